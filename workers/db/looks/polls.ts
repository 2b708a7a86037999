import { aliasedTable, and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { MOST_OPEN_POLLS, MOST_VOTES, type PollChoice } from '../../../app/domain/looks/poll.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import { outfits } from '../schema/looks.schema.ts';
import { polls, pollVotes } from '../schema/polls.schema.ts';
import { hasRow } from '../sql/has-row.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { hasChanged } from '../sql/transact.ts';

// Two looks that friends vote on. `token` is the SHA-256 of the link's secret: a copy of the database opens none.

export type PollRow = typeof polls.$inferSelect;
export type VoteRow = typeof pollVotes.$inferSelect;

const first = aliasedTable(outfits, 'first');
const second = aliasedTable(outfits, 'second');
const isOwnPoll = (userId: string, id: string) => and(eq(polls.userId, userId), eq(polls.id, id));
const isOfPoll = and(eq(pollVotes.userId, polls.userId), eq(pollVotes.pollId, polls.id));

/** Polls about the outfit of the statement around. */
export const isAskedAbout = and(
  eq(polls.userId, outfits.userId),
  or(eq(polls.firstId, outfits.id), eq(polls.secondId, outfits.id)),
);

/** Its looks are there, and as they were when she asked. */
const hasBothLooks = (db: LooksDb) =>
  and(
    hasRow(
      db,
      outfits,
      and(
        eq(outfits.id, polls.firstId),
        eq(outfits.userId, polls.userId),
        eq(outfits.swaps, polls.firstSwaps),
      ),
    ),
    hasRow(
      db,
      outfits,
      and(
        eq(outfits.id, polls.secondId),
        eq(outfits.userId, polls.userId),
        eq(outfits.swaps, polls.secondSwaps),
      ),
    ),
  );

/** Unless she has as many open ones as she may, or one of the same pair: of parallel calls no more succeed. */
export function insertPoll(db: LooksDb, poll: Omit<PollRow, 'toldAt'>): Promise<boolean> {
  const { id, userId, token, firstId, secondId, firstSwaps, secondSwaps, withPhotos, createdAt, closesAt } =
    poll;
  const open = db
    .select({ n: count() })
    .from(polls)
    .where(and(eq(polls.userId, userId), gt(polls.closesAt, createdAt), hasBothLooks(db)));
  const pair = [firstId, secondId];
  const isAsked = hasRow(
    db,
    polls,
    and(
      eq(polls.userId, userId),
      gt(polls.closesAt, createdAt),
      inArray(polls.firstId, pair),
      inArray(polls.secondId, pair),
      hasBothLooks(db),
    ),
  );
  return hasChanged(
    db.insert(polls).select(
      sql`select ${id}, ${userId}, ${token}, ${firstId}, ${secondId}, ${firstSwaps}, ${secondSwaps},
          ${Number(withPhotos)}, ${createdAt}, ${closesAt}, null
        where (${open}) < ${MOST_OPEN_POLLS} and not ${isAsked}`,
    ),
  );
}

const LOOK = (look: typeof first) => ({
  id: look.id,
  date: look.date,
  createdAt: look.createdAt,
  title: look.title,
  reasons: look.reasons,
  look: look.look,
  weather: look.weather,
  swaps: look.swaps,
  imageObject: look.imageObject,
});

const withLooks = (db: LooksDb) =>
  db
    .select({ poll: polls, first: LOOK(first), second: LOOK(second) })
    .from(polls)
    .leftJoin(first, and(eq(first.id, polls.firstId), eq(first.userId, polls.userId)))
    .leftJoin(second, and(eq(second.id, polls.secondId), eq(second.userId, polls.userId)));

/** Undefined for an unknown link; a look that is gone is null. */
export const findPollByToken = (db: LooksDb, hash: string) =>
  withLooks(db).where(eq(polls.token, hash)).get();
export type FoundPoll = NonNullable<Awaited<ReturnType<typeof findPollByToken>>>;

export const hasAnyPoll = async (db: LooksDb, userId: string): Promise<boolean> =>
  (await db.select({ id: polls.id }).from(polls).where(eq(polls.userId, userId)).limit(1)).length > 0;

/** Newest first, with their votes. */
export async function readPolls(
  db: LooksDb,
  userId: string,
): Promise<{ found: FoundPoll[]; votes: VoteRow[] }> {
  // No batch: D1 tells its rows by the names of columns, which two looks share.
  const [found, votes] = await Promise.all([
    withLooks(db).where(eq(polls.userId, userId)).orderBy(desc(polls.createdAt)),
    db.select().from(pollVotes).where(eq(pollVotes.userId, userId)).orderBy(desc(pollVotes.votedAt)),
  ]);
  return { found, votes };
}

export const votesOfPoll = (db: LooksDb, { userId, id }: Pick<PollRow, 'userId' | 'id'>) =>
  db
    .select()
    .from(pollVotes)
    .where(and(eq(pollVotes.userId, userId), eq(pollVotes.pollId, id)));

/** The vote of a device, or its change. False when the poll is over or full. */
export function saveVote(
  db: LooksDb,
  { userId, id }: Pick<PollRow, 'userId' | 'id'>,
  { voter, choice, line }: { voter: string; choice: PollChoice; line: string | null },
  now: number,
): Promise<boolean> {
  const own = hasRow(db, pollVotes, and(isOfPoll, eq(pollVotes.voter, voter)));
  const taken = db.select({ n: count() }).from(pollVotes).where(isOfPoll);
  return hasChanged(
    db
      .insert(pollVotes)
      .select(
        sql`select ${polls.userId}, ${polls.id}, ${voter}, ${choice}, ${line}, 0, ${now} from ${polls}
        where ${and(isOwnPoll(userId, id), gt(polls.closesAt, now), hasBothLooks(db))}
          and (${own} or (${taken}) < ${MOST_VOTES})`,
      )
      .onConflictDoUpdate({
        target: [pollVotes.userId, pollVotes.pollId, pollVotes.voter],
        set: { choice, line, votedAt: now },
      }),
  );
}

/** One that is not hers, or not there, changes nothing. */
export const hideLine = (db: LooksDb, userId: string, pollId: string, voter: string): Promise<boolean> =>
  hasChanged(
    db
      .update(pollVotes)
      .set({ isHidden: true })
      .where(and(eq(pollVotes.userId, userId), eq(pollVotes.pollId, pollId), eq(pollVotes.voter, voter))),
  );

/** With its votes. False when it is not hers or not there. */
export async function removePoll(db: LooksDb, userId: string, id: string): Promise<boolean> {
  const [removed] = await db.batch([
    db.delete(polls).where(isOwnPoll(userId, id)).returning({ id: polls.id }),
    db.delete(pollVotes).where(and(eq(pollVotes.userId, userId), eq(pollVotes.pollId, id))),
  ]);
  return removed.length > 0;
}

export const removeAllPolls = (db: LooksDb, userId: string) =>
  db.batch([
    db.delete(polls).where(eq(polls.userId, userId)),
    db.delete(pollVotes).where(eq(pollVotes.userId, userId)),
  ]);

/** Marks that she is told of the first vote. Undefined when she was, or the poll is over. */
export async function claimTelling(
  db: LooksDb,
  { userId, id }: Pick<PollRow, 'userId' | 'id'>,
  now: number,
): Promise<PollRow | undefined> {
  const [poll] = await db
    .update(polls)
    .set({ toldAt: now })
    .where(and(isOwnPoll(userId, id), isNull(polls.toldAt), gt(polls.closesAt, now)))
    .returning();
  return poll;
}

export const releaseTelling = (db: LooksDb, { userId, id }: Pick<PollRow, 'userId' | 'id'>) =>
  db.update(polls).set({ toldAt: null }).where(isOwnPoll(userId, id));

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** A day after they closed they go, with what friends wrote. Those of people who are moving wait. */
export async function sweepPolls(db: LooksDb, now: number): Promise<void> {
  const over = db
    .select({ userId: polls.userId, id: polls.id })
    .from(polls)
    .where(and(lte(polls.closesAt, now - DAY_MS), isStayingOnShard(db, polls.userId)))
    .limit(AT_ONCE);
  await db.batch([
    // By both: the votes of one poll lie together, and no other is read.
    db.delete(pollVotes).where(sql`(${pollVotes.userId}, ${pollVotes.pollId}) in ${over}`),
    db.delete(polls).where(sql`(${polls.userId}, ${polls.id}) in ${over}`),
  ]);
}
