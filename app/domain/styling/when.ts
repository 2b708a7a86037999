// When a kind of garment may be worn, as data: one line a rule, every one of them hard: docs/rules/comfort.md,
// "No rule is broken". Temperatures without a source are ours, from what is sold for what.
import type { OccasionContext, StyleId } from '../style.ts';
import type { Kind } from '../wardrobe/kinds.ts';

type Span = readonly [from: number, to: number];

export interface When {
  kind: Kind;
  /** Air of the coldest hour must lie in here, °C. */
  coldest?: Span;
  /** Air of the warmest hour, °C. */
  warmest?: Span;
  /** What the coldest hour feels like, °C. */
  felt?: Span;
  /** What the warmest hour feels like in the shade, °C. */
  feltMost?: Span;
  /** Lifts the spans: wind or frost is reason enough where it feels colder than this, °C. */
  orFeltBelow?: number;
  /** false: never in it. */
  wet?: false;
  rain?: false;
  heavyRain?: false;
  snow?: false;
  ice?: false;
  wind?: false;
  /** 'only': in snow, or in cold below so many °C. */
  snowOrBelow?: number;
  /** false: not while the sun stands high and it is mild. */
  warmSeason?: false;
  /** Only in the warm season, or on days of so many °C. */
  seasonOrWarmest?: number;
  /** Only in the warm season, or on days that are never colder than so many °C. */
  seasonOrColdest?: number;
  /** Only in the wet. */
  onlyWet?: true;
  /** Only where she leaves toward evening. */
  onlyEvening?: true;
  /** Lifts `coldest`: the day gets so warm, °C. */
  liftedFrom?: number;
  /** Lifts `coldest` and `warmest`: rain is reason enough up to this many °C of the warmest hour. */
  orWetUpTo?: number;
  /** The line speaks of these occasions only; null is an ordinary day. */
  on?: readonly (OccasionContext | null)[];
  /** Not for these occasions … */
  notFor?: readonly OccasionContext[];
  /** … nor in these styles. */
  notIn?: readonly StyleId[];
  /** Excused from `notFor`. */
  except?: readonly StyleId[];
  /** Of taste, not of weather: what is hers she wears all the same where she is dressed from her closet. */
  taste?: true;
}

/** All but a day off. */
const ORDINARY = [null, 'work', 'special'] as const;

const below = (c: number): Span => [-Infinity, c];
const from = (c: number): Span => [c, Infinity];

