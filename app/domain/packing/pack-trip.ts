// What goes into the suitcase: the composer's candidates of each day, the fewest pieces that make a look of each, and
// colors in which they all go together.
import { SLOTS, type Look, type Slot, type WornGarment } from '../looks/look.ts';
import { summarizeOutlook, type DayOutlook } from '../planning/day-outlook.ts';
import type { Sureness } from '../planning/days-ahead.ts';
import { Refusal } from '../refusal.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { openWardrobe } from '../styling/composer.ts';
import { lookHarmony, type ColoredGarment } from '../styling/color/choose-colors.ts';
import { sortLayers, tuckTops } from '../styling/search/layer-order.ts';
import type { Pools } from '../styling/search/garment-option.ts';
import { emptyPools } from '../styling/search/garment-pools.ts';
import { weatherAllowsColorway } from '../styling/color/colors-in-rain.ts';
import { buildSearchSpace, searchEnsembles } from '../styling/search/ensemble-search.ts';
import { styleRequest } from '../styling/rules/style-fit.ts';
import type { Candidate } from '../styling/search/best-candidates.ts';
import { warmthCosts } from '../styling/input/warmth-index.ts';
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import { toWornGarment } from '../wardrobe/wardrobe.ts';
import { findSmallestCover, type Cover, type DressingOption } from './smallest-cover.ts';
import { wearThroughDay, type Wardrobe } from './wear-through-day.ts';
import { alternatePieces } from './alternate-pieces.ts';
import { fewCoatsAndShoes, isWithin } from './few-coats-and-shoes.ts';
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

/** What is packed of a slot, and nothing else. */
type Few = ReadonlyMap<Slot, ReadonlySet<string>>;

const isCounted = ({ slot }: { slot: Slot }): boolean => !UNCOUNTED.includes(slot);

/** How often the ways of a day are looked for, each time nearer to what is packed already. */
const ROUNDS = 4;
const WAYS_A_ROUND = 28;
/** What a packed piece gains against one that is not. */
const PACKED = 1.6;
/** Mean strain of the day that fewer pieces may cost, and clo in its coldest hour. */
const [MORE_STRAIN, COLDER] = [0.4, 0.15];

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

/** Looks of a day that keep its weather, the best liked first. */
function waysFor(
  wardrobe: Wardrobe,
  packed: ReadonlySet<string>,
  wornOut: ReadonlySet<string>,
  few: Few,
): Candidate[] {
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
  const warm = dressed.filter((each) => each.cold >= cold - COLDER);
  const strain = Math.min(...warm.map((each) => each.strain));
  return warm
    .filter((each) => each.strain <= strain + MORE_STRAIN)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, WAYS_A_ROUND);
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

/** The ways in what is packed of coats and shoes, where the day has any. */
function onlyFew(ways: Candidate[], few: Few): Candidate[] {
  let left = ways;
  for (const [slot, chosen] of few) {
    const within = left.filter((way) => isWithin(way, slot, chosen));
    if (within.length > 0) left = within;
  }
  return left;
}

