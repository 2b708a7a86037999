// The landing page's claims and testimonials: the owner's copy, in this one file.
// *Stars* mark the words in italics.

export const HERO = {
  badge: 'AI-Powered Style Assistant',
  headline: 'The forecast, *worn.*',
  lead: 'One outfit every morning. Right for your weather, true to your taste, and shown on your own photo.',
  start: 'Start Free Trial',
  how: 'See How It Works',
  try: 'Or see it on your own photo first, without an account',
  loved: 'Loved by 10,000+ women.',
  free: 'Free forever: no trial that ends, no credit card required.',
};

export type Condition = 'Clear' | 'Partly Cloudy' | 'Cloudy' | 'Drizzle' | 'Mist' | 'Windy' | 'Snow';

/** One of the gallery's mornings. */
export const HERO_DAY = {
  degrees: 54,
  condition: 'Clear',
  pieces: { name: 'nora-trench-pieces', widths: [640, 1000], width: 1150, height: 1180 },
  piecesAlt:
    'Today’s look as pieces: a sand trench coat, a burgundy sweater, a blush shirt, a pleated navy skirt, burgundy loafers',
  before: 'nora-photo',
  after: 'nora-trench',
} as const;

export const FEATURES = {
  weather: {
    title: 'Weather-Perfect',
    text: 'We add up the warmth of every garment and hold it against your day, hour by hour. You leave the house right, and come home right.',
  },
  ai: {
    title: 'AI-Powered',
    text: 'A stylist that knows your six moods, your weekdays and what you wore on Tuesday. It explains itself in one sentence.',
    quote: '“Camel over cream, and let the *denim* keep it easy.”',
    facts: ['Classic', 'Clear', '46°F'],
  },
  you: {
    title: 'See Yourself',
    text: 'Not a model. You, in the clothes, with your face and your shape kept exactly as they are.',
    try: 'Try it on you',
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
/** The looks are the stylist's own and so is the weather that they are for (scripts/generate/gallery-looks.json, gallery-briefs.ts); the captions are ours. */
export const GALLERY: readonly GalleryItem[] = [
  {
    type: 'image',
    name: 'imani-clay',
    alt: 'A clay linen tee and a clay wrap skirt under a cream cardigan',
    caption: 'Clay, and a cardigan when it turns',
    weather: { degrees: 67, condition: 'Partly Cloudy' },
  },
  {
    type: 'video',
    name: 'film-mei-drizzle',
    alt: 'A navy raincoat is put on over a mustard sweater and navy trousers, in the drizzle',
    caption: 'A raincoat for a gray commute',
    weather: { degrees: 43, condition: 'Drizzle' },
  },
  {
    type: 'image',
    name: 'freja-navy',
    alt: 'A navy shift dress with a blush cardigan and cognac heels',
    caption: 'A navy dress, a cardigan in case',
    weather: { degrees: 65, condition: 'Cloudy' },
  },
  {
    type: 'video',
    name: 'film-leila-wind',
    alt: 'A stone coat is put on over a cream sweater and charcoal trousers, with a blue headscarf, in the wind',
    caption: 'Layered, covered, never too warm',
    weather: { degrees: 43, condition: 'Windy' },
  },
  {
    type: 'image',
    name: 'imani-oat',
    alt: 'A burgundy sweater and a burgundy midi skirt under a short oat coat, with tall black boots',
    caption: 'Oat coat, burgundy knit, no fuss',
    weather: { degrees: 49, condition: 'Cloudy' },
  },
  {
    type: 'video',
    name: 'film-freja-snow',
    alt: 'A burgundy wrap coat is put on over a gray sweatshirt and a gray skirt, in the snow',
    caption: 'Burgundy for the first real cold',
    weather: { degrees: 30, condition: 'Snow' },
  },
  {
    type: 'video',
    name: 'film-amara-sun',
    alt: 'A cobalt print midi skirt is put on with a cobalt tank and cognac heels, in the sun',
    caption: 'Cobalt and heels, Saturday',
    weather: { degrees: 72, condition: 'Clear' },
  },
  {
    type: 'image',
    name: 'nora-trench',
    alt: 'A sand trench coat over a burgundy sweater and a pleated navy midi skirt',
    caption: 'Dry morning, mild by three',
    weather: { degrees: 54, condition: 'Clear' },
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
  /** Her city. */
  from: string;
  quote: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Nora L.',
    from: 'Oslo',
    quote: 'I stopped checking the weather. I check what I am *wearing*.',
  },
  {
    name: 'Imani B.',
    from: 'Chicago',
    quote: 'The first time it told me to take the coat off at one, it was *right to the hour*.',
  },
  {
    name: 'Freja S.',
    from: 'Aarhus',
    quote: 'It dresses *my* body, in my photo. That changes how you look at yourself in the morning.',
  },
];

/** Those who pay, on the page where one pays: `from` is their plan. */
export const SUBSCRIBERS: readonly Testimonial[] = [
  {
    name: 'Imani B.',
    from: 'Premium',
    quote: 'The films are ten seconds long and I have watched mine *forty times*.',
  },
  {
    name: 'Freja S.',
    from: 'Pro',
    quote: 'Schedules changed it for me: office on weekdays, *myself* on Saturday.',
  },
];

export const WAITLIST = {
  title: 'New things, *early*',
  text: "Leave your email and be the first to try what we're sewing next.",
  button: 'Join Waitlist',
};

export const FINAL = {
  when: 'Tomorrow, 7:00 AM',
  headline: '56°F and clear. *You’re ready.*',
  start: 'Start Free',
  alt: 'A burgundy jacket and burgundy leather pants for a clear morning',
};

export const COPYRIGHT = '© 2025 Stylecast';
export const TAGLINE = 'The forecast of what to wear.';
