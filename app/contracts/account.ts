import { z } from 'zod';
import { call } from './call.ts';
import { alsoEnding, done, MAIL_ADDRESS, NOT_AN_EMAIL, PASSWORD_TOO_LONG, required } from './fields.ts';

const NO_VERIFY_TOKEN = 'Invalid verification link. No token found.';

// Account and email. 503 with a sentence where no mail can be sent.
export const sendVerificationEmail = call({
  method: 'POST',
  path: '/api/send-verification-email',
  answer: done,
});
export const verifyEmail = call({
  method: 'GET',
  path: '/api/verify-email',
  query: z.object({ token: z.string().max(200, 'token is too long').optional() }),
  answer: done,
});
/** Where the account is not signed in, GET answers 409 and asks for this: its password, or that it was not she. */
export const confirmEmail = call({
  method: 'POST',
  path: '/api/verify-email',
  body: z.object({
    token: required(NO_VERIFY_TOKEN).max(200, 'token is too long'),
    password: required('Please enter the password of the account.').max(1024, PASSWORD_TOO_LONG),
  }),
  answer: done,
});
/** Closes an account that somebody made with her address, or refuses a change to it. */
export const disownEmail = call({
  method: 'POST',
  path: '/api/verify-email/not-me',
  body: z.object({ token: required(NO_VERIFY_TOKEN).max(200, 'token is too long') }),
  answer: done,
});
/** The same answer for every address, somebody's or nobody's. */
export const forgotPassword = call({
  method: 'POST',
  path: '/api/forgot-password',
  body: z.object({
    email: required(NOT_AN_EMAIL)
      .trim()
      .max(254, 'email must be at most 254 characters')
      .regex(MAIL_ADDRESS, NOT_AN_EMAIL),
  }),
  answer: done,
});
const NO_TOKEN = 'Invalid Link: No reset token found. Please request a new password reset.';
export const resetPassword = call({
  method: 'POST',
  path: '/api/reset-password',
  body: z.object({
    token: required(NO_TOKEN).max(200, 'token is too long'),
    password: required('password is required')
      .min(6, 'Password must be at least 6 characters long.')
      .max(1024, PASSWORD_TOO_LONG),
    ...alsoEnding,
  }),
  answer: done,
});
