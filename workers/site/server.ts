import * as build from 'remix-server-build';
import type { App } from '../app.ts';
import type { SiteEnv } from '../env.d.ts';
import { createApi } from './api/index.ts';
import { forget, FORGOTTEN_BYTES } from './bounded-body.ts';
import { EARLY_ACCESS_FORM, earlyAccessForm } from './early-access-form.ts';
import { failedPage } from './error-page.ts';
import { loadSession, type LoadedSession } from './load-session.ts';
import { openReplicaReads } from './replica-reads.ts';
import { mountDev } from './local-build/dev-routes.ts';
import { LOCAL_ACCOUNTS } from './local-build/accounts.ts';
import { DISTANCE_HEADER, withDistance, TRIPS_HEADER } from './local-build/simulated-distance.ts';
import { openApp } from './open-app.ts';
import { recentlyReadStopped, readStopped } from '../db/operations/switches.ts';
import { faultOfAddress, faultOfPage, refused, refusedAhead } from './page-door.ts';
import { pageHandlers } from './page-handlers.ts';
import { pageReads } from './page-reads.ts';
import { isPublicPage, publicPage, type PublicPages } from './public-pages.ts';
import { isSecurityTxt, securityTxt } from './security-txt.ts';
import { sessionToken } from './session-cookie.ts';
import { claimCookie } from './read-claim.ts';
import { voterAt } from './voter-cookie.ts';
import { newNonce, pageCaching, withSecurityHeaders } from './security-headers.ts';

const api = createApi();
if (__LOCAL_BUILD__) mountDev(api);
const handlerOf = pageHandlers(build);
const kept: PublicPages = new Map();

const API_PATH =
  /^\/(api|objects|dev)(\/|$)|^\/healthz$|^\/look\/[^/]+\/(image|preview)\.jpg$|^\/ask\/[^/]+\/(vote|(first|second)\.jpg)$|^\/unsubscribe\//;
const SECRET_PATH = /^\/(verify-email|reset-password|look|ask)(\/|$)/;

/** HEAD comes from machines: without a session, so that nothing is written. */
const visitorAt = (app: App, request: Request): Promise<LoadedSession> =>
  request.method === 'HEAD' ? Promise.resolve({ session: null, setCookie: null }) : loadSession(app, request);

async function page(request: Request, env: SiteEnv, context: ExecutionContext): Promise<Response> {
  const { pathname, protocol, origin } = new URL(request.url);
  const nonce = newNonce();
  const { app, setCookie: setBookmark } = openReplicaReads(await openApp(env), request);
  const begun = Date.now();
  const [{ session, setCookie }, stopped] = await Promise.all([
    visitorAt(app, request),
    isPublicPage(request) && sessionToken(request, app.settings.local) === undefined
      ? // The landing page's visitors change nothing: no waiting.
        recentlyReadStopped(app.people, (reading) => context.waitUntil(reading))
      : readStopped(app.people),
  ]);
  const isReadOnly = stopped.has('readOnly');
  const voter = await voterAt(app, request);
  const render = (withNonce: string): Promise<Response> =>
    handlerOf(pathname)(request, {
      read: pageReads(app, session, voter.device),
      isPage: !pathname.endsWith('.data'),
      nonce: withNonce,
      origin: env.ORIGIN ?? origin,
      isReadOnly,
      personCheckKey: app.personCheck?.siteKey ?? null,
      canMail: app.settings.canMail,
      signInProviders: app.identities.map(({ name }) => name),
      localAccounts: __LOCAL_BUILD__ ? LOCAL_ACCOUNTS : null,
    });
  const isShared = session === null && !isReadOnly && isPublicPage(request);
  const response = await (isShared ? publicPage(kept, request, nonce, render) : render(nonce));
  const secretInUrl = SECRET_PATH.test(pathname);
  const caching = pageCaching({ signedIn: session !== null, secretInUrl });
  const stripe = pathname === '/subscribe' && session !== null && app.payments?.name === 'stripe';
  const personCheck = app.personCheck !== null;
  const security = { nonce, https: protocol === 'https:', secretInUrl, stripe, personCheck };
  const secured = withSecurityHeaders(response, security, { 'Cache-Control': caching });
  const claim = await claimCookie(app, request, session?.user ?? null);
  for (const cookie of [setCookie, await setBookmark(), claim, voter.setCookie]) {
    if (cookie !== null) secured.headers.append('Set-Cookie', cookie);
  }
  app.events.note('page', `/${pathname.split('/')[1] ?? ''}`, String(secured.status), Date.now() - begun);
  return secured;
}

function answer(request: Request, env: SiteEnv, context: ExecutionContext): Response | Promise<Response> {
  const { pathname, origin, protocol } = new URL(request.url);
  const isCall = API_PATH.test(pathname);
  const isForm = request.method === 'POST' && pathname === EARLY_ACCESS_FORM;
  const fault = faultOfAddress(request) ?? (isCall || isForm ? null : faultOfPage(request));
  if (fault) {
    return forget(request, FORGOTTEN_BYTES).then(() =>
      withSecurityHeaders(refused(fault, isCall), { https: protocol === 'https:' }),
    );
  }
  if (isCall) return api.fetch(request, env, context);
  if (isSecurityTxt(pathname)) {
    const text = securityTxt(env.ORIGIN ?? origin, Date.now());
    return withSecurityHeaders(text, { https: protocol === 'https:' });
  }
  const isSignedIn = sessionToken(request, __LOCAL_BUILD__) !== undefined;
  const ahead = refusedAhead(request, isSignedIn);
  if (ahead) return withSecurityHeaders(ahead, { https: protocol === 'https:' });
  const answered = (isForm ? earlyAccessForm(request, env) : page(request, env, context)).catch(
    (error: unknown) => failedPage(request, error),
  );
  // Pages read no body.
  return answered.then((response) => forget(request, FORGOTTEN_BYTES).then(() => response));
}

async function answerFromFar(request: Request, env: SiteEnv, context: ExecutionContext): Promise<Response> {
  const far = withDistance(request, env);
  const answered = await answer(request, far.env, context);
  const { home, near, all } = far.trips;
  const headers = new Headers(answered.headers);
  headers.set(TRIPS_HEADER, `home=${home} near=${near} all=${all}`);
  return new Response(answered.body, { status: answered.status, headers });
}

/** The Pages entry: /api and /objects go to Hono, the rest to Remix. Static files never get here (_routes.json). */
export default {
  fetch(request, env, context): Response | Promise<Response> {
    if (__LOCAL_BUILD__ && request.headers.has(DISTANCE_HEADER)) return answerFromFar(request, env, context);
    return answer(request, env, context);
  },
} satisfies ExportedHandler<SiteEnv>;
