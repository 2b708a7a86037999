import { expect, test } from 'vitest';
import { SEEDANCE_FIELDS, SEEDANCE_REQUIRED } from '../../../tests/fakes/model-catalog.ts';
import { workersAiAnimator } from './workers-ai.ts';

const ORDER = { prompt: 'She turns.', image: 'data:image/jpeg;base64,AA==', seconds: 10, webhookUrl: null };

async function askedOf(model?: string) {
  const asked: Record<string, unknown>[] = [];
  const ai = {
    run: (_: string, inputs: Record<string, unknown>) => {
      asked.push(inputs);
      return Promise.resolve({ state: 'Completed', result: { video: 'https://a.r2.dev/a.mp4' } });
    },
  };
  await workersAiAnimator({ ai, fetch, ...(model ? { model } : {}) })?.order(ORDER as never);
  return asked[0];
}

test.each([undefined, 'bytedance/seedance-2.0-fast'])(
  'Seedance (%s) gets every field that its schema wants, and none that it does not know',
  async (model) => {
    const asked = await askedOf(model);
    expect(SEEDANCE_REQUIRED.filter((name) => !(name in asked!))).toEqual([]);
    expect(Object.keys(asked!).filter((name) => !SEEDANCE_FIELDS.includes(name))).toEqual([]);
  },
);

test('her consent names ByteDance, which keeps pictures under its own terms', () => {
  expect(workersAiAnimator({ ai: undefined, fetch })?.name).toBe('workers-ai-bytedance');
});

test('a video model whose schema nobody has read makes no films', () => {
  expect(workersAiAnimator({ ai: undefined, fetch, model: 'alibaba/hh1.1-i2v' })).toBeNull();
});
