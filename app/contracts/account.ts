import { z } from 'zod';
import { call } from './call.ts';
import { done, MAIL_ADDRESS, NOT_AN_EMAIL, PASSWORD_TOO_LONG, required } from './fields.ts';

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
  }),
  answer: done,
});
