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
const NO_STRAW = 0.6;
const STRAW_FROM_C = 24;

/** What is long and dense from so many °C on. */
const HEAVY_IN_HEAT = 10;
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
const LACES_IN_HEAT = { fromC: 31, cost: 4 };

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

/** Below 25 °F trousers, where there are any. */
const FROSTY_HEM = { belowC: -3.9, cost: 4 };

/** In cool rain as well. */
const WET_HEM = { belowC: 20, cost: 2 };

const DARK_IN_DANGER = 8;

/** Large, and in no color that the sun does not heat up. */
const isDarkOnly = ({ slot, colours }: Garment): boolean =>
  ['top', 'bottom', 'dress'].includes(slot) &&
  colours.every(([first]) => HEATS_UP.includes(nearestColorName(first)));

/** What the weather allows and would rather have otherwise. */
export function weatherCost(garment: Garment, today: Conditions): number {
  const { wet, windy, soaking, warmestC, feltMostC } = today;
  const { slot, weather, fabric, formality } = garment;
  if (slot === 'coat') return rainCost(garment, today);
  if (today.dangerousHeat && isDarkOnly(garment)) return DARK_IN_DANGER;
  // One pair of tights is not enough in deep frost.
  const isHem = ['skirt', 'dress'].includes(garment.drawing.kind);
  // Thin cotton on bare legs is for dry days, or warm rain.
  if (isHem && today.rain && today.coldestC < WET_HEM.belowC) return WET_HEM.cost;
  if (isHem && today.coldestC < FROSTY_HEM.belowC) return FROSTY_HEM.cost;
  const from = slot === 'bottom' ? HEAT_C : SLEEVES_C;
  if ((warmestC >= from || feltMostC >= FELT_SLEEVES_C) && isHeavyInHeat(garment)) return HEAVY_IN_HEAT;
  if (slot === 'shoes') {
    if (warmestC >= LACES_IN_HEAT.fromC && isOfKind(garment, 'laced dress shoes')) return LACES_IN_HEAT.cost;
    if (!wet || weather.rain === 'protects') return 0;
    return windy ? LEAKS_IN_STORM : soaking ? LEAKS_ALL_DAY : LEAKS;
  }
  return slot === 'hat' && formality > 0 && warmestC >= STRAW_FROM_C && fabric !== 'straw' ? NO_STRAW : 0;
}
