import { expect, test } from 'vitest';
import {
  canContinue,
  finishBodies,
  missingWords,
  newDraft,
  restoreDraft,
  skipBodies,
  skippedWords,
} from './onboarding-draft.ts';
import type { Draft } from './onboarding-draft.ts';

const newcomer = {
  photoUrl: null,
  location: '',
  timezone: 'UTC',
  stylePreferences: [],
  gender: null,
  notificationTime: '08:00',
  notificationsEnabled: false,
};
const settled = {
  ...newcomer,
  location: 'Lisbon, PT',
  timezone: 'Europe/Lisbon',
  notificationsEnabled: true,
};
const fresh = newDraft(newcomer);
const at = (step: Draft['step'], over: Partial<Draft> = {}): Draft => ({ ...fresh, step, ...over });

test('a new draft has the defaults of the contract', () => {
  expect(fresh).toMatchObject({
    step: 1,
    photoUrl: null,
    photoSkipped: false,
    location: '',
    timezone: 'America/Los_Angeles',
    notificationTime: '08:00',
  });
});

test('steps 1 and 4 can always be left', () => {
  expect(canContinue(at(1), false)).toBe(true);
  expect(canContinue(at(4), false)).toBe(true);
});

test('step 2 needs a photo of before, one of now, or a skipped one', () => {
  expect(canContinue(at(2), false)).toBe(false);
  expect(canContinue(at(2), true)).toBe(true);
  expect(canContinue(at(2, { photoUrl: '/objects/1' }), false)).toBe(true);
  expect(canContinue(at(2, { photoSkipped: true }), false)).toBe(true);
});

test('step 3 needs a place, a style and a gender', () => {
  const full = { location: 'Lisbon, PT', stylePreferences: ['classic' as const], gender: 'female' as const };
  expect(canContinue(at(3, full), true)).toBe(true);
  expect(canContinue(at(3, { ...full, location: '  ' }), true)).toBe(false);
  expect(canContinue(at(3, { ...full, stylePreferences: [] }), true)).toBe(false);
  expect(canContinue(at(3, { ...full, gender: null }), true)).toBe(false);
  expect(missingWords(at(3, full))).toBeNull();
  expect(missingWords(at(3))).toBe('Choose your city, your clothes and at least one style to continue.');
  expect(missingWords(at(3, { ...full, gender: null }))).toBe('Choose your clothes to continue.');
});

test('a reload loses nothing', () => {
  const kept = at(3, { location: 'Oslo, NO', placeId: 7, stylePreferences: ['trendy'], gender: 'female' });
  expect(restoreDraft(JSON.stringify(kept), fresh)).toEqual(kept);
});

test('a spoilt draft does no harm', () => {
  expect(restoreDraft(null, fresh)).toEqual(fresh);
  expect(restoreDraft('{"step":', fresh)).toEqual(fresh);
  expect(restoreDraft('7', fresh)).toEqual(fresh);
  const odd = { step: 9, stylePreferences: ['hats', 'casual'], gender: 'x', notificationTime: '25:00' };
  expect(restoreDraft(JSON.stringify(odd), fresh)).toMatchObject({
    step: 1,
    stylePreferences: ['casual'],
    gender: null,
    notificationTime: '08:00',
  });
});

test('a full setup turns notifications on and names the place taken', () => {
  const draft = at(4, { location: ' Oslo, NO ', placeId: 7, stylePreferences: ['trendy'], gender: 'female' });
  expect(finishBodies(draft, newcomer)).toEqual({
    location: { location: 'Oslo, NO', placeId: 7 },
    preferences: {
      stylePreferences: ['trendy'],
      gender: 'female',
      notificationTime: '08:00',
      notificationsEnabled: true,
    },
  });
  expect(finishBodies({ ...draft, location: 'Lisbon, PT' }, settled).location).toBeNull();
});

test('skip with nothing chosen sends exactly what the contract says', () => {
  expect(skipBodies(at(1), newcomer)).toEqual({
    location: { location: 'San Francisco, CA', timezone: 'America/Los_Angeles' },
    preferences: {
      stylePreferences: ['casual'],
      gender: 'male',
      notificationTime: '08:00',
      notificationsEnabled: false,
    },
  });
});

test('skip never overwrites a choice', () => {
  const draft = at(3, {
    location: 'Oslo, NO',
    placeId: 7,
    stylePreferences: ['classic'],
    gender: 'female',
    notificationTime: '06:30',
  });
  expect(skipBodies(draft, newcomer)).toEqual({
    location: { location: 'Oslo, NO', placeId: 7 },
    preferences: {
      stylePreferences: ['classic'],
      gender: 'female',
      notificationTime: '06:30',
      notificationsEnabled: false,
    },
  });
  expect(skipBodies(newDraft(settled), settled)).toMatchObject({
    location: null,
    preferences: { notificationsEnabled: true },
  });
});

test('skip silences nobody who has just said that she wants to be told', () => {
  const asked = { ...newcomer, notificationsEnabled: true };
  const draft = at(3, { stylePreferences: ['classic'] });
  expect(skipBodies(draft, asked).preferences.notificationsEnabled).toBe(true);
});

test('Skip says what it has chosen in her place, and only that', () => {
  expect(skippedWords(at(1), newcomer)).toBe(
    "We're starting you with San Francisco, CA, Men's Style, Casual. You can change that in your profile.",
  );
  const some = at(3, { location: 'Oslo, NO', stylePreferences: ['classic'] });
  expect(skippedWords(some, newcomer)).toBe(
    "We're starting you with Men's Style. You can change that in your profile.",
  );
  expect(skippedWords({ ...some, gender: 'female' }, newcomer)).not.toContain('start with');
});
