import { expect, test } from 'vitest';
import { isReadyForDelivery } from './onboarding.ts';

const ready = { location: 'Lisbon, PT', gender: 'female', stylePreferences: ['classic'] } as const;

test('the daily outfit can come once place, gender and one style are known, not before', () => {
  const state = { ...ready, stylePreferences: [...ready.stylePreferences] };
  expect(isReadyForDelivery(state)).toBe(true);
  expect(isReadyForDelivery({ ...state, location: '' })).toBe(false);
  expect(isReadyForDelivery({ ...state, gender: null })).toBe(false);
  expect(isReadyForDelivery({ ...state, stylePreferences: [] })).toBe(false);
});
