import type { Feeling } from '../../../app/domain/preferences/feeling.ts';
import { computeThermostat, type Thermostat } from '../../../app/domain/preferences/thermostat.ts';
import { thermostatTrial } from '../../../app/domain/preferences/warmth-experiment.ts';
import { feedbackThanks } from '../../../app/domain/preferences/thermostat-words.ts';
import type { App } from '../../app.ts';
import { saveFeeling, recentComfortTaps } from '../../db/looks/comfort-taps.ts';
import { findOutfit } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { withOutfit } from '../outfit-archive/restore-outfit.ts';

/**
 * How an outfit felt. Said again of the same outfit, only the last counts. `note` says what changes against the way
 * this outfit was dressed. @throws Refusal not-found when the outfit is not hers or not there
 */
export async function tapComfort(
  app: App,
  user: SessionUser,
  outfitId: string,
  feeling: Feeling,
): Promise<{ feeling: Feeling; thermostat: Thermostat; note: string }> {
  const db = app.looks(user.shard);
  const outfit = await withOutfit(app, user, outfitId, async () => {
    const worn = await findOutfit(db, user.id, outfitId);
    if (!worn) return undefined;
    const [[found]] = await db.batch(saveFeeling(db, worn, feeling, app.clock.now()));
    return found && worn;
  });
  const taps = await recentComfortTaps(db, user.id);
  const thermostat = computeThermostat(taps);
  const trialC = thermostatTrial(taps);
  return {
    feeling,
    thermostat,
    note: feedbackThanks({
      feeling,
      dressedC: outfit.receipt.offsetC ?? 0,
      thermostat,
      trialC,
      unit: user.temperatureUnit,
    }),
  };
}
