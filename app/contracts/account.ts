import { z } from 'zod';
import { call } from './call.ts';
import { alsoEnding, successAnswer, mailAddress, NOT_AN_EMAIL, passwordText, text } from './fields.ts';

const NO_VERIFY_TOKEN = 'Invalid verification link. No token found.';
const TOKEN_TOO_LONG = 'token is too long';

// Account and email. 503 with a sentence where no mail can be sent.
export const sendVerificationEmail = call({
  method: 'POST',
  path: '/api/send-verification-email',
  answer: successAnswer,
});
export const verifyEmail = call({
  method: 'GET',
  path: '/api/verify-email',
  query: z.object({ token: text({ most: 200, tooLong: TOKEN_TOO_LONG }).optional() }),
  answer: successAnswer,
});
/** Where the account is not signed in, GET answers 409 and asks for this: its password, or that it was not she. */
export const confirmEmail = call({
  method: 'POST',
  path: '/api/verify-email',
  body: z.object({
    token: text({ most: 200, tooLong: TOKEN_TOO_LONG, missing: NO_VERIFY_TOKEN }),
    password: passwordText("Please enter the account's password."),
  }),
  answer: successAnswer,
});
/** Closes an account that somebody made with her address, or refuses a change to it. */
export const disownEmail = call({
  method: 'POST',
  path: '/api/verify-email/not-me',
  body: z.object({ token: text({ most: 200, tooLong: TOKEN_TOO_LONG, missing: NO_VERIFY_TOKEN }) }),
  answer: successAnswer,
});
/** The same answer for every address, somebody's or nobody's. */
export const forgotPassword = call({
  method: 'POST',
  path: '/api/forgot-password',
  body: z.object({
    email: mailAddress(NOT_AN_EMAIL),
  }),
  answer: successAnswer,
});
const NO_TOKEN = 'Invalid Link: No reset token found. Please request a new password reset.';
export const resetPassword = call({
  method: 'POST',
  path: '/api/reset-password',
  body: z.object({
    token: text({ most: 200, tooLong: TOKEN_TOO_LONG, missing: NO_TOKEN }),
    password: passwordText('password is required').min(6, 'Password must be at least 6 characters long.'),
    ...alsoEnding,
  }),
  answer: successAnswer,
});
