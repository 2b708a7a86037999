import type { MailKind } from '../../ports/mailer.ts';
import * as letters from './account-letters.ts';
import type { Letter } from './letter.ts';

interface To {
  name: string | null;
  origin: string;
}

// Without secrets: settled when they are ordered.
const NOTICES = {
  welcome: (to) => letters.welcome(to),
  'password-changed': (to, facts) => letters.passwordChanged({ ...to, ended: Object.keys(facts) }),
  'account-deleted': () => letters.accountDeleted(),
  'email-changing': (to) => letters.emailChanging(to),
  'email-changed': (to) => letters.emailChanged(to),
  'passkey-added': (to, facts) => letters.passkeyAdded({ ...to, device: facts['device'] ?? '' }),
  'passkey-removed': (to, facts) => letters.passkeyRemoved({ ...to, device: facts['device'] ?? '' }),
  'provider-joined': (to, facts) => letters.providerJoined({ ...to, provider: facts['provider'] ?? '' }),
} satisfies Partial<Record<MailKind, (to: To, facts: Record<string, string>) => Letter>>;
export type Notice = keyof typeof NOTICES;

export const isNotice = (kind: MailKind): kind is Notice => kind in NOTICES;

export const noticeOf = (kind: Notice, facts: Record<string, string>, to: To): Letter =>
  NOTICES[kind](to, facts);
