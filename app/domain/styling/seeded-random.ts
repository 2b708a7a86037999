// Chance that repeats itself: the same seed gives the same numbers on every machine.

/** 32-bit FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export interface SeededRandom {
  /** 0 <= x < 1. */
  next(): number;
  /** One of them. Throws RangeError on an empty list. */
  pick<T>(of: readonly T[]): T;
}

/** mulberry32, seeded by a text. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(of: readonly T[]): T => {
    const chosen = of[Math.floor(next() * of.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  };
  return { next, pick };
}

/** A number 0 <= x < 1 that belongs to a seed and a thing, whatever order things are asked about. */
export function seededFraction(seed: string, thing: string): number {
  return seededRandom(`${seed}|${thing}`).next();
}
