import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { warmthStory } from './warmth-story.ts';

const { receipt } = sampleOutfit;

test('the story names the warmest garment and what is left without the layer', () => {
  expect(warmthStory(receipt, 'F')).toBe(
    'Your coat alone is about half of it. Take the coat off at 1 PM and you carry 0.65; 68° asks for 0.6 to 1.5 then.',
  );
});

test('in bitter cold the story counts the minutes', () => {
  const { shed: _, ...rest } = receipt;
  expect(warmthStory({ ...rest, minutesOutdoors: 40 }, 'F')).toContain('about 40 minutes at a time');
});

test('where nothing comes off the story compares what she wears with what the hour asks for', () => {
  const { shed: _, ...rest } = receipt;
  expect(warmthStory(rest, 'F')).toBe(
    'Your coat alone is about half of it. You wear 1.15 clo; 57° asks for 1.1 to 2.0.',
  );
});
