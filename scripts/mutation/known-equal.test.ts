import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/processes.ts';
import { EQUAL } from './equal-mutants.ts';
import { isEqual } from './known-equal.ts';
import { mutantsOf } from './mutants.ts';

test.each(EQUAL)(
  '$file: $code is still there to be left alone, once',
  ({ file, before = '', was, is, code }) => {
    const same = mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')).filter(
      (one) => one.code === code && one.was === was && one.is === is && one.before.endsWith(before),
    );
    expect(same.map(isEqual)).toEqual([true]);
  },
);
