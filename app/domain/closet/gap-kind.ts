// What a gap in a closet is called, after the days that a garment would mend.
import type { Conditions } from '../styling/input/conditions.ts';
import type { WearDay } from './season-wear.ts';
import type { HELP_KINDS } from './closet-terms.ts';

export type HelpKind = (typeof HELP_KINDS)[number];

const COLD_C = 5;
const WARM_C = 24;

/** What most of the days are that something mends. @param mended a bit for each of `days` */
export function commonDayKind(
  days: readonly (Pick<WearDay, 'days' | 'isWet'> & {
    conditions: Pick<Conditions, 'coldestC' | 'warmestC'>;
  })[],
  mended: number,
): HelpKind {
  const some = days.filter((_, at) => mended & (1 << at));
  const sum = (of: typeof days) => of.reduce((total, day) => total + day.days, 0);
  const isMost = (is: (day: (typeof days)[number]) => boolean) => sum(some.filter(is)) * 2 > sum(some);
  if (some.length === 0) return 'usual';
  if (isMost(({ isWet }) => isWet)) return 'rainy';
  if (isMost(({ conditions }) => conditions.coldestC < COLD_C)) return 'cold';
  return isMost(({ conditions }) => conditions.warmestC >= WARM_C) ? 'warm' : 'usual';
}
