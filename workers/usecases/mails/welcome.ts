import { greeting, type Letter } from './letter.ts';

export const welcome = ({ name, origin }: { name: string | null; origin: string }): Letter => ({
  subject: 'Welcome to Stylecast',
  heading: 'Welcome to Stylecast',
  paragraphs: [
    greeting(name),
    'From now on there is one outfit for every morning: right for your weather, true to your styles, and shown on your own photo.',
    'Three things help us to dress you well: a full-body photo, the place where you are, and the styles that you like. Your photo stays private.',
  ],
  action: { label: "See today's outfit", href: `${origin}/` },
  notes: ['You did not sign up? Then somebody mistyped an address, and you can leave this mail alone.'],
});
