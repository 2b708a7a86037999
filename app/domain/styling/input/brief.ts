// What the stylist is asked, and what she answers.
import type { DressFrom, OwnPiece } from '../../closet/closet-terms.ts';
import type { Activity } from '../../comfort/clothing-need.ts';
import type { ComfortReceipt } from '../../comfort/receipt.ts';
import type { Look } from '../../looks/look.ts';
import type { NotForMe } from '../../preferences/rejection-reasons.ts';
import type { Daypart, EveningKind, Gender, OccasionContext, StyleId } from '../../preferences/style.ts';
import type { WeatherHour, WeatherSource } from '../../weather/weather.ts';
import type { HeelHeight } from '../../wardrobe/garment.ts';
import type { ColorName } from '../../wardrobe/palette.ts';
import type { Silhouette } from '../../looks/silhouette.ts';

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
  /** Its title and description, so that no opening comes back within 14 days. Left out: only garments are kept apart. */
  title?: string;
  description?: string;
  /** Its "Why this works", so that no sentence comes back either. */
  why?: string;
}

/**
 * What she likes (toward 1) and does not like (toward -1), learned from favorites, deletes and regenerations.
 * Left out means 0; values beyond -1..1 are clipped. A taste moves a choice, it never breaks a rule.
 */
export interface Affinities {
  style?: Partial<Record<StyleId, number>>;
  /** By wardrobe id without the colorway: 'wool-coat'. */
  garment?: Record<string, number>;
  /** By palette name: 'camel'. */
  color?: Partial<Record<ColorName, number>>;
  /** See silhouette.ts: `lookSilhouette(look.garments)`. */
  silhouette?: Partial<Record<Silhouette, number>>;
}

/** The largest personal thermostat in either direction, °C. */
export const MOST_OFFSET_C = 6;

/** A look that she has sent away, and what for. */
export interface RefusedLook {
  reason: NotForMe;
  style: StyleId;
  /** As worn: 'wool-coat:camel'. */
  garmentIds: readonly string[];
}

/** Where she moves or rests in clothes of their own, whatever the street wears. */
export type Setting = 'run' | 'gym' | 'walk' | 'ski' | 'home';

