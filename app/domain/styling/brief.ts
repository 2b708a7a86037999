// What the stylist is asked, and what she answers.
import type { Activity } from '../comfort/need.ts';
import type { ComfortReceipt } from '../comfort/receipt.ts';
import type { Look } from '../look.ts';
import type { Daypart, Gender, OccasionContext, StyleId } from '../style.ts';
import type { WeatherHour, WeatherSource } from '../weather.ts';
import type { ColourScheme } from './harmony.ts';

/** Hard limits; what is left out is free. */
export interface Modesty {
  /** Shortest sleeve: 0.5 elbow, 1 wrist. */
  sleeve?: number;
  /** Shortest hem: 1 knee, 1.4 midi, 2 ankle. */
  hem?: number;
  /** No v or scoop necks. */
  coveredNeck?: boolean;
  headCover?: boolean;
  noHeels?: boolean;
}

export interface RecentLook {
  /** YYYY-MM-DD. */
  date: string;
  garmentIds: string[];
}

export interface StylingBrief {
  gender: Gender;
  /** One of them is picked for the look; empty means any. */
  styles: StyleId[];
  context?: OccasionContext | null;
  daypart: Daypart;
  /** From leaving to coming home, at least one. */
  hours: WeatherHour[];
  placeName: string;
  /** 'seasonal' is never worded as live. */
  source?: WeatherSource;
  /** Said beside a seasonal estimate, e.g. 'Typical for late November'. */
  note?: string;
  /** Newest first or last, any length; those of the last 14 days are kept apart from. */
  recent: RecentLook[];
  /** User, local date and attempt: the only source of chance. */
  seed: string;
  /** Default strolling. */
  activity?: Activity;
  modesty?: Modesty;
  /** Wardrobe ids that she never wears. */
  neverWear?: string[];
}

/** One sentence of "Why this works", with the fact of receipt or weather that it was made from. */
export interface Reason {
  fact: ReasonFact;
  text: string;
}

export const REASON_FACTS = [
  'comfort',
  'shed',
  'minutes-outdoors',
  'heat',
  'rain',
  'snow',
  'ice',
  'wind',
  'sun',
  'colour',
  'seasonal',
  'preference',
] as const;
export type ReasonFact = (typeof REASON_FACTS)[number];

export interface ComposedOutfit {
  /** Ordered from the skin outward. Ids are 'garment:colourway'. */
  look: Look;
  style: StyleId;
  /** Two to five words. */
  title: string;
  /** The first sentence stands alone in lists. */
  description: string;
  reasons: Reason[];
  receipt: ComfortReceipt;
  colourScheme: ColourScheme;
}
