import type { OutfitModel } from '../ports/stylist.ts';
import { complete, type OpenAi } from './model.openai.ts';
import {
  PROPOSAL_SCHEMA,
  questionText,
  readProposal,
  STYLIST_LIMITS,
  STYLIST_PROMPT,
} from './stylist.prompt.ts';

export function openAiStylist(openAi: OpenAi): OutfitModel {
  return {
    name: 'openai',
    costMicros: openAi.costMicros,
    async propose(question) {
      const chat = {
        messages: [
          { role: 'system', content: STYLIST_PROMPT },
          { role: 'user', content: questionText(question) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'proposal', schema: PROPOSAL_SCHEMA, strict: true },
        },
      };
      return readProposal('openai', await complete(openAi, chat, STYLIST_LIMITS));
    },
  };
}
