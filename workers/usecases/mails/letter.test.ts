import { expect, test } from 'vitest';
import {
  accountDeleted,
  changeEmail,
  emailChanged,
  emailChanging,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  providerJoined,
  resetPassword,
  verifyEmail,
  welcome,
  welcomeAndVerify,
} from './account-letters.ts';
import { billingLetter } from './billing-letters.ts';
import { greeting, renderMail, type Letter } from './letter.ts';

const origin = 'https://stylecast.app';
const link = `${origin}/reset-password?token=${'a'.repeat(40)}`;
const LETTERS: Record<string, Letter> = {
  verify: verifyEmail({ name: 'Amara', link }),
  reset: resetPassword({ name: 'Amara', link }),
  changed: passwordChanged({ name: 'Amara', origin }),
  'changed, and what else ended': passwordChanged({
    ...{ name: 'Amara', origin },
    ended: ['passkeys', 'calendar', 'before'],
  }),
  welcome: welcome({ name: 'Amara', origin }),
  'welcome and verify': welcomeAndVerify({ name: 'Amara', link }),
  'change-email': changeEmail({ name: 'Amara', link }),
  'email-changing': emailChanging({ name: 'Amara', origin }),
  'email-changed': emailChanged({ name: 'Amara', origin }),
  'passkey-added': passkeyAdded({ name: 'Amara', origin, device: 'Safari on iPhone' }),
  'passkey-removed': passkeyRemoved({ name: 'Amara', origin, device: 'Safari on iPhone' }),
  'provider-joined': providerJoined({ name: 'Amara', origin, provider: 'Google' }),
  deleted: accountDeleted(),
  paid: billingLetter('payment-received', { plan: 'Premium' }, { name: 'Amara', origin }),
};
const sent = (letter: Letter, at = origin) =>
  renderMail(letter, { to: 'amara@example.org', origin: at, idempotencyKey: 'k' });

test.each(Object.entries(LETTERS))('%s says the same in HTML and in text', (_name, letter) => {
  const { html, text, subject } = sent(letter);
  const plain = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  for (const words of [letter.heading, ...letter.paragraphs, ...letter.notes]) {
    expect(text).toContain(words);
    expect(plain).toContain(words);
  }
  if (letter.action) {
    expect(text).toContain(letter.action.href);
    expect(html).toContain(`href="${letter.action.href}"`);
  }
  expect(subject).not.toMatch(/\p{C}/u);
  expect(subject.length).toBeLessThan(60);
});

test('mails load nothing and carry no class, script or form: inline styles only', () => {
  for (const letter of Object.values(LETTERS)) {
    const { html } = sent(letter);
    expect(html).not.toMatch(/<(script|link|style|form|iframe)|class=|url\(|javascript:/i);
    // The brand's mark travels along.
    expect(html.match(/<img [^>]*src="[^"]*"/g)).toEqual(['<img src="cid:mark"']);
    expect(sent(letter).pictures?.map(({ id }) => id)).toEqual(['mark']);
    expect(html.match(/https?:\/\/[^"<\s]+/g)?.every((url) => url.startsWith(origin)) ?? true).toBe(true);
  }
});

test('the token stands in the link and nowhere else', () => {
  const { html, text, subject } = sent(LETTERS.reset!);
  const without = (words: string) => words.replaceAll(link, '');
  expect(without(html) + without(text) + subject).not.toContain('a'.repeat(40));
});

test('the receipt of a deletion needs no address of the site', () => {
  const { html, text } = sent(accountDeleted(), '');
  expect(html + text).not.toMatch(/href|undefined|\/help-support/);
});

test('a first name of letters is greeted; what could be a message or a link is not', () => {
  for (const name of ['Amara', "Marie-Lou d'Arc", 'Zoë', '爱丽丝']) {
    expect(greeting(name)).toBe(`Hello ${name},`);
  }
  const typed = [
    null,
    '',
    'evil.com',
    '<b>x</b>',
    'a\nBcc: b@c.d',
    'You won $5',
    'x'.repeat(30),
    'A  http://e',
  ];
  for (const name of typed) expect(greeting(name)).toBe('Hello,');
});

test('two sentences, word for word: what a link is for, and how to stop', () => {
  for (const body of [sent(LETTERS.verify!).html, sent(LETTERS.verify!).text])
    expect(body).toContain('This link works once, for 24 hours. Not you? Ignore this email.');
  for (const body of [sent(LETTERS.paid!).html, sent(LETTERS.paid!).text])
    expect(body).toContain('Want to stop? Cancel in your profile.');
});
