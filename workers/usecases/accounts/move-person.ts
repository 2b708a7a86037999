import type { App } from '../../app.ts';
import { claimNames, releaseNames } from '../../db/directory.ts';
import { homeOf, peopleAt } from '../../db/everybody.ts';
import { advanceMove, type Move } from '../../db/moves.ts';
import { copyPerson, fencePerson, forwardPerson, leavePerson, settlePerson } from '../../db/people-moves.ts';
import { copyMinutes } from '../delivery/copy-minutes.ts';

/**
 * Who she is goes to another database of people. Her rows are fenced in both until the old ones are gone: whichever of the two
 * somebody reads says the same, and none can be changed behind the other. Every step may run twice, and is run again
 * after a crash. @returns whether the move is over: it never waits
 */
export async function carryPerson(app: App, move: Move): Promise<boolean> {
  const { userId, fromShard, toShard } = move;
  const [from, to] = [peopleAt(app, fromShard), peopleAt(app, toShard)];
  const now = app.clock.now();
  if (move.step === 'copy') {
    // She has deleted her account before the fence stood; behind it that waits for the end of the move.
    if (!(await fencePerson(from, move, now))) return true;
    const names = await copyPerson(from, to, move, now);
    if (toShard === 0) await releaseNames(app, userId, names);
    else if (!(await claimNames(app, { id: userId, peopleShard: toShard }, names, now)))
      throw new Error('a move found a name of hers with somebody else');
    const home = homeOf(userId);
    if (home !== fromShard && home !== toShard) await forwardPerson(peopleAt(app, home), move);
    await advanceMove(app.people, userId);
  }
  await leavePerson(from, move, now);
  await settlePerson(to, userId);
  // What was stale on the way could not be noted.
  await copyMinutes(app, [userId]);
  return true;
}
