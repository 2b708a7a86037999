import { expect, test, vi } from 'vitest';
import type { PeopleDb } from '../sql/open-database.ts';
import { recentlyReadStopped, readStopped } from './switches.ts';

/** A database whose reads are answered by hand, one by one: each belongs to a request of its own. */
function database() {
  const reads: { answer: (value: string | null) => void; fail: () => void }[] = [];
  const get = () =>
    new Promise((done, failed) => {
      const row = (value: string | null) => (value === null ? undefined : { value });
      reads.push({ answer: (value) => done(row(value)), fail: () => failed(new Error('cut off')) });
    });
  const people = { select: () => ({ from: () => ({ where: () => ({ get }) }) }) } as unknown as PeopleDb;
  return { people, reads };
}

test('no request waits for the read of another, which may have been cut off', async () => {
  const { people, reads } = database();
  const cutOff = readStopped(people);
  const hers = readStopped(people);
  expect(reads.length).toBe(2);
  reads[1]?.answer('["signups"]');
  expect([...(await hers)]).toEqual(['signups']);
  void cutOff;
});

test('what was read is believed for five seconds, and by the others while one reads again', async () => {
  vi.useFakeTimers();
  try {
    const { people, reads } = database();
    const first = readStopped(people);
    reads[0]?.answer('["films"]');
    expect([...(await first)]).toEqual(['films']);
    expect([...(await readStopped(people))]).toEqual(['films']);
    expect(reads.length).toBe(1);
    vi.advanceTimersByTime(5_001);
    const again = readStopped(people);
    expect([...(await readStopped(people))]).toEqual(['films']);
    expect(reads.length).toBe(2);
    reads[1]?.answer(null);
    expect([...(await again)]).toEqual([]);
    expect([...(await readStopped(people))]).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a database that does not answer stops nothing by itself, and starts nothing that was stopped', async () => {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const { people, reads } = database();
    const first = readStopped(people);
    reads[0]?.fail();
    expect([...(await first)]).toEqual([]);
    const second = readStopped(people);
    reads[1]?.answer('["readOnly"]');
    await second;
    vi.advanceTimersByTime(5_001);
    const third = readStopped(people);
    reads[2]?.fail();
    expect([...(await third)]).toEqual(['readOnly']);
    expect(warned).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('who cannot wait believes what was read last, and the next reading ends behind the answer', async () => {
  vi.useFakeTimers();
  try {
    const { people, reads } = database();
    const behind: Promise<unknown>[] = [];
    const lately = () => [...recentlyReadStopped(people, (reading) => void behind.push(reading))];
    expect(lately()).toEqual([]);
    reads[0]?.answer('["readOnly"]');
    await Promise.all(behind);
    expect(lately()).toEqual(['readOnly']);
    expect(reads.length).toBe(1);
    vi.advanceTimersByTime(5_001);
    expect(lately()).toEqual(['readOnly']);
    expect(reads.length).toBe(2);
    reads[1]?.answer(null);
    await Promise.all(behind);
    expect(lately()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
