import type { App } from '../app.ts';
import { composeApp } from '../compose.ts';
import { readClockOffset } from '../db/operations/operator-notes.ts';
import type { Env } from '../env.d.ts';
import { withoutDistance } from './local/simulated-distance.ts';

const forecasts: App['forecasts'] = new Map();

/** An isolate has one Env for all its requests, and an App holds nothing of a request: it is put together once. */
const composed = new WeakMap<Env, App>();

function appOf(env: Env): App {
  const known = composed.get(env);
  if (known) return known;
  const app = { ...composeApp(env), forecasts };
  composed.set(env, app);
  return app;
}

/** The App of one request. Local builds alone read the shifted clock; production builds drop that branch. */
export async function openApp(env: Env): Promise<App> {
  const app = appOf(env);
  if (!__LOCAL_BUILD__) return app;
  // A tool of local builds: it costs no trip (local/simulated-distance.ts).
  const offset = await readClockOffset(appOf(withoutDistance(env)).people);
  return offset === 0 ? app : { ...composeApp(env, offset), forecasts };
}
