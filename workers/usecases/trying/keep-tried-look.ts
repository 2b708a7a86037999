import type { BodyOf } from '../../../app/contracts/call.ts';
import type { keepTriedLook as keepCall, TriedLook } from '../../../app/contracts/try.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import { summarizeOutlook } from '../../../app/domain/planning/day-outlook.ts';
import { recheckPlannedLook } from '../../../app/domain/styling/planned-look-check.ts';
import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { garmentById, toWornGarment } from '../../../app/domain/wardrobe/wardrobe.ts';
import { outdoorHours } from '../../../app/domain/weather/hours-outdoors.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import { savePlans } from '../../db/looks/plans.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { isDressable, type Dressable } from '../outfits/dressable-user.ts';
import { briefFor, briefFrom } from '../outfits/styling-brief.ts';
import { occasionNow } from '../outfits/todays-outfit.ts';
import { leavingHour, planInputHash } from '../planning/plan-inputs.ts';
import { pageInTurn } from '../concurrency/in-turn.ts';
import { looksForVisitor } from './looks-for-visitor.ts';

type Kept = BodyOf<typeof keepCall>;

/** The pieces as they are worn; null for what is no look: an unknown piece, or two for one place. */
function lookOf(pieces: readonly string[]): Look | null {
  const known = pieces.flatMap((id) => {
    const garment = garmentById(id);
    const colorway = garment?.colors.find((each) => id === `${garment.id}:${each.join('+')}`);
    return garment && colorway ? [toWornGarment(garment, colorway)] : [];
  });
  const slots = new Set(known.map(({ slot }) => slot));
  return known.length === pieces.length && slots.size === known.length ? { garments: known } : null;
}

/** What /try shows there now, if it is this; a style may ask for more than the day is good for (a suit in the heat). */
async function asShown(app: App, user: Dressable, { style, pieces }: Kept): Promise<TriedLook | null> {
  if (user.placeId === null) return null;
  const { looks } = await looksForVisitor(app, { gender: user.gender, placeId: user.placeId });
  const isThis = ({ look }: TriedLook) => look.garments.map(({ id }) => id).join() === pieces.join();
  return looks.find((one) => one.style === style && isThis(one)) ?? null;
}

/**
 * The look that she kept when she had no account becomes the one that she has settled on for today: her first outfit is it.
 * What is not right for her day (forged, or the weather has turned) is not kept, and she is dressed as anybody.
 */
export async function keepTriedLook(app: App, user: SessionUser, { style, pieces }: Kept): Promise<void> {
  const look = lookOf(pieces);
  if (!look || !isDressable(user)) return;
  const occasion = occasionNow(app, user);
  const { date } = occasion;
  const db = app.looks(user.shard);
  await pageInTurn(app, user, WORK.plannedDay, async () => {
    if (await currentOutfit(db, user.id, date)) return;
    const { brief, forecast, known } = await briefFor(app, user, occasion, 1, style);
    const shown = await asShown(app, user, { style, pieces });
    const outfit = recheckPlannedLook(brief, look, shown !== null);
    if (!outfit) return;
    const hour = leavingHour(user);
    const daypart = daypartOf(hour);
    const hours = outdoorHours(forecast.hours, daypart, date, hour);
    const asPlanned = briefFrom(
      app,
      user,
      known,
      { date, daypart },
      { hours, source: forecast.source, attempt: 1 },
    );
    const now = app.clock.now();
    const { title, description } = shown ?? outfit;
    const plan = { userId: user.id, date, attempt: 1, title, description, style, look: outfit.look };
    const madeFor = await planInputHash(user, asPlanned);
    const outlook = summarizeOutlook(hours);
    await savePlans(
      db,
      user.id,
      [{ ...plan, outlook, madeFor, keptAt: now, namedLookId: null, moved: null, madeAt: now }],
      date,
    );
  });
}