// prettier-ignore
export const WHEN: readonly When[] = [
  // What weather spoils, and where one slips.
  { kind: 'spoilt by rain', wet: false, ice: false },
  { kind: 'open shoes', wet: false, coldest: from(17), warmest: from(22) },
  { kind: 'open shoes', seasonOrColdest: 21 },
  { kind: 'pumps', wet: false, coldest: from(7), warmest: from(10) },
  { kind: 'ballet flats', wet: false, coldest: from(11) },
  { kind: 'rain flats', onlyWet: true, coldest: from(13) },
  { kind: 'loafers', wet: false, coldest: from(7) },
  { kind: 'sodden in rain', wet: false },
  { kind: 'slippery', ice: false, snow: false },
  { kind: 'caught by wind', wind: false },
  { kind: 'brim hat', wind: false },
  { kind: 'leather jacket', rain: false, notIn: ['sporty'], taste: true },
  { kind: 'coat that soaks', heavyRain: false },
  { kind: 'down over all', rain: false },
  { kind: 'unlined raincoat', warmest: from(9) },
  { kind: 'cropped trousers', wet: false },
  // Over everything: no winter coat on a day of 18 °C, nor from 10 °C up.
  { kind: 'down, fur or teddy', coldest: below(7), warmest: below(11.5) },
  { kind: 'long down', warmest: below(9.9) },
  { kind: 'parka', coldest: below(7), warmest: below(13) },
  { kind: 'winter coat', coldest: below(9.9), warmest: below(17) },
  // It leaves the legs out: not in frost, unless it thaws.
  { kind: 'short wool coat', coldest: from(0), liftedFrom: 6, taste: true },
  { kind: 'light cloth coat', coldest: [2, 14], warmest: below(26), orWetUpTo: 22 },
  { kind: 'thin shell', coldest: [7, 14], warmest: below(26), orWetUpTo: 27 },
  { kind: 'tailored coat', on: [null, 'work', 'leisure'], notIn: ['sporty'], taste: true },
  { kind: 'tailored jacket', notIn: ['sporty'], taste: true },
  { kind: 'suit jacket', notFor: ['leisure'], taste: true },
  { kind: 'office things', notFor: ['leisure'], taste: true },
  { kind: 'raincoat', onlyWet: true },
  { kind: 'wool blazer', coldest: below(14), warmest: below(21.9) },
  // No one's answer to frost on a day off.
  { kind: 'blazer', on: ['leisure'], coldest: from(0), taste: true },
  { kind: 'summer blazer', on: [null, 'work', 'leisure'], coldest: [7, 18], warmest: [14, 27] },
  // An occasion has its jacket on a mild day too.
  { kind: 'summer blazer', on: ['special'], coldest: [7, 21], warmest: [14, 28] },
  { kind: 'kimono', coldest: [10, 17], warmest: [17, 27], notIn: ['casual', 'professional', 'classic', 'sporty'] },
  { kind: 'varsity jacket', wet: false, notFor: ['work', 'special'] },
  { kind: 'outdoor jacket', coldest: below(16), warmest: below(28), orWetUpTo: 22 },
  { kind: 'warm jacket', coldest: below(14), warmest: below(27) },
  // Knitwear, tops, dresses.
  { kind: 'thick knit', coldest: below(13), warmest: below(19) },
  { kind: 'thick cardigan', coldest: below(14), warmest: below(28) },
  { kind: 'fine pullover', coldest: below(16), warmest: below(22) },
  { kind: 'cardigan', coldest: below(21), warmest: below(32) },
  // Of cotton, linen or thin wool: nothing against frost.
  { kind: 'light cardigan', coldest: from(6), taste: true },
  { kind: 'roll-neck', coldest: below(9), warmest: below(15) },
  { kind: 'warm shirt', coldest: below(14), warmest: below(21) },
  { kind: 'sleeveless', warmest: from(17) },
  { kind: 'checked shirt', on: ['special'], notIn: ['professional', 'classic', 'trendy'], taste: true },
  { kind: 'flannel shirt', notIn: ['professional', 'classic', 'sporty'], taste: true },
  { kind: 'denim above', notIn: ['professional'], taste: true },
  { kind: 'short-sleeved shirt', coldest: from(9) },
  // Below a noon of 72 °F something goes over it, and then it wants cuffs.
  { kind: 'short dress shirt', warmest: from(22.2) },
  // A dress shirt has cuffs; in real heat it is a knit polo or linen.
  { kind: 'short cotton dress shirt', notIn: ['professional'], taste: true },
  // It has no sleeves: nothing to keep warm in.
  { kind: 'sweater vest', coldest: from(7.2), taste: true },
  { kind: 'airy top', coldest: from(13), taste: true },
  // Alone it is too little below 40 °F.
  { kind: 'cotton sweater', coldest: from(4.4) },
  { kind: 'short-sleeved shirt', notFor: ['special'], except: ['casual', 'trendy', 'go-wild'] },
  { kind: 'bare-shouldered', coldest: from(16), warmest: from(22), notFor: ['work'] },
  { kind: 'tank', seasonOrColdest: 21 },
  { kind: 'winter dress', coldest: below(13), warmest: below(18) },
  { kind: 'knitted dress', notIn: ['sporty'], taste: true },
  { kind: 'summer dress', coldest: from(11), warmest: from(18) },
  { kind: 'summer cotton', coldest: from(11), warmest: from(18) },
  { kind: 'jersey skirt or dress', coldest: from(5) },
  // One season of cloth: none of the cold half in the warm one, nor linen before it is warm.
  { kind: 'winter cloth', warmSeason: false, warmest: below(18.5) },
  { kind: 'linen or seersucker', coldest: from(13), warmest: from(20) },
  { kind: 'seersucker', seasonOrWarmest: 27 },
  { kind: 'seersucker', coldest: from(18), warmest: from(23), taste: true },
  { kind: 'airy knit', coldest: from(12) },
  // Legs.
  { kind: 'shorts', coldest: from(18.5), warmest: from(24.4), notFor: ['work', 'special'], notIn: ['professional'] },
  { kind: 'thick trousers', coldest: below(15), warmest: below(18) },
  { kind: 'flannel legs', coldest: below(7.5), warmest: below(12), taste: true },
  { kind: 'culottes', coldest: from(14), warmest: from(17) },
  { kind: 'evening cloth', notFor: ['work'] },
  // In frost lined or of wool, where it does not thaw by much.
  { kind: 'lined trousers', coldest: below(3), warmest: below(10) },
  // Where it stays below 41 °F flannel or a lining.
  { kind: 'thin wool legs', coldest: from(-1.5), liftedFrom: 5, taste: true },
  { kind: 'jersey trousers', notIn: ['professional', 'classic'], taste: true },
  { kind: 'office legs', notIn: ['sporty'], taste: true },
  { kind: 'cropped legs', coldest: from(12), warmest: from(17) },
  { kind: 'thin cotton legs', coldest: from(5), liftedFrom: 12, taste: true },
  { kind: 'unlined trousers', coldest: from(2.2), liftedFrom: 10, taste: true },
  { kind: 'thin trousers', coldest: from(6.5), liftedFrom: 10, taste: true },
  // From a felt 90 °F nothing long and dense.
  { kind: 'heavy in heat', feltMost: below(32) },
  { kind: 'heavy in heat', warmest: below(31), taste: true },
  { kind: 'satin that sticks', feltMost: below(32) },
  { kind: 'satin with sleeves or legs', warmest: below(29.4), taste: true },
  // Closed suede looks heavy under summer cotton.
  { kind: 'suede shoes', warmest: below(28.5), taste: true },
  { kind: 'patent loafers', on: [null, 'leisure'], warmest: below(29.4), taste: true },
  { kind: 'joggers', coldest: below(15), warmest: below(21) },
  { kind: 'lined sportswear', coldest: below(5), warmest: below(10) },
  { kind: 'dark sports legs', feltMost: below(29) },
  { kind: 'jeans', warmest: below(28) },
  { kind: 'jeans', notFor: ['work'], except: ['casual', 'trendy', 'sporty', 'go-wild'] },
  { kind: 'jeans', on: ORDINARY, notIn: ['professional'], taste: true },
  // Nobody bares her knees to frost.
  { kind: 'short skirt', coldest: from(2), liftedFrom: 10, taste: true },
  { kind: 'sport skirt', coldest: from(15), warmest: from(20) },
  { kind: 'summery', coldest: from(10), warmest: from(18) },
  // Feet.
  { kind: 'weatherproof low shoes', warmest: below(18.5), orWetUpTo: 50, taste: true },
  { kind: 'leather walking shoes', notIn: ['sporty'], taste: true },
  { kind: 'named for rain', onlyWet: true, taste: true },
  { kind: 'snow boots', snowOrBelow: -4 },
  { kind: 'lined boots', coldest: below(2), warmest: below(9) },
  // An occasion has its good boots until it really freezes.
  { kind: 'lined boots', on: ['special'], coldest: below(-2), taste: true },
  { kind: 'rain boots', coldest: [2, 18], onlyWet: true, notFor: ['work', 'special'] },
  { kind: 'tall boots', coldest: below(11), warmest: below(17) },
  // A morning of frost before a hot noon: something must be on her feet.
  { kind: 'ankle boots', coldest: below(14), warmest: below(20), orFeltBelow: -2 },
  { kind: 'hiking boots', coldest: below(9), taste: true },
  { kind: 'low shoes', ice: false },
  { kind: 'low shoes', coldest: from(2), liftedFrom: 8, taste: true },
  { kind: 'sneakers that leak', heavyRain: false, snow: false },
  { kind: 'sneakers that leak', coldest: from(5), liftedFrom: 10, taste: true },
  // From 50 °F; below, where it is too warm later for anything thicker.
  { kind: 'sheer tights', coldest: from(10), liftedFrom: 16.1 },
  { kind: 'sheer tights', coldest: [7, 15], warmest: [10, 24] },
  { kind: 'opaque tights', coldest: below(11), warmest: below(16) },
  { kind: 'wool tights', coldest: below(4.5), warmest: below(11.2) },
  { kind: 'opaque tights', coldest: from(0.6), liftedFrom: 11.2, taste: true },
  { kind: 'wool socks', coldest: below(6), warmest: below(13) },
  { kind: 'long wool socks', coldest: below(0), warmest: below(8) },
  { kind: 'no-show socks', coldest: from(14) },
  // Head, neck, hands follow what it feels like; thermals are for real frost.
  { kind: 'warm hat', felt: below(3), coldest: below(9), orFeltBelow: -2 },
  { kind: 'ears left out', rain: false },
  { kind: 'ears left out', coldest: from(-1.1), notIn: ['casual', 'sporty', 'trendy', 'go-wild'] },
  { kind: 'gloves', felt: below(5), coldest: below(9), warmest: below(18), orFeltBelow: -2 },
  // Against the sun, in every weather one of them: straw from 65 °F, a felt brim or brushed cap where gloves come out.
  { kind: 'sun hat', warmest: from(22) },
  { kind: 'cool-day sun hat', felt: below(10) },
  { kind: 'straw hat', coldest: from(14), warmest: from(18.3) },
  { kind: 'everyday hat', notFor: ['special'] },
  { kind: 'flat cap', notFor: ['special'], taste: true },
  { kind: 'casual hat', notFor: ['work'], except: ['sporty', 'casual', 'trendy', 'go-wild'] },
  { kind: 'warm scarf', felt: below(7), coldest: below(9) },
  { kind: 'light scarf', coldest: [8, 12], warmest: below(20) },
  { kind: 'thermals', coldest: below(-8.1), orFeltBelow: -14 },
  { kind: 'thermals', warmest: below(0.5) },
  { kind: 'summer bag', coldest: from(14), warmest: from(19) },
  // Occasions.
  // The sporty go to work and to occasions in clean plain things: polo, knit, chinos, plain sneakers.
  { kind: 'gym wear', notFor: ['work', 'special'] },
  { kind: 'gym wear', notIn: ['professional', 'classic'] },
  { kind: 'running shoes', notIn: ['professional', 'classic', 'trendy', 'go-wild'], taste: true },
  { kind: 'for the gym', notIn: ['casual', 'trendy', 'go-wild'], taste: true },
  { kind: 'bare-shouldered', notIn: ['professional'] },
  { kind: 'clean sport', notFor: ['work', 'special'], except: ['sporty'] },
  { kind: 'evening shoes', notFor: ['work', 'leisure'] },
  { kind: 'evening dress', onlyEvening: true },
  { kind: 'fleece', notFor: ['work', 'special'] },
  { kind: 'track jacket', notFor: ['work', 'special'] },
  { kind: 'zip running top', notFor: ['work', 'special'] },
  { kind: 'zip running top', notIn: ['casual', 'trendy', 'professional', 'classic', 'go-wild'], taste: true },
  // It covers what the occasion is known by.
  { kind: 'long cardigan', notFor: ['special'], taste: true },
  { kind: 'plain cardigan', notFor: ['special'], except: ['casual', 'sporty'], taste: true },
  { kind: 'softshell legs', notFor: ['special'] },
  { kind: 'cargo', notFor: ['work'], taste: true },
  { kind: 'beach pants', notFor: ['work', 'special'], taste: true },
  { kind: 'short linen shirt', on: ['work'], notIn: ['professional', 'classic'], taste: true },
  { kind: 'cargo', on: ['special'], notIn: ['sporty'], taste: true },
  { kind: 'softshell legs', on: ['work'], coldest: below(-9.4), taste: true },
  { kind: 'track pants', notFor: ['work', 'special'] },
  { kind: 'court pants', notFor: ['work', 'special'] },
  { kind: 'court polo', notFor: ['special'] },
  { kind: 'sneakers for rain', notFor: ['special'] },
  { kind: 'technical jacket', on: ['special'], onlyWet: true, taste: true },
  { kind: 'trail shell', notIn: ['professional', 'classic', 'trendy', 'go-wild'], taste: true },
  { kind: 'bright rain shoes', notFor: ['work'], onlyWet: true },
  { kind: 'running tights', coldest: below(10) },
  { kind: 'casual sandals', notFor: ['work', 'special'] },
  { kind: 'casual sandals', notIn: ['professional'], taste: true },
  { kind: 'slip-on summer shoes', notIn: ['professional'], taste: true },
  { kind: 'sports extras', notFor: ['work', 'special'] },
  { kind: 'chunky hat', notFor: ['special'] },
  { kind: 'lined trousers', notFor: ['special'], except: ['sporty', 'casual'] },
  { kind: 'insulated gloves', notFor: ['special'], except: ['sporty'] },
  { kind: 'mittens', felt: below(0), coldest: below(0) },
  // Knitted wool is not enough below 10 °F.
  { kind: 'mittens', coldest: from(-12.2), taste: true },
  { kind: 'padded gloves', coldest: below(1), taste: true },
  { kind: 'running gloves', coldest: from(-2), taste: true },
  { kind: 'thin gloves', coldest: from(-6.6), taste: true },
  { kind: 'unlined leather gloves', coldest: from(0), taste: true },
  // Below 10 °F a dress glove is not enough, and above 41 °F its lining is too much.
  { kind: 'lined dress gloves', coldest: [-12.2, 5], taste: true },
  { kind: 'rugged bottoms', notFor: ['special'], except: ['sporty'] },
  { kind: 'everyday coat', notFor: ['special'], except: ['sporty'] },
  { kind: 'satin or heels', notIn: ['sporty'] },
  { kind: 'rough shoes', notFor: ['work', 'special'] },
  { kind: 'lined hiking boots', notFor: ['work', 'special'], except: ['sporty'] },
  { kind: 'lined hiking boots', notFor: ['special'], taste: true },
  { kind: 'bright snow boots', notFor: ['work', 'special'], taste: true },
  { kind: 'snow boots', notFor: ['work', 'special'], except: ['sporty'] },
  { kind: 'sneakers', notFor: ['special'], except: ['sporty'] },
  { kind: 'everyday shoes', notFor: ['special'], except: ['sporty'] },
  // Rubber soles are for the rain.
  { kind: 'weatherproof low shoes', on: ['special'], onlyWet: true, taste: true },
  { kind: 'country coat', notFor: ['special'], warmest: below(15), taste: true },
  // Kept for the days that are more than work.
  { kind: 'jersey blazer', on: ['work'], notIn: ['sporty'], taste: true },
  { kind: 'sports bag', notFor: ['work', 'special'] },
  { kind: 'sports bag', notIn: ['professional', 'classic'] },
  { kind: 'casual bag', notIn: ['professional'] },
  { kind: 'everyday bag', notFor: ['special'] },
  { kind: 'loud', notIn: ['sporty', 'professional', 'classic', 'casual'] },
  { kind: 'loud clothes', notIn: ['classic', 'casual'] },
  { kind: 'everyday wear', notFor: ['special'], except: ['sporty'] },
  { kind: 'too plain to celebrate', notFor: ['special'] },
  { kind: 'tee', notFor: ['special'] },
  // Professional is a collar, a blouse or a fine knit, except on a day off.
  { kind: 'jersey tee', on: ORDINARY, notIn: ['professional'], taste: true },
  { kind: 'tee', on: ['work'], notIn: ['professional', 'classic'], taste: true },
  { kind: 'sneakers', on: ORDINARY, notIn: ['professional'], taste: true },
  { kind: 'sneakers', on: ['work'], notIn: ['classic'], taste: true },
  { kind: 'loud clothes', on: ['work'], notIn: ['trendy'], taste: true },
  { kind: 'work jacket', on: ORDINARY, notIn: ['professional'], taste: true },
  { kind: 'laced dress shoes', on: ['leisure'], warmest: below(29.4), taste: true },
  { kind: 'heritage scarf', notFor: ['special'], notIn: ['go-wild'], taste: true },
  { kind: 'jersey tee', notFor: ['work'], except: ['casual', 'trendy', 'sporty', 'go-wild'] },
];

/** What may be the outermost layer when the coldest hour is that cold, °C: colder asks for a real coat. */
// prettier-ignore
export const OUTERMOST: readonly { kind: Kind | 'nothing'; from: number }[] = [
  { kind: 'nothing', from: 8 },
  { kind: 'thin jacket', from: 8 },
  { kind: 'blazer', from: 10 },
  { kind: 'outdoor jacket', from: 6 },
  { kind: 'light coat', from: 5.5 },
];

/** When the coldest hour is below this (15 °F), a scarf, a warm hat and lined boots are a must, °C. */
export const DEEP_FROST_C = -9.4;
