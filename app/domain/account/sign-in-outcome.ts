import { SIGNUPS_CLOSED } from '../operations/read-only-sentences.ts';
import { SIGN_IN_PROVIDER_NAMES, SIGN_IN_PROVIDERS, type SignInProvider } from './sign-in-provider.ts';

// Why signing in with a provider did not work. The callback sends the browser to /auth?signin={outcome}&with={provider}.

export const SIGN_IN_FAILURES = [
  'expired',
  'denied',
  'failed',
  'unreachable',
  'no-email',
  'not-vouched',
  'not-verified',
  'password-first',
  'limited',
  'closed',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

const SENTENCES: Record<SignInFailure, (provider: string) => string> = {
  expired: () => 'That sign-in took too long or was started in another window. Please try again.',
  denied: (provider) =>
    `You stopped partway, so ${provider} didn't tell us who you are. You can try again anytime.`,
  failed: (provider) => `${provider} couldn't tell us who you are. Please try again.`,
  unreachable: (provider) => `${provider} isn't responding. Please try again in a minute.`,
  'no-email': (provider) =>
    `${provider} gave us no email address, and an account needs one. Please sign up with your email address instead.`,
  'not-vouched': (provider) =>
    `You already have an account with this email address, and ${provider} can't confirm that the address is yours. Please sign in with your username and password.`,
  'not-verified': (provider) =>
    `There's already an account with this email address, but the address was never verified. Sign in with your password (or choose a new one with "Forgot password"), verify the address, then try ${provider} again.`,
  'password-first': (provider) =>
    `You already have an account with this email address. Sign in with its password once: from then on, ${provider} opens it too. Don't know it? Choose a new one with "Forgot password".`,
  closed: () => SIGNUPS_CLOSED,
  limited: () => 'Too many new accounts from your network. Please try again later.',
};

export const signInFailureUrl = (failure: SignInFailure, provider: SignInProvider): string =>
  `/auth?signin=${failure}&with=${provider}`;

export function signInFailureMessage(query: URLSearchParams): string | null {
  const failure = SIGN_IN_FAILURES.find((name) => name === query.get('signin'));
  const provider = SIGN_IN_PROVIDERS.find((name) => name === query.get('with'));
  return failure && provider ? SENTENCES[failure](SIGN_IN_PROVIDER_NAMES[provider]) : null;
}
