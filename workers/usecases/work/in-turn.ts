import { Refusal } from '../../../app/domain/refusal.ts';
import { inMinutes, makeUpMs } from '../../../app/domain/work-budget.ts';
import type { App } from '../../app.ts';
import { isMoving } from '../../db/constraints.ts';
import { releaseTurn, takeTurn, type Turn } from '../../db/turns.ts';
import type { SessionUser } from '../../db/users.ts';
import { survived } from '../../for-log.ts';

type Her = Pick<SessionUser, 'id' | 'shard' | 'subscriptionTier'>;
/** CPU of the work, ms (app/domain/work-budget.ts). */
type Cost = number;

const busy = () =>
  new Refusal('conflict', 'Your last change is still being made. Please try again in a moment.', {
    error: 'One at a time',
    retryAfter: 2,
  });

const usedUp = (retryAfter: number) =>
  new Refusal(
    'too-many',
    `You have had a lot made in the last hour. You can go on ${inMinutes(retryAfter)}.`,
    { error: 'A short break', retryAfter },
  );

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** Six seconds in all. */
const LOOKS_MS = [50, 100, 200, 400, 750, 1_000, 1_500, 2_000];

const take = (app: App, { id, shard, subscriptionTier }: Her, cost: Cost): Promise<Turn> =>
  takeTurn(app.looks(shard), id, makeUpMs(cost, subscriptionTier), app.clock.now());

async function holdTurn<T>(app: App, { id, shard }: Her, turn: Turn, work: () => Promise<T>): Promise<T> {
  if (!turn.isTaken) throw turn.why === 'busy' ? busy() : usedUp(turn.retryAfter);
  try {
    return await work();
  } finally {
    // Else its lease ends by itself.
    const release = releaseTurn(app.looks(shard), id, turn.leaseUntil);
    await release.catch(survived({ event: 'turn-not-released' }));
  }
}

/**
 * Makes what she asked for, one thing at a time a person and as much in an hour as her plan has, counted before it begins.
 * Not to be nested: it would wait for itself.
 * @throws Refusal conflict while something is being made for her; too-many, with when she can go on
 */
export async function inTurn<T>(app: App, user: Her, cost: Cost, work: () => Promise<T>): Promise<T> {
  return holdTurn(app, user, await take(app, user, cost), work);
}

/** Waits for what is being made for her. Null while her looks move: then nothing of hers can be written. */
async function takePatiently(app: App, user: Her, cost: Cost): Promise<Turn | null> {
  try {
    let turn = await take(app, user, cost);
    for (const ms of LOOKS_MS) {
      if (turn.isTaken || turn.why !== 'busy') break;
      await pause(ms);
      turn = await take(app, user, cost);
    }
    return turn;
  } catch (error) {
    if (isMoving(error)) return null;
    throw error;
  }
}

/**
 * The same for what a page shows: it comes after what is being made, and may find it made by then. While her looks move to
 * another database it takes no turn.
 * @throws as {@link inTurn}, conflict only after seconds
 */
export async function afterTurn<T>(app: App, user: Her, cost: Cost, work: () => Promise<T>): Promise<T> {
  const turn = await takePatiently(app, user, cost);
  return turn ? holdTurn(app, user, turn, work) : work();
}
