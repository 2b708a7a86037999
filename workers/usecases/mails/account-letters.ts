import { greeting, type Letter } from './letter.ts';

type To = { name: string | null };
type Linked = To & { link: string };
type FromSite = To & { origin: string };

const EVERY_MORNING =
  "From now on there's an outfit for you every morning: right for your weather, true to your style, and shown on your own photo.";
const MISTYPED = "Didn't sign up? Someone must have mistyped their address. You can ignore this email.";

export const welcome = ({ name, origin }: FromSite): Letter => ({
  subject: 'Welcome to Stylecast',
  heading: 'Welcome to Stylecast',
  paragraphs: [
    greeting(name),
    EVERY_MORNING,
    'Three things help us dress you well: a full-body photo, where you are, and the styles you like. Your photo stays private.',
  ],
  action: { label: "See today's outfit", href: `${origin}/` },
  notes: [MISTYPED],
});

export const welcomeAndVerify = ({ name, link }: Linked): Letter => ({
  subject: 'Welcome to Stylecast: verify your email address',
  heading: 'Welcome to Stylecast',
  paragraphs: [
    greeting(name),
    EVERY_MORNING,
    'One thing first: tap the button to confirm that this address is yours.',
  ],
  action: { label: 'Verify email address', href: link },
  notes: ['This link works once, for 24 hours.', MISTYPED],
});

export const verifyEmail = ({ name, link }: Linked): Letter => ({
  subject: 'Verify your email address',
  heading: 'Is this address yours?',
  paragraphs: [
    greeting(name),
    'Someone, hopefully you, signed up for Stylecast with this address. Tap the button to confirm it.',
  ],
  action: { label: 'Verify email address', href: link },
  notes: ['This link works once, for 24 hours. Not you? Ignore this email.'],
});

export const resetPassword = ({ name, link }: Linked): Letter => ({
  subject: 'Reset your password',
  heading: 'Choose a new password',
  paragraphs: [
    greeting(name),
    "You asked to reset your Stylecast password. Tap the button to choose a new one. We'll sign you out on all your devices.",
  ],
  action: { label: 'Choose a new password', href: link },
  notes: [
    "This link works once, for 1 hour. Please don't share it.",
    'Not you? Ignore this email, and your password stays as it is.',
  ],
});

const ENDED: Record<string, string> = {
  passkeys: 'Your passkeys were removed.',
  calendar: 'Your private calendar address was replaced: subscribe to the new one from your profile.',
  before:
    'Nobody had confirmed this address before. So whatever else opened the account was removed too: passkeys, sign-in with other providers, calendars, and shared links.',
};

/** Told once, at the address that the account had then. */
const wayIn = (
  to: FromSite,
  { said, undo }: { said: string; undo: string },
): Omit<Letter, 'subject' | 'heading'> => ({
  paragraphs: [
    greeting(to.name),
    `${said} If that was you, you're all set.`,
    `If it wasn't you, choose a new password now${undo}. That signs everyone out.`,
  ],
  action: { label: "It wasn't me", href: `${to.origin}/forgot-password` },
  notes: ['You can see every way into your account in your profile, under "Sign-in and security".'],
});

export const passwordChanged = ({ name, origin, ended = [] }: FromSite & { ended?: string[] }): Letter => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    greeting(name),
    "Your Stylecast account has a new password, and we signed out your other devices. If that was you, you're all set.",
    ...ended.flatMap((what) => ENDED[what] ?? []),
    "If it wasn't you, choose a new password now, and change the one for your email too: whoever did this may be able to read it.",
  ],
  action: { label: "It wasn't me", href: `${origin}/forgot-password` },
  notes: [],
});

export const passkeyAdded = (to: FromSite & { device: string }): Letter => ({
  subject: 'A passkey was added to your account',
  heading: 'A new passkey',
  ...wayIn(to, {
    said: `A passkey was added to your Stylecast account (${to.device}). It signs in without a password.`,
    undo: ', and check "Someone else may have used my account" there',
  }),
});

export const passkeyRemoved = (to: FromSite & { device: string }): Letter => ({
  subject: 'A passkey was removed from your account',
  heading: 'A passkey was removed',
  ...wayIn(to, {
    said: `A passkey was removed from your Stylecast account (${to.device}). It no longer signs in.`,
    undo: '',
  }),
});

export const providerJoined = (to: FromSite & { provider: string }): Letter => ({
  subject: 'A new way to sign in to your account',
  heading: `Sign in with ${to.provider}`,
  ...wayIn(to, {
    said: `From now on ${to.provider} also opens your Stylecast account.`,
    undo: `, and one for ${to.provider} too`,
  }),
});

export const changeEmail = ({ name, link }: Linked): Letter => ({
  subject: 'Confirm your new email address',
  heading: 'Your new email address',
  paragraphs: [
    greeting(name),
    'You asked to use this address for your Stylecast account. Tap the button to confirm it.',
  ],
  action: { label: 'Use this address', href: link },
  notes: ['This link works once, for 24 hours. Not you? Ignore this email, and nothing changes.'],
});

/** To the current address, whose owner can stop it: a new password makes the other link void. */
export const emailChanging = ({ name, origin }: FromSite): Letter => ({
  subject: 'Your email address is about to change',
  heading: 'A new email address',
  paragraphs: [
    greeting(name),
    "Someone who knows your password asked to move your Stylecast account to another email address. It changes once they open the link we sent there. If that was you, you're all set.",
    "If it wasn't you, choose a new password right away: that stops the change and signs everyone out.",
  ],
  action: { label: "It wasn't me", href: `${origin}/forgot-password` },
  notes: [],
});

/** To the former address: its links open nothing any more, so people have to help. */
export const emailChanged = ({ name, origin }: FromSite): Letter => ({
  subject: 'Your email address was changed',
  heading: 'Your email address was changed',
  paragraphs: [
    greeting(name),
    "Your Stylecast account has a new email address now, and this one no longer opens it. If that was you, you're all set.",
    "If it wasn't you, write to us from Help & Support right away, and change your password for this mailbox.",
  ],
  action: { label: "It wasn't me", href: `${origin}/help-support` },
  notes: [],
});

export const adminCode = ({ name, code }: To & { code: string }): Letter => ({
  subject: 'Your code for the admin panel',
  heading: 'Your code',
  paragraphs: [greeting(name), `Enter ${code} to open the admin panel.`, 'It works once, for ten minutes.'],
  notes: [
    "Not you? Then someone knows your password: choose a new one right away. Don't share the code with anyone.",
  ],
});

export const accountDeleted = (): Letter => ({
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  paragraphs: [
    'As you asked, your Stylecast account is gone: your photo, your outfits and videos, your preferences and your sign-ins.',
    'Database backups keep older copies for up to 30 days; then those are gone too. This is the last email you get from us.',
  ],
  notes: ["Thank you for being here. You're welcome back anytime."],
});
