import type { AdminChange, ChangeAction } from '../../contracts/admin.ts';
import { dayOrToday, formatTime } from '../../domain/time/date-words.ts';
import { localTime } from '../../domain/time/local-day.ts';

const GONE = 'a deleted account';
const WITHOUT_SUBJECT: Partial<Record<AdminChange['action'], string>> = {
  shard: 'people of a full database',
  switch: 'everybody',
};

export const ACTION_WORDS: Readonly<Record<ChangeAction, string>> = {
  'subscription-tier': 'Plans',
  admin: 'Admins',
  shard: 'Databases',
  switch: 'Switches',
};

/** 'pro (granted)' -> 'Pro (Granted)' */
const capitals = (words: string): string => words.replace(/(^|\()\w/g, (letter) => letter.toUpperCase());

export interface ChangeWords {
  who: string;
  whom: string;
  from: string;
  to: string;
}

export function changeWords({ action, actor, subject, before, after }: AdminChange): ChangeWords {
  const who = actor === null ? (action === 'admin' ? 'The settings' : GONE) : `@${actor}`;
  return {
    who,
    whom: subject !== null ? `@${subject}` : (WITHOUT_SUBJECT[action] ?? GONE),
    from: capitals(before),
    to: capitals(after),
  };
}

/** What a moment is told from: now (epoch ms) and the admin's own zone. */
export interface When {
  now: number;
  timezone: string;
}

/** 'Today, 9:05 AM' or 'Thu, Nov 19, 9:05 AM', in the admin's own zone. */
export function changeTime(at: string, now: number, timeZone: string): string {
  const [then, today] = [localTime(Date.parse(at), timeZone), localTime(now, timeZone)];
  return `${dayOrToday(then.date, today.date)}, ${formatTime(then.hour, then.minute)}`;
}
