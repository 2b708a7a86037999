// The landing page's claims and testimonials: the owner's copy, in this one file.
// *Stars* mark the words in italics.

export const HERO = {
  badge: 'AI-Powered Style Assistant',
  headline: 'The forecast, *worn.*',
  lead: 'One outfit every morning. Right for your weather, true to your taste, and shown on your own photo.',
  start: 'Start Free Trial',
  how: 'See How It Works',
  loved: 'Loved by 10,000+ women.',
  free: 'Free forever, no credit card required.',
};

export type Condition = 'Clear' | 'Partly Cloudy' | 'Cloudy' | 'Drizzle' | 'Mist' | 'Windy' | 'Snow';

export const HERO_PANES = [
  { name: 'mei-check', alt: 'A plaid coat for drizzle', condition: 'Drizzle', degrees: 44 },
  { name: 'nora-tonal', alt: 'A camel coat for a dry, clear day', condition: 'Clear', degrees: 58 },
  { name: 'leila-sage', alt: 'A sage coat and scarf for wind', condition: 'Windy', degrees: 55 },
] as const;

export const HERO_FACES = ['amara-camel', 'nora-tonal', 'imani-cream', 'freja-plum'] as const;

export const FEATURES = {
  weather: {
    title: 'Weather-Perfect',
    text: 'We add up the warmth of every garment and hold it against your day, hour by hour. You leave the house right, and come home right.',
  },
  ai: {
    title: 'AI-Powered',
    text: 'A stylist that knows your six moods, your weekdays and what you wore on Tuesday. It explains itself in one sentence.',
    quote: '“Camel over cream, and let the *denim* keep it easy.”',
    facts: ['Classic', 'Casual', '57°F'],
  },
  you: {
    title: 'See Yourself',
    text: 'Not a model. You, in the clothes, with your face and your shape kept exactly as they are.',
  },
} as const;

export interface GalleryItem {
  /** A 'video' plays by itself, without sound. */
  type: 'image' | 'video';
  /** In public/gallery, without size and ending. */
  name: string;
  /** What the picture or the film shows. */
  alt: string;
  caption: string;
  weather: { degrees: number; condition: Condition };
}

export const GALLERY_TITLE = 'A week of *mornings*';
export const STYLED = 'AI-styled for the weather';
export const GALLERY: readonly GalleryItem[] = [
  {
    type: 'image',
    name: 'nora-tonal',
    alt: 'A camel coat over a ribbed cream sweater and jeans',
    caption: 'Dry morning, warm by three',
    weather: { degrees: 58, condition: 'Clear' },
  },
  {
    type: 'video',
    name: 'film-mei-drizzle',
    alt: 'A plaid wool coat is put on over a blush top and navy trousers, in the drizzle',
    caption: 'Plaid wool for a gray commute',
    weather: { degrees: 44, condition: 'Drizzle' },
  },
  {
    type: 'image',
    name: 'imani-cream',
    alt: 'A cream coat over a berry sweater and charcoal trousers',
    caption: 'Cream coat, berry sweater, no fuss',
    weather: { degrees: 46, condition: 'Cloudy' },
  },
  {
    type: 'video',
    name: 'film-leila-wind',
    alt: 'A camel coat is put on over a cream sweater and jeans, with a blue headscarf, in the wind',
    caption: 'Layered, covered, never too warm',
    weather: { degrees: 55, condition: 'Windy' },
  },
  {
    type: 'image',
    name: 'freja-navy',
    alt: 'A navy coat over a blush top, cream trousers and white sneakers',
    caption: 'Navy over blush, off by eight',
    weather: { degrees: 54, condition: 'Cloudy' },
  },
  {
    type: 'video',
    name: 'film-freja-snow',
    alt: 'A wine-red wrap coat is put on over black, in the snow',
    caption: 'Wine red for the first real cold',
    weather: { degrees: 31, condition: 'Snow' },
  },
  {
    type: 'video',
    name: 'film-amara-sun',
    alt: 'A forest green satin dress is put on with brown boots, in the sun',
    caption: 'Satin and boots, Saturday',
    weather: { degrees: 66, condition: 'Clear' },
  },
  {
    type: 'image',
    name: 'imani-clay',
    alt: 'A terracotta sweater over wide cream trousers',
    caption: 'Terracotta when it turns',
    weather: { degrees: 61, condition: 'Partly Cloudy' },
  },
];

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

export interface Testimonial {
  name: string;
  city: string;
  quote: string;
  rating: 5;
  /** In public/gallery. */
  face: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Nora L.',
    city: 'Oslo',
    quote: 'I stopped checking the weather. I check what I am *wearing*.',
    rating: 5,
    face: 'nora-tonal',
  },
  {
    name: 'Imani B.',
    city: 'Chicago',
    quote: 'The first time it told me to take the coat off at one, it was *right to the hour*.',
    rating: 5,
    face: 'imani-cream',
  },
  {
    name: 'Freja S.',
    city: 'Aarhus',
    quote: 'It dresses *my* body, in my photo. That changes how you look at yourself in the morning.',
    rating: 5,
    face: 'freja-plum',
  },
];

export const WAITLIST = {
  title: 'New things, *early*',
  text: 'Leave your email and be the first to try what we are sewing next.',
  button: 'Join Waitlist',
};

export const FINAL = {
  when: 'Tomorrow, 7:00 AM',
  headline: '51°F and clear. *You’re ready.*',
  start: 'Start Free',
  alt: 'A plum coat for a cold, clear morning',
};

export const COPYRIGHT = '© 2025 Stylecast';
export const TAGLINE = 'The forecast of what to wear.';
