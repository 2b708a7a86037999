import { z } from 'zod';
import type { PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { blobOf, checkedPicture, dataUri, fromBase64 } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { shaped } from '../models/ask-model.ts';
import { runModel, type WorkersAi } from '../models/workers-ai.ts';
import { fetchAllowed, readAtMost } from '../outbound.ts';

// Hosted FLUX.2 ('@cf/black-forest-labs/flux-2-…') takes a form with pictures smaller than 512x512; proxied models
// ('google/…', 'bria/…') take JSON and answer an address, which is copied at once: it does not live long.

const NAME = 'workers-ai';
const RESULT_TIMEOUT_MS = 15_000;
const HOSTED_SIDE = 511;
const PROXIED_SIDE = 1536;
/** Both are multiples of 16 and in the shape of the photos that are sent. */
const WIDTH = 832;
const HEIGHT = 1248;

export interface WorkersAiPictures extends WorkersAi {
  model: string;
  costMicros: number;
  /** Hosts that finished pictures of proxied models may be fetched from. */
  resultHosts: readonly string[];
}

const hostedAnswer = z.object({ image: z.string().min(1) });
const proxiedAnswer = z.object({
  state: z.string().optional(),
  result: z.object({ image: z.string().min(1) }),
});

/** The names that the catalogue gives to prompt and pictures. */
function proxiedInput(model: string, { prompt, photo, card }: PictureOrder): Record<string, unknown> {
  const images = [dataUri(photo), dataUri(card)];
  if (model.startsWith('google/'))
    return { prompt, image_input: images, aspect_ratio: '2:3', output_format: 'jpg' };
  if (model.startsWith('bria/')) return { instruction: prompt, images };
  if (model.startsWith('openai/')) return { prompt, images, size: '1024x1536' };
  if (/flux-1-kontext/.test(model)) return { prompt, input_image: images[0], aspect_ratio: '2:3' };
  if (model.startsWith('black-forest-labs/')) return { prompt, input_images: images };
  return { prompt, image: images };
}

function hostedInput({ prompt, photo, card }: PictureOrder): FormData {
  const form = new FormData();
  form.append('prompt', prompt);
  form.append('input_image_0', blobOf(photo), 'person.jpg');
  form.append('input_image_1', blobOf(card), 'garments.jpg');
  form.append('width', String(WIDTH));
  form.append('height', String(HEIGHT));
  return form;
}

async function fetchResult(ai: WorkersAiPictures, address: string): Promise<Uint8Array> {
  if (address.startsWith('data:')) return fromBase64(NAME, address);
  const timeoutMs = ai.timeoutMs ?? RESULT_TIMEOUT_MS;
  const response = await fetchAllowed(
    address,
    {},
    { provider: NAME, hosts: ai.resultHosts, timeoutMs, ...(ai.fetch ? { fetch: ai.fetch } : {}) },
  );
  if (!response.ok)
    throw new ProviderError(NAME, `its picture answered ${response.status}`, { retryable: true });
  return readAtMost(response, PICTURE_MAX_BYTES, NAME);
}

export function workersAiPictures(ai: WorkersAiPictures): PictureModel {
  const hosted = ai.model.startsWith('@cf/');
  // Base64 and JSON around it.
  const limits = { timeoutMs: PICTURE_TIMEOUT_MS, maxBytes: PICTURE_MAX_BYTES * 1.4 };
  return {
    name: NAME,
    costMicros: ai.costMicros,
    mostSide: hosted ? HOSTED_SIDE : PROXIED_SIDE,
    async edit(order) {
      if (hosted) {
        const answer = await runModel(ai, ai.model, hostedInput(order), limits);
        const { image } = shaped(NAME, answer, hostedAnswer);
        return checkedPicture(NAME, fromBase64(NAME, image), order.photo);
      }
      const answer = await runModel(ai, ai.model, proxiedInput(ai.model, order), limits);
      const { result } = shaped(NAME, answer, proxiedAnswer);
      return checkedPicture(NAME, await fetchResult(ai, result.image), order.photo);
    },
  };
}
