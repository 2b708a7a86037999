import { expect, test } from 'vitest';
import { mutantsOf, withMutant } from './mutants.ts';

const of = (text: string): string[] => mutantsOf('file.ts', text).map((mutant) => withMutant(text, mutant));

test('bounds, signs and conditions are turned round', () => {
  expect(of('const late = a < b;')).toEqual(['const late = a <= b;']);
  expect(of('const sum = a + b;')).toEqual(['const sum = a - b;']);
  expect(of('const both = a && b;')).toEqual(['const both = a || b;']);
  expect(of('if (late) send();')).toEqual(['if (false) send();', 'if (late) undefined;']);
  expect(of('const low = Math.min(a, b);')).toEqual(['const low = Math.max(a, b);']);
});

test('numbers move a little, true and false change places, a call is left out', () => {
  expect(of('const most = 5;')).toEqual(['const most = 6;']);
  expect(of('const share = 0.5;')).toEqual(['const share = 0.6;']);
  expect(of('const open = true;')).toEqual(['const open = false;']);
  expect(of('async () => { await save(one); };')).toEqual(['async () => { undefined; };']);
});

test('types, texts and places in a list are left alone', () => {
  expect(
    of("type Size = 1 | 2; interface One { at: 3; on: true } const name = 'a' + b; const first = list[0];"),
  ).toEqual([]);
});
