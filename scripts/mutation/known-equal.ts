// Whether a mutant is one of those that no test can notice.
import { EQUAL } from './equal-mutants.ts';
import type { Mutant } from './mutants.ts';

/** Whether a mutant is one of those. */
export const isEqual = (mutant: Mutant): boolean =>
  EQUAL.some(
    ({ file, code, before = '', was, is }) =>
      file === mutant.file &&
      code === mutant.code &&
      mutant.before.endsWith(before) &&
      was === mutant.was &&
      is === mutant.is,
  );
