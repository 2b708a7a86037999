import { signInFailureUrl, type SignInFailure } from '../../../../app/domain/account/sign-in-outcome.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { IdentityProvider } from '../../../ports/identity.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { readBody } from '../../../read-body.ts';
import { signInWith, type SignInWith } from '../../../usecases/accounts/sign-in-with.ts';
import {
  attemptCookie,
  readAttempt,
  clearedAttemptCookie,
  newAttempt,
} from '../../sign-in-attempt-cookie.ts';
import { joinCookie } from '../../join-cookie.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { giveCookies } from '../session-cookies.ts';
import { POSTED_ACROSS_SITES } from '../middleware/require-own-site.ts';
import { tooLarge, type Api, type ApiContext } from '../route.ts';
import { noteEvent, noteFailedSignIn } from '../security-log.ts';
import { toVisitor } from './session.ts';

// Reached by links and redirects, never by a script: every answer leads to a page.

function providerNamed(c: ApiContext, name: string): IdentityProvider {
  const provider = c.get('app').identities.find((one) => one.name === name);
  if (!provider) throw new Refusal('not-found', "That sign-in method isn't set up here.");
  return provider;
}

const placeOf = (c: ApiContext) => ({ url: c.req.url, local: c.get('app').settings.local });
const callbackOf = (c: ApiContext, { name }: IdentityProvider): string =>
  `${mailOrigin(c.get('app'), c.req.url)}/api/auth/${name}/callback`;

/** 303: the browser goes on with a GET. */
function goTo(c: ApiContext, path: string, cookies: string[]): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.redirect(path, 303);
}

interface Answer {
  state: string;
  code: string;
  error: string;
  person?: string;
}

const answerOf = (fields: URLSearchParams): Answer => ({
  state: fields.get('state') ?? '',
  code: fields.get('code') ?? '',
  error: fields.get('error') ?? '',
  person: fields.get('user') ?? undefined,
});

/** An attempt is good for one answer: its cookie always goes. */
async function finish(c: ApiContext, provider: IdentityProvider, answer: Answer): Promise<Response> {
  const place = placeOf(c);
  const cleared = clearedAttemptCookie(place, provider.postsBack);
  const outcome = await outcomeOf(c, provider, answer);
  if (typeof outcome === 'string' || 'failure' in outcome) {
    const failure = typeof outcome === 'string' ? outcome : outcome.failure;
    await noteFailedSignIn(c, provider.name, failure);
    const cookies =
      typeof outcome === 'string' ? [cleared] : [cleared, ...(await waitingCookies(c, outcome))];
    return goTo(c, signInFailureUrl(failure, provider.name), cookies);
  }
  const { user, token, how } = outcome;
  const event = { known: 'signed-in-with-provider', linked: 'provider-linked', new: 'signed-up' } as const;
  await noteEvent(c, event[how], user.id);
  await giveCookies(c, { token, userId: user.id });
  return goTo(c, '/', [cleared]);
}

/** The identity waits in this browser until she has signed in to the account. */
const waitingCookies = async (c: ApiContext, outcome: SignInWith): Promise<string[]> =>
  'owner' in outcome ? [await joinCookie(c.get('app'), c.req.url, outcome.owner, outcome.identity)] : [];

async function outcomeOf(
  c: ApiContext,
  provider: IdentityProvider,
  answer: Answer,
): Promise<SignInWith | SignInFailure> {
  const app = c.get('app');
  const own = { provider: provider.name, state: answer.state };
  const attempt = readAttempt(c.req.raw, app.settings.local, own);
  if (!attempt) return 'expired';
  if (answer.error !== '') return isHerNo(answer.error) ? 'denied' : 'failed';
  if (answer.code === '') return 'failed';
  try {
    const identity = await provider.prove(answer, attempt, callbackOf(c, provider));
    return await signInWith(app, identity, toVisitor(c));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(
      JSON.stringify({ requestId: c.get('requestId'), provider: error.provider, message: error.message }),
    );
    return error.retryable ? 'unreachable' : 'failed';
  }
}

/** RFC 6749, 4.1.2.1; Apple has a word of its own. */
const isHerNo = (error: string): boolean => error === 'access_denied' || error === 'user_cancelled_authorize';

const MOST_BYTES = 16_000;

export function mountSignInWith(api: Api): void {
  api.get('/api/auth/:provider', (c) => {
    const provider = providerNamed(c, c.req.param('provider'));
    const attempt = newAttempt();
    const kept = attemptCookie(placeOf(c), { ...attempt, provider: provider.name }, provider.postsBack);
    return goTo(c, provider.addressFor(attempt, callbackOf(c, provider)).href, [kept]);
  });

  api.get('/api/auth/:provider/callback', (c) => {
    const provider = providerNamed(c, c.req.param('provider'));
    // Apple's answer is posted; an address with a code is nobody's answer then.
    if (provider.postsBack) throw new Refusal('not-found', 'That way to sign in answers differently.');
    return finish(c, provider, answerOf(new URL(c.req.url).searchParams));
  });

  for (const path of POSTED_ACROSS_SITES) {
    api.post(path, async (c) => {
      const provider = providerNamed(c, path.split('/')[3] ?? '');
      const body = await readBody({ body: c.req.raw.body, announced: null }, { max: MOST_BYTES, tooLarge });
      return finish(c, provider, answerOf(new URLSearchParams(new TextDecoder().decode(body))));
    });
  }
}
