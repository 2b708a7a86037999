import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF } from '../../../tests/styling/sample-briefs.ts';
import { unpackHours, packHours, packLook, packReceipt, unpackLook, unpackReceipt } from './stored-look.ts';
import type { StoredLook, StoredReceipt } from './stored-look.ts';
import type { ReceiptHour } from '../comfort/receipt.ts';
import type { Look } from './look.ts';
import { compose } from '../styling/composer.ts';
import { isColorName } from '../wardrobe/palette.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';

const written = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('every look and receipt comes back as it was, in a third of the letters', () => {
  let [full, kept] = [0, 0];
  fc.assert(
    fc.property(BRIEF, (brief) => {
      const { look, receipt } = compose(brief);
      const [smallLook, smallReceipt] = [written(packLook(look)), written(packReceipt(receipt))];
      expect(unpackLook(smallLook)).toEqual(written(look));
      expect(unpackReceipt(smallReceipt)).toEqual(written(receipt));
      full += JSON.stringify([look, receipt]).length;
      kept += JSON.stringify([smallLook, smallReceipt]).length;
    }),
    { numRuns: 60 },
  );
  expect(kept / full).toBeLessThan(0.3);
});

const COAT: Look['garments'][number] = {
  ...{ id: 'wool-coat:#7a4b32', name: 'her brown wool coat', slot: 'coat', clo: 0.6 },
  cloth: { fabric: 'wool', colour: '#7a4b32' },
  drawing: {
    kind: 'coat',
    length: 0.6,
    open: 0.2,
    lapels: true,
    fit: 1.14,
    sleeveFit: 1.2,
    closure: 'single',
  },
};

test('what was written out in full is read as it stands, and what is hers stays hers', () => {
  const look: Look = { garments: [COAT] };
  expect(unpackLook(look)).toEqual(look);
  expect(unpackLook(written(packLook(look)))).toEqual(look);
  const receipt = compose(fc.sample(BRIEF, { numRuns: 1, seed: 4 })[0]!).receipt;
  expect(unpackReceipt(receipt)).toEqual(receipt);
});

test('hours with a gap, or finer than a hundredth, are kept in rows', () => {
  const need = { min: 0.57, neutral: 0.94, max: 1.21 };
  const hours: ReceiptHour[] = [8, 9, 10].map((hour) => ({
    ...{ hour, tempF: 40 + hour, verdict: 'cool', need, worn: 0.29 * hour },
    ...(hour === 9 && { out: true }),
  }));
  expect(unpackHours(written(packHours(hours)))).toEqual(hours);
  expect(Array.isArray(packHours(hours))).toBe(false);
  const finer = hours.map((one) => ({ ...one, worn: one.worn + 0.001 }));
  for (const odd of [hours.toSpliced(1, 1), finer]) {
    expect(Array.isArray(packHours(odd))).toBe(true);
    expect(unpackHours(written(packHours(odd)))).toEqual(written(odd));
  }
});

test('a piece that nobody knows is kept whole; a short one of it is an error that says what happened', () => {
  const own = { ...COAT, id: 'no-such-coat:camel' };
  expect(unpackLook(written(packLook({ garments: [own] })))).toEqual({ garments: [own] });
  const short: StoredLook = { garments: [{ id: 'no-such-coat:camel' }] };
  expect(() => unpackLook(short)).toThrow('no-such-coat:camel');
  const receipt = { hours: [], lines: ['no-such-coat:camel'] } as unknown as StoredReceipt;
  expect(() => unpackReceipt(receipt)).toThrow('no-such-coat:camel');
});

test('what was worn once is retired, not removed: kept looks name it', () => {
  const file = join(import.meta.dirname, '../../../tests/samples/wardrobe-ids.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as { garments: string[]; colors: string[] };
  const ids = WARDROBE.map(({ id }) => id);
  expect(known.garments.filter((id) => !ids.includes(id))).toEqual([]);
  expect(known.colors.filter((color) => !isColorName(color))).toEqual([]);
  const isNew = ids.filter((id) => !known.garments.includes(id));
  expect(isNew, 'write them into tests/samples/wardrobe-ids.json').toEqual([]);
});

// What is in databases already: columns may be added, none of these may be read otherwise.
test('hours are written as steps from the hour before, clothes in hundredths, verdicts as digits', () => {
  const verdicts = ['cold', 'cool', 'comfortable', 'warm', 'hot'] as const;
  const asWritten = verdicts.map((verdict, i): ReceiptHour => ({
    ...{ hour: 8 + i, tempF: 50 + i * i, verdict },
    need: { min: (57 + 10 * i) / 100, neutral: 0.94, max: 1.21 },
    worn: (129 - i) / 100,
    ...(i % 4 === 0 && { out: true as const }),
  }));
  const kept = {
    ...{ from: 8, said: '01234', temp: [50, 1, 3, 5, 7], out: [0, 4] },
    ...{ min: [57, 10, 10, 10, 10], neutral: [94, 0, 0, 0, 0], max: [121, 0, 0, 0, 0] },
    worn: [129, -1, -1, -1, -1],
  };
  expect(packHours(asWritten)).toEqual(kept);
  expect(unpackHours(kept)).toEqual(asWritten);
  const rows = [
    [8, 50, 0, 0.57, 0.94, 1.21, 1.29, 1],
    [10, 54, 2, 0.77, 0.94, 1.21, 1.27],
  ];
  expect(packHours([asWritten[0]!, asWritten[2]!])).toEqual(rows);
  expect(unpackHours(rows as Parameters<typeof unpackHours>[0])).toEqual([asWritten[0], asWritten[2]]);
});

test('a line of a receipt is its id, after a roof where it goes over the rest; underwear has its own word', () => {
  const lines = [
    { id: 'underwear', name: 'underwear', clo: 0.04 },
    { id: 'wool-coat:camel', name: 'camel wool coat', clo: 0.6, over: true as const },
    { id: 'wool-coat:camel', name: 'camel wool coat', clo: 0.6 },
    { id: 'wool-coat:camel', name: 'her coat', clo: 0.6 },
  ];
  const kept = packReceipt({ hours: [], lines } as unknown as Parameters<typeof packReceipt>[0]);
  expect(kept.lines).toEqual(['underwear', '^wool-coat:camel', 'wool-coat:camel', lines[3]]);
  expect(unpackReceipt(kept).lines).toEqual(lines);
});
