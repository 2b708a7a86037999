import type { PhotoCheck } from '../../ports/photo-check.ts';
import { type Gemini, askForJson, jpegPart } from '../ai-models/gemini.ts';
import { CHECK_LIMITS, CHECK_PROMPT, CHECK_SCHEMA, readFinding } from './prompt.ts';

export function geminiPhotoCheck(gemini: Gemini): PhotoCheck {
  return {
    name: 'gemini',
    costMicros: gemini.costMicros,
    async look({ bytes }) {
      const asked = { system: CHECK_PROMPT, parts: [jpegPart(bytes)], schema: CHECK_SCHEMA };
      return readFinding('gemini', await askForJson(gemini, asked, CHECK_LIMITS));
    },
  };
}
