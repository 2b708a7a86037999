import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF } from '../../tests/styling/briefs.ts';
import { keptReceipt } from '../../app/domain/kept-look.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { outfits } from './looks.schema.ts';
import { WORDS } from './words-1.ts';

const column = outfits.receipt;

test('a receipt takes half of its JSON, and comes back as it was', () => {
  let [full, kept] = [0, 0];
  fc.assert(
    fc.property(BRIEF, (brief) => {
      const { receipt } = compose(brief);
      const text = column.mapToDriverValue(receipt) as string;
      expect(column.mapFromDriverValue(text)).toEqual(JSON.parse(JSON.stringify(receipt)));
      full += JSON.stringify(keptReceipt(receipt)).length;
      kept += text.length;
    }),
    { numRuns: 60, seed: 7 },
  );
  expect(kept / full).toBeLessThan(0.5);
});

test('a receipt that was written as JSON is read: its hours in columns, in rows, or in full', () => {
  const [brief] = fc.sample(BRIEF, { numRuns: 1, seed: 4 });
  const receipt = JSON.parse(JSON.stringify(compose(brief!).receipt)) as ReturnType<
    typeof compose
  >['receipt'];
  const rows = receipt.hours.map(({ hour, tempF, verdict, need, worn, out }) => [
    ...[hour, tempF, ['cold', 'cool', 'comfortable', 'warm', 'hot'].indexOf(verdict)],
    ...[need.min, need.neutral, need.max, worn, ...(out ? [1] : [])],
  ]);
  for (const hours of [keptReceipt(receipt).hours, rows, receipt.hours])
    expect(column.mapFromDriverValue(JSON.stringify({ ...receipt, hours }))).toEqual(receipt);
});

test('the dictionary that rows were written with never changes', () => {
  expect(createHash('sha256').update(WORDS).digest('hex')).toBe(
    '0132265f2ca7b48c64388286fdb4fe07ee509c1438f55b0a3d84f3bdff558870',
  );
});
