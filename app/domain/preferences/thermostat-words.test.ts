import { expect, test } from 'vitest';
import { feedbackThanks, thermostatWords } from './thermostat-words.ts';

test('the thanks say what changes, and nothing that does not', () => {
  expect(feedbackThanks('too-cold', 0, 1.2)).toBe('Noted: tomorrow a little warmer.');
  expect(feedbackThanks('too-cold', 0, 2.8)).toBe('Noted: tomorrow warmer.');
  expect(feedbackThanks('too-warm', 0.5, -0.4)).toBe('Noted: tomorrow a little lighter.');
  expect(feedbackThanks('too-cold', 6, 6)).toBe('Noted: tomorrow about as warm.');
  expect(feedbackThanks('just-right', 2, 2.6)).toBe('Noted: tomorrow much the same.');
  expect(feedbackThanks('just-right', 0, -2.4)).toBe('Noted: tomorrow lighter.');
  expect(feedbackThanks('just-right', 2, 3.4, 1.2)).toBe(
    'Noted: tomorrow a little warmer, to see where "Just right" ends.',
  );
});

test('the profile says how she is dressed by now, in her unit', () => {
  expect(thermostatWords({ offsetC: 0, spreadC: 3, taps: 0 }, 'F').short).toBe(
    'Tap “Too cold” or “Too warm” under your outfits and we learn',
  );
  expect(thermostatWords({ offsetC: 2, spreadC: 0.5, taps: 7 }, 'C')).toEqual({
    short: 'Dressed as if it were 2°C colder',
    long: 'From your last 7 taps: you feel the cold more than most.',
  });
  expect(thermostatWords({ offsetC: -2.5, spreadC: 1.6, taps: 1 }, 'F')).toEqual({
    short: 'Dressed as if it were 5°F warmer',
    long: 'From one tap: it seems you feel the warmth more than most. A few more taps will make us more certain.',
  });
  expect(thermostatWords({ offsetC: 0.1, spreadC: 0.5, taps: 3 }, 'C').short).toBe(
    'Dressed like most people',
  );
});

// Under 0.3 °C (after "Just right" under 1) nothing changes that anybody would feel; from 1.5 on it is more than a little.
test.each([
  ['too-cold', 0.29, 'about as warm'],
  ['too-cold', 0.3, 'a little warmer'],
  ['too-cold', -0.3, 'a little lighter'],
  ['too-warm', -0.29, 'about as warm'],
  ['too-warm', -1.49, 'a little lighter'],
  ['too-warm', -1.5, 'lighter'],
  ['too-cold', 1.5, 'warmer'],
  ['just-right', 0.99, 'much the same'],
  ['just-right', 1, 'a little warmer'],
  ['just-right', -1, 'a little lighter'],
] as const)('after "%s" a change of %d °C is told as %s', (feeling, change, words) => {
  expect(feedbackThanks(feeling, 0, change)).toBe(`Noted: tomorrow ${words}.`);
  expect(feedbackThanks(feeling, 2, 2 + change * 1.0001)).toBe(`Noted: tomorrow ${words}.`);
});

test('only after "Just right" is a trial a reason', () => {
  expect(feedbackThanks('just-right', 0, -2, -1)).toBe(
    'Noted: tomorrow lighter, to see where "Just right" ends.',
  );
  expect(feedbackThanks('just-right', 0, 0.5, 0.5)).toBe('Noted: tomorrow much the same.');
  expect(feedbackThanks('too-cold', 0, 2, 1)).toBe('Noted: tomorrow warmer.');
});

test.each([
  [0.29, 'F', 'Dressed like most people'],
  [-0.29, 'C', 'Dressed like most people'],
  [0.3, 'F', 'Dressed as if it were 1°F colder'],
  [0.3, 'C', 'Dressed as if it were 1°C colder'],
  [-0.3, 'C', 'Dressed as if it were 1°C warmer'],
  [1, 'F', 'Dressed as if it were 2°F colder'],
  [5, 'F', 'Dressed as if it were 9°F colder'],
  [5, 'C', 'Dressed as if it were 5°C colder'],
] as const)('an offset of %d °C is told in °%s as: %s', (offsetC, unit, short) => {
  expect(thermostatWords({ offsetC, spreadC: 0.5, taps: 3 }, unit).short).toBe(short);
});

test.each([
  [2, 1, 2, 'From your last 2 taps: you feel the cold more than most.'],
  [
    2,
    1.01,
    2,
    'From your last 2 taps: it seems you feel the cold more than most. A few more taps will make us more certain.',
  ],
  [0, 1, 1, 'From one tap: you feel the temperature the way most people do.'],
  [
    0,
    1.01,
    3,
    'From your last 3 taps: you feel the temperature the way most people do. A few more taps will make us more certain.',
  ],
])('%d °C, unsure by %d, after %d taps: %s', (offsetC, spreadC, taps, long) => {
  expect(thermostatWords({ offsetC, spreadC, taps }, 'C').long).toBe(long);
});
