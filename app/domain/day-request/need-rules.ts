// Needs of body, house and way that she types beside the occasion: what each leaves at home, and what it changes in the question.
import type { Gender, StyleId } from '../preferences/style.ts';
import type { Modesty, StylingBrief } from '../styling/input/brief.ts';
import type { Garment, HeelHeight } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Slot } from '../looks/look.ts';
import type { WeatherHour } from '../weather/weather.ts';
import type { DressCode } from './day-request.ts';
import type { GarmentWordId } from './garment-words.ts';

export interface CodeRules {
  modesty?: Modesty;
  heelMax?: HeelHeight;
  unwanted?: readonly GarmentWordId[];
  /** Of garments that no word of hers names. */
  leaves?: (garment: Garment) => boolean;
  styles?: readonly StyleId[];
  /** What such a day is dressed in where the weather lets it be worn: nobody asked for it by name. */
  worn?: Partial<Record<Gender, readonly GarmentWordId[]>>;
}

/** What a code changes in the question that is no garment; `outdoors`: the hours of the street, also of a day at home. */
export type Change = (
  brief: StylingBrief,
  codes: readonly DressCode[],
  outdoors: readonly WeatherHour[],
) => Partial<StylingBrief>;

/** Those of the dress codes that are needs. */
export type NeedCode =
  | 'sun-covered'
  | 'aired'
  | 'in-the-yard'
  | 'handiwork'
  | 'no-power'
  | 'pockets'
  | 'taller'
  | 'floor-length'
  | 'waits-around'
  | 'cotton'
  | 'no-rustle'
  | 'covered-on-the-way'
  | 'baby-worn'
  | 'door-to-door'
  | 'road-cycling'
  | 'on-sand'
  | 'rough-play'
  | 'suited'
  | 'outbuilding'
  | 'wet-floors'
  | 'motorbike'
  | 'paddling'
  | 'sits-long'
  | 'out-for-a-bit';

const ON_THE_BODY: readonly Slot[] = ['top', 'bottom', 'dress'];
/** Cloth of another fiber, and what is sold for sport. */
const isNotCotton = ({ id, slot, fabric }: Garment): boolean =>
  ON_THE_BODY.includes(slot) &&
  ((/^(linen|satin|velvet|wool|leather|suede|fur)$/.test(fabric) && !/gauze/.test(id)) ||
    /silk|linen|wool|knit-polo|camp-shirt|wrap-|flowing|fluid|pleated-(skirt|trousers)|sheath|shift|tropical|stretch|running|training|mesh|football|light-blouse|sleeveless-(blouse|knit|midi)|soft-suit|jersey/.test(
      id,
    ));

/** In torso lengths: a coat that cuts no leg short. */
const SHORT_COAT = 1.2;
/** What widens or cuts the line: wide and cropped legs, big scarves, long cardigans, large checks. */
const cutsTheLine = ({ id, slot, drawing }: Garment): boolean =>
  /^(bold-scarf|checked-scarf|long-cardigan|checked-coat|bold-check-coat|culottes|cargo-trousers|wide-|bold-(wool-)?trousers|boxy-)/.test(
    id,
  ) ||
  (slot === 'coat' && drawing.kind === 'coat' && drawing.length >= SHORT_COAT);

/** Made for a city and a desk. */
const isOfTheCity = ({ id, slot, formality }: Garment): boolean =>
  (slot === 'coat' && formality >= 2) || /blazer|suit|loafers|oxford|derby|brogues|monk|suede/.test(id);

/** Long coats and loose ends, on two wheels and on a horse. */
export const flapsInWind = (garment: Garment): boolean => isLongToRideIn(garment) || hasLooseEnds(garment);
/** What keeps the rain off is worn all the same. */
const isLongToRideIn = (garment: Garment): boolean =>
  garment.slot === 'coat' &&
  garment.drawing.kind === 'coat' &&
  garment.drawing.length > SHORT_TO_RIDE &&
  !isOfKind(garment, 'rainproof');
const hasLooseEnds = ({ id, slot }: Garment): boolean =>
  (slot === 'bottom' && /wide|culottes|linen|fluid|pleated/.test(id)) ||
  /^(oversized|bold)-scarf$|kimono|long-cardigan/.test(id);
/** In torso lengths: a jacket that ends above the saddle. */
const SHORT_TO_RIDE = 0.35;

const isThermal = ({ slot }: Garment): boolean => slot === 'base';

