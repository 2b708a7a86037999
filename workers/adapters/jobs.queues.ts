import type { JobMessage, Jobs } from '../ports/jobs.ts';

const QUEUES = ['claims', 'deliveries', 'renders', 'films', 'mails', 'pushes'] as const;
type QueueName = (typeof QUEUES)[number];

/** Mails have a queue of their own: a reset link must not wait behind a morning's deliveries, nor a push. */
const QUEUE_OF: Record<JobMessage['kind'], QueueName> = {
  'deliver-outfit': 'deliveries',
  'render-outfit': 'renders',
  // A paid service may answer after minutes: nothing else waits behind it.
  'animate-outfit': 'films',
  // Many statements need a run of their own: this queue gives each message one.
  'archive-looks': 'films',
  'erase-image': 'deliveries',
  'advise-closet': 'deliveries',
  // Queued behind the deliveries it sends, the next claim would wait for them.
  'claim-due-users': 'claims',
  'delete-account': 'deliveries',
  'move-user': 'deliveries',
  'send-mail': 'mails',
  // Follows its delivery: a reset link must not wait behind everybody's eight o'clock.
  'send-morning': 'deliveries',
  'send-push': 'pushes',
  'tell-vote': 'deliveries',
};

type Queues = Record<Exclude<QueueName, 'deliveries' | 'pushes'>, Queue> &
  Record<'deliveries' | 'pushes', Queue[]>;

/** One queue moves 5,000 messages a second: shards share those of a kind evenly (docs/scale.md). */
function queueOf(queues: Queues, job: JobMessage): Queue | undefined {
  const mine = queues[QUEUE_OF[job.kind]];
  if (!Array.isArray(mine)) return mine;
  const shard = 'shard' in job ? (job.shard ?? 0) : 0;
  return mine[shard % mine.length];
}

/** A Worker has six connections. */
const BATCH = 100;
const AT_ONCE = 5;

/** 100 messages a batch. @throws when a queue refuses one; others may have gone */
export function queueJobs(queues: Queues): Jobs {
  const all = new Set(QUEUES.flatMap((name) => queues[name]));
  return {
    async send(messages, options) {
      const batches: { queue: Queue; jobs: JobMessage[] }[] = [];
      for (const queue of all) {
        const mine = messages.filter((job) => queueOf(queues, job) === queue);
        for (let from = 0; from < mine.length; from += BATCH)
          batches.push({ queue, jobs: mine.slice(from, from + BATCH) });
      }
      for (let from = 0; from < batches.length; from += AT_ONCE)
        await Promise.all(
          batches.slice(from, from + AT_ONCE).map(({ queue, jobs }) =>
            queue.sendBatch(
              jobs.map((body) => ({ body, contentType: 'json' as const })),
              options,
            ),
          ),
        );
    },
  };
}
