import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';

export interface NewMember {
  /** With a place and a style she has left the onboarding behind her. */
  settled?: boolean;
  isAdmin?: boolean;
  tier?: 'free' | 'premium' | 'pro';
}

let serial = 0;

/** A member who has just signed up; her session is that of the context. Returns her username. */
export async function signUpMember(context: BrowserContext, wishes: NewMember = {}): Promise<string> {
  const username = `mia${Date.now().toString(36)}${serial++}`;
  const headers = { origin: inject('origin') };
  const call = async (method: string, path: string, data: object) => {
    const answer = await context.request.fetch(path, { method, data, headers });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  };
  const account = { username, password: 'rain on the window', email: `${username}@stylecast.test` };
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
