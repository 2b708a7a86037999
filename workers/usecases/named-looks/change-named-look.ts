import type { AnswerOf, BodyOf } from '../../../app/contracts/call.ts';
import {
  MOST_NAMED_LOOKS,
  type changeNamedLook as changeCall,
  type NamedLook,
} from '../../../app/contracts/own-looks/named-looks.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import {
  deleteNamedLook as eraseNamedLook,
  putOnDay,
  renameLook,
  restoreNamedLook as writeRestore,
  takeOffDays,
  type PlannedNamedLook,
} from '../../db/looks/named-looks.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { isUniqueViolation } from '../../db/sql/constraints.ts';
import { prepareDayAgain } from '../delivery/prepare-for-new-place.ts';
import { isDressable } from '../outfits/dressable-user.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { planNamedLook, weekDates } from '../planning/plan-days.ts';
import { changeInTurn } from '../concurrency/in-turn.ts';
import { nameTaken, shelfIsFull } from './name-look.ts';
import { namedLookNotFound, readNamedLook, readNamedLooks, requireNamedLook } from './read-named-looks.ts';

/**
 * Another name, and the coming day that it is for. What was prepared for a day that changes is prepared anew.
 * @throws Refusal not-found; conflict for a name that is taken; bad-input for a day that is not of the week ahead; not-usable
 *   for a piece that she cannot wear then; too-many; as changeInTurn. ProviderError
 */
export async function changeNamedLook(
  app: App,
  user: SessionUser,
  id: string,
  { name, day }: BodyOf<typeof changeCall>,
): Promise<AnswerOf<typeof changeCall>> {
  const named = await requireNamedLook(app, user, id);
  await limitHourly(app, 'named-look', user.id);
  if (name !== undefined && name !== named.name) await rename(app, user, named, name);
  if (day === null) await takeOff(app, user, id);
  const instead = typeof day === 'string' ? await putOn(app, user, id, day) : null;
  return { ...(await readNamedLook(app, user, id)), instead };
}

async function rename(
  app: App,
  user: SessionUser,
  { id, day }: PlannedNamedLook,
  name: string,
): Promise<void> {
  try {
    await renameLook(app.looks(user.shard), user.id, id, name);
    if (day !== null) await prepareDayAgain(app, user, day);
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken(name) : error;
  }
}

const today = (app: App, user: SessionUser): string => localDate(app.clock.now(), user.timezone);

async function takeOff(app: App, user: SessionUser, id: string): Promise<void> {
  await prepareFreed(app, user, await takeOffDays(app.looks(user.shard), user.id, id, today(app, user)));
}

async function prepareFreed(app: App, user: SessionUser, freed: readonly { date: string }[]): Promise<void> {
  for (const { date } of freed) await prepareDayAgain(app, user, date);
}

/** Returns the name of the look that she had put on this day before. */
async function putOn(app: App, user: SessionUser, id: string, day: string): Promise<string | null> {
  if (!isDressable(user))
    throw new Refusal('not-usable', 'Complete your profile setup first: we need to know your styles.');
  if (!weekDates(app, user).includes(day))
    throw new Refusal(
      'bad-input',
      'Choose one of the next seven days. To wear it today, choose "Wear today".',
      {
        error: 'Check the day',
      },
    );
  return changeInTurn(app, user, WORK.plannedDay, async () => {
    const named = await requireNamedLook(app, user, id);
    const { plan, before } = await planNamedLook(app, user, day, named);
    await putOnDay(app.looks(user.shard), plan, today(app, user));
    for (const date of new Set([day, named.day ?? day])) await prepareDayAgain(app, user, date);
    const isAnother = before && before.namedLookId !== null && before.namedLookId !== id;
    return isAnother ? before.title : null;
  });
}

/** It can be restored for an hour; its day is free. @throws Refusal not-found */
export async function deleteNamedLook(app: App, user: SessionUser, id: string): Promise<void> {
  await requireNamedLook(app, user, id);
  const when = { today: today(app, user), now: app.clock.now() };
  await prepareFreed(app, user, await eraseNamedLook(app.looks(user.shard), user.id, id, when));
}

/**
 * Undo of its deletion: it is in its trips again, and no day is its own.
 * @throws Refusal not-found after an hour; conflict for a name that is taken by now; too-many on a full shelf
 */
export async function restoreNamedLook(app: App, user: SessionUser, id: string): Promise<NamedLook> {
  try {
    const limits = { now: app.clock.now(), most: MOST_NAMED_LOOKS };
    await writeRestore(app.looks(user.shard), user.id, id, limits);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', 'Another look of yours has this name by now.', {
      error: 'That name is taken',
    });
  }
  const shelf = await readNamedLooks(app, user);
  const there = shelf.find((look) => look.id === id);
  if (there) return there;
  throw shelf.length < MOST_NAMED_LOOKS ? namedLookNotFound() : shelfIsFull();
}
