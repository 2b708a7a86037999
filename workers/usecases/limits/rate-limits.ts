import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { forgetHits, hit, hitAll } from '../../db/people/rate-limits.ts';
import { lookupKey } from '../../db/people/users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const tooMany = (message: string, retryAfter: number) =>
  new Refusal('too-many', message, { error: 'Too many tries', retryAfter });

async function limit(app: App, key: string, max: number, windowMs: number, message: string): Promise<void> {
  const taken = await hit(app, key, max, windowMs);
  if (!taken.allowed) throw tooMany(message, taken.retryAfter);
}

/** So many in an hour under this key, and what is said after that. */
export interface HourlyLimit {
  /** 'kind:whom' */
  key: string;
  most: number;
  said: string;
}

/** Counts one try under all of these keys, or under none when one is full. @throws Refusal 'too-many' */
export async function limitTogether(app: App, limits: readonly HourlyLimit[]): Promise<void> {
  await takeTogether(app, limits);
}

async function takeTogether(
  app: App,
  limits: readonly HourlyLimit[],
): Promise<(index: number) => Promise<void>> {
  const taken = await hitAll(
    app,
    limits.map(({ key, most }) => ({ key, most, windowMs: HOUR })),
  );
  if (!taken.allowed) throw tooMany(limits[taken.full]?.said ?? '', taken.retryAfter);
  return taken.undo;
}

const GUESSED = 'Too many sign-in attempts. Please wait a few minutes and try again.';
const STEP_UP_NETWORK =
  'Too many sign-in attempts from your network. Please wait a few minutes, or choose "Forgot password": with the link in your email you can sign in here at once.';
const STEP_UP =
  'Too many wrong passwords were tried for this account. Choose "Forgot password": with the link in your email you can sign in here at once.';

/**
 * Counts every try at a password before it is checked, under all keys at once, or under none when one is full, so that
 * parallel guesses cannot slip through. `forgive` takes back the hits that count only wrong guesses, when it was right. On a
 * known device nobody else's guesses lock her out: neither those from her network nor those at her account.
 * @param account her id, or the name that was typed
 * @param device of hers; null for one that has never been signed in
 * @throws Refusal 'too-many'
 */
export async function limitLogins(
  app: App,
  account: string,
  address: string,
  device: string | null,
): Promise<{ forgive(): Promise<void> }> {
  const from = device === null ? address : `device ${device}`;
  const limits = [
    { key: `login-try:${account} ${from}`, most: 60, windowMs: HOUR, said: GUESSED },
    { key: `login:${account} ${from}`, most: 10, windowMs: 15 * MINUTE, said: GUESSED },
    ...(device === null
      ? [
          { key: `login-address:${address}`, most: 100, windowMs: 15 * MINUTE, said: STEP_UP_NETWORK },
          { key: `login-account:${account}`, most: 50, windowMs: HOUR, said: STEP_UP },
        ]
      : []),
  ];
  const taken = await hitAll(app, limits);
  if (!taken.allowed) throw tooMany(limits[taken.full]?.said ?? GUESSED, taken.retryAfter);
  return {
    async forgive() {
      // All but the first, which counts right ones too.
      await Promise.all(limits.slice(1).map((_, i) => taken.undo(i + 1)));
    },
  };
}

const CHANGED_PHOTO = 'You have changed your photo many times. Please try again in an hour.';
const UPLOADED = 'You have uploaded many photos. Please try again in an hour.';

/** Most calls in an hour, by network address, mail address or user id, and what is said after that. */
const HOURLY = {
  register: { most: 60, said: 'Too many new accounts from your network. Please try again later.' },
  'early-access': { most: 60, said: 'Too many sign-ups from your network. Please try again later.' },
  /** Against testing of stolen cards. */
  payment: {
    most: 40,
    said: 'You have changed your plan many times. Please try again in an hour.',
  },
  /** By network: browsers tell us what a page's policy has stopped. */
  report: { most: 60, said: 'Too many reports from your network.' },
  /** By network: a key opens its own account only, so that guessing is hopeless anyway. */
  passkey: { most: 120, said: 'Too many sign-in attempts from your network. Please try again later.' },
  /** Each one makes us read a calendar. */
  calendar: { most: 20, said: 'You have changed your calendar many times. Please try again in an hour.' },
  /** Pictures that are stored: thirty photos, each with its upright copy and two maps of the body. */
  upload: { most: 120, said: UPLOADED },
  /** What is asked for stores nothing yet; a row each for a day. */
  'upload-address': { most: 240, said: UPLOADED },
  'upload-parts': { most: 30, said: UPLOADED },
  /** Photos that became hers: each draws today's outfit anew. */
  photo: { most: 30, said: CHANGED_PHOTO },
  'photo-try': { most: 240, said: CHANGED_PHOTO },
  /** Every change of a piece; ticking is one call for many. */
  closet: { most: 400, said: 'You have changed your closet many times. Please try again in an hour.' },
  /** Everything of hers in one file. */
  export: { most: 5, said: 'You have downloaded your data several times. Please try again in an hour.' },
  /** Adding and removing: each is a mail. */
  'passkey-change': {
    most: 20,
    said: 'You have changed your passkeys many times. Please try again in an hour.',
  },
  'test-push': {
    most: 20,
    said: 'You have sent yourself many test notifications. Please try again in an hour.',
  },
} as const;

/** Five guesses at a code of six digits in 15 minutes. @throws Refusal 'too-many' */
export async function limitCodes(app: App, userId: string): Promise<void> {
  const said = 'Too many wrong codes. Please wait a few minutes, then ask for another.';
  await limit(app, `admin-code:${userId}`, 5, 15 * MINUTE, said);
}

const hourly = (what: keyof typeof HOURLY, who: string): HourlyLimit => ({
  key: `${what}:${who}`,
  ...HOURLY[what],
});

/** @param who address or user id that it is counted for. @throws Refusal 'too-many' */
export const limitHourly = (app: App, what: keyof typeof HOURLY, who: string): Promise<void> =>
  limitTogether(app, [hourly(what, who)]);

/**
 * Counts a try, and what it makes; refused where either is full.
 * @returns takes back what was to be made: nothing came of it, or it is counted elsewhere
 * @throws Refusal 'too-many'
 */
export async function limitTries(
  app: App,
  [tried, made]: readonly ['upload-address', 'upload'] | readonly ['photo-try', 'photo'],
  who: string,
): Promise<() => Promise<void>> {
  const undo = await takeTogether(app, [hourly(tried, who), hourly(made, who)]);
  return () => undo(1);
}

/** False when repeated sign-ups and deletions would flood a mailbox: 5 per mail address and hour. */
export async function canMailAlong(app: App, email: string): Promise<boolean> {
  return (await hit(app, `mail-along:${lookupKey(email)}`, 5, HOUR)).allowed;
}

/**
 * For account deletion: erases the counters under her id. Those that keep a mailbox from being flooded stay, as hashes and
 * for three hours at most: else deleting and signing up again would begin them anew.
 */
export async function forgetCounters(app: App, id: string): Promise<void> {
  const hers = (
    [
      'upload',
      'upload-address',
      'upload-parts',
      'photo',
      'photo-try',
      'export',
      'payment',
      'test-push',
      'email-change',
      'passkey-change',
      'verify-mail',
      'admin-code-mail',
      'reset-mail-known',
      'calendar',
      'closet',
    ] as const
  ).map((what) => `${what}:${id}`);
  for (const key of hers) await forgetHits(app, key);
}
