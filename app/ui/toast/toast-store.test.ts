import { expect, test } from 'vitest';
import { changeToasts } from './toast-store.ts';
import type { Toast } from './toast-store.ts';

const toast = (id: number): Toast => ({ id, title: `Toast ${id}`, tone: 'plain', open: true });

test('a new toast takes the place of the one before', () => {
  expect(changeToasts([toast(1)], { kind: 'show', toast: toast(2) })).toEqual([toast(2)]);
});

test('a dismissed toast closes, and is removed later', () => {
  const closed = changeToasts([toast(1)], { kind: 'dismiss', id: 1 });
  expect(closed).toEqual([{ ...toast(1), open: false }]);
  expect(changeToasts(closed, { kind: 'remove', id: 1 })).toEqual([]);
});

test('changes to a toast that is gone change nothing', () => {
  expect(changeToasts([toast(2)], { kind: 'dismiss', id: 1 })).toEqual([toast(2)]);
  expect(changeToasts([toast(2)], { kind: 'remove', id: 1 })).toEqual([toast(2)]);
});
