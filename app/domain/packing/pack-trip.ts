// What goes into the suitcase: the composer's candidates of each day, the fewest pieces that make a look of each, and
// colors in which they all go together.
import { newLook, SLOTS, type Look, type Slot, type WornGarment } from '../looks/look.ts';
import { summarizeOutlook, type DayOutlook } from '../planning/day-outlook.ts';
import type { Sureness } from '../planning/days-ahead.ts';
import { Refusal } from '../refusal.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { openWardrobe } from '../styling/composer.ts';
import { sortLayers, tuckTops } from '../styling/search/layer-order.ts';
import type { Pools } from '../styling/search/garment-option.ts';
import { emptyPools } from '../styling/search/garment-pools.ts';
import { buildSearchSpace, searchEnsembles } from '../styling/search/ensemble-search.ts';
import { styleRequest } from '../styling/rules/style-fit.ts';
import type { Candidate } from '../styling/search/best-candidates.ts';
import { warmthCosts } from '../styling/input/warmth-index.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { toWornGarment } from '../wardrobe/wardrobe.ts';
import { tripColors } from './trip-colors.ts';
import { findSmallestCover, type Cover, type DressingOption } from './smallest-cover.ts';
import { wearThroughDay, type Wardrobe } from './wear-through-day.ts';
import { alternatePieces } from './alternate-pieces.ts';
import { fewCoatsAndShoes, onlyFew, type Few } from './few-coats-and-shoes.ts';
import { sharedPieceOptions } from './shared-pieces.ts';

export interface TripDay {
  date: string;
  /** The hours that she is out in, in a brief with the same seed for the whole trip. */
  brief: StylingBrief;
  sureness: Sureness;
}

interface PackedDay {
  date: string;
  sureness: Sureness;
  outlook: DayOutlook;
  look: Look;
}

export interface PackingList {
  /** In the order of SLOTS from the outside in. */
  pieces: WornGarment[];
  days: PackedDay[];
  /** What everybody packs by the day and nobody counts: 'underwear', 'socks', 'tights', 'thermals', 'an umbrella'. */
  besides: string[];
}

/** Packed by the day, or once for all: no pieces of the pack. */
const UNCOUNTED: readonly Slot[] = ['base', 'legwear', 'umbrella'];
/** Days that a piece is worn in a week, before it wants a wash. */
const WEARS: Partial<Record<Slot, number>> = { top: 2, dress: 2, knitwear: 4 };
/** Worn in turn where more than one is packed. */
const ALTERNATED: readonly Slot[] = ['top', 'dress', 'knitwear'];
/** Where that leaves no choice, in deep cold, they are worn twice as often, and then as often as it takes. */
const MORE_WEARS = [1, 2, Infinity];
/** What of a look makes it another one: not the shoes alone, nor a scarf. */
const CORE: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];

/** From the outside in. */
const FOLDED: readonly Slot[] = [
  'coat',
  'jacket',
  'knitwear',
  'dress',
  'top',
  'bottom',
  'shoes',
  'scarf',
  'hat',
  'gloves',
  'bag',
];
const isCounted = ({ slot }: { slot: Slot }): boolean => !UNCOUNTED.includes(slot);

const packable = (pieces: readonly WornGarment[]): WornGarment[] =>
  pieces
    .filter(isCounted)
    .sort((a, b) => FOLDED.indexOf(a.slot) - FOLDED.indexOf(b.slot) || (a.id < b.id ? -1 : 1));

/** The list with looks of hers that she takes along: what they need besides, each piece once. */
export function withLooksAlong({ pieces, days, besides }: PackingList, looks: readonly Look[]): PackingList {
  const all = [...pieces, ...looks.flatMap(({ garments }) => garments)];
  const once = [...new Map(all.map((piece) => [piece.id, piece])).values()];
  const more = looks.flatMap(({ garments }) => uncounted(garments));
  return { pieces: packable(once), days, besides: [...new Set([...besides, ...more])] };
}

/** The pieces of a look that lie in the suitcase. */
export const packedIdsOf = ({ garments }: Look): string[] => garments.filter(isCounted).map(({ id }) => id);

