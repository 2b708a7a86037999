// How formal a day is dressed for, and what an evening asks of single garments: what a guest leaves to the bride.
import type { EveningKind, StyleId } from '../../preferences/style.ts';
import { STYLE_FORMALITY } from '../../preferences/style-formality.ts';
import type { Slot } from '../../looks/look.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, type Tint } from '../../wardrobe/palette.ts';
import type { StylingBrief } from '../input/brief.ts';
import { isBoldColor } from '../color/bold-pieces.ts';
import { suitsEvening } from '../rules/evening-ideas.ts';
import { isDressy } from '../rules/style-fit.ts';

/** What an evening of a kind is dressed up more than any. */
const EVENING_FORMALITY: Record<EveningKind, number> = {
  wedding: 0.4,
  date: -0.3,
  dinner: -0.2,
  party: 0,
  concert: -0.6,
};

/** As formal as one is at home. */
const AT_HOME = 0.8;

/** The formality to aim at, 0..4. */
export function formalityFor(style: StyleId, { context, daypart, evening, setting }: StylingBrief): number {
  const usual = STYLE_FORMALITY[style];
  const late = daypart === 'evening' || daypart === 'night' ? 0.3 : 0;
  if (setting === 'home') return AT_HOME;
  if (context === 'work') return Math.max(usual, style === 'sporty' ? 1 : 2.3);
  if (context === 'special')
    return Math.min(4, usual + 1.3 + late + (evening ? EVENING_FORMALITY[evening] : 0));
  if (context === 'leisure') return Math.max(0, Math.min(usual, 2) - 0.2);
  return usual + (style === 'sporty' ? 0 : late);
}

/** The colors of a bride. */
const BRIDAL = ['white', 'cream', 'oat'];

/** Of a man's shirt or suit these are a costume. */
const COSTUME = ['fuchsia', 'coral', 'lilac', 'blush', 'rose'];

/** In those of its colors that are right there; in all where none is. */
function inColors(garment: Garment, isRight: (first: Tint) => boolean): Garment {
  const colors = garment.colors.filter(([first]) => isRight(first));
  return colors.length > 0 && colors.length < garment.colors.length ? { ...garment, colors } : garment;
}

/** He goes out in deep colors and quiet ones. */
function asMan(garment: Garment): Garment {
  if (!isOfKind(garment, 'loud') && !isOfKind(garment, 'shining') && garment.slot !== 'bottom')
    return garment;
  return inHisColors(garment);
}

const inHisColors = (garment: Garment): Garment =>
  inColors(garment, (first) => !COSTUME.includes(nearestColorName(first)));

/** Pink is a shirt's; so many of a man's styles have it nowhere else. */
const SOBER_STYLES: readonly StyleId[] = ['casual', 'classic', 'professional', 'sporty'];
const OVER_A_SHIRT: readonly Slot[] = ['knitwear', 'jacket', 'coat', 'bottom', 'shoes'];

/** What a dress is called that nobody would call festive. */
const QUIET = ['camel', 'stone', 'taupe', 'oat', 'sand', 'grey', 'silver', 'charcoal'];

/** A plain dress is in a color where there is something to celebrate; black and navy always do. */
function inFestiveColors(garment: Garment): Garment {
  if (garment.slot !== 'dress' || isOfKind(garment, 'shining')) return garment;
  return inColors(garment, (first) => !QUIET.includes(nearestColorName(first)));
}

/** Her guests come in others. */
function asGuest(garment: Garment): Garment {
  if (!isOfKind(garment, 'skirt or dress')) return garment;
  return inColors(garment, (first) => !BRIDAL.includes(nearestColorName(first)));
}

/** What a man is a guest in: a shirt that is pale, and a suit that is not. */
const GUEST_SHIRT = ['white', 'sky', 'cream'];
const GUEST_SUIT = ['navy', 'charcoal', 'grey', 'black', 'chocolate', 'forest', 'burgundy'];

/** In the heat a suit of linen is as pale as it likes. */
function asHisGuest(garment: Garment): Garment {
  const isShirt = isOfKind(garment, 'shirt with cuffs') && garment.formality >= 3;
  const isSuit = garment.set !== undefined || isOfKind(garment, 'blazer');
  if (!isShirt && (!isSuit || garment.fabric === 'linen')) return garment;
  const right = isShirt ? GUEST_SHIRT : GUEST_SUIT;
  return inColors(garment, (first) => right.includes(nearestColorName(first)));
}

