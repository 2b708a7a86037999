import {
  getThermostat,
  resetThermostat,
  tapComfort as tapCall,
} from '../../../../app/contracts/dressing/comfort.ts';
import {
  getFitPreferences,
  listWearables,
  putNeverWear as putNeverWearCall,
  saveFitPreferences as saveFitCall,
} from '../../../../app/contracts/dressing/fit-preferences.ts';
import { getTaste, resetTaste, type Taste } from '../../../../app/contracts/dressing/taste.ts';
import { likingsOf, tasteLines } from '../../../../app/domain/preferences/taste.ts';
import { thermostatOf, type Thermostat } from '../../../../app/domain/preferences/thermostat.ts';
import { settledFit, wearablesFor } from '../../../../app/domain/preferences/never-wear-choices.ts';
import type { App } from '../../../app.ts';
import { forgetTaps, tapsOf } from '../../../db/looks/comfort-taps.ts';
import { forgetTaste, tasteEventsOf } from '../../../db/looks/taste-events.ts';
import type { SessionUser } from '../../../db/people/users.ts';
import { putNeverWear } from '../../../usecases/preferences/put-never-wear.ts';
import { saveFitPreferences } from '../../../usecases/preferences/save-fit-preferences.ts';
import { tapComfort } from '../../../usecases/outfits/tap-comfort.ts';
import { signedIn, type Api } from '../route.ts';

export async function readThermostat(app: App, user: SessionUser): Promise<Thermostat> {
  return thermostatOf(await tapsOf(app.looksNear(user.shard), user.id));
}

export async function readTaste(app: App, user: SessionUser): Promise<Taste> {
  const events = await tasteEventsOf(app.looksNear(user.shard), user.id);
  return { lines: tasteLines(likingsOf(events, app.clock.now())) };
}

/** How she is dressed, learned or told: thermostat, taste, fit and modesty. */
export function mountDressing(api: Api): void {
  signedIn(api, tapCall, ({ app, user, body, param }) => tapComfort(app, user, param('id'), body.feeling));
  signedIn(api, getThermostat, ({ app, user }) => readThermostat(app, user));
  signedIn(api, resetThermostat, ({ app, user }) => forgetTaps(app.looks(user.shard), user.id));

  signedIn(api, getTaste, ({ app, user }) => readTaste(app, user));
  signedIn(api, resetTaste, ({ app, user }) => forgetTaste(app.looks(user.shard), user.id));

  signedIn(api, getFitPreferences, ({ user }) => settledFit(user.fitPreferences));
  signedIn(api, saveFitCall, ({ app, user, body }) => saveFitPreferences(app, user, body));
  signedIn(api, putNeverWearCall, ({ app, user, body }) => putNeverWear(app, user, body));
  signedIn(api, listWearables, ({ user }) => wearablesFor(user.gender));
}
