// Mutants that no test can notice: the changed code does the same, or nothing else that was promised; each with its reason.
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

export const EQUAL: readonly EqualMutant[] = [
  ...['(row ', '(((column '].map((before) => ({
    file: 'app/domain/climate/terrain.ts',
    code: 'const code = cellAt(row + a, (((column + b) % 720) + 720) % 720);',
    ...{ before, was: '+', is: '-' },
    why: 'the cells are walked from the other side: the nearest is the same; of two as near either may answer',
  })),
  {
    file: 'app/domain/climate/terrain.ts',
    code: 'if (best && off >= best.off) continue;',
    ...{ was: '>=', is: '>' },
    why: 'of two as near either may answer',
  },
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
      ['rules/never-together', 'known.set(garment, sides)'],
      ['rules/style-fit', 'known.set(garment, points)'],
      ['color/color-rules', 'known.set(colorway, made)'],
    ] as const
  ).map(([name, was]) => ({
    file: `app/domain/styling/${name}.ts`,
    code: `${was};`,
    ...{ was, is: 'undefined' },
    why: 'without its memory it works the same out again: slower, never otherwise',
  })),
  ...(
    [
      ['time/local-day', 'if (minutes.size >= MOST_KEPT) minutes.clear();', '>=', '>'],
      [
        'time/local-day',
        'if (minutes.size >= MOST_KEPT) minutes.clear();',
        'minutes.size >= MOST_KEPT',
        'false',
      ],
      ['time/local-day', 'if (minutes.size >= MOST_KEPT) minutes.clear();', 'minutes.clear()', 'undefined'],
      ['time/local-day', 'const MOST_KEPT = 5_000;', '5_000', '5001'],
      ['time/local-day', 'minutes.set(key, time);', 'minutes.set(key, time)', 'undefined'],
      ['time/local-day', 'formatters.set(zone, formatter);', 'formatters.set(zone, formatter)', 'undefined'],
      ['looks/stored-look', 'if (lookups.size >= MOST_KNOWN) lookups.clear();', '>=', '>'],
      [
        'looks/stored-look',
        'if (lookups.size >= MOST_KNOWN) lookups.clear();',
        'lookups.size >= MOST_KNOWN',
        'false',
      ],
      [
        'looks/stored-look',
        'if (lookups.size >= MOST_KNOWN) lookups.clear();',
        'lookups.clear()',
        'undefined',
      ],
      ['looks/stored-look', 'const MOST_KNOWN = 5000;', '5000', '5001'],
      ['looks/stored-look', 'if (before !== undefined) return before;', 'before !== undefined', 'false'],
      ['looks/stored-look', 'lookups.set(wornId, found);', 'lookups.set(wornId, found)', 'undefined'],
      ['wardrobe/palette', 'if (nearest.size > 2000) nearest.clear();', '>', '>='],
      ['wardrobe/palette', 'if (nearest.size > 2000) nearest.clear();', '2000', '2001'],
      ['wardrobe/palette', 'if (nearest.size > 2000) nearest.clear();', 'nearest.size > 2000', 'false'],
      ['wardrobe/palette', 'if (nearest.size > 2000) nearest.clear();', 'nearest.clear()', 'undefined'],
      ['wardrobe/palette', 'nearest.set(tint, name);', 'nearest.set(tint, name)', 'undefined'],
    ] as const
  ).map(([name, code, was, is]) => ({
    ...{ file: `app/domain/${name}.ts`, code, was, is },
    why: 'a memory of another size, or none: slower or larger, never otherwise',
  })),
  ...[
    { was: '0', is: '1' },
    { was: '<', is: '<=' },
    { was: '24', is: '25' },
  ].map((change) => ({
    file: 'app/domain/comfort/ireq.ts',
    code: 'for (let step = 0; step < 24; step++) {',
    ...change,
    why: 'each step brings it ten times nearer: a step more or less is nothing that is told',
  })),
  ...[
    { before: 'body.radiantC) ', was: '<', is: '<=' },
    { before: 'body.radiantC) < ', was: '1e-9', is: '1.2e-9' },
    { before: '1e-9 ? ', was: '1e-9', is: '1.2e-9' },
  ].map((change) => ({
    file: 'app/domain/comfort/ireq.ts',
    code: 'const gap = Math.abs(surfaceC - body.radiantC) < 1e-9 ? 1e-9 : surfaceC - body.radiantC;',
    ...change,
    why: 'any gap will do that is too small to count and is not zero',
  })),
  ...[
    { was: '0', is: '1' },
    { was: '<', is: '<=' },
    { was: '6', is: '7' },
  ].map((change) => ({
    file: 'app/domain/delivery/delivery-instant.ts',
    code: 'for (let tries = 0; tries < 6; tries++) {',
    ...change,
    why: 'no zone skips so many days in a row: it is found long before',
  })),
  {
    file: 'app/domain/delivery/delivery-instant.ts',
    code: 'let date = addDays(localDate(afterMs, zone), -1);',
    ...{ was: '1', is: '2' },
    why: 'one day more is looked at, and passed over: its delivery was before',
  },
  {
    file: 'app/domain/delivery/delivery-instant.ts',
    code: 'const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;',
    ...{ was: 'Math.floor', is: 'Math.ceil' },
    why: 'halved the other way: the same minute is found',
  },
  {
    file: 'app/domain/time/local-day.ts',
    code: 'hour: Number(hour) % 24,',
    ...{ was: '24', is: '25' },
    why: 'our engines count hours to 23; it is for those that call midnight 24',
  },
  {
    file: 'app/domain/styling/text/cold-reasons.ts',
    code: 'const TWO_HOURS = 120;',
    ...{ was: '120', is: '121' },
    why: 'it is told in words, and both are "two hours"',
  },
  {
    file: 'app/domain/looks/oklch.ts',
    code: 'return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;',
    ...{ was: '<=', is: '<' },
    why: 'no channel of 0 to 255 lies on the bound',
  },
  {
    file: 'app/domain/styling/color/harmony.ts',
    code: 'tinted: { count: 0, firstHue: 0, isOneFamily: true },',
    ...{ before: 'firstHue: ', was: '0', is: '1' },
    why: 'the first hue is set with the first color; before it nobody asks',
  },
  {
    file: 'app/domain/styling/color/harmony.ts',
    code: 'return { count: count + 1, firstHue, isOneFamily: isOneFamily && hueDifference(hue, firstHue) <= SAME_HUE };',
    ...{ was: '1', is: '2' },
    why: 'asked is only whether there are two and more',
  },
  {
    file: 'app/domain/looks/oklch.ts',
    code: 'return gap > 180 ? 360 - gap : gap;',
    ...{ was: '>', is: '>=' },
    why: 'half a turn is half a turn either way round',
  },
  ...[
    ['if (known >= 0) return known;', 'known >= 0', 'false'],
    ['if (known >= 0) return known;', '0', '1'],
    ['const table = (tables[pocketSteps] ??= new Float64Array(SIZE).fill(-1));', '1', '2'],
  ].map(([code = '', was = '', is = '']) => ({
    file: 'app/domain/styling/input/warmth-index.ts',
    ...{ code, was, is },
    why: 'a memory: without it the same is worked out again',
  })),
  ...[
    'for (let index = 0; index < SIZE; index++) table[index] = strain(hour, index * STEP);',
    'for (let index = 0; index < SIZE; index++) table[index] = Math.max(0, table[index]! - floor) * share;',
  ].map((code) => ({
    file: 'app/domain/styling/input/warmth-index.ts',
    ...{ code, was: '<', is: '<=' },
    why: 'a typed array has no place more',
  })),
  ...[
    ['if (before !== undefined) return before;', 'before !== undefined', 'false'],
    ['if (best && filling.cost >= best.cost) break;', 'best && filling.cost >= best.cost', 'false'],
    ['if (best && filling.cost >= best.cost) break;', '>=', '>'],
  ].map(([code = '', was = '', is = '']) => ({
    file: 'app/domain/styling/search/fill-for-warmth.ts',
    ...{ code, was, is },
    why: 'it only saves work: what is dearer before its warmth is counted is not taken in any case',
  })),
  {
    file: 'app/domain/styling/rules/style-fit.ts',
    code: 'const FESTIVE_SPORT = 2;',
    ...{ was: '2', is: '3' },
    why: 'two points are all that an occasion of the sporty asks for; more say nothing',
  },
  ...[
    ['if (alone - A_SUIT >= limit) return null;', '>=', '>'],
    ['if (style >= limit) return null;', '>=', '>'],
    ['if (before + upper.cost - A_SUIT >= found.limit()) break;', '>=', '>'],
    ['const A_SUIT = 1;', '1', '2'],
  ].map(([code = '', was = '', is = '']) => ({
    file: 'app/domain/styling/search/ensemble-search.ts',
    ...{ code, was, is },
    why: 'it only saves work: what costs as much as the dearest that is kept is not kept in any case',
  })),
  {
    file: 'app/domain/styling/search/ensemble-search.ts',
    code: 'const clo = UNDERWEAR_CLO + upper.clo + bottom.clo + part.clo + shoe.clo + onHead.clo + dry.clo;',
    ...{ before: 'onHead.clo ', was: '+', is: '-' },
    why: 'an umbrella has no clo',
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
    file: 'app/domain/closet/piece-kinds.ts',
    code: '(basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;',
    ...{ was: '0', is: '1' },
    why: 'all that are no basics stand as far behind as before',
  },
  {
    file: 'app/domain/closet/piece-kinds.ts',
    code: '(basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;',
    ...{ was: '4', is: '5' },
    why: 'by either it is less than one style',
  },
  {
    file: 'app/domain/closet/piece-kinds.ts',
    code: '(basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;',
    ...{ was: '100', is: '101' },
    why: 'by either it is more than all styles',
  },
  ...[0, 1].map((which) => ({
    file: 'app/domain/planning/day-outlook.ts',
    code: [
      'if (last === hours.length - 1) return ` from ${formatHour(hours[first]?.hour ?? 0)}`;',
      'if (first === 0) return ` until ${formatHour((hours[last]?.hour ?? 0) + 1)}`;',
    ][which]!,
    ...{ before: '?? ', was: '0', is: '1', why: 'for the type alone: the hour is there' },
  })),
  ...[
    { was: '*', is: '/' },
    { was: '2', is: '3' },
  ].map((change) => ({
    file: 'workers/read-body.ts',
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
  {
    file: 'app/domain/wardrobe/cuts.ts',
    code: "export function shorts(length = -0.2, leg: TrousersDrawing['leg'] = 'straight'): TrousersDrawing {",
    ...{ was: '0.2', is: '0.24' },
    why: 'a length by eye: both lie within those that shorts may have (cuts.test.ts)',
  },
  {
    file: 'workers/usecases/accounts/run-deletions.ts',
    code: 'const LATE_MS = 15 * 60_000;',
    ...{ was: '60_000', is: '60001' },
    why: 'a quarter of an hour, or fifteen milliseconds more: what it waits for takes two minutes',
  },
  {
    file: 'app/domain/wardrobe/tops.ts',
    code: "t('featherweight-tee', 'featherweight {} tee', 'fm', 'professional classic trendy', 2, 0.07, 'plain', 'white navy stone black', top('crew', 0.38, 1.06)),",
    ...{ was: '0.38', is: '0.456' },
    why: 'a length by eye: both sleeves end where those of a tee do (cuts.test.ts)',
  },
  {
    file: 'workers/usecases/user-moves/move-person.ts',
    code: 'if (home !== fromShard && home !== toShard) await forwardPerson(peopleDbAt(app, home), move);',
    ...{ was: '&&', is: '||' },
    why: 'where she leaves or arrives no row says that she is gone, and only such a row is changed',
  },
  {
    file: 'app/domain/styling/text/look-facts.ts',
    code: "return `${hourWord(hour)} in the ${hour < 12 ? 'morning' : 'afternoon'}`;",
    ...{ was: '12', is: '13' },
    why: 'noon was answered a line before',
  },
  ...['50', '100', '200', '400', '750', '1_000', '1_500', '2_000'].map((ms) => ({
    file: 'workers/usecases/concurrency/in-turn.ts',
    code: 'const LOOKS_MS = [50, 100, 200, 400, 750, 1_000, 1_500, 2_000];',
    ...{ was: ms, is: String(Number(ms.replace('_', '')) + 1) },
    why: 'a page looks again a millisecond later',
  })),
  {
    file: 'workers/usecases/accounts/start-session.ts',
    code: 'export const SESSION_MS = 30 * 24 * 3_600_000;',
    ...{ was: '3_600_000', is: '3600001' },
    why: 'thirty days, or less than a second more',
  },
  {
    file: 'workers/usecases/accounts/run-deletions.ts',
    code: "if (step === 'late' && app.clock.now() < lateAt) {",
    ...{ was: '<', is: '<=' },
    why: 'in that one millisecond it is left to the next round, a minute later',
  },
  {
    file: 'app/client/looks/refresh-closet-help.ts',
    code: 'const LOOKED_FOR = [4_000, 15_000, 60_000];',
    ...{ was: '4_000', is: '4001' },
    why: 'a screen looks again a millisecond later',
  },
];
