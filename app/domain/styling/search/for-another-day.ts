// What of hers is worn although it is for another day: where none of hers is for this one, it does not stay in the closet.
import type { Slot } from '../../looks/look.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { isStatement } from '../rules/style-fit.ts';
import { isOfKit } from '../rules/setting-rules.ts';
import { DEEP_FROST_C, FROST_C, isOutermostFrom } from '../rules/weather-rules.ts';
import { isOutOfPlace } from './garment-days.ts';
import type { Option, Pools } from './garment-option.ts';
import { feastDaysFor, isSuitOrBlazer, otherDaysFor } from './other-days.ts';

/** What is asked of the day, as far as it is looked at here. */
interface Asked {
  brief: StylingBrief;
  style: StyleId;
  context: OccasionContext | null;
  conditions: Conditions;
  isOccasion: boolean;
  isFestive: boolean;
  shelf: { garments: readonly Garment[]; hers: ReadonlySet<string>; isWide?: boolean };
}

/** How a garment is judged for a day. */
interface Judged<Day> {
  isAllowed: (garment: Garment, asked: Day) => boolean;
  costOf: (garment: Garment, asked: Day) => number;
}

/** Slots in which hers is worn on another day than it is for, where she has nothing for this one. */
const LENIENT_SLOTS: readonly Slot[] = [
  'coat',
  'jacket',
  'knitwear',
  'top',
  'shoes',
  'bottom',
  'hat',
  'dress',
  'scarf',
  'gloves',
  'bag',
];
/** Only where nothing else of hers keeps her warm. */
const FOR_ANOTHER_DAY = 4;
/** Closed shoes before sandals. */
const BARE_IN_RAIN = 8;
/** Formality of a dress that is worn to a celebration. */
const GOOD_DRESS = 2;
/** A good dress, his suit or blazer, and what is loud on who goes wild: what a celebration is for. */
const isForTheFeast =
  ({ context, style, brief }: Asked) =>
  (garment: Garment): boolean => {
    if (context !== 'special') return false;
    if (garment.slot === 'dress' && garment.formality >= GOOD_DRESS) return true;
    if (style === 'go-wild' && isStatement(garment)) return true;
    const isFormal = brief.evening === 'wedding' || brief.evening === undefined;
    return brief.gender === 'male' && isFormal && isSuitOrBlazer(garment);
  };

/** Styles in which nobody minds rubber boots beside a desk. */
const RUBBER_STYLES: readonly StyleId[] = ['casual', 'sporty', 'trendy', 'go-wild'];
const isSeenInRubber = ({ context, style, conditions }: Asked): boolean =>
  context !== 'special' && conditions.setting === undefined && RUBBER_STYLES.includes(style);

/**
 * Hers for colder, wetter, drier or plainer days, where none of hers is for this one: it does not stay in the closet. In
 * deep frost shoes are boots for it.
 */
