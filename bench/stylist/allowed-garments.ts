// What the tables allow on a day, for the search of what can be reached: weather-rules.ts, unbroken-text.ts, and the style asked.
import type { Slot } from '../../app/domain/looks/look.ts';
import type { OccasionContext, StyleId } from '../../app/domain/preferences/style.ts';
import { isAllowedToday } from '../../app/domain/styling/rules/garment-rules.ts';
import { isForbiddenPair, activeLines, garmentSides } from '../../app/domain/styling/rules/never-together.ts';
import { OUTERMOST_LAYERS } from '../../app/domain/styling/rules/weather-rules.ts';
import type { Garment } from '../../app/domain/wardrobe/garment.ts';
import { isOfKind } from '../../app/domain/wardrobe/garment-kinds.ts';
import type { HourDemands } from '../../tests/styling/rule-checker.ts';

/** What the day forbids: its hours, and what she dresses for where that is known. Garments of any style count. */
export interface Today extends HourDemands {
  context?: OccasionContext | null;
  style?: StyleId;
  /** Only clothes of that style; an occasion borrows from others. */
  inStyle?: boolean;
}

const CORE: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket'];
export const isOfStyle = ({ slot, styles }: Garment, { inStyle, style, context }: Today): boolean =>
  !inStyle || !style || context === 'special' || !CORE.includes(slot) || styles.includes(style);

/** The table of weather-rules.ts is data; without an occasion and a style it is asked for the most that any of them allow. */
export function isAllowedGarment(garment: Garment, today: Today): boolean {
  // Shorts are a style, not a need (docs/rules/comfort.md, "Shorts are a style").
  if (garment.drawing.kind === 'trousers' && garment.drawing.length < 0) return false;
  const { coldest, warmest, felt, feltMost, context = null, style = 'trendy', ...rest } = today;
  const air = { coldestC: coldest, warmestC: warmest, feltC: felt, feltMostC: feltMost };
  return isAllowedToday(
    garment,
    {
      ...rest,
      ...air,
      soaking: false,
      gusty: false,
      gale: false,
      rainsLate: false,
      stormy: false,
      swings: false,
      endsCold: false,
      veryHighUv: false,
      dangerousHeat: false,
      rain: false,
      evening: false,
    },
    context,
    style,
  );
}

/** What unbroken-text.ts lets meet on such a day. */
export function meetsOn({ coldest, warmest, context = null, style = 'trendy' }: Today) {
  const lines = activeLines({ coldestC: coldest, warmestC: warmest }, style, context);
  return (a: Garment, b: Garment) => !isForbiddenPair(garmentSides(a), garmentSides(b), lines);
}

/** Warm enough to be on top of all, by the table of weather-rules.ts. */
export const mayBeOutermost =
  ({ coldest }: Today) =>
  (outermost: Garment | 'nothing') =>
    OUTERMOST_LAYERS.every(({ kind, from }) => {
      const is =
        outermost === 'nothing' || kind === 'nothing' ? kind === outermost : isOfKind(outermost, kind);
      return !is || coldest >= from;
    });
