import { expect, test } from 'vitest';
import { packReasons, unpackReasons } from './stored-reasons.ts';
import type { Reason } from '../styling/input/brief.ts';

// What is in databases already: it may grow, and nothing of it may be read otherwise.
const SAID = [
  { text: 'Wool for a cold morning.' },
  {
    text: 'By noon take the coat and the scarf off.',
    off: [
      { garmentId: 'wool-coat:camel', fromHour: 12, untilHour: 18 },
      { garmentId: 'wool-scarf:grey', fromHour: 0 },
      { garmentId: 'fine-cardigan:navy' },
    ],
  },
] as unknown as Reason[];

test('of each layer that comes off its id and its hours are written, one after the other', () => {
  const kept = packReasons(SAID);
  expect(kept[0]).toEqual(SAID[0]);
  expect(kept[1]?.off).toEqual(['wool-coat:camel', 12, 18, 'wool-scarf:grey', 0, 'fine-cardigan:navy']);
});

test('what was written is read as it was said', () => {
  expect(unpackReasons(packReasons(SAID))).toEqual(SAID);
});
