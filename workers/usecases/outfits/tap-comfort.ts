import type { Feeling } from '../../../app/domain/preferences/feeling.ts';
import { thermostatOf, type Thermostat } from '../../../app/domain/preferences/thermostat.ts';
import { trialOf } from '../../../app/domain/preferences/thermostat-trial.ts';
import { thanksFor } from '../../../app/domain/preferences/thermostat-words.ts';
import type { App } from '../../app.ts';
import { keepFeeling, tapsOf } from '../../db/looks/comfort-taps.ts';
import { outfitOf } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { withOutfit } from '../archive/bring-back.ts';

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
    const worn = await outfitOf(db, user.id, outfitId);
    if (!worn) return undefined;
    const [[found]] = await db.batch(keepFeeling(db, worn, feeling, app.clock.now()));
    return found && worn;
  });
  const taps = await tapsOf(db, user.id);
  const thermostat = thermostatOf(taps);
  const trialC = trialOf(taps);
  return {
    feeling,
    thermostat,
    note: thanksFor(feeling, outfit.receipt.offsetC ?? 0, thermostat.offsetC + trialC, trialC),
  };
}
