import type { AppLoadContext } from '../../framework/server.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { loadFirstData, type OnboardingFirst } from '../shell/first-data.ts';
import { useModelPictures } from './model-pictures-offer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([true, false])('the switch of her consent stands as she has left it (%s)', async (agreed) => {
  const photoModels = { providers: ['workers-ai'], agreed };
  const context = { canMail: false, read: { dressing: async () => ({ photoModels }) } };
  const first = (await loadFirstData('onboarding', context as unknown as AppLoadContext)) as OnboardingFirst;
  expect(renderHook(makeQueryClient(), () => useModelPictures(first.photoModels)).isOn).toBe(agreed);
});
