import type { Protection } from './protections.ts';

// Of accounts: who may order mails, who proves an address, what is told (protections.ts has the others).

const FORGOT = 'workers/site/api/forgot-password.workerd.test.ts';
const PROOF = 'workers/site/api/proof-of-address.workerd.test.ts';
const LINK = 'workers/site/api/link-identity.workerd.test.ts';
const NOTICES = 'workers/site/api/notices.workerd.test.ts';

export const ACCOUNT_PROTECTIONS: readonly Protection[] = [
  {
    name: 'reset links that strangers ask for do not count against her devices',
    file: 'workers/usecases/accounts/ask-for-reset.ts',
    take: 'return device ? { account, device } : { network: visitor.address };',
    give: 'return { network: device ? visitor.address : visitor.address };',
    test: {
      file: FORGOT,
      title:
        'what strangers ask for stops no mail of hers: link, code, new address, and a reset from where she has been',
    },
  },
  {
    name: 'reset links to one address are bounded over all networks',
    file: 'workers/usecases/limits/mail-limits.ts',
    take: '{ key: `reset-mail-strangers:${to}`, most: 6, said: NEWEST_HOLDS },',
    give: '',
    test: {
      file: FORGOT,
      title: 'no mailbox is flooded: whoever asks, from wherever, on devices of hers too',
    },
  },
  {
    name: 'links to an address outlive accounts that are made again and again',
    file: 'workers/usecases/limits/mail-limits.ts',
    take: '{ key: `verify-mail-to:${emailKey}`, most: 6, said: SEVERAL },',
    give: '',
    test: { file: FORGOT, title: 'an account that is deleted and made again begins no count of links anew' },
  },
  {
    name: 'a link verifies only where the account is',
    file: 'workers/usecases/accounts/verify-email.ts',
    take: 'if (openedBy !== link.user.id)',
    give: 'if (openedBy !== null && openedBy !== link.user.id && token === null)',
    test: {
      file: PROOF,
      title: 'a link that is opened where the account is not verifies nothing, and says whose account it is',
    },
  },
  {
    name: 'an account that is taken back keeps no shared link of before',
    file: 'workers/usecases/accounts/reset-password.ts',
    take: 'if (!user.emailVerified) await revokeAllShares(app.looks(user.shard), user.id, app.clock.now());',
    give: '',
    test: {
      file: PROOF,
      title:
        'she takes an account that a stranger made by "Forgot password": nothing that he added stays, and it is verified',
    },
  },
  {
    name: 'an account that is taken back keeps no passkey of before',
    file: 'workers/db/people/tokens.ts',
    take: 'people.delete(passkeys).where(and(eq(passkeys.userId, userId), strangers)),',
    give: '',
    test: {
      file: PROOF,
      title:
        'she takes an account that a stranger made by "Forgot password": nothing that he added stays, and it is verified',
    },
  },
  {
    name: 'a provider is joined only after the password of the account',
    file: 'workers/usecases/accounts/sign-in-with.ts',
    take: "if (owner.passwordHash !== null) return { failure: 'password-first', owner, identity };",
    give: '',
    test: {
      file: LINK,
      title: 'both sides have verified the address: once she enters the password, both ways open one account',
    },
  },
  {
    name: 'who waits to be joined is signed',
    file: 'workers/site/join-cookie.ts',
    take: 'if (await isSigned(app, facts(owner, identity), { expires, signature })) return identity;',
    give: 'if (expires + signature !== null) return identity;',
    test: { file: LINK, title: 'nobody forges who waits to be joined' },
  },
  {
    name: 'a passkey that is added is told',
    file: 'workers/usecases/passkeys/add-passkey.ts',
    take: "await orderNotices(app, user, site.origin, [{ mail: 'passkey-added', facts: { device: row.name } }]);",
    give: '',
    test: {
      file: NOTICES,
      title: 'a passkey that is added or removed is told once each, with its device and what to do',
    },
  },
  {
    name: 'an address that nobody has verified gets few letters',
    file: 'workers/usecases/accounts/order-notices.ts',
    take: 'if (!emailVerified && !(await canMailAlong(app, email))) return;',
    give: '',
    test: {
      file: NOTICES,
      title:
        'an address that nobody has verified may be a stranger’s: it gets few letters, and passkeys are few an hour',
    },
  },
  {
    name: 'a passkey is kept only while its session lives',
    file: 'workers/db/people/passkeys.ts',
    take: 'from ${sessions} where id = ${sessionId} and user_id = ${userId} and ',
    give: 'from (select ${userId} as user_id) where ',
    test: {
      file: 'workers/site/api/calls/passkeys.workerd.test.ts',
      title: 'a passkey that comes late, after a reset has ended its session, is not kept',
    },
  },
];
