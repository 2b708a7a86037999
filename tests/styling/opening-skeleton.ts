// Openings as a reader of many looks meets them: without what is different from look to look.
import type { ComposedOutfit } from '../../app/domain/styling/input/brief.ts';
import { STYLE_LABELS } from '../../app/domain/preferences/style.ts';
import { PALETTE, colorWord, type ColorName } from '../../app/domain/wardrobe/palette.ts';

const DAYS = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday';
const HOURS = 'midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon';
const COLORS = (Object.keys(PALETTE) as ColorName[]).map(colorWord).sort((a, b) => b.length - a.length);
/** 'a X over a X, X and X': garments, hours, figures, days, styles and colors struck out; a list counts as one. */
export function openingSkeleton({ description, look }: Pick<ComposedOutfit, 'description' | 'look'>): string {
  let text = description.split(/(?<=[.?!])\s/)[0] ?? '';
  const names = look.garments.map(({ name }) => name).sort((a, b) => b.length - a.length);
  for (const name of names) text = text.replace(new RegExp(`\\b(?:an? )?${name}\\b`, 'gi'), 'X');
  return text
    .replace(/\ban? [\w -]+? (?:suit|tuxedo)\b/gi, 'X')
    .replace(/-?\d+°F/g, 'T')
    .replace(new RegExp(`\\b(?:${HOURS})\\b(?: in the evening| at night)?`, 'g'), 'H')
    .replace(new RegExp(`\\b(?:${DAYS})\\b`, 'g'), 'D')
    .replace(new RegExp(`^(?:${Object.values(STYLE_LABELS).join('|')})\\b`), 'S')
    .replace(new RegExp(`^(?:${COLORS.join('|')})\\b`, 'i'), 'C')
    .replace(/X(?:, X)*(?:,? and X)?/g, 'X');
}
