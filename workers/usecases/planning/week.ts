import { PLANS } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { PlannedDay, Week } from '../../../app/contracts/planning.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { setPlanKept, findPlan, replacePlan, type PlanRow } from '../../db/looks/plans.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { isDressable, type Dressable } from '../outfits/dressable-user.ts';
import { changeInTurn } from '../concurrency/in-turn.ts';
import { localDateAhead, planAnother, planDays, weekDates, type Planned } from './plan-days.ts';

/** A planned day as its owner's browser sees it. */
function toPlannedDay(user: SessionUser, { plan, outlook, sureness }: Planned): PlannedDay {
  const { date, title, description, look, moved, namedLookId } = plan;
  const { lowF, highF, condition, words } = outlook;
  const allowed = PLANS[user.subscriptionTier].outfitsPerDay;
  return {
    date,
    sureness,
    title,
    description,
    look,
    moved,
    outlook: { lowF, highF, condition, words },
    isKept: plan.keptAt !== null,
    named: namedLookId === null ? null : { id: namedLookId, name: title },
    left: allowed === null ? null : Math.max(0, allowed - plan.attempt),
  };
}

/** Tomorrow's look; null while her profile is not complete. @throws as planDays */
export async function tomorrowsLook(app: App, user: SessionUser): Promise<PlannedDay | null> {
  if (!isDressable(user)) return null;
  const [tomorrow] = await planDays(app, user, [localDateAhead(app, user, 1)]);
  return tomorrow ? toPlannedDay(user, tomorrow) : null;
}

/** The seven days from tomorrow on; none while her profile is not complete. @throws as planDays */
export async function weekOfLooks(app: App, user: SessionUser): Promise<Week> {
  const days = isDressable(user) ? await planDays(app, user, weekDates(app, user)) : [];
  return {
    placeName: user.location,
    plannedAt: new Date(app.clock.now()).toISOString(),
    days: days.map((day) => toPlannedDay(user, day)),
  };
}

function whoMayPlan(app: App, user: SessionUser, date: string): Dressable {
  if (isDressable(user) && weekDates(app, user).includes(date)) return user;
  throw new Refusal('not-found', "There's no plan for that day.");
}

/**
 * Another look for a day to come. Her plan allows as many of them as outfits a day, without using that day's quota.
 * @throws Refusal too-many with upgradeRequired; not-found; conflict when another tab was faster; as planDays, changeInTurn
 */
export async function anotherLook(app: App, user: SessionUser, date: string): Promise<PlannedDay> {
  const her = whoMayPlan(app, user, date);
  const [planned] = await planDays(app, her, [date]);
  if (!planned) throw new Refusal('not-found', "There's no plan for that day.");
  const allowed = PLANS[user.subscriptionTier].outfitsPerDay;
  if (allowed !== null && planned.plan.attempt >= allowed)
    throw new Refusal(
      'too-many',
      `You've seen ${allowed} looks for that day. Upgrade to Premium for unlimited looks.`,
      { error: 'Planning limit reached', upgradeRequired: true },
    );
  return changeInTurn(app, user, WORK.plannedDay, async () => {
    const next = await planAnother(app, her, planned.plan);
    if (!(await replacePlan(app.looks(user.shard), next.plan)))
      throw new Refusal('conflict', 'Your plan is changing right now. Please try again.');
    return toPlannedDay(user, next);
  });
}

const isLook = ({ look }: PlanRow, pieces: readonly string[]): boolean =>
  look.garments.length === pieces.length && look.garments.every(({ id }) => pieces.includes(id));

/**
 * "I'll wear this", or not after all; `pieces` are those of the look that she sees.
 * @throws Refusal not-found; conflict when another look stands for that day by now; as planDays
 */
export async function setPlannedLookKept(
  app: App,
  user: SessionUser,
  date: string,
  { kept, pieces }: { kept: boolean; pieces: readonly string[] },
): Promise<PlannedDay> {
  const her = whoMayPlan(app, user, date);
  const db = app.looks(user.shard);
  if (!(await findPlan(db, user.id, date))) throw new Refusal('not-found', "There's no plan for that day.");
  // Reads the plan as it is now: a look whose weather, place or pieces have changed cannot be chosen.
  const [planned] = await planDays(app, her, [date]);
  const settled =
    planned && isLook(planned.plan, pieces)
      ? await setPlanKept(db, planned.plan, kept ? app.clock.now() : null)
      : undefined;
  if (!planned || !settled)
    throw new Refusal(
      'conflict',
      'Another look is planned for that day now. Here it is; take a look first.',
      {
        error: 'The plan has changed',
      },
    );
  return toPlannedDay(user, { ...planned, plan: { ...planned.plan, keptAt: settled.keptAt } });
}
