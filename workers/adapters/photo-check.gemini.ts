import type { PhotoCheck } from '../ports/photo-check.ts';
import { toBase64 } from './image-editor.answer.ts';
import { generate, LITTLE_THINKING, type Gemini } from './model.gemini.ts';
import { CHECK_LIMITS, CHECK_PROMPT, CHECK_SCHEMA, readFinding } from './photo-check.prompt.ts';

export function geminiPhotoCheck(gemini: Gemini): PhotoCheck {
  return {
    name: 'gemini',
    costMicros: gemini.costMicros,
    async look({ bytes }) {
      const body = {
        systemInstruction: { parts: [{ text: CHECK_PROMPT }] },
        contents: [
          { role: 'user', parts: [{ inlineData: { mimeType: 'image/jpeg', data: toBase64(bytes) } }] },
        ],
        generationConfig: {
          responseMimeType: 'application/json',
          responseJsonSchema: CHECK_SCHEMA,
          thinkingConfig: LITTLE_THINKING,
        },
      };
      const parts = await generate(gemini, body, CHECK_LIMITS);
      return readFinding('gemini', parts.map(({ text }) => text ?? '').join(''));
    },
  };
}
