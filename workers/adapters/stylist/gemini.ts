import type { OutfitModel } from '../../ports/stylist.ts';
import { type Gemini, askForJson } from '../ai-models/gemini.ts';
import { PROPOSAL_SCHEMA, questionText, readProposal, STYLIST_LIMITS, STYLIST_PROMPT } from './prompt.ts';

export function geminiStylist(gemini: Gemini): OutfitModel {
  return {
    name: 'gemini',
    costMicros: gemini.costMicros,
    async propose(question) {
      const parts = [{ text: questionText(question) }];
      const asked = { system: STYLIST_PROMPT, parts, schema: PROPOSAL_SCHEMA };
      return readProposal('gemini', await askForJson(gemini, asked, STYLIST_LIMITS));
    },
  };
}
