// How a candidate is worn through a day of the trip.
import { distanceFromBand } from '../comfort/day-hours.ts';
import { cloWornAt } from '../comfort/plan-wearing.ts';
import type { openWardrobe } from '../styling/composer.ts';
import type { Candidate } from '../styling/search/best-candidates.ts';
import { bestWearingPlan } from '../styling/search/wearing-plan.ts';

export type Wardrobe = ReturnType<typeof openWardrobe>;

export interface WornThroughDay {
  candidate: Candidate;
  /** Mean of what the day's hours cost, each by its weight. */
  strain: number;
  /** clo, 0 or less: how far below the band its coldest hour is. */
  cold: number;
}

export function wearThroughDay(candidate: Candidate, { day }: Wardrobe): WornThroughDay {
  const plan = bestWearingPlan(candidate.garments, candidate.icl, day);
  const weight = day.reduce((sum, hour) => sum + hour.weight, 0);
  const off = day.map(({ need }, index) => distanceFromBand(need, cloWornAt(index, plan)));
  return { candidate, strain: plan.cost / weight, cold: Math.min(0, ...off) };
}
