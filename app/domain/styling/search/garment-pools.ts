// The garments that may be chosen from today, slot by slot, each with what it costs against the style asked for.
import { LIGHTEST_SENSIBLE_CLO, isHot, type DayHour } from '../../comfort/day-hours.ts';
import { sumOfGarments } from '../../comfort/insulation.ts';
import { SLOTS, type Slot } from '../../looks/look.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { WARDROBE } from '../../wardrobe/wardrobe.ts';
import type { StylingBrief } from '../input/brief.ts';
import { isDressy, isStatement, wornInStyle } from '../rules/style-fit.ts';
import { seededFraction } from '../seeded-random.ts';
import type { Conditions } from '../input/conditions.ts';
import { rejectedTraits, withoutRejected } from '../input/rejected-looks.ts';
import { cooledRoom } from './carried-layer.ts';
import { asWornTo, dressiness, formalityFor, isOutOfTune } from './evening-garments.ts';
import { forAnotherDay, hersAtLast } from './for-another-day.ts';
import { isItsDay, isLeftAlong, recencyOf } from './garment-days.ts';
import { leastWrong, type Option, type Pools } from './garment-option.ts';
import { midLayers } from './mid-layers.ts';
import { shoeCost, shoesForEvening } from './shoes-for-occasion.ts';
import { bareCost, idealFor, outOfKit, signalCost, tasteCost, warmthCost } from './single-costs.ts';
import { isOfKit } from '../rules/setting-rules.ts';
import { modestyAllows, isAllowedToday, matchesWishes } from '../rules/garment-rules.ts';
import { weatherAllowsColorway } from '../color/colors-in-rain.ts';
import { weatherCost } from '../rules/weather-cost.ts';

/** Nobody needs it: only where it is of the style. */
const FOR_LOOKS = (garment: Garment): boolean => garment.slot === 'bag' || isOfKind(garment, 'light scarf');
const ALWAYS_IN_STYLE: readonly Slot[] = ['base', 'legwear', 'umbrella', 'gloves'];
/** What is seen most keeps to the style more strictly than coats and shoes. */
const OFF_STYLE = 1.2;
const OFF_STYLE_CORE = 1.8;
/** A polo or a tee at the desk of who dresses for it. */
const NO_COLLAR = 3;
/** Of another style of hers, of this. */
const OF_HER_OTHER = 0.5;
const CORE: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket'];
/** What is on the head and in the hand is chosen by occasion before anything else. */
function formalityWeight(slot: Slot): number {
  if (slot === 'hat' || slot === 'bag') return 0.4;
  return ALWAYS_IN_STYLE.includes(slot) ? 0.05 : 0.16;
}

/** What shoes, socks and underwear take of it, clo. */
const TAKEN = 0.08;
/** So many of the style in a slot, and nothing beside it is worn. */
const UNFIT = 2.4;
const ENOUGH: Partial<Record<Slot, number>> = {
  top: 3,
  knitwear: 3,
  bottom: 3,
  jacket: 2,
  coat: 2,
  shoes: 3,
};

const cheapestFirst = (options: Option[]): Option[] => options.sort((a, b) => a.cost - b.cost);

/** What the casual and the sporty dress up with for an occasion. */
const DRESSED_UP_IN: Partial<Record<StyleId, readonly StyleId[]>> = {
  casual: ['classic', 'trendy'],
  sporty: ['classic'],
};

/** A bag, and heels, of which few are of every style. */
const isGoingOut = ({ slot, heel, formality }: Garment, { context }: Pick<StylingBrief, 'context'>) =>
  context === 'special' && formality >= 3 && (slot === 'bag' || (slot === 'shoes' && heel > 0));

/** Of the style, or what the style borrows for an occasion. */
function isInStyle(garment: Garment, style: StyleId, brief: Pick<StylingBrief, 'context'>): boolean {
  if (garment.styles.includes(style) || isGoingOut(garment, brief)) return true;
  // Whatever she has in a loud color is as wild as anything.
  if (style === 'go-wild' && isStatement(garment)) return true;
  const { context } = brief;
  const others = context === 'special' ? (DRESSED_UP_IN[style] ?? []) : [];
  const isFine =
    style === 'sporty' ? isOfKind(garment, 'festive in sport') : isDressy(garment) || garment.formality >= 3;
  return isFine && others.some((other) => garment.styles.includes(other));
}

/** Of another style of hers: a mix is seen as one, but not where she celebrates. */
const isOfHerOther = ({ styles }: Garment, { brief, context }: Pick<Asked, 'brief' | 'context'>): boolean =>
  context !== 'special' && brief.styles.some((style) => styles.includes(style));

