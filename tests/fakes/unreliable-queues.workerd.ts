import { consumeDeadLetters, consume } from '../../workers/background/consume.ts';
import type { BackgroundApp } from '../../workers/app.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import { shuffled } from '../random/seeded-random.ts';
import { appThatDies, killAfter } from './process-faults.workerd.ts';

// Queues as Cloudflare promises them and no better: at least once, in any order, to consumers that are killed.

/** What a service took. */
export interface Heard {
  /** Device and date of a push, key of a mail. */
  what: string;
  tag: string;
  /** We did not hear its yes, or died before we wrote it down: a repeat is right. */
  isAmbiguous: boolean;
}

/** What a kill may leave unwritten: one wave of 20 pushes, two devices each (send-pushes.ts). */
const WINDOW = 40;

interface Waiting {
  id: number;
  body: JobMessage;
  /** Handed out at or after this. */
  at: number;
  attempts: number;
  isDead: boolean;
}

/** As in workers/background/wrangler.toml. */
const MAX_RETRIES = 5;
const BATCH = { 'send-push': 100, 'render-outfit': 2, 'send-mail': 10 } as Record<string, number>;
const OTHER_BATCH = 40;

export interface Trouble {
  chance(): number;
  now(): number;
  /** Of a consumer to be killed within its batch, and of a message to come twice. */
  kill: number;
  twice: number;
}

export interface Queues {
  waiting: Waiting[];
  send(messages: JobMessage[], delaySeconds: number): void;
  /** All batches that are due now, three consumers at a time. */
  round(appOf: (witness: Heard[]) => BackgroundApp): Promise<void>;
  history: { killed: number; delivered: number; repeated: number; buried: number };
}

export function unreliableQueues(trouble: Trouble): Queues {
  const { chance, now } = trouble;
  const waiting: Waiting[] = [];
  const history = { killed: 0, delivered: 0, repeated: 0, buried: 0 };
  let serial = 0;
  const put = (body: JobMessage, seconds: number, attempts = 0, isDead = false) =>
    void waiting.push({ id: ++serial, body, at: now() + seconds * 1000, attempts, isDead });

  async function handOut(
    appOf: (witness: Heard[]) => BackgroundApp,
    batch: Waiting[],
    isDead: boolean,
  ): Promise<void> {
    const faults = killAfter(
      chance() < trouble.kill ? Math.floor(chance() * (6 + 12 * batch.length)) : Infinity,
    );
    const answers = new Map<number, number | 'ack'>();
    const answer = (id: number, said: number | 'ack') => {
      // The first word counts, and the dead say nothing.
      if (!faults.isDead() && !answers.has(id)) answers.set(id, said);
    };
    const messages = batch.map(({ id, body, attempts }) => ({
      id: String(id),
      timestamp: new Date(now()),
      ...{ body, attempts: attempts + 1 },
      ack: () => answer(id, 'ack'),
      retry: (options?: QueueRetryOptions) => answer(id, options?.delaySeconds ?? 0),
    }));
    const work = {
      queue: isDead ? 'stylecast-dead-letters' : 'stylecast-work',
      messages,
    } as unknown as MessageBatch;
    const witness: Heard[] = [];
    const ended = await (isDead ? consumeDeadLetters : consume)(
      appThatDies(appOf(witness), faults),
      work,
    ).then(
      () => !faults.isDead(),
      () => false,
    );
    if (!ended) history.killed++;
    if (!ended) for (const one of witness.slice(-WINDOW)) one.isAmbiguous = true;
    for (const message of batch) {
      const said = answers.get(message.id) ?? (ended ? 'ack' : 0);
      if (said === 'ack') continue;
      const attempts = message.attempts + 1;
      if (attempts <= MAX_RETRIES || isDead) put(message.body, said, attempts, isDead);
      else {
        history.buried++;
        put(message.body, said, 0, true);
      }
    }
  }

  function takeBatches(): { batch: Waiting[]; isDead: boolean }[] {
    const due = waiting.filter(({ at }) => at <= now());
    const rest = waiting.filter(({ at }) => at > now());
    waiting.splice(0, waiting.length, ...rest);
    history.delivered += due.length;
    const copies = due.filter(() => chance() < trouble.twice).map((one) => ({ ...one, id: ++serial }));
    history.repeated += copies.length;
    const kinds = new Map<string, Waiting[]>();
    for (const one of shuffled([...due, ...copies], chance)) {
      const kind = one.isDead ? 'dead' : one.body.kind;
      kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
    return [...kinds].flatMap(([kind, all]) => {
      // Queues hand out fewer than the most as well.
      const size = 1 + Math.floor(chance() * (BATCH[kind] ?? OTHER_BATCH) * (chance() < 0.5 ? 0.1 : 1));
      return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => ({
        batch: all.slice(i * size, (i + 1) * size),
        isDead: kind === 'dead',
      }));
    });
  }

  return {
    waiting,
    history,
    send: (messages, delaySeconds) => messages.forEach((body) => put(body, delaySeconds)),
    async round(appOf) {
      const batches = shuffled(takeBatches(), chance);
      for (let i = 0; i < batches.length; i += 3)
        await Promise.all(batches.slice(i, i + 3).map(({ batch, isDead }) => handOut(appOf, batch, isDead)));
    },
  };
}
