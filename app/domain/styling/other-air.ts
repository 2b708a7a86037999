// What is worn on a day though its air says otherwise: what she asks for by name, good shoes in a shower, the trousers of a suit.
import type { DayRequest, DressCode } from '../day-request/day-request.ts';
import { isWished, type GarmentWish } from '../day-request/garment-words.ts';
import { SLOTS } from '../looks/look.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { openEveryStyle } from './composer.ts';
import type { StylingBrief } from './input/brief.ts';
import type { Pools } from './search/garment-option.ts';
import { emptyPools } from './search/garment-pools.ts';

/** What is asked of feet whatever falls: heels at a burial, loafers where shoes come off at the door. */
const SHOD_FOR: readonly DressCode[] = [
  'sober',
  'mourning',
  'easy-on',
  'gala',
  'black-tie',
  'festive',
  'all-white',
];
/** °F from which a shower is gone through in good shoes, under an umbrella. */
const MILD_RAIN_F = 50;

/** Shoes of hers for the dry hours of a mild wet day on which the code says what is on her feet. */
function dryShod(question: StylingBrief, { codes }: DayRequest): Pools {
  const { hours, closet, setting } = question;
  const isWet = hours.some(({ precipitationMm }) => precipitationMm > 0);
  const isMild = hours.every(({ tempF, snow }) => tempF >= MILD_RAIN_F && !snow);
  const pools = emptyPools();
  if (setting || !isWet || !isMild || !codes.some((code) => SHOD_FOR.includes(code))) return pools;
  const { shoes } = openEveryStyle({
    ...question,
    hours: hours.map((hour) => ({ ...hour, precipitationMm: 0 })),
    ...(closet && { closet: { ...closet, from: 'only-mine' } }),
  });
  return { ...pools, shoes };
}

/** What is sturdy on the feet, whatever the heat: a yard, a site, a stable. */
const STURDY_FOR: readonly DressCode[] = ['messy', 'muddy', 'on-horseback'];
/** °F of a day in whose boots a hot one is worked. */
const SITE_F = 56;
const STURDY_STYLES: StylingBrief['styles'] = ['casual', 'classic', 'sporty'];

/** Shoes and boots for dirt in the heat, where those of a hot day are all too light for it; of her own alone where she has a closet. */
function sturdyShod(question: StylingBrief, { codes }: DayRequest): Pools {
  const { hours, closet, setting } = question;
  const pools = emptyPools();
  if (setting || !codes.some((code) => STURDY_FOR.includes(code))) return pools;
  const { shoes } = openEveryStyle(
    asEveryday({
      ...question,
      styles: STURDY_STYLES,
      hours: hours.map((hour) => ({ ...hour, tempF: Math.min(hour.tempF, SITE_F) })),
      ...(closet && { closet: { ...closet, from: 'only-mine' } }),
    }),
  );
  return {
    ...pools,
    shoes: shoes.filter(({ garment }) => garment.formality < 3 && !isOfKind(garment, 'for winter')),
  };
}

/** Shoes that the day is for, though its air is for others. */
export const shodAnyway = (question: StylingBrief, request: DayRequest): Pools =>
  beside(dryShod(question, request), sturdyShod(question, request));

/** What she asks for she may wear whatever the occasion: jeans to a rock concert. Weather and her limits hold. */
export function asEveryday(question: StylingBrief): StylingBrief {
  const { evening: _evening, ...rest } = question;
  return question.setting ? question : { ...rest, context: null };
}

/** °F up to which a hot day is taken for what she asks for by name: jeans in the heat, and boots. */
const ASKED_IN_HEAT = { bottom: 79, shoes: 57 };

/** Jeans and boots that she asks for in the heat: she sweats in them, and knows it. */
export function asOnCoolerDay(question: StylingBrief, wishes: readonly GarmentWish[]): Pools {
  const pools = emptyPools();
  for (const slot of ['bottom', 'shoes'] as const) {
    const mostF = ASKED_IN_HEAT[slot];
    const hours = question.hours.map((hour) => ({ ...hour, tempF: Math.min(hour.tempF, mostF) }));
    if (question.hours.some(({ tempF }) => tempF > mostF))
      pools[slot] = openEveryStyle(asEveryday({ ...question, hours }))[slot].filter(
        ({ garment }) => !isOfKind(garment, 'rain boots') && wishes.some((wish) => isWished(wish, garment)),
      );
  }
  return pools;
}

/** °F up to which the trousers of a suit are worn with its jacket, and in which any are. */
const [SUIT_UP_TO_F, SUIT_F] = [72, 57];

/** Where a suit is worn its trousers go with it, in air that is a little warm for them alone. */
export function suitLegs(question: StylingBrief, coded: readonly GarmentWish[]): Pools {
  const pools = emptyPools();
  const isSuited = coded.some(({ words }) => words.includes('suit'));
  if (!isSuited || question.hours.some(({ tempF }) => tempF > SUIT_UP_TO_F)) return pools;
  const hours = question.hours.map((hour) => ({ ...hour, tempF: Math.min(hour.tempF, SUIT_F) }));
  pools.bottom = openEveryStyle({ ...question, hours }).bottom.filter(({ garment }) => garment.set);
  return pools;
}

/** °F of a day on which anything warm is worn, and from which on something may be too warm for the day. */
const [COLD_F, WARM_F] = [45, 68];

/** Whether a wish is of colder days. */
export function isForColder(question: StylingBrief, wish: GarmentWish): boolean {
  if (!question.hours.some(({ tempF }) => tempF > WARM_F)) return false;
  const hours = question.hours.map((hour) => ({ ...hour, tempF: COLD_F }));
  const pools = openEveryStyle(asEveryday({ ...question, hours }));
  return SLOTS.some((slot) => pools[slot].some(({ garment }) => isWished(wish, garment)));
}

/** Both, the second where the first has nothing of the kind. */
export function beside(pools: Pools, more: Pools): Pools {
  const both = emptyPools();
  for (const slot of SLOTS) {
    const ids = new Set(pools[slot].map(({ garment }) => garment.id));
    both[slot] = [...pools[slot], ...more[slot].filter(({ garment }) => !ids.has(garment.id))];
  }
  return both;
}
