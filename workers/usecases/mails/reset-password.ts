import { greeting, type Letter } from './letter.ts';

export const resetPassword = ({ name, link }: { name: string | null; link: string }): Letter => ({
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
