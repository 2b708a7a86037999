// Mutants that no test can notice: the changed code does the same, or nothing else that was promised; each with its reason.
import type { Mutant } from './mutants.ts';

export interface EqualMutant {
  file: string;
  /** The whole line that it stands in, without its margin. */
  code: string;
  /** The end of what stands before it on that line, where the same stands there twice. */
  before?: string;
  was: string;
  is: string;
  why: string;
}

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

export const EQUAL: readonly EqualMutant[] = [
  ...['(row ', '(((column '].map((before) => ({
    file: 'app/domain/climate/terrain.ts',
    code: 'const code = cellAt(row + a, (((column + b) % 720) + 720) % 720);',
    ...{ before, was: '+', is: '-' },
    why: 'the cells are walked from the other side: the nearest is the same; of two as near either may answer',
  })),
  ...[
    { was: '36', is: '37' },
    { was: '<', is: '<=' },
    { was: '0', is: '1' },
  ].map((change) => ({
    file: 'app/domain/comfort/turning-point.ts',
    code: 'for (let step = 0; step < 36; step++) {',
    ...change,
    why: 'a step more or less, where the last one halves what is less than a billionth of the whole already',
  })),
  ...(
    [
      ['together', 'known.set(garment, sides)'],
      ['belonging', 'known.set(garment, points)'],
      ['colour-rules', 'known.set(colourway, made)'],
    ] as const
  ).map(([name, was]) => ({
    file: `app/domain/styling/${name}.ts`,
    code: `${was};`,
    ...{ was, is: 'undefined' },
    why: 'without its memory it works the same out again: slower, never otherwise',
  })),
  {
    file: 'app/domain/local-day.ts',
    code: 'hour: Number(hour) % 24,',
    ...{ was: '24', is: '25' },
    why: 'our engines count hours to 23; it is for those that call midnight 24',
  },
  {
    file: 'app/domain/styling/reasons.ts',
    code: 'const TWO_HOURS = 120;',
    ...{ was: '120', is: '121' },
    why: 'it is told in words, and both are "two hours"',
  },
  {
    file: 'workers/usecases/photos/signed-address.ts',
    code: 'if (made?.secret === secret) return made.key;',
    ...{ was: 'made?.secret === secret', is: 'false' },
    why: 'without its memory it makes the same key again: slower, never otherwise',
  },
  {
    file: 'workers/usecases/photos/signed-address.ts',
    code: "const key = await crypto.subtle.importKey('raw', bytes, how, false, ['sign', 'verify']);",
    ...{ was: 'false', is: 'true' },
    why: 'nobody asks for the key back',
  },
  {
    file: 'workers/usecases/passkeys/challenge.ts',
    code: 'const HOUR = 3_600_000;',
    ...{ was: '3_600_000', is: '3600001' },
    why: 'a challenge is over long before its hour',
  },
  {
    file: 'workers/usecases/billing/billing-mails.ts',
    code: 'cardExpiresAt - 1,',
    ...{ was: '1', is: '2' },
    why: 'both are in the last millisecond or two of the same month',
  },
  {
    file: 'workers/usecases/films/animate-outfit.ts',
    code: 'const overdue = work.app.clock.now() - (work.film.submittedAt ?? 0) > PATIENCE_MS;',
    ...{ was: '0', is: '1' },
    why: 'for the type alone: what is looked at was ordered',
  },
  {
    file: 'workers/usecases/films/animate-outfit.ts',
    code: 'for (let at = 0; at < bytes.length; at += 0x8000)',
    ...{ was: '<', is: '<=' },
    why: 'one round more adds nothing',
  },
  {
    file: 'app/domain/closet/kinds.ts',
    code: '(basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;',
    ...{ was: '0', is: '1' },
    why: 'all that are no basics stand as far behind as before',
  },
  {
    file: 'app/domain/closet/kinds.ts',
    code: '(basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;',
    ...{ was: '4', is: '5' },
    why: 'by either it is less than one style',
  },
  {
    file: 'app/domain/closet/kinds.ts',
    code: '(basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;',
    ...{ was: '100', is: '101' },
    why: 'by either it is more than all styles',
  },
  ...[0, 1].map((which) => ({
    file: 'app/domain/planning/outlook.ts',
    code: [
      'if (last === hours.length - 1) return ` from ${hourWords(hours[first]?.hour ?? 0)}`;',
      'if (first === 0) return ` until ${hourWords((hours[last]?.hour ?? 0) + 1)}`;',
    ][which]!,
    ...{ before: '?? ', was: '0', is: '1', why: 'for the type alone: the hour is there' },
  })),
  ...[
    { was: '*', is: '/' },
    { was: '2', is: '3' },
  ].map((change) => ({
    file: 'workers/usecases/photos/read-body.ts',
    code: 'const larger = new Uint8Array(Math.min(max, Math.max(room.length * 2, length + chunk.length)));',
    ...change,
    why: 'how much room is made at a time: the bytes are the same',
  })),
  {
    file: 'workers/usecases/delivery/send-pushes.ts',
    code: "const isTrouble = (name: string): boolean => name !== 'sent' && !name.startsWith('late:');",
    ...{ was: '&&', is: '||' },
    why: 'the same counters are written, in more statements',
  },
  {
    file: 'workers/usecases/delivery/send-pushes.ts',
    code: 'if (!first) return;',
    ...{ was: '!first', is: 'false' },
    why: 'for the type alone: a wave holds a push',
  },
  {
    file: 'workers/usecases/delivery/send-pushes.ts',
    code: 'dueAt === undefined ? [] : [{ userId, date, dueAt }],',
    ...{ was: '===', is: '!==' },
    why: 'all are claimed the other way, which reads more rows',
  },
  {
    file: 'workers/usecases/billing/sync-subscription.ts',
    code: 'if (!user) return true;',
    ...{ was: 'true', is: 'false' },
    why: 'the next round finds nobody and gives the same answer',
  },
];
