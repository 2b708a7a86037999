// What each dress code asks: garments that are left at home, heels, sleeves, styles, and what it changes in the question.
import type { StyleId } from '../preferences/style.ts';
import type { Fabric } from '../looks/cloth.ts';
import type { Slot } from '../looks/look.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import type { WeatherHour } from '../weather/weather.ts';
import type { DressCode } from './day-request.ts';
import { isDelicate, isSpoiled } from './spoiled-garments.ts';
import {
  clings,
  isNotForMud,
  isOfEveryDay,
  isOfTheOffice,
  isOfTheHills,
  isOnThinHeel,
  isOutOfTone,
  isOverTheHead,
  isSlowToTakeOff,
  isTooGoodForMud,
  isTooWarmToDanceIn,
} from './unfit-garments.ts';
import {
  asAtWork,
  belowTheScarf,
  flapsInWind,
  hairAsWell,
  inJacketAt,
  NEED_CHANGES,
  NEED_RULES,
  WELCOME_F,
  type Change,
  type CodeRules,
} from './need-rules.ts';

/** A dress without room at the waist. */
const isTight = ({ id, slot, drawing }: Garment): boolean =>
  (slot === 'dress' && drawing.kind === 'dress' && drawing.flare < ROOMY) || /lace-up|oxford|derb/.test(id);
/** In torso lengths: a coat that ends on the seat of a chair. */
const SEAT = 0.75;
/** In torso lengths, how much wider a hem is than the hip. */
const ROOMY = 0.15;
/** clo of a sweater that is too much in a warm room. */
const THICK_CLO = 0.3;
const isThick = ({ slot, clo, sheddable }: Garment): boolean =>
  slot === 'base' || (slot === 'knitwear' && !sheddable && clo >= THICK_CLO);

const WASHED: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket'];
/** No machine takes them. */
const DRY_CLEANED: readonly Fabric[] = ['satin', 'velvet', 'tweed', 'suede', 'leather'];

/** A hem for the spokes, and for the mud. */
const hasWideLegs = ({ id, slot }: Garment): boolean =>
  slot === 'bottom' && /wide|culottes|pleated|fluid|^bold-(trousers|wool|corduroy)/.test(id);

export const EASY: readonly StyleId[] = ['casual', 'sporty', 'classic'];

