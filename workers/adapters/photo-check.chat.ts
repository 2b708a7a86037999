import { z } from 'zod';
import type { JpegFile } from '../ports/image-editor.ts';
import type { PhotoCheck } from '../ports/photo-check.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { dataUri } from './image-editor.answer.ts';
import { asJson, askModel, readJson, shaped } from './model.ask.ts';
import { runModel, type WorkersAi } from './model.workers-ai.ts';
import { CHECK_LIMITS, CHECK_PROMPT, CHECK_SCHEMA, readFinding } from './photo-check.prompt.ts';
import type { OpenAi } from './stylist.openai.ts';

// Chat completions with an image_url part: OpenAI's protocol, and the models of Workers AI that see.

const question = (photo: JpegFile) => ({
  messages: [
    { role: 'system', content: CHECK_PROMPT },
    { role: 'user', content: [{ type: 'image_url', image_url: { url: dataUri(photo) } }] },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'finding', schema: CHECK_SCHEMA, strict: true },
  },
});

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

function said(provider: string, { choices }: z.infer<typeof completion>) {
  const first = choices[0];
  if (first?.message.refusal || first?.finish_reason === 'content_filter')
    throw new ProviderError(provider, 'refused', { retryable: false, refused: true });
  return readFinding(provider, first?.message.content ?? '');
}

export function openAiPhotoCheck({ key, model, costMicros, ...remote }: OpenAi): PhotoCheck {
  return {
    name: 'openai',
    costMicros,
    async look(photo) {
      const json = asJson({ model, store: false, ...question(photo) });
      const bytes = await askModel(remote, {
        provider: 'openai',
        url: `${remote.baseUrl ?? 'https://api.openai.com'}/v1/chat/completions`,
        headers: { authorization: `Bearer ${key}`, ...json.contentType },
        body: json.body,
        ...CHECK_LIMITS,
      });
      return said('openai', readJson('openai', bytes, completion));
    },
  };
}

export function workersAiPhotoCheck(ai: WorkersAi & { model: string; costMicros: number }): PhotoCheck {
  return {
    name: 'workers-ai',
    costMicros: ai.costMicros,
    async look(photo) {
      const answer = await runModel(ai, ai.model, question(photo), CHECK_LIMITS);
      return said('workers-ai', shaped('workers-ai', answer, completion));
    },
  };
}
