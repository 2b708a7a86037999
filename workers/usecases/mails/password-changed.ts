import { greeting, type Letter } from './letter.ts';

export const passwordChanged = ({ name, origin }: { name: string | null; origin: string }): Letter => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    greeting(name),
    "Your Stylecast account has a new password, and we signed out your other devices. If that was you, you're all set.",
    "If it wasn't you, choose a new password now, and change the one for your email too: whoever did this may be able to read it.",
  ],
  action: { label: "It wasn't me", href: `${origin}/forgot-password` },
  notes: [],
});
