import { overdue, type OldestJob } from './job-ages.ts';

export interface Vitals {
  /** Seconds that 99 of 100 pushes of this UTC day were late at most; null before the first. */
  lateP99: number | null;
  pushes: number;
  newDeadLetters: number;
  oldestJobs: readonly OldestJob[];
  /** Of the last ten minutes, of all Workers. */
  recentErrors: number;
  cronFailures: Readonly<Record<string, number>>;
  /** Shares of a day's cap, 0 to 1. */
  spend: readonly { what: string; share: number }[];
  /** 0 to 1. */
  storage: readonly { database: string; share: number }[];
  models: readonly { provider: string; id: string; state: string; shutdown: string | null }[];
}

/** Each has a page of its name in docs/operations.md. */
type AlarmName =
  | 'late-pushes'
  | 'dead-letters'
  | 'old-jobs'
  | 'errors'
  | 'failed-cron'
  | 'spend'
  | 'storage'
  | 'model-ends';

interface RaisedAlarm {
  name: AlarmName;
  text: string;
}

/** Seconds; the minute is promised (docs/rules/delivery.md, "Late is counted"). */
const LATE_S = 60;
/** Fewer pushes say nothing of one in a hundred. */
const LEAST_PUSHES = 20;
const MOST_ERRORS = 20;
/** Once is a hiccup that the next minute repairs. */
const CRON_IN_A_ROW = 3;
const SPEND_SHARE = 0.8;
const STORAGE_SHARE = 0.7;

const TROUBLES: Readonly<Record<string, (shutdown: string | null) => string>> = {
  gone: () => 'is gone',
  going: (shutdown) => `ends on ${shutdown}`,
  unfit: () => 'cannot do what it is set for and is not asked',
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function alarmsFor(vitals: Vitals): RaisedAlarm[] {
  const raised: RaisedAlarm[] = [];
  const { lateP99, pushes } = vitals;
  if (lateP99 !== null && lateP99 > LATE_S && pushes >= LEAST_PUSHES)
    raised.push({ name: 'late-pushes', text: `One push in a hundred is up to ${lateP99} s late.` });
  if (vitals.newDeadLetters > 0)
    raised.push({ name: 'dead-letters', text: `${vitals.newDeadLetters} messages were given up.` });
  const old = overdue(vitals.oldestJobs);
  if (old.length > 0) {
    const words = old.map(
      ({ kind, minutes, limitMinutes }) => `${kind} ${minutes} min (limit ${limitMinutes})`,
    );
    raised.push({ name: 'old-jobs', text: `The oldest open jobs: ${words.join(', ')}.` });
  }
  if (vitals.recentErrors >= MOST_ERRORS)
    raised.push({ name: 'errors', text: `${vitals.recentErrors} unexpected errors in ten minutes.` });
  const failing = Object.entries(vitals.cronFailures).filter(([, times]) => times >= CRON_IN_A_ROW);
  if (failing.length > 0) {
    const parts = failing.map(([part, times]) => `${part} (${times} times in a row)`).join(', ');
    raised.push({ name: 'failed-cron', text: `The cron fails at ${parts}.` });
  }
  const dear = vitals.spend.filter(({ share }) => share >= SPEND_SHARE);
  if (dear.length > 0) {
    const words = dear.map(({ what, share }) => `${what} ${percent(share)}`).join(', ');
    raised.push({ name: 'spend', text: `Near the day's cap: ${words}.` });
  }
  const full = vitals.storage.filter(({ share }) => share > STORAGE_SHARE);
  if (full.length > 0) {
    const words = full.map(({ database, share }) => `${database} ${percent(share)}`).join(', ');
    raised.push({ name: 'storage', text: `Databases fill up: ${words}.` });
  }
  const ending = vitals.models.filter(({ state }) => TROUBLES[state]);
  if (ending.length > 0) {
    const words = ending.map(({ id, state, shutdown }) => `${id} ${TROUBLES[state]?.(shutdown)}`);
    raised.push({ name: 'model-ends', text: `${words.join(', ')}.` });
  }
  return raised;
}

/** Times are epoch ms. */
export interface ActiveAlarm extends RaisedAlarm {
  since: number;
  told: number;
}

/** A dead letter is over when nobody adds to it for so long; the others when their cause is. */
const LASTS_MS: Partial<Record<AlarmName, number>> = { 'dead-letters': 30 * 60_000 };
const AGAIN_MS = 24 * 3_600_000;

/** Alarms are sent when they begin, once a day while they last, and when they end. */
export function nextAlarms(
  standing: readonly ActiveAlarm[],
  raised: readonly RaisedAlarm[],
  now: number,
): { standing: ActiveAlarm[]; begun: ActiveAlarm[]; over: ActiveAlarm[] } {
  const next: ActiveAlarm[] = [];
  const begun: ActiveAlarm[] = [];
  for (const one of raised) {
    const before = standing.find(({ name }) => name === one.name);
    const isTold = before !== undefined && now - before.told < AGAIN_MS;
    const kept = { ...one, since: before?.since ?? now, told: isTold ? before.told : now };
    next.push(kept);
    if (!isTold) begun.push(kept);
  }
  const quiet = standing.filter((one) => !raised.some(({ name }) => name === one.name));
  const lasting = quiet.filter((one) => now - one.told < (LASTS_MS[one.name] ?? 0));
  return { standing: [...next, ...lasting], begun, over: quiet.filter((one) => !lasting.includes(one)) };
}
