import { movedSince, outlookOf } from '../../../app/domain/planning/outlook.ts';
import type { ComposedOutfit, Reason, StylingBrief } from '../../../app/domain/styling/brief.ts';
import { keptFor } from '../../../app/domain/styling/keep.ts';
import type { App } from '../../app.ts';
import { planOf, type PlanRow } from '../../db/plans.ts';
import type { Dressable } from '../outfits/dressable.ts';
import { madeForHash } from './made-for.ts';

/** The first outfit of a day that was planned: the look that she saw, or why it is another one. */
export type Promised = { outfit: ComposedOutfit } | { outfit: null; because: Reason | null };

/** What was planned for a date, while it is drafted; undefined for a day that was not. */
export const plannedFor = (app: App, user: Dressable, date: string): Promise<PlanRow | undefined> =>
  planOf(app.looks(user.shard), user.id, date);

const sentence = (moved: string): string => moved.charAt(0).toLowerCase() + moved.slice(1);

/** Holds a plan against the day as it came (`brief`). */
export async function promisedLook(user: Dressable, plan: PlanRow, brief: StylingBrief): Promise<Promised> {
  const nothing = { outfit: null, because: null };
  if (plan.madeFor !== (await madeForHash(user, brief))) return nothing;
  const moved = movedSince(plan.outlook, outlookOf(brief.hours));
  const isHers = plan.keptAt !== null;
  if (moved !== null && !isHers)
    return {
      outfit: null,
      because: { fact: 'plan', text: `Not the look we planned, because ${sentence(moved)}` },
    };
  const outfit = keptFor({ ...brief, styles: [plan.style] }, plan.look, isHers);
  if (!outfit) return nothing;
  const told = moved === null ? '' : ` ${moved}`;
  const kept: Reason[] = isHers
    ? [{ fact: 'plan', text: `The look that you settled on before.${told}` }]
    : [];
  return { outfit: { ...outfit, title: plan.title, reasons: [...kept, ...outfit.reasons] } };
}
