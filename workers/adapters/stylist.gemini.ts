import type { OutfitModel } from '../ports/stylist.ts';
import { generate, type Gemini } from './model.gemini.ts';
import {
  PROPOSAL_SCHEMA,
  questionText,
  readProposal,
  STYLIST_LIMITS,
  STYLIST_PROMPT,
} from './stylist.prompt.ts';

/** Thinking models spend output tokens on thoughts first: no tight limit here. */
const MAX_TOKENS = 2048;

export function geminiStylist(gemini: Gemini): OutfitModel {
  return {
    name: 'gemini',
    costMicros: gemini.costMicros,
    async propose(question) {
      const body = {
        systemInstruction: { parts: [{ text: STYLIST_PROMPT }] },
        contents: [{ role: 'user', parts: [{ text: questionText(question) }] }],
        generationConfig: {
          responseMimeType: 'application/json',
          responseJsonSchema: PROPOSAL_SCHEMA,
          maxOutputTokens: MAX_TOKENS,
        },
      };
      const parts = await generate(gemini, body, STYLIST_LIMITS);
      return readProposal('gemini', parts.map(({ text }) => text ?? '').join(''));
    },
  };
}
