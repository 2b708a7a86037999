import type { PictureModel } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { checkedPicture, fromBase64 } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { generate, type Gemini, jpegPart } from '../models/gemini.ts';

export function geminiPictures(gemini: Gemini): PictureModel {
  return {
    name: 'gemini',
    costMicros: gemini.costMicros,
    mostSide: 1536,
    async edit({ photo, card, prompt }) {
      const body = {
        contents: [{ role: 'user', parts: [jpegPart(photo.bytes), jpegPart(card.bytes), { text: prompt }] }],
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio: '2:3', imageSize: '1K' },
        },
      };
      const limits = { timeoutMs: PICTURE_TIMEOUT_MS, maxBytes: PICTURE_MAX_BYTES * 1.4 };
      const parts = await generate(gemini, body, limits);
      const data = parts.find(({ inlineData }) => inlineData)?.inlineData?.data;
      if (!data) throw new ProviderError('gemini', 'answered no picture', { retryable: true });
      return checkedPicture('gemini', fromBase64('gemini', data), photo);
    },
  };
}
