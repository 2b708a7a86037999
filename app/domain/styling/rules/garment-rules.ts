// Rules that no look may break, garment by garment: the table of weather-rules.ts and her own limits. What a whole look must
// have (an outer layer or umbrella, a sun cover, hat and gloves in frost) is added by the search.
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import { isFamily, isOfFamily, type FamilyId } from '../../wardrobe/families.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName } from '../../wardrobe/palette.ts';
import { garmentIdOf } from '../../wardrobe/wardrobe.ts';
import type { Modesty, StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import type { WeatherRule } from './weather-rule.ts';
import { WEATHER_RULES } from './weather-rules.ts';

const within = (c: number, span: readonly [number, number] | undefined) =>
  !span || (c >= span[0] && c <= span[1]);

function lineAllows(
  line: WeatherRule,
  today: Conditions,
  context: OccasionContext | null,
  style: StyleId,
): boolean {
  const { wet, heavyRain, ice, windy, snow, coldestC, warmestC, feltC, feltMostC } = today;
  if (line.on && !line.on.includes(context)) return true;
  if (line.feltMost && !within(feltMostC, line.feltMost)) return false;
  if (line.wet === false && wet) return false;
  if (line.heavyRain === false && heavyRain) return false;
  if (line.rain === false && today.rain) return false;
  if (line.onlyEvening && !today.evening) return false;
  if (line.snow === false && snow) return false;
  if (line.ice === false && ice) return false;
  if (line.wind === false && windy) return false;
  if (line.onlyWet && !wet) return false;
  if (line.seasonOrWarmest !== undefined && !today.warmSeason && warmestC < line.seasonOrWarmest)
    return false;
  if (line.seasonOrColdest !== undefined && !today.warmSeason && coldestC < line.seasonOrColdest)
    return false;
  if (line.warmSeason === false && today.warmSeason) return false;
  if (line.snowOrBelow !== undefined && !snow && coldestC >= line.snowOrBelow) return false;
  if (line.notIn?.includes(style)) return false;
  if (context && line.notFor?.includes(context) && !line.except?.includes(style)) return false;
  if (line.orWetUpTo !== undefined && wet && warmestC <= line.orWetUpTo) return true;
  if (line.liftedFrom !== undefined && warmestC >= line.liftedFrom) return true;
  if (line.orFeltBelow !== undefined && feltC < line.orFeltBelow) return true;
  return within(coldestC, line.coldest) && within(warmestC, line.warmest) && within(feltC, line.felt);
}

/** By garment id: the lines that speak of it, for the table is long and asked for every garment. */
const known = new Map<string, readonly WeatherRule[]>();

function linesOf(garment: Garment): readonly WeatherRule[] {
  let lines = known.get(garment.id);
  if (!lines) known.set(garment.id, (lines = WEATHER_RULES.filter(({ kind }) => isOfKind(garment, kind))));
  return lines;
}

/**
 * Whether every line of the table allows the garment today.
 * @param isLenient lines of taste do not count: it is out of her closet, or there is nothing else
 */
export function isAllowedToday(
  garment: Garment,
  today: Conditions,
  context: OccasionContext | null,
  style: StyleId,
  isLenient = false,
): boolean {
  return linesOf(garment).every(
    (line) => (isLenient && line.taste) || lineAllows(line, today, context, style),
  );
}

const PALE: readonly string[] = ['white', 'cream', 'stone', 'sand', 'oat', 'blush', 'butter', 'bleached'];

/** White linen turns transparent in rain, white shoes and coats are white once, and pale trousers and skirts show every splash. */
export function weatherAllowsColorway(
  { slot, fabric }: Garment,
  colourway: Colorway,
  { wet }: Pick<Conditions, 'wet'>,
): boolean {
  if (!wet) return true;
  const names = colourway.map(nearestColorName);
  const [first = 'black'] = names;
  const white = first === 'white' || first === 'cream';
  if (slot === 'bottom' && names.some((name) => PALE.includes(name))) return false;
  const isOutside = ['shoes', 'coat', 'jacket'].includes(slot);
  return !(white && (fabric === 'linen' || isOutside));
}

function hemOf({ drawing }: Garment): number {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return drawing.length;
  // Trousers count from the knee (1) to the ankle (2).
  return drawing.kind === 'trousers' ? 1 + drawing.length : 2;
}

/** Whether her own limits allow the garment as what is seen. Layers that may come off do not count as cover. */
export function modestyAllows(garment: Garment, modesty: Modesty): boolean {
  const { drawing, slot } = garment;
  if (modesty.noHeels && garment.heel) return false;
  if (slot === 'bottom' || slot === 'dress') {
    // Trousers of 0.88 and more are full length.
    const hem = hemOf(garment);
    const fullLength = drawing.kind === 'trousers' && drawing.length >= 0.85;
    if (modesty.hem !== undefined && hem < modesty.hem && !fullLength) return false;
  }
  if (drawing.kind !== 'top' && drawing.kind !== 'dress') return true;
  const open = ['v', 'scoop', 'boat', 'straps'].includes(drawing.neck);
  if (modesty.coveredNeck && open) return false;
  return modesty.sleeve === undefined || drawing.sleeve >= modesty.sleeve - 0.05;
}

/** Her never-wear list and heel height as one question. */
export function matchesWishes({
  neverWear = [],
  heelMax = 3,
}: Pick<StylingBrief, 'neverWear' | 'heelMax'>): (garment: Garment) => boolean {
  const ids = new Set(neverWear.map(garmentIdOf));
  const families: FamilyId[] = neverWear.filter(isFamily);
  return (garment) =>
    garment.heel <= heelMax &&
    !ids.has(garment.id) &&
    !families.some((family) => isOfFamily(garment, family));
}
