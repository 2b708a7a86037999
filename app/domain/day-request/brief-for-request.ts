// What she said of her day, as the question to the stylist.
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import type { Modesty, StylingBrief } from '../styling/input/brief.ts';
import type { HeelHeight } from '../wardrobe/garment.ts';
import { PALETTE, isColorName, type ColorName } from '../wardrobe/palette.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import type { WeatherHour } from '../weather/weather.ts';
import { colorsMeantBy } from './color-words.ts';
import type { DayRequest, DressCode, Stop } from './day-request.ts';
import { isMeantBy, type GarmentWordId, type GarmentWish } from './garment-words.ts';

/** Of several stops of a day the one that dresses it: what suits it suits the others sooner than the other way round. */
const DRESSES_THE_DAY: readonly DayOccasion[] = [
  'wedding',
  'concert',
  'party',
  'date',
  'dinner',
  'evening',
  'work',
  'travel',
  'outdoors',
  'walk',
  'usual',
  'run',
  'gym',
  'sport',
  'home',
];

/** The stop that the look is made for; null when she named none. */
export function mainStop({ stops }: DayRequest): Stop | null {
  const rank = ({ occasion }: Stop) => DRESSES_THE_DAY.indexOf(occasion);
  return stops.reduce<Stop | null>((best, stop) => (!best || rank(stop) < rank(best) ? stop : best), null);
}

interface CodeRules {
  modesty?: Modesty;
  heelMax?: HeelHeight;
  unwanted?: readonly GarmentWordId[];
  styles?: readonly StyleId[];
}

const CODE_RULES: Record<DressCode, CodeRules> = {
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
  comfortable: { heelMax: 1, unwanted: ['blazer', 'suit'], styles: ['casual', 'sporty', 'classic'] },
  walkable: { heelMax: 1, unwanted: ['heels', 'sandals'] },
  cycling: { heelMax: 0, unwanted: ['heels', 'skirt', 'dress', 'sandals'] },
  messy: {
    heelMax: 0,
    unwanted: ['heels', 'sandals', 'skirt', 'dress', 'blazer', 'suit'],
    styles: ['casual', 'sporty'],
  },
};

const MOURNING: readonly ColorName[] = ['black', 'charcoal', 'navy'];
const WHITES: readonly ColorName[] = ['white', 'cream', 'oat'];
const BLACKS: readonly ColorName[] = ['black', 'charcoal'];
const LIGHT: readonly ColorName[] = ['white', 'cream', 'oat', 'sand', 'sky', 'blush'];
const COLORS = Object.keys(PALETTE).filter(isColorName);
/** °C of her thermostat that 'warmer' and 'cooler' are worth today. */
const A_LAYER_C = 3;

/** The colors that the look may have; null: any. */
export function allowedColors({ codes, unwantedColors, colorful }: DayRequest): readonly ColorName[] | null {
  let colors: readonly ColorName[] = COLORS;
  if (codes.includes('mourning')) colors = MOURNING;
  else if (codes.includes('all-white')) colors = WHITES;
  else if (codes.includes('all-black')) colors = BLACKS;
  else if (codes.includes('messy')) colors = colors.filter((name) => !LIGHT.includes(name));
  if (colorful === 'less') colors = colors.filter((name) => PALETTE[name].neutral);
  const gone = colorsMeantBy(unwantedColors);
  const left = colors.filter((name) => !gone.includes(name));
  return left.length === COLORS.length || left.length === 0 ? null : left;
}

const stricter = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : Math.max(a, b ?? 0);

function withModesty(hers: Modesty = {}, asked: Modesty = {}): Modesty {
  const [sleeve, hem] = [stricter(hers.sleeve, asked.sleeve), stricter(hers.hem, asked.hem)];
  return {
    ...hers,
    ...asked,
    ...(sleeve !== undefined && { sleeve }),
    ...(hem !== undefined && { hem }),
  };
}

/** The hours in the air that she expects: as forecast, moved to the degrees that she named. */
function inHerAir(hours: readonly WeatherHour[], { airC, wet }: DayRequest): WeatherHour[] {
  const mean = hours.reduce((sum, { tempF }) => sum + tempF, 0) / hours.length;
  const by = airC === null ? 0 : airC * 1.8 + 32 - mean;
  return hours.map((hour) => {
    const tempF = hour.tempF + by;
    if (!wet || hour.precipitationMm >= 0.5) return { ...hour, tempF };
    const snow = tempF <= 33;
    return { ...hour, tempF, precipitationMm: 1.5, cloud: 1, uv: 0, snow, condition: snow ? 'Snow' : 'Rain' };
  });
}

/** Wardrobe ids of all that one of the wishes means, whatever its color. */
const idsMeantBy = (wishes: readonly Pick<GarmentWish, 'words'>[]): string[] =>
  WARDROBE.filter((garment) =>
    wishes.some(({ words }) => words.every((word) => isMeantBy(word, garment))),
  ).map(({ id }) => id);

/** The question on such a day. What she wants (garments, colors, pieces) is the composer's: compose-for-request.ts. */
export function briefForRequest(request: DayRequest, brief: StylingBrief): StylingBrief {
  const stop = mainStop(request);
  const asked = stop ? briefForOccasion(stop.occasion, brief) : brief;
  const rules = request.codes.map((code) => CODE_RULES[code]);
  const suiting = rules.flatMap(({ styles = [] }) => styles);
  const hers = asked.styles.filter((style) => suiting.includes(style));
  const styles =
    suiting.length === 0 || asked.setting ? asked.styles : hers.length > 0 ? hers : suiting.slice(0, 1);
  const heels = [asked.heelMax ?? 3, ...rules.map(({ heelMax }) => heelMax ?? 3)];
  const isAskedFor = (word: GarmentWordId) => request.wanted.some(({ words }) => words.includes(word));
  const unwanted = [
    ...request.unwanted.filter(({ colors }) => colors.length === 0),
    ...rules
      .flatMap(({ unwanted: words = [] }) => words)
      .filter((word) => !isAskedFor(word))
      .map((word) => ({ words: [word] })),
  ];
  const warmer = { warmer: A_LAYER_C, cooler: -A_LAYER_C };
  return {
    ...asked,
    styles: request.style ? [request.style] : [...styles],
    hours: inHerAir(asked.hours, request),
    modesty: rules.reduce((modesty, rule) => withModesty(modesty, rule.modesty), asked.modesty ?? {}),
    heelMax: Math.min(...heels) as HeelHeight,
    neverWear: [...(asked.neverWear ?? []), ...idsMeantBy(unwanted)],
    ...(request.warmth && { trialC: (asked.trialC ?? 0) + warmer[request.warmth] }),
  };
}
