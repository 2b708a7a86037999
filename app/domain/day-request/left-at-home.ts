// What the codes of a day leave at home.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import type { DayRequest, DressCode, Stop } from './day-request.ts';
import { CODE_RULES } from './dress-codes.ts';
import { isMeantBy, type GarmentWordId } from './garment-words.ts';
import { isOnThinHeel, isThinSoled, isTied } from './unfit-garments.ts';

export const IN_MOTION: readonly DayOccasion[] = ['walk', 'outdoors', 'run', 'sport'];
export const DRESSED_UP: readonly DayOccasion[] = [
  'special',
  'wedding',
  'concert',
  'party',
  'date',
  'dinner',
  'evening',
];

/** In torso lengths: it gets into the spokes. */
const LONG_COAT = 1;
const isLongCoat = ({ slot, drawing }: Garment): boolean =>
  slot === 'coat' && drawing.kind === 'coat' && drawing.length >= LONG_COAT;
/** What has no strap over both shoulders, or across. */
const isCarriedInHand = ({ slot, id }: Garment): boolean =>
  slot === 'bag' && !/backpack|crossbody|messenger|belt-bag/.test(id);

/** Where one is dressed for what it is, whatever else is asked. */
const IN_ITS_TONE: readonly DressCode[] = ['covered', 'mourning', 'sober', 'festive'];
const SOFT: readonly GarmentWordId[] = ['hoodie', 'leggings', 'joggers'];

/** Thin soles for hours on foot, thin heels on a lawn or cobbles: of shoes on a day out. */
const wrongUnderfoot = (codes: readonly DressCode[], stops: readonly Stop[]) => {
  const isOut = stops.some(({ occasion }) => occasion === 'outdoors');
  const isOnFoot = codes.includes('walkable');
  return (garment: Garment): boolean =>
    (isOut && isOnThinHeel(garment)) || (isOnFoot && isThinSoled(garment));
};

interface Day {
  codes: readonly DressCode[];
  isDressedUp: boolean;
  isAtHome: boolean;
  isInSport: boolean;
}
export const LEGS_BARE: readonly GarmentWordId[] = ['skirt', 'dress'];
const NOTHING: readonly GarmentWordId[] = [];
/** What a code leaves at home, and on such a day does not. */
const NOT_LEFT: Partial<Record<DressCode, (day: Day) => readonly GarmentWordId[]>> = {
  // In a cold church as in a warm one.
  unheated: ({ isDressedUp }) => (isDressedUp ? LEGS_BARE : NOTHING),
  // To stand in a church is no spectacle.
  standing: ({ isDressedUp, codes }) =>
    isDressedUp || codes.some((one) => IN_ITS_TONE.includes(one)) ? LEGS_BARE : NOTHING,
  // Nobody trains in loafers.
  'easy-on': ({ isInSport }) => (isInSport ? ['sneakers'] : NOTHING),
  // Who lands through the surf gets wet to the knee.
  afloat: ({ codes }) => (codes.includes('swimming') ? ['shorts', 'sandals'] : NOTHING),
  // With a baby at home soft things are what is washed.
  messy: ({ isAtHome }) => (isAtHome ? SOFT : NOTHING),
};

const isTailored = ({ set, slot, formality }: Garment): boolean =>
  set !== undefined || ((slot === 'jacket' || slot === 'bottom') && formality >= 3);

/** What a heel that is too high weighs against what is only not for such a day: whoever carries a child walks in her sandals. */
const TOO_HIGH = 4;

/**
 * How wrong a garment is by the codes of the day, 0: not at all. It stays at home where there is any other that is less so; what she names
 * herself stays on.
 */
export function wrongByCodes({ codes, wanted, stops }: DayRequest): (garment: Garment) => number {
  const rules = codes.map((code) => CODE_RULES[code]);
  const asked = wanted.flatMap(({ words }) => words);
  const isDressedUp =
    codes.some((code) => code === 'festive' || code === 'dancing') ||
    stops.some(({ occasion }) => DRESSED_UP.includes(occasion));
  // A guest stands on a block heel.
  const leastHeel = isDressedUp && codes.includes('standing') && !codes.includes('walkable') ? 2 : 0;
  const heelMax = Math.min(3, ...rules.map((rule) => Math.max(rule.heelMax ?? 3, leastHeel)));
  const isAtHome = stops.some(({ occasion }) => occasion === 'home');
  const isInSport = stops.some(({ occasion }) => IN_MOTION.includes(occasion) || occasion === 'gym');
  const day: Day = { codes, isDressedUp, isAtHome, isInSport };
  const words = [
    ...codes.flatMap((code) => {
      const stays = NOT_LEFT[code]?.(day) ?? [];
      return (CODE_RULES[code].unwanted ?? []).filter((word) => !stays.includes(word));
    }),
    // On the grass of a feast, too.
    ...(isDressedUp && codes.includes('open-air') ? (['shorts'] as const) : []),
  ].filter((word) => !asked.includes(word));
  const isSober = codes.includes('sober');
  const isFormal = codes.includes('black-tie') || stops.some(({ occasion }) => occasion === 'wedding');
  const leaving = codes.flatMap((code) => {
    const { leaves } = CODE_RULES[code];
    if (!leaves) return [];
    // He dances in his shirt: the jacket hangs over the chair by then.
    return code === 'dancing' && isFormal
      ? [(garment: Garment) => !isTailored(garment) && leaves(garment)]
      : [leaves];
  });
  const isCycling = codes.includes('cycling');
  const isWrongUnderfoot = isDressedUp ? () => false : wrongUnderfoot(codes, stops);
  return (garment) =>
    TOO_HIGH * Math.max(0, garment.heel - heelMax) +
    // Thermals are no leggings.
    (garment.slot === 'base' ? 0 : words.filter((word) => isMeantBy(word, garment)).length) +
    leaving.filter((leaves) => leaves(garment)).length +
    Number(isWrongUnderfoot(garment)) +
    Number(codes.includes('easy-on') && isTied(garment)) +
    Number(isSober && garment.slot === 'top' && isOfKind(garment, 'not with a blazer')) +
    Number(
      isCycling && (isLongCoat(garment) || isCarriedInHand(garment) || isOfKind(garment, 'long cardigan')),
    );
}
