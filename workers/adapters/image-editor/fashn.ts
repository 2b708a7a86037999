import { z } from 'zod';
import type { PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { checkedPicture, dataUri, fromBase64 } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { asJson, askModel, readJson, type KeyedModel } from '../models/ask-model.ts';

// FASHN (api.fashn.ai): POST /v1/run, then GET /v1/status/{id}. It reads the garments from our flat-lay card; base64
// in and out, so that nothing is kept on its CDN.

export interface Fashn extends KeyedModel {
  /** Between two looks at the status. */
  pauseMs?: number;
}

const NAME = 'fashn';
const PAUSE_MS = 1500;
const ORDER_TIMEOUT_MS = 15_000;
const ordered = z.object({ id: z.string().regex(/^[\w-]{1,100}$/), error: z.unknown() });
const status = z.object({
  status: z.string(),
  output: z.array(z.string()).nullish(),
  error: z.object({ name: z.string().optional() }).nullish(),
});
const FAILED = ['failed', 'canceled', 'time_out'];
/** These are about the photo, not about the service. */
const REFUSED = /^(ContentModerationError|PoseError|ImageLoadError|InputValidationError)$/;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function order(fashn: Fashn, { photo, card }: PictureOrder): Promise<string> {
  const json = asJson({
    model_name: fashn.model,
    inputs: {
      model_image: dataUri(photo),
      garment_image: dataUri(card),
      category: 'auto',
      garment_photo_type: 'flat-lay',
      moderation_level: 'permissive',
      return_base64: true,
      output_format: 'jpeg',
    },
  });
  const bytes = await askModel(fashn, {
    provider: NAME,
    url: `${fashn.baseUrl ?? 'https://api.fashn.ai'}/v1/run`,
    headers: { authorization: `Bearer ${fashn.key}`, ...json.contentType },
    body: json.body,
    timeoutMs: ORDER_TIMEOUT_MS,
    maxBytes: 64 * 1024,
  });
  return readJson(NAME, bytes, ordered).id;
}

async function finished(fashn: Fashn, id: string): Promise<string> {
  const until = Date.now() + (fashn.timeoutMs ?? PICTURE_TIMEOUT_MS - ORDER_TIMEOUT_MS);
  while (Date.now() < until) {
    const bytes = await askModel(fashn, {
      provider: NAME,
      url: `${fashn.baseUrl ?? 'https://api.fashn.ai'}/v1/status/${id}`,
      method: 'GET',
      headers: { authorization: `Bearer ${fashn.key}` },
      timeoutMs: until - Date.now(),
      maxBytes: PICTURE_MAX_BYTES * 1.4,
    });
    const { status: state, output, error } = readJson(NAME, bytes, status);
    if (state === 'completed' && output?.[0]) return output[0];
    if (state === 'completed') throw new ProviderError(NAME, 'answered no picture', { retryable: true });
    if (FAILED.includes(state)) {
      const refused = REFUSED.test(error?.name ?? '');
      throw new ProviderError(NAME, refused ? 'refused' : 'failed', { retryable: !refused, refused });
    }
    await pause(fashn.pauseMs ?? PAUSE_MS);
  }
  throw new ProviderError(NAME, 'too slow', { retryable: true });
}

export function fashnPictures(fashn: Fashn): PictureModel {
  return {
    name: NAME,
    costMicros: fashn.costMicros,
    mostSide: 1536,
    async edit(asked) {
      const output = await finished(fashn, await order(fashn, asked));
      return checkedPicture(NAME, fromBase64(NAME, output), asked.photo);
    },
  };
}
