// How late pushes were, kept as a histogram: its rows are few however many people there are.

/** Upper bounds in seconds. */
const BOUNDS = [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 300, 600, 1800, 3600, 86_400] as const;
const PREFIX = 'late:';

export function lateCounter(lateMs: number): string {
  const bound = BOUNDS.find((seconds) => lateMs <= seconds * 1000) ?? BOUNDS.at(-1);
  return `${PREFIX}${bound}`;
}

/** Seconds that a share (0.99: the slowest of a hundred) of all pushes did not exceed; null when there were none. */
export function latenessAt(counts: Readonly<Record<string, number>>, share: number): number | null {
  const total = BOUNDS.reduce((sum, bound) => sum + (counts[`${PREFIX}${bound}`] ?? 0), 0);
  let seen = 0;
  for (const bound of BOUNDS) {
    seen += counts[`${PREFIX}${bound}`] ?? 0;
    if (total > 0 && seen >= total * share) return bound;
  }
  return null;
}