/** The looks of all days, chosen for few pieces; rests after each day's search. @throws Refusal not-usable */
function* chosenLooks(wardrobes: readonly Wardrobe[]): Generator<undefined, Garment[][]> {
  const slots = new Map<string, Slot>();
  const weeks = Math.ceil(wardrobes.length / 7);
  const nothing: ReadonlySet<string> = new Set();
  let ways: Candidate[][] = wardrobes.map(() => []);
  let cover: Cover | null = null;
  let mostWears = (_piece: string) => Infinity;
  let few: Few = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const packed = new Set(cover?.pieces);
    for (const [day, known] of ways.entries()) {
      const wornOut = cover || round === 0 ? nothing : overused(known);
      ways[day] = added(known, waysFor(wardrobes[day]!, packed, wornOut, few));
      yield;
    }
    if (round === 0) few = fewCoatsAndShoes(ways, wardrobes);
    ways = ways.map((known) => onlyFew(known, few));
    const isLast = round === ROUNDS - 1;
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

/** What two pieces of one kind in one color cost in harmony: two camel trousers are packed as one and the same. */
const TWIN = 2;

function twinsAmong(garments: readonly Garment[], colors: ReadonlyMap<Garment, Colorway>): number {
  const shown = garments.filter(({ slot }) => CORE.includes(slot));
  const names = shown.map((one) => `${one.slot} ${one.drawing.kind} ${colors.get(one)![0]}`);
  return names.length - new Set(names).size;
}

/** One color for each garment of the trip, in which the looks of all days go together best. */
function colorsOf(looks: readonly Garment[][], wardrobes: readonly Wardrobe[]): Map<Garment, Colorway> {
  const garments = [...new Set(looks.flat())];
  const daysOf = new Map(
    garments.map((one) => [one, looks.flatMap((l, day) => (l.includes(one) ? [day] : []))]),
  );
  const allowed = new Map(
    garments.map((one) => {
      const dry = one.colors.filter((colorway) =>
        daysOf.get(one)!.every((day) => weatherAllowsColorway(one, colorway, wardrobes[day]!.conditions)),
      );
      return [one, dry.length > 0 ? dry : one.colors];
    }),
  );
  const colors = new Map(garments.map((one) => [one, allowed.get(one)![0] ?? (['black'] as const)]));
  const scoreOn = (days: readonly number[]) =>
    days.reduce(
      (sum, day) => {
        const items: ColoredGarment[] = looks[day]!.map((one) => ({
          garment: one,
          colorway: colors.get(one)!,
        }));
        return sum + lookHarmony(items, wardrobes[day]!.style).score;
      },
      -TWIN * twinsAmong(garments, colors),
    );
  // Jacket and trousers of a suit change color together.
  const bound = garments.map((one) =>
    garments.filter((other) => other === one || (one.set && other.set === one.set)),
  );
  for (let better = true, sweeps = 0; better && sweeps < 6; sweeps++) {
    better = false;
    for (const group of bound) {
      const days = [...new Set(group.flatMap((one) => daysOf.get(one)!))];
      const before = group.map((one) => colors.get(one)!);
      let [best, most] = [before, scoreOn(days)];
      for (const colorway of allowed.get(group[0]!)!) {
        const same = group.map((one) => allowed.get(one)!.find((each) => each.join() === colorway.join()));
        if (same.some((each) => each === undefined)) continue;
        group.forEach((one, index) => colors.set(one, same[index]!));
        const score = scoreOn(days);
        if (score > most + 1e-9) [best, most, better] = [same as Colorway[], score, true];
      }
      group.forEach((one, index) => colors.set(one, best[index]!));
    }
  }
  return colors;
}

function besidesOf(looks: readonly Garment[][], days: readonly TripDay[]): string[] {
  const all = looks.flat();
  const legs = new Set(all.filter(({ slot }) => slot === 'legwear').map(({ drawing }) => drawing.kind));
  const isTypical = days.some(({ sureness }) => sureness === 'usual');
  return [
    'underwear',
    ...(legs.has('socks') ? ['socks'] : []),
    ...(legs.has('legwear') ? ['tights'] : []),
    ...(all.some(({ slot }) => slot === 'base') ? ['thermals'] : []),
    // The season's estimate knows no rain.
    ...(all.some(({ slot }) => slot === 'umbrella') || isTypical ? ['an umbrella'] : []),
  ];
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
  const colors = colorsOf(looks, wardrobes);
  const packed = days.map(({ date, brief, sureness }, day): PackedDay => {
    const items = looks[day]!.map((garment) => toWornGarment(garment, colors.get(garment)!));
    return {
      date,
      sureness,
      outlook: summarizeOutlook(brief.hours),
      look: { garments: sortLayers(tuckTops(items)) },
    };
  });
  const order = [
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
  const pieces = [...colors]
    .filter(([garment]) => isCounted(garment))
    .map(([garment, colorway]) => toWornGarment(garment, colorway))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot) || (a.id < b.id ? -1 : 1));
  return { pieces, days: packed, besides: besidesOf(looks, days) };
}
