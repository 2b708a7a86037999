import { z } from 'zod';
import type { PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { answerOf, jpegBlob, checkPicture, fromBase64, paidFor } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { runModel, type WorkersAi } from '../ai-models/workers-ai.ts';
import { fetchAllowed, readBounded } from '../outbound.ts';
import { isHosted, namedAs, pictureFamily, type PictureFamily } from '../ai-models/workers-ai-catalog.ts';

// Hosted FLUX.2 ('@cf/black-forest-labs/flux-2-…') answers base64; proxied models answer a short-lived address.

const NAME = 'workers-ai';
const RESULT_TIMEOUT_MS = 15_000;
const MOST_FETCHES = 3;
const HOSTED_SIDE = 511;
/** Multiples of 16 in the shape of the photos. */
const WIDTH = 832;
const HEIGHT = 1248;
const LIMITS = { timeoutMs: PICTURE_TIMEOUT_MS, maxBytes: PICTURE_MAX_BYTES * 1.4 };

export interface WorkersAiPictures extends WorkersAi {
  model: string;
  costMicros: number;
  resultHosts: readonly string[];
}

const hostedAnswer = z.object({ image: z.string().min(1) });

function hostedInput({ prompt, photo, card }: PictureOrder): FormData {
  const form = new FormData();
  form.append('prompt', prompt);
  form.append('input_image_0', jpegBlob(photo), 'person.jpg');
  form.append('input_image_1', jpegBlob(card), 'garments.jpg');
  form.append('width', String(WIDTH));
  form.append('height', String(HEIGHT));
  return form;
}

async function fetchOnce(
  ai: WorkersAiPictures,
  hosts: readonly string[],
  address: string,
): Promise<Uint8Array> {
  const timeoutMs = ai.timeoutMs ?? RESULT_TIMEOUT_MS;
  const calling = ai.fetch ? { fetch: ai.fetch } : {};
  const response = await fetchAllowed(address, {}, { provider: NAME, hosts, timeoutMs, ...calling });
  if (!response.ok)
    throw new ProviderError(NAME, `its picture answered ${response.status}`, { retryable: true });
  return readBounded(response, PICTURE_MAX_BYTES, NAME);
}

async function fetchResult(
  ai: WorkersAiPictures,
  hosts: readonly string[],
  address: string,
): Promise<Uint8Array> {
  if (address.startsWith('data:')) return fromBase64(NAME, address);
  for (let times = 1; ; times++) {
    try {
      return await fetchOnce(ai, hosts, address);
    } catch (error) {
      const mayChange = error instanceof ProviderError && error.retryable;
      if (!mayChange || times === MOST_FETCHES) throw error;
    }
  }
}

function hostedPictures(ai: WorkersAiPictures): PictureModel {
  return {
    name: NAME,
    costMicros: ai.costMicros,
    mostSide: HOSTED_SIDE,
    frame: 'body',
    async edit(order) {
      const answer = await runModel(ai, ai.model, hostedInput(order), LIMITS);
      return paidFor(() => {
        const { image } = answerOf(NAME, answer, hostedAnswer);
        return checkPicture(NAME, fromBase64(NAME, image), order.photo);
      });
    },
  };
}

function proxiedPictures(ai: WorkersAiPictures, family: PictureFamily): PictureModel {
  return {
    ...family.needs,
    name: namedAs(ai.model),
    costMicros: ai.costMicros,
    async edit(order) {
      const answer = await runModel(ai, ai.model, family.inputs(order), LIMITS);
      return paidFor(async () => {
        const address = answerOf(NAME, answer, family.answer);
        const bytes = await fetchResult(ai, [...family.hosts, ...ai.resultHosts], address);
        return checkPicture(NAME, bytes, order.photo);
      });
    },
  };
}

/** Null for a model that cannot edit a picture: it is not called, nothing is paid. */
export function workersAiPictures(ai: WorkersAiPictures): PictureModel | null {
  if (isHosted(ai.model)) return hostedPictures(ai);
  const family = pictureFamily(ai.model);
  return family && proxiedPictures(ai, family);
}
