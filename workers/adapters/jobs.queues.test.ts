import { expect, test } from 'vitest';
import type { JobMessage } from '../ports/jobs.ts';
import { queueJobs } from './jobs.queues.ts';

function queue(): { queue: Queue; batches: unknown[][] } {
  const batches: unknown[][] = [];
  const sendBatch = (messages: Iterable<{ body: unknown }>) => {
    batches.push([...messages].map(({ body }) => body));
    return Promise.resolve();
  };
  return { queue: { sendBatch } as unknown as Queue, batches };
}

const push = (shard: number): JobMessage => ({ kind: 'send-push', userId: 'u', shard, date: '2026-11-20' });

test('pushes of different shards share the pushes queues, everything else has its one queue, 100 a batch', async () => {
  const [other, first, second] = [queue(), queue(), queue()];
  const { queue: films } = other;
  const jobs = queueJobs({
    ...{ deliveries: films, renders: films, films, mails: films },
    pushes: [first.queue, second.queue],
  });
  await jobs.send([
    ...Array.from({ length: 150 }, () => push(0)),
    push(1),
    push(2),
    push(3),
    { kind: 'claim-due-users' },
  ]);
  expect(first.batches.map((batch) => batch.length)).toEqual([100, 51]);
  expect(second.batches).toEqual([[push(1), push(3)]]);
  expect(other.batches).toEqual([[{ kind: 'claim-due-users' }]]);
});
