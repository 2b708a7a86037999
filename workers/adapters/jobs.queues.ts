import type { JobMessage, Jobs } from '../ports/jobs.ts';

const QUEUES = ['deliveries', 'renders', 'films', 'mails', 'pushes'] as const;
type QueueName = (typeof QUEUES)[number];

/** Which queue carries which job. Mails have their own: a reset link must not wait for a morning's deliveries; a push its minute. */
const QUEUE_OF: Record<JobMessage['kind'], QueueName> = {
  'deliver-outfit': 'deliveries',
  'render-outfit': 'renders',
  // A paid service may answer after minutes: nothing else waits behind it.
  'animate-outfit': 'films',
  // A run of its own, for its many statements: this queue gives one message a run.
  'archive-looks': 'films',
  'erase-image': 'deliveries',
  'advise-closet': 'deliveries',
  'claim-due-users': 'deliveries',
  'delete-account': 'deliveries',
  'move-user': 'deliveries',
  'send-mail': 'mails',
  // With the deliveries that they follow: a reset link does not wait behind everybody's eight o'clock.
  'send-morning': 'deliveries',
  'send-push': 'pushes',
};

/** All but pushes have one queue each. */
type Queues = Record<Exclude<QueueName, 'pushes'>, Queue> & { pushes: Queue[] };

/** One queue moves 5,000 messages a second: shards share the pushes queues evenly (docs/scale.md). */
const queueOf = (queues: Queues, job: JobMessage): Queue | undefined =>
  job.kind === 'send-push'
    ? queues.pushes[job.shard % queues.pushes.length]
    : queues[QUEUE_OF[job.kind] as Exclude<QueueName, 'pushes'>];

/** Sends jobs on Cloudflare Queues, 100 messages a batch. */
export function queueJobs(queues: Queues): Jobs {
  const all = new Set(QUEUES.flatMap((name) => queues[name]));
  return {
    async send(messages, options) {
      for (const queue of all) {
        const mine = messages.filter((job) => queueOf(queues, job) === queue);
        for (let from = 0; from < mine.length; from += 100) {
          await queue.sendBatch(
            mine.slice(from, from + 100).map((body) => ({ body, contentType: 'json' as const })),
            options,
          );
        }
      }
    },
  };
}
