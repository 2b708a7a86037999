import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF } from '../../../tests/styling/sample-briefs.ts';
import { packLook, packReceipt } from '../../../app/domain/looks/stored-look.ts';
import { compose } from '../../../app/domain/styling/composer.ts';
import { outfits, tasteEvents } from '../schema/looks.schema.ts';
import { DICTIONARY_WORDS } from './compression-dictionary.ts';

const { receipt: column, look, description, reasons } = outfits;
const bytes = (text: unknown) => Buffer.byteLength(text as string);

test('what is written of an outfit takes two fifths of its text, and comes back as it was', () => {
  let [full, kept] = [0, 0];
  fc.assert(
    fc.property(BRIEF, (brief) => {
      const made = compose(brief);
      const columns = [
        [column, made.receipt, JSON.stringify(packReceipt(made.receipt))],
        [look, made.look, JSON.stringify(packLook(made.look))],
        [reasons, made.reasons, JSON.stringify(made.reasons)],
        [description, made.description, made.description],
      ] as const;
      for (const [one, value, text] of columns) {
        const written = one.mapToDriverValue(value as never);
        expect(one.mapFromDriverValue(written as never)).toEqual(JSON.parse(JSON.stringify(value)));
        full += bytes(text);
        kept += bytes(written);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
  expect(kept / full).toBeLessThan(0.44);
});

test('an outfit that was written out is read: its words, its look, its hours in columns, in rows, or in full', () => {
  const [brief] = fc.sample(BRIEF, { numRuns: 1, seed: 4 });
  const made = JSON.parse(JSON.stringify(compose(brief!))) as ReturnType<typeof compose>;
  const { receipt } = made;
  const rows = receipt.hours.map(({ hour, tempF, verdict, need, worn, out }) => [
    ...[hour, tempF, ['cold', 'cool', 'comfortable', 'warm', 'hot'].indexOf(verdict)],
    ...[need.min, need.neutral, need.max, worn, ...(out ? [1] : [])],
  ]);
  for (const hours of [packReceipt(receipt).hours, rows, receipt.hours])
    expect(column.mapFromDriverValue(JSON.stringify({ ...receipt, hours }))).toEqual(receipt);
  for (const kept of [made.look, packLook(made.look)])
    expect(look.mapFromDriverValue(JSON.stringify(kept))).toEqual(made.look);
  expect(reasons.mapFromDriverValue(JSON.stringify(made.reasons))).toEqual(made.reasons);
  const [first] = made.reasons;
  for (const off of [
    [{ garmentId: 'mac:sand', fromHour: 0, untilHour: 3 }, { garmentId: 'snood:grey' }],
    [],
  ]) {
    const told = [{ ...first!, off }, first!];
    expect(reasons.mapFromDriverValue(reasons.mapToDriverValue(told) as string)).toEqual(told);
  }
  expect(description.mapFromDriverValue(made.description)).toBe(made.description);
});

test('a note of taste names its pieces, also where the database copied the whole look', () => {
  const pieces = [{ id: 'chinos:navy' }, { id: 'ankle-socks:navy' }];
  const ids = pieces.map(({ id }) => id);
  const { garmentIds } = tasteEvents;
  for (const text of [
    JSON.stringify(ids),
    JSON.stringify({ garments: pieces }),
    garmentIds.mapToDriverValue(ids),
  ])
    expect(garmentIds.mapFromDriverValue(text as string)).toEqual(ids);
});

test('the phrases that rows were written with never change', () => {
  expect(createHash('sha256').update(DICTIONARY_WORDS).digest('hex')).toBe(
    '4a9058e1cd76809fcce05a6adc827297b81dfb6d64e0a38bd47f7df6cd57b241',
  );
});
