import { z } from 'zod';
import type { OutfitModel } from '../../ports/stylist.ts';
import { parseShape } from '../ai-models/ask-model.ts';
import { runModel, type WorkersAi } from '../ai-models/workers-ai.ts';
import {
  PROPOSAL_SCHEMA,
  questionText,
  readProposal,
  STYLIST_LIMITS,
  STYLIST_MAX_TOKENS,
  STYLIST_PROMPT,
} from './prompt.ts';
import { jsonChat } from '../ai-models/openai.ts';

// Older models answer {response}, newer ones chat completions; both take a JSON schema, neither guarantees it.

const answers = z.union([
  z.object({ response: z.unknown().refine((said) => typeof said === 'string' || typeof said === 'object') }),
  z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) }),
]);
const LITTLE_THINKING = { reasoning_effort: 'low', max_completion_tokens: 4096 };
const OLDER = /^@cf\/(meta|nousresearch|deepseek-ai)\//;

export function workersAiStylist(ai: WorkersAi & { model: string; costMicros: number }): OutfitModel {
  return {
    name: 'workers-ai',
    costMicros: ai.costMicros,
    async propose(question) {
      const chat = jsonChat(STYLIST_PROMPT, questionText(question), 'proposal', PROPOSAL_SCHEMA);
      const bare = { response_format: { type: 'json_schema', json_schema: PROPOSAL_SCHEMA } };
      const inputs = OLDER.test(ai.model)
        ? { ...chat, ...bare, max_tokens: STYLIST_MAX_TOKENS }
        : { ...chat, ...LITTLE_THINKING };
      // Somebody is looking at a spinner: without capacity the next stylist is asked.
      const options = { ...STYLIST_LIMITS, rejectIfBusy: true };
      const answer = parseShape('workers-ai', await runModel(ai, ai.model, inputs, options), answers);
      return readProposal(
        'workers-ai',
        'choices' in answer ? answer.choices[0]?.message.content : answer.response,
      );
    },
  };
}
