import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import type { QueuedPhoto } from '../../../client/photo/garment-queue.ts';
import type { ClosetChoice, ClosetPiece } from '../../../contracts/closet.ts';
import type { Hex } from '../../../domain/looks/cloth.ts';
import { kindsNamed } from './kinds-named.ts';
import { alikeInCloset, alikeInQueue, inHerColors } from './photo-choice.ts';

const garment = sampleOutfit.look.garments.find(({ slot }) => slot === 'coat')!;
const kind = (...usual: string[]): ClosetChoice => ({
  garmentId: 'some-coat',
  name: 'Coat',
  garment,
  dots: [{ color: usual.join('+'), hex: '#000000', second: null, word: '' }],
});
const inColor = (color: Hex) => inHerColors(kind('black'), [color]);
const piece = (color: Hex, over: Partial<ClosetPiece> = {}) =>
  ({ status: 'here', garment: inColor(color).garment, ...over }) as ClosetPiece;

test('a kind from the list comes in the colors of her photo: one for a plain kind, as many as a pattern has', () => {
  expect(inColor('#7a4b32')).toMatchObject({ color: '#7a4b32', garment: { id: 'some-coat:#7a4b32' } });
  const striped = inHerColors(kind('cream', 'navy'), ['#fafafa', '#102040', '#ff0000']);
  expect(striped.color).toBe('#fafafa+#102040');
  expect(striped.garment.cloth).toMatchObject({ colour: '#fafafa', accents: ['#102040'] });
  expect(inHerColors(kind('cream', 'navy', 'red'), ['#fafafa']).color).toBe('#fafafa+#fafafa+#fafafa');
  expect(inHerColors(kind('camel'), []).color).toBe('camel');
});

test('the same cut in nearly the same color is one that she may have already; another color is not, nor is what is gone', () => {
  const navy = inColor('#1f2a44');
  expect(alikeInCloset(navy, [piece('#7a4b32'), piece('#222c46')])?.garment.cloth.colour).toBe('#222c46');
  expect(alikeInCloset(navy, [piece('#7a4b32'), piece('#222c46', { status: 'gone' })])).toBeNull();
  const tee = sampleOutfit.look.garments.find(({ slot }) => slot !== 'coat')!;
  const other = { ...tee, cloth: { ...tee.cloth, colour: '#1f2a44' as Hex } };
  expect(alikeInCloset(navy, [piece('#1f2a44', { garment: other })])).toBeNull();
});

test('two photos of one piece are noticed at the second', () => {
  const photo = (color: Hex) => ({ choice: inColor(color) }) as QueuedPhoto;
  const queue = [photo('#1f2a44'), photo('#7a4b32'), photo('#202b45'), { choice: null } as QueuedPhoto];
  expect(queue.map((each) => alikeInQueue(each, queue))).toEqual([null, null, queue[0], null]);
});

test('a kind is found as we call it, and by what people call it', () => {
  const kinds = [
    'charcoal wool beanie',
    'gray joggers',
    'navy wool blazer',
    'black puffer jacket',
    'flat tan sandals',
    'packable hooded rain jacket',
  ].map((name) => ({ choice: { ...kind('black'), garmentId: 'x', name } }));
  const found = (typed: string) => kindsNamed(kinds, typed).map(({ choice }) => choice.name);
  expect(found('jacket puff')).toEqual(['black puffer jacket']);
  expect(found('toque')).toEqual(['charcoal wool beanie']);
  expect(found('my gray trackies')).toEqual(['gray joggers']);
  expect(found('doudoune')).toEqual(['black puffer jacket']);
  expect(found('Kolhapuri chappals')).toEqual(['flat tan sandals']);
  expect(found('cagoule')).toEqual(['packable hooded rain jacket']);
  expect(found('daunenjacke')).toEqual(['black puffer jacket']);
  expect(found('sandalias planas negras')).toEqual(['flat tan sandals']);
  expect(found('tiara')).toEqual([]);
  expect(found('')).toHaveLength(kinds.length);
});

test('a kind is found by its noun alone in any color, misspelled, in other languages, the likeliest first', () => {
  const kinds = ['white linen shirt', 'crisp white shirt', 'charcoal wool beanie', 'navy wool blazer'].map(
    (name) => ({ choice: { ...kind('black'), garmentId: 'x', name } }),
  );
  const found = (typed: string) => kindsNamed(kinds, typed).map(({ choice }) => choice.name);
  expect(found('camisa verde')).toEqual(['crisp white shirt', 'white linen shirt']);
  expect(found('mössa svart')).toEqual(['charcoal wool beanie']);
  expect(found('black blaser')).toEqual(['navy wool blazer']);
  expect(found('chaleco acolchado')).toEqual([]);
});
