import type { App } from '../../app.ts';
import type { SiteEnv } from '../../env.d.ts';
import { openApp } from '../open-app.ts';
import { mountAdmin } from './admin.ts';
import { mountDressing } from './dressing.ts';
import { mountAccount } from './account.ts';
import { mountFilms } from './films.ts';
import { answerHeaders } from './middleware/answer-headers.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { ownSite } from './middleware/own-site.ts';
import { session } from './middleware/session.ts';
import { onError } from './on-error.ts';
import { mountNotifications } from './notifications.ts';
import { mountHealth } from './health.ts';
import { person } from './middleware/person.ts';
import { readOnly } from './middleware/read-only.ts';
import { mountObjects } from './objects.ts';
import { mountOpenApi } from './openapi.ts';
import { mountOperator } from './operator.ts';
import { mountOutfits } from './outfits.ts';
import { mountPlaces } from './places.ts';
import { mountProfile } from './profile.ts';
import { nearReads } from '../near-reads.ts';
import { newApi, type Api } from './route.ts';
import { mountSchedules } from './schedules.ts';
import { mountSecurity } from './security.ts';
import { mountSession } from './session.ts';
import { mountShares } from './shares.ts';
import { mountSignInWith } from './sign-in-with.ts';
import { mountSubscription } from './subscription.ts';
import { mountUploads } from './uploads.ts';
import { mountWebhooks } from './webhooks.ts';
import { mountWeather } from './weather.ts';

/** /api, /objects and /healthz. Each heading of spec 7 mounts its own calls. Tests hand in an App of their own. */
export function createApi(compose: (env: SiteEnv) => App | Promise<App> = openApp): Api {
  const api = newApi();
  api.onError(onError);
  api.notFound((c) => c.json({ message: 'There is no such call.' }, 404));

  api.use(answerHeaders);
  api.use(async (c, next) => {
    const { app, setCookie } = nearReads(await compose(c.env), c.req.raw);
    c.set('app', app);
    await next();
    const cookie = await setCookie();
    if (cookie !== null) c.header('Set-Cookie', cookie, { append: true });
  });
  api.use(bodyLimit);
  api.use(ownSite);
  api.use(readOnly);
  api.use(person);
  api.use(session);

  mountSession(api);
  mountAccount(api);
  mountSecurity(api);
  mountSignInWith(api);
  mountProfile(api);
  mountPlaces(api);
  mountWeather(api);
  mountUploads(api);
  mountOutfits(api);
  mountFilms(api);
  mountSchedules(api);
  mountDressing(api);
  mountShares(api);
  mountSubscription(api);
  mountWebhooks(api);
  mountNotifications(api);
  mountObjects(api);
  mountAdmin(api);
  mountOperator(api);
  mountHealth(api);
  mountOpenApi(api);
  return api;
}
