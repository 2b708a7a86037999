import { expect, test } from 'vitest';
import { keptTexts } from './storage.ts';

class FakeStorage implements Storage {
  [name: string]: unknown;
  #texts = new Map<string, string>();
  isFull = false;
  get length() {
    return this.#texts.size;
  }
  key = () => null;
  getItem = (key: string) => this.#texts.get(key) ?? null;
  setItem(key: string, text: string) {
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
    this.#texts.set(key, text);
  }
  removeItem = (key: string) => void this.#texts.delete(key);
  clear = () => this.#texts.clear();
}

const refuses = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const everyCallRefuses = { getItem: refuses, setItem: refuses, removeItem: refuses, clear: refuses };

test.each<[string, () => Storage | undefined]>([
  ['well', () => new FakeStorage()],
  ['not there', () => undefined],
  ['null, as in old web views', () => null as unknown as undefined],
  ['a getter that throws', refuses],
  ['a name that nobody has defined', () => (globalThis as { nowhere?: { at: Storage } }).nowhere!.at],
  ['there, and each call throws', () => everyCallRefuses as unknown as Storage],
  ['full', () => Object.assign(new FakeStorage(), { isFull: true })],
])('what is kept is read again, whatever the storage is: %s', (_, open) => {
  let storage: Storage | undefined;
  const kept = keptTexts(() => (storage ??= open()));
  expect(kept.read('a')).toBeNull();
  kept.write('a', 'one');
  kept.write('a', 'two');
  kept.write('b', '');
  expect([kept.read('a'), kept.read('b')]).toEqual(['two', '']);
  kept.forget('a');
  expect([kept.read('a'), kept.read('b')]).toEqual([null, '']);
  kept.clear();
  expect(kept.read('b')).toBeNull();
});

test('what did not fit is newer than what the storage still holds, until it fits', () => {
  const storage = new FakeStorage();
  const kept = keptTexts(() => storage);
  kept.write('a', 'old');
  storage.isFull = true;
  kept.write('a', 'new');
  expect([kept.read('a'), storage.getItem('a')]).toEqual(['new', 'old']);
  storage.isFull = false;
  kept.write('a', 'newest');
  expect([kept.read('a'), storage.getItem('a')]).toEqual(['newest', 'newest']);
});

test('what the storage took is its own again: another tab may change it, or forget it', () => {
  const storage = new FakeStorage();
  const kept = keptTexts(() => storage);
  kept.write('a', 'here');
  storage.setItem('a', 'in another tab');
  expect(kept.read('a')).toBe('in another tab');
  kept.forget('a');
  storage.setItem('a', 'there again');
  expect(kept.read('a')).toBe('there again');
});
