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

interface HourlyLimit {
  key: string;
  most: number;
  said: string;
}

/** All of these keys, or none when one is full. @throws Refusal 'too-many' */
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
 * Counted before the check, under all keys or none when one is full, so that parallel guesses cannot slip through.
 * `forgive` takes back hits that count only wrong guesses. On a known device nobody else's guesses lock her out.
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

const CHANGED_PHOTO = "You've changed your photo many times. Please try again in an hour.";
const UPLOADED = "You've uploaded many photos. Please try again in an hour.";

/** An hour, by network address, mail address or user id. */
const HOURLY = {
  register: { most: 60, said: 'Too many new accounts from your network. Please try again later.' },
  'early-access': { most: 60, said: 'Too many sign-ups from your network. Please try again later.' },
  /** Against testing of stolen cards. */
  payment: {
    most: 40,
    said: "You've changed your plan many times. Please try again in an hour.",
  },
  /** By network, before any account: each composes six looks, or reads a place and its weather. */
  try: { most: 240, said: 'Many people on your network are trying this. Please try again later.' },
  /** Letters of a city. */
  'try-city': { most: 600, said: 'Many cities were looked up from your network. Please try again later.' },
  /** By picture: what messengers show of a link is drawn each time. */
  'link-preview': { most: 120, said: 'Too many previews of this link. Please try again later.' },
  /** Each is a public link. */
  poll: { most: 20, said: "You've asked your friends many times. Please try again in an hour." },
  /** By network: a family, a school or an office votes from one. */
  vote: { most: 120, said: 'Too many votes from your network. Please try again later.' },
  report: { most: 60, said: 'Too many reports from your network.' },
  /** By network: a key opens its own account only, so guessing is hopeless. */
  passkey: { most: 120, said: 'Too many sign-in attempts from your network. Please try again later.' },
  /** Each one makes us read a calendar. */
  calendar: { most: 20, said: "You've changed your calendar many times. Please try again in an hour." },
  /** Thirty photos, each with its upright copy and two maps of the body. */
  upload: { most: 120, said: UPLOADED },
  /** Stores nothing yet but a row for a day. */
  'upload-address': { most: 240, said: UPLOADED },
  'upload-parts': { most: 30, said: UPLOADED },
  /** Each draws today's outfit anew. */
  photo: { most: 30, said: CHANGED_PHOTO },
  'photo-try': { most: 240, said: CHANGED_PHOTO },
  /** Each reads a sentence and her closet; nothing is kept. */
  say: { most: 240, said: "You've described your day many times. Please try again in an hour." },
  /** Changes of a piece; ticking is one call for many. */
  closet: { most: 400, said: "You've changed your closet many times. Please try again in an hour." },
  /** Each keeps a look, or changes its name or day: what was prepared for that day is made anew. */
  'named-look': { most: 240, said: "You've named or moved many looks. Please try again in an hour." },
  /** Pieces on trial: each weighs a year and composes five looks, and nothing is kept. */
  trial: { most: 120, said: "You've tried many pieces. Please try again in an hour." },
  export: { most: 5, said: "You've downloaded your data several times. Please try again in an hour." },
  'passkey-change': {
    most: 20,
    said: "You've changed your passkeys many times. Please try again in an hour.",
  },
  'test-push': {
    most: 20,
    said: "You've sent yourself many test notifications. Please try again in an hour.",
  },
} as const;

/** Five guesses at six digits in 15 minutes. @throws Refusal 'too-many' */
export async function limitCodes(app: App, userId: string): Promise<void> {
  const said = 'Too many wrong codes. Please wait a few minutes, then ask for another.';
  await limit(app, `admin-code:${userId}`, 5, 15 * MINUTE, said);
}

const hourly = (what: keyof typeof HOURLY, who: string): HourlyLimit => ({
  key: `${what}:${who}`,
  ...HOURLY[what],
});

/** `who`: the address or user id counted. @throws Refusal 'too-many' */
export const limitHourly = (app: App, what: keyof typeof HOURLY, who: string): Promise<void> =>
  limitTogether(app, [hourly(what, who)]);

/** Counts a try, and what it makes. Returns the undo of the latter, when nothing came of it. @throws Refusal 'too-many' */
export async function limitTries(
  app: App,
  [tried, made]: readonly ['upload-address', 'upload'] | readonly ['photo-try', 'photo'],
  who: string,
): Promise<() => Promise<void>> {
  const undo = await takeTogether(app, [hourly(tried, who), hourly(made, who)]);
  return () => undo(1);
}

/** Against floods by repeated sign-ups and deletions: 5 per mail address and hour. */
export async function canMailAlong(app: App, email: string): Promise<boolean> {
  return (await hit(app, `mail-along:${lookupKey(email)}`, 5, HOUR)).allowed;
}

/** Those that protect a mailbox stay, as hashes and for three hours: else signing up again would begin them anew. */
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
      'named-look',
      'say',
      'trial',
      'poll',
    ] as const
  ).map((what) => `${what}:${id}`);
  for (const key of hers) await forgetHits(app, key);
}
