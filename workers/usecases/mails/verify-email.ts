import { greeting, type Letter } from './letter.ts';

/** To an address that nobody has proved to be hers yet. */
export const verifyEmail = ({ name, link }: { name: string | null; link: string }): Letter => ({
  subject: 'Verify your email address',
  heading: 'Is this address yours?',
  paragraphs: [
    greeting(name),
    'Someone, hopefully you, signed up for Stylecast with this address. Tap the button to confirm it.',
  ],
  action: { label: 'Verify email address', href: link },
  notes: ['This link works once, for 24 hours. Not you? Ignore this email.'],
});
