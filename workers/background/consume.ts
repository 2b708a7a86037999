import type { BackgroundApp } from '../app.ts';
import { isAccountMoving } from '../db/sql/constraints.ts';
import { peopleByIds } from '../db/people/people-databases.ts';
import type { SessionUser } from '../db/people/users.ts';
import { jobMessage, type JobMessage } from '../ports/jobs.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { failJobBehind } from '../usecases/jobs/fail-job.ts';
import { isStopped } from '../db/operations/switches.ts';
import { countError } from '../usecases/operations/count-errors.ts';
import { countWork } from '../usecases/operations/count-work.ts';
import { backOffSeconds } from '../usecases/jobs/send-jobs.ts';
import { consumePushes, type ParsedMessage } from './consume-pushes.ts';
import { runJob } from './jobs/run-job.ts';
import { forLog, stackForLog } from '../for-log.ts';

/** Longer than any lease: what has not answered by then never will. */
const LONGEST_MS = 5 * 60_000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('No end after five minutes.')), LONGEST_MS);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

const LONGEST_DELAY_S = 12 * 3600;

/** 0..1, stable for a message (FNV-1a). */
function shareOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/** Our back-off, or up to twice what the service asked for: messages refused together must not return together. */
function delayOf(error: unknown, { id, attempts }: Message): number {
  const backOff = backOffSeconds(attempts);
  const asked = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) : 0;
  if (asked <= backOff) return backOff;
  return Math.min(LONGEST_DELAY_S, Math.round(asked * (1 + shareOf(id))));
}

export async function consume(app: BackgroundApp, batch: MessageBatch): Promise<void> {
  const parsed: ParsedMessage[] = [];
  for (const message of batch.messages) {
    const result = jobMessage.safeParse(message.body);
    if (result.success) parsed.push({ message, job: result.data });
    // Unreadable: its retries end in the dead-letter queue, where it is logged.
    else message.retry();
  }
  await consumePushes(app, parsed);
  const others = await drawable(
    app,
    parsed.filter(({ job }) => job.kind !== 'send-push'),
  );
  const recipients = await recipientsOf(app, others);
  let rendered = 0;
  for (const { message, job } of others) {
    const done = await attempt(app, message, job, recipients);
    if (done && job.kind === 'render-outfit') rendered++;
  }
  if (rendered > 0) await countWork(app, { rendered });
}

/** While pictures are stopped their messages are dropped; their jobs stay and are sent again (repair-jobs.ts). */
async function drawable(app: BackgroundApp, parsed: ParsedMessage[]): Promise<ParsedMessage[]> {
  const isPicture = ({ job }: ParsedMessage) => job.kind === 'render-outfit';
  if (!parsed.some(isPicture) || !(await isStopped(app.people, 'renders'))) return parsed;
  for (const { message } of parsed.filter(isPicture)) message.ack();
  return parsed.filter((one) => !isPicture(one));
}

function recipientsOf(
  app: BackgroundApp,
  parsed: ParsedMessage[],
): Promise<ReadonlyMap<string, SessionUser>> {
  const ids = parsed.flatMap(({ job }) => (job.kind === 'deliver-outfit' ? [job.userId] : []));
  return peopleByIds(app, [...new Set(ids)]);
}

async function attempt(
  app: BackgroundApp,
  message: Message,
  job: JobMessage,
  recipients: ReadonlyMap<string, SessionUser>,
): Promise<boolean> {
  const begun = Date.now();
  try {
    await inTime(runJob(app, job, recipients));
    message.ack();
    app.events.note('job', job.kind, 'done', Date.now() - begun);
    return true;
  } catch (error) {
    app.events.note('job', job.kind, 'failed', Date.now() - begun);
    const hopeless = error instanceof ProviderError && !error.retryable;
    const report = { job: job.kind, message: message.id, attempts: message.attempts, hopeless };
    if (error instanceof ProviderError || isAccountMoving(error))
      console.warn(JSON.stringify({ ...report, error: forLog(error) }));
    else {
      console.error(JSON.stringify({ ...report, error: stackForLog(error) }));
      await countError(app);
    }
    if (hopeless && (await buried(app, job, error.message))) message.ack();
    else message.retry({ delaySeconds: delayOf(error, message) });
    return false;
  }
}

async function buried(app: BackgroundApp, job: JobMessage, reason: string): Promise<boolean> {
  try {
    await failJobBehind(app, job, reason);
    return true;
  } catch (error) {
    console.error(JSON.stringify({ job: job.kind, unburied: reason, error: forLog(error) }));
    return false;
  }
}

const withoutAddress = (key: string, value: unknown): unknown => (key === 'email' ? '(an address)' : value);

export async function consumeDeadLetters(app: BackgroundApp, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const result = jobMessage.safeParse(message.body);
    const report = { deadLetter: message.id, body: message.body, readable: result.success };
    console.error(JSON.stringify(report, withoutAddress));
    if (!result.success || (await buried(app, result.data, 'failed again and again'))) message.ack();
    else message.retry({ delaySeconds: backOffSeconds(message.attempts) });
  }
  await countWork(app, { dead: batch.messages.length });
}
