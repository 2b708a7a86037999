import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { LOOKS_USER_TABLES } from '../../db/looks/tables-of-looks.ts';
import { allPeopleDbs, peopleDbOf, personById } from '../../db/people/people-databases.ts';
import {
  advanceMove,
  copyTable,
  fenceLooks,
  insertMoves,
  leaveLooksDatabase,
  openJobsForUser,
  moveOrderKey,
  countUserRows,
  switchShard,
  clearEarlierMove,
  type Move,
  type MoveOrder,
} from '../../db/user-moves/moves.ts';
import { claim, claimAbandoned, hold, settle, isStillOpen } from '../../db/jobs/ledger.ts';
import { MOVES } from '../../db/jobs/ledger-policies.ts';
import { isNote } from '../../db/jobs/push-jobs.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { jobMessageFor } from '../jobs/repair-jobs.ts';
import { copyMinutes } from '../delivery/copy-minutes.ts';
import { sendNotes } from '../delivery/schedule-push.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { movePerson } from './move-person.ts';

// Relieves a full database. While her rows are copied she can read, and the database refuses writes, so that nothing is
// lost behind the copy. People: move-person.ts. Objects in R2 have no shard.

const BUSY_MS = 30_000;
const PER_RUN = 5;

/** At most `most` people; logged. Returns how many set out. @throws Refusal bad-input when there is no such database */
export async function orderMoves(
  app: App,
  admin: SessionUser,
  order: MoveOrder,
  requestId: string,
): Promise<number> {
  const { what, from, to } = order;
  const last = (what === 'looks' ? app.shards : allPeopleDbs(app).length) - 1;
  if (from === to || Math.max(from, to) > last)
    throw new Refusal('bad-input', `There are databases 0 to ${last}; from and to must be two of them.`);
  const now = app.clock.now();
  const moving = await insertMoves(app, order, { actorId: admin.id, requestId, now });
  await sendJobs(
    app,
    moving.map((userId) => ({ kind: 'move-user', userId })),
  );
  return moving.length;
}

export async function moveUser(app: App, userId: string): Promise<void> {
  const [move] = await claim(app.people, MOVES, { userId }, app.clock.now());
  if (move) await carryOn(app, move);
}

export async function runMoves(app: App): Promise<void> {
  const waiting = await claimAbandoned(app.people, MOVES, app.clock.now(), PER_RUN);
  const runs = await Promise.allSettled(waiting.map((move) => carryOn(app, move)));
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

async function carryOn(app: App, move: Move): Promise<void> {
  const isOver = await (move.what === 'people' ? movePerson(app, move) : carryLooks(app, move));
  if (isOver) await settle(app.people, MOVES, moveOrderKey(move), 'gone');
}

/** False when the move waits for a quiet moment. */
async function carryLooks(app: App, move: Move): Promise<boolean> {
  const { userId, fromShard, toShard, leaseUntil } = move;
  if (move.step === 'copy') {
    const her = await personById(app, userId);
    // She deleted her account, which erases her everywhere (run-deletions.ts).
    if (!her) return true;
    // Her row may be from after a later move: only the holder of this one goes on.
    if (!(await isStillOpen(app.people, MOVES, { ...moveOrderKey(move), leaseUntil }))) return false;
    // After a crash past the switch her row names the new shard already, and what she wrote there is kept.
    if (her.shard !== toShard && !(await bring(app, move, her))) return false;
    await advanceMove(app.people, move);
  }
  await leaveLooksDatabase(app.looks(fromShard), move, app.clock.now());
  // What she changed during the move, before anything is sent from there.
  await copyMinutes(app, [userId]);
  await wakeJobs(app, move);
  return true;
}

/** False when the move waits for a quiet moment. */
async function bring(app: App, move: Move, her: SessionUser): Promise<boolean> {
  const { fromShard } = move;
  if (!(await fenceLooks(app.looks(fromShard), move, app.clock.now()))) {
    await hold(app.people, MOVES, moveOrderKey(move), app.clock.now() + BUSY_MS);
    return false;
  }
  await copy(app, move);
  // Overtaken, or she changed something or is gone: the next try reads her row anew.
  if (!(await switchShard(peopleDbOf(app, her), move, her)))
    throw new Error('a move found her row changed on the way');
  return true;
}

async function copy(app: App, { userId, fromShard, toShard }: Move): Promise<void> {
  const [from, to] = [app.looks(fromShard), app.looks(toShard)];
  await clearEarlierMove(to, userId);
  for (const table of LOOKS_USER_TABLES) await copyTable(from, to, userId, table);
  const [there, here] = [await countUserRows(from, userId), await countUserRows(to, userId)];
  if (JSON.stringify(there) !== JSON.stringify(here))
    throw new Error(`a move found ${there.join()} rows and copied ${here.join()}`);
}

/** Messages for the old database find nothing there. */
async function wakeJobs(app: App, { userId, toShard: shard }: Move): Promise<void> {
  const jobs = await openJobsForUser(app.looks(shard), userId);
  const pushes = jobs.flatMap(({ kind, date, dueAt }) =>
    isNote(kind) && dueAt !== null ? [{ kind, userId, shard, date, dueAt, at: dueAt }] : [],
  );
  await sendNotes(app, pushes);
  await sendJobs(
    app,
    jobs.filter(({ kind }) => !isNote(kind)).map((job) => jobMessageFor(shard, job)),
  );
}
