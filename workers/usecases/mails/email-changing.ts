import { greeting, type Letter } from './letter.ts';

/** To the address that the account still has: now its owner can stop it. A new password makes the other link void. */
export const emailChanging = ({ name, origin }: { name: string | null; origin: string }): Letter => ({
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
