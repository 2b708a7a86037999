import { greeting, type Letter } from './letter.ts';

/** The second step of an admin. */
export const adminCode = ({ name, code }: { name: string | null; code: string }): Letter => ({
  subject: 'Your code for the admin panel',
  heading: 'Your code',
  paragraphs: [
    greeting(name),
    `Enter ${code} to open the admin panel.`,
    'It holds for ten minutes and works once.',
  ],
  notes: ['Not you? Then somebody knows your password: choose another one at once. Tell the code to nobody.'],
});
