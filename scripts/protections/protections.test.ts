import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/processes.ts';
import { PROTECTIONS } from './protections.ts';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

// Whether each removal is noticed takes minutes (`npm run test:long`); that there is something to remove takes none.
test.each(PROTECTIONS)(
  '$name: its code and its test are there',
  ({ file, take, test: { file: by, title } }) => {
    expect(textOf(file).split(take)).toHaveLength(2);
    expect(textOf(by)).toContain(title.split('%')[0]);
  },
);