/** How often the ways of a day are looked for, each time nearer to what is packed already. */
const ROUNDS = 4;
const WAYS_A_ROUND = 28;
/** What a packed piece gains against one that is not. */
const PACKED = 1.6;
/** Mean strain of the day that fewer pieces may cost, and clo in its coldest hour. */
const [MORE_STRAIN, COLDER] = [0.4, 0.15];
/** clo in its coldest hour that one coat instead of two may cost. */
const FOR_ONE_COAT = 0.4;

/** The pools as she sees them who has packed something; what is `worn out` is set aside where a slot has more. */
function favoring(pools: Pools, packed: ReadonlySet<string>, wornOut: ReadonlySet<string>): Pools {
  const nearer = emptyPools();
  for (const slot of SLOTS) {
    const others = pools[slot].filter(({ garment }) => !wornOut.has(garment.id));
    nearer[slot] = (others.length > 0 ? others : pools[slot])
      .map(({ garment, cost }) => ({ garment, cost: packed.has(garment.id) ? cost - PACKED : cost }))
      .sort((a, b) => a.cost - b.cost);
  }
  return nearer;
}

/**
 * Looks of a day that keep its weather, the best liked first.
 * @param warmest in the whole wardrobe, clo: in few coats she is not much colder
 */
function waysFor(
  wardrobe: Wardrobe,
  packed: ReadonlySet<string>,
  wornOut: ReadonlySet<string>,
  few: Few = new Map(),
  warmest?: number,
): { ways: Candidate[]; cold: number } {
  const { brief, conditions, style, day } = wardrobe;
  const pools = favoring(wardrobe.pools, packed, wornOut);
  for (const [slot, chosen] of few) pools[slot] = pools[slot].filter(({ garment }) => chosen.has(garment.id));
  const market = buildSearchSpace(
    pools,
    conditions,
    styleRequest(brief, style),
    brief.modesty?.headCover ?? false,
    warmthCosts(day),
  );
  const found = searchEnsembles(market);
  const dressed = [...found, ...(found.length < WAYS_A_ROUND ? searchEnsembles(market, 'warmth') : [])].map(
    (each) => wearThroughDay(each, wardrobe),
  );
  const cold = Math.max(...dressed.map((each) => each.cold));
  // The warmest may not be the most comfortable: of those that are warm enough the least strain counts.
  const least = Math.max(cold - COLDER, (warmest ?? cold) - FOR_ONE_COAT);
  const warm = dressed.filter((each) => each.cold >= least);
  const strain = Math.min(...warm.map((each) => each.strain));
  const ways = warm
    .filter((each) => each.strain <= strain + MORE_STRAIN)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, WAYS_A_ROUND);
  return { ways, cold };
}

const idsOf = (garments: readonly Garment[]): string[] => garments.filter(isCounted).map(({ id }) => id);

/** Each way once, by what has to be packed for it. */
function added(ways: Candidate[], more: Candidate[]): Candidate[] {
  const known = new Set(ways.map(({ garments }) => idsOf(garments).sort().join()));
  const fresh = more.filter(({ garments }) => !known.has(idsOf(garments).sort().join()));
  return [...ways, ...fresh];
}

/** What may be worn a few days only and is in most ways of a day: others are wanted beside it. */
function overused(ways: readonly Candidate[]): Set<string> {
  const uses = new Map<string, number>();
  for (const { id, slot } of ways.flatMap(({ garments }) => garments))
    if (WEARS[slot] !== undefined) uses.set(id, (uses.get(id) ?? 0) + 1);
  return new Set([...uses].flatMap(([id, count]) => (count > ways.length / 3 ? [id] : [])));
}

const lookOf = (garments: readonly Garment[]): string =>
  garments
    .flatMap(({ id, slot }) => (CORE.includes(slot) ? [id] : []))
    .sort()
    .join();

function waysOf(candidates: readonly Candidate[]): DressingOption[] {
  const least = Math.min(...candidates.map(({ cost }) => cost));
  return candidates.map(({ garments, cost }) => ({
    pieces: idsOf(garments),
    look: lookOf(garments),
    cost: cost - least,
  }));
}