export interface StylingBrief {
  gender: Gender;
  /** One of them is picked for the look; empty means any. */
  styles: StyleId[];
  context?: OccasionContext | null;
  setting?: Setting;
  /** At home while it is cold outdoors: nobody knows how warm her house is. */
  coldOutdoors?: boolean;
  /** At home while it is hot outdoors. */
  hotOutdoors?: boolean;
  /** At home, and seen there: no clothes of the house, and no way to walk either. */
  staysIn?: boolean;
  /** Of it, by a camera. */
  onCamera?: boolean;
  /** Sleeves and hems are for where she goes: no limits of hers. */
  coversUp?: boolean;
  /** At home, without heating. */
  isUnheated?: boolean;
  /** At home, with ways out of the door between: wood, the mailbox, hens. */
  stepsOut?: boolean;
  /** Of a day at home: windows stand open, it is cooled as an office is, or no fan runs. */
  house?: 'aired' | 'cooled' | 'without-power';
  /** What she wears hangs loose: nothing is tucked in. */
  hangsLoose?: boolean;
  /** A baby is strapped to her front. */
  babyWorn?: boolean;
  /** Sport on a beach. */
  onSand?: boolean;
  /** She sits in a plane or train for hours. */
  ride?: boolean;
  /** She has said that a room of the day is cooled too far, or (false) that none is cooled. */
  cooledRooms?: boolean;
  /** Where people wear a jacket, also where it is too warm for one outdoors: a court, an interview. */
  isSober?: boolean;
  /** At work, and not at a desk. */
  onFeet?: boolean;
  /** She stands for long, outdoors. */
  standsStill?: boolean;
  /** By wardrobe id, how wrong it is for what the day asks: it stays at home where there is anything that is less so. */
  leftAtHome?: ReadonlyMap<string, number>;
  /** She works in it, or walks through mud. */
  getsDirty?: boolean;
  /** Mud, slush or puddles underfoot, whatever falls that day. */
  wetGround?: boolean;
  /** No hand is free for an umbrella. */
  handsFull?: boolean;
  /** In the wind of riding: what is on top stays on, and closed. */
  keepsJacket?: boolean;
  /** °C by which the wind of riding, or spray, makes of the air another one: what may be worn is what that asks. */
  chilledByC?: number;
  /** A dinner suit is worn. */
  isBlackTie?: boolean;
  /** Everybody wears these: what is carried for a cool room too. */
  onlyColors?: readonly ColorName[];
  /** A funeral: told quietly, and as nothing else. */
  isMourning?: boolean;
  /** Some words of her day were not understood: what is only usual on such a day is not said. */
  partlyRead?: boolean;
  /** What an evening out is for; left out: for any. */
  evening?: EveningKind;
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
  /** Titles that she has read within a month, so that none comes back. */
  titlesRead?: readonly string[];
  /** User, local date and attempt: the only source of chance. */
  seed: string;
  /** Default strolling. */
  activity?: Activity;
  modesty?: Modesty;
  /** The same, for what she owns: a good blouse of hers passes in a church. Left out: as for the rest. */
  modestyOfHers?: Modesty;
  /** What she never wears: wardrobe ids ('wool-coat', a colorway is ignored) or families (wardrobe/families.ts: 'heels'). */
  neverWear?: string[];
  /** Highest heel she wears (wardrobe/garment.ts: HEEL_HEIGHTS). Default 3, anything. A hard limit, like modesty. */
  heelMax?: HeelHeight;
  /**
   * Personal thermostat, °C. Positive: she feels the cold more, so every hour is dressed for as if the air were that
   * much colder (more clo); negative: she runs warm (less clo). 0 or left out: as the standards say. Clipped to
   * ±MOST_OFFSET_C. "Too cold" therefore raises it, "too warm" lowers it.
   */
  offsetC?: number;
  /** °C added to the thermostat for this outfit only, to learn from her next tap (warmth-experiment.ts). */
  trialC?: number;
  /** °C added to the thermostat for what she said of today. */
  askedC?: number;
  /** What she asked for in so many words, and is told so: no trait of hers. */
  askedFor?: 'warmer' | 'cooler';
  affinities?: Affinities;
  /** Looks that she has just sent away, and why: set aside where the weather leaves enough (rejected-looks.ts). */
  refused?: readonly RefusedLook[];
  /** Left out: dressed from everything. */
  closet?: ClosetBrief;
}

/** What of hers can be worn on the day, and how strictly it is kept to. */
export interface ClosetBrief {
  from: Exclude<DressFrom, 'everything'>;
  pieces: readonly OwnPiece[];
  /** Hers as well, but in the wash or put away that day. */
  resting?: readonly OwnPiece[];
}

/** One sentence of "Why this works", with the fact of receipt or weather that it was made from. */
export interface Reason {
  fact: ReasonFact;
  text: string;
  /** The layers that the sentence speaks of. Absent in outfits before 2026-11-26. */
  off?: LayerOff[];
}

/** A layer that comes off by what is said; local hours 0..23. Without an hour it is only spoken of: worn open, carried. */
export interface LayerOff {
  garmentId: string;
  fromHour?: number;
  /** It goes back on. */
  untilHour?: number;
}

type ReasonFact =
  | 'comfort'
  | 'inside'
  | 'shed'
  | 'minutes-outdoors'
  | 'heat'
  | 'rain'
  | 'snow'
  | 'ice'
  | 'wind'
  | 'sun'
  | 'colour'
  | 'seasonal'
  | 'filled'
  | 'shortfall'
  | 'thermostat'
  | 'taste'
  | 'modesty'
  | 'preference'
  | 'plan'
  | 'named'
  | 'closet';

export type ColorScheme =
  | 'neutral'
  | 'tonal'
  | 'one-accent'
  | 'analogous'
  | 'complementary'
  | 'triad'
  | 'free';

export interface ComposedOutfit {
  /** Ordered from the skin outward. Ids are 'garment:colorway'. */
  look: Look;
  style: StyleId;
  /** Two to five words. */
  title: string;
  /** The first sentence stands alone in lists. */
  description: string;
  reasons: Reason[];
  receipt: ComfortReceipt;
  colorScheme: ColorScheme;
  /** Where she is dressed from her closet: all of it hers, all but one piece, or with what is borrowed for a gap. */
  fromCloset?: 'hers' | 'one-other' | 'gap';
}
