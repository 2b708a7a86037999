import { expect, test } from 'vitest';
import { joined, tells, textOf, type Line } from './sentence.ts';

const WET: Line = { text: 'An umbrella for the rain.', tells: ['umbrella'] };

test('a sentence tells what its ids say, whatever its words', () => {
  expect(tells(WET, 'umbrella')).toBe(true);
  expect(tells({ text: 'Worded anew.', tells: ['umbrella'] }, 'umbrella')).toBe(true);
  expect(tells('An umbrella for the rain.', 'umbrella')).toBe(false);
  expect([textOf(WET), textOf('Plain.')]).toEqual(['An umbrella for the rain.', 'Plain.']);
});

test('sentences that follow each other tell all that each of them tells', () => {
  expect(joined(['First a tee.', WET, { text: 'Warm inside.', tells: ['indoors'] }])).toEqual({
    text: 'First a tee. An umbrella for the rain. Warm inside.',
    tells: ['umbrella', 'indoors'],
  });
});
