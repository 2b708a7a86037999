import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../domain/account/sign-in-provider.ts';
import { call } from './call.ts';
import { alsoEnding, successAnswer, instant, mailAddress, NOT_AN_EMAIL, passwordText } from './fields.ts';

// How she signs in and where she is signed in: the security section of the profile.

const session = z.object({
  /** Not the cookie and of no use as one. */
  id: z.string(),
  /** 'Safari on iPhone' */
  device: z.string(),
  /** To the hour. */
  lastUsedAt: instant,
  createdAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionLine = z.infer<typeof session>;

const passkey = z.object({
  id: z.string(),
  /** The device that it was made on: 'Safari on iPhone'. */
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PasskeyLine = z.infer<typeof passkey>;

export const security = z.object({
  /** False for who has only ever signed in with a provider: she gets a password by "Forgot password". */
  hasPassword: z.boolean(),
  providers: z.array(z.enum(SIGN_IN_PROVIDERS)),
  /** The newest first. */
  passkeys: z.array(passkey),
  /** Calendar apps read her looks at a private address. */
  hasCalendarAddress: z.boolean(),
  /** This one first, then the latest used. */
  sessions: z.array(session),
});
export type Security = z.infer<typeof security>;

export const getSecurity = call({ method: 'GET', path: '/api/user/security', answer: security });
/** Ends one session of hers. */
export const endSession = call({ method: 'DELETE', path: '/api/user/sessions/:id', answer: security });
/** Ends all her sessions but the one that asks. */
export const endOtherSessions = call({ method: 'DELETE', path: '/api/user/sessions', answer: security });

const currentPassword = passwordText('Please enter your current password.');

/** All other sessions end; this one goes on under a new cookie. */
export const changePassword = call({
  method: 'PUT',
  path: '/api/user/password',
  body: z.object({
    currentPassword,
    password: passwordText('password is required').min(6, 'Password must be at least 6 characters long.'),
    ...alsoEnding,
  }),
  answer: successAnswer,
});

/** The address changes when the link that goes to it is opened (GET /api/verify-email). */
export const changeEmail = call({
  method: 'PUT',
  path: '/api/user/email',
  body: z.object({
    currentPassword,
    email: mailAddress(NOT_AN_EMAIL),
  }),
  answer: successAnswer,
});
