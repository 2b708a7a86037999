import type { z } from 'zod';
import { NotOrdered } from '../../ports/animator.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { fetchAllowed, readBounded, callProvider, type Remote } from '../outbound.ts';
import { parseShape } from '../ai-models/ask-model.ts';

export interface FilmService {
  name: string;
  baseUrl: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
}

export interface FilmOptions extends Omit<Remote, 'timeoutMs'> {
  model?: string;
  /** Of ten seconds. */
  costCents?: number;
}

const ASK_MS = 20_000;
const FETCH_MS = 60_000;
const MAX_FILM_BYTES = 40 * 1024 * 1024;

export const isRefusalText = (words: string): boolean =>
  /moderat|safety|sensitive|nsfw|content.?policy|flagged|deepfake|prohibited/i.test(words);

function call(service: FilmService, path: string, init: RequestInit): Promise<Response> {
  const headers = { ...service.headers, ...(init.body ? { 'content-type': 'application/json' } : {}) };
  const way = { fetch: service.fetch, timeoutMs: ASK_MS };
  return callProvider(service.name, `${service.baseUrl}${path}`, { ...init, headers }, way);
}

const bodyOf = async <S extends z.ZodType>({ name }: FilmService, response: Response, shape: S) =>
  parseShape(name, await response.json().catch(() => null), shape);

/** A clear "no" is NotOrdered. Whatever leaves the order open (500, a broken line) is a ProviderError, never repeated. */
export async function placeOrder<S extends z.ZodType>(
  service: FilmService,
  path: string,
  body: object,
  shape: S,
): Promise<z.infer<S>> {
  const response = await call(service, path, { method: 'POST', body: JSON.stringify(body) });
  if (response.ok) return bodyOf(service, response, shape);
  const words = (await response.text().catch(() => '')).slice(0, 2000);
  const { status } = response;
  if (status === 429 || status === 503)
    throw new NotOrdered(service.name, `answered ${status}`, { retryable: true });
  if (status >= 500) throw new ProviderError(service.name, `answered ${status}`, { retryable: true });
  throw new NotOrdered(service.name, `answered ${status}`, {
    retryable: false,
    refused: isRefusalText(words),
  });
}

/** @throws ProviderError, retryable unless the service does not know the order (404) */
export async function readOrder<S extends z.ZodType>(
  service: FilmService,
  path: string,
  shape: S,
): Promise<z.infer<S>> {
  const response = await call(service, path, { method: 'GET' });
  if (response.ok) return bodyOf(service, response, shape);
  await response.body?.cancel();
  const retryable = ![400, 401, 403, 404, 410].includes(response.status);
  throw new ProviderError(service.name, `answered ${response.status}`, { retryable });
}

export async function fetchFinishedFilm(
  service: FilmService,
  hosts: readonly string[],
  url: string,
): Promise<Uint8Array> {
  const outbound = { provider: service.name, hosts, timeoutMs: FETCH_MS, fetch: service.fetch };
  const response = await fetchAllowed(url, { method: 'GET' }, outbound);
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(service.name, `its film answered ${response.status}`, { retryable: true });
  }
  const bytes = await readBounded(response, MAX_FILM_BYTES, service.name);
  if (bytes.length === 0) throw new ProviderError(service.name, 'its film is empty', { retryable: true });
  return bytes;
}
