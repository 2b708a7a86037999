// The same suitcase, worn in turn: who has packed two sweaters does not wear one of them for three days running.
import type { Cover, DressingOption } from './smallest-cover.ts';

export interface AlternationRules {
  /** How many days a piece may be worn. */
  mostWears: (piece: string) => number;
  /** Pieces that are not worn on the day after, where another one does. */
  isAlternated: (piece: string) => boolean;
}

/**
 * Another way for some days of a cover, out of what is packed: as few pieces as possible on two days running and, among
 * those, the best liked. Everything packed is still worn, no piece more often than it may, no more days look the same.
 * @param days as the cover was made from
 * @returns the way of each day, by its index in the day's list
 */
export function alternatePieces(
  days: readonly (readonly DressingOption[])[],
  cover: Cover,
  asked: AlternationRules,
): number[] {
  const packed = new Set(cover.pieces);
  const own = days.map((ways) =>
    ways.flatMap(({ pieces }, index) => (pieces.every((piece) => packed.has(piece)) ? [index] : [])),
  );
  const waysOf = (chosen: readonly number[]) => chosen.map((index, day) => days[day]![index]!);
  const looksOf = (chosen: readonly number[]) => new Set(waysOf(chosen).map(({ look }) => look)).size;
  const fewest = looksOf(cover.ways);

  const isAllowed = (chosen: readonly number[]): boolean => {
    const wears = new Map<string, number>();
    for (const piece of waysOf(chosen).flatMap(({ pieces }) => pieces))
      wears.set(piece, (wears.get(piece) ?? 0) + 1);
    const isTooOften = [...wears].some(([piece, count]) => count > asked.mostWears(piece));
    return wears.size === packed.size && !isTooOften && looksOf(chosen) >= fewest;
  };
  const rank = (chosen: readonly number[]): [again: number, cost: number] => {
    const ways = waysOf(chosen);
    const again = ways.flatMap(({ pieces }, day) =>
      pieces.filter((piece) => asked.isAlternated(piece) && ways[day - 1]?.pieces.includes(piece)),
    );
    return [again.length, ways.reduce((sum, { cost }) => sum + cost, 0)];
  };

  let best = { chosen: cover.ways, rank: rank(cover.ways) };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const chosen of neighbors(best.chosen, own)) {
      const [again, cost] = rank(chosen);
      const isLess = again < best.rank[0] || (again === best.rank[0] && cost < best.rank[1] - 1e-9);
      if (!isLess || !isAllowed(chosen)) continue;
      best = { chosen, rank: [again, cost] };
      isBetter = true;
    }
  }
  return best.chosen;
}

/** The choices that differ on one day or on two. */
function* neighbors(chosen: readonly number[], own: readonly (readonly number[])[]): Generator<number[]> {
  for (const [one, ways] of own.entries())
    for (const way of ways) {
      const changed = chosen.with(one, way);
      yield changed;
      for (const [other, others] of own.entries())
        if (other > one) for (const second of others) yield changed.with(other, second);
    }
}
