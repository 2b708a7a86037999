// What was understood, as chips: each with the key by which she takes it away.
import { DAY_OCCASION_LABELS } from '../preferences/day-occasion.ts';
import { STYLE_LABELS } from '../preferences/style.ts';
import { formatHour } from '../time/date-words.ts';
import { parseTints } from '../wardrobe/palette.ts';
import { garmentById, garmentName } from '../wardrobe/wardrobe.ts';
import { wishKey, type DayRequest, type DressCode, type Stop } from './day-request.ts';
import { wishNoun, type GarmentWish } from './garment-words.ts';

export interface RequestChip {
  key: string;
  label: string;
}

export const CODE_LABELS: Record<DressCode, string> = {
  covered: 'Modest',
  mourning: 'In mourning',
  festive: 'Festive',
  'black-tie': 'Formal',
  'all-white': 'All white',
  'all-black': 'All black',
  comfortable: 'Comfortable',
  walkable: 'Good to walk in',
  cycling: 'By bike',
  messy: 'May get dirty',
  gala: 'Black tie',
  sober: 'Sober and sharp',
  'rich-color': 'Rich color',
  'head-covered': 'Head covered',
  'earth-colors': 'Earth colors',
  standing: 'Standing still',
  'hands-full': 'Hands full',
  'air-conditioned': 'Air conditioning',
  unheated: 'No heating',
  muddy: 'Mud and puddles',
  uneven: 'Uneven ground',
  'on-board': 'On board',
  'on-camera': 'On camera',
  expecting: 'Expecting',
  heated: 'Warm rooms',
  'not-cooled': 'No air conditioning',
  'open-air': 'Sitting outside',
  'on-a-terrace': 'On a terrace',
  hosting: 'Guests at home',
  'on-snow': 'On snow',
  'on-skis': 'On skis',
  'front-opening': 'Opens in front',
  'low-key': 'Low-key',
  dancing: 'Dancing',
  racing: 'Race day',
  'in-and-out': 'In and out',
  'out-for-a-bit': 'Out for a bit',
  'dark-clothes': 'Dark clothes',
  washable: 'Washable',
  'loose-fit': 'Loose',
  afloat: 'On the water',
  'on-horseback': 'On horseback',
  'on-trails': 'On trails',
  'fully-covered': 'Arms and legs covered',
  seated: 'In a wheelchair',
  'easy-on': 'Easy on and off',
  'no-frills': 'No frills',
  swimming: 'A swim',
  'lands-hot': 'Hot on arrival',
  'lands-cold': 'Cold on arrival',
  'sun-covered': 'Covered from the sun',
  aired: 'Windows or doors open',
  'in-the-yard': 'In the yard',
  handiwork: 'Handiwork',
  'no-power': 'No power',
  pockets: 'Phone and keys on you',
  taller: 'A longer line',
  'floor-length': 'To the floor',
  'waits-around': 'A wait beside the sport',
  cotton: 'Cotton',
  'no-rustle': 'Nothing that rustles',
  'covered-on-the-way': 'Covered on the way',
  'baby-worn': 'Baby on you',
  'door-to-door': 'Door to door',
  'road-cycling': 'On a road bike',
  'on-sand': 'On sand',
  'rough-play': 'Out to play',
  suited: 'To make an impression',
  outbuilding: 'Unheated space',
  'wet-floors': 'Wet floors',
  motorbike: 'On a motorbike',
  paddling: 'Splashed',
  'sits-long': 'Sitting for hours',
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stopLabel = ({ occasion, hour }: Stop, isFuneral: boolean): string =>
  `${isFuneral ? 'Funeral' : DAY_OCCASION_LABELS[occasion]}${hour === null ? '' : `, ${formatHour(hour)}`}`;

const airLabel = (celsius: number, unit: 'C' | 'F'): string =>
  `${unit === 'C' ? celsius : Math.round(celsius * 1.8 + 32)} °${unit}`;

function pieceLabel(piece: string): string {
  const garment = garmentById(piece);
  const [first, ...rest] = parseTints(piece);
  return garment && first ? `Your ${garmentName(garment, [first, ...rest])}` : 'Your piece';
}

/** The second of 'a dress or trousers' says so. */
const wishLabelAmong = (wish: GarmentWish, before: readonly GarmentWish[]): string =>
  wish.either !== undefined && before.some(({ either }) => either === wish.either)
    ? `or ${wishNoun(wish)}`
    : capitalized(wishNoun(wish));

/** In the order in which she would tell it: what for, in which weather, what, and how. */
export function chipsOf(request: DayRequest, unit: 'C' | 'F'): RequestChip[] {
  const { airC, wet, colorful, style, warmth, yesterday } = request;
  const chips: (RequestChip | false)[] = [
    ...request.stops.map((stop) => ({
      key: `stop:${stop.occasion}`,
      label: stopLabel(stop, stop.occasion === 'work' && request.codes.includes('mourning')),
    })),
    airC !== null && { key: 'air', label: airLabel(airC, unit) },
    wet && { key: 'wet', label: 'Rain or snow' },
    ...request.codes.map((code) => ({ key: `code:${code}`, label: CODE_LABELS[code] })),
    ...request.pieces.map((piece) => ({ key: `piece:${piece}`, label: pieceLabel(piece) })),
    ...request.wanted.map((wish, at, all) => ({
      key: `wish:${wishKey(wish)}`,
      label: wishLabelAmong(wish, all.slice(0, at)),
    })),
    ...request.wantedColors.map((color) => ({ key: `color:${color}`, label: `Something in ${color}` })),
    ...request.unwanted.map((wish) => ({ key: `no-wish:${wishKey(wish)}`, label: `No ${wishNoun(wish)}` })),
    ...request.unwantedColors.map((color) => ({ key: `no-color:${color}`, label: `No ${color}` })),
    ...request.lessColors.map((color) => ({ key: `less-color:${color}`, label: `Less ${color}` })),
    colorful && { key: 'colorful', label: colorful === 'more' ? 'More color' : 'Less color' },
    style && { key: 'style', label: `${STYLE_LABELS[style]} style` },
    warmth && { key: 'warmth', label: capitalized(warmth) },
    yesterday && { key: 'yesterday', label: yesterday === 'again' ? 'Like yesterday' : 'Not like yesterday' },
  ].map((chip) => chip || false);
  return chips.filter((chip) => chip !== false);
}
