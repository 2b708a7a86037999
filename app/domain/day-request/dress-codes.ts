// What each dress code asks: garments that are left at home, heels, sleeves, styles, and what it changes in the question.
import type { Gender, StyleId } from '../preferences/style.ts';
import type { Modesty, StylingBrief } from '../styling/input/brief.ts';
import type { Garment, HeelHeight } from '../wardrobe/garment.ts';
import type { WeatherHour } from '../weather/weather.ts';
import type { DressCode } from './day-request.ts';
import type { GarmentWordId } from './garment-words.ts';

interface CodeRules {
  modesty?: Modesty;
  heelMax?: HeelHeight;
  unwanted?: readonly GarmentWordId[];
  /** Of garments that no word of hers names. */
  leaves?: (garment: Garment) => boolean;
  styles?: readonly StyleId[];
  /** What such a day is dressed in where the weather lets it be worn: nobody asked for it by name. */
  worn?: Partial<Record<Gender, readonly GarmentWordId[]>>;
}

/** A dress without room at the waist. */
const isTight = ({ id, slot, drawing }: Garment): boolean =>
  (slot === 'dress' && drawing.kind === 'dress' && drawing.flare < ROOMY) || /lace-up|oxford|derb/.test(id);
/** In torso lengths, how much wider a hem is than the hip. */
const ROOMY = 0.15;
/** clo of a sweater that is too much in a warm room. */
const THICK_CLO = 0.3;
const isThick = ({ slot, clo, sheddable }: Garment): boolean =>
  slot === 'base' || (slot === 'knitwear' && !sheddable && clo >= THICK_CLO);

const isOverTheHead = ({ id, slot, sheddable, drawing }: Garment): boolean =>
  (slot === 'knitwear' && !sheddable) ||
  (slot === 'top' && !/shirt$|blouse$/.test(id)) ||
  (slot === 'dress' && !('wrap' in drawing && drawing.wrap) && !/shirt-dress/.test(id));

/** Of canvas, suede or linen, or with nothing to hold on by. */
const isDelicate = ({ id, slot, fabric }: Garment): boolean =>
  (slot === 'shoes' &&
    !/slippers/.test(id) &&
    (fabric === 'suede' || /espadrilles|canvas|ballet|mules|loafer|flats/.test(id))) ||
  (slot === 'bottom' && fabric === 'linen');

export const EASY: readonly StyleId[] = ['casual', 'sporty', 'classic'];

