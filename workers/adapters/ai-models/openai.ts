import { z } from 'zod';
import { ProviderError } from '../../ports/provider-error.ts';
import { jsonRequest, askModel, readJson, type KeyedModel, type AnswerLimits } from './ask-model.ts';

// POST /v1/chat/completions, as OpenAI publishes it and many others speak it (baseUrl).

const THINKS = /^(gpt-([5-9]|\d\d)|o\d)/;
const LITTLE_THINKING = { reasoning_effort: 'low', max_completion_tokens: 4096 };

export type OpenAi = KeyedModel;

export const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

export const jsonChat = (system: string, content: unknown, name: string, schema: object) => ({
  messages: [
    { role: 'system', content: system },
    { role: 'user', content },
  ],
  response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
});

/** @throws ProviderError for a refusal */
export function completionText(provider: string, { choices }: z.infer<typeof completion>): string {
  const first = choices[0];
  if (first?.message.refusal || first?.finish_reason === 'content_filter')
    throw new ProviderError(provider, 'refused', { retryable: false, refused: true });
  return first?.message.content ?? '';
}

/** @throws ProviderError */
export async function requestCompletion(
  { key, model, ...remote }: OpenAi,
  chat: Record<string, unknown>,
  limits: AnswerLimits,
): Promise<string> {
  const json = jsonRequest({ model, store: false, ...(THINKS.test(model) ? LITTLE_THINKING : {}), ...chat });
  const bytes = await askModel(remote, {
    provider: 'openai',
    url: `${remote.baseUrl ?? 'https://api.openai.com'}/v1/chat/completions`,
    headers: { authorization: `Bearer ${key}`, ...json.contentType },
    body: json.body,
    ...limits,
  });
  return completionText('openai', readJson('openai', bytes, completion));
}
