import { expect, test } from 'vitest';
import { isUnderWay, isVideoLimit } from './animations.ts';

test('the words of the daily limit mean that there is no film left today, others do not', () => {
  for (const said of [
    'Daily limit reached.',
    'Your video limit is 1 a day.',
    'You have used your video for today. Upgrade to Pro for three.',
    'You have used all 3 videos for today.',
  ])
    expect(isVideoLimit(said), said).toBe(true);
  expect(isVideoLimit('Films cannot be made yet.')).toBe(false);
});

test('pending and processing are under way', () => {
  const under = (['pending', 'processing', 'completed', 'failed'] as const).map((status) =>
    isUnderWay({ status }),
  );
  expect(under).toEqual([true, true, false, false]);
});
