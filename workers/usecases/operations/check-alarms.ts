import { alarmsFor, nextAlarms, type ActiveAlarm } from '../../../app/domain/operations/alarms.ts';
import type { App, BackgroundApp } from '../../app.ts';
import { forLog } from '../../for-log.ts';
import { utcDay } from '../../db/jobs/delivery-counts.ts';
import { writeLastCronRun, writeNote, readJsonNote } from '../../db/operations/operator-notes.ts';
import { readVitals } from './read-vitals.ts';

const NOTE = 'watch';

interface Watch {
  standing: ActiveAlarm[];
  /** Dead letters of a UTC day that have been seen. */
  dead: { day: string; count: number };
  cronFailures: Record<string, number>;
}
const NOTHING: Watch = { standing: [], dead: { day: '', count: 0 }, cronFailures: {} };

const lastWatch = async (app: Pick<App, 'people'>) =>
  (await readJsonNote<Watch>(app.people, NOTE)) ?? NOTHING;

export const standingAlarms = async (app: Pick<App, 'people'>): Promise<ActiveAlarm[]> =>
  (await lastWatch(app)).standing;

/**
 * Every minute: notes that the cron ran, and raises alarms. Webhook and mail go out when an alarm begins, once a day
 * while it lasts, and when it is over. `failed`: parts of the cron that failed this minute.
 */
export async function checkAlarms(app: BackgroundApp, failed: readonly string[]): Promise<void> {
  const now = app.clock.now();
  const day = utcDay(now);
  await writeLastCronRun(app.people, now);
  const [before, vitals] = await Promise.all([lastWatch(app), readVitals(app)]);
  const seen = before.dead.day === day ? before.dead.count : 0;
  const cronFailures = Object.fromEntries(failed.map((part) => [part, (before.cronFailures[part] ?? 0) + 1]));
  const raised = alarmsFor({ ...vitals, newDeadLetters: Math.max(0, vitals.dead - seen), cronFailures });
  const { standing, begun, over } = nextAlarms(before.standing, raised, now);
  const next: Watch = { standing, dead: { day, count: vitals.dead }, cronFailures };
  // Written first: better two calls than one every minute from a broken webhook.
  if (JSON.stringify(next) !== JSON.stringify(before))
    await writeNote(app.people, NOTE, JSON.stringify(next), now);
  for (const one of begun)
    await callOperator(app, `${one.name}: ${one.text}`, `alarm:${one.name}:${one.told}`);
  for (const one of over) await callOperator(app, `${one.name} is over.`, `alarm-over:${one.name}:${now}`);
}

async function callOperator(app: BackgroundApp, text: string, key: string): Promise<void> {
  const { alertEmail, origin } = app.settings;
  console.error(JSON.stringify({ event: 'alarm', text }));
  const said = `Stylecast: ${text}`;
  const where = origin === null ? '' : `\n${origin}/admin`;
  const calls = [
    app.alerts?.post(said + where),
    alertEmail === null
      ? undefined
      : app.mailer?.send({
          to: alertEmail,
          subject: said.slice(0, 120),
          text: said + where,
          idempotencyKey: key,
          html: `<p>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p><p>${where.trim()}</p>`,
        }),
  ];
  for (const call of await Promise.allSettled(calls))
    if (call.status === 'rejected')
      console.error(JSON.stringify({ event: 'alarm-not-told', error: forLog(call.reason) }));
}
