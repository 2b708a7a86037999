import { greeting, type Letter } from './letter.ts';

export const welcome = ({ name, origin }: { name: string | null; origin: string }): Letter => ({
  subject: 'Welcome to Stylecast',
  heading: 'Welcome to Stylecast',
  paragraphs: [
    greeting(name),
    "From now on there's an outfit for you every morning: right for your weather, true to your style, and shown on your own photo.",
    'Three things help us dress you well: a full-body photo, where you are, and the styles you like. Your photo stays private.',
  ],
  action: { label: "See today's outfit", href: `${origin}/` },
  notes: ["Didn't sign up? Someone mistyped an address. Ignore this email."],
});
