import { everybodyHas, PIECE_KINDS } from './closet-terms.ts';
import { expect, test } from 'vitest';
import { SLOTS } from '../looks/look.ts';
import { GENDERS } from '../preferences/style.ts';
import { nearestColorName } from '../wardrobe/palette.ts';
import { WARDROBE, toWornGarment } from '../wardrobe/wardrobe.ts';
import { pieceKind } from './closet-terms.ts';
import { basicPieces, offeredColors, garmentsOfKind } from './piece-kinds.ts';
import { parseColorway, resolvePiece, parseWornPiece } from './piece.ts';
import { isWearableOn, cleanFromDate, wearsBeforeWash } from './wash-rest.ts';

test('a plain garment comes in every color of the palette, a patterned one in its own', () => {
  expect(resolvePiece({ garmentId: 'wool-coat', color: 'camel' })?.colorway).toEqual(['camel']);
  expect(resolvePiece({ garmentId: 'wool-coat', color: 'fuchsia' })?.colorway).toEqual(['fuchsia']);
  expect(resolvePiece({ garmentId: 'breton-top', color: 'cream+navy' })?.colorway).toEqual(['cream', 'navy']);
  expect(resolvePiece({ garmentId: 'breton-top', color: 'fuchsia' })).toBeNull();
  expect(resolvePiece({ garmentId: 'wool-coat', color: 'camel+navy' })).toBeNull();
  for (const color of [
    '',
    'no-color',
    '__proto__',
    'constructor',
    'camel+',
    '#aabbc',
    '#AABBCC',
    'camel+#aabbcc',
  ])
    expect(resolvePiece({ garmentId: 'wool-coat', color }), color).toBeNull();
  for (const garmentId of ['', 'no-coat', 'wool-coat:camel', '__proto__'])
    expect(resolvePiece({ garmentId, color: 'camel' }), garmentId).toBeNull();
});

test('a color that was measured on her piece is drawn as it is, and called by the nearest of our names', () => {
  const coat = resolvePiece({ garmentId: 'wool-coat', color: '#7a4b32' });
  const drawn = coat && toWornGarment(coat.garment, coat.colorway);
  expect(drawn).toMatchObject({ id: 'wool-coat:#7a4b32', cloth: { colour: '#7a4b32' } });
  expect(drawn?.name).toBe('cognac wool coat');
  const breton = resolvePiece({ garmentId: 'breton-top', color: '#f4f1ea+#1e2a55' });
  expect(breton && toWornGarment(breton.garment, breton.colorway).cloth).toMatchObject({
    colour: '#f4f1ea',
    accents: ['#1e2a55'],
  });
  // A pattern has as many colors as ours has.
  expect(resolvePiece({ garmentId: 'breton-top', color: '#f4f1ea' })).toBeNull();
  for (const [hex, name] of [
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#a3322f', 'red'],
    ['#a83530', 'red'],
    ['#282e44', 'navy'],
  ] as const)
    expect(nearestColorName(hex), hex).toBe(name);
});

test('socks, tights and underwear are no pieces of a closet', () => {
  expect(SLOTS.filter(everybodyHas)).toEqual(['base', 'legwear']);
  expect(resolvePiece({ garmentId: 'sheer-tights', color: 'black' })).toBeNull();
  expect(parseWornPiece('thermal-top:white')).toBeNull();
  expect(parseWornPiece('wool-coat:camel')).toEqual({ garmentId: 'wool-coat', color: 'camel' });
  expect(parseWornPiece('wool-coat')).toBeNull();
});

test('every worn id of the wardrobe names a piece, but for what everybody has', () => {
  for (const { id, slot, colors } of WARDROBE)
    for (const colorway of colors) {
      const color = colorway.join('+');
      expect(parseWornPiece(`${id}:${color}`)).toEqual(everybodyHas(slot) ? null : { garmentId: id, color });
      expect(parseColorway(color)).toEqual(colorway);
    }
});

test('18 basics for each, all of them in the wardrobe, on every shelf that she wears', () => {
  for (const gender of GENDERS) {
    const basics = basicPieces(gender);
    expect(basics).toHaveLength(18);
    const kinds = new Set(basics.map((piece) => pieceKind(resolvePiece(piece)?.garment.slot ?? 'bag')));
    expect([...kinds].sort()).toEqual(
      PIECE_KINDS.filter((kind) => kind !== 'dresses' || gender === 'female').sort(),
    );
  }
});

test('every garment lies on one shelf, the basics on top, and every color offered can be hers', () => {
  const all = PIECE_KINDS.flatMap((kind) => garmentsOfKind(kind, 'female'));
  const own = WARDROBE.filter(({ slot, genders }) => !everybodyHas(slot) && genders.includes('female'));
  expect(all.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  const basics = basicPieces('female').map(({ garmentId }) => garmentId);
  expect(basics).toContain(garmentsOfKind('bottoms', 'female')[0]?.id);
  for (const garment of all)
    for (const color of offeredColors(garment))
      expect(resolvePiece({ garmentId: garment.id, color }), `${garment.id} ${color}`).not.toBeNull();
});

test('tops rest after a wear, knitwear after three, coats and shoes never; a wash ends by itself', () => {
  expect([wearsBeforeWash('top'), wearsBeforeWash('knitwear'), wearsBeforeWash('coat')]).toEqual([
    1,
    3,
    null,
  ]);
  const until = cleanFromDate('2026-12-28');
  expect(until).toBe('2027-01-04');
  const piece = { status: 'wash', restUntil: until };
  expect(isWearableOn(piece, '2027-01-03')).toBe(false);
  expect(isWearableOn(piece, '2027-01-04')).toBe(true);
  expect(isWearableOn({ status: 'wash', restUntil: null }, '2030-01-01')).toBe(false);
  expect(isWearableOn({ status: 'here', restUntil: null }, '2026-12-28')).toBe(true);
  expect(isWearableOn({ status: 'away', restUntil: '2020-01-01' }, '2026-12-28')).toBe(false);
});
