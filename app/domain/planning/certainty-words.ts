import { capitalize } from '../text-format/capitalized.ts';
import { formatLongDay } from '../time/date-words.ts';
import { SURENESS_LABELS, type Sureness } from './days-ahead.ts';

const weekdayOf = (date: string): string => formatLongDay(date).split(',')[0] ?? '';

/** How sure a week is, said once: 'Very likely through Tuesday, likely through Friday, a first idea through Sunday.' */
export function certaintyWords(days: readonly { date: string; sureness: Sureness }[]): string {
  const ends = days.filter((day, n) => day.sureness !== days[n + 1]?.sureness);
  const label = (sureness: Sureness): string => SURENESS_LABELS[sureness].toLowerCase();
  if (ends.length === 1)
    return ends[0]!.sureness === 'usual'
      ? 'Too early to say: these looks are for what the season usually brings.'
      : `${SURENESS_LABELS[ends[0]!.sureness]}, all of them.`;
  const parts = ends.map(({ date, sureness }) => `${label(sureness)} through ${weekdayOf(date)}`);
  return `${capitalize(parts.join(', '))}.`;
}