export const NEED_RULES: Record<NeedCode, CodeRules> = {
  'sun-covered': {
    modesty: { sleeve: 1, hem: 1.8 },
    unwanted: ['shorts', 'sleeveless', 'short-hems'],
    leaves: ({ openShoe }) => openShoe,
    worn: { female: ['hat'], male: ['hat'] },
  },
  aired: { unwanted: ['shorts', 'tank', 'sleeveless'] },
  'in-the-yard': {},
  handiwork: { heelMax: 0, unwanted: ['heels', 'skirt', 'dress'] },
  'no-power': {},
  pockets: {
    unwanted: ['umbrella'],
    leaves: ({ id, slot }) => slot === 'bag' && !/^(belt-bag|crossbody-bag)$/.test(id),
    worn: { female: ['body-bag'] },
  },
  taller: { leaves: cutsTheLine, worn: { female: ['heels'] } },
  'floor-length': {
    modesty: { hem: 1.75 },
    unwanted: ['shorts', 'short-hems'],
    leaves: ({ id }) => /^(leather|suede|denim)-jacket$|bomber/.test(id),
    worn: { female: ['floor-hems'] },
  },
  'waits-around': {},
  cotton: { leaves: isNotCotton },
  'no-rustle': {
    leaves: ({ id }) => /windbreaker|packable|puffer|trail-jacket|running-jacket|glossy/.test(id),
  },
  'covered-on-the-way': {},
  'baby-worn': {
    heelMax: 0,
    unwanted: ['heels', 'trench'],
    leaves: ({ id, slot, drawing }) =>
      (slot === 'bag' && id !== 'backpack') || (drawing.kind === 'coat' && Boolean(drawing.belt)),
  },
  // The party is under the coat.
  'door-to-door': { unwanted: ['turtleneck'], leaves: isThermal },
  'road-cycling': {
    heelMax: 0,
    unwanted: ['joggers'],
    leaves: ({ id, slot }) => slot === 'bottom' && /trousers|skirt|dress/.test(id),
    worn: { female: ['leggings'], male: ['leggings'] },
  },
  'on-sand': {
    unwanted: ['leggings', 'joggers', 'trousers'],
    leaves: ({ id, slot }) => slot === 'bottom' && /trousers|leggings|tights/.test(id),
  },
  // Trousers and jacket of one cloth.
  suited: {
    leaves: (garment) => isOfKind(garment, 'knit polo') || isOfKind(garment, 'plaid cloth'),
    worn: { female: ['blazer'], male: ['suit', 'shirt'] },
  },
  'rough-play': {
    heelMax: 0,
    unwanted: ['heels', 'trench', 'blazer', 'suit', 'dress', 'skirt'],
    leaves: isOfTheCity,
  },
  outbuilding: { heelMax: 0, unwanted: ['heels', 'skirt', 'dress', 'joggers'], leaves: isOfTheCity },
  'wet-floors': { heelMax: 0, leaves: ({ id, fabric }) => fabric === 'suede' || /lounge/.test(id) },
  motorbike: {
    heelMax: 0,
    unwanted: ['heels', 'skirt', 'dress', 'sandals', 'umbrella', 'sneakers', 'shorts', 'bag', 'flats'],
    leaves: flapsInWind,
    worn: { female: ['boots', 'jacket', 'gloves'], male: ['boots', 'jacket', 'gloves'] },
  },
  paddling: {
    heelMax: 0,
    unwanted: ['bag', 'jeans', 'skirt', 'dress', 'heels', 'umbrella'],
    leaves: ({ slot, id, fabric }) =>
      (slot === 'shoes' && (fabric === 'leather' || fabric === 'suede')) || /cotton|denim|wool/.test(id),
    worn: { female: ['raincoat'], male: ['raincoat'] },
  },
  'sits-long': {},
  'out-for-a-bit': { leaves: ({ id }) => /lounge/.test(id) },
};

const ROOM_F = {
  /** Air conditioning on high: 19.5 °C. */
  cooled: 67,
  /** With the windows open it is between this, 21 °C, and the street. */
  heated: 70,
};

/** How much of the street comes in. */
const DRAFT = 0.4;
const drafty = (roomF: number, streetF: number): number => roomF + DRAFT * (Math.min(roomF, streetF) - roomF);

/** A day at home is spent outside the door: in the air of the street, with its sun. */
const outsideTheDoor: Change = ({ setting, staysIn }, _codes, outdoors) =>
  setting === 'home' || staysIn
    ? {
        setting: undefined,
        coldOutdoors: undefined,
        hotOutdoors: undefined,
        staysIn: undefined,
        cooledRooms: false,
        context: 'leisure',
        hours: [...outdoors],
      }
    : {};

