import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { warmthStory } from './warmth-story.ts';

const { receipt } = sampleOutfit;
const told = { receipt, reasons: [] };

test('the story tells what comes off inside and from when it is not needed outside', () => {
  expect(warmthStory(told, 'F')).toBe(
    'Your coat alone is about half of the warmth. Inside, the coat comes off and you stay comfortable at 70°F. Outside you can do without the coat from 1 PM, at 68°F.',
  );
  expect(warmthStory(told, 'C')).toContain('comfortable at 21°C');
});

test('an hour that the reasons have told is not told again', () => {
  expect(warmthStory(sampleOutfit, 'F')).toMatch(/comfortable at 70°F\.$/);
});

test('in bitter cold the story counts the minutes', () => {
  expect(warmthStory({ ...told, receipt: { ...receipt, minutesOutdoors: 40 } }, 'F')).toContain(
    '40 minutes outside at a time',
  );
});

test('there is always something to tell, and never in clo', () => {
  const { shed: _, inside: __, ...rest } = receipt;
  const light = rest.lines.map((line) => ({ ...line, clo: 0.1 }));
  expect(warmthStory({ ...told, receipt: { ...rest, lines: light } }, 'F')).toBe(
    'Light pieces, and nothing that has to come off.',
  );
  expect(warmthStory(told, 'F')).not.toMatch(/clo\b|\d\.\d/);
});
