import { z } from 'zod';
import { ProviderError } from '../../ports/provider-error.ts';
import { jsonRequest, askModel, readJson, type KeyedModel, type AnswerLimits } from './ask-model.ts';
import { toBase64 } from '../image-editor/picture-answer.ts';

// Gemini, models.generateContent (generativelanguage.googleapis.com, v1beta). A refusal is a 200 without parts.

/** Gemini 3 takes a level (ai.google.dev/gemini-api/docs/thinking); 'low' is one that each of its models has. */
const LITTLE_THINKING = { thinkingLevel: 'low' };
/** Thoughts count against the output limit and take time: few of them, and room for the answer. */
const MAX_TOKENS = 4096;

export type Gemini = KeyedModel;

const part = z.object({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
});
type GeminiPart = z.infer<typeof part>;

export const jpegPart = (bytes: Uint8Array) => ({
  inlineData: { mimeType: 'image/jpeg', data: toBase64(bytes) },
});

const answered = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).optional() }).optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  /** Its list of models has no dates; an answer may say when its model is retired. */
  modelStatus: z.object({ retirementTime: z.string().optional() }).optional().catch(undefined),
});

const REFUSALS = /SAFETY|PROHIBITED|RECITATION|BLOCKLIST|SPII|IMAGE_OTHER|NO_IMAGE/;

/** @throws ProviderError */
export async function askForJson(
  gemini: Gemini,
  { system, parts, schema }: { system: string; parts: object[]; schema: object },
  limits: AnswerLimits,
): Promise<string> {
  const body = {
    systemInstruction: { parts: [{ text: system }] },
    contents: [{ role: 'user', parts }],
    generationConfig: {
      responseMimeType: 'application/json',
      responseJsonSchema: schema,
      maxOutputTokens: MAX_TOKENS,
      thinkingConfig: LITTLE_THINKING,
    },
  };
  const said = await requestGeneration(gemini, body, limits);
  return said.map(({ text }) => text ?? '').join('');
}

/** The first candidate without thoughts. @throws ProviderError, refused when it was moderated */
export async function requestGeneration(
  { model, key, ...remote }: Gemini,
  body: Record<string, unknown>,
  limits: AnswerLimits,
): Promise<GeminiPart[]> {
  const base = remote.baseUrl ?? 'https://generativelanguage.googleapis.com';
  const json = jsonRequest(body);
  const bytes = await askModel(remote, {
    provider: 'gemini',
    url: `${base}/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    headers: { 'x-goog-api-key': key, ...json.contentType },
    body: json.body,
    ...limits,
  });
  const { candidates, promptFeedback, modelStatus } = readJson('gemini', bytes, answered);
  if (modelStatus?.retirementTime)
    console.warn(
      JSON.stringify({ event: 'model-retires', model, on: modelStatus.retirementTime.slice(0, 10) }),
    );
  const first = candidates?.[0];
  const parts = first?.content?.parts?.filter(({ thought }) => !thought) ?? [];
  if (parts.length > 0) return parts;
  const refused = Boolean(promptFeedback?.blockReason) || REFUSALS.test(first?.finishReason ?? '');
  throw new ProviderError('gemini', refused ? 'refused' : 'answered nothing', {
    retryable: !refused,
    refused,
  });
}
