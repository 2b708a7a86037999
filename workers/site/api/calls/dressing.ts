import {
  getThermostat,
  resetThermostat,
  tapComfort as tapCall,
} from '../../../../app/contracts/fit-and-taste/comfort.ts';
import {
  getFitPreferences,
  listWearables,
  putNeverWear as putNeverWearCall,
  saveFitPreferences as saveFitCall,
} from '../../../../app/contracts/fit-and-taste/fit-preferences.ts';
import { getTaste, resetTaste, type Taste } from '../../../../app/contracts/fit-and-taste/taste.ts';
import { computeLikings, tasteLines } from '../../../../app/domain/preferences/taste.ts';
import { computeThermostat, type Thermostat } from '../../../../app/domain/preferences/thermostat.ts';
import { normalizeFit, wearablesFor } from '../../../../app/domain/preferences/never-wear-choices.ts';
import type { App } from '../../../app.ts';
import { forgetTaps, recentComfortTaps } from '../../../db/looks/comfort-taps.ts';
import { forgetTaste, recentTasteEvents } from '../../../db/looks/taste-events.ts';
import type { SessionUser } from '../../../db/people/users.ts';
import { putNeverWear } from '../../../usecases/preferences/put-never-wear.ts';
import { saveFitPreferences } from '../../../usecases/preferences/save-fit-preferences.ts';
import { tapComfort } from '../../../usecases/outfits/tap-comfort.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export async function readThermostat(app: App, user: SessionUser): Promise<Thermostat> {
  return computeThermostat(await recentComfortTaps(app.looksNear(user.shard), user.id));
}

export async function readTaste(app: App, user: SessionUser): Promise<Taste> {
  const events = await recentTasteEvents(app.looksNear(user.shard), user.id);
  return { lines: tasteLines(computeLikings(events, app.clock.now())) };
}

export function mountDressing(api: Api): void {
  mountForSignedIn(api, tapCall, ({ app, user, body, param }) =>
    tapComfort(app, user, param('id'), body.feeling),
  );
  mountForSignedIn(api, getThermostat, ({ app, user }) => readThermostat(app, user));
  mountForSignedIn(api, resetThermostat, ({ app, user }) => forgetTaps(app.looks(user.shard), user.id));

  mountForSignedIn(api, getTaste, ({ app, user }) => readTaste(app, user));
  mountForSignedIn(api, resetTaste, ({ app, user }) => forgetTaste(app.looks(user.shard), user.id));

  mountForSignedIn(api, getFitPreferences, ({ user }) => normalizeFit(user.fitPreferences));
  mountForSignedIn(api, saveFitCall, ({ app, user, body }) => saveFitPreferences(app, user, body));
  mountForSignedIn(api, putNeverWearCall, ({ app, user, body }) => putNeverWear(app, user, body));
  mountForSignedIn(api, listWearables, ({ user }) => wearablesFor(user.gender));
}
