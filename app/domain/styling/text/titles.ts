// Titles of two to five words: the idea of the look. Its color is named now and then, where it is what the look is
// remembered by.
import type { WornGarment } from '../../looks/look.ts';
import { toOklch } from '../../looks/oklch.ts';
import type { StyleId } from '../../preferences/style.ts';
import { clothWord, nounOf, patternAdjective } from '../../wardrobe/glossary.ts';
import { colorWord, swatch } from '../../wardrobe/palette.ts';
import { isOnMostHours, mainTint, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import { forTheHouse, ideasOf, type Idea } from './ideas.ts';
import { isColorSaid, isMixedPattern, isNamedByHer } from './look-facts.ts';
import { STYLE_WORDS } from './title-words.ts';

/** The sporty do not run to an occasion: they speak as the classic do. */
export const voiceOf = ({ style, brief }: OutfitFacts): StyleId =>
  style === 'sporty' && brief.context === 'special' ? 'classic' : style;

/** What is large and stays on: what goes over the rest, or the top, and what is below; at an occasion the coat hangs at the door. */
function largeOf(facts: OutfitFacts): WornGarment[] {
  const [coat, jacket, knit, top, dress, bottom] = (
    ['coat', 'jacket', 'knitwear', 'top', 'dress', 'bottom'] as const
  ).map((slot) => pieceInSlot(facts, slot));
  const over = [facts.brief.context === 'special' ? undefined : coat, jacket, knit].find(
    (one) => one && isOnMostHours(facts, one),
  );
  return [over ?? top, dress, bottom].filter((one) => one !== undefined);
}

/** Two cloths of which much is seen. */
function clothTitles(large: readonly WornGarment[]): string[] {
  const cloths = large.map(({ name }) => clothWord(name)).filter((cloth) => cloth !== undefined);
  const [one, other] = [...new Set(cloths)];
  return one && other ? [`${one} meets ${other}`, `${one} and ${other}`, `${one} plays ${other}`] : [];
}

/** 'The plaid coat': a pattern is called by its name, never by its ground. */
const patternTitles = (large: readonly WornGarment[]): string[] =>
  large
    .filter((one) => isMixedPattern(one) && !isNamedByHer(one))
    .map((one) => `the ${patternAdjective(one.name)} ${nounOf(one)}`);

/** Chroma from which a color is what a look is remembered by. */
const LOUD = 0.07;

/** The loudest color of what is large; none where all is quiet or a pattern. */
function colorOf(large: readonly WornGarment[]): string | undefined {
  const chroma = (one: WornGarment) => toOklch(swatch(mainTint(one)).hex).c;
  const [loudest] = large
    .filter(
      (one) =>
        !isMixedPattern(one) && isColorSaid(one) && !swatch(mainTint(one)).neutral && chroma(one) >= LOUD,
    )
    .sort((a, b) => chroma(b) - chroma(a));
  return loudest && colorWord(mainTint(loudest));
}

const isFit = (title: string): boolean => [2, 3, 4, 5].includes(title.split(' ').length);

/** Titles that this look bears out: those of the idea that its first sentence starts from, of all its ideas, of its style, and those that name its color. */
export function titlesFor(
  facts: OutfitFacts,
  idea: Idea | undefined,
): {
  opening: readonly string[];
  ideas: string[];
  style: readonly string[];
  color: string[];
} {
  if (facts.brief.isMourning)
    return { opening: [], ideas: ideasOf(facts).flatMap(({ titles }) => titles), style: [], color: [] };
  const large = largeOf(facts);
  const words = STYLE_WORDS[voiceOf(facts)];
  const color = colorOf(large);
  return {
    opening: forTheHouse(facts, idea?.titles ?? []),
    ideas: forTheHouse(facts, [
      ...ideasOf(facts).flatMap(({ titles }) => titles),
      ...clothTitles(large),
      ...patternTitles(large),
    ]).filter(isFit),
    style: forTheHouse(facts, words.titles),
    color: color ? words.ofColor.map((say) => say(color)).filter(isFit) : [],
  };
}
