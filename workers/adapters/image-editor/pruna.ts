import { z } from 'zod';
import type { JpegFile, PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { asUnreadable, ProviderError } from '../../ports/provider-error.ts';
import { answerOf, jpegBlob, checkPicture, paidFor } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { jsonRequest, askModel, readJson, type KeyedModel } from '../ai-models/ask-model.ts';
import { pause } from '../../pause.ts';

// Pruna (api.pruna.ai), p-image-try-on: POST /v1/files for each picture, POST /v1/predictions, then poll. Each garment
// is a picture of its own; the result keeps the photo's size.

export interface Pruna extends KeyedModel {
  pauseMs?: number;
}

const NAME = 'pruna';
const HOST = 'https://api.pruna.ai';
const PAUSE_MS = 1000;
const CALL_TIMEOUT_MS = 20_000;
const MOST_REPEATS = 3;
const MOST_GARMENTS = 11;
/** It knows no gloves and nothing held in a hand; thermals are not seen. */
const UNKNOWN = new Set(['base', 'gloves', 'umbrella']);

const uploaded = z.object({ urls: z.object({ get: z.string().startsWith(`${HOST}/`) }) });
const created = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
const state = z.object({
  status: z.string(),
  generation_url: z.string().nullish(),
  error: z.unknown().optional(),
});
const FAILED = ['failed', 'canceled', 'aborted'];
const MODERATED = /moderat|safety|nsfw|flagged|sensitive/i;

interface Call {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: BodyInit;
  timeoutMs?: number;
}

const call = (pruna: Pruna, { path, method = 'GET', headers, body, timeoutMs }: Call): Promise<Uint8Array> =>
  askModel(pruna, {
    provider: NAME,
    url: `${pruna.baseUrl ?? HOST}${path}`,
    method,
    headers: { apikey: pruna.key, ...headers },
    ...(body === undefined ? {} : { body }),
    timeoutMs: timeoutMs ?? CALL_TIMEOUT_MS,
    maxBytes: PICTURE_MAX_BYTES,
  });

const json = <S extends z.ZodType>(bytes: Uint8Array, shape: S): z.infer<S> =>
  answerOf(NAME, readJson(NAME, bytes, z.unknown()), shape);

async function upload(pruna: Pruna, picture: JpegFile, name: string): Promise<string> {
  const body = new FormData();
  body.append('content', jpegBlob(picture), `${name}.jpg`);
  // Nothing is ordered yet, so a failure costs nothing.
  return json(await call(pruna, { path: '/v1/files', method: 'POST', body }), uploaded).urls.get;
}

async function order(pruna: Pruna, { photo, garments }: PictureOrder): Promise<string> {
  const worn = garments.filter(({ slot }) => !UNKNOWN.has(slot)).slice(0, MOST_GARMENTS);
  const [person = '', ...pieces] = await Promise.all([
    upload(pruna, photo, 'person'),
    ...worn.map(({ picture, slot }) => upload(pruna, picture, slot)),
  ]);
  const { contentType, body } = jsonRequest({
    input: { person_image: person, garment_images: pieces, output_format: 'jpg', preserve_input_size: true },
  });
  const headers = { ...contentType, model: pruna.model };
  const bytes = await call(pruna, { path: '/v1/predictions', method: 'POST', headers, body });
  return paidFor(() => json(bytes, created).id);
}

/** Repeats free calls. @throws ProviderError, unreadable: the order stands */
async function persistently<T>(work: () => Promise<T>, pauseMs: number): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await work();
    } catch (error) {
      const mayChange = error instanceof ProviderError && error.retryable;
      if (!mayChange || times === MOST_REPEATS) throw asUnreadable(error);
      await pause(pauseMs);
    }
  }
}

async function finished(pruna: Pruna, id: string): Promise<string> {
  const pauseMs = pruna.pauseMs ?? PAUSE_MS;
  const until = Date.now() + (pruna.timeoutMs ?? PICTURE_TIMEOUT_MS);
  while (Date.now() < until) {
    const look = async () => json(await call(pruna, { path: `/v1/predictions/status/${id}` }), state);
    const { status, generation_url: address, error } = await persistently(look, pauseMs);
    if (status === 'succeeded' && address) return address;
    if (status === 'succeeded')
      throw new ProviderError(NAME, 'answered no picture', { retryable: false, unreadable: true });
    if (FAILED.includes(status)) {
      const refused = MODERATED.test(JSON.stringify(error ?? ''));
      throw new ProviderError(NAME, refused ? 'refused' : 'failed', { retryable: !refused, refused });
    }
    await pause(pauseMs);
  }
  throw new ProviderError(NAME, 'too slow', { retryable: true });
}

/** Our key goes along, so the address must be theirs. */
function pathOf(address: string): string {
  const url = new URL(address, HOST);
  if (url.origin === HOST && url.pathname.startsWith('/v1/')) return url.pathname + url.search;
  throw new ProviderError(NAME, 'named an address that is not on our list', { retryable: false });
}

export function prunaPictures(pruna: Pruna): PictureModel {
  return {
    name: NAME,
    costMicros: pruna.costMicros,
    mostSide: 1536,
    garments: 'each',
    async edit(asked) {
      const address = await finished(pruna, await order(pruna, asked));
      return paidFor(async () => {
        const path = pathOf(address);
        const bytes = await persistently(() => call(pruna, { path }), pruna.pauseMs ?? PAUSE_MS);
        return checkPicture(NAME, bytes, asked.photo);
      });
    },
  };
}
