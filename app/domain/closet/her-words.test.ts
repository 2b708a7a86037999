import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { compose } from '../styling/composer.ts';
import type { OwnPiece } from './closet-terms.ts';
import { inHerWords } from './her-words.ts';

test.each([
  ['grey jumper from Oslo', 'your grey jumper from Oslo', 'jumper'],
  ['White shirt (Sandro)', 'your white shirt', 'shirt'],
  ['yellow cardigan w/ mushrooms', 'your yellow cardigan', 'cardigan'],
  ['Rains jacket olive', 'your olive Rains jacket', 'jacket'],
  ['raincoat khaki', 'your khaki raincoat', 'raincoat'],
  ['navy wrap dress 3/4 sleeve', 'your navy wrap dress 3/4 sleeve', 'dress'],
  ['cream blouse/shirt', 'your cream blouse', 'blouse'],
  ['my black abaya', 'your black abaya', 'abaya'],
  ['jean bleu foncé', 'your jean bleu foncé', 'jean'],
  ['manteau marine', 'your manteau marine', undefined],
  ['sky blue shirt short sleeve', 'your sky blue shirt short sleeve', 'shirt'],
  ['white shirt x4', 'your white shirt', 'shirt'],
  ['2x black leggings', 'your black leggings', 'leggings'],
  ['', undefined, undefined],
  ['12 %', undefined, undefined],
  ['the dress that my aunt wore to the wedding of her second cousin', undefined, undefined],
])('"%s" is %s in a sentence, by the noun %s', (name, told, noun) => {
  expect(inHerWords(name)?.name).toBe(told);
  expect(inHerWords(name)?.noun).toBe(noun);
});

const CLOSET: readonly [id: string, name: string | null][] = [
  ['crisp-shirt:white', 'Swanndri'],
  ['lambswool-jumper:oat', 'oatmeal jumper'],
  ['straight-jeans:cobalt', 'old Wranglers, the good ones'],
  ['chelsea-boots:brown', 'Blundstones'],
  ['wool-coat:camel', 'manteau marine'],
];

/** Words of a week in these pieces, named so or not at all. */
function wordsOf(isNamed: boolean, air: HardDay['air']) {
  const pieces = CLOSET.map(([id, name]): OwnPiece => {
    const [garmentId = '', color = ''] = id.split(':');
    return { garmentId, color, warmth: 'usual', name: isNamed ? name : null };
  });
  return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const { title, description, reasons, look } = compose({
      ...{
        gender: 'female',
        styles: ['casual'],
        daypart: 'morning',
        placeName: 'Namur, BE',
        recent: [],
        seed,
      },
      hours: hoursOfDay({ air }),
      closet: { from: 'only-mine', pieces },
    });
    return { title, description, why: reasons.map(({ text }) => text).join(' '), look };
  });
}

test('a look of hers is told in her words: what she has, in no color or cut that only our drawing has', () => {
  const told = wordsOf(true, [7, 9, 8]);
  const all = told.map(({ title, description, why }) => `${title} ${description} ${why}`).join(' ');
  expect(all).toMatch(/[Yy]our Swanndri|the Swanndri/);
  expect(all).toMatch(/oatmeal jumper/);
  expect(all).toMatch(/\bthe jumper\b/);
  expect(all).toMatch(/\bthe coat\b|manteau marine/);
  expect(all).not.toMatch(/crisp|white shirt|lambswool|\boat\b|cobalt|camel|Chelsea|prep|collar|Jeans|jeans/);
  // The look itself keeps our names: what is drawn.
  expect(told[0]?.look.garments.map(({ name }) => name)).toContain('brown Chelsea boots');
});

test('whose they are is said once in a sentence', () => {
  for (const { description } of wordsOf(true, [7, 9, 8]))
    for (const sentence of description.split(/(?<=[.?]) /))
      expect(sentence.match(/\byour (Swanndri|oatmeal|old|Blund|manteau)/gi)?.length ?? 0).toBeLessThan(2);
});

test('what she has not named is told in ours', () => {
  const all = wordsOf(false, [7, 9, 8])
    .map(({ description }) => description)
    .join(' ');
  expect(all).toMatch(/lambswool sweater/);
  expect(all).not.toMatch(/\byour (Swanndri|oatmeal)/);
});
