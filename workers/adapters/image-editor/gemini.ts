import type { PictureModel } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { checkPicture, fromBase64, paidFor } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { requestGeneration, type Gemini, jpegPart } from '../ai-models/gemini.ts';

/** These think by default, and thoughts are paid for; placing a garment needs none. */
const THINKS = /^gemini-nano-banana-/;

export function geminiPictures(gemini: Gemini): PictureModel {
  const thinking = THINKS.test(gemini.model) ? { thinkingConfig: { thinkingLevel: 'minimal' } } : {};
  return {
    name: 'gemini',
    costMicros: gemini.costMicros,
    mostSide: 1536,
    async edit({ photo, card, prompt }) {
      // No temperature, topP or seed: the model refuses them.
      const body = {
        contents: [{ role: 'user', parts: [jpegPart(photo.bytes), jpegPart(card.bytes), { text: prompt }] }],
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio: '2:3', imageSize: '1K' },
          ...thinking,
        },
      };
      const limits = { timeoutMs: PICTURE_TIMEOUT_MS, maxBytes: PICTURE_MAX_BYTES * 1.4 };
      const parts = await requestGeneration(gemini, body, limits);
      return paidFor(() => {
        const data = parts.find(({ inlineData }) => inlineData)?.inlineData?.data;
        if (!data) throw new ProviderError('gemini', 'answered no picture', { retryable: false });
        return checkPicture('gemini', fromBase64('gemini', data), photo);
      });
    },
  };
}
