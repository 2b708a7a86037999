import { z } from 'zod';
import { call } from './call.ts';
import { done } from './fields.ts';
import { security } from './security.ts';
import { user } from './session.ts';

// Passkeys (WebAuthn, level 3): keys of her devices, in place of a password. What a device answers is checked by the server
// alone; here it only has a shape and a length.

const base64url = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^[\w-]+$/, 'must be base64url');
const long = z
  .string()
  .min(1)
  .max(65_536)
  .regex(/^[\w-]+$/, 'must be base64url');
/** What `navigator.credentials` answers, as JSON. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
};
const madeKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: long,
    attestationObject: long,
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});
const shownKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: long,
    authenticatorData: long,
    signature: long,
    userHandle: base64url.nullish(),
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
  body: z.object({ passkey: madeKey }),
  answer: security,
});
/** Needs a fresh sign-in. */
export const removePasskey = call({ method: 'DELETE', path: '/api/user/passkeys/:id', answer: security });

/** She proves again who she is, by one of them: this device goes on under a new cookie, as freshly signed in. */
export const prove = call({
  method: 'POST',
  path: '/api/user/prove',
  body: z.union([
    z.object({ currentPassword: z.string().min(1, 'Please enter your password.').max(1024) }),
    z.object({ passkey: shownKey }),
    z.object({ code: z.string().regex(/^\d{6}$/, 'The code has six digits.') }),
  ]),
  answer: done,
});
/** Sends an admin the code of her second step. */
export const sendAdminCode = call({ method: 'POST', path: '/api/user/admin-code', answer: done });
