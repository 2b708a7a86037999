// One scarf and one pair of gloves for the whole trip: the ways of a day once more, with what is packed for another day.
import { ensembleIcl, sumOfGarments } from '../comfort/insulation.ts';
import type { Slot } from '../looks/look.ts';
import type { Option } from '../styling/search/garment-option.ts';
import { combineOptions } from '../styling/search/ensemble-parts.ts';
import type { Candidate } from '../styling/search/best-candidates.ts';
import { isForbiddenPair, activeLines } from '../styling/rules/never-together.ts';
import { wearThroughDay, type Wardrobe } from './wear-through-day.ts';

/** What a look takes as it comes, where the weather does. */
const SHARED: readonly Slot[] = ['gloves', 'scarf', 'hat', 'bag'];
/** Mean strain of the day, and clo in its coldest hour, that another pair of gloves may cost. */
const [MORE_STRAIN, COLDER] = [0.1, 0.05];

/** The candidate in `mine` for what it has of the same slot; null where the two are no way to dress this day. */
function exchanged(candidate: Candidate, mine: Option, wardrobe: Wardrobe): Candidate | null {
  const theirs = candidate.garments.find(({ slot }) => slot === mine.garment.slot);
  if (!theirs || theirs.id === mine.garment.id || theirs.headCover !== mine.garment.headCover) return null;
  if (theirs.weather.sun !== mine.garment.weather.sun) return null;
  const { brief, conditions, style, pools } = wardrobe;
  const others = candidate.garments.filter((one) => one !== theirs);
  const lines = activeLines(conditions, style, brief.context ?? null);
  const rest = combineOptions(others.map((garment) => ({ garment, cost: 0 })));
  if (isForbiddenPair(combineOptions([mine]), rest, lines)) return null;
  const clo = mine.garment.clo - theirs.clo;
  const other = {
    garments: candidate.garments.map((one) => (one === theirs ? mine.garment : one)),
    icl: ensembleIcl(sumOfGarments(candidate.icl) + clo),
    cost:
      candidate.cost + mine.cost - (pools[theirs.slot].find(({ garment }) => garment === theirs)?.cost ?? 0),
  };
  const [before, after] = [wearThroughDay(candidate, wardrobe), wearThroughDay(other, wardrobe)];
  return after.strain <= before.strain + MORE_STRAIN && after.cold >= before.cold - COLDER ? other : null;
}

/**
 * The ways of a day in the small things that are packed for others: never against its weather, its lines or its pools.
 * @param packed ids of what the trip has so far
 */
export function sharedPieceOptions(
  known: readonly Candidate[],
  packed: ReadonlySet<string>,
  wardrobe: Wardrobe,
): Candidate[] {
  let ways = [...known];
  for (const slot of SHARED)
    for (const mine of wardrobe.pools[slot].filter(({ garment }) => packed.has(garment.id)))
      ways = [...ways, ...ways.flatMap((way) => exchanged(way, mine, wardrobe) ?? [])];
  return ways.slice(known.length);
}
