import type { APIResponse, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { siteOrigin } from '../browser/site-origin.ts';

export interface NewMember {
  /** With a place and a style she has left the onboarding behind her. */
  settled?: boolean;
  isAdmin?: boolean;
  tier?: 'free' | 'premium' | 'pro';
}

export const MEMBER_PASSWORD = 'rain on the window';

/** A call of the API that has to go well. */
export type Call = (method: string, path: string, data?: object) => Promise<APIResponse>;

/** One of the addresses that belong to benchmarks (RFC 2544). */
const networkOfHerOwn = (): string =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Calls the API as whoever is signed in in this context. */
export function callerIn(context: BrowserContext): Call {
  // From a network of her own: all of a run's members sign up within the hour in which one network may make sixty.
  const headers = { origin: siteOrigin(), 'cf-connecting-ip': networkOfHerOwn() };
  return async (method, path, data) => {
    const answer = await context.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer;
  };
}

let serial = 0;

/** A member who has just signed up; her session is that of the context. Returns her username. */
export async function signUpMember(context: BrowserContext, wishes: NewMember = {}): Promise<string> {
  const username = `mia${Date.now().toString(36)}${serial++}`;
  const call = callerIn(context);
  const account = { username, password: MEMBER_PASSWORD, email: `${username}@stylecast.test` };
  await call('POST', '/api/register', account);
  const { settled, isAdmin = false, tier = 'free' } = wishes;
  if (settled) {
    await call('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
    await call('PUT', '/api/user/location', { location: 'Lisbon' });
  }
  if (isAdmin || tier !== 'free')
    await call('POST', '/dev/account', { username, subscriptionTier: tier, isAdmin });
  return username;
}
