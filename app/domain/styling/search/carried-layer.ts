// The layer in the bag: rooms are cooled in the heat, and planes and trains are cool in any season.
import { INDOOR_BAND } from '../../comfort/indoor-comfort.ts';
import { CLO_SHARE } from '../../comfort/plan-wearing.ts';
import { resolvePiece } from '../../closet/piece.ts';
import { toCelsius } from '../../comfort/outdoor-air.ts';
import type { CarriedLayer } from '../../comfort/receipt.ts';
import type { EveningKind, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { toWornGarment } from '../../wardrobe/wardrobe.ts';
import { lookHarmony, type ColoredGarment } from '../color/choose-colors.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { matchesWishes } from '../rules/garment-rules.ts';
import { activeLines, garmentSides, isForbiddenPair, type RuleSides } from '../rules/never-together.ts';
import { seededFraction } from '../seeded-random.ts';

/** °C of the warmest hour from which offices are cooled. */
const COOLED_FROM_C = 24;
/** Thicker than this nobody puts into a bag, clo. */
const MOST_CLO = 0.36;
/** What a layer costs that is not in her style, is more or less dressed than the rest by a step, or fills the bag by a clo. */
const [OFF_STYLE, STEP, BULK, CHANCE] = [1, 0.3, 4, 0.2];
/** The jacket that was cut with the trousers, and one in a color that nobody wears today. */
const [ITS_SUIT, OFF_COLOR] = [3, 5];
/** To be pulled over the head, in a seat. */
const PULLED_ON = 0.6;
/** A suit jacket without its trousers. */
const HALF_A_SUIT = 1.5;

const colorwaysToCarry =
  (only: StylingBrief['onlyColors']) =>
  ({ colors }: Garment): readonly Garment['colors'][number][] =>
    only ? colors.filter((colorway) => colorway.every((tint) => only.some((name) => name === tint))) : colors;

/** Evenings that are sat through indoors; who dances or walks is warm. */
const SEATED: readonly (EveningKind | undefined)[] = [undefined, 'dinner', 'concert', 'date'];
/** °C of an evening from which every room is cooled, whatever is done in it. */
const COOLED_FOR_ALL_C = 31;

/** What the layer is for today; null on a day that has no cooled room. */
export function cooledRoom(
  {
    context,
    ride,
    cooledRooms,
    evening,
    isMourning,
    onFeet,
  }: Pick<StylingBrief, 'context' | 'ride' | 'cooledRooms' | 'evening' | 'isMourning' | 'onFeet'>,
  { warmestC }: Pick<Conditions, 'warmestC'>,
): CarriedLayer['for'] | null {
  if (cooledRooms === false) return null;
  if (ride) return 'ride';
  const atWork = context === 'work' && !isMourning;
  if (cooledRooms) return atWork && !onFeet ? 'desk' : 'room';
  if (warmestC < COOLED_FROM_C) return null;
  const isCooled = SEATED.includes(evening) || (evening === 'party' && warmestC >= COOLED_FOR_ALL_C);
  if (context === 'special') return isCooled ? 'room' : null;
  return atWork ? (onFeet ? 'room' : 'desk') : null;
}

/** At a celebration it is as good as the rest. */
const GOOD = 2;

/** Open, soft or tailored, and light enough for a bag. */
/** A suit jacket of his as well: he puts it on at the door. */
const isForTheCeremony = (garment: Garment): boolean =>
  isOfKind(garment, 'blazer') && !isOfKind(garment, 'dinner suit') && !isOfKind(garment, 'jersey blazer');

/** Of hers, clo. */
const MOST_OF_HERS_CLO = 0.45;

interface Bagged {
  isDressedUp: boolean;
  isSober: boolean;
  isHers: boolean;
  isRide: boolean;
}

/** Of others, light enough, and no blanket for a bag. */
const isLight = ({ id, clo }: Garment): boolean => clo <= MOST_CLO && id !== 'chunky-cardigan';

/** On board any layer of hers does: a denim jacket, a sweater to pull on. */
const isOnBoard = ({ slot }: Garment, { isHers, isRide }: Bagged): boolean =>
  isHers && isRide && (slot === 'knitwear' || slot === 'jacket');

const isForTheBag = (garment: Garment, bagged: Bagged): boolean => {
  const { isDressedUp, isSober, isHers } = bagged;
  const isOpen =
    garment.sheddable &&
    (garment.slot === 'knitwear' || isOfKind(garment, isHers ? 'blazer' : 'summer blazer'));
  return (
    (!isDressedUp || (garment.formality >= GOOD && !isOfKind(garment, 'jersey blazer'))) &&
    (!isSober || garment.slot === 'jacket') &&
    (isHers ? garment.clo <= MOST_OF_HERS_CLO : isLight(garment)) &&
    (isOpen || isOnBoard(garment, bagged)) &&
    (!garment.set || isHers) &&
    !isOfKind(garment, 'zip running top')
  );
};

const isOpenLayer = ({ slot, sheddable }: Garment): boolean =>
  sheddable && (slot === 'knitwear' || slot === 'jacket');

const isOpenKnit = (garment: Garment): boolean => garment.slot === 'knitwear' && isOpenLayer(garment);

/** A room has no season: wool over linen is right there. */
const inAnySeason = (garment: Garment): RuleSides => ({ ...garmentSides(garment), airFrom: -99, airTo: 99 });

/** Bare shoulders at a celebration, and nothing to put over them: a church, a modest host, a late hour on a terrace. */
function isBareAtCelebration(
  { context, evening }: Pick<StylingBrief, 'context' | 'evening'>,
  items: readonly ColoredGarment[],
): boolean {
  if (context !== 'special' || !(evening === undefined || evening === 'wedding')) return false;
  return (
    items.some(({ garment }) => isOfKind(garment, 'sleeveless')) &&
    !items.some(({ garment }) => ['knitwear', 'jacket', 'coat'].includes(garment.slot))
  );
}

/** °C of a last hour in which a summer dress alone is too little (one less for every m/s that is more than a breath), and clo that are enough for it. */
const LATE = { belowC: 19.5, clo: 0.72, calmMs: 2 };
/** The same for bare shoulders, and for a thin dress where the night has fallen by so many °C. */
const BARE_LATE = { belowC: 21.5, clo: 0.5, fallC: 8 };

/** An evening out that begins in the heat of the day and ends outside in the cool, with nothing over the rest. */
function coolsDownLate(
  { context, gender, hours }: Pick<StylingBrief, 'context' | 'gender' | 'hours'>,
  items: readonly ColoredGarment[],
  insideIcl: number,
): boolean {
  const last = hours.at(-1);
  const fallF = (hours[0]?.tempF ?? 0) - (last?.tempF ?? 0);
  const isBare =
    items.some(({ garment }) => isOfKind(garment, 'sleeveless')) ||
    (insideIcl < BARE_LATE.clo && fallF / 1.8 >= BARE_LATE.fallC);
  return (
    context === 'special' &&
    gender === 'female' &&
    last !== undefined &&
    toCelsius(last.tempF) - Math.max(0, last.windMs - LATE.calmMs) <
      (isBare ? BARE_LATE.belowC : LATE.belowC) &&
    insideIcl < LATE.clo &&
    !items.some(({ garment }) => ['knitwear', 'jacket', 'coat'].includes(garment.slot))
  );
}

/** A man at a wedding, or a feast by day, that is too warm for a jacket: he has one for the formal part. */
function isJacketlessAtFeast(
  { context, evening, gender }: Pick<StylingBrief, 'context' | 'evening' | 'gender'>,
  items: readonly ColoredGarment[],
  isNight: boolean,
): boolean {
  const isFeast = evening === 'wedding' || (evening === undefined && !isNight);
  if (gender !== 'male' || context !== 'special' || !isFeast) return false;
  return !items.some(({ garment }) => garment.slot === 'jacket');
}

interface Carrying {
  brief: StylingBrief;
  style: StyleId;
  conditions: Conditions;
  /** To choose from. */
  garments: readonly Garment[];
  /** All of them hers: a thicker one does. */
  isHers?: boolean;
}

function whatFor(
  items: readonly ColoredGarment[],
  insideIcl: number,
  brief: StylingBrief,
  conditions: Conditions,
): CarriedLayer['for'] | null {
  if (isJacketlessAtFeast(brief, items, conditions.evening)) return 'ceremony';
  const room = cooledRoom(brief, conditions);
  if (room) return room;
  if (isBareAtCelebration(brief, items)) return 'shoulders';
  return coolsDownLate(brief, items, insideIcl) ? 'late' : null;
}

/** clo more that a room takes of which she has said how cold it is, and as much again of who feels the cold. */
const ICY = 0.12;
const warmEnough = ({ cooledRooms }: StylingBrief, { colderC = 0 }: Conditions): number =>
  INDOOR_BAND.min + (cooledRooms ? ICY + (colderC > 0 ? ICY : 0) : 0);

/** What a layer is missing for; null where nothing is. */
function missingFor(...asked: Parameters<typeof whatFor>): CarriedLayer['for'] | null {
  const [items, insideIcl, brief, conditions] = asked;
  const room = whatFor(...asked);
  if (room === 'ceremony') return room;
  // A cardigan or blazer that is worn goes on again where it is cool: nobody takes two, unless she has told of ice.
  const hasLayer = !brief.cooledRooms && items.some(({ garment }) => isOpenLayer(garment));
  return hasLayer || insideIcl >= warmEnough(brief, conditions) ? null : room;
}

const CALLED_SHAWL = /\b(shawl|stole|pashmina|dupatta|wrap)\b|ch[a\u00e2]le|chal\b/i;

/** A shawl of hers does what a cardigan does: before anybody's is lent. */
export function shawlAlong(
  items: readonly ColoredGarment[],
  insideIcl: number,
  { brief, conditions }: Pick<Carrying, 'brief' | 'conditions'>,
): CarriedLayer | undefined {
  const room = brief.gender === 'female' ? missingFor(items, insideIcl, brief, conditions) : null;
  const piece = brief.closet?.pieces.find(({ name }) => name && CALLED_SHAWL.test(name));
  const shawl = piece && resolvePiece(piece);
  if (!room || room === 'ceremony' || shawl?.garment.slot !== 'scarf') return undefined;
  return aroundHer(items, shawl, room);
}

/** A scarf around the shoulders, where she wears none. */
function aroundHer(
  items: readonly ColoredGarment[],
  { garment: scarf, colorway }: ColoredGarment,
  room: CarriedLayer['for'],
): CarriedLayer | undefined {
  const { id, name, clo } = toWornGarment(scarf, colorway);
  return items.some(({ garment }) => garment.slot === 'scarf')
    ? undefined
    : { garmentId: id, name, clo, for: room };
}

/** Of these colors of a garment the one that goes best with what is worn. */
function inBestColor(
  items: readonly ColoredGarment[],
  garment: Garment,
  colorways: Garment['colors'],
  style: StyleId,
): Garment['colors'][number] | undefined {
  const score = (colorway: Garment['colors'][number]) =>
    lookHarmony([...items, { garment, colorway }], style).score;
  return [...colorways].sort((a, b) => score(b) - score(a))[0];
}

/** Over the cardigan that is on already, in a room that she calls icy: a large soft scarf, in the color that goes with the rest. */
export function scarfForIce(
  items: readonly ColoredGarment[],
  insideIcl: number,
  { brief, style, conditions, garments }: Carrying,
): CarriedLayer | undefined {
  const isAsked = brief.cooledRooms === true && brief.gender === 'female';
  const room = isAsked ? missingFor(items, insideIcl, brief, conditions) : null;
  const scarf = garments.find(({ id }) => id === LARGE_AND_SOFT);
  if (!room || room === 'ceremony' || !scarf) return undefined;
  const colorway = inBestColor(items, scarf, scarf.colors, style);
  return colorway && aroundHer(items, { garment: scarf, colorway }, room);
}
const LARGE_AND_SOFT = 'cashmere-scarf';

/** The layer for a cooled room, or for bare shoulders; undefined where nothing is missing or nothing does. */
export function carriedLayer(
  items: readonly ColoredGarment[],
  insideIcl: number,
  { brief, style, conditions, garments, isHers = false }: Carrying,
): CarriedLayer | undefined {
  const room = missingFor(items, insideIcl, brief, conditions);
  if (!room) return undefined;
  const isCeremony = room === 'ceremony';
  const isDressedUp = room === 'shoulders' || brief.context === 'special';
  const wanted = matchesWishes(brief);
  const lines = activeLines(conditions, style, brief.context);
  const over = items.filter(({ garment }) => ['top', 'knitwear', 'dress', 'bottom'].includes(garment.slot));
  const formality = Math.max(...over.map(({ garment }) => garment.formality));
  const iclWith = ({ clo }: Garment) => insideIcl + CLO_SHARE * clo;
  const suit = over.find(({ garment }) => garment.set);
  const isItsJacket = ({ set, slot }: Garment) =>
    set !== undefined && set === suit?.garment.set && slot === 'jacket';
  const inItsColors = colorwaysToCarry(brief.onlyColors);
  const costOf = (garment: Garment) =>
    (isItsJacket(garment) ? -ITS_SUIT : garment.set ? HALF_A_SUIT : 0) +
    (inItsColors(garment).length > 0 ? 0 : OFF_COLOR) +
    (garment.styles.includes(style) ? 0 : OFF_STYLE) +
    (garment.sheddable ? 0 : PULLED_ON) +
    STEP * Math.abs(garment.formality - formality) +
    BULK * garment.clo +
    CHANCE * seededFraction(brief.seed, garment.id);
  const fitting = garments
    .filter(
      (garment) =>
        !(room === 'desk' && isOfKind(garment, 'sports layer')) &&
        (isCeremony
          ? isForTheCeremony(garment)
          : isForTheBag(garment, {
              isDressedUp,
              isSober: brief.isSober ?? false,
              isHers,
              isRide: room === 'ride',
            }) || isItsJacket(garment)) &&
        !items.some((item) => item.garment.id === garment.id) &&
        !(garment.slot === 'knitwear' && items.some((item) => isOpenKnit(item.garment))) &&
        garment.genders.includes(brief.gender) &&
        wanted(garment),
    )
    .filter(
      (garment) =>
        !over.some((item) => isForbiddenPair(garmentSides(item.garment), inAnySeason(garment), lines)),
    );
  const enough = fitting.filter((garment) => iclWith(garment) >= warmEnough(brief, conditions));
  const [best] = (enough.length > 0 ? enough : fitting).sort(
    (a, b) => costOf(a) - costOf(b) || b.clo - a.clo,
  );
  if (!best) return undefined;
  const colorways = inItsColors(best).length > 0 ? inItsColors(best) : best.colors;
  const colorway = isItsJacket(best) ? suit?.colorway : inBestColor(items, best, colorways, style);
  if (!colorway) return undefined;
  const { id, name, clo } = toWornGarment(best, colorway);
  return { garmentId: id, name, clo, for: room };
}
