import { expect, test } from 'vitest';
import type { Feeling } from './feeling.ts';
import { feltOffsetC } from './personal-warmth.ts';
import { feedbackThanks, thermostatWords } from './thermostat-words.ts';

const known = (offsetC: number) => ({ offsetC, spreadC: 0.5, taps: 3 });
const thanks = (feeling: Feeling, dressedC: number, nextC: number, trialC = 0) =>
  feedbackThanks({ feeling, dressedC, thermostat: known(nextC - trialC), trialC, unit: 'F' });

test('the thanks say what changes, in the figure of her profile, and nothing that does not', () => {
  expect(thanks('too-warm', 0, -2)).toBe(
    'Noted: in the same weather, your next look is lighter. Dressed as if it were 4°F warmer.',
  );
  expect(thanks('too-warm', 0.5, -0.5)).toBe(
    'Noted: in the same weather, your next look is a little lighter. Dressed as if it were 1°F warmer.',
  );
  expect(thanks('too-warm', 1, 0)).toContain('a little lighter. Dressed like most people.');
  expect(thanks('too-cold', 6, 6)).toBe('Noted: your next look is about as warm.');
  expect(thanks('just-right', 2, 2.6)).toBe('Noted: your next look is much the same.');
  for (const next of [-3.3, -0.6, 0.4, 2.2])
    expect(thanks('too-cold', -6, next)).toContain(`. ${thermostatWords(known(next), 'F').short}.`);
});

test('what is told as lighter or warmer is dressed so: by the same steps', () => {
  for (let dressed = -60; dressed <= 60; dressed += 7)
    for (let next = -60; next <= 60; next++) {
      const change = feltOffsetC(next / 10) - feltOffsetC(dressed / 10);
      const said = thanks('too-warm', dressed / 10, next / 10);
      expect([
        said.includes('lighter'),
        said.includes('look is a little warmer') || said.includes('look is warmer'),
      ]).toEqual([change < 0, change > 0]);
    }
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

// Under a step that is felt (after "Just right" under 1 °C) nothing is told; from 1.5 on it is more than a little.
test.each([
  ['too-cold', 0.24, 'about as warm'],
  ['too-cold', 0.25, 'a little warmer'],
  ['too-cold', -0.3, 'a little lighter'],
  ['too-warm', -0.24, 'about as warm'],
  ['too-warm', -1.24, 'a little lighter'],
  ['too-warm', -1.3, 'lighter'],
  ['too-cold', 1.25, 'warmer'],
  ['just-right', 0.74, 'much the same'],
  ['just-right', 0.75, 'a little warmer'],
  ['just-right', -1, 'a little lighter'],
] as const)('after "%s" a change of %d °C is told as %s', (feeling, change, words) => {
  expect(thanks(feeling, 0, change)).toContain(`your next look is ${words}.`);
  expect(thanks(feeling, 2, 2 + change * 1.0001)).toContain(`your next look is ${words}.`);
});

test('only after "Just right" is a trial a reason', () => {
  expect(thanks('just-right', 0, -2, -1)).toBe(
    'Noted: in the same weather, your next look is lighter, to see where "Just right" ends.',
  );
  expect(thanks('just-right', 0, 0.5, 0.5)).toBe('Noted: your next look is much the same.');
  expect(thanks('too-cold', 0, 2, 1)).toContain(
    'your next look is warmer. Dressed as if it were 2°F colder.',
  );
});

test.each([
  [0.24, 'F', 'Dressed like most people'],
  [-0.24, 'C', 'Dressed like most people'],
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
