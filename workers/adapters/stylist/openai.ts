import type { OutfitModel } from '../../ports/stylist.ts';
import { requestCompletion, type OpenAi, jsonChat } from '../ai-models/openai.ts';
import { PROPOSAL_SCHEMA, questionText, readProposal, STYLIST_LIMITS, STYLIST_PROMPT } from './prompt.ts';

export function openAiStylist(openAi: OpenAi): OutfitModel {
  return {
    name: 'openai',
    costMicros: openAi.costMicros,
    async propose(question) {
      const chat = jsonChat(STYLIST_PROMPT, questionText(question), 'proposal', PROPOSAL_SCHEMA);
      return readProposal('openai', await requestCompletion(openAi, chat, STYLIST_LIMITS));
    },
  };
}
