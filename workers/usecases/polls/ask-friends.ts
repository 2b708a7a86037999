import type { BodyOf } from '../../../app/contracts/call.ts';
import type { askFriends as askFriendsCall, Poll } from '../../../app/contracts/polls.ts';
import { MOST_OPEN_POLLS } from '../../../app/domain/looks/poll.ts';
import { objectPath } from '../../../app/domain/photos/object-id.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import {
  hideLine,
  insertPoll,
  readPolls,
  removePoll,
  type FoundPoll,
  type VoteRow,
} from '../../db/looks/polls.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { restoreOutfit } from '../outfit-archive/restore-outfit.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { pollSecret, pollState, pollToken, resultOf } from './poll-link.ts';

const pollNotFound = () => new Refusal('not-found', "We couldn't find that question.");
const MINUTE_MS = 60_000;

/**
 * A link on which friends choose between two of her looks.
 * @throws Refusal not-found when one is not hers or not there; conflict when she has asked this already, or too much
 */
export async function askFriends(
  app: App,
  user: SessionUser,
  { firstId, secondId, withPhotos, minutes }: BodyOf<typeof askFriendsCall>,
  origin: string,
): Promise<Poll> {
  if (firstId === secondId) throw new Refusal('bad-input', 'Choose two different looks.');
  const first = await restoreOutfit(app, user, firstId);
  const second = await restoreOutfit(app, user, secondId);
  await limitHourly(app, 'poll', user.id);
  const createdAt = app.clock.now();
  const id = crypto.randomUUID();
  const isAsked = await insertPoll(app.looks(user.shard), {
    id,
    userId: user.id,
    firstId,
    secondId,
    withPhotos,
    createdAt,
    token: await sha256Hex(await pollSecret(app, { userId: user.id, id })),
    firstSwaps: first.swaps,
    secondSwaps: second.swaps,
    closesAt: createdAt + minutes * MINUTE_MS,
  });
  const polls = await listPolls(app, user, origin);
  const asked = polls.find((poll) => poll.id === id);
  if (isAsked && asked) return asked;
  const isFull = polls.filter(({ isOpen }) => isOpen).length >= MOST_OPEN_POLLS;
  throw new Refusal(
    'conflict',
    isFull
      ? `You have ${MOST_OPEN_POLLS} open questions. Take one back, or wait until it closes.`
      : "You've asked about these two already. Take that link back to ask again.",
  );
}

/** Those that are open and those of the last day, newest first. One with a look that is gone is left out. */
export async function listPolls(app: App, user: SessionUser, origin: string): Promise<Poll[]> {
  const { found, votes } = await readPolls(app.looks(user.shard), user.id);
  const shown = await Promise.all(
    found.map((one) =>
      shownToHer(
        app,
        user,
        one,
        votes.filter((vote) => vote.pollId === one.poll.id),
        origin,
      ),
    ),
  );
  return shown.filter((poll) => poll !== null);
}

async function shownToHer(
  app: App,
  user: SessionUser,
  found: FoundPoll,
  votes: VoteRow[],
  origin: string,
): Promise<Poll | null> {
  const { poll, first, second } = found;
  if (!first || !second) return null;
  const isOpen = pollState(found, app.clock.now()).state === 'open';
  const token = isOpen ? await pollToken(app, user.shard, poll) : null;
  const result = resultOf(votes);
  const look = ({ id, title, imageObject }: typeof first, count: number) => ({
    outfitId: id,
    title,
    imageUrl: objectPath(imageObject),
    votes: count,
  });
  return {
    id: poll.id,
    url: token && `${origin}/ask/${token}`,
    first: look(first, result.first),
    second: look(second, result.second),
    withPhotos: poll.withPhotos,
    isOpen,
    closesAt: new Date(poll.closesAt).toISOString(),
    lines: votes.flatMap(({ voter, choice, line, isHidden }) =>
      line === null || isHidden ? [] : [{ voter, choice, line }],
    ),
  };
}

/** @throws Refusal not-found when it is not hers or not there */
export async function takePollBack(app: App, user: SessionUser, id: string): Promise<void> {
  if (!(await removePoll(app.looks(user.shard), user.id, id))) throw pollNotFound();
}

/** @throws Refusal not-found when it is not hers or not there */
export async function hidePollLine(app: App, user: SessionUser, id: string, voter: string): Promise<void> {
  if (!(await hideLine(app.looks(user.shard), user.id, id, voter))) throw pollNotFound();
}
