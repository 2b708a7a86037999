// Days and hours in words. Made by hand, because browsers and workers disagree about the space before 'AM'.

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** 'Wed, Nov 19' for '2025-11-19'; at noon, so that no zone moves the day. */
export function formatDay(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return `${DAYS[noon.getUTCDay()] ?? ''}, ${monthName(date).slice(0, 3)} ${noon.getUTCDate()}`;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function formatLongDay(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return `${WEEKDAYS[noon.getUTCDay()] ?? ''}, ${monthName(date)} ${noon.getUTCDate()}`;
}

export function dayOrToday(date: string, today: string): string {
  return date === today ? 'Today' : formatDay(date);
}

/** 'December 20, 2026' for '2026-12-20' or an instant of that day, in UTC. */
export function longDate(date: string): string {
  return `${monthName(date)} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
}

export function formatHour(hour: number): string {
  const on12 = hour % 12 === 0 ? 12 : hour % 12;
  return `${on12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export function formatTime(hour: number, minute: number): string {
  const on12 = hour % 12 === 0 ? 12 : hour % 12;
  return `${on12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatTime(hour, minute);
}
