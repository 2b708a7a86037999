import { peopleDbOf } from '../../db/people/people-databases.ts';
import { isStopped } from '../../db/operations/switches.ts';
import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { isNamed } from '../../../app/domain/looks/named-look.ts';
import { localDate, localTime } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { earlierLooks } from '../../db/looks/looks-of-a-day.ts';
import { noteSeen } from '../../db/jobs/minutes.ts';
import { currentOutfit, markSeen, type OutfitRow } from '../../db/looks/outfits.ts';
import { quotaUsed } from '../../db/looks/usage.ts';
import { changeUser, type SessionUser, type UserChange } from '../../db/people/users.ts';
import { followChange } from '../delivery/copy-minutes.ts';
import { createOutfit, isUsedUp } from './create-outfit.ts';
import { pageInTurn } from '../concurrency/in-turn.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { isDressable, type Dressable } from './dressable-user.ts';
import type { Occasion } from './styling-brief.ts';
import { replaceOutfit } from './replace-outfit.ts';

/**
 * Now, where she is. Her zone on the server sets the date; `userHour` (0..23, from her device) sets the part of the day.
 */
export function occasionNow(app: App, user: SessionUser, userHour?: number): Occasion {
  const now = localTime(app.clock.now(), user.timezone);
  const hour = userHour ?? now.hour;
  return { date: now.date, hour, daypart: daypartOf(hour) };
}

/**
 * Today's outfit, made now if there is none (anew when she has moved since), and marked as seen. Text is there at once, the picture follows.
 * `known`: its row, by who has just read it.
 * @returns null when her profile is not complete, or when she deleted today's and has used up her quota
 * @throws ProviderError; Refusal as pageInTurn
 */
export async function todaysOutfit(
  app: App,
  user: SessionUser,
  userHour?: number,
  known?: OutfitRow,
): Promise<OutfitRow | null> {
  const occasion = occasionNow(app, user, userHour);
  const [existing, isReadOnly] = await Promise.all([
    known ?? standing(app, user, occasion.date),
    isStopped(app.people, 'readOnly'),
  ]);
  // Nothing is made and nothing noted while nothing may change.
  if (isReadOnly) return existing ?? null;
  const outfit = existing
    ? await redressWhereSheIs(app, user, existing)
    : isDressable(user)
      ? await firstOfDay(app, user, occasion)
      : null;
  if (!outfit) return null;
  await Promise.all([
    outfit.seenAt === null && markSeen(app.looks(user.shard), user.id, outfit, app.clock.now()),
    welcomeBack(app, user, occasion.date),
  ]);
  return outfit;
}

/** Made by whoever comes first; the others wait and find it. */
async function firstOfDay(app: App, user: Dressable, occasion: Occasion): Promise<OutfitRow | null> {
  const db = app.looks(user.shard);
  const standing = () => currentOutfit(db, user.id, occasion.date);
  if (await isUsedUp(app, user, occasion.date)) return (await standing()) ?? null;
  return pageInTurn(
    app,
    user,
    WORK.outfit,
    async () => (await standing()) ?? (await createOutfit(app, user, occasion)).outfit,
  );
}

/**
 * Today's outfit from near her, for a read that knows no more of her than this; undefined where more is to be done than
 * to read: it is to be made, to be made anew, or to be noted as seen.
 */
export async function readSeenOutfit(
  app: App,
  { id, shard, timezone, location }: Pick<SessionUser, 'id' | 'shard' | 'timezone' | 'location'>,
): Promise<OutfitRow | undefined> {
  const date = localDate(app.clock.now(), timezone);
  const outfit = await currentOutfit(app.looksNear(shard), id, date);
  return outfit?.seenAt != null && outfit.placeName === location ? outfit : undefined;
}

/** More moves than this a day are not dressed for: nobody travels so, and each costs a look. */
const MOST_MOVES = 10;

/**
 * An outfit made for another place is made anew for where she is now, the hour there and what her day is for, a look that
 * she has named of the same pieces; it counts nothing. Without weather for the new place, or room in her hour, the old one stays until there is some.
 */
async function redressWhereSheIs(app: App, user: SessionUser, outfit: OutfitRow): Promise<OutfitRow> {
  if (outfit.placeName === user.location || !isDressable(user)) return outfit;
  const db = app.looks(user.shard);
  const occasion = { ...occasionNow(app, user), for: outfit.occasion ?? 'usual' } as const;
  const [used, looks] = await Promise.all([
    quotaUsed(db, user.id, occasion.date, 'outfit'),
    earlierLooks(db, user.id, occasion.date),
  ]);
  if (looks.length + 1 - used >= MOST_MOVES) return outfit;
  try {
    return await pageInTurn(app, user, WORK.outfit, async () => {
      const now = (await currentOutfit(db, user.id, occasion.date)) ?? outfit;
      if (now.placeName === user.location) return now;
      const hers = isNamed(now) ? { name: now.title, style: now.style, look: now.look } : [];
      const made = await replaceOutfit(app, user, occasion, now, 'free', hers);
      if (made !== null && made !== 'not-standing') return made;
      return (await currentOutfit(db, user.id, occasion.date)) ?? outfit;
    });
  } catch (error) {
    const isNotNow = error instanceof Refusal && ['conflict', 'too-many'].includes(error.code);
    if (error instanceof ProviderError || isNotNow) return outfit;
    throw error;
  }
}

/** From near her; nothing there may be news that has not come yet. */
const standing = async (app: App, { id, shard }: SessionUser, date: string): Promise<OutfitRow | undefined> =>
  (await currentOutfit(app.looksNear(shard), id, date)) ?? (await currentOutfit(app.looks(shard), id, date));

/** At most one write a day: when she was last here; a delivery that paused in her absence starts again. */
async function welcomeBack(app: App, user: SessionUser, today: string): Promise<void> {
  const now = app.clock.now();
  const change: UserChange = {};
  if (localDate(user.lastSeenAt, user.timezone) < today) change.lastSeenAt = now;
  if (user.deliveryPaused) change.deliveryPaused = false;
  if (Object.keys(change).length === 0) return;
  await Promise.all([
    changeUser(peopleDbOf(app, user), user.id, change),
    noteSeen(app.looks(user.shard), user.id, now),
  ]);
  if (user.deliveryPaused) await followChange(app, user.id);
}