/** A print is as wild as the color that it is called by: navy flowers are not; nor, to a wedding, is navy satin. */
function inBoldColors(garment: Garment, evening?: EveningKind): Garment {
  const isSatin = evening === 'wedding' && garment.slot === 'dress' && isOfKind(garment, 'shining');
  if (garment.fabric !== 'floral' && !isSatin) return garment;
  return inColors(garment, isBoldColor);
}

/** A garment in the colors in which it goes to such an evening. */
export function asWornTo(
  there: Garment,
  { evening, gender, context }: Pick<StylingBrief, 'evening' | 'gender' | 'context'>,
  style: StyleId,
): Garment {
  const garment = style === 'go-wild' ? inBoldColors(there, evening) : there;
  const isHisWedding = evening === 'wedding' && gender === 'male' && style !== 'go-wild';
  if (isHisWedding) return asHisGuest(inHisColors(garment));
  const dressed = context === 'special' ? inFestiveColors(garment) : garment;
  const hers = evening === 'wedding' ? asGuest(dressed) : dressed;
  if (gender === 'male' && SOBER_STYLES.includes(style) && OVER_A_SHIRT.includes(garment.slot))
    return inHisColors(hers);
  return gender === 'male' && context === 'special' && style !== 'go-wild' ? asMan(hers) : hers;
}

/** A guest's suit is of one color, and velvet is for who owns a bow tie. */
const isWrongForHim = (garment: Garment, style: StyleId, isFestive: boolean): boolean =>
  (isFestive && style !== 'go-wild' && isOfKind(garment, 'loud clothes')) ||
  (style === 'casual' && garment.fabric === 'velvet');

/** The office, or the country, on a guest; tweed is its own. */
const isChecked = ({ fabric, set, slot, id }: Garment): boolean =>
  fabric === 'check' && (set !== undefined || slot === 'jacket') && id !== 'tweed-jacket';

/** A dinner suit where nobody asked for one, and what is loud on a man who does not go wild. */
export const isOutOfTune = (
  garment: Garment,
  { gender, isBlackTie = false, evening }: Pick<StylingBrief, 'gender' | 'isBlackTie' | 'evening'>,
  style: StyleId,
  isFestive: boolean,
): boolean =>
  (!isBlackTie && isOfKind(garment, 'dinner suit')) ||
  (evening === 'wedding' && SOBER_STYLES.includes(style) && isChecked(garment)) ||
  (gender === 'male' && isWrongForHim(garment, style, isFestive));

/** What dresses up is tried first for an occasion. */
const DRESSY = 0.9;
/** What an evening of the kind is known by, more yet. */
const OF_THE_KIND = 0.9;
/** A hood over a good dress is for rain that is blown. */
const HOOD = 6;

/** Its jacket is carried where it is too warm for one. */
const OF_HIS_SUIT = 3.5;
/** A dress for the office, among guests. */
const OF_THE_OFFICE = 3;

/** A suit on the casual, but for a wedding, and checks on a guest. */
const TOO_DRESSED = 5;
const TOO_PLAIN = 8;

/** What a garment costs that is too much for an evening out, or too little. */
function outOfOccasion(garment: Garment, { evening, styles }: StylingBrief): number {
  if (evening === 'wedding') return garment.slot === 'top' && garment.fabric === 'check' ? TOO_PLAIN : 0;
  return styles.includes('casual') && garment.set && !isOfKind(garment, 'dinner suit') ? TOO_DRESSED : 0;
}

/** What a garment gains for an occasion. */
export function dressiness(
  garment: Garment,
  { brief, style }: { brief: StylingBrief; style: StyleId },
): number {
  if (isOfKind(garment, 'raincoat')) return -HOOD;
  if (brief.evening === 'wedding' && isOfKind(garment, 'office dress')) return -OF_THE_OFFICE;
  if (brief.evening === 'wedding' && brief.gender === 'male' && garment.set) return OF_HIS_SUIT;
  const { evening, gender } = brief;
  return (
    (suitsEvening(garment, { style, evening, gender }) ? OF_THE_KIND : 0) +
    (isDressy(garment) ? DRESSY : 0) -
    outOfOccasion(garment, brief)
  );
}
