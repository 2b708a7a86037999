import { greeting, type Letter } from './letter.ts';

/** To an address that nobody has proved to be hers yet. */
export const verifyEmail = ({ name, link }: { name: string | null; link: string }): Letter => ({
  subject: 'Verify your email address',
  heading: 'Is this address yours?',
  paragraphs: [
    greeting(name),
    'Somebody, we hope you, gave us this address at Stylecast. Press the button to say that it is yours.',
  ],
  action: { label: 'Verify email address', href: link },
  notes: [
    'The link holds for 24 hours and works once. A newer one takes its place.',
    'Not you? Then do nothing: without your yes the address stays unverified.',
  ],
});