export const CODE_RULES: Record<DressCode, CodeRules> = {
  covered: { modesty: { sleeve: 0.5, hem: 1.4, coveredNeck: true }, unwanted: ['shorts', 'sleeveless'] },
  mourning: {
    modesty: { sleeve: 0.5, hem: 1 },
    unwanted: ['florals', 'patterns', 'sneakers', 'hoodie', 'jeans', 'shorts', 'tank'],
    styles: ['classic', 'professional'],
  },
  festive: { unwanted: ['hoodie', 'leggings'] },
  'black-tie': {
    unwanted: ['jeans', 'sneakers', 'hoodie', 'leggings', 'shorts', 'tee'],
    styles: ['classic', 'trendy'],
  },
  'all-white': {},
  'all-black': {},
  comfortable: { heelMax: 1, unwanted: ['blazer', 'suit'], styles: EASY },
  walkable: { heelMax: 1, unwanted: ['heels', 'sandals'] },
  cycling: { heelMax: 0, unwanted: ['heels', 'skirt', 'dress', 'sandals', 'umbrella'] },
  messy: {
    heelMax: 0,
    unwanted: ['heels', 'sandals', 'skirt', 'dress', 'blazer', 'suit', 'hoodie', 'leggings'],
    leaves: isDelicate,
    styles: ['casual', 'sporty'],
  },
  gala: {
    unwanted: ['jeans', 'sneakers', 'hoodie', 'leggings', 'shorts', 'tee', 'chinos'],
    styles: ['classic', 'trendy'],
    worn: { female: ['gown'], male: ['tuxedo'] },
  },
  sober: {
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
  'head-covered': {},
  'earth-colors': { heelMax: 0, unwanted: ['heels', 'dress', 'skirt', 'sandals'] },
  standing: { heelMax: 1, unwanted: ['heels', 'skirt', 'dress'] },
  'hands-full': { heelMax: 0, unwanted: ['umbrella', 'heels'] },
  'air-conditioned': {},
  unheated: { unwanted: ['shorts', 'sleeveless', 'dress', 'skirt'] },
  muddy: {
    heelMax: 0,
    unwanted: ['heels', 'sandals', 'long-hems'],
    worn: { female: ['boots'], male: ['boots'] },
  },
  uneven: { heelMax: 2 },
  'on-board': { heelMax: 0, unwanted: ['heels', 'sandals', 'skirt', 'dress', 'sleeveless', 'shorts'] },
  'on-camera': { unwanted: ['tank', 'sleeveless', 'hoodie', 'shorts', 'tee'] },
  // Nothing with a waistband that holds, nothing that is laced over a belly, and the dress gives way.
  expecting: {
    heelMax: 1,
    unwanted: ['heels', 'jeans', 'chinos', 'slim', 'shorts', 'suit', 'dress-shoes', 'skirt'],
    leaves: isTight,
    worn: { female: ['loose-dress'] },
  },
  heated: { unwanted: ['turtleneck'], leaves: isThick },
  'not-cooled': {},
  'open-air': { heelMax: 0, unwanted: ['heels', 'gown', 'short-hems'] },
  hosting: {
    heelMax: 1,
    unwanted: ['heels', 'hoodie', 'jeans', 'tee', 'shorts', 'sneakers', 'boots', 'bag', 'hat', 'scarf'],
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
    unwanted: ['leather', 'velvet', 'turtleneck', 'hoodie'],
    leaves: ({ id }) => /gown$|^evening-dress$/.test(id),
    worn: { female: ['loose-dress'] },
  },
  racing: {},
  'low-key': { heelMax: 2, unwanted: ['gown', 'suit', 'tuxedo'] },
};

/** °C of her thermostat that 'warmer' and 'cooler' are worth today. */
export const A_LAYER_C = 3;
/** °F of a house without heating, as far as it may differ from the street, 14 °C. */
const UNHEATED_F = 57;

/** A house without heating is as cold as the street lets it be. */
const unheated = (hours: readonly WeatherHour[]): WeatherHour[] =>
  hours.map((hour) => ({ ...hour, tempF: Math.min(hour.tempF, UNHEATED_F) }));

/** Without heating: at home the air of the house, elsewhere a layer; of her own clothes alone none is lent for it. */
function withoutHeating({ setting, coldOutdoors, hours, closet }: StylingBrief): Partial<StylingBrief> {
  if (setting === 'home') return coldOutdoors ? { hours: unheated(hours) } : {};
  return closet?.from === 'only-mine' ? {} : { askedC: A_LAYER_C };
}

/** °F from which one races in less than one trains in, and by how many °C. */
const MILD_RACE_F = 45;
const A_RACE_C = 6;

type Change = (brief: StylingBrief) => Partial<StylingBrief>;

/** A day out instead of an occasion in a hall. */
const AS_A_DAY_OUT = { context: 'leisure', evening: undefined } as const;

/** What codes change that is no garment: cooled rooms, cold houses, standing still, covered hair. */
const CODE_CHANGES: Partial<Record<DressCode, Change>> = {
  gala: () => ({ isBlackTie: true, cooledRooms: true }),
  'air-conditioned': () => ({ cooledRooms: true }),
  'not-cooled': () => ({ cooledRooms: false }),
  // Nobody sits on a lawn as in a box at the opera; to a wedding one comes dressed all the same.
  'open-air': ({ context, evening }) => (context === 'special' && evening !== 'wedding' ? AS_A_DAY_OUT : {}),
  'on-skis': () => ({ setting: 'ski', styles: ['sporty'], context: null }),
  // Jeans and a good top: a pub is no theater.
  'low-key': ({ context, evening }) =>
    context === 'special' && evening !== 'wedding' ? { context: null, evening: undefined } : {},
  // Whoever works with her hands is not at a desk.
  messy: ({ context }) => (context === 'work' ? { context: null } : {}),
  // At full speed a mild morning is a warm one.
  racing: ({ hours, askedC = 0 }) =>
    Math.min(...hours.map(({ tempF }) => tempF)) > MILD_RACE_F ? { askedC: askedC - A_RACE_C } : {},
  'hands-full': () => ({ handsFull: true }),
  cycling: () => ({ handsFull: true }),
  // At home, and seen: no slippers.
  hosting: ({ setting }) => (setting === 'home' ? { setting: undefined, coldOutdoors: undefined } : {}),
  // No hall has mud.
  muddy: ({ context }) => (context === 'special' ? AS_A_DAY_OUT : {}),
  unheated: withoutHeating,
  standing: ({ activity }) => (activity === 'brisk' ? {} : { activity: 'strolling' }),
  sober: () => ({ isSober: true }),
  mourning: () => ({ isMourning: true }),
  'head-covered': ({ gender, modesty }) =>
    gender === 'female' ? { modesty: { ...modesty, headCover: true } } : {},
};

/** The question as such a day asks it. */
export const asTheCodesAsk = (codes: readonly DressCode[], brief: StylingBrief): StylingBrief =>
  codes.reduce((asked, code) => ({ ...asked, ...CODE_CHANGES[code]?.(asked) }), brief);
