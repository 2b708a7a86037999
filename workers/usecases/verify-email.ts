import { Refusal } from '../../app/domain/refusal.ts';
import type { App } from '../app.ts';
import { sha256Hex } from '../db/secret.ts';
import { findToken, spendVerifyToken } from '../db/tokens.ts';

const refused = (message: string) => new Refusal('bad-input', message, { error: 'Verification Failed' });

/** Verifies the address that the link was sent to. Returns what to say. @throws Refusal bad-input */
export async function verifyEmail(app: App, token: string | undefined): Promise<string> {
  if (!token) throw refused('Invalid verification link. No token found.');
  const hash = await sha256Hex(token);
  const now = app.clock.now();
  const found = await findToken(app.people, { hash, purpose: 'verify-email' }, now);
  if (!found) throw refused('This verification link is not valid.');
  // Decisions 15: a second click is no failure.
  if (found.user.emailVerified) return 'Your email address is already verified. Nothing more to do.';
  const verified = await spendVerifyToken(app.people, { hash, userId: found.user.id }, now);
  if (!verified) throw refused('This verification link has expired or was replaced by a newer one.');
  return 'Your email address is verified. Thank you.';
}
