import { z } from 'zod';
import { call } from './call.ts';
import { successAnswer, passwordText, text } from './fields.ts';
import { security } from './security.ts';
import { user } from './session.ts';

// Passkeys (WebAuthn, level 3): keys of her devices, in place of a password. What a device answers is checked by the server
// alone; here it only has a shape and a length.

const base64url = (most: number) =>
  text({ most })
    .min(1)
    .regex(/^[\w-]+$/, 'must be base64url');
/** 1,023 bytes at most (WebAuthn, level 3). */
const credentialId = base64url(1400);
/** Hundreds of signs, but for signatures that stand quantum computers: 4.6 KB. */
const signed = base64url(2048);
const signature = base64url(6500);
/** What `navigator.credentials` answers, as JSON. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(text({ most: 64 }), z.unknown()).default({}),
  authenticatorAttachment: text({ most: 40 }).nullish(),
};
const madeKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: signed,
    attestationObject: base64url(65_536),
    transports: z
      .array(text({ most: 20 }))
      .max(8)
      .optional(),
  }),
});
const shownKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: signed,
    authenticatorData: signed,
    signature,
    userHandle: base64url(128).nullish(),
  }),
});
export type MadeKey = z.infer<typeof madeKey>;
export type ShownKey = z.infer<typeof shownKey>;

/** PublicKeyCredential…OptionsJSON, as the browser's own WebAuthn calls take it. */
const options = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null);

/** What a device is asked to sign, whoever's it is. */
export const askForPasskey = call({ method: 'POST', path: '/api/passkeys/options', answer: options });
export const logInWithPasskey = call({
  method: 'POST',
  path: '/api/passkeys/login',
  body: z.object({ passkey: shownKey }),
  answer: user,
});

/** For a new key of hers; needs a fresh sign-in. */
export const askToAddPasskey = call({ method: 'POST', path: '/api/user/passkeys/options', answer: options });
export const addPasskey = call({
  method: 'POST',
  path: '/api/user/passkeys',
  // An attestation may bring a chain of certificates along.
  maxBodyBytes: 96 * 1024,
  body: z.object({ passkey: madeKey }),
  answer: security,
});
/** Needs a fresh sign-in. */
export const removePasskey = call({ method: 'DELETE', path: '/api/user/passkeys/:id', answer: security });

const NO_CODE = 'The code has six digits.';
/** She proves again who she is, by one of them: this device goes on under a new cookie, as freshly signed in. */
export const prove = call({
  method: 'POST',
  path: '/api/user/prove',
  body: z.union([
    z.object({ currentPassword: passwordText('Please enter your password.') }),
    z.object({ passkey: shownKey }),
    z.object({ code: text({ most: 6, tooLong: NO_CODE }).regex(/^\d{6}$/, NO_CODE) }),
  ]),
  answer: successAnswer,
});
/** Sends an admin the code of her second step. */
export const sendAdminCode = call({ method: 'POST', path: '/api/user/admin-code', answer: successAnswer });
