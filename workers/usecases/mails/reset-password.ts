import { greeting, type Letter } from './letter.ts';

export const resetPassword = ({ name, link }: { name: string | null; link: string }): Letter => ({
  subject: 'Reset your password',
  heading: 'A new password',
  paragraphs: [
    greeting(name),
    'You asked for a new password at Stylecast. Press the button to choose one. You will be signed out on all your devices.',
  ],
  action: { label: 'Choose a new password', href: link },
  notes: [
    'The link holds for 1 hour and works once. A newer one takes its place.',
    'Not you? Then do nothing: your password stays as it is. Do not pass the link on to anybody.',
  ],
});
