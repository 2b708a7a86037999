import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '../browser/storage.ts';
import { mayDrawAhead, rememberSpeed } from './instant-preview.ts';

const DAY = 24 * 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  deviceStorage.clear();
});

test('a device draws ahead of the server until it was slow at it: measured at its first picture, and after a day anew', () => {
  vi.useFakeTimers();
  expect(mayDrawAhead()).toBe(true);
  rememberSpeed(900);
  // Busy for a moment: what was measured holds.
  rememberSpeed(9_000);
  expect(mayDrawAhead()).toBe(true);
  vi.advanceTimersByTime(DAY);
  rememberSpeed(9_000);
  rememberSpeed(900);
  expect(mayDrawAhead()).toBe(false);
  vi.advanceTimersByTime(DAY);
  expect(mayDrawAhead()).toBe(true);
});

test('where data is dear her photo is not fetched for it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(mayDrawAhead()).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(mayDrawAhead()).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(mayDrawAhead()).toBe(true);
});

test('what the device keeps of its speed may be anything', () => {
  for (const kept of ['', 'fast', '9000', '9000 yesterday']) {
    deviceStorage.write('stylecast-drawing-speed', kept);
    expect(mayDrawAhead()).toBe(true);
  }
});
