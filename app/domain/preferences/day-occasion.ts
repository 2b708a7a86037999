// What a day is for, when it is not a usual one: a chip on home, and what it changes in the question to the stylist.
import { EVENING_KINDS, type EveningKind, type StyleId } from './style.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import type { WeatherHour } from '../weather/weather.ts';

/** An evening of any kind, and of each. */
export const EVENINGS = ['evening', ...EVENING_KINDS] as const;
const SPORTS = ['run', 'gym', 'walk'] as const;
export const DAY_OCCASIONS = [
  'usual',
  'work',
  'special',
  ...EVENINGS,
  'sport',
  ...SPORTS,
  'outdoors',
  'home',
  'travel',
] as const;
export type DayOccasion = (typeof DAY_OCCASIONS)[number];
export const DAY_OCCASION_LABELS: Record<DayOccasion, string> = {
  usual: 'Usual',
  work: 'Work',
  special: 'Special day',
  evening: 'Evening',
  wedding: 'Wedding',
  date: 'Date',
  dinner: 'Dinner',
  party: 'Party',
  concert: 'Concert',
  sport: 'Sport',
  run: 'Run',
  gym: 'Gym',
  walk: 'Walk',
  outdoors: 'Outdoors all day',
  home: 'At home',
  travel: 'Travel',
};

/** What a chip opens into. */
export const OCCASION_KINDS: Partial<Record<DayOccasion, readonly DayOccasion[]>> = {
  evening: EVENINGS,
  sport: SPORTS,
};
const KINDS: readonly DayOccasion[] = [...EVENING_KINDS, ...SPORTS];
/** The chips that stand there from the start. */
export const FIRST_OCCASIONS: readonly DayOccasion[] = DAY_OCCASIONS.filter(
  (occasion) => !KINDS.includes(occasion),
);

/** Local hour at which an evening out begins. */
export const EVENING_FROM = 18;
/** Rooms that are heated, and rooms that are cooled a little or open to the summer, °F (21 and 26 °C). */
const ROOM_F = { heated: 70, warm: 78 };
/** °F of a day outdoors in which a house may be cool, 13 °C. */
const COLD_OUTDOORS_F = 55;
/** °F of a day outdoors that a house feels, 30 °C. */
const HOT_OUTDOORS_F = 86;
export const isEvening = (occasion: DayOccasion | null | undefined): boolean =>
  EVENINGS.some((evening) => evening === occasion);
const isEveningKind = (occasion: DayOccasion): occasion is EveningKind =>
  EVENING_KINDS.some((kind) => kind === occasion);
/** Hours of a long way sit best in these. */
const EASY: readonly StyleId[] = ['casual', 'sporty', 'classic', 'trendy'];

const meanF = (hours: readonly WeatherHour[]): number =>
  hours.reduce((sum, hour) => sum + hour.tempF, 0) / hours.length;

/** The hours of a day at home: a room does not follow the street by the hour. */
function indoors(hours: readonly WeatherHour[]): WeatherHour[] {
  const tempF = Math.min(ROOM_F.warm, Math.max(ROOM_F.heated, meanF(hours)));
  const calm = { windMs: 0.1, precipitationMm: 0, snow: false, cloud: 1, uv: 0 };
  return hours.map((hour) => ({ ...hour, ...calm, tempF, humidity: 50, condition: 'Clear' }));
}

/** The styles of hers that suit, or all of `suiting`. */
function among(suiting: readonly StyleId[], { styles }: StylingBrief): StyleId[] {
  const hers = styles.filter((style) => suiting.includes(style));
  return hers.length > 0 ? hers : suiting.slice(0, 1);
}

const CELEBRATED: readonly EveningKind[] = ['party', 'wedding'];

/** Nobody is a guest in sportswear. */
function dressedUp(styles: readonly StyleId[]): StyleId[] {
  const others = styles.filter((style) => style !== 'sporty');
  return others.length > 0 ? others : ['classic'];
}

/** Where she celebrates she goes wild, if ever. */
function stylesFor(evening: EveningKind, { styles }: StylingBrief): StyleId[] {
  if (CELEBRATED.includes(evening) && styles.includes('go-wild')) return ['go-wild'];
  return evening === 'wedding' ? dressedUp(styles) : styles;
}

const inSport = (brief: StylingBrief): StylingBrief => ({ ...brief, styles: ['sporty'], context: null });

/** The question to the stylist on such a day; the hours of an evening are the caller's. */
export function briefForOccasion(occasion: DayOccasion, brief: StylingBrief): StylingBrief {
  if (isEveningKind(occasion))
    return {
      ...briefForOccasion('evening', brief),
      evening: occasion,
      styles: stylesFor(occasion, brief),
      // A date is not the party in another coat.
      seed: `${brief.seed} ${occasion}`,
    };
  switch (occasion) {
    case 'usual':
      return brief;
    case 'work':
      return { ...brief, context: 'work' };
    case 'special':
      return { ...brief, context: 'special', styles: dressedUp(brief.styles) };
    case 'evening':
      return { ...brief, context: 'special', daypart: 'evening' };
    case 'sport':
    case 'run':
      return { ...inSport(brief), setting: 'run', activity: 'brisk' };
    case 'gym':
    case 'walk':
      return { ...inSport(brief), setting: occasion };
    case 'outdoors':
      return { ...brief, context: 'leisure' };
    case 'home':
      return {
        ...brief,
        context: null,
        setting: 'home',
        coldOutdoors: meanF(brief.hours) < COLD_OUTDOORS_F,
        hotOutdoors: meanF(brief.hours) >= HOT_OUTDOORS_F,
        activity: 'strolling',
        hours: indoors(brief.hours),
      };
    case 'travel':
      return { ...brief, styles: among(EASY, brief), context: null, ride: true };
  }
}
