import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { FELT_HEAT_C } from '../rules/weather-cost.ts';
import { seededFraction } from '../seeded-random.ts';
import { cooledRoom } from './carried-layer.ts';

/** Shorts are a style, not a need: on so many of the days that allow them (40 % at most: docs/rules/comfort.md). */
const SHORTS_DAYS = { sporty: 0.75, others: 0.4, inHeat: 0.52 };
/** Who wears them from a felt 90 °F on most days. */
const SHORTS_STYLES: readonly StyleId[] = ['casual', 'sporty', 'trendy'];
/** °C felt, in which long sportswear stays at home (weather-rules.ts). */
const SPORTY_HEAT_C = 29;
/** A bag where it adds something: on so many days (a third at most). */
const BAG_DAYS = 0.27;

/** What is left to chance, a whole kind at a time: most days it stays at home. */
export function isItsDay(garment: Garment, brief: StylingBrief, style: StyleId, today: Conditions): boolean {
  const { seed, context } = brief;
  const { feltMostC, setting } = today;
  // An occasion is gone to with a bag, or with hands in pockets.
  if (garment.slot === 'bag')
    return (
      context === 'special' ||
      setting === 'gym' ||
      cooledRoom(brief, today) !== null ||
      seededFraction(seed, 'a bag') < BAG_DAYS
    );
  if (!isOfKind(garment, 'shorts') || setting) return true;
  // Nobody sits in them for hours in a cold row.
  if (brief.ride) return false;
  const inHeat = feltMostC >= FELT_HEAT_C && SHORTS_STYLES.includes(style);
  // Sportswear has nothing else for heat stress.
  if (style === 'sporty' && feltMostC >= SPORTY_HEAT_C) return true;
  const days = inHeat ? 'inHeat' : style === 'sporty' ? 'sporty' : 'others';
  return seededFraction(seed, 'shorts') < SHORTS_DAYS[days];
}

/** Jeans come to no celebration and sweatpants to no office, whatever else she has not. */
export const isOutOfPlace = (garment: Garment, context: OccasionContext | null): boolean =>
  (context === 'special' && isOfKind(garment, 'jeans')) ||
  (context === 'work' && isOfKind(garment, 'soft sports legs'));
