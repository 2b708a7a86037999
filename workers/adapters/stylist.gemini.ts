import type { OutfitModel } from '../ports/stylist.ts';
import { generate, LITTLE_THINKING, type Gemini } from './model.gemini.ts';
import {
  PROPOSAL_SCHEMA,
  questionText,
  readProposal,
  STYLIST_LIMITS,
  STYLIST_PROMPT,
} from './stylist.prompt.ts';

/** Thoughts count against the output limit, and take their seconds of the eight: few of them, and room for the answer. */
const MAX_TOKENS = 4096;

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
          thinkingConfig: LITTLE_THINKING,
        },
      };
      const parts = await generate(gemini, body, STYLIST_LIMITS);
      return readProposal('gemini', parts.map(({ text }) => text ?? '').join(''));
    },
  };
}
