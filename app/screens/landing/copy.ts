// The landing page's claims: the owner's copy, in this one file (decisions 18).

export const HERO = {
  badge: 'AI-Powered Style Assistant',
  lead: 'One outfit every morning. Right for your weather, true to your taste, and shown on your own photo.',
  start: 'Start Free Trial',
  how: 'See How It Works',
  loved: 'Loved by 10,000+ women.',
  free: 'Free forever, no credit card required.',
};

export const HERO_PANES = [
  { name: 'mei-check', alt: 'A checked coat for drizzle', condition: 'Drizzle', degrees: 44 },
  { name: 'nora-tonal', alt: 'A camel coat for a dry, clear day', condition: 'Clear', degrees: 58 },
  { name: 'leila-sage', alt: 'A sage coat and scarf for wind', condition: 'Windy', degrees: 55 },
] as const;

export const HERO_FACES = ['amara-camel', 'nora-tonal', 'imani-cream', 'freja-plum'] as const;

export const STEPS = [
  {
    title: 'Upload Your Photo',
    text: 'One full-body photo, head to toe. It stays private, and we check the light while you wait.',
    button: 'Add my photo',
  },
  {
    title: 'AI Styles You',
    text: 'Tell us where you live and what you like. At eight every morning we read the sky and choose.',
    button: 'Choose my styles',
  },
  {
    title: 'See Your Look',
    text: 'Open, nod, get dressed. Or ask for another one, keep the ones you love, and share them.',
    button: 'See my look',
  },
] as const;

export const COPYRIGHT = '© 2025 Stylecast';
export const TAGLINE = 'The forecast of what to wear.';
