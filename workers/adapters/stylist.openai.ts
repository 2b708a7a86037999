import { z } from 'zod';
import { ProviderError } from '../ports/provider-error.ts';
import type { OutfitModel } from '../ports/stylist.ts';
import { asJson, askModel, readJson, type ModelRemote } from './model.ask.ts';
import {
  PROPOSAL_SCHEMA,
  questionText,
  readProposal,
  STYLIST_MAX_BYTES,
  STYLIST_PROMPT,
  STYLIST_TIMEOUT_MS,
} from './stylist.prompt.ts';

// POST /v1/chat/completions, as OpenAI publishes it and many others speak it (baseUrl).

export interface OpenAi extends ModelRemote {
  key: string;
  model: string;
  costMicros: number;
}

const answered = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

export function openAiStylist({ key, model, costMicros, ...remote }: OpenAi): OutfitModel {
  return {
    name: 'openai',
    costMicros,
    async propose(question) {
      const json = asJson({
        model,
        messages: [
          { role: 'system', content: STYLIST_PROMPT },
          { role: 'user', content: questionText(question) },
        ],
        store: false,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'proposal', schema: PROPOSAL_SCHEMA, strict: true },
        },
      });
      const bytes = await askModel(remote, {
        provider: 'openai',
        url: `${remote.baseUrl ?? 'https://api.openai.com'}/v1/chat/completions`,
        headers: { authorization: `Bearer ${key}`, ...json.contentType },
        body: json.body,
        timeoutMs: STYLIST_TIMEOUT_MS,
        maxBytes: STYLIST_MAX_BYTES,
      });
      const first = readJson('openai', bytes, answered).choices[0];
      if (first?.message.refusal || first?.finish_reason === 'content_filter')
        throw new ProviderError('openai', 'refused', { retryable: false, refused: true });
      return readProposal('openai', first?.message.content ?? '');
    },
  };
}
