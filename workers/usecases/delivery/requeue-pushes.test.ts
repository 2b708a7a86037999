import { expect, test } from 'vitest';
import type { Push } from '../../db/jobs/push-jobs.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { waitsUntil } from './requeue-pushes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Nine in Lisbon, her minute. */
const NINE = Date.UTC(2026, 10, 20, 9);
const HERS = { notificationTime: '09:00', timezone: 'Europe/Lisbon' };
// Only what the rule reads.
const push = { date: '2026-11-20', dueAt: NINE } as Push;
const outfitMade = (createdAt: number, imageState = 'pending') => ({ createdAt, imageState }) as OutfitRow;
const READY = outfitMade(0, 'ready');

test('a push goes out at her minute, or a second before it: queues count in seconds', () => {
  expect(waitsUntil(push, HERS, READY, 'done', NINE)).toBeNull();
  expect(waitsUntil(push, HERS, READY, 'done', NINE - SECOND)).toBeNull();
  expect(waitsUntil(push, HERS, READY, 'done', NINE - SECOND - 1)).toEqual({ push, dueAt: NINE, at: NINE });
});

test('it waits for a later minute that she has chosen since', () => {
  const later = { ...HERS, notificationTime: '09:30' };
  const wished = NINE + 30 * MINUTE;
  expect(waitsUntil(push, later, READY, 'done', NINE)).toEqual({ push, dueAt: wished, at: wished });
  expect(waitsUntil(push, { ...HERS, notificationTime: '08:00' }, READY, 'done', NINE)).toBeNull();
});

test('nobody is waited for who listens on no device any more', () => {
  expect(waitsUntil(push, undefined, undefined, undefined, NINE - MINUTE)).toBeNull();
});

test('a delivery without a row is looked for again in a minute, until its day is over', () => {
  expect(waitsUntil(push, HERS, undefined, undefined, NINE)).toEqual({
    push,
    dueAt: NINE,
    at: NINE + MINUTE,
  });
  const midnight = Date.UTC(2026, 10, 21);
  expect(waitsUntil(push, HERS, undefined, undefined, midnight - 1)?.at).toBe(midnight - 1 + MINUTE);
  expect(waitsUntil(push, HERS, undefined, undefined, midnight)).toBeNull();
});

test('while the outfit is being made, it looks again after ten seconds', () => {
  for (const state of ['queued', 'running'] as const)
    expect(waitsUntil(push, HERS, undefined, state, NINE)).toEqual({
      push,
      dueAt: NINE,
      at: NINE + 10 * SECOND,
    });
  for (const state of ['done', 'failed'] as const)
    expect(waitsUntil(push, HERS, undefined, state, NINE), state).toBeNull();
});

test('a picture is waited for two minutes from when its outfit was made, and only while it is being drawn', () => {
  const at = NINE + 10 * SECOND;
  expect(waitsUntil(push, HERS, outfitMade(NINE - 2 * MINUTE + 1), 'done', NINE)).toEqual({
    ...{ push, dueAt: NINE, at },
  });
  expect(waitsUntil(push, HERS, outfitMade(NINE - 2 * MINUTE), 'done', NINE)).toBeNull();
  expect(waitsUntil(push, HERS, outfitMade(NINE, 'failed'), 'done', NINE)).toBeNull();
  // The outfit is there: what its job says no longer counts.
  expect(waitsUntil(push, HERS, READY, 'running', NINE)).toBeNull();
  expect(waitsUntil(push, HERS, outfitMade(NINE), undefined, NINE)?.at).toBe(at);
});

test('a push without a minute of its own is due now', () => {
  const undated = { ...push, dueAt: null };
  const nowhere = { ...HERS, notificationTime: '08:00' };
  expect(waitsUntil(undated, nowhere, undefined, 'queued', NINE)).toMatchObject({ dueAt: NINE });
});
