import { describeWeatherChange, summarizeOutlook } from '../../../app/domain/planning/day-outlook.ts';
import { whyNoLongerWearable } from '../../../app/domain/planning/no-longer-wearable.ts';
import { notNamedLook } from '../../../app/domain/looks/named-look.ts';
import type { ComposedOutfit, Reason, StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import { dressInNamedLook, recheckPlannedLook } from '../../../app/domain/styling/planned-look-check.ts';
import type { App } from '../../app.ts';
import { findPlan, type PlanRow } from '../../db/looks/plans.ts';
import type { Dressable } from '../outfits/dressable-user.ts';
import { isSamePlanInput, isSameWarmth, leavingHour, planInputHash } from './plan-inputs.ts';

/** The first outfit of a day that was planned: the look that she saw, or why it is another one. */
export type PlannedLookResult = { outfit: ComposedOutfit } | { outfit: null; because: Reason | null };

/** What was planned for a date, while it is drafted; undefined for a day that was not. */
export const findPlannedFor = (app: App, user: Dressable, date: string): Promise<PlanRow | undefined> =>
  findPlan(app.looks(user.shard), user.id, date);

const inside = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Nobody leaves earlier in the morning (hours-outdoors.ts). */
const EARLIEST = 6;

/** What has moved in the hours that it was planned for; of hours that are over nothing is known. */
function movedFor(user: Dressable, plan: PlanRow, { hours }: StylingBrief): string | null {
  const [first] = hours;
  if (first?.date !== plan.date) return null;
  const isWhole = first.hour <= Math.max(EARLIEST, leavingHour(user));
  return describeWeatherChange(plan.outlook, summarizeOutlook(hours), isWhole);
}

/**
 * Holds a plan against the day as it came.
 * @param asPlanned the question of the plan itself: for the hour at which her outfit comes
 * @param brief the question of her visit, which may be at another hour
 */
export async function checkPlannedLook(
  user: Dressable,
  plan: PlanRow,
  asPlanned: StylingBrief,
  brief: StylingBrief,
): Promise<PlannedLookResult> {
  if (plan.namedLookId !== null) return checkNamedLook(user, plan, asPlanned, brief);
  const isKept = plan.keptAt !== null;
  const because = (sentence: string): PlannedLookResult => {
    const which = isKept ? 'you chose' : 'we planned';
    const text = `Not the look ${which}, because ${inside(sentence)}`;
    return { outfit: null, because: { fact: 'plan', text } };
  };
  const madeFor = await planInputHash(user, asPlanned);
  if (!isSamePlanInput(plan.madeFor, madeFor))
    return isKept
      ? because('Your place, your styles or your limits have changed.')
      : { outfit: null, because: null };
  if (!isKept && !isSameWarmth(plan.madeFor, madeFor)) return { outfit: null, because: null };
  const lost =
    plan.madeFor === madeFor ? null : whyNoLongerWearable({ ...asPlanned, styles: [plan.style] }, plan.look);
  if (lost !== null) return because(lost);
  const moved = movedFor(user, plan, asPlanned);
  if (moved !== null && !isKept) return because(moved);
  const outfit = recheckPlannedLook(
    { ...brief, styles: [plan.style], seed: asPlanned.seed },
    plan.look,
    isKept,
  );
  if (!outfit)
    return because(
      isKept
        ? 'a piece of it is no longer in our wardrobe.'
        : "it wouldn't be right for the hours you're out.",
    );
  const told = moved === null ? '' : ` ${moved}`;
  const kept: Reason[] = isKept ? [{ fact: 'plan', text: `The look you chose before.${told}` }] : [];
  return { outfit: { ...outfit, title: plan.title, reasons: [...kept, ...outfit.reasons] } };
}

/** What she has put on the day herself is delivered, whatever the weather, as long as she can wear it. */
async function checkNamedLook(
  user: Dressable,
  plan: PlanRow,
  asPlanned: StylingBrief,
  brief: StylingBrief,
): Promise<PlannedLookResult> {
  const { title: name, style, look } = plan;
  const isAsPlanned = plan.madeFor === (await planInputHash(user, asPlanned));
  const lost = isAsPlanned ? null : whyNoLongerWearable({ ...asPlanned, styles: [style] }, look, true);
  const moved = movedFor(user, plan, asPlanned);
  const why = `You planned this look for today.${moved === null ? '' : ` ${moved}`}`;
  const outfit =
    lost === null ? dressInNamedLook({ ...brief, seed: asPlanned.seed }, { name, style, look }, why) : null;
  if (outfit) return { outfit };
  const because = lost ?? 'A piece of it is no longer in our wardrobe.';
  return { outfit: null, because: { fact: 'plan', text: notNamedLook(name, because) } };
}
