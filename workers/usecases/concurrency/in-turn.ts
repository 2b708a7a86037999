import { Refusal } from '../../../app/domain/refusal.ts';
import { inMinutes, makeUpMs } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { isAccountMoving } from '../../db/sql/constraints.ts';
import { releaseTurn, takeTurn, type Turn, type What } from '../../db/jobs/turns.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { logAndContinue } from '../../for-log.ts';
import { pause } from '../../pause.ts';

type Her = Pick<SessionUser, 'id' | 'shard' | 'subscriptionTier'>;
/** CPU ms (app/domain/operations/work-budget.ts). */
type Cost = number;

const busy = () =>
  new Refusal('conflict', "We're still working on your last change. Please try again in a moment.", {
    error: 'One at a time',
    retryAfter: 2,
  });

const usedUp = (retryAfter: number) =>
  new Refusal(
    'too-many',
    `You've made a lot of changes in the last hour. You can continue ${inMinutes(retryAfter)}.`,
    { error: 'A short break', retryAfter },
  );

const LOOKS_MS = [50, 100, 200, 400, 750, 1_000, 1_500, 2_000];

function take(app: App, { id, shard, subscriptionTier }: Her, what: What, cost: Cost): Promise<Turn> {
  const makeUp = makeUpMs(cost, subscriptionTier);
  return takeTurn(app.looks(shard), id, { what, makeUp }, app.clock.now());
}

async function holdTurn<T>(
  app: App,
  { id, shard }: Her,
  { what, turn }: { what: What; turn: Turn },
  work: () => Promise<T>,
): Promise<T> {
  if (!turn.isTaken) throw turn.why === 'busy' ? busy() : usedUp(turn.retryAfter);
  try {
    return await work();
  } finally {
    // Else its lease ends by itself.
    const release = releaseTurn(app.looks(shard), id, what, turn.leaseUntil);
    await release.catch(logAndContinue({ event: 'turn-not-released' }));
  }
}

/**
 * One at a time a person, within the hour's budget of her plan, counted before it begins.
 * @throws Refusal conflict while another is being made; too-many, with when she can go on
 */
export async function changeInTurn<T>(app: App, user: Her, cost: Cost, work: () => Promise<T>): Promise<T> {
  return holdTurn(app, user, { what: 'change', turn: await take(app, user, 'change', cost) }, work);
}

/** Waits for her other page. Null while her looks move: then nothing of hers can be written. */
async function takePatiently(app: App, user: Her, cost: Cost): Promise<Turn | null> {
  try {
    let turn = await take(app, user, 'page', cost);
    for (const ms of LOOKS_MS) {
      if (turn.isTaken || turn.why !== 'busy') break;
      await pause(ms);
      turn = await take(app, user, 'page', cost);
    }
    return turn;
  } catch (error) {
    if (isAccountMoving(error)) return null;
    throw error;
  }
}

/**
 * For what a page shows: holds up no change, waits for other pages of hers, and may find it made then. Not to be
 * nested: it would wait for itself. Takes no turn while her looks move. @throws as {@link changeInTurn}, conflict only
 * after seconds
 */
export async function pageInTurn<T>(app: App, user: Her, cost: Cost, work: () => Promise<T>): Promise<T> {
  const turn = await takePatiently(app, user, cost);
  return turn ? holdTurn(app, user, { what: 'page', turn }, work) : work();
}
