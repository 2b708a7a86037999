// Mutants that no test can notice, because the changed code does the same; each with its reason.

export interface EqualMutant {
  file: string;
  /** The whole line that it stands in, without its margin. */
  code: string;
  was: string;
  is: string;
  why: string;
}

export const EQUAL: readonly EqualMutant[] = [
  {
    file: 'app/domain/local-day.ts',
    code: 'hour: Number(hour) % 24,',
    ...{ was: '24', is: '25' },
    why: 'our engines count hours to 23; it is for those that call midnight 24',
  },
];
