// What a garment costs in the weather that allows it and would rather have another.
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName } from '../../wardrobe/palette.ts';
import { HEATS_UP } from '../color/color-groups.ts';
import type { Conditions } from '../input/conditions.ts';

/** Leather that takes in water, and a cloth brim where straw is cooler. */
const LEAKS = 2;
const LEAKS_ALL_DAY = 2.5;
const LEAKS_IN_STORM = 6;
/** A downpour that lasts, in which leather is soaked through. */
const LEAKS_IN_DOWNPOUR = 6;
const LEAKS_IN_PUDDLES = 8;
const NO_STRAW = 0.6;
const STRAW_FROM_C = 24;

/** What is long and dense from so many °C on. */
const HEAVY_IN_HEAT = 10;
/** Before a fall she is dressed for the heat all the same: what is carried is for the rest. */
const HEAVY_BEFORE_A_FALL = 400;
const HEAT_C = 28;
/** 80 °F: what is under a layer that comes off has short sleeves. */
const SLEEVES_C = 26.6;
/** °C felt, 90 °F. */
export const FELT_HEAT_C = 32;
const FELT_SLEEVES_C = 29;

/** Long sleeves of anything but linen, cargo pants, chinos and denim. */
function isHeavyInHeat({ slot, fabric, clo, drawing }: Garment): boolean {
  if (slot === 'bottom') return clo >= 0.17;
  const isUpper = slot === 'top' || slot === 'dress';
  return isUpper && fabric !== 'linen' && 'sleeve' in drawing && drawing.sleeve > 0.6;
}

/** Laces and the socks under them, from so many °C on. */
const LACES_IN_HEAT = { fromC: 26.5, cost: 4 };

/** In rain what keeps it off is looked at first, and in a storm what has a hood. */
const SOAKS = 1.5;
const NO_HOOD = 3;

/** Where it is cold the lined one, °C and clo. */
const UNLINED = { belowC: 9, clo: 0.4, cost: 0.5 };

function rainCost(coat: Garment, { rain, windy, coldestC }: Conditions): number {
  if (!rain) return 0;
  const unlined = coldestC < UNLINED.belowC && coat.clo < UNLINED.clo ? UNLINED.cost : 0;
  const hoodless = windy && !isOfKind(coat, 'hooded') ? NO_HOOD : 0;
  return hoodless + (coat.weather.rain === 'protects' ? unlined : SOAKS + (windy ? NO_HOOD : 0));
}

/** Below 25 °F, and where she is out as it falls to 37 °F, trousers, where there are any. */
const FROSTY_HEM = { belowC: -3.9, atTheEndBelowC: 3, cost: 4 };

/** In cool rain as well, and in a cold wind. */
const WET_HEM = { belowC: 20, cost: 2 };
const BLOWN_HEM = { belowC: 12, cost: 3 };
/** A hem so wide flies in any wind, warm or not. */
const FLIES = 0.25;

const DARK_IN_DANGER = 8;

/** Large, and in no color that the sun does not heat up. */
const isDarkOnly = ({ slot, colors }: Garment): boolean =>
  ['top', 'bottom', 'dress'].includes(slot) &&
  colors.every(([first]) => HEATS_UP.includes(nearestColorName(first)));

/** Skirts and dresses: thin cotton on bare legs is for dry days or warm rain, and one pair of tights not for deep frost. */
function hemCost({ drawing }: Garment, { rain, windy, coldestC, endsCold }: Conditions): number {
  if (drawing.kind !== 'skirt' && drawing.kind !== 'dress') return 0;
  if (windy && (coldestC < BLOWN_HEM.belowC || drawing.flare >= FLIES)) return BLOWN_HEM.cost;
  if (rain && coldestC < WET_HEM.belowC) return WET_HEM.cost;
  return coldestC < (endsCold ? FROSTY_HEM.atTheEndBelowC : FROSTY_HEM.belowC) ? FROSTY_HEM.cost : 0;
}

function heatCost(garment: Garment, { warmestC, feltMostC, swings }: Conditions): number {
  const from = garment.slot === 'bottom' ? HEAT_C : SLEEVES_C;
  const isHot = warmestC >= from || feltMostC >= FELT_SLEEVES_C;
  if (!isHot || !isHeavyInHeat(garment)) return 0;
  return swings ? HEAVY_BEFORE_A_FALL : HEAVY_IN_HEAT;
}

/** Smooth soles on ice, unless it is to the gym and back. */
const SLIPS = 4;

function shoeCost(shoe: Garment, today: Conditions): number {
  const { wet, wetGround, windy, soaking, heavyRain, warmestC, ice, setting } = today;
  if (ice && setting !== 'gym' && shoe.id === 'running-shoes') return SLIPS;
  if (warmestC >= LACES_IN_HEAT.fromC && isOfKind(shoe, 'laced dress shoes')) return LACES_IN_HEAT.cost;
  if (shoe.weather.rain === 'protects') return 0;
  if (wetGround) return LEAKS_IN_PUDDLES;
  if (!wet) return 0;
  if (soaking && heavyRain) return LEAKS_IN_DOWNPOUR;
  return windy ? LEAKS_IN_STORM : soaking ? LEAKS_ALL_DAY : LEAKS;
}

const hatCost = ({ formality, fabric }: Garment, { warmestC }: Conditions): number =>
  formality > 0 && warmestC >= STRAW_FROM_C && fabric !== 'straw' ? NO_STRAW : 0;

/** It lets the wind through, where something else is at hand. */
const WIND_THROUGH = 1.6;
const STORM_THROUGH = 20;
const letsWindThrough = (jacket: Garment): boolean =>
  isOfKind(jacket, 'denim above') || isOfKind(jacket, 'blazer');

/** In a downpour a jacket without a hood is no shell, whatever it is made of. */
function jacketCost(jacket: Garment, { windy, stormy, rain, heavyRain, setting }: Conditions): number {
  const hoodless = setting && rain && heavyRain && !isOfKind(jacket, 'hooded') ? NO_HOOD : 0;
  if (!windy || !letsWindThrough(jacket)) return hoodless;
  return hoodless + (stormy ? STORM_THROUGH : WIND_THROUGH);
}

/** What the weather allows and would rather have otherwise. */
export function weatherCost(garment: Garment, today: Conditions): number {
  const { slot } = garment;
  if (slot === 'coat') return rainCost(garment, today);
  if (slot === 'shoes') return shoeCost(garment, today);
  if (slot === 'hat') return hatCost(garment, today);
  if (slot === 'jacket') return jacketCost(garment, today);
  if (slot === 'knitwear' && today.windy && garment.sheddable) return WIND_THROUGH;
  if (today.dangerousHeat && isDarkOnly(garment)) return DARK_IN_DANGER;
  return hemCost(garment, today) || heatCost(garment, today);
}
