import type { PictureModel } from '../../ports/image-editor.ts';
import type { PhotoCheck } from '../../ports/photo-check.ts';
import type { ModelCatalog } from '../../ports/model-catalog.ts';
import type { OutfitModel } from '../../ports/stylist.ts';
import { fashnPictures } from '../image-editor/fashn.ts';
import { geminiPictures } from '../image-editor/gemini.ts';
import { openAiPictures } from '../image-editor/openai.ts';
import { prunaPictures } from '../image-editor/pruna.ts';
import { workersAiPictures } from '../image-editor/workers-ai.ts';
import { openAiPhotoCheck, workersAiPhotoCheck } from '../photo-check/chat.ts';
import { geminiPhotoCheck } from '../photo-check/gemini.ts';
import { isMoondream, moondreamPhotoCheck } from '../photo-check/moondream.ts';
import type { AiBinding } from './workers-ai.ts';
import { geminiCatalog, openAiCatalog, workersAiCatalog } from './model-catalog.ts';
import type { DayModel } from '../../ports/day-model.ts';
import { dayModel } from '../day-request-model/day-model.ts';
import { outfitModel } from '../stylist/outfit-model.ts';
import { geminiText, openAiText, workersAiText, type TextModel } from './text-models.ts';
import { editsPictures, makesFilms } from './workers-ai-catalog.ts';

/** Filled in by compose.ts. Empty means off. */
export interface ModelSettings {
  fetch?: typeof fetch;
  /** 'gemini,workers-ai': the order of stylists, and of picture models. */
  stylists?: string | undefined;
  /** 'workers-ai': read what she typed of her day. */
  dayReaders?: string | undefined;
  pictures?: string | undefined;
  /** 'gemini': checks a photo before a picture of it is paid for. */
  photoChecks?: string | undefined;
  films?: string | undefined;
  /** 'stylist:gemini=0.002,picture:gemini=0.067': US dollars per question, where they differ from COSTS. */
  costs?: string | undefined;
  workersAi: {
    binding?: AiBinding | undefined;
    gateway?: string | undefined;
    account?: string | undefined;
    token?: string | undefined;
    textModel?: string | undefined;
    imageModel?: string | undefined;
    /** Moondream, or one that takes pictures in chat completions. */
    visionModel?: string | undefined;
    resultHosts?: string | undefined;
  };
  gemini: { key?: string | undefined; textModel?: string | undefined; imageModel?: string | undefined };
  openAi: {
    key?: string | undefined;
    baseUrl?: string | undefined;
    textModel?: string | undefined;
    imageModel?: string | undefined;
  };
  fashn: { key?: string | undefined; model?: string | undefined };
  pruna: { key?: string | undefined; model?: string | undefined };
}

const COSTS: Readonly<Record<string, number>> = {
  'stylist:workers-ai': 0.0025,
  // The price doubles on 1 January 2027: the cap counts the new one, to be safe.
  'stylist:gemini': 0.006,
  'stylist:openai': 0.005,
  // 2,000 tokens in, 100 out.
  'day:workers-ai': 0.001,
  'day:gemini': 0.004,
  'day:openai': 0.003,
  'picture:workers-ai': 0.017,
  'picture:gemini': 0.04,
  'picture:openai': 0.07,
  // Four credits; of v1.6 one for each of two garments.
  'picture:fashn': 0.3,
  'picture:tryon-v1.6': 0.15,
  // Nine garments: 0.015 for the first, 0.008 for each further one.
  'picture:pruna': 0.08,
  'photo:workers-ai': 0.001,
  'photo:gemini': 0.001,
  'photo:openai': 0.001,
};

/**
 * Defaults of the settings. Whether they are still served is checked every few hours (usecases/ai-models/check-models.ts)
 * and by `npm run bench:providers`; announced ends as of 28 November 2026: model-ends.ts and docs/providers.md.
 */
export const MODELS = {
  workersAiText: '@cf/meta/llama-3.3-70b-instruct-fp8-fast',
  workersAiImage: '@cf/black-forest-labs/flux-2-klein-9b',
  workersAiVision: '@cf/moondream/moondream3.1-9B-A2B',
  geminiText: 'gemini-3.8-flash',
  geminiImage: 'gemini-nano-banana-2.1',
  openAiText: 'gpt-6.1-terra',
  openAiImage: 'gpt-image-2.6-flare',
  fashn: 'tryon-max',
  pruna: 'p-image-try-on',
};