export const CODE_RULES: Record<DressCode, CodeRules> = {
  covered: {
    modesty: { sleeve: 0.5, hem: 1.4, coveredNeck: true },
    unwanted: ['shorts', 'sleeveless', 'jeans', 'tee'],
    leaves: (garment) => clings(garment) || isOfKind(garment, 'club shirt'),
  },
  mourning: {
    modesty: { sleeve: 0.5, hem: 1 },
    leaves: (garment) => isOutOfTone(garment) || isOfTheHills(garment),
    unwanted: ['florals', 'patterns', 'sneakers', 'hoodie', 'jeans', 'shorts', 'tank'],
    styles: ['classic', 'professional'],
  },
  festive: { unwanted: ['hoodie', 'leggings', 'joggers', 'tee', 'sneakers', 'tank'], leaves: isOfEveryDay },
  'black-tie': {
    unwanted: ['jeans', 'sneakers', 'hoodie', 'leggings', 'joggers', 'shorts', 'tee'],
    leaves: (garment) => isOfEveryDay(garment) || /^drawstring-|espadrilles/.test(garment.id),
    styles: ['classic', 'trendy'],
  },
  'all-white': {},
  'all-black': {},
  comfortable: { heelMax: 1, unwanted: ['blazer', 'suit', 'slim'], styles: EASY },
  walkable: { heelMax: 1, unwanted: ['heels', 'sandals'] },
  cycling: {
    heelMax: 0,
    unwanted: ['heels', 'skirt', 'dress', 'sandals', 'umbrella'],
    leaves: hasWideLegs,
  },
  messy: {
    heelMax: 0,
    unwanted: ['heels', 'sandals', 'skirt', 'dress', 'blazer', 'suit', 'hoodie', 'leggings', 'joggers'],
    leaves: (garment) => isDelicate(garment) || isSpoiled(garment) || isOfTheOffice(garment),
    styles: ['casual', 'sporty'],
  },
  gala: {
    unwanted: ['jeans', 'sneakers', 'hoodie', 'leggings', 'joggers', 'shorts', 'tee', 'chinos'],
    styles: ['classic', 'trendy'],
    // Of day and office, over an evening dress.
    leaves: ({ id }) => /blazer|cardigan|suit-jacket|felt-cloche|^lace-up-boots$/.test(id),
    worn: { female: ['gown'], male: ['tuxedo'] },
  },
  sober: {
    leaves: (garment) =>
      isOutOfTone(garment) ||
      (garment.slot === 'top' && garment.formality < 2 && !/shirt$/.test(garment.id)) ||
      /breton|henley|^polo-shirt$|denim-shirt|chambray|checked-shirt|fine-check-shirt|^bold-/.test(
        garment.id,
      ),
    unwanted: [
      'short-hems',
      'corduroy',
      'jeans',
      'sneakers',
      'hoodie',
      'shorts',
      'tank',
      'tee',
      'florals',
      'sandals',
      'sleeveless',
    ],
    styles: ['professional', 'classic'],
    worn: { female: ['blazer'], male: ['blazer'] },
  },
  'rich-color': {},
  'head-covered': { unwanted: ['shorts', 'sleeveless', 'tank', 'short-hems'] },
  'earth-colors': {
    heelMax: 0,
    unwanted: ['heels', 'dress', 'skirt', 'sandals', 'tank', 'sleeveless', 'shorts'],
    leaves: ({ id }) => /espadrilles/.test(id),
  },
  standing: { heelMax: 1, unwanted: ['heels', 'skirt', 'dress'] },
  'hands-full': { heelMax: 0, unwanted: ['umbrella', 'heels'] },
  'air-conditioned': {},
  unheated: { unwanted: ['shorts', 'sleeveless', 'dress', 'skirt'] },
  muddy: {
    heelMax: 0,
    unwanted: ['heels', 'sandals', 'long-hems'],
    leaves: (garment) => hasWideLegs(garment) || isTooGoodForMud(garment) || isNotForMud(garment),
    worn: { female: ['boots'], male: ['boots'] },
  },
  uneven: { heelMax: 2, leaves: (garment) => isOnThinHeel(garment) || garment.heel > 2 },
  'on-board': {
    heelMax: 0,
    unwanted: ['heels', 'sandals', 'skirt', 'dress', 'sleeveless', 'shorts'],
  },
  'on-camera': {
    heelMax: 2,
    unwanted: ['tank', 'sleeveless', 'hoodie', 'shorts', 'tee', 'boots', 'sneakers', 'bag', 'hat', 'scarf'],
    leaves: (garment) =>
      isOfTheOffice(garment) || /^(breton-top|henley|joggers|track-trousers|leggings)$/.test(garment.id),
  },
  // Nothing with a waistband that holds, nothing that is laced over a belly, and the dress gives way.
  expecting: {
    heelMax: 1,
    unwanted: ['heels', 'jeans', 'chinos', 'slim', 'shorts', 'suit', 'dress-shoes', 'skirt'],
    leaves: isTight,
    worn: { female: ['loose-dress'] },
  },
  heated: {
    unwanted: ['turtleneck'],
    leaves: (garment) => isThick(garment) || isOfKind(garment, 'wool blazer'),
  },
  // Silk shows every drop.
  'not-cooled': {
    leaves: ({ id, slot, fabric }) => slot === 'top' && (fabric === 'satin' || /silk/.test(id)),
  },
  'open-air': { heelMax: 0, unwanted: ['heels', 'gown', 'short-hems'] },
  'on-a-terrace': {},
  'on-snow': { heelMax: 0, unwanted: ['heels', 'sandals'] },
  hosting: {
    heelMax: 1,
    unwanted: [
      'heels',
      'hoodie',
      'jeans',
      'tee',
      'shorts',
      'sneakers',
      'boots',
      'bag',
      'hat',
      'scarf',
      'tank',
      'short-hems',
    ],
    leaves: (garment) => isOfTheOffice(garment) || /espadrilles/.test(garment.id),
  },
  'on-skis': { heelMax: 0, unwanted: ['bag'] },
  // Over the head goes nothing.
  'front-opening': {
    unwanted: ['hoodie', 'tank'],
    leaves: isOverTheHead,
    worn: { female: ['shirt'], male: ['shirt'] },
  },
  dancing: {
    heelMax: 2,
    unwanted: ['velvet', 'turtleneck', 'hoodie'],
    leaves: (garment) => isThick(garment) || isTooWarmToDanceIn(garment),
    worn: { female: ['loose-dress'] },
  },
  racing: {},
  'in-and-out': {
    heelMax: 0,
    leaves: ({ id, slot, fabric }) =>
      /lounge/.test(id) || (slot === 'shoes' && (fabric === 'suede' || /canvas/.test(id))),
  },
  'dark-clothes': {},
  washable: {
    leaves: ({ id, slot, fabric }) =>
      WASHED.includes(slot) &&
      (DRY_CLEANED.includes(fabric) ||
        /silk|cashmere|flannel-trousers/.test(id) ||
        (slot !== 'knitwear' && fabric === 'wool')),
  },
  'loose-fit': { leaves: clings },
  afloat: {
    heelMax: 0,
    unwanted: ['heels', 'skirt', 'dress', 'sandals', 'shorts', 'tank', 'umbrella', 'blazer', 'suit'],
    leaves: (garment) =>
      hasWideLegs(garment) ||
      (garment.slot !== 'hat' && garment.formality >= 3 && garment.slot !== 'legwear'),
    styles: ['casual', 'sporty'],
  },
  'on-horseback': {
    heelMax: 1,
    unwanted: ['heels', 'skirt', 'dress', 'sandals', 'shorts', 'umbrella', 'sneakers', 'bag'],
    leaves: (garment) =>
      flapsInWind(garment) ||
      /trail-shoes|loafers|flats|suede-boots|peacoat|overshirt|cardigan|chore-jacket|blazer/.test(garment.id),
    styles: ['casual'],
    worn: { female: ['boots', 'jacket', 'gloves'], male: ['boots', 'jacket', 'gloves'] },
  },
  'on-trails': { heelMax: 0, unwanted: ['skirt', 'dress'] },
  'fully-covered': {
    modesty: { sleeve: 1, hem: 1.8, coveredNeck: true },
    unwanted: ['shorts', 'sleeveless', 'short-hems', 'leggings', 'joggers'],
    leaves: clings,
  },
  // Long coats bunch under her, and wheels take hems, straps and umbrellas.
  seated: {
    unwanted: ['umbrella', 'slim', 'short-hems', 'long-hems'],
    leaves: (garment) =>
      (garment.slot === 'coat' &&
        garment.drawing.kind === 'coat' &&
        garment.drawing.length > SEAT &&
        !isOfKind(garment, 'rainproof')) ||
      /maxi|pencil|gown|wrap-skirt/.test(garment.id),
  },
  'easy-on': {
    heelMax: 1,
    unwanted: ['heels', 'tights', 'slim', 'sneakers'],
    leaves: isSlowToTakeOff,
  },
  'no-frills': {
    unwanted: ['florals'],
    leaves: ({ id }) => /bow|puff|pointelle|tiered|ruffle|ballet|kitten|camisole/.test(id),
  },
  swimming: {},
  // What stays on when the coat comes off.
  'lands-hot': { unwanted: ['turtleneck'], leaves: isThick },
  'lands-cold': {},
  'low-key': { heelMax: 2, unwanted: ['gown', 'suit', 'tuxedo'] },
  ...NEED_RULES,
};

