import { z } from 'zod';
import type { GarmentPicture, PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { asUnreadable, ProviderError } from '../../ports/provider-error.ts';
import { answerOf, checkPicture, dataUri, fromBase64, paidFor } from './picture-answer.ts';
import { PICTURE_MAX_BYTES } from './picture-answer.ts';
import { jsonRequest, askModel, readJson, type KeyedModel } from '../ai-models/ask-model.ts';
import { pause } from '../../pause.ts';

// FASHN (api.fashn.ai): POST /v1/run, then GET /v1/status/{id}; base64 in and out, so that nothing is kept on its CDN.
// Try-On Max takes a picture of the whole look. Try-On v1.6 takes one garment a call, each on the picture before.

interface Fashn extends KeyedModel {
  pauseMs?: number;
}

const NAME = 'fashn';
const PAUSE_MS = 1500;
const ORDER_TIMEOUT_MS = 15_000;
const FINISH_TIMEOUT_MS = 130_000;
const MOST_BLIND_LOOKS = 3;
const ordered = z.object({ id: z.string().regex(/^[\w-]{1,100}$/), error: z.unknown().optional() });
const status = z.object({
  status: z.string(),
  output: z.array(z.string()).nullish(),
  error: z.object({ name: z.string().optional() }).nullish(),
});
const FAILED = ['failed', 'canceled', 'time_out'];
const REFUSED = /^(ContentModerationError|PoseError|ImageLoadError|InputValidationError)$/;

async function order(fashn: Fashn, inputs: Record<string, unknown>): Promise<string> {
  const json = jsonRequest({ model_name: fashn.model, inputs });
  const bytes = await askModel(fashn, {
    provider: NAME,
    url: `${fashn.baseUrl ?? 'https://api.fashn.ai'}/v1/run`,
    headers: { authorization: `Bearer ${fashn.key}`, ...json.contentType },
    body: json.body,
    timeoutMs: ORDER_TIMEOUT_MS,
    maxBytes: 64 * 1024,
  });
  return paidFor(() => answerOf(NAME, readJson(NAME, bytes, z.unknown()), ordered).id);
}

async function look(fashn: Fashn, id: string, timeoutMs: number): Promise<z.infer<typeof status>> {
  const bytes = await askModel(fashn, {
    provider: NAME,
    url: `${fashn.baseUrl ?? 'https://api.fashn.ai'}/v1/status/${id}`,
    method: 'GET',
    headers: { authorization: `Bearer ${fashn.key}` },
    timeoutMs,
    maxBytes: PICTURE_MAX_BYTES * 1.4,
  });
  return answerOf(NAME, readJson(NAME, bytes, z.unknown()), status);
}

async function finished(fashn: Fashn, id: string): Promise<string> {
  const until = Date.now() + (fashn.timeoutMs ?? FINISH_TIMEOUT_MS);
  for (let blind = 0; Date.now() < until; await pause(fashn.pauseMs ?? PAUSE_MS)) {
    const seen = await look(fashn, id, until - Date.now()).catch((error: unknown) => {
      const mayChange = error instanceof ProviderError && error.retryable;
      if (!mayChange || ++blind === MOST_BLIND_LOOKS) throw asUnreadable(error);
      return null;
    });
    if (seen === null) continue;
    const { status: state, output, error } = seen;
    if (state === 'completed' && output?.[0]) return output[0];
    if (state === 'completed')
      throw new ProviderError(NAME, 'answered no picture', { retryable: false, unreadable: true });
    if (FAILED.includes(state)) {
      const refused = REFUSED.test(error?.name ?? '');
      throw new ProviderError(NAME, refused ? 'refused' : 'failed', { retryable: !refused, refused });
    }
  }
  throw new ProviderError(NAME, 'too slow', { retryable: true });
}

const ANSWERED = { return_base64: true, output_format: 'jpeg' };

const run = async (fashn: Fashn, inputs: Record<string, unknown>): Promise<string> =>
  finished(fashn, await order(fashn, { ...inputs, ...ANSWERED }));

const CATEGORIES: Partial<Record<GarmentPicture['slot'], 'tops' | 'bottoms' | 'one-pieces'>> = {
  dress: 'one-pieces',
  bottom: 'bottoms',
  top: 'tops',
  knitwear: 'tops',
  jacket: 'tops',
  coat: 'tops',
};

/** For v1.6, in order: a dress or a bottom, then the outermost upper, as a second of a category replaces the first. */
export function stepsOf(
  garments: readonly GarmentPicture[],
): { category: string; garment: GarmentPicture }[] {
  const steps = new Map<string, GarmentPicture>();
  for (const garment of garments) {
    const category = CATEGORIES[garment.slot];
    if (category) steps.set(category, garment);
  }
  return ['one-pieces', 'bottoms', 'tops'].flatMap((category) => {
    const garment = steps.get(category);
    return garment ? [{ category, garment }] : [];
  });
}

async function pieceByPiece(fashn: Fashn, { photo, garments }: PictureOrder): Promise<string> {
  const steps = stepsOf(garments);
  if (steps.length === 0) throw new ProviderError(NAME, 'refused', { retryable: false, refused: true });
  let dressed = dataUri(photo);
  for (const [i, { category, garment }] of steps.entries()) {
    const one = {
      model_image: dressed,
      garment_image: dataUri(garment.picture),
      category,
      garment_photo_type: 'flat-lay',
      moderation_level: 'permissive',
    };
    dressed = await run(fashn, one).catch((error: unknown) => {
      // The garments before it are paid for, and lost with it.
      throw i === 0 ? error : asUnreadable(error);
    });
  }
  return dressed;
}

const wholeLook = (fashn: Fashn, { photo, card, prompt }: PictureOrder): Promise<string> =>
  run(fashn, { model_image: dataUri(photo), product_image: dataUri(card), prompt });

export function fashnPictures(fashn: Fashn): PictureModel {
  const isPieces = fashn.model.startsWith('tryon-v');
  return {
    name: NAME,
    costMicros: fashn.costMicros,
    mostSide: 1536,
    garments: isPieces ? 'each' : 'card',
    async edit(asked) {
      const output = await (isPieces ? pieceByPiece : wholeLook)(fashn, asked);
      return paidFor(() => checkPicture(NAME, fromBase64(NAME, output), asked.photo));
    },
  };
}