/** The looks of all days, chosen for few pieces; rests after each day's search. @throws Refusal not-usable */
function* chosenLooks(wardrobes: readonly Wardrobe[]): Generator<undefined, Garment[][]> {
  const slots = new Map<string, Slot>();
  const weeks = Math.ceil(wardrobes.length / 7);
  const nothing: ReadonlySet<string> = new Set();
  let ways: Candidate[][] = wardrobes.map(() => []);
  let cover: Cover | null = null;
  let mostWears = (_piece: string) => Infinity;
  let few: Few | undefined;
  const warmest: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const packed = new Set(cover?.pieces);
    for (const [day, known] of ways.entries()) {
      const wornOut = cover || round === 0 ? nothing : overused(known);
      const found = waysFor(wardrobes[day]!, packed, wornOut, few, warmest[day]);
      ways[day] = added(known, found.ways);
      warmest[day] ??= found.cold;
      yield;
    }
    const isLast = round === ROUNDS - 1;
    few ??= fewCoatsAndShoes(ways, wardrobes);
    // A cover tells its ways by their places in these lists.
    [ways, cover] = [onlyFew(ways, few), null];
    if (isLast)
      ways = ways.map((known, day) => added(known, sharedPieceOptions(known, packed, wardrobes[day]!)));
    for (const { id, slot } of ways.flat().flatMap(({ garments }) => garments)) slots.set(id, slot);
    for (const more of isLast ? MORE_WEARS : MORE_WEARS.slice(0, 1)) {
      const may = (piece: string) => (WEARS[slots.get(piece) ?? 'shoes'] ?? Infinity) * weeks * more;
      const found = findSmallestCover(ways.map(waysOf), { mostWears: may });
      if (found) [cover, mostWears] = [found, may];
      yield;
      if (cover) break;
    }
  }
  if (!cover) throw new Refusal('not-usable', 'We found nothing to wear for one of these days.');
  const isAlternated = (piece: string) => ALTERNATED.includes(slots.get(piece) ?? 'shoes');
  const turns = alternatePieces(ways.map(waysOf), cover, { mostWears, isAlternated });
  return sameObjects(turns.map((way, day) => ways[day]![way]!.garments));
}

/** What is worn on several days is one piece: each day's wardrobe makes its own object of a garment of hers. */
function sameObjects(looks: readonly Garment[][]): Garment[][] {
  const first = new Map<string, Garment>();
  for (const garment of looks.flat()) if (!first.has(garment.id)) first.set(garment.id, garment);
  return looks.map((look) => look.map(({ id }) => first.get(id)!));
}

/** In the order in which the list tells it. */
function uncounted(garments: readonly Pick<WornGarment, 'slot' | 'drawing'>[]): string[] {
  const legs = new Set(garments.filter(({ slot }) => slot === 'legwear').map(({ drawing }) => drawing.kind));
  const has = (wanted: Slot) => garments.some(({ slot }) => slot === wanted);
  return [
    ...(legs.has('socks') ? ['socks'] : []),
    ...(legs.has('legwear') ? ['tights'] : []),
    ...(has('base') ? ['thermals'] : []),
    ...(has('umbrella') ? ['an umbrella'] : []),
  ];
}

function besidesOf(looks: readonly Garment[][], days: readonly TripDay[]): string[] {
  // The season's estimate knows no rain.
  const isTypical = days.some(({ sureness }) => sureness === 'usual');
  return [...new Set(['underwear', ...uncounted(looks.flat()), ...(isTypical ? ['an umbrella'] : [])])];
}

/** {@link packTripInSteps} without a rest. */
export function packTripPieces(days: readonly TripDay[]): PackingList {
  const steps = packTripInSteps(days);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The fewest pieces that dress every day of a trip, each in one color, and the look of each day. Rests some sixty times in
 * two weeks, so that others can be answered meanwhile.
 * @throws Refusal 'not-usable' where her limits leave nothing for a day
 */
export function* packTripInSteps(days: readonly TripDay[]): Generator<undefined, PackingList> {
  const wardrobes: Wardrobe[] = [];
  for (const { brief } of days) {
    wardrobes.push(openWardrobe(brief));
    yield;
  }
  const looks = yield* chosenLooks(wardrobes);
  const colors = tripColors(looks, wardrobes);
  const packed = days.map(({ date, brief, sureness }, day): PackedDay => {
    const items = looks[day]!.map((garment) => toWornGarment(garment, colors.get(garment)!));
    return {
      date,
      sureness,
      outlook: summarizeOutlook(brief.hours),
      look: newLook(sortLayers(tuckTops(items)), brief.gender),
    };
  });
  const pieces = packable([...colors].map(([garment, colorway]) => toWornGarment(garment, colorway)));
  return { pieces, days: packed, besides: besidesOf(looks, days) };
}
