import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { warmthStory } from './warmth-story.ts';

const { receipt } = sampleOutfit;

test('the story tells what comes off inside', () => {
  expect(warmthStory(receipt, 'F')).toBe(
    'Your coat alone is about half of the warmth. Inside, the coat comes off and you stay comfortable at 70°F.',
  );
  expect(warmthStory(receipt, 'C')).toContain('comfortable at 21°C');
});

test('in bitter cold the story counts the minutes', () => {
  expect(warmthStory({ ...receipt, minutesOutdoors: 40 }, 'F')).toContain('40 minutes outside at a time');
});

test('there is always something to tell, and never in clo', () => {
  const { shed: _, inside: __, ...rest } = receipt;
  const light = rest.lines.map((line) => ({ ...line, clo: 0.1 }));
  expect(warmthStory({ ...rest, lines: light }, 'F')).toBe(
    'No one piece does it: the warmth is spread over all of them.',
  );
  expect(warmthStory({ ...rest, lines: light, layers: [] }, 'F')).toBe(
    'Light pieces, and nothing that has to come off.',
  );
  expect(warmthStory(receipt, 'F')).not.toMatch(/clo\b|\d\.\d/);
});
