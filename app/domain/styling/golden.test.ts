// What some five hundred people-days were dressed in: a change of the stylist, the wardrobe or the physics that anyone
// could see must be looked at before it is kept. After looking, store the new ones with
// `UPDATE_GOLDEN=1 npx vitest run --project unit app/domain/styling/golden.test.ts`, and read the diff.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAYS, fortnightOf, type DressedDay } from '../../../tests/styling/dressed-people.ts';

const FOLDER = join(import.meta.dirname, 'golden');
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

/** Sums of many numbers may end otherwise on another machine. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(4)) : value;

/** One line a day: where, what, in which words; the mark at its end stands for the drawing, the receipt and their numbers. */
function lineOf({ place, brief, outfit }: DressedDay): string {
  const { look, title, description, reasons, ...numbers } = outfit;
  const mark = createHash('sha1')
    .update(JSON.stringify([look, reasons, numbers], rounded))
    .digest('hex');
  return [
    `${brief.hours[0]?.date} ${place}`,
    look.garments.map(({ id }) => id).join(' '),
    title,
    description,
    ...reasons.map(({ text }) => text),
    mark.slice(0, 8),
  ].join(' | ');
}

const PEOPLE = Array.from({ length: 36 }, (_, person) => person);

test.each(PEOPLE)('person %d is dressed as she was', (person) => {
  const path = join(FOLDER, `person-${person}.txt`);
  const lines = fortnightOf(person).map(lineOf);
  if (UPDATE) writeFileSync(path, `${lines.join('\n')}\n`);
  const golden = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(golden).toHaveLength(DAYS);
  for (const [day, line] of lines.entries()) expect(line).toBe(golden[day]);
});