export function forAnotherDay<Day extends Asked>(
  pools: Pools,
  asked: Day,
  { isAllowed, costOf }: Judged<Day>,
): Option[] {
  const { conditions, shelf } = asked;
  if (shelf.hers.size === 0) return [];
  const coldestC = conditions.streetC ?? conditions.coldestC;
  const mayBe = ({ id, slot }: Garment) => shelf.hers.has(id) && LENIENT_SLOTS.includes(slot);
  const isDeepFrost = coldestC < DEEP_FROST_C;
  const isEnough = (garment: Garment) =>
    mayBe(garment) &&
    (garment.slot !== 'bag' || asked.context === 'special') &&
    !(conditions.setting === 'run' && garment.slot === 'coat' && !isOfKind(garment, 'rainproof')) &&
    !(isDeepFrost && garment.slot === 'shoes' && !isOfKind(garment, 'boots for deep frost'));
  // Sneakers, or a woman's laced ones, are no reason to leave good shoes at home where those are what is worn.
  const isPlain = (garment: Garment) =>
    asked.isOccasion &&
    (isOfKind(garment, 'sneakers') ||
      (asked.brief.gender === 'female' && asked.context === 'special' && isOfKind(garment, 'walking shoes')));
  // In sport a good coat is no reason to leave the puffer at home, nor a shell at dinner to leave the good coat.
  const isOfAnother = (garment: Garment) =>
    garment.slot === 'coat' &&
    (conditions.setting === undefined
      ? asked.context === 'special' && isOfKind(garment, 'trail shell')
      : isOfKit(garment, conditions) !== true);
  // Over ice and snow in frost in her boots for it, wherever she goes by day.
  const isIcy = (conditions.ice || conditions.snow) && coldestC < FROST_C && !asked.isFestive;
  const isSlippery = (garment: Garment) =>
    isIcy && garment.slot === 'shoes' && !isOfKind(garment, 'boots for deep frost');
  // Through a downpour that lasts in rubber boots, where people may be seen in them.
  const isWaded = conditions.soaking && conditions.heavyRain && isSeenInRubber(asked);
  const isSoaked = (garment: Garment) =>
    isWaded && garment.slot === 'shoes' && !isOfKind(garment, 'rain boots');
  const left = asked.brief.leftAtHome;
  const has = (slot: Slot) =>
    // Warmth is no matter of shoes, but trousers go over some boots alone.
    (slot === 'top' || slot === 'hat' || (slot === 'shoes' && coldestC >= FROST_C) || !shelf.isWide) &&
    pools[slot].some(
      ({ garment }) =>
        isEnough(garment) &&
        !isPlain(garment) &&
        !isOfAnother(garment) &&
        !isSlippery(garment) &&
        !isSoaked(garment) &&
        !left?.has(garment.id),
    );
  // Where she is cold, a warmer top than all that today is for.
  const warmest = Math.max(...pools.top.map(({ garment }) => garment.clo));
  const isWarmerTop = ({ slot, clo }: Garment) => slot === 'top' && shelf.isWide === true && clo > warmest;
  const isFestive = isForTheFeast(asked);
  // A tee goes to a party with who has no dress for it.
  const hasFestiveDress = shelf.garments.some((one) => one.slot === 'dress' && mayBe(one) && isFestive(one));
  // Nobody wears a raincoat for the cool of a dry day who has a jacket for it.
  const isLeftDry = (garment: Garment) =>
    !conditions.wet &&
    isOfKind(garment, 'raincoat') &&
    pools.jacket.some((option) => isOutermostFrom(option.garment, coldestC));
  return shelf.garments
    .filter(
      (garment) =>
        isEnough(garment) &&
        (isFestive(garment) || isWarmerTop(garment) || (garment.slot !== 'dress' && !has(garment.slot))) &&
        !isLeftDry(garment) &&
        !(hasFestiveDress && isOfKind(garment, 'tee')) &&
        !isOutOfPlace(garment, asked.brief),
    )
    .filter((garment) => !pools[garment.slot].some((option) => option.garment === garment))
    .filter((garment) =>
      [
        ...otherDaysFor(garment, conditions, asked.context),
        ...(isFestive(garment) ? feastDaysFor(garment, conditions) : []),
      ].some((other) => isAllowed(garment, { ...asked, ...other })),
    )
    .map((garment) => ({
      garment,
      cost:
        costOf(garment, asked) +
        (isFestive(garment) || (isWaded && isOfKind(garment, 'rain boots')) ? 0 : FOR_ANOTHER_DAY) +
        (conditions.wet && garment.openShoe ? BARE_IN_RAIN : 0),
    }));
}

/** What nobody can go without. */
const NEEDED: readonly Slot[] = ['shoes', 'bottom', 'top'];
/** Only before something is lent to who is dressed in hers alone. */
const AT_LAST = 8;
/** °C below which toes are covered. */
const BARE_TOES_FROM_C = 12;

/** Not even then: bare toes in the cold, heels on ice or in sport, slippers in the street. */
function areNeverWorn(shoes: Garment, { brief, conditions }: Asked, isSport: boolean): boolean {
  const { setting, ice, snow, coldestC } = conditions;
  const isSlippery = Boolean(ice || snow);
  if (shoes.openShoe && coldestC < BARE_TOES_FROM_C) return true;
  if (shoes.heel >= 2 && (isSport || isSlippery)) return true;
  if (isOfKind(shoes, 'for the house')) return setting !== 'home' && !brief.staysIn;
  return isSlippery && coldestC < FROST_C && !isOfKind(shoes, 'boots');
}
function isNeverWorn(garment: Garment, asked: Asked): boolean {
  const { setting } = asked.conditions;
  const isSport = setting !== undefined && setting !== 'home';
  return garment.slot === 'shoes'
    ? areNeverWorn(garment, asked, isSport)
    : isSport && isOfKind(garment, 'denim below');
}

/** Of who is dressed in hers alone: where no rule leaves any of hers in a place, the nearest of them all the same. */
export function hersAtLast<Day extends Asked>(
  pools: Pools,
  asked: Day,
  { isAllowed, costOf }: Judged<Day>,
): Option[] {
  const { brief, shelf } = asked;
  if (!shelf.isWide || brief.closet?.from !== 'only-mine') return [];
  const empty = NEEDED.filter((slot) => pools[slot].length === 0);
  return shelf.garments
    .filter(
      (garment) =>
        shelf.hers.has(garment.id) &&
        empty.includes(garment.slot) &&
        isAllowed(garment, asked) &&
        !isNeverWorn(garment, asked),
    )
    .map((garment) => ({ garment, cost: costOf(garment, asked) + AT_LAST }));
}
