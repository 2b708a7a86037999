import { z } from 'zod';
import type { PictureModel } from '../../ports/image-editor.ts';
import { answerOf, jpegBlob, checkPicture, fromBase64, paidFor } from './picture-answer.ts';
import { PICTURE_MAX_BYTES, PICTURE_TIMEOUT_MS } from './picture-answer.ts';
import { askModel, readJson } from '../ai-models/ask-model.ts';
import type { OpenAi } from '../ai-models/openai.ts';

// POST /v1/images/edits.

const answered = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });

export function openAiPictures({ key, model, costMicros, ...remote }: OpenAi): PictureModel {
  return {
    name: 'openai',
    costMicros,
    mostSide: 1536,
    async edit({ photo, card, prompt, person }) {
      const form = new FormData();
      form.append('model', model);
      form.append('prompt', prompt);
      form.append('image[]', jpegBlob(photo), 'person.jpg');
      form.append('image[]', jpegBlob(card), 'garments.jpg');
      form.append('size', '1024x1536');
      form.append('quality', 'medium');
      form.append('output_format', 'jpeg');
      form.append('n', '1');
      form.append('safety_identifier', person);
      const bytes = await askModel(remote, {
        provider: 'openai',
        url: `${remote.baseUrl ?? 'https://api.openai.com'}/v1/images/edits`,
        headers: { authorization: `Bearer ${key}` },
        body: form,
        timeoutMs: PICTURE_TIMEOUT_MS,
        maxBytes: PICTURE_MAX_BYTES * 1.4,
      });
      return paidFor(() => {
        const [first] = answerOf('openai', readJson('openai', bytes, z.unknown()), answered).data;
        return checkPicture('openai', fromBase64('openai', first?.b64_json ?? ''), photo);
      });
    },
  };
}
