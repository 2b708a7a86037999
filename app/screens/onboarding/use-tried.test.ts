import { expect, test } from 'vitest';
import { canContinue, finishBodies, newDraft } from './onboarding-draft.ts';
import { triedAnswers } from './use-tried.ts';

const LISBON = {
  ...{ id: 2267057, name: 'Lisbon', district: '', region: 'Lisbon', country: 'PT', countryName: 'Portugal' },
  ...{ lat: 38.72, lon: -9.13, timezone: 'Europe/Lisbon', population: 517802 },
};
const newcomer = {
  photoUrl: null,
  location: '',
  timezone: 'UTC',
  stylePreferences: [],
  gender: null,
  notificationTime: '08:00',
  notificationsEnabled: false,
};

test('what she chose on /try answers the setup: once her photo is there nothing is missing', () => {
  const answers = triedAnswers({ place: LISBON, gender: 'female', style: 'classic' });
  const draft = { ...newDraft(newcomer), ...answers };
  expect(draft.step).toBe(2);
  expect(canContinue({ ...draft, step: 3 }, true)).toBe(true);
  expect(finishBodies(draft, newcomer)).toMatchObject({
    location: { placeId: LISBON.id },
    preferences: { gender: 'female', stylePreferences: ['classic'] },
  });
});
