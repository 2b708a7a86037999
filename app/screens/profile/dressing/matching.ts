import type { Wearable } from '../../../domain/preferences/never-wear-choices.ts';

const MOST_OFFERED = 8;

/** What to offer for a search: nothing typed, the first families; else names that have all its words, those that begin with it first. */
export function matching(all: readonly Wearable[], text: string, chosen: readonly string[]): Wearable[] {
  const free = all.filter(({ id }) => !chosen.includes(id));
  const words = text
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean);
  const [first] = words;
  if (first === undefined) return free.filter(({ kind }) => kind === 'family').slice(0, MOST_OFFERED);
  const found = free.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const rank = ({ name, kind }: Wearable) =>
    (kind === 'family' ? 0 : 2) + (name.toLowerCase().startsWith(first) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERED);
}
