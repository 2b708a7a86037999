import type { App } from '../app.ts';
import { composeApp } from '../compose.ts';
import { readClockOffset } from '../db/operations/operator-notes.ts';
import type { Env } from '../env.d.ts';
import { withoutDistance } from './local-build/simulated-distance.ts';

const forecasts: App['forecasts'] = new Map();

/** An App holds nothing of a request: one per isolate. */
const composed = new WeakMap<Env, App>();

function appOf(env: Env): App {
  const known = composed.get(env);
  if (known) return known;
  const app = { ...composeApp(env), forecasts };
  composed.set(env, app);
  return app;
}

/** Only local builds read the shifted clock; production drops that branch. */
export async function openApp(env: Env): Promise<App> {
  const app = appOf(env);
  if (!__LOCAL_BUILD__) return app;
  // Not counted as a trip (local-build/simulated-distance.ts).
  const offset = await readClockOffset(appOf(withoutDistance(env)).people);
  return offset === 0 ? app : { ...composeApp(env, offset), forecasts };
}
