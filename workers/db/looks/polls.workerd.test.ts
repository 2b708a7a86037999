import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { HOUR, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { polls, pollVotes } from '../schema/polls.schema.ts';
import { sweepPolls } from './polls.ts';

test('sweeping the polls that are over reads no votes of others', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, {});
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const hers = {
    userId: user.id,
    firstSwaps: 0,
    secondSwaps: 0,
    withPhotos: false,
    createdAt: now - 50 * HOUR,
  };
  const poll = (id: string, closesAt: number) => ({
    ...hers,
    ...{ id: `${user.id} ${id}`, token: `${user.id} ${id}`, firstId: 'a', secondId: 'b', closesAt },
  });
  const [over, open] = [poll('over', now - 25 * HOUR), poll('open', now + HOUR)];
  await db.insert(polls).values([over, open]);
  const vote = (pollId: string, voter: string) => ({
    ...({ userId: user.id, pollId, voter, choice: 'first', votedAt: now } as const),
  });
  await db.insert(pollVotes).values(vote(over.id, 'one'));
  for (let i = 0; i < 60; i += 12)
    await db.insert(pollVotes).values(Array.from({ length: 12 }, (_, at) => vote(open.id, String(i + at))));
  const batch = vi.spyOn(db, 'batch');
  await sweepPolls(db, now);
  const [result] = batch.mock.results;
  const [votes] = (await result?.value) as D1Result[];
  batch.mockRestore();
  expect(votes?.meta.rows_read).toBeLessThan(20);
  const left = await db.select().from(pollVotes).where(eq(pollVotes.userId, user.id));
  expect(left.every(({ pollId }) => pollId === open.id)).toBe(true);
  expect(left).toHaveLength(60);
});
