import type { App } from '../app.ts';
import { composeApp } from '../compose.ts';
import { readClockOffset } from '../db/operations.ts';
import type { Env } from '../env.d.ts';

const forecasts: App['forecasts'] = new Map();

/** The App of one request. Local builds alone read the shifted clock; production builds drop that branch. */
export async function openApp(env: Env): Promise<App> {
  const app = { ...composeApp(env), forecasts };
  if (!__LOCAL_BUILD__) return app;
  const offset = await readClockOffset(app.people);
  return offset === 0 ? app : { ...composeApp(env, offset), forecasts };
}
