import { expect, test } from 'vitest';
import { MILD_HOURS, PLAIN_BRIEF } from '../../../../tests/styling/sample-briefs.ts';
import type { StylingBrief } from '../input/brief.ts';
import { choosePieces, type HerPiece } from './chosen-pieces.ts';
import { assembleBuild, judgeBuild } from './judge-build.ts';

const at = (celsius: number, more: Partial<(typeof MILD_HOURS)[number]> = {}): StylingBrief => ({
  ...PLAIN_BRIEF,
  styles: ['casual'],
  hours: MILD_HOURS.map((hour) => ({ ...hour, tempF: celsius * 1.8 + 32, uv: 1, ...more })),
});
const verdict = (brief: StylingBrief, ids: string[], hers: HerPiece[] = []) =>
  judgeBuild(brief, choosePieces(ids, hers));
const leaving = ({ receipt }: ReturnType<typeof judgeBuild>) => receipt.hours[0]?.verdict;

const TEE_AND_JEANS = [
  'cotton-tee:white',
  'straight-jeans:indigo',
  'leather-sneakers:white',
  'ankle-socks:white',
];

test('warmth is told as pieces are put in: too cool in a tee, right with a sweater and a coat', () => {
  const day = at(9);
  expect(leaving(verdict(day, TEE_AND_JEANS))).toMatch(/^(cool|cold)$/);
  expect(leaving(verdict(day, [...TEE_AND_JEANS, 'crew-knit:navy', 'wool-coat:camel']))).toBe('comfortable');
});

test('a look that is right for the day has nothing said against it', () => {
  const { warnings, lacks, asks } = verdict(at(20), TEE_AND_JEANS);
  expect({ warnings, lacks, asks }).toEqual({ warnings: [], lacks: [], asks: [] });
});

test.each<[string, StylingBrief, string[], string | RegExp]>([
  ['cloth', at(9), ['linen-dress:sand', 'wool-coat:camel'], 'are for different seasons'],
  [
    'colors',
    at(20),
    ['cotton-tee:white', 'chinos:olive', 'bold-sneakers:red', 'bold-coat:fuchsia'],
    /colors of .* fight/,
  ],
  ['a shirt', at(9), ['flannel-shirt:red+charcoal', 'merino-crew:navy'], "don't go together"],
  [
    'rain',
    at(9, { precipitationMm: 3, condition: 'Rain' }),
    ['suede-boots:camel'],
    'best kept dry, and rain is on the way',
  ],
  [
    'rain again',
    at(9, { precipitationMm: 3, condition: 'Rain' }),
    TEE_AND_JEANS,
    'Nothing keeps the rain or snow off',
  ],
  ['cold', at(2), ['linen-dress:sand'], 'The sand linen dress is made for a warmer day.'],
  ['heat', at(31), ['wool-coat:camel'], 'The camel wool coat is made for a cooler day.'],
  ['frost', at(-12), [...TEE_AND_JEANS, 'wool-coat:camel'], 'today calls for gloves'],
  ['her list', { ...at(20), neverWear: ['cotton-tee'] }, TEE_AND_JEANS, 'on your never-wear list'],
])('%s: told, not refused', (_, day, ids, told) => {
  expect(verdict(day, ids).warnings.join(' ')).toMatch(told);
});

test('what it cannot be worn without is named, and what she is asked once is apart', () => {
  expect(verdict(at(20), [])).toMatchObject({ lacks: ['top', 'bottom'] });
  expect(verdict(at(20), ['linen-dress:sand'])).toMatchObject({ lacks: [], asks: ['It has no shoes.'] });
  const asks = verdict(at(-20), TEE_AND_JEANS).asks.join(' ');
  expect(asks).toMatch(/outside for about \d+ minutes at a time/);
});

const HERS: HerPiece[] = [
  { garmentId: 'crew-knit', color: '#7a4b32', warmth: 'thick', isResting: false },
  { garmentId: 'cotton-tee', color: 'white', warmth: 'usual', isResting: true },
];

test('hers is as warm and in the color that she has it; of the wash she is told', () => {
  const ids = ['crew-knit:#7a4b32', 'cotton-tee:white', 'straight-jeans:indigo'];
  const { look, warnings } = verdict(at(12), ids, HERS);
  const knit = look.garments.find(({ id }) => id === 'crew-knit:#7a4b32');
  expect(knit).toMatchObject({ clo: 0.44, cloth: { colour: '#7a4b32' } });
  expect(warnings).toContain(
    "Your closet has your white cotton tee in the wash or put away: check that it's ready.",
  );
});

test('a piece in nobody’s color is neither hers nor ours; two in one place are one too many', () => {
  const refusal = (ids: string[]) => () => choosePieces(ids, HERS);
  expect(refusal(['crew-knit:#112233'])).toThrow('not in your closet or our wardrobe');
  expect(refusal(['no-such-coat:red'])).toThrow('not in your closet or our wardrobe');
  expect(refusal(['linen-dress:sand', 'chinos:olive'])).toThrow("can't be worn together");
  expect(refusal(['wool-coat:camel', 'trench:sand'])).toThrow("can't be worn together");
});

test('worn, it says that it is hers, and what was told of it', () => {
  const day = at(9, { precipitationMm: 3, condition: 'Rain' });
  const ids = [...TEE_AND_JEANS.filter((id) => !id.includes('sneakers')), 'suede-boots:camel', 'trench:sand'];
  const outfit = assembleBuild(day, choosePieces(ids, []), false);
  const texts = outfit.reasons.map(({ text }) => text);
  expect(texts[0]).toBe('You put this look together yourself.');
  expect(texts.join(' ')).toContain('best kept dry');
  expect(outfit.look.garments.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(outfit.title.length).toBeGreaterThan(3);
});

test('a look without shoes is asked about once, one without a bottom is none', () => {
  const wear = (ids: string[], isSure: boolean) => () => assembleBuild(at(20), choosePieces(ids, []), isSure);
  expect(wear(['linen-dress:sand'], false)).toThrow('It has no shoes. Add what is missing');
  expect(wear(['linen-dress:sand'], true)().reasons.map(({ text }) => text)).toContain('It has no shoes.');
  expect(wear(['cotton-tee:white', 'leather-sneakers:white'], true)).toThrow('needs something for the legs');
});
