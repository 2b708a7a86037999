import { formatDay, formatTime } from '../../domain/time/date-words.ts';
import { addDays, localTime } from '../../domain/time/local-day.ts';

/** '8:30 PM', '8:30 AM tomorrow', '8:30 PM on Thu, Nov 19'. */
export function closingTime(at: number, timeZone: string, today: string): string {
  const { date, hour, minute } = localTime(at, timeZone);
  const time = formatTime(hour, minute);
  if (date === today) return time;
  return date === addDays(today, 1) ? `${time} tomorrow` : `${time} on ${formatDay(date)}`;
}
