// How long work may be open before an alarm. A queue that stands still makes no error: only ages show it.

/** Minutes: longer than the tries and pauses of the work (Stripe's deletions: hourly), shorter than people bear. */
export const OPEN_LIMIT_MINUTES = {
  'render-outfit': 10,
  'deliver-outfit': 10,
  'send-push': 5,
  'send-morning': 15,
  'send-mail': 15,
  'animate-outfit': 60,
  'erase-image': 60,
  'move-user': 60,
  'payment-event': 120,
  'delete-account': 24 * 60,
} as const satisfies Record<string, number>;

type OpenKind = keyof typeof OPEN_LIMIT_MINUTES;
const isKnown = (kind: string): kind is OpenKind => Object.hasOwn(OPEN_LIMIT_MINUTES, kind);
const OTHER_LIMIT_MINUTES = 60;

export interface OldestJob {
  kind: string;
  minutes: number;
  limitMinutes: number;
}

/** `since` is epoch ms; several of a kind come from several databases. */
export function oldestJobs(since: readonly { kind: string; since: number }[], now: number): OldestJob[] {
  const first = new Map<string, number>();
  for (const one of since) first.set(one.kind, Math.min(one.since, first.get(one.kind) ?? Infinity));
  return [...first]
    .filter(([, at]) => at <= now)
    .map(([kind, at]) => ({
      kind,
      minutes: Math.floor((now - at) / 60_000),
      limitMinutes: isKnown(kind) ? OPEN_LIMIT_MINUTES[kind] : OTHER_LIMIT_MINUTES,
    }))
    .sort((a, b) => a.kind.localeCompare(b.kind));
}

export const overdue = (jobs: readonly OldestJob[]): OldestJob[] =>
  jobs.filter(({ minutes, limitMinutes }) => minutes >= limitMinutes);
