// Sentences as a reader of many looks meets them: without what is different from look to look.
import type { ComposedOutfit } from '../../app/domain/styling/input/brief.ts';
import { STYLE_LABELS } from '../../app/domain/preferences/style.ts';
import { GLOSSARY } from '../../app/domain/wardrobe/glossary.ts';
import { PALETTE, colorWord, type ColorName } from '../../app/domain/wardrobe/palette.ts';

const DAYS = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday';
const HOURS = 'midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon';
const COLORS = (Object.keys(PALETTE) as ColorName[]).map(colorWord).sort((a, b) => b.length - a.length);
const NOUNS = Object.keys(GLOSSARY).sort((a, b) => b.length - a.length);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s/).filter(Boolean);

/** 'a X over a X, X and X': garments, hours, figures, days, styles and colors struck out; a list counts as one. */
function skeletonOf(sentence: string, { look }: Pick<ComposedOutfit, 'look'>): string {
  let text = sentence;
  const names = look.garments.map(({ name }) => name).sort((a, b) => b.length - a.length);
  for (const name of names) text = text.replace(new RegExp(`\\b(?:an? |the )?${name}\\b`, 'gi'), 'X');
  return text
    .replace(/\ban? [\w -]+? (?:suit|tuxedo)\b/gi, 'X')
    .replace(/-?\d+(?:°F)?/g, 'T')
    .replace(new RegExp(`\\b(?:${HOURS})\\b(?: in the evening| at night)?`, 'g'), 'H')
    .replace(new RegExp(`\\b(?:${DAYS})\\b`, 'g'), 'D')
    .replace(new RegExp(`^(?:${Object.values(STYLE_LABELS).join('|')})\\b`), 'S')
    .replace(new RegExp(`^(?:${COLORS.join('|')})\\b`, 'i'), 'C')
    .replace(new RegExp(`\\b(?:the )?(?:${NOUNS.join('|')})\\b`, 'gi'), 'X')
    .replace(/X(?:, X)*(?:,? and X)?/g, 'X');
}

export const openingSkeleton = (outfit: Pick<ComposedOutfit, 'description' | 'look'>): string =>
  skeletonOf(sentencesOf(outfit.description)[0] ?? '', outfit);

/** Of every sentence of the description. */
export const descriptionSkeletons = (outfit: Pick<ComposedOutfit, 'description' | 'look'>): string[] =>
  sentencesOf(outfit.description).map((one) => skeletonOf(one, outfit));

/** Of every sentence of "Why this works". */
export const reasonSkeletons = (outfit: Pick<ComposedOutfit, 'reasons' | 'look'>): string[] =>
  outfit.reasons.flatMap(({ text }) => sentencesOf(text)).map((one) => skeletonOf(one, outfit));
