// Titles of two to five words: the idea of the look. Its color is named now and then, where it is what the look is
// remembered by.
import type { WornGarment } from '../../looks/look.ts';
import { toOklch } from '../../looks/oklch.ts';
import type { StyleId } from '../../preferences/style.ts';
import { clothWord, garmentNoun, patternAdjective } from '../../wardrobe/glossary.ts';
import { colorWord, swatch } from '../../wardrobe/palette.ts';
import { isVisible, isOnMostHours, mainTint, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import { ideasOf } from './ideas.ts';
import { isMixedPattern } from './look-facts.ts';
import { STYLE_WORDS } from './title-words.ts';

/** The sporty do not run to an occasion: they speak as the classic do. */
export const voiceOf = ({ style, brief }: OutfitFacts): StyleId =>
  style === 'sporty' && brief.context === 'special' ? 'classic' : style;

/** What is large and stays on, from the outside in; at an occasion the coat hangs at the door. */
function largeOf(facts: OutfitFacts): WornGarment[] {
  const isSpecial = facts.brief.context === 'special';
  const slots = [
    ...(isSpecial ? [] : ['coat' as const]),
    'jacket',
    'knitwear',
    'dress',
    'top',
    'bottom',
  ] as const;
  return slots
    .map((slot) => pieceInSlot(facts, slot))
    .filter((one) => one !== undefined)
    .filter((one) => isVisible(one, facts) && isOnMostHours(facts, one));
}

/** Two cloths of which much is seen: a shirt under a sweater shows its collar alone. */
function clothTitles(large: readonly WornGarment[]): string[] {
  const seen = large.filter(({ slot }, index) => index === 0 || slot !== 'top');
  const [one, other] = [
    ...new Set(seen.map(({ name }) => clothWord(name)).filter((cloth) => cloth !== undefined)),
  ];
  return one && other ? [`${one} meets ${other}`, `${one} and ${other}`, `${one} plays ${other}`] : [];
}

/** 'The plaid coat': a pattern is called by its name, never by its ground. */
const patternTitles = (large: readonly WornGarment[]): string[] =>
  large.filter(isMixedPattern).map(({ name }) => `the ${patternAdjective(name)} ${garmentNoun(name)}`);

/** Chroma from which a color is what a look is remembered by. */
const LOUD = 0.07;

/** The loudest color of what is large; none where all is quiet or a pattern. */
function colorOf(large: readonly WornGarment[]): string | undefined {
  const chroma = (one: WornGarment) => toOklch(swatch(mainTint(one)).hex).c;
  const [loudest] = large
    .filter((one) => !isMixedPattern(one) && !swatch(mainTint(one)).neutral && chroma(one) >= LOUD)
    .sort((a, b) => chroma(b) - chroma(a));
  return loudest && colorWord(mainTint(loudest));
}

const isFit = (title: string): boolean => [2, 3, 4, 5].includes(title.split(' ').length);

/** Titles that this look bears out: those of its ideas, those of its style, and those that name its color. */
export function titlesFor(facts: OutfitFacts): {
  ideas: string[];
  style: readonly string[];
  color: string[];
} {
  const large = largeOf(facts);
  const words = STYLE_WORDS[voiceOf(facts)];
  const color = colorOf(large);
  return {
    ideas: [...ideasOf(facts).titles, ...clothTitles(large), ...patternTitles(large)].filter(isFit),
    style: words.titles,
    color: color ? words.ofColor.map((say) => say(color)).filter(isFit) : [],
  };
}
