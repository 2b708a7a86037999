// Mutants that no test can notice, because the changed code does the same; each with its reason.

export interface EqualMutant {
  file: string;
  /** The whole line that it stands in, without its margin. */
  code: string;
  was: string;
  is: string;
  why: string;
}

export const EQUAL: readonly EqualMutant[] = [];
