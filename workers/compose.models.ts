import { falAnimator } from './adapters/animator/fal.ts';
import { FILM_MODELS } from './adapters/animator/film-models.ts';
import { replicateAnimator } from './adapters/animator/replicate.ts';
import { runwayAnimator } from './adapters/animator/runway.ts';
import { workersAiAnimator } from './adapters/animator/workers-ai.ts';
import type { AiBinding } from './adapters/ai-models/workers-ai.ts';
import { photoChecks, pictureModels, type ModelSettings } from './adapters/ai-models/chosen-models.ts';
import { fetchAs, buildUserAgent } from './adapters/outbound.ts';
import type { Env } from './env.d.ts';
import type { Animator } from './ports/animator.ts';

/** Where the site is; local builds learn it from each request. */
export const originOf = (env: Env): string | null => (__LOCAL_BUILD__ ? null : (env.ORIGIN ?? null));

/** The one `fetch` of adapters: every call says who we are (adapters/outgoing.workerd.test.ts). */
export const outgoing = (env: Env): typeof fetch => fetchAs(buildUserAgent(originOf(env)));

const filmModel = (env: Env): string | undefined => env.FILM_MODEL || undefined;

/** If asked for, and no other service has a key. */
const filmsByWorkersAi = (env: Env): boolean =>
  env.FILM_SERVICE === 'workers-ai' && !env.FAL_KEY && !env.REPLICATE_TOKEN && !env.RUNWAY_KEY;

export function modelSettings(env: Env): ModelSettings {
  const isOn = env.MODELS !== 'off';
  return {
    fetch: outgoing(env),
    stylists: isOn ? env.STYLISTS : '',
    dayReaders: isOn ? env.DAY_READERS : '',
    pictures: isOn ? env.PICTURE_MODELS : '',
    photoChecks: isOn ? env.PHOTO_CHECKS : '',
    films: filmsByWorkersAi(env) ? (filmModel(env) ?? FILM_MODELS.workersAi) : undefined,
    costs: env.MODEL_COSTS,
    workersAi: {
      binding: env.AI,
      gateway: env.WORKERS_AI_GATEWAY,
      account: env.WORKERS_AI_ACCOUNT,
      token: env.WORKERS_AI_TOKEN,
      textModel: env.WORKERS_AI_TEXT_MODEL,
      imageModel: env.WORKERS_AI_IMAGE_MODEL,
      visionModel: env.WORKERS_AI_VISION_MODEL,
      resultHosts: env.WORKERS_AI_RESULT_HOSTS,
    },
    gemini: { key: env.GEMINI_KEY, textModel: env.GEMINI_TEXT_MODEL, imageModel: env.GEMINI_IMAGE_MODEL },
    openAi: {
      key: env.OPENAI_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      textModel: env.OPENAI_TEXT_MODEL,
      imageModel: env.OPENAI_IMAGE_MODEL,
    },
    fashn: { key: env.FASHN_KEY, model: env.FASHN_MODEL },
    pruna: { key: env.PRUNA_KEY, model: env.PRUNA_MODEL },
  };
}

/** Every provider that may see her photo, or a picture of her, with her consent. */
export function photoModelNames(models: ModelSettings, animator: Animator | null): string[] {
  const all = [...pictureModels(models), ...photoChecks(models), ...(animator ? [animator] : [])];
  return [...new Set(all.map(({ name }) => name))];
}

/** The film service that has a key, or Workers AI if asked for; null leaves films to her device. */
export function chooseAnimator(env: Env): Animator | null {
  const model = filmModel(env);
  const costCents = env.FILM_COST_CENTS ? Number(env.FILM_COST_CENTS) : undefined;
  const settings = { fetch: outgoing(env), ...(model && { model }), ...(costCents && { costCents }) };
  if (env.FAL_KEY) return falAnimator({ key: env.FAL_KEY, ...settings });
  if (env.REPLICATE_TOKEN) {
    const webhookSecret = env.REPLICATE_WEBHOOK_SECRET;
    return replicateAnimator({
      token: env.REPLICATE_TOKEN,
      ...(webhookSecret && { webhookSecret }),
      ...settings,
    });
  }
  if (env.RUNWAY_KEY) return runwayAnimator({ key: env.RUNWAY_KEY, ...settings });
  if (filmsByWorkersAi(env)) return workersAiAnimator({ ai: env.AI as AiBinding | undefined, ...settings });
  return null;
}