/** The cheapest first; what is not in the style only where the style has too little that is fit for this day. */
function inStyleWhereEnough(
  options: Option[],
  isOfStyle: (garment: Garment) => boolean,
  few: boolean,
): Option[] {
  const sorted = cheapestFirst(options);
  const slot = sorted[0]?.garment.slot;
  // Dressed up, the sporty have little that is of their style: it is worn all the same.
  const enough = slot && ENOUGH[slot] && (few ? 1 : ENOUGH[slot]);
  const inStyle = sorted.filter(({ garment }) => isOfStyle(garment));
  const fit = inStyle.filter(({ cost }) => cost < UNFIT).length;
  return enough !== undefined && fit >= enough ? inStyle : sorted;
}

/** Garments to choose from, and those among them that are hers, which cost less. */
export interface Shelf {
  garments: readonly Garment[];
  hers: ReadonlySet<string>;
  /** Beside hers stands everything that she may be lent: there is nothing more to look through. */
  isWhole: boolean;
  /** Hers for colder, wetter and plainer days stand beside those for this one: before anything is lent. */
  isWide?: boolean;
  /** What goes together in deep frost goes together today. */
  isForWarmth?: boolean;
}
const ALL: Shelf = { garments: WARDROBE, hers: new Set(), isWhole: true };
/** Where a layer is wanted over it. */
const NOTHING_GOES_OVER = 3;
/** How far the seed leans, and what is hers is worth leaving her style for. */
const [CHANCE, HERS] = [0.3, 1.5];

/** What pools are made from. */
export interface PoolQuestion {
  brief: StylingBrief;
  style: StyleId;
  conditions: Conditions;
  day: readonly DayHour[];
  /** YYYY-MM-DD. */
  today: string;
  /** Slots in which her never-wear list gives way, because it leaves nothing there. */
  relaxed: ReadonlySet<Slot>;
  /** What was worn lately costs this much more than usual. Default 1. */
  variety?: number;
  /** What is not in the style as well, at its price, also where the style has enough: for days that it does not hold. */
  anyStyle?: boolean;
  /** Lines of taste do not count: where they leave nothing for a slot that a look needs. */
  lenient?: boolean;
  /** What is chosen from. Default: the whole wardrobe. */
  shelf?: Shelf;
}

export function emptyPools(): Pools {
  return Object.fromEntries(SLOTS.map((slot) => [slot, [] as Option[]])) as unknown as Pools;
}

/** Where rain is blown a coat has a hood and is made for it, if any has. */
function againstBlownRain(options: Option[], slot: Slot, { rain, gusty }: Conditions): Option[] {
  if (slot !== 'coat' || !rain || !gusty) return options;
  const hooded = options.filter(
    ({ garment }) => isOfKind(garment, 'hooded') && isOfKind(garment, 'rainproof'),
  );
  return hooded.length > 0 ? hooded : options;
}

/** Denim that is rained through stays wet for hours: out of doors nobody wears it who has other trousers. */
function againstWetDenim(options: Option[], slot: Slot, { context, conditions }: Asked): Option[] {
  const { soaking, heavyRain, indoors } = conditions;
  const isOutside = context !== 'work' && context !== 'special' && !indoors;
  if (slot !== 'bottom' || !isOutside || !soaking || !heavyRain) return options;
  const dry = options.filter(
    ({ garment }) => !isOfKind(garment, 'denim below') && garment.drawing.kind === 'trousers',
  );
  return dry.length > 0 ? options.filter(({ garment }) => !isOfKind(garment, 'denim below')) : options;
}

/** Whoever may spoil her sneakers does not go in heels instead. */
const isNoLess =
  (options: readonly Option[]) =>
  ({ garment: { slot, heel } }: Option): boolean =>
    slot !== 'shoes' || heel < 2 || options.every(({ garment }) => garment.heel >= 2);

/** What she would spoil today stays at home where she has something in its slot that is less wrong. */
function withoutLeft(options: Option[], slot: Slot, { brief, shelf }: Asked): Option[] {
  const { leftAtHome } = brief;
  if (!leftAtHome || (shelf.isForWarmth && WARMING.includes(slot))) return options;
  const others = leastWrong(options, ({ id }) => leftAtHome.get(id) ?? 0);
  return others.some(isNoLess(options)) ? others : options;
}

/** A question with what follows from it for every garment. */
interface Asked extends Required<PoolQuestion> {
  context: OccasionContext | null;
  /** Formality aimed at. */
  target: number;
  recency: ReadonlyMap<string, number>;
  /** Her never-wear list and heel height. */
  wanted: (garment: Garment) => boolean;
  /** clo of garments below which the day's lightest hour has none too many. */
  lightest: number;
  isFestive: boolean;
  isOccasion: boolean;
}

