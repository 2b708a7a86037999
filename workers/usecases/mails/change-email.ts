import { greeting, type Letter } from './letter.ts';

/** To the new address, which nobody has proved to be hers yet. */
export const changeEmail = ({ name, link }: { name: string | null; link: string }): Letter => ({
  subject: 'Confirm your new email address',
  heading: 'Your new email address',
  paragraphs: [
    greeting(name),
    'You asked to use this address for your Stylecast account. Tap the button to confirm it.',
  ],
  action: { label: 'Use this address', href: link },
  notes: ['This link works once, for 24 hours. Not you? Ignore this email, and nothing changes.'],
});