/** °C of her thermostat that 'warmer' and 'cooler' are worth today. */
export const A_LAYER_C = 3;
/** °F of a house without heating, as far as it may differ from the street, 14 °C. */
const UNHEATED_F = 57;
/** °F from which nobody heats. */
const WARM_HOUSE_F = 72;

/** A house without heating is as cold as the street lets it be. */
const unheated = (hours: readonly WeatherHour[]): WeatherHour[] =>
  hours.map((hour) => ({ ...hour, tempF: Math.min(hour.tempF, UNHEATED_F) }));

/** Without heating: at home the air of the house, elsewhere a layer; of her own clothes alone none is lent for it. */
function withoutHeating({ setting, coldOutdoors, hours, closet }: StylingBrief): Partial<StylingBrief> {
  // A power cut in summer stops the fans.
  if (Math.min(...hours.map(({ tempF }) => tempF)) > WARM_HOUSE_F) return {};
  if (setting === 'home') return coldOutdoors ? { hours: unheated(hours), isUnheated: true } : {};
  return { isUnheated: true, ...(closet?.from !== 'only-mine' && { askedC: A_LAYER_C }) };
}

/** °F from which one races in less than one trains in, and by how many °C. */
const MILD_RACE_F = 34;
const A_RACE_C = 6;

/** °C by which who breaks a trail through snow dresses as for a milder day. */
const HARD_WORK_C = 3;

/** °F of a room in winter in which a layer is worn over a shirt. */
const COOL_ROOM_F = 65;
/** At home, and seen: no slippers. */
const seenAtHome: Change = ({ setting, coldOutdoors, hours }) =>
  setting === 'home'
    ? {
        setting: undefined,
        coldOutdoors: undefined,
        cooledRooms: false,
        staysIn: true,
        // Under a roof: no shoes for the rain at her own table.
        hours: hours.map((hour) => ({
          ...hour,
          ...(coldOutdoors && { tempF: Math.min(hour.tempF, COOL_ROOM_F) }),
          precipitationMm: 0,
          snow: false,
          windMs: 0,
          uv: 0,
        })),
      }
    : {};

/** A day out instead of an occasion in a hall. */
const AS_A_DAY_OUT = { context: 'leisure', evening: undefined } as const;

