import { greeting, type Letter } from './letter.ts';

/** To the address that the account still has: now its owner can stop it. A new password makes the other link void. */
export const emailChanging = ({ name, origin }: { name: string | null; origin: string }): Letter => ({
  subject: 'Your email address is about to change',
  heading: 'A new email address',
  paragraphs: [
    greeting(name),
    'Somebody who knows your password asked to move your Stylecast account to another email address. It changes when the link that we sent to that address is opened. If that was you, there is nothing to do.',
    'If it was not you, choose another password at once: that stops the change and signs everybody out.',
  ],
  action: { label: 'It was not me', href: `${origin}/forgot-password` },
  notes: [],
});
