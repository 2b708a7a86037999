import { z } from 'zod';
import { parseShape, type AnswerLimits } from './ask-model.ts';
import { askForJson, type Gemini } from './gemini.ts';
import { jsonChat, requestCompletion, type OpenAi } from './openai.ts';
import { runModel, type WorkersAi } from './workers-ai.ts';

export interface TextQuestion {
  system: string;
  content: string;
  /** Of the answer, for providers that want one. */
  name: string;
  schema: object;
  limits: AnswerLimits;
  /** Of the answer, for models that do not think. */
  maxTokens: number;
}

/** Answers in JSON, checked by whoever asked. */
export interface TextModel {
  readonly name: string;
  /** Millionths of a US dollar a question. */
  readonly costMicros: number;
  /** @throws ProviderError */
  ask(question: TextQuestion): Promise<unknown>;
}

export const geminiText = (gemini: Gemini): TextModel => ({
  name: 'gemini',
  costMicros: gemini.costMicros,
  ask: ({ system, content, schema, limits }) =>
    askForJson(gemini, { system, parts: [{ text: content }], schema }, limits),
});

export const openAiText = (openAi: OpenAi): TextModel => ({
  name: 'openai',
  costMicros: openAi.costMicros,
  ask: ({ system, content, name, schema, limits }) =>
    requestCompletion(openAi, jsonChat(system, content, name, schema), limits),
});

// Older models answer {response}, newer ones chat completions; both take a JSON schema, neither guarantees it.
const answers = z.union([
  z.object({ response: z.unknown().refine((said) => typeof said === 'string' || typeof said === 'object') }),
  z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) }),
]);
const LITTLE_THINKING = { reasoning_effort: 'low', max_completion_tokens: 4096 };
const OLDER = /^@cf\/(meta|nousresearch|deepseek-ai)\//;

export const workersAiText = (ai: WorkersAi & { model: string; costMicros: number }): TextModel => ({
  name: 'workers-ai',
  costMicros: ai.costMicros,
  async ask({ system, content, name, schema, limits, maxTokens }) {
    const chat = jsonChat(system, content, name, schema);
    const bare = { response_format: { type: 'json_schema', json_schema: schema } };
    const inputs = OLDER.test(ai.model)
      ? { ...chat, ...bare, max_tokens: maxTokens }
      : { ...chat, ...LITTLE_THINKING };
    // Somebody is looking at a spinner: without capacity the next model is asked.
    const options = { ...limits, rejectIfBusy: true };
    const answer = parseShape('workers-ai', await runModel(ai, ai.model, inputs, options), answers);
    return 'choices' in answer ? answer.choices[0]?.message.content : answer.response;
  },
});
