import type { JobMessage, Jobs } from '../ports/jobs.ts';

/** Which queue carries which job. */
const QUEUE_OF: Record<JobMessage['kind'], 'deliveries' | 'renders'> = {
  'deliver-outfit': 'deliveries',
  'render-outfit': 'renders',
  'erase-image': 'deliveries',
  'claim-due-users': 'deliveries',
};

/** Sends jobs on Cloudflare Queues, 100 messages a batch. */
export function queueJobs(queues: Record<'deliveries' | 'renders', Queue>): Jobs {
  return {
    async send(messages, options) {
      for (const name of ['deliveries', 'renders'] as const) {
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
