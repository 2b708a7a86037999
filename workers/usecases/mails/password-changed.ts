import { greeting, type Letter } from './letter.ts';

export const passwordChanged = ({ name, origin }: { name: string | null; origin: string }): Letter => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    greeting(name),
    'Your Stylecast account has a new password, and all your other devices were signed out. If that was you, there is nothing to do.',
    'If it was not you, choose another password now, and then one for your mailbox as well: whoever did this could read your mail.',
  ],
  action: { label: 'It was not me', href: `${origin}/forgot-password` },
  notes: [],
});
