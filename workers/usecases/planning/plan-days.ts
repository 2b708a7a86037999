import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { outdoorHours } from '../../../app/domain/weather/hours-outdoors.ts';
import { addDays, localDate } from '../../../app/domain/time/local-day.ts';
import { dayAhead, type DayAhead } from '../../../app/domain/planning/days-ahead.ts';
import { whyNoLongerWearable } from '../../../app/domain/planning/no-longer-wearable.ts';
import {
  describeWeatherChange,
  summarizeOutlook,
  type DayOutlook,
} from '../../../app/domain/planning/day-outlook.ts';
import { notNamedLook } from '../../../app/domain/looks/named-look.ts';
import type { RecentLook, StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import { compose } from '../../../app/domain/styling/composer.ts';
import { dressInNamedLook } from '../../../app/domain/styling/planned-look-check.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { isAccountMoving } from '../../db/sql/constraints.ts';
import type { NamedLookRow } from '../../db/looks/named-looks.ts';
import { plansFrom, savePlans, type PlanRow } from '../../db/looks/plans.ts';
import { isStopped } from '../../db/operations/switches.ts';
import type { Dressable } from '../outfits/dressable-user.ts';
import { briefFrom, readStylingContext, type StylingContext } from '../outfits/styling-brief.ts';
import { getForecast } from '../outfits/get-forecast.ts';
import { pageInTurn } from '../concurrency/in-turn.ts';
import { isSamePlanInput, isSameWarmth, leavingHour, planInputHash } from './plan-inputs.ts';

/** A planned day: what is kept of it, and the weather as it is forecast now. */
export interface Planned {
  plan: PlanRow;
  outlook: DayOutlook;
  sureness: DayAhead['sureness'];
}

/** Days of a week, from tomorrow on. */
const WEEK_DAYS = 7;

export const localDateAhead = (app: App, user: Dressable, days: number): string =>
  addDays(localDate(app.clock.now(), user.timezone), days);

export const weekDates = (app: App, user: Dressable): string[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => localDateAhead(app, user, index + 1));

interface Question {
  brief: StylingBrief;
  outlook: DayOutlook;
  sureness: DayAhead['sureness'];
  madeFor: string;
}

/** The brief for a day to come; `attempt` seeds its chance. */
async function questionFor(
  app: App,
  user: Dressable,
  known: StylingContext,
  { forecast, date, attempt }: { forecast: Forecast; date: string; attempt: number },
): Promise<Question> {
  const { lat, lon, timezone: timeZone } = user;
  const day = dayAhead(forecast, { lat, lon, timeZone }, date, localDateAhead(app, user, 0));
  const hour = leavingHour(user);
  const daypart = daypartOf(hour);
  const hours = outdoorHours(day.hours, daypart, date, hour);
  const source = day.sureness === 'usual' ? 'seasonal' : forecast.source;
  const brief = briefFrom(app, user, known, { date, daypart }, { hours, source, attempt });
  const madeFor = await planInputHash(user, brief);
  return { brief, outlook: summarizeOutlook(hours), sureness: day.sureness, madeFor };
}

const asRecent = ({ date, look, title, description }: PlanRow): RecentLook => ({
  date,
  title,
  description,
  garmentIds: look.garments.map(({ id }) => id),
});

/** One look for the brief, unlike recent looks and those of the other days. */
function composePlan(
  app: App,
  user: Dressable,
  { brief, outlook, madeFor }: Question,
  { date, attempt, others }: { date: string; attempt: number; others: readonly PlanRow[] },
): PlanRow {
  const recent = [...brief.recent, ...others.map(asRecent)];
  const { title, description, style, look } = compose({ ...brief, recent });
  return {
    userId: user.id,
    date,
    attempt,
    title,
    description,
    style,
    look,
    outlook,
    madeFor,
    keptAt: null,
    namedLookId: null,
    moved: null,
    madeAt: app.clock.now(),
  };
}

/** The weather of the week, what is known of her, and her plans from today on. */
function whatIsKnown(app: App, user: Dressable) {
  const { lat, lon, timezone: timeZone } = user;
  const today = localDateAhead(app, user, 0);
  return Promise.all([
    getForecast(app, { lat, lon, timeZone }, 'week'),
    readStylingContext(app, user, today),
    plansFrom(app.looks(user.shard), user.id, today),
  ]);
}

/** Stores the plans. If writes are stopped they are planned again next time. */
async function storePlans(app: App, user: Dressable, fresh: PlanRow[]): Promise<void> {
  if (await isStopped(app.people, 'readOnly')) return;
  try {
    await savePlans(app.looks(user.shard), user.id, fresh, localDateAhead(app, user, 0));
  } catch (error) {
    if (!isAccountMoving(error)) throw error;
  }
}

/** Why a plan is not what it was, in a sentence, and whether another look replaces it. */
function changedSince(plan: PlanRow, { brief, outlook, madeFor }: Question) {
  if (plan.namedLookId !== null) {
    const lost = plan.madeFor === madeFor ? null : whyNoLongerWearable(brief, plan.look, true);
    if (lost !== null) return { isNew: true, moved: notNamedLook(plan.title, lost) };
    return { isNew: false, moved: describeWeatherChange(plan.outlook, outlook) };
  }
  const isKept = plan.keptAt !== null;
  if (!isSamePlanInput(plan.madeFor, madeFor))
    return { isNew: true, moved: isKept ? 'Your place, your styles or your limits have changed.' : null };
  const lost = plan.madeFor === madeFor ? null : whyNoLongerWearable(brief, plan.look);
  if (lost !== null) return { isNew: true, moved: lost };
  if (!isKept && !isSameWarmth(plan.madeFor, madeFor)) return { isNew: true, moved: null };
  const moved = describeWeatherChange(plan.outlook, outlook);
  return { isNew: moved !== null && !isKept, moved };
}

/**
 * A look for each of these days to come (ascending). An earlier plan stands as long as its weather, her place, her wishes and
 * her pieces do; otherwise another look is made and says why. Uses no quota.
 * @throws ProviderError; Refusal not-usable when her limits leave nothing to wear; as pageInTurn
 */
export async function planDays(app: App, user: Dressable, dates: readonly string[]): Promise<Planned[]> {
  const week = await considered(app, user, dates);
  const missing = week.questions.filter(({ isNew }) => isNew).length;
  if (missing === 0) return made(app, user, week);
  // Who waited finds them made.
  return pageInTurn(app, user, missing * WORK.plannedDay, async () =>
    made(app, user, await considered(app, user, dates)),
  );
}

interface Considered {
  /** Ascending; `isNew` where a look is to be made. */
  questions: { date: string; question: Question; moved: string | null; isNew: boolean }[];
  stored: readonly PlanRow[];
  /** Those that stand, by date. */
  plans: Map<string, PlanRow>;
}

/** What each of these days asks, and which of her plans still answer it. */
async function considered(app: App, user: Dressable, dates: readonly string[]): Promise<Considered> {
  const [forecast, known, stored] = await whatIsKnown(app, user);
  const plans = new Map(stored.map((plan) => [plan.date, plan]));
  const questions: Considered['questions'] = [];
  for (const date of dates) {
    const plan = plans.get(date);
    const question = await questionFor(app, user, known, { forecast, date, attempt: plan?.attempt ?? 1 });
    const change = plan ? changedSince(plan, question) : { isNew: true, moved: null };
    if (change.isNew) plans.delete(date);
    questions.push({ date, question, ...change });
  }
  return { questions, stored, plans };
}

/** Makes what is missing, and keeps it. */
async function made(app: App, user: Dressable, { questions, stored, plans }: Considered): Promise<Planned[]> {
  const fresh: PlanRow[] = [];
  const planned = questions.map(({ date, question, moved, isNew }): Planned => {
    if (isNew) {
      const attempt = stored.find((plan) => plan.date === date)?.attempt ?? 1;
      const others = [...plans.values()];
      const plan = { ...composePlan(app, user, question, { date, attempt, others }), moved };
      plans.set(date, plan);
      fresh.push(plan);
    }
    const plan = plans.get(date)!;
    // A look that she has chosen stays, and says what has changed.
    return { plan: { ...plan, moved: plan.moved ?? moved }, ...question };
  });
  await storePlans(app, user, fresh);
  return planned;
}

/** Another look for a planned day, unlike the current one; not stored yet. */
export async function planAnother(app: App, user: Dressable, before: PlanRow): Promise<Planned> {
  const { date } = before;
  const attempt = before.attempt + 1;
  const [forecast, known, others] = await whatIsKnown(app, user);
  const question = await questionFor(app, user, known, { forecast, date, attempt });
  return { plan: composePlan(app, user, question, { date, attempt, others }), ...question };
}

/**
 * A look that she has named for a day to come, whatever its weather; not stored yet.
 * @returns also the plan that was there
 * @throws Refusal not-usable for a piece that she cannot wear then; ProviderError
 */
export async function planNamedLook(
  app: App,
  user: Dressable,
  date: string,
  { id: namedLookId, name, style, look }: NamedLookRow,
): Promise<{ plan: PlanRow & { namedLookId: string }; before: PlanRow | undefined }> {
  const [forecast, known, stored] = await whatIsKnown(app, user);
  const before = stored.find((plan) => plan.date === date);
  const attempt = before?.attempt ?? 1;
  const { brief, outlook, madeFor } = await questionFor(app, user, known, { forecast, date, attempt });
  const lost = whyNoLongerWearable({ ...brief, styles: [style] }, look, true);
  if (lost !== null) throw new Refusal('not-usable', lost);
  const outfit = dressInNamedLook(brief, { name, style, look }, '');
  if (!outfit) throw new Refusal('not-usable', 'A piece of this look is no longer in our wardrobe.');
  const now = app.clock.now();
  const words = { title: name, description: outfit.description, style, look: outfit.look, outlook, madeFor };
  const plan = {
    userId: user.id,
    date,
    attempt,
    ...words,
    namedLookId,
    keptAt: now,
    moved: null,
    madeAt: now,
  };
  return { plan, before };
}
