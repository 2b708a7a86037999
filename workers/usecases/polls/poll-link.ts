import type { OpenPoll, SharedPoll } from '../../../app/contracts/polls.ts';
import { publicTitle } from '../../../app/domain/looks/named-look.ts';
import { timeLeft, type PollChoice } from '../../../app/domain/looks/poll.ts';
import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { App } from '../../app.ts';
import {
  findPollByToken,
  votesOfPoll,
  type FoundPoll,
  type PollRow,
  type VoteRow,
} from '../../db/looks/polls.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import { hmacHex, sha256Hex } from '../../db/sql/secret.ts';
import { findByLink, shareToken, shownPieces } from '../outfits/share-link.ts';

/** As of a shared look (share-link.ts): the database holds its hash only, and she can be given the link again. */
export const pollSecret = async (app: App, { userId, id }: Pick<PollRow, 'userId' | 'id'>): Promise<string> =>
  (await hmacHex(app.settings.signingSecret, ['poll', userId, id].join('\n'))).slice(0, 40);

/** Null where it cannot be named any more: a new signing secret. */
export async function pollToken(app: App, shard: number, poll: PollRow): Promise<string | null> {
  const secret = await pollSecret(app, poll);
  return (await sha256Hex(secret)) === poll.token ? shareToken(shard, secret) : null;
}

/** Of a device in one poll: nobody can tie its votes of two polls together. */
export const voterOf = (pollId: string, device: string): Promise<string> =>
  sha256Hex(['voter', pollId, device].join('\n'));

type LinkedPoll = FoundPoll & { userId: string; db: LooksDb };

export const findPoll = (app: App, token: string): Promise<LinkedPoll | undefined> =>
  findByLink<LinkedPoll>(app, token, async (db, hash) => {
    const found = await findPollByToken(db, hash);
    return found && { ...found, userId: found.poll.userId, db };
  });

type PollState =
  | { state: 'closed' | 'deleted' | 'changed' }
  | { state: 'open'; looks: Record<PollChoice, NonNullable<FoundPoll['first']>> };

export function pollState({ poll, first, second }: FoundPoll, now: number): PollState {
  if (poll.closesAt <= now) return { state: 'closed' };
  if (!first || !second) return { state: 'deleted' };
  const isChanged = first.swaps !== poll.firstSwaps || second.swaps !== poll.secondSwaps;
  return isChanged ? { state: 'changed' } : { state: 'open', looks: { first, second } };
}

const votesFor = (votes: readonly VoteRow[], choice: PollChoice): number =>
  votes.filter((vote) => vote.choice === choice).length;

export const resultOf = (votes: readonly VoteRow[]): Record<PollChoice, number> => ({
  first: votesFor(votes, 'first'),
  second: votesFor(votes, 'second'),
});

/** Who opens the link: a browser that may vote, and perhaps she who asks. */
interface Visitor {
  device: string | null;
  userId: string | null;
}

/** What the public page shows; null for a link that is forged or taken back, or whose account is gone. */
export async function readSharedPoll(app: App, token: string, visitor: Visitor): Promise<SharedPoll | null> {
  const found = await findPoll(app, token);
  if (!found) return null;
  const { poll, db } = found;
  const now = app.clock.now();
  const read = pollState(found, now);
  if (read.state !== 'open') return { state: read.state };
  const { first, second } = read.looks;
  const votes = await votesOfPoll(db, poll);
  const voter = visitor.device === null ? null : await voterOf(poll.id, visitor.device);
  const own = votes.find((vote) => vote.voter === voter);
  const isHers = visitor.userId === poll.userId;
  const shown = (outfit: typeof first): OpenPoll['first'] => ({
    title: publicTitle(outfit),
    pieces: shownPieces(outfit.look),
    hasImage: poll.withPhotos && outfit.imageObject !== null,
  });
  // Of two days the later one is what she dresses for.
  const { temperature, condition, description } = [first, second].reduce((a, b) =>
    b.date > a.date ? b : a,
  ).weather;
  return {
    state: 'open',
    token,
    first: shown(first),
    second: shown(second),
    weatherData: { temperature, condition, description },
    timeLeft: timeLeft(poll.closesAt - now),
    vote: own ? { choice: own.choice, line: own.line ?? '' } : null,
    result: own || isHers ? resultOf(votes) : null,
    isHers,
  };
}

/** The key of a picture of her that an open poll shows; null unless she agreed to it. */
export async function pollImageKey(app: App, token: string, choice: PollChoice): Promise<string | null> {
  const found = await findPoll(app, token);
  if (!found?.poll.withPhotos) return null;
  const read = pollState(found, app.clock.now());
  const object = read.state === 'open' ? read.looks[choice].imageObject : null;
  return object === null ? null : objectKey(found.poll.userId, object);
}