function idsOf({ workersAi, gemini, openAi }: ModelSettings) {
  const { textModel = MODELS.workersAiText, imageModel = MODELS.workersAiImage } = workersAi;
  const visionModel = workersAi.visionModel || MODELS.workersAiVision;
  const geminiModel = gemini.textModel ?? MODELS.geminiText;
  const openAiModel = openAi.textModel ?? MODELS.openAiText;
  return {
    'workers-ai': { text: textModel, image: imageModel, vision: visionModel },
    gemini: { text: geminiModel, image: gemini.imageModel ?? MODELS.geminiImage, vision: geminiModel },
    openai: { text: openAiModel, image: openAi.imageModel ?? MODELS.openAiImage, vision: openAiModel },
  };
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Millionths of a US dollar. A setting that is no number is ignored. */
export function costMicros(key: string, costs = ''): number {
  const set = listOf(costs).find((pair) => pair.startsWith(`${key}=`));
  const dollars = Number(set?.slice(key.length + 1) || NaN);
  return Math.round((Number.isFinite(dollars) && dollars >= 0 ? dollars : (COSTS[key] ?? 0.1)) * 1e6);
}

function adapterSettings(settings: ModelSettings, kind: 'stylist' | 'day' | 'picture' | 'photo') {
  const { fetch: ask, workersAi, gemini, openAi, fashn, pruna, costs } = settings;
  const use = ({ stylist: 'text', day: 'text', picture: 'image', photo: 'vision' } as const)[kind];
  const ids = idsOf(settings);
  const model = ids['workers-ai'][use];
  const cost = (name: string) => costMicros(`${kind}:${name}`, costs);
  const fashnModel = fashn.model ?? MODELS.fashn;
  const { binding, gateway, account, token } = workersAi;
  const calling = ask ? { fetch: ask } : {};
  return {
    workersAi:
      binding || (account && token)
        ? { ...calling, binding, gateway, account, token, model, costMicros: cost('workers-ai') }
        : null,
    gemini: gemini.key
      ? { ...calling, key: gemini.key, model: ids.gemini[use], costMicros: cost('gemini') }
      : null,
    openAi: openAi.key
      ? {
          ...calling,
          key: openAi.key,
          model: ids.openai[use],
          costMicros: cost('openai'),
          ...(openAi.baseUrl ? { baseUrl: openAi.baseUrl } : {}),
        }
      : null,
    fashn: fashn.key
      ? {
          ...calling,
          key: fashn.key,
          model: fashnModel,
          costMicros: cost(`picture:${fashnModel}` in COSTS ? fashnModel : 'fashn'),
        }
      : null,
    pruna: pruna.key
      ? { ...calling, key: pruna.key, model: pruna.model ?? MODELS.pruna, costMicros: cost('pruna') }
      : null,
  };
}

const chosen = <Model>(order: string | undefined, made: Record<string, Model | null>): Model[] =>
  listOf(order).flatMap((name) => made[name] ?? []);

function textModels(settings: ModelSettings, kind: 'stylist' | 'day', order: string | undefined) {
  const { workersAi, gemini, openAi } = adapterSettings(settings, kind);
  return chosen<TextModel>(order, {
    'workers-ai': workersAi && workersAiText(workersAi),
    gemini: gemini && geminiText(gemini),
    openai: openAi && openAiText(openAi),
  });
}

export const stylistModels = (settings: ModelSettings): OutfitModel[] =>
  textModels(settings, 'stylist', settings.stylists).map(outfitModel);

export const dayModels = (settings: ModelSettings): DayModel[] =>
  textModels(settings, 'day', settings.dayReaders).map(dayModel);

export function pictureModels(settings: ModelSettings): PictureModel[] {
  const { workersAi, gemini, openAi, fashn, pruna } = adapterSettings(settings, 'picture');
  const resultHosts = listOf(settings.workersAi.resultHosts);
  return chosen<PictureModel>(settings.pictures, {
    'workers-ai': workersAi && workersAiPictures({ ...workersAi, resultHosts }),
    gemini: gemini && geminiPictures(gemini),
    openai: openAi && openAiPictures(openAi),
    fashn: fashn && fashnPictures(fashn),
    pruna: pruna && prunaPictures(pruna),
  });
}

export function photoChecks(settings: ModelSettings): PhotoCheck[] {
  const { workersAi, gemini, openAi } = adapterSettings(settings, 'photo');
  return chosen<PhotoCheck>(settings.photoChecks, {
    'workers-ai':
      workersAi && (isMoondream(workersAi.model) ? moondreamPhotoCheck : workersAiPhotoCheck)(workersAi),
    gemini: gemini && geminiPhotoCheck(gemini),
    openai: openAi && openAiPhotoCheck(openAi),
  });
}

export function modelCatalogs(settings: ModelSettings): ModelCatalog[] {
  const { workersAi, gemini, openAi } = settings;
  const isAsked = (name: string, order: string | undefined) => listOf(order).includes(name);
  const ids = idsOf(settings);
  const used = (name: keyof typeof ids): string[] => {
    const { text, image, vision } = ids[name];
    const asked = [
      isAsked(name, settings.stylists) || isAsked(name, settings.dayReaders) ? text : undefined,
      isAsked(name, settings.pictures) ? image : undefined,
      isAsked(name, settings.photoChecks) ? vision : undefined,
      name === 'workers-ai' ? settings.films : undefined,
    ];
    return [...new Set(asked.filter((id) => id !== undefined))];
  };
  const calling = settings.fetch ? { fetch: settings.fetch } : {};
  const catalogs: ModelCatalog[] = [];
  if (workersAi.binding ?? (workersAi.account && workersAi.token)) {
    const catalog = workersAiCatalog({ ...calling, ...workersAi }, used('workers-ai'));
    const { image } = ids['workers-ai'];
    const unfit = [
      ...(isAsked('workers-ai', settings.pictures) && !editsPictures(image) ? [image] : []),
      ...(settings.films && !makesFilms(settings.films) ? [settings.films] : []),
    ];
    catalogs.push({ ...catalog, known: { ...catalog.known, unfit } });
  }
  if (gemini.key) catalogs.push(geminiCatalog({ ...calling, key: gemini.key }, used('gemini')));
  if (openAi.key)
    catalogs.push(openAiCatalog({ ...calling, key: openAi.key, baseUrl: openAi.baseUrl }, used('openai')));
  return catalogs.filter((catalog) => catalog.used.length > 0);
}
