// A closet of a few pieces, and a plain day: for tests that look at one rule of the search at a time.
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import type { Conditions } from '../../app/domain/styling/input/conditions.ts';
import type { Pools } from '../../app/domain/styling/search/garment-option.ts';
import { emptyPools } from '../../app/domain/styling/search/garment-pools.ts';
import { emptyLines } from '../../app/domain/styling/rules/never-together.ts';
import type { WarmthCosts } from '../../app/domain/styling/input/warmth-index.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';

/** Dry, calm and mild. */
export const MILD_DAY: Conditions = {
  ...{ coldestC: 15, warmestC: 20, feltC: 15, feltMostC: 20 },
  ...{ wet: false, rain: false, evening: false, heavyRain: false, soaking: false, snow: false, ice: false },
  ...{
    windy: false,
    gusty: false,
    gale: false,
    rainsLate: false,
    stormy: false,
    swings: false,
    endsCold: false,
    dangerousHeat: false,
    veryHighUv: false,
    strongSun: false,
  },
  ...{ warmSeason: false, sunHat: false },
};

/** She wears casual clothes in Lisbon and has worn nothing lately; the hours are the test's. */
export const plainBrief = (seed: string): StylingBrief => ({
  ...{ gender: 'female', styles: ['casual'], context: null, daypart: 'morning', hours: [] },
  ...{ placeName: 'Lisbon', recent: [], seed },
});

/** These garments and no others; what speaks against each is 0, or what is said. */
export function poolsOf(ids: readonly string[], costs: Readonly<Record<string, number>> = {}): Pools {
  const pools = emptyPools();
  for (const id of ids) {
    const garment = garmentById(id);
    if (!garment) throw new Error(`There is no ${id}`);
    pools[garment.slot].push({ garment, cost: costs[id] ?? 0 });
  }
  return pools;
}

/** Whatever is worn is as warm as it should be. */
export const ANY_WARMTH: WarmthCosts = { under: () => ({ costOf: () => 0 }) };
/** Anything may meet anything. */
export const NO_LINES = emptyLines();
