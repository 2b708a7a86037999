import type { StyleId } from '../../preferences/style.ts';
import type { Slot } from '../../looks/look.ts';
import { daysBetween } from '../../time/local-day.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { garmentById, garmentIdOf } from '../../wardrobe/wardrobe.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { effectiveOffsetC } from '../input/wishes.ts';
import { FELT_HEAT_C } from '../rules/weather-cost.ts';
import { seededFraction } from '../seeded-random.ts';
import { cooledRoom } from './carried-layer.ts';

/** Few of a style have many of these, and each is seen every day: all its days of a fortnight count, less than another style does. */
const COUNTED: readonly Slot[] = ['coat', 'shoes', 'hat', 'scarf', 'gloves'];
const MOST_RECENCY = 1.1;

/** What was worn lately costs more, yesterday's most. */
export function recencyOf({ recent }: StylingBrief, today: string): Map<string, number> {
  const cost = new Map<string, number>();
  for (const { date, garmentIds } of recent) {
    const ago = Math.max(0, daysBetween(date, today));
    if (ago > 14) continue;
    for (const id of garmentIds) {
      const bare = garmentIdOf(id);
      const [before, again] = [cost.get(bare) ?? 0, 0.56 * (1 - ago / 18)];
      const isCounted = COUNTED.includes(garmentById(bare)?.slot ?? 'base');
      cost.set(bare, isCounted ? Math.min(MOST_RECENCY, before + again) : Math.max(before, again));
    }
  }
  return cost;
}

/** Shorts are a style, not a need: on so many of the days that allow them (40 % at most: docs/rules/comfort.md). */
const SHORTS_DAYS = { sporty: 0.75, others: 0.4, classic: 0.12, inHeat: 0.52 };
const shortsDaysOf = (style: StyleId): number =>
  style === 'sporty' || style === 'classic' ? SHORTS_DAYS[style] : SHORTS_DAYS.others;
/** Who wears them from a felt 90 °F on most days. */
const SHORTS_STYLES: readonly StyleId[] = ['casual', 'sporty', 'trendy'];
/** °C felt, in which long sportswear stays at home (weather-rules.ts). */
const SPORTY_HEAT_C = 29;
/** Hours of a walk that takes water and a layer along. */
const A_DAYS_WALK = 5;
/** A bag where it adds something: on so many days (a third at most). */
const BAG_DAYS = 0.22;

/** What is left to chance, a whole kind at a time: most days it stays at home. */
export function isItsDay(garment: Garment, brief: StylingBrief, style: StyleId, today: Conditions): boolean {
  const { seed, context, hours } = brief;
  const { feltMostC, setting } = today;
  // An occasion is gone to with a bag, or with hands in pockets.
  if (garment.slot === 'bag')
    return (
      context === 'special' ||
      setting === 'gym' ||
      (setting === 'walk' && hours.length >= A_DAYS_WALK) ||
      cooledRoom(brief, today) !== null ||
      seededFraction(seed, 'a bag') < BAG_DAYS
    );
  if (!isOfKind(garment, 'shorts') || setting) return true;
  const inHeat = feltMostC >= FELT_HEAT_C && SHORTS_STYLES.includes(style);
  // Nobody sits in them for hours in a cold row; who has nothing lighter goes in hers through the tropics.
  if (brief.ride) return inHeat && brief.closet !== undefined;
  // Sportswear has nothing else for heat stress.
  if (style === 'sporty' && feltMostC >= SPORTY_HEAT_C) return true;
  return seededFraction(seed, 'shorts') < (inHeat ? SHORTS_DAYS.inHeat : shortsDaysOf(style));
}

/** Who is on her way, and how. */
interface OnTheWay {
  brief: StylingBrief;
  style: StyleId;
  conditions: Conditions;
}

/** Styles that sit for hours in sneakers rather than in laced leather. */
const SOFT_ON_BOARD: readonly StyleId[] = ['casual', 'sporty', 'trendy'];
/** °C down to which whoever runs warm sits in a heated cabin without thermals, which nobody can take off there. */
const NO_THERMALS_FROM_C = -16;

/** On a long ride: heels, satin, and what is laced or cannot be taken off. */
const isLeftOnBoard = (garment: Garment, { brief, style, conditions }: OnTheWay): boolean =>
  isOfKind(garment, 'pumps') ||
  isOfKind(garment, 'evening cloth') ||
  (isOfKind(garment, 'laced dress shoes') && SOFT_ON_BOARD.includes(style)) ||
  (garment.slot === 'base' && effectiveOffsetC(brief) < 0 && conditions.coldestC >= NO_THERMALS_FROM_C);

/** What stays at home for the way that she has: a ride of hours, or a man's walk with a tote. */
export const isLeftAlong = (garment: Garment, going: OnTheWay): boolean =>
  (going.brief.ride === true && isLeftOnBoard(garment, going)) ||
  (garment.id === 'leather-tote' && going.brief.gender === 'male' && going.brief.context === 'leisure');

const DARK = ['black', 'charcoal', 'indigo', 'navy'];
/** Plain dark jeans, which are dressed up by what is worn with them. */
const isDarkDenim = ({ id, colors }: Garment): boolean =>
  ['straight-jeans', 'slim-jeans'].includes(id) && colors.every(([color]) => DARK.includes(color));

/** Seen where nobody celebrates: blue jeans, a pack on the back; of a wedding every tee. */
const isOffTheFeast = (garment: Garment, { evening }: Pick<StylingBrief, 'evening'>): boolean =>
  (isOfKind(garment, 'jeans') && !isDarkDenim(garment)) ||
  isOfKind(garment, 'sports bag') ||
  isOfKind(garment, 'briefcase') ||
  (evening === 'wedding' && isOfKind(garment, 'tee'));

/** Blue jeans come to no celebration and sweatpants to no office, whatever else she has not. */
export const isOutOfPlace = (garment: Garment, brief: Pick<StylingBrief, 'context' | 'evening'>): boolean =>
  (brief.context === 'special' && isOffTheFeast(garment, brief)) ||
  (brief.context === 'work' && (isOfKind(garment, 'soft sports legs') || isOfKind(garment, 'shorts')));
