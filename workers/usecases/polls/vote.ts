import type { z } from 'zod';
import type { pollVote } from '../../../app/contracts/polls.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { saveVote } from '../../db/looks/polls.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { findPoll, voterOf } from './poll-link.ts';

interface Voter {
  device: string;
  /** Network address. */
  address: string;
  userId: string | null;
}

/**
 * The vote of a device, or its change while the poll is open.
 * @throws Refusal not-found, gone when it is over or full, forbidden to her who asks, too-many
 */
export async function voteOnPoll(
  app: App,
  token: string,
  { device, address, userId }: Voter,
  { choice, line }: z.infer<typeof pollVote>,
): Promise<void> {
  await limitHourly(app, 'vote', address);
  const found = await findPoll(app, token);
  if (!found) throw new Refusal('not-found', "We couldn't find that question.");
  const { poll, db } = found;
  if (userId === poll.userId) throw new Refusal('forbidden', 'Your friends vote on this one.');
  const voter = await voterOf(poll.id, device);
  const vote = { voter, choice, line: line === '' ? null : line };
  if (!(await saveVote(db, poll, vote, app.clock.now()))) throw new Refusal('gone', 'This vote is over.');
  // Until she was told: a message that was lost is sent with the next vote.
  if (poll.toldAt === null)
    await sendJobs(app, [{ kind: 'tell-vote', userId: poll.userId, pollId: poll.id }]);
}
