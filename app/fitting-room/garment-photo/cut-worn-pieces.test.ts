import { expect, test } from 'vitest';
import { readBodyMap, readPhoto } from '../../../tests/people/load-person.ts';
import { colorDifference } from '../../domain/looks/oklch.ts';
import { cutWornPieces } from './cut-worn-pieces.ts';
import { offerGarments } from './offer-garments.ts';

const cut = async (name: string) => cutWornPieces(await readPhoto(name), await readBodyMap(name));

test.each([
  ['woman-03-plus-dark', '#b96043', '#404b53'],
  ['woman-05-plus-light-tied', '#9d6887', '#30344f'],
  ['man-02-slim-dark', '#984d47', '#455159'],
] as const)(
  '%s wears a tee and trousers: each is cut out by itself, in its color',
  async (name, tee, trousers) => {
    const pieces = await cut(name);
    expect(pieces.map(({ forms }) => forms[0]?.form)).toEqual(['short-top', 'trousers']);
    const [upper, lower] = pieces;
    expect(colorDifference(upper!.colors[0], tee)).toBeLessThan(0.06);
    expect(colorDifference(lower!.colors[0], trousers)).toBeLessThan(0.06);
    const covered = pieces.map(({ picture: { data } }) => data.filter((_, i) => i % 4 === 3));
    expect(covered[0]!.some((alpha, i) => alpha > 0 && covered[1]![i]! > 0)).toBe(false);
    // Neither is sure enough to be taken for granted: she is asked.
    expect(pieces.every(({ forms }) => forms[0]!.chance <= 0.5)).toBe(true);
    const offered = pieces.map((piece) => offerGarments(piece, 'female')[0]?.garment.slot);
    expect(offered).toEqual(['top', 'bottom']);
  },
);
