import type { JpegFile } from '../../ports/image-editor.ts';
import type { PhotoCheck } from '../../ports/photo-check.ts';
import { dataUri } from '../image-editor/picture-answer.ts';
import { parseShape } from '../ai-models/ask-model.ts';
import { requestCompletion, completion, completionText, type OpenAi, jsonChat } from '../ai-models/openai.ts';
import { runModel, type WorkersAi } from '../ai-models/workers-ai.ts';
import { CHECK_LIMITS, CHECK_PROMPT, CHECK_SCHEMA, readFinding } from './prompt.ts';

// Chat completions with an image_url part: OpenAI, and models of Workers AI that see.

const question = (photo: JpegFile) => {
  const picture = { type: 'image_url', image_url: { url: dataUri(photo) } };
  return jsonChat(CHECK_PROMPT, [picture], 'finding', CHECK_SCHEMA);
};

export function openAiPhotoCheck(openAi: OpenAi): PhotoCheck {
  return {
    name: 'openai',
    costMicros: openAi.costMicros,
    async look(photo) {
      return readFinding('openai', await requestCompletion(openAi, question(photo), CHECK_LIMITS));
    },
  };
}

export function workersAiPhotoCheck(ai: WorkersAi & { model: string; costMicros: number }): PhotoCheck {
  return {
    name: 'workers-ai',
    costMicros: ai.costMicros,
    async look(photo) {
      const answer = await runModel(ai, ai.model, question(photo), CHECK_LIMITS);
      return readFinding(
        'workers-ai',
        completionText('workers-ai', parseShape('workers-ai', answer, completion)),
      );
    },
  };
}
