import { expect, test } from 'vitest';
import { recordLookOpening, parseLookOpening } from './look-opening.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

test('a look that is opened twice on its day is worn, once, and not within the half hour', () => {
  const first = recordLookOpening(null, 'a', NOON);
  expect(first.isSecond).toBe(false);
  expect(recordLookOpening(first.opened, 'a', NOON + 29 * MINUTE)).toEqual({
    opened: first.opened,
    isSecond: false,
  });
  const second = recordLookOpening(first.opened, 'a', NOON + 30 * MINUTE);
  expect(second.isSecond).toBe(true);
  // Taken back by her, it is not counted again.
  expect(recordLookOpening(second.opened, 'a', NOON + 300 * MINUTE).isSecond).toBe(false);
  expect(recordLookOpening(second.opened, 'b', NOON + 300 * MINUTE)).toEqual({
    opened: { lookId: 'b', at: NOON + 300 * MINUTE, isCounted: false },
    isSecond: false,
  });
});

test('a clock that was a day ahead, and is right again, does not stop the count', () => {
  const ahead = recordLookOpening(null, 'a', NOON + 1440 * MINUTE).opened;
  const begun = recordLookOpening(ahead, 'a', NOON);
  expect(begun).toEqual({ opened: { lookId: 'a', at: NOON, isCounted: false }, isSecond: false });
  expect(recordLookOpening(begun.opened, 'a', NOON + 30 * MINUTE).isSecond).toBe(true);
  const counted = { ...ahead, isCounted: true };
  expect(recordLookOpening(counted, 'a', NOON).opened).toEqual({ ...begun.opened, isCounted: true });
});

test('what is not a note of ours is none', () => {
  const { opened } = recordLookOpening(null, 'a', NOON);
  expect(parseLookOpening(JSON.stringify(opened))).toEqual(opened);
  for (const text of [null, '', '{', '1', '[]', '{"lookId":1}', '{"lookId":"a","at":"x","isCounted":true}'])
    expect(parseLookOpening(text), String(text)).toBeNull();
});
