import { earlyAccess } from '../../app/contracts/session.ts';
import type { SiteEnv } from '../env.d.ts';
import { joinEarlyAccess } from '../usecases/accounts/join-early-access.ts';
import { isFromOwnSite } from './api/middleware/require-own-site.ts';
import { refuseAnnounced, withBoundedBody } from './bounded-body.ts';
import { isStopped } from '../db/operations/switches.ts';
import { clientAddress } from './client-address.ts';
import { openApp } from './open-app.ts';
import { withSecurityHeaders } from './security-headers.ts';

export const EARLY_ACCESS_FORM = '/early-access';
const MOST_BYTES = 2_000;

/** The landing page's form without JavaScript. Redirects to '/?waitlist=joined', 'invalid' or 'failed'. */
export async function earlyAccessForm(request: Request, env: SiteEnv): Promise<Response> {
  const outcome = isFromOwnSite(request) ? await join(request, env) : 'failed';
  const headers = { Location: `/?waitlist=${outcome}#early-access`, 'Cache-Control': 'no-store' };
  const https = new URL(request.url).protocol === 'https:';
  return withSecurityHeaders(new Response(null, { status: 303, headers }), { https });
}

async function readForm(request: Request): Promise<string | null> {
  try {
    refuseAnnounced(request, MOST_BYTES);
    return new TextDecoder().decode(await withBoundedBody(request, MOST_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

async function join(request: Request, env: SiteEnv): Promise<'joined' | 'invalid' | 'failed'> {
  const body = await readForm(request);
  if (body === null) return 'invalid';
  const email = new URLSearchParams(body).get('email');
  const read = earlyAccess.body.safeParse({ email });
  if (!read.success) return 'invalid';
  const app = await openApp(env);
  // Without JavaScript there is no proof of a person.
  if (app.personCheck || (await isStopped(app.people, 'readOnly'))) return 'failed';
  return joinEarlyAccess(app, read.data.email, clientAddress(request)).then(
    () => 'joined' as const,
    () => 'failed' as const,
  );
}
