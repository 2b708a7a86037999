import { z } from 'zod';
import type { PhotoCheck } from '../../ports/photo-check.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { dataUri } from '../image-editor/picture-answer.ts';
import { parseShape } from '../ai-models/ask-model.ts';
import { runModel, type WorkersAi } from '../ai-models/workers-ai.ts';
import { CHECK_LIMITS, CHECK_PROMPT, readFinding } from './prompt.ts';

// Moondream 3.1 on Workers AI, one question per picture. It streams and thinks unless told not to.

const NAME = 'workers-ai';
const MAX_TOKENS = 200;

export const isMoondream = (model: string): boolean => model.startsWith('@cf/moondream/');

const answered = z.object({ answer: z.string().nullish(), finish_reason: z.string() });

export function moondreamPhotoCheck(ai: WorkersAi & { model: string; costMicros: number }): PhotoCheck {
  return {
    name: NAME,
    costMicros: ai.costMicros,
    async look(photo) {
      const question = { task: 'query', image: dataUri(photo), question: CHECK_PROMPT };
      const plain = { stream: false, reasoning: false, temperature: 0, max_tokens: MAX_TOKENS };
      const answer = await runModel(ai, ai.model, { ...question, ...plain }, CHECK_LIMITS);
      const { answer: said, finish_reason: end } = parseShape(NAME, answer, answered);
      if (end === 'content_filter')
        throw new ProviderError(NAME, 'refused', { retryable: false, refused: true });
      return readFinding(NAME, said ?? '');
    },
  };
}
