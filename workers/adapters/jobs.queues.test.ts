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

const claim: JobMessage = { kind: 'claim-due-users', shard: 1, until: 5 };
const delivery: JobMessage = { kind: 'deliver-outfit', userId: 'u', date: '2026-11-20', deliverAt: 1 };

test('pushes and deliveries of different shards share their queues, everything else has its one queue, 100 a batch', async () => {
  const [other, first, second, early, late, claims] = Array.from({ length: 6 }, queue) as [
    ReturnType<typeof queue>,
    ReturnType<typeof queue>,
    ReturnType<typeof queue>,
    ReturnType<typeof queue>,
    ReturnType<typeof queue>,
    ReturnType<typeof queue>,
  ];
  const { queue: films } = other;
  const jobs = queueJobs({
    ...{ claims: claims.queue, renders: films, films, mails: films },
    deliveries: [early.queue, late.queue],
    pushes: [first.queue, second.queue],
  });
  await jobs.send([
    ...Array.from({ length: 150 }, () => push(0)),
    push(1),
    push(2),
    push(3),
    delivery,
    { ...delivery, shard: 3 },
    { ...delivery, shard: 4 },
    { kind: 'move-user', userId: 'u' },
    claim,
  ]);
  expect(first.batches.map((batch) => batch.length)).toEqual([100, 51]);
  expect(second.batches).toEqual([[push(1), push(3)]]);
  expect(other.batches).toEqual([]);
  expect(claims.batches).toEqual([[claim]]);
  expect(late.batches).toEqual([[{ ...delivery, shard: 3 }]]);
  expect(early.batches).toEqual([[delivery, { ...delivery, shard: 4 }, { kind: 'move-user', userId: 'u' }]]);
});
