// The fewest pieces that dress every day: one way of dressing is chosen for each day, so that all of them together need
// the least. A search with bounds (branch and bound), exact within its budget; whatever it finds, no piece of it can be
// left out.

/** One way to dress a day. */
export interface DressingOption {
  /** Ids of what has to be packed for it. */
  pieces: readonly string[];
  /** What it looks like: two ways of one name are the same look. */
  look: string;
  /** How much less liked it is than the best of its day, 0 and up: decides between packs of one size. */
  cost: number;
}

export interface CoverAsked {
  /** How many days a piece may be worn. */
  mostWears: (piece: string) => number;
  /** Steps of the search; more than enough for a fortnight's usual lists. */
  budget?: number;
}

export interface Cover {
  /** The way of each day, by its index in the day's list. */
  ways: number[];
  /** Everything that is packed, sorted. */
  pieces: string[];
}

const BUDGET = 8_000;

interface Bits {
  index: number;
  /** 32 pieces a word. */
  words: number[];
  way: DressingOption;
}

function bitsIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many pieces of a way are not packed yet. */
function missing(words: readonly number[], packed: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < words.length; at++) count += bitsIn(words[at]! & ~packed[at]!);
  return count;
}

const isWithin = (words: readonly number[], allowed: readonly number[]): boolean =>
  missing(words, allowed) === 0;

interface Found {
  chosen: Bits[];
  count: number;
  cost: number;
}

/** Fewer pieces, or as many that are better liked. */
const isBetter = (count: number, cost: number, than: Found): boolean =>
  count < than.count || (count === than.count && cost < than.cost);

/** The best choice of one way a day; null when no choice keeps the rules. */
function bestChoice(
  days: readonly (readonly Bits[])[],
  { mostWears }: CoverAsked,
  budget: number,
  isDistinct: boolean,
): Found | null {
  // Days with the fewest ways first: what they need is packed anyway.
  const order = days.map((_, day) => day).sort((a, b) => days[a]!.length - days[b]!.length || a - b);
  const chosen: Bits[] = Array.from({ length: days.length });
  const worn = new Map<string, number>();
  const taken = new Set<string>();
  let steps = 0;
  let best: Found | null = null;

  const mayBeWorn = ({ pieces, look }: DressingOption): boolean =>
    !(isDistinct && taken.has(look)) && pieces.every((piece) => (worn.get(piece) ?? 0) < mostWears(piece));

  /** Some day still to come needs so many more, whatever is chosen for the others. */
  const moreNeeded = (depth: number, packed: readonly number[]): number => {
    let more = 0;
    for (let rest = depth; rest < order.length; rest++) {
      let least = Infinity;
      for (const way of days[order[rest]!]!) least = Math.min(least, missing(way.words, packed));
      more = Math.max(more, least);
    }
    return more;
  };

  const descend = (depth: number, packed: readonly number[], count: number, cost: number): void => {
    const day = order[depth];
    if (day === undefined) {
      if (!best || isBetter(count, cost, best)) best = { chosen: [...chosen], count, cost };
      return;
    }
    if (best && !isBetter(count + moreNeeded(depth, packed), cost, best)) return;
    const next = days[day]!.map((bits) => ({ bits, more: missing(bits.words, packed) })).sort(
      (a, b) => a.more - b.more || a.bits.way.cost - b.bits.way.cost || a.bits.index - b.bits.index,
    );
    for (const { bits, more } of next) {
      if (steps++ > budget && best) return;
      if (!mayBeWorn(bits.way)) continue;
      const { pieces, look } = bits.way;
      for (const piece of pieces) worn.set(piece, (worn.get(piece) ?? 0) + 1);
      taken.add(look);
      chosen[day] = bits;
      const after = packed.map((word, at) => word | bits.words[at]!);
      descend(depth + 1, after, count + more, cost + bits.way.cost);
      for (const piece of pieces) worn.set(piece, worn.get(piece)! - 1);
      // Where looks may come twice nobody asks for it.
      taken.delete(look);
      // A search that never finds a first choice ends as well.
      if (steps > Math.max(BUDGET, 4 * budget)) return;
    }
  };
  descend(0, days[0]?.[0]?.words.map(() => 0) ?? [], 0, 0);
  return best;
}

const union = (ways: readonly Bits[]): number[] =>
  ways.reduce((all, { words }) => words.map((word, at) => word | (all[at] ?? 0)), [] as number[]);

/**
 * One way for each day, such that as few pieces as possible are packed and, among those packs, the best liked ways are
 * worn. No two days have the same look, and no piece is worn more often than it may; where the lists leave no other
 * choice, two days may look the same. No piece of the answer can be left out under these rules.
 * @returns null when a day has no way at all, or pieces may not be worn often enough
 */
export function findSmallestCover(
  days: readonly (readonly DressingOption[])[],
  asked: CoverAsked,
): Cover | null {
  if (days.length === 0 || days.some((ways) => ways.length === 0)) return null;
  const names = [...new Set(days.flatMap((ways) => ways.flatMap(({ pieces }) => pieces)))].sort();
  const at = new Map(names.map((name, index) => [name, index]));
  const size = Math.max(1, Math.ceil(names.length / 32));
  const bitsOf = (way: DressingOption, index: number): Bits => {
    const words = Array.from({ length: size }, () => 0);
    for (const piece of way.pieces) words[at.get(piece)! >> 5]! |= 1 << (at.get(piece)! & 31);
    return { index, words, way };
  };
  const lists = days.map((ways) => ways.map(bitsOf));
  const budget = asked.budget ?? BUDGET;
  const distinct = bestChoice(lists, asked, budget, true);
  const isDistinct = distinct !== null;
  let found = distinct ?? bestChoice(lists, asked, budget, false);
  if (!found) return null;
  // When the budget ended before the proof, something may still be left out.
  for (let gone = true; gone;) {
    gone = false;
    const packed = union(found.chosen);
    for (let piece = 0; piece < names.length && !gone; piece++) {
      if (!(packed[piece >> 5]! & (1 << (piece & 31)))) continue;
      const allowed = packed.map((word, index) =>
        index === piece >> 5 ? word & ~(1 << (piece & 31)) : word,
      );
      const left = lists.map((ways) => ways.filter(({ words }) => isWithin(words, allowed)));
      const without = left.some((ways) => ways.length === 0)
        ? null
        : bestChoice(left, asked, budget, isDistinct);
      if (without) [found, gone] = [without, true];
    }
  }
  const packed = union(found.chosen);
  return {
    ways: found.chosen.map(({ index }) => index),
    pieces: names.filter((_, index) => packed[index >> 5]! & (1 << (index & 31))),
  };
}
