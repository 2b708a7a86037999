// One coat for the trip, and two where rain and cold both ask for one; two pairs of shoes for up to five days. Chosen before the
// rest, because coats fill a suitcase: a day takes another only where none of them keeps its weather.
import type { Slot } from '../looks/look.ts';
import type { Candidate } from '../styling/search/best-candidates.ts';
import type { Garment } from '../wardrobe/garment.ts';
import type { Wardrobe } from './wear-through-day.ts';

/** What is packed of a slot, and nothing else. */
export type Few = ReadonlyMap<Slot, ReadonlySet<string>>;

/** A day without a way in these pieces counts as so much: more than any way of it. */
const UNCOVERED = 1000;
/** °C below which a raincoat over a sweater is too little. */
const COLD_C = 5;
/** Days for which two pairs of shoes are enough. */
const SHORT_TRIP = 5;

const isRainproof = ({ weather }: Garment): boolean => weather.rain === 'protects';

/** Every choice of one of these, and of two. */
function* choicesOf<T>(all: readonly T[], most: number): Generator<T[]> {
  for (const [index, one] of all.entries()) {
    yield [one];
    if (most > 1) for (const other of all.slice(index + 1)) yield [one, other];
  }
}

const wornIn = ({ garments }: Candidate, slot: Slot): Garment[] =>
  garments.filter((garment) => garment.slot === slot);

const isWithin = (way: Candidate, slot: Slot, chosen: ReadonlySet<string>): boolean =>
  wornIn(way, slot).every(({ id }) => chosen.has(id));

/** The pieces of a slot in which the days are dressed best, as few as cover most days. */
function fewestOf(
  slot: Slot,
  most: number,
  days: readonly (readonly Candidate[])[],
  isRight: (chosen: readonly Garment[]) => boolean = () => true,
): Set<string> {
  const all = new Map(days.flat().flatMap((way) => wornIn(way, slot).map((one) => [one.id, one])));
  let best = new Set<string>();
  let least = Infinity;
  for (const chosen of choicesOf([...all.values()], most)) {
    if (!isRight(chosen)) continue;
    const ids = new Set(chosen.map(({ id }) => id));
    // A second one must dress a day that the first does not.
    let cost = (chosen.length - 1) * (UNCOVERED / 2);
    for (const ways of days) {
      let cheapest = UNCOVERED + Math.min(...ways.map((way) => way.cost));
      for (const way of ways) if (way.cost < cheapest && isWithin(way, slot, ids)) cheapest = way.cost;
      cost += cheapest;
    }
    if (cost < least) [best, least] = [ids, cost];
  }
  return best;
}

/** What of coats and shoes is packed; undefined where it is free. */
export function fewCoatsAndShoes(
  days: readonly (readonly Candidate[])[],
  wardrobes: readonly Wardrobe[],
): Few {
  const some = (test: (conditions: Wardrobe['conditions']) => boolean) =>
    wardrobes.some(({ conditions }) => test(conditions));
  const isBoth = some(({ rain }) => rain) && some(({ coldestC }) => coldestC < COLD_C);
  const coats = fewestOf(
    'coat',
    isBoth ? 2 : 1,
    days,
    (chosen) => chosen.length === 1 || chosen.some(isRainproof),
  );
  const few = new Map<Slot, ReadonlySet<string>>([['coat', coats]]);
  if (days.length > SHORT_TRIP) return few;
  // Among the ways in these coats.
  const inCoats = onlyFew(days, few);
  return few.set('shoes', fewestOf('shoes', 2, inCoats));
}

/** Of each day the ways in what is packed of coats and shoes, where it has any. */
export const onlyFew = (days: readonly (readonly Candidate[])[], few: Few): Candidate[][] =>
  days.map((ways) => {
    let left = [...ways];
    for (const [slot, chosen] of few) {
      const within = left.filter((way) => isWithin(way, slot, chosen));
      if (within.length > 0) left = within;
    }
    return left;
  });