/** A shed or an attic: the air of the street, without its wind, rain and sun. */
const underItsRoof: Change = (brief, codes, outdoors) => {
  if (brief.setting !== 'home') return {};
  const { hours = [], ...outside } = outsideTheDoor(brief, codes, outdoors);
  return {
    ...outside,
    isUnheated: true,
    hours: hours.map((hour) => ({ ...hour, windMs: 0, precipitationMm: 0, snow: false, uv: 0, cloud: 1 })),
  };
};

/** An interview is one at her own table too: °F of a room in which a jacket is worn for it, up to a warm one. */
const JACKET_F = 64;
const WARM_ROOM_F = 72;
export const inJacketAt = (hours: readonly WeatherHour[]): Partial<StylingBrief> => ({
  context: 'work',
  hours: hours.map((hour) =>
    hour.tempF > WARM_ROOM_F ? hour : { ...hour, tempF: Math.min(hour.tempF, JACKET_F) },
  ),
});

/** Headscarves of hers from which on she is somebody who covers her hair. */
const COVERS_HAIR = 2;

/** Who asks to be covered and has what covers her hair is covered so. */
export function hairAsWell({ gender, modesty, closet }: StylingBrief): Partial<StylingBrief> {
  const scarves = closet?.pieces.filter(({ garmentId }) => garmentById(garmentId)?.headCover) ?? [];
  return gender === 'female' && scarves.length >= COVERS_HAIR
    ? { modesty: { ...modesty, headCover: true } }
    : {};
}

/** Who covers her hair shows neither arms nor legs, at her training as on the street: to the wrist, and to the ankle. */
export const belowTheScarf = ({ sleeve = 0, hem = 0 }: Modesty): Modesty => ({
  sleeve: Math.max(sleeve, 1),
  hem: Math.max(hem, 1.75),
});

/** Dressed up for a judge or a burial, not for an evening. */
export const asAtWork = ({ context, evening }: StylingBrief): Partial<StylingBrief> =>
  context === 'special' && evening === undefined ? { context: 'work' } : {};

/** °C that the wind of riding takes, °F below which it is felt, and from which it is welcome. */
const WIND_OF_RIDING_C = 8;
const COOL_RIDE_F = 70;
export const WELCOME_F = 75;
/** °C that spray and wind take of a body in a boat. */
const SPRAY_C = 4;

/** °C by which a way from door to door is dressed for as a milder one. */
const A_RIDE_C = 6;

export const NEED_CHANGES: Partial<Record<DressCode, Change>> = {
  aired: ({ setting, hours }, _codes, outdoors) =>
    setting === 'home'
      ? {
          house: 'aired',
          hours: hours.map((hour, at) => ({
            ...hour,
            tempF: Math.min(hour.tempF, drafty(ROOM_F.heated, outdoors[at]?.tempF ?? hour.tempF)),
          })),
        }
      : {},
  'air-conditioned': ({ setting, hours }) =>
    setting === 'home'
      ? {
          house: 'cooled',
          hotOutdoors: undefined,
          hours: hours.map((hour) => ({ ...hour, tempF: Math.min(hour.tempF, ROOM_F.cooled) })),
        }
      : { cooledRooms: true },
  'in-the-yard': outsideTheDoor,
  'on-a-terrace': (brief, codes, outdoors) => {
    const outside = outsideTheDoor(brief, codes, outdoors);
    return brief.context === 'special' ? { ...outside, cooledRooms: false } : outside;
  },
  // In shoes with a sole, as whoever has the plumber in.
  handiwork: ({ setting }) => (setting === 'home' ? { stepsOut: true } : {}),
  pockets: () => ({ handsFull: true }),
  'baby-worn': () => ({ handsFull: true, babyWorn: true }),
  'door-to-door': ({ askedC = 0 }) => ({ askedC: askedC - A_RIDE_C }),
  'road-cycling': () => ({ handsFull: true }),
  'on-sand': () => ({ onSand: true }),
  // No trainer holds a stirrup.
  'on-horseback': ({ setting }) =>
    setting ? { setting: undefined, styles: ['casual'], context: 'leisure' } : {},
  outbuilding: underItsRoof,
  'wet-floors': ({ setting }) => (setting === 'home' ? { stepsOut: true } : {}),
  motorbike: ({ askedC = 0, hours }) => ({
    handsFull: true,
    keepsJacket: true,
    chilledByC: WIND_OF_RIDING_C,
    ...(hours.some(({ tempF }) => tempF < COOL_RIDE_F) && { askedC: askedC + WIND_OF_RIDING_C }),
  }),
  paddling: () => ({ chilledByC: SPRAY_C, handsFull: true }),
  'sits-long': ({ setting, staysIn, cooledRooms }) =>
    setting || staysIn ? {} : { cooledRooms: cooledRooms ?? true },
};
