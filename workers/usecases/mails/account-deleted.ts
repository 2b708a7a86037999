import type { Letter } from './letter.ts';

/** The receipt of a deletion: there is nobody left to greet. */
export const accountDeleted = (): Letter => ({
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  paragraphs: [
    'As you asked, your Stylecast account is gone: your photo, your outfits and videos, your preferences and your sign-ins.',
    'Database backups keep older copies for up to 30 days; then those are gone too. This is the last email you get from us.',
  ],
  notes: ["Thank you for being here. You're welcome back anytime."],
});
