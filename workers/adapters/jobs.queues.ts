import type { JobMessage, Jobs } from '../ports/jobs.ts';

const QUEUES = ['deliveries', 'renders', 'films', 'mails', 'pushes'] as const;
type QueueName = (typeof QUEUES)[number];

/** Which queue carries which job. Mails have their own: a reset link must not wait for a morning's deliveries; a push its minute. */
const QUEUE_OF: Record<JobMessage['kind'], QueueName> = {
  'deliver-outfit': 'deliveries',
  'render-outfit': 'renders',
  // A paid service may answer after minutes: nothing else waits behind it.
  'animate-outfit': 'films',
  'erase-image': 'deliveries',
  'claim-due-users': 'deliveries',
  'delete-account': 'deliveries',
  'send-mail': 'mails',
  'send-push': 'pushes',
};

/** Sends jobs on Cloudflare Queues, 100 messages a batch. */
export function queueJobs(queues: Record<QueueName, Queue>): Jobs {
  return {
    async send(messages, options) {
      for (const name of QUEUES) {
        const mine = messages.filter((m) => QUEUE_OF[m.kind] === name);
        for (let from = 0; from < mine.length; from += 100) {
          await queues[name].sendBatch(
            mine.slice(from, from + 100).map((body) => ({ body, contentType: 'json' as const })),
            options,
          );
        }
      }
    },
  };
}
