import { call } from './call.ts';
import { done } from './fields.ts';

// spec 7, Account and email. Mounted with the mailer; until then the server answers 404.
export const sendVerificationEmail = call({
  method: 'POST',
  path: '/api/send-verification-email',
  answer: done,
});
