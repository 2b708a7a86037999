import { FREQUENT_PASSWORD_BITS } from './frequent-password-bits.ts';

// The 100,000 most frequent passwords as a Bloom filter: which they are cannot be read out of it, and one good password in a
// thousand is taken for one of them. Made by scripts/generate/password-filter.ts.

/** Bits of the filter: 14.4 for each of 100,000 passwords, and ten of them set, give one wrong "yes" in a thousand. */
export const FILTER_BITS = 1_440_000;
const BITS_A_PASSWORD = 10;

/** FNV-1a over the UTF-16 code units from a seed, its bits mixed well at the end (MurmurHash3's finalizer). */
function hash(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Which bits stand for a password: two hashes make all of them (Kirsch and Mitzenmacher, 2006). */
export function bloomBits(lower: string): number[] {
  const [first, step] = [hash(lower, 0x811c9dc5), hash(lower, 0x2f0b4a87)];
  return Array.from({ length: BITS_A_PASSWORD }, (_, i) => (first + i * step + i * i * i) % FILTER_BITS);
}

// Decoded on first use: a Worker that only serves pages never needs it.
let filter: Uint8Array | undefined;

export function isFrequentPassword(lower: string): boolean {
  const bytes = (filter ??= Uint8Array.from(atob(FREQUENT_PASSWORD_BITS), (c) => c.charCodeAt(0)));
  return bloomBits(lower).every((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
