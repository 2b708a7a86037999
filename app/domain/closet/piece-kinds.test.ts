import { expect, test } from 'vitest';
import { GENDERS } from '../preferences/style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { basicPieces, offeredColors, colorDot, garmentsOfKind } from './piece-kinds.ts';
import { PIECE_KINDS } from './closet-terms.ts';

test('on each shelf the basics come first, then what suits most styles, of those the plainest, then by name', () => {
  for (const gender of GENDERS)
    for (const kind of PIECE_KINDS) {
      const shelf = garmentsOfKind(kind, gender);
      const basics = new Set(basicPieces(gender).map(({ garmentId }) => garmentId));
      const [hers, others] = [true, false].map((is) => shelf.filter(({ id }) => basics.has(id) === is));
      expect(shelf).toEqual([...hers!, ...others!]);
      for (const part of [hers!, others!])
        part.slice(1).forEach((next, i) => {
          const one = part[i]!;
          const plain = ({ formality }: typeof one) => Math.abs(formality - 1.5);
          const isBefore =
            one.styles.length > next.styles.length ||
            (one.styles.length === next.styles.length &&
              (plain(one) < plain(next) ||
                (plain(one) === plain(next) && one.id.localeCompare(next.id) < 0)));
          expect(isBefore, `${one.id}, ${next.id}`).toBe(true);
        });
    }
});

test('seven colors are offered, her garment its own first; one that comes in more has all of them', () => {
  const offered = (id: string) => offeredColors(garmentById(id)!);
  const own = (id: string) => garmentById(id)!.colors.map((colors) => colors.join('+'));
  for (const id of ['wool-coat', 'cotton-tee', 'straight-jeans', 'breton-top']) {
    const [all, hers] = [offered(id), own(id)];
    expect(all.slice(0, hers.length)).toEqual(hers);
    expect(new Set(all).size).toBe(all.length);
    if (hers.every((color) => !color.includes('+'))) expect(all).toHaveLength(Math.max(7, hers.length));
    else expect(all).toEqual(hers);
  }
});

test('a dot is drawn in its first color and told by the first two', () => {
  expect(colorDot('navy')).toMatchObject({ color: 'navy', second: null, word: 'navy' });
  const two = colorDot('cream+navy');
  expect([two.hex, two.second, two.word]).toEqual([
    colorDot('cream').hex,
    colorDot('navy').hex,
    'cream and navy',
  ]);
  expect(colorDot('cream+navy+camel').word).toBe('cream and navy');
});
