import type { z } from 'zod';
import { asUnreadable, ProviderError } from '../../ports/provider-error.ts';
import { readBounded, type Remote } from '../outbound.ts';

// One timeout over head and body, bounded bodies, and only the status in errors: a body could repeat a photo or a key.

/** What one question costs, in millionths of a US dollar, and whose key it takes. */
export interface KeyedModel extends Remote {
  key: string;
  model: string;
  costMicros: number;
}

export interface AnswerLimits {
  timeoutMs: number;
  maxBytes: number;
}

interface AskedModel extends AnswerLimits {
  provider: string;
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: BodyInit;
}

const MODERATION =
  /moderation|safety|content[_ ]?policy|content[_ ]?filter|prohibited|responsible.?ai|flagged|nsfw/i;
const LONGEST_ERROR = 64 * 1024;

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 1800) : undefined;
}

async function failureOf(response: Response, provider: string): Promise<ProviderError> {
  const { status } = response;
  const body = await readBounded(response, LONGEST_ERROR, provider).catch(() => new Uint8Array());
  const refused = (status === 400 || status === 422 || status === 403) && MODERATION.test(textOf(body));
  const retryable = status === 429 || status === 408 || status >= 500;
  return new ProviderError(provider, refused ? 'refused' : `answered ${status}`, {
    retryable,
    refused,
    retryAfterSeconds: retryAfter(response),
  });
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** @throws ProviderError for anything but a good answer */
export async function askModel(remote: Remote, asked: AskedModel): Promise<Uint8Array> {
  const { provider, url, headers, body, timeoutMs, maxBytes } = asked;
  const signal = AbortSignal.timeout(remote.timeoutMs ?? timeoutMs);
  const lost = (cause: unknown) =>
    new ProviderError(provider, signal.aborted ? 'too slow' : 'not reachable', { retryable: true, cause });
  let response: Response;
  try {
    response = await (remote.fetch ?? fetch)(url, {
      method: asked.method ?? 'POST',
      headers,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
  } catch (cause) {
    throw lost(cause);
  }
  if (!response.ok) throw await failureOf(response, provider);
  try {
    return await readBounded(response, maxBytes, provider);
  } catch (cause) {
    // The work is done and paid for.
    throw asUnreadable(signal.aborted ? lost(cause) : cause);
  }
}

/** The checked JSON of an answer. @throws ProviderError for anything that is not the published shape */
export function readJson<S extends z.ZodType>(
  provider: string,
  json: Uint8Array | string,
  shape: S,
): z.infer<S> {
  let body: unknown;
  try {
    body = JSON.parse(typeof json === 'string' ? json : textOf(json));
  } catch {
    // No cause: the parser's message would quote the body.
    throw new ProviderError(provider, 'the body is broken', { retryable: true, unreadable: true });
  }
  return parseShape(provider, body, shape);
}

/** @throws ProviderError for anything that is not the published shape */
export function parseShape<S extends z.ZodType>(provider: string, body: unknown, shape: S): z.infer<S> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderError(provider, 'the body has another shape', { retryable: true, unreadable: true });
}

/** Some models wrap JSON in a fence in spite of the prompt. */
const unfenced = (text: string): string => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');

/** An object or its text. @throws ProviderError for another shape */
export function parseModelAnswer<S extends z.ZodType>(provider: string, said: unknown, shape: S): z.infer<S> {
  return typeof said === 'string'
    ? readJson(provider, unfenced(said), shape)
    : parseShape(provider, said, shape);
}

export const jsonRequest = (body: unknown) => ({
  contentType: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
