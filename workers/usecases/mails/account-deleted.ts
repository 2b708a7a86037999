import type { Letter } from './letter.ts';

/** The receipt of a deletion: there is nobody left to greet. */
export const accountDeleted = (): Letter => ({
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  paragraphs: [
    'As you asked, your Stylecast account is gone: your photo, your outfits and videos, your preferences and your sessions.',
    'Backups of the database hold older copies for up to 30 days; after that they are gone too. This is the last mail that you get from us.',
  ],
  notes: ['Thank you for having been here. You are welcome at any time.'],
});