/** What codes change that is no garment: cooled rooms, cold houses, standing still, covered hair. */
const CODE_CHANGES: Partial<Record<DressCode, Change>> = {
  muddy: () => ({ wetGround: true }),
  gala: () => ({ isBlackTie: true, cooledRooms: true }),
  'not-cooled': ({ setting }) => ({
    cooledRooms: false,
    ...(setting === 'home' && { house: 'without-power' as const }),
  }),
  // Nobody sits on a lawn as in a box at the opera; to a wedding one comes dressed all the same.
  'open-air': ({ context, evening }) => (context === 'special' && evening !== 'wedding' ? AS_A_DAY_OUT : {}),
  // As warm from within as who runs, in boots.
  'on-snow': ({ setting, askedC = 0 }) =>
    setting === 'run' || setting === 'walk'
      ? { setting: 'walk', activity: 'brisk', askedC: askedC - HARD_WORK_C }
      : {},
  'on-skis': () => ({ setting: 'ski', styles: ['sporty'], context: null }),
  // Jeans and a good top: a pub is no theater.
  'low-key': ({ context, evening }) =>
    context === 'special' && evening !== 'wedding' ? { context: null, evening: undefined } : {},
  // Whoever works with her hands is not at a desk.
  messy: ({ context }) => (context === 'work' ? { context: null } : {}),
  // At full speed a mild morning is a warm one.
  racing: ({ hours, askedC = 0 }) =>
    Math.min(...hours.map(({ tempF }) => tempF)) > MILD_RACE_F ? { askedC: askedC - A_RACE_C } : {},
  'hands-full': () => ({ handsFull: true, onFeet: true }),
  cycling: () => ({ handsFull: true }),
  seated: () => ({ handsFull: true }),
  hosting: seenAtHome,
  'on-camera': (brief, codes, outdoors) => {
    const seen = seenAtHome(brief, codes, outdoors);
    if (!seen.staysIn) return seen;
    return { ...seen, onCamera: true, ...(codes.includes('sober') && inJacketAt(seen.hours ?? brief.hours)) };
  },
  'in-and-out': () => ({ stepsOut: true }),
  // Wind and spray: as one stands, not as one runs; in the heat they are welcome.
  afloat: ({ setting, activity, hours, askedC = 0 }) => ({
    ...(hours.some(({ tempF }) => tempF < WELCOME_F) && { askedC: askedC + A_LAYER_C }),
    handsFull: true,
    ...(setting === 'run' || setting === 'gym' ? { setting: 'walk' } : {}),
    activity: activity === 'brisk' ? 'strolling' : activity,
  }),
  // A party is what she goes wild for; a feast by day is dressed up for as well.
  festive: ({ styles, context = null, setting, ride }) => ({
    ...(styles.includes('go-wild') && { styles: ['go-wild'] }),
    ...(context === null && !setting && !ride && { context: 'special' }),
  }),
  unheated: withoutHeating,
  'no-power': (brief) => ({
    ...withoutHeating(brief),
    ...(brief.setting === 'home' && { house: 'without-power' }),
  }),
  // Who stands on a walk is dressed for the standing.
  standing: ({ activity, setting }, codes) =>
    codes.includes('waits-around')
      ? {}
      : {
          ...(activity === 'brisk' ? {} : { activity: 'strolling', standsStill: true }),
          ...(setting === 'walk' &&
            !codes.includes('on-trails') && { setting: undefined, styles: ['casual'], context: 'leisure' }),
          // Who belays or coaches does not run.
          ...((setting === 'run' || setting === 'gym') && {
            setting: 'walk',
            activity: 'strolling',
            standsStill: true,
          }),
        },
  sober: (brief) => ({ isSober: true, ...asAtWork(brief) }),
  mourning: (brief) => ({ isMourning: true, coversUp: true, ...asAtWork(brief) }),
  covered: (brief) => ({ coversUp: true, ...hairAsWell(brief) }),
  'fully-covered': hairAsWell,
  'loose-fit': () => ({ hangsLoose: true }),
  // No desk of her own.
  walkable: () => ({ onFeet: true }),
  washable: () => ({ onFeet: true }),
  'head-covered': ({ gender, modesty = {} }) =>
    gender === 'female' ? { modesty: { ...modesty, ...belowTheScarf(modesty), headCover: true } } : {},
  ...NEED_CHANGES,
};

/** The question as such a day asks it; `outdoors`: the hours of the street, also of a day at home. */
export const asTheCodesAsk = (
  codes: readonly DressCode[],
  brief: StylingBrief,
  outdoors: readonly WeatherHour[],
): StylingBrief =>
  codes.reduce((asked, code) => ({ ...asked, ...CODE_CHANGES[code]?.(asked, codes, outdoors) }), brief);
