// What a day's appointments suggest it is for. Titles come in, an occasion goes out; nothing of them is kept.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import { EVENING_FROM } from '../preferences/day-occasion.ts';

export interface Appointment {
  title: string;
  /** Local hour 0..23; null for a whole day. */
  hour: number | null;
}

export interface OccasionHint {
  occasion: DayOccasion;
  hour: number | null;
}

interface Sign {
  occasion: DayOccasion;
  words: RegExp;
  evening?: boolean;
}

const words = (...all: string[]): RegExp => new RegExp(`\\b(${all.join('|')})\\b`, 'i');

/** The first that fits an appointment names its occasion; of all appointments the first line here wins. */
const SIGNS: readonly Sign[] = [
  {
    occasion: 'travel',
    words: words('flight', 'fly to', 'airport', 'train to', 'travel', 'road trip', 'ferry', 'boarding'),
  },
  { occasion: 'wedding', words: words('wedding') },
  {
    occasion: 'special',
    words: words(
      'graduation',
      'commencement',
      'christening',
      'baptism',
      'first communion',
      'confirmation day',
      'bar mitzvah',
      'bat mitzvah',
      'engagement party',
      'silver jubilee',
      'award ceremony',
      'swearing[- ]in',
    ),
  },
  { occasion: 'concert', words: words('opera', 'ballet') },
  { occasion: 'evening', words: words('gala', 'cocktails?', 'prom', 'black tie', 'premiere', 'vernissage') },
  { occasion: 'party', evening: true, words: words('party', 'birthday') },
  { occasion: 'date', evening: true, words: words('date( night)?') },
  { occasion: 'concert', evening: true, words: words('concert', 'theat(er|re)', 'gig', 'symphony') },
  { occasion: 'dinner', evening: true, words: words('dinner', 'restaurant') },
  { occasion: 'evening', evening: true, words: words('drinks', 'bar') },
  {
    occasion: 'outdoors',
    words: words(
      'hik(e|ing)',
      'picnic',
      'zoo',
      'beach',
      'garden(ing)?',
      'park',
      'barbecue',
      'bbq',
      'camping',
      'festival',
      'market',
      'sightseeing',
    ),
  },
  {
    occasion: 'sport',
    words: words(
      'gym',
      'yoga',
      'pilates',
      'workout',
      'run',
      'running',
      'marathon',
      'tennis',
      'football',
      'soccer',
      'basketball',
      'swim(ming)?',
      'cycling',
      'bike ride',
      'climbing',
      'crossfit',
      'spinning',
      'training',
    ),
  },
  { occasion: 'home', words: words('wfh', 'work(ing)? from home', 'home ?office', 'day off', 'staycation') },
  {
    occasion: 'work',
    words: words(
      'meeting',
      'stand-?up',
      'interview',
      'presentation',
      'office',
      'client',
      'review',
      'workshop',
      'conference',
      'board',
      'sync',
      '1:1',
      'one-on-one',
      'sprint',
      'kick-?off',
      'all hands',
    ),
  },
];

const fits = ({ words: sign, evening }: Sign, { title, hour }: Appointment): boolean =>
  sign.test(title) && (!evening || (hour !== null && hour >= EVENING_FROM - 1));

/** 'run' is training in the morning and a word of the office in 'dry run'. */
const NOT_MEANT =
  /\b(dry run|run ?book|run through|test run|training (session|course)s? for|park(ing)? (fee|ticket))\b/gi;

export function suggestOccasion(appointments: readonly Appointment[]): OccasionHint | null {
  const meant = appointments.map(({ title, hour }) => ({ title: title.replace(NOT_MEANT, ' '), hour }));
  for (const sign of SIGNS) {
    const found = meant.find((appointment) => fits(sign, appointment));
    if (found) return { occasion: sign.occasion, hour: found.hour };
  }
  return null;
}