function askedFor(question: PoolQuestion): Asked {
  const { brief, style, day, today } = question;
  const { context = null, daypart } = brief;
  const aims = day
    .filter(({ out }) => out)
    .map((hour) => (isHot(hour) ? LIGHTEST_SENSIBLE_CLO : hour.need.neutral));
  return {
    variety: 1,
    anyStyle: false,
    lenient: false,
    shelf: ALL,
    ...question,
    context,
    target: formalityFor(style, brief),
    recency: recencyOf(brief, today),
    wanted: matchesWishes(brief),
    lightest: sumOfGarments(Math.min(...aims)) - TAKEN,
    isFestive: context === 'special' || daypart === 'evening' || daypart === 'night',
    isOccasion: context === 'work' || context === 'special',
  };
}

/** Her own limits; in a slot where they leave nothing the never-wear list gives way. */
function isWanted(garment: Garment, { brief, relaxed, wanted, shelf }: Asked): boolean {
  const { gender, heelMax = 3, modesty = {}, modestyOfHers = modesty } = brief;
  const limits = shelf.hers.has(garment.id) ? modestyOfHers : modesty;
  return (
    garment.genders.includes(gender) &&
    (wanted(garment) || (relaxed.has(garment.slot) && garment.heel <= heelMax)) &&
    modestyAllows(garment, limits)
  );
}

/** Hours in a cooled seat, on bare shoulders. */
const BARE_ON_BOARD = 3;

/** What is for the street; whoever is seen at home has none of it on. */
const FOR_THE_STREET: readonly Slot[] = ['coat', 'scarf', 'gloves', 'umbrella', 'bag'];

/** In her own house, where somebody sees her: in slippers of hers alone. */
function isWornInside(garment: Garment, { brief, shelf }: Asked): boolean {
  if (!brief.staysIn) return true;
  if (isOfKind(garment, 'slippers')) return shelf.hers.has(garment.id);
  const isOnHead = garment.slot === 'hat' && !garment.headCover;
  return !isOnHead && !FOR_THE_STREET.includes(garment.slot) && !isOfKind(garment, 'outdoor jacket');
}

/** What is made for some days, evenings or styles is left out of the others: no guest comes in denim. */
function isForToday(garment: Garment, asked: Asked): boolean {
  const { brief, style, conditions, isFestive } = asked;
  return (
    isWornInside(garment, asked) &&
    isItsDay(garment, brief, style, conditions) &&
    (isFestive || style === 'go-wild' || !isOfKind(garment, 'evening cloth')) &&
    !isOutOfTune(garment, brief, style, isFestive) &&
    !(brief.evening === 'wedding' && isOfKind(garment, 'work jacket')) &&
    !isLeftAlong(garment, asked) &&
    (!FOR_LOOKS(garment) || garment.styles.includes(style) || isGoingOut(garment, brief)) &&
    (garment.slot !== 'bag' || garment.formality < 4 || isFestive)
  );
}

/** What keeps her warm is worn in no style's dress code, where nothing else does. */
const WARMING: readonly Slot[] = ['knitwear', 'jacket', 'coat'];

/** °C, of the air and felt, up to which thermals go on where nothing else of hers keeps her warm; the frost that they are made for. */
const THERMALS = { upToC: 3, feltUpToC: 0, toWorkUpToC: 0, madeFor: { coldestC: -9, warmestC: 0 } };

/** Nobody trains, or sits at a desk or on a plane, in them who can do without. */
function areThermalsWorn({ conditions, shelf, brief, context }: Asked): boolean {
  const { colderC = 0, coldestC, feltC, setting } = conditions;
  if (!shelf.isForWarmth || brief.ride || setting === 'run' || setting === 'gym' || colderC < 0) return false;
  if (context === 'work') return coldestC <= THERMALS.toWorkUpToC;
  return coldestC <= THERMALS.upToC + colderC || feltC <= THERMALS.feltUpToC;
}

/** In a room in winter her turtlenecks are for today, °C. */
const COOL_ROOM_C = 18.5;
const WINTER_INSIDE = { coldestC: 5.5, warmestC: 14 };

/** Who feels the cold, asks for more or has no warmer things puts on thermals as in so much colder air. */
function asFeltBy({ id, slot }: Garment, asked: Asked): Conditions {
  const today = asked.conditions;
  const isHers = asked.shelf.hers.has(id);
  if (isHers && today.staysIn && today.warmestC <= COOL_ROOM_C && slot === 'top')
    return { ...today, ...WINTER_INSIDE };
  const { colderC = 0, coldestC, warmestC } = today;
  if (slot !== 'base') return today;
  if (areThermalsWorn(asked)) return { ...today, ...THERMALS.madeFor };
  if (colderC <= 0) return today;
  return { ...today, coldestC: coldestC - colderC, warmestC: warmestC - colderC };
}

