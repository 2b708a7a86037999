// The cheapest ensembles found so far.
import type { Garment } from '../../wardrobe/garment.ts';

export interface Candidate {
  garments: Garment[];
  /** Icl, clo. */
  icl: number;
  cost: number;
}

const KEEP = 64;

/** Keeps the cheapest candidates, and knows what a new one must undercut. */
export function createCandidateList() {
  let kept: Candidate[] = [];
  let limit = Infinity;
  const tidy = () => {
    kept = kept.sort((a, b) => a.cost - b.cost).slice(0, KEEP);
    if (kept.length === KEEP) limit = kept.at(-1)?.cost ?? Infinity;
  };
  return {
    limit: () => limit,
    add(candidate: Candidate) {
      kept.push(candidate);
      if (kept.length >= 2 * KEEP) tidy();
    },
    all() {
      tidy();
      return kept;
    },
  };
}
