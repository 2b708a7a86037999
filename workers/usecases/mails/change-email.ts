import { greeting, type Letter } from './letter.ts';

/** To the new address, which nobody has proved to be hers yet. */
export const changeEmail = ({ name, link }: { name: string | null; link: string }): Letter => ({
  subject: 'Confirm your new email address',
  heading: 'Your new email address',
  paragraphs: [
    greeting(name),
    'You asked to use this address for your Stylecast account from now on. Press the button to say that it is yours.',
  ],
  action: { label: 'Use this address', href: link },
  notes: [
    'The link holds for 24 hours and works once. A newer one takes its place.',
    'Not you? Then do nothing: without your yes nothing changes.',
  ],
});
