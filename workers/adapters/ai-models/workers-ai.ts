import { z } from 'zod';
import { ProviderError } from '../../ports/provider-error.ts';
import { jsonRequest, askModel, parseShape, readJson, type AnswerLimits } from './ask-model.ts';
import type { Remote } from '../outbound.ts';

// The binding in production, the HTTP API elsewhere (api.cloudflare.com, /accounts/{id}/ai/run): an `ai` binding in a
// local config would stop offline builds (docs/providers.md).

export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>, options?: Record<string, unknown>): Promise<unknown>;
  /** Absent in stand-ins. */
  models?(asked?: { per_page?: number }): Promise<unknown>;
}

export interface WorkersAi extends Remote {
  binding?: AiBinding | undefined;
  /** An AI Gateway, for its spend limits; body logs are off. Binding only. */
  gateway?: string | undefined;
  account?: string | undefined;
  token?: string | undefined;
}

const NAME = 'workers-ai';
const envelope = z.object({
  success: z.boolean().optional(),
  result: z.unknown(),
  errors: z.array(z.object({ code: z.number().optional() })).optional(),
});

interface RunOptions extends AnswerLimits {
  /** For when somebody waits: no capacity fails at once (429, code 3040) instead of queueing. */
  rejectIfBusy?: boolean;
}

/** Hosted ('@cf/…') or proxied ('google/…'). @throws ProviderError */
export async function runModel(
  ai: WorkersAi,
  model: string,
  inputs: Record<string, unknown> | FormData,
  options: RunOptions,
): Promise<unknown> {
  return ai.binding ? byBinding(ai.binding, ai, model, inputs, options) : byHttp(ai, model, inputs, options);
}

function multipart(form: FormData): Record<string, unknown> {
  const response = new Response(form);
  return { multipart: { body: response.body, contentType: response.headers.get('content-type') } };
}

async function byBinding(
  binding: AiBinding,
  ai: WorkersAi,
  model: string,
  inputs: Record<string, unknown> | FormData,
  { timeoutMs, rejectIfBusy }: RunOptions,
): Promise<unknown> {
  const signal = AbortSignal.timeout(ai.timeoutMs ?? timeoutMs);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new ProviderError(NAME, 'too slow', { retryable: true }))),
  );
  const gateway = ai.gateway ? { gateway: { id: ai.gateway, collectLog: false } } : {};
  // In the third argument; among the inputs it is ignored.
  const busy = rejectIfBusy ? { rejectIfBusy } : {};
  const asked = inputs instanceof FormData ? multipart(inputs) : inputs;
  try {
    return await Promise.race([binding.run(model, asked, { ...gateway, ...busy, signal }), late]);
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    const text = cause instanceof Error ? cause.message : '';
    const refused = /moderation|safety|nsfw|flagged/i.test(text);
    const wrong = /\b(5004|5007|3006)\b/.test(text);
    // The message may quote inputs: only its kind is kept.
    throw new ProviderError(NAME, refused ? 'refused' : 'did not run', {
      retryable: !refused && !wrong,
      refused,
    });
  }
}

async function byHttp(
  ai: WorkersAi,
  model: string,
  inputs: Record<string, unknown> | FormData,
  { timeoutMs, maxBytes, rejectIfBusy }: RunOptions,
): Promise<unknown> {
  const base = `${ai.baseUrl ?? 'https://api.cloudflare.com'}/client/v4/accounts/${encodeURIComponent(ai.account ?? '')}/ai/run`;
  const hosted = model.startsWith('@cf/');
  const { contentType, body } =
    inputs instanceof FormData
      ? { contentType: {}, body: inputs }
      : jsonRequest(
          hosted
            ? { ...inputs, ...(rejectIfBusy ? { options: { rejectIfBusy } } : {}) }
            : { model, input: inputs },
        );
  const bytes = await askModel(ai, {
    provider: NAME,
    url: hosted ? `${base}/${model}` : base,
    headers: { authorization: `Bearer ${ai.token ?? ''}`, ...contentType },
    body,
    timeoutMs,
    maxBytes,
  });
  const answer = readJson(NAME, bytes, envelope);
  if (answer.success === false) throw new ProviderError(NAME, 'did not run', { retryable: true });
  return parseShape(
    NAME,
    answer.result,
    z.unknown().refine((result) => result !== undefined && result !== null),
  );
}
