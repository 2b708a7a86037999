import type { App } from '../../app.ts';
import { claimNames, releaseNames } from '../../db/people/directory.ts';
import { homeShard, peopleDbAt } from '../../db/people/people-databases.ts';
import { advanceMove, type Move } from '../../db/user-moves/moves.ts';
import {
  copyPerson,
  fencePerson,
  forwardPerson,
  leavePerson,
  endArrival,
} from '../../db/user-moves/people-moves.ts';
import { copyMinutes } from '../delivery/copy-minutes.ts';

/** Fenced in both databases until the old rows are gone. Each step may run twice. Always true: it never waits. */
export async function movePerson(app: App, move: Move): Promise<boolean> {
  const { userId, fromShard, toShard } = move;
  const [from, to] = [peopleDbAt(app, fromShard), peopleDbAt(app, toShard)];
  const now = app.clock.now();
  if (move.step === 'copy') {
    // She deleted her account before the fence stood; later a deletion waits for the end of the move.
    if (!(await fencePerson(from, move, now))) return true;
    const names = await copyPerson(from, to, move, now);
    if (toShard === 0) await releaseNames(app, userId, names);
    else if (!(await claimNames(app, { id: userId, peopleShard: toShard }, names, now)))
      throw new Error('a move found a name of hers with someone else');
    const home = homeShard(userId);
    if (home !== fromShard && home !== toShard) await forwardPerson(peopleDbAt(app, home), move);
    await advanceMove(app.people, move);
  }
  await leavePerson(from, move, now);
  await endArrival(to, userId);
  // Stale copies could not be noted during the move.
  await copyMinutes(app, [userId]);
  return true;
}
