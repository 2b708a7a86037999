import { expect, test } from 'vitest';
import { thanksFor, thermostatWords } from './thermostat-words.ts';

test('the thanks say what changes, and nothing that does not', () => {
  expect(thanksFor('too-cold', 0, 1.2)).toBe('Noted: tomorrow a little warmer.');
  expect(thanksFor('too-cold', 0, 2.8)).toBe('Noted: tomorrow warmer.');
  expect(thanksFor('too-warm', 0.5, -0.4)).toBe('Noted: tomorrow a little lighter.');
  expect(thanksFor('too-cold', 6, 6)).toBe('Noted: tomorrow about as warm.');
  expect(thanksFor('just-right', 2, 2.6)).toBe('Noted: tomorrow much the same.');
  expect(thanksFor('just-right', 0, -2.4)).toBe('Noted: tomorrow lighter.');
  expect(thanksFor('just-right', 2, 3.4, 1.2)).toBe(
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
    long: 'From one tap: it seems you feel the warmth more than most. A few more taps will make us surer.',
  });
  expect(thermostatWords({ offsetC: 0.1, spreadC: 0.5, taps: 3 }, 'C').short).toBe(
    'Dressed as most people are',
  );
});
