import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONG } from '../../../../tests/runner/long-run.ts';
import {
  BRIEF,
  comfortViolations,
  MILD_HOURS,
  PLAIN_BRIEF,
} from '../../../../tests/styling/sample-briefs.ts';
import { everybodyHas } from '../../closet/closet-terms.ts';
import { garmentById, WARDROBE } from '../../wardrobe/wardrobe.ts';
import type { ComposedOutfit, StylingBrief } from '../input/brief.ts';
import { openWholeWardrobe } from '../composer.ts';
import { activeLines, garmentSides, isForbiddenPair } from '../rules/never-together.ts';
import { isAllowedToday } from '../rules/garment-rules.ts';
import { choosePieces, type ChosenPiece } from './chosen-pieces.ts';
import { composeAround } from './compose-around.ts';

const RUNS = { numRuns: LONG ? 600 : 50 };

const ANY_PIECE = fc
  .constantFrom(...WARDROBE.filter(({ slot }) => !everybodyHas(slot)))
  .chain((garment) =>
    fc.constantFrom(...garment.colors).map((colorway) => `${garment.id}:${colorway.join('+')}`),
  );

const DRY = 'nothing against the wet';

const wearing = (brief: StylingBrief, id: string) => {
  const [piece] = choosePieces([id], []);
  const outfit = composeAround({ ...brief, gender: piece!.garment.genders[0] ?? 'female' }, [piece!]);
  return { piece: piece!, outfit };
};

/** Rules that two pieces break with each other, or one by itself, without her piece. */
function brokenByOthers(brief: StylingBrief, outfit: ComposedOutfit, piece: ChosenPiece): string[] {
  const { conditions } = openWholeWardrobe({ ...brief, styles: [outfit.style] });
  const lines = activeLines(conditions, outfit.style, brief.context);
  const others = outfit.look.garments.filter(({ id }) => id !== piece.id).map(({ id }) => garmentById(id)!);
  const single = others
    .filter((one) => !isAllowedToday(one, conditions, brief.context ?? null, outfit.style, 'taste'))
    .map(({ id }) => id);
  const pairs = others.flatMap((one, index) =>
    others
      .slice(index + 1)
      .filter((other) => isForbiddenPair(garmentSides(one), garmentSides(other), lines))
      .map((other) => `${one.id} with ${other.id}`),
  );
  return [...single, ...pairs];
}

test('whatever the piece and the weather: it is in the look, which keeps every rule that the piece does not break', () => {
  fc.assert(
    fc.property(BRIEF, ANY_PIECE, (brief, id) => {
      const { piece, outfit } = wearing(brief, id);
      expect(outfit.look.garments.filter((worn) => worn.id === id)).toHaveLength(1);
      const slots = outfit.look.garments.map(({ slot }) => slot).filter((slot) => slot !== 'base');
      expect(new Set(slots).size).toBe(slots.length);
      expect(slots).toContain('shoes');
      const isCovered = slots.includes('dress') || slots.includes('bottom');
      expect(isCovered).toBe(true);
      expect(brokenByOthers({ ...brief, gender: piece.garment.genders[0]! }, outfit, piece)).toEqual([]);
      const alone = outfit.look.garments.filter((worn) => worn.id === id);
      // What keeps the wet off may be the piece itself; what else it breaks is its own.
      const its = comfortViolations({ garments: alone }, brief.hours).filter((rule) => rule !== DRY);
      const broken = comfortViolations(outfit.look, brief.hours).filter((rule) => !its.includes(rule));
      expect(broken).toEqual([]);
    }),
    RUNS,
  );
});

const at = (celsius: number) => MILD_HOURS.map((hour) => ({ ...hour, tempF: celsius * 1.8 + 32 }));
const textsOf = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');

test('a piece that is right for the day is worn without a word against it', () => {
  const { outfit } = wearing({ ...PLAIN_BRIEF, hours: at(24) }, 'linen-dress:sand');
  expect(textsOf(outfit)).toContain('so the look is made around it');
  expect(textsOf(outfit)).not.toContain('made for a');
});

test.each([[-4], [4], [9]])('a linen dress at %i °C: said, and kept warm by the rest', (celsius) => {
  const { outfit } = wearing({ ...PLAIN_BRIEF, hours: at(celsius) }, 'linen-dress:sand');
  expect(textsOf(outfit)).toContain('is made for a warmer day');
  expect(textsOf(outfit)).toMatch(/With it goe?s? .*coat.*, for warmth/);
});

test('several pieces stay together; what she insists on against the occasion is worn and told', () => {
  const brief = {
    ...PLAIN_BRIEF,
    styles: ['professional' as const],
    context: 'work' as const,
    hours: at(16),
  };
  const ids = ['zip-hoodie:grey', 'slim-jeans:indigo'];
  const outfit = composeAround(brief, choosePieces(ids, []));
  expect(outfit.look.garments.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(textsOf(outfit)).toContain('You wanted the gray zip hoodie and the slim indigo jeans');
});

test('from her closet alone it is her piece, in her color, and what is lent for it is said', () => {
  const own = { garmentId: 'linen-dress', color: '#7a4b32', warmth: 'usual' as const };
  const shoes = { garmentId: 'leather-sneakers', color: 'white', warmth: 'usual' as const };
  const closet = { from: 'only-mine' as const, pieces: [own, shoes] };
  const hers = [{ ...own, isResting: true }];
  const outfit = composeAround(
    { ...PLAIN_BRIEF, hours: at(24), closet },
    choosePieces(['linen-dress:#7a4b32'], hers),
  );
  expect(outfit.look.garments.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['linen-dress:#7a4b32', 'leather-sneakers:white']),
  );
  expect(textsOf(outfit)).toContain('in the wash or put away');
});