function isAllowed(garment: Garment, asked: Asked): boolean {
  const { context, lenient, shelf } = asked;
  const conditions = asFeltBy(garment, asked);
  const isHers = shelf !== ALL && shelf.hers.has(garment.id);
  const isWarming = isHers && shelf.isForWarmth && context !== 'special' && WARMING.includes(garment.slot);
  const leniency = isWarming ? 'dress-code' : lenient || isHers ? 'taste' : 'none';
  return (
    isWanted(garment, asked) &&
    (isOfKit(garment, conditions, lenient || isHers) ??
      isAllowedToday(garment, conditions, context, wornInStyle(garment, asked), leniency)) &&
    isForToday(garment, asked) &&
    garment.colors.some((colorway) => weatherAllowsColorway(garment, colorway, conditions))
  );
}

function styleCost(garment: Garment, asked: Asked): number {
  const { brief, style, target, isOccasion, context } = asked;
  const { slot } = garment;
  const gap = Math.max(0, Math.abs(garment.formality - target) - 0.4);
  const off = CORE.includes(slot) ? OFF_STYLE_CORE : OFF_STYLE;
  const isUncollared =
    style === 'professional' && context === 'work' && slot === 'top' && garment.formality < 2;
  const share = isOfHerOther(garment, asked) ? OF_HER_OTHER : 1;
  return (
    (isInStyle(garment, style, brief) ? 0 : share * off) +
    (isUncollared ? NO_COLLAR : 0) +
    (isOccasion ? 2 : 1) * formalityWeight(slot) * gap
  );
}

function costOf(garment: Garment, asked: Asked): number {
  const { brief, style, conditions, variety, shelf, context, recency, lightest, isOccasion } = asked;
  const { slot } = garment;
  const isPlain = ALWAYS_IN_STYLE.includes(slot);
  return (
    styleCost(garment, asked) +
    (isPlain && slot !== 'gloves' ? 0.3 : 1) * variety * (recency.get(garment.id) ?? 0) +
    warmthCost(garment, lightest) +
    (context === 'special' && slot === 'dress' ? 0 : weatherCost(garment, conditions)) +
    signalCost(garment, style, isOccasion) +
    (slot === 'shoes' ? shoeCost(garment, style, brief) : 0) +
    tasteCost(brief, garment) +
    bareCost(garment, brief) +
    (brief.ride && isOfKind(garment, 'bare-shouldered') ? BARE_ON_BOARD : 0) +
    outOfKit(garment, conditions) -
    idealFor(garment, asked, shelf.hers) +
    (cooledRoom(brief, conditions) && isOfKind(garment, 'puff sleeve') ? NOTHING_GOES_OVER : 0) -
    (context === 'special' ? dressiness(garment, asked) : 0) -
    (shelf.hers.has(garment.id) ? HERS : 0) +
    CHANCE * seededFraction(brief.seed, garment.id)
  );
}

/** An occasion keeps its blazer or good coat, and takes the umbrella, unless it would turn over. */
const isBlazerKept = ({ context, brief, conditions }: Asked): boolean =>
  Boolean(context === 'special' || brief.isMourning || brief.isSober) && !conditions.gale;

/**
 * All that weather, wishes and sense allow, in every slot. Core slots keep to the style where they can; outer
 * layers and shoes may leave it at a price, because warmth and dry feet come first.
 */
export function poolsFor(question: PoolQuestion): Pools {
  const asked = askedFor(question);
  const { brief, style, conditions, anyStyle, shelf, context, isOccasion } = asked;
  const pools = emptyPools();
  for (const there of shelf.garments) {
    const garment = asWornTo(there, brief, style);
    if (isAllowed(garment, asked)) pools[garment.slot].push({ garment, cost: costOf(garment, asked) });
  }
  for (const option of forAnotherDay(pools, asked, { isAllowed, costOf }))
    pools[option.garment.slot].push(option);
  for (const option of hersAtLast(pools, asked, { isAllowed: isWanted, costOf }))
    pools[option.garment.slot].push(option);
  if (shelf.isForWarmth) pools.jacket.push(...midLayers(pools.knitwear));
  if (context === 'special' && brief.gender === 'female') pools.shoes = shoesForEvening(pools.shoes, asked);
  const heeded = rejectedTraits(brief);
  const keepsBlazer = isBlazerKept(asked);
  // A closet is small: nothing of it is left out for style.
  const isWhole = anyStyle || shelf !== ALL;
  for (const slot of SLOTS) {
    const left = withoutRejected(pools[slot], slot, heeded, style);
    const dry = againstWetDenim(withoutLeft(left, slot, asked), slot, asked);
    const options = keepsBlazer ? dry : againstBlownRain(dry, slot, conditions);
    pools[slot] = isWhole
      ? cheapestFirst(options)
      : inStyleWhereEnough(
          options,
          (garment) => isInStyle(garment, style, brief) || isOfHerOther(garment, asked),
          style === 'sporty' && isOccasion,
        );
  }
  return pools;
}
