// When a kind of garment may be worn, as data: one line a rule, every one of them hard: docs/rules/comfort.md,
// "No rule is broken". Temperatures without a source are ours, from what is sold for what.
import { COAT_BELOW_C } from '../../comfort/plan-wearing.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind, type Kind } from '../../wardrobe/garment-kinds.ts';
import {
  belowC,
  BITING_C,
  fromC,
  ORDINARY_CONTEXTS,
  type TemperatureSpan,
  type WeatherRule,
} from './weather-rule.ts';
import { FOOTWEAR_RULES } from './footwear-rules.ts';

/** A morning of real frost is dressed for, wherever the day ends: a flight to the sun. */
const AFTER_FROST: TemperatureSpan = [-5, 40];

// oxfmt-ignore
export const WEATHER_RULES: readonly WeatherRule[] = [
  { kind: 'for the house', onlyIndoors: true },
  { kind: 'lounge trousers', onlyAtHome: true },
  { kind: 'warm slippers', coldest: belowC(22) },
  { kind: 'summer slippers', coldest: fromC(22) },
  // What weather spoils, and where one slips.
  { kind: 'spoilt by rain', wet: false, ice: false },
  { kind: 'open day shoes', wet: false, coldest: fromC(17), warmest: fromC(22) },
  { kind: 'open day shoes', seasonOrColdest: 21 },
  // From door to door, and to dance in.
  { kind: 'evening shoes', wet: false, coldest: fromC(12), warmest: fromC(20) },
  { kind: 'pumps', on: [null, 'work', 'leisure'], wet: false, coldest: fromC(7), warmest: fromC(10) },
  // Under a coat, from door to door.
  { kind: 'pumps', on: ['special'], soaking: false, snow: false, ice: false, coldest: fromC(3), warmest: fromC(5) },
  { kind: 'ballet flats', wet: false, coldest: fromC(11) },
  { kind: 'rain flats', onlyWet: true, coldest: fromC(13) },
  { kind: 'rain flats', on: ['leisure'], soaking: false, taste: true },
  { kind: 'loafers', wet: false, coldest: fromC(7) },
  { kind: 'pumps', on: [null], warmest: belowC(30), taste: true },
  { kind: 'pumps', notFor: ['leisure'], except: ['go-wild'], taste: true },
  { kind: 'sodden in rain', on: [null, 'work', 'leisure'], wet: false },
  // Under a coat and an umbrella, from door to door.
  { kind: 'sodden in rain', on: ['special'], soaking: false },
  { kind: 'slippery', ice: false, snow: false },
  { kind: 'caught by wind', wind: false },
  { kind: 'brim hat', wind: false },
  { kind: 'leather jacket', rain: false, notIn: ['sporty'], taste: true },
  { kind: 'coat that soaks', on: [null, 'work', 'leisure'], heavyRain: false },
  // To a celebration under an umbrella, unless it rains all day.
  { kind: 'coat that soaks', on: ['special'], soaking: false },
  { kind: 'down over all', rain: false },
  { kind: 'unlined raincoat', warmest: fromC(9), taste: true },
  { kind: 'cropped trousers', wet: false },
  { kind: 'cropped trousers', coldest: fromC(6), taste: true },
  // Over everything: no winter coat on a day of 18 °C, nor from 10 °C up.
  { kind: 'down, fur or teddy', coldest: belowC(7), warmest: belowC(11.5), orAfterCold: AFTER_FROST },
  { kind: 'long down', warmest: belowC(9.9) },
  { kind: 'parka', coldest: belowC(7), warmest: belowC(13), orAfterCold: AFTER_FROST },
  { kind: 'polar kit', coldest: belowC(-17) },
  { kind: 'snow pants', notFor: ['work', 'special'], taste: true },
  { kind: 'winter coat', coldest: belowC(9.9), warmest: belowC(17), orAfterCold: AFTER_FROST },
  // It leaves the legs out: not in frost, unless it thaws.
  { kind: 'short wool coat', coldest: fromC(0), liftedFrom: 6, taste: true },
  { kind: 'light cloth coat', coldest: [2, 14], warmest: belowC(26), orWetUpTo: 22, orSwings: true },
  { kind: 'thin shell', coldest: [7, 14], warmest: belowC(26), orWetUpTo: 28.5, orGale: true },
  { kind: 'tailored coat', on: [null, 'work', 'leisure'], notIn: ['sporty'], taste: true },
  { kind: 'tailored jacket', notIn: ['sporty'], taste: true },
  { kind: 'suit jacket', notFor: ['leisure'], taste: true },
  { kind: 'suit', on: [null, 'work', 'leisure'], coldest: fromC(-3.9), taste: true },
  { kind: 'office things', notFor: ['leisure'], taste: true },
  { kind: 'raincoat', onlyWet: true },
  { kind: 'wool blazer', on: [null, 'work', 'leisure'], coldest: belowC(15), warmest: belowC(21.9) },
  // A suit is a suit on a mild evening as well.
  { kind: 'wool blazer', on: ['special'], coldest: belowC(19), warmest: belowC(23.5) },
  // No one's answer to frost on a day off.
  { kind: 'blazer', on: ['leisure'], coldest: fromC(0), taste: true },
  // Below 25 °F wool is worn under the coat, all round; to a celebration what it is known by, with thermals underneath.
  { kind: 'blazer', on: [null, 'work', 'leisure'], coldest: fromC(-4), taste: true },
  { kind: 'knitted cardigan', on: [null, 'work', 'leisure'], coldest: fromC(-4), taste: true },
  { kind: 'summer blazer', on: [null, 'work', 'leisure'], coldest: [7, 18], warmest: [14, 27] },
  // An occasion has its jacket on a mild day too.
  { kind: 'summer blazer', on: ['special'], coldest: [7, 21], warmest: [14, 28] },
  { kind: 'kimono', coldest: [10, 17], warmest: [17, 27], notIn: ['casual', 'professional', 'classic', 'sporty'] },
  { kind: 'varsity jacket', wet: false, notFor: ['work', 'special'] },
  { kind: 'outdoor jacket', coldest: belowC(16), warmest: belowC(28), orWetUpTo: 22, orSwings: true },
  { kind: 'warm jacket', coldest: belowC(15), warmest: belowC(27), orSwings: true },
  // Knitwear, tops, dresses.
  { kind: 'thick knit', coldest: belowC(13), warmest: belowC(19) },
  { kind: 'thick cardigan', coldest: belowC(15), warmest: belowC(22.5) },
  { kind: 'fine pullover', coldest: belowC(16), warmest: belowC(22) },
  { kind: 'cardigan', coldest: belowC(21), warmest: belowC(32) },
  // Of cotton, linen or thin wool: nothing against frost.
  { kind: 'light cardigan', coldest: fromC(6), taste: true },
  { kind: 'roll-neck', coldest: belowC(9), warmest: belowC(15) },
  { kind: 'warm shirt', coldest: belowC(14), warmest: belowC(21) },
  { kind: 'sleeveless', warmest: fromC(17) },
  { kind: 'checked shirt', on: ['special'], notIn: ['professional', 'classic', 'trendy'], taste: true },
  { kind: 'flannel shirt', notIn: ['professional', 'classic', 'sporty'], taste: true },
  { kind: 'denim above', notIn: ['professional'], taste: true },
  { kind: 'short-sleeved shirt', coldest: fromC(9) },
  // Below a noon of 72 °F something goes over it, and then it wants cuffs.
  { kind: 'short dress shirt', warmest: fromC(22.2) },
  // An occasion that lets a jacket be worn has one.
  { kind: 'fine dress shirt', on: ['special'], coldest: fromC(21), taste: true },
  // A dress shirt has cuffs; in real heat it is a knit polo or linen.
  { kind: 'short cotton dress shirt', notIn: ['professional'], taste: true },
  // It has no sleeves: nothing to keep warm in.
  { kind: 'sweater vest', coldest: fromC(7.2), taste: true },
  { kind: 'airy top', coldest: fromC(13), taste: true },
  // Alone it is too little below 40 °F.
  { kind: 'cotton sweater', coldest: fromC(4.4) },
  { kind: 'short-sleeved shirt', notFor: ['special'], except: ['casual', 'trendy', 'go-wild'] },
  { kind: 'bare-shouldered', coldest: fromC(16), warmest: fromC(22), notFor: ['work'] },
  { kind: 'tank', seasonOrColdest: 21 },
  { kind: 'long-sleeved tee', warmest: belowC(28), taste: true },
  // One pair of tights is no match for 14 °F; an evening out is driven to.
  { kind: 'skirt or dress', on: [null, 'work', 'leisure'], coldest: fromC(-9.9), taste: true },
  { kind: 'short skirt', wind: false, taste: true },
  { kind: 'skirt or dress', on: [null, 'work', 'leisure'], storm: false, taste: true },
  { kind: 'wrap skirt', wind: false, taste: true },
  // A long wet walk in the warm is for legs that dry.
  { kind: 'skirt or dress', on: ['leisure'], soaking: false, taste: true },
  { kind: 'winter dress', coldest: belowC(13), warmest: belowC(18) },
  { kind: 'knitted dress', on: [null, 'work', 'leisure'], notIn: ['sporty'], taste: true },
  { kind: 'summer dress', on: [null, 'work', 'leisure'], coldest: fromC(11), warmest: fromC(18) },
  // To an occasion it goes under a coat.
  { kind: 'summer dress', on: ['special'], coldest: fromC(6), warmest: fromC(11) },
  { kind: 'summer cotton', coldest: fromC(11), warmest: fromC(18) },
  { kind: 'jersey skirt or dress', coldest: fromC(5) },
  // One season of cloth: none of the cold half in the warm one, nor linen before it is warm.
  { kind: 'winter cloth', warmSeason: false, warmest: belowC(18.5) },
  // A cold dawn of May is no reason for a bare arm.
  { kind: 'fleece', coldest: belowC(11), warmest: belowC(18.5) },
  { kind: 'linen or seersucker', coldest: fromC(13), warmest: fromC(20) },
  { kind: 'seersucker', seasonOrWarmest: 27 },
  { kind: 'seersucker', coldest: fromC(18), warmest: fromC(23), taste: true },
  { kind: 'airy knit', coldest: fromC(12) },
  // Legs.
  { kind: 'shorts', coldest: fromC(18.5), warmest: fromC(24.4), notFor: ['work', 'special'], notIn: ['professional'] },
  { kind: 'thick trousers', on: [null, 'work', 'leisure'], coldest: belowC(15), warmest: belowC(18) },
  // Those of a suit go out on a mild day with their jacket.
  { kind: 'thick odd trousers', on: ['special'], coldest: belowC(15), warmest: belowC(18) },
  { kind: 'thick trousers', on: ['special'], coldest: belowC(19), warmest: belowC(23.5) },
  { kind: 'flannel legs', coldest: belowC(7.5), warmest: belowC(12), taste: true },
  { kind: 'culottes', coldest: fromC(14), warmest: fromC(17) },
  { kind: 'evening cloth', notFor: ['work'] },
  { kind: 'evening cloth', notIn: ['sporty'], taste: true },
  { kind: 'satin below', on: [null, 'work', 'leisure'], rain: false, coldest: fromC(-5), taste: true },
  // Under a coat and an umbrella, from the door of a car to another.
  { kind: 'satin below', on: ['special'], soaking: false, coldest: fromC(-20), taste: true },
  { kind: 'wrap dress', notIn: ['sporty'], taste: true },
  // In frost lined or of wool, where it does not thaw by much.
  { kind: 'lined trousers', coldest: belowC(3), warmest: belowC(10) },
  // Where it stays below 41 °F flannel or a lining.
  { kind: 'thin wool legs', on: [null, 'work', 'leisure'], coldest: fromC(-1.5), liftedFrom: 5, taste: true },
  { kind: 'jersey trousers', notIn: ['professional', 'classic'], taste: true },
  { kind: 'office legs', notIn: ['sporty'], taste: true },
  { kind: 'cropped legs', coldest: fromC(12), warmest: fromC(17) },
  { kind: 'thin cotton legs', coldest: fromC(5), liftedFrom: 12, taste: true },
  { kind: 'unlined trousers', coldest: fromC(2.2), liftedFrom: 10, taste: true },
  { kind: 'thin trousers', coldest: fromC(6.5), liftedFrom: 10, taste: true },
  // From a felt 90 °F nothing long and dense.
  { kind: 'heavy in heat', feltMost: belowC(32) },
  { kind: 'heavy in heat', warmest: belowC(31), taste: true },
  { kind: 'satin that sticks', feltMost: belowC(32) },
  { kind: 'satin with sleeves or legs', warmest: belowC(29.4), taste: true },
  // Closed suede looks heavy under summer cotton.
  { kind: 'suede shoes', warmest: belowC(28.5), taste: true },
  { kind: 'patent loafers', on: [null, 'leisure'], warmest: belowC(29.4), taste: true },
  { kind: 'joggers', coldest: belowC(15), warmest: belowC(21) },
  { kind: 'lined sportswear', coldest: belowC(5), warmest: belowC(10) },
  { kind: 'dark sports legs', feltMost: belowC(29) },
  { kind: 'jeans', warmest: belowC(28) },
  // Wet denim dries on nobody.
  { kind: 'jeans', on: ['leisure'], soaking: false, taste: true },
  { kind: 'jeans', notFor: ['work'], except: ['casual', 'trendy', 'sporty', 'go-wild'] },
  { kind: 'jeans', on: ORDINARY_CONTEXTS, notIn: ['professional'], taste: true },
  // Nobody bares her knees to frost.
  { kind: 'short skirt', coldest: fromC(2), liftedFrom: 10, taste: true },
  { kind: 'sport skirt', coldest: fromC(15), warmest: fromC(20) },
  { kind: 'summery', coldest: fromC(10), warmest: fromC(18) },
  ...FOOTWEAR_RULES,
  // Head, neck, hands follow what it feels like; thermals are for real frost.
  { kind: 'warm hat', felt: belowC(3), coldest: belowC(9), orFeltBelow: -2 },
  { kind: 'ears left out', rain: false },
  { kind: 'ears left out', coldest: fromC(-1.1), notIn: ['casual', 'sporty', 'trendy', 'go-wild'] },
  { kind: 'gloves', felt: belowC(5), coldest: belowC(8), warmest: belowC(15.6), orFeltBelow: -2 },
  // Against the sun, in every weather one of them: straw from 65 °F, a felt brim or brushed cap where gloves come out.
  { kind: 'sun hat', warmest: fromC(22) },
  { kind: 'cool-day sun hat', felt: belowC(10) },
  { kind: 'straw hat', coldest: fromC(14), warmest: fromC(18.3) },
  { kind: 'everyday hat', notFor: ['special'] },
  { kind: 'flat cap', notFor: ['special'], taste: true },
  { kind: 'casual hat', notFor: ['work'], except: ['sporty', 'casual', 'trendy', 'go-wild'] },
  { kind: 'warm scarf', felt: belowC(7), coldest: belowC(9), warmest: belowC(15.6), orFeltBelow: -2 },
  { kind: 'light scarf', coldest: [8, 12], warmest: belowC(20) },
  { kind: 'thermals', coldest: belowC(-8.1), warmest: belowC(0.5), orFeltBelow: -13 },
  { kind: 'summer bag', coldest: fromC(14), warmest: fromC(19) },
  // Occasions.
  // The sporty go to work and to occasions in clean plain things: polo, knit, chinos, plain sneakers.
  { kind: 'gym wear', notFor: ['work', 'special'] },
  { kind: 'gym wear', on: ORDINARY_CONTEXTS, notIn: ['professional', 'classic'] },
  { kind: 'gym wear', on: ['leisure'], notIn: ['professional', 'classic'], taste: true },
  { kind: 'running shoes', notIn: ['professional', 'classic', 'trendy', 'go-wild'], taste: true },
  { kind: 'for the gym', notIn: ['casual', 'trendy', 'go-wild'], taste: true },
  { kind: 'bare-shouldered', notIn: ['professional'] },
  { kind: 'clean sport', notFor: ['work', 'special'], except: ['sporty'] },
  { kind: 'evening shoes', notFor: ['work', 'leisure'] },
  { kind: 'evening dress', onlyEvening: true, taste: true },
  // By day shoulders are covered: a church, a school, a grandmother.
  { kind: 'sleeveless dress', on: ['special'], onlyEvening: true, taste: true },
  { kind: 'clutch', onlyEvening: true, taste: true },
  // Her own neither: nobody sits at a desk, or walks to the shops, in one.
  { kind: 'evening dress', on: [null, 'work', 'leisure'], onlyEvening: true },
  { kind: 'camisole', on: ['special'], onlyEvening: true, except: ['trendy', 'go-wild'], taste: true },
  { kind: 'fleece', notFor: ['work', 'special'] },
  { kind: 'track jacket', notFor: ['work', 'special'] },
  { kind: 'zip running top', notFor: ['work', 'special'] },
  { kind: 'zip running top', notIn: ['casual', 'trendy', 'professional', 'classic', 'go-wild'], taste: true },
  // It covers what the occasion is known by.
  { kind: 'long cardigan', notFor: ['special'], taste: true, unlessFeelsCold: true },
  { kind: 'plain cardigan', notFor: ['special'], except: ['sporty'], taste: true, unlessFeelsCold: true },
  { kind: 'softshell legs', notFor: ['special'] },
  { kind: 'cargo', notFor: ['work'], taste: true },
  { kind: 'beach pants', notFor: ['work', 'special'], taste: true },
  { kind: 'short linen shirt', on: ['work'], notIn: ['professional', 'classic'], taste: true },
  { kind: 'cargo', on: ['special'], notIn: ['sporty'], taste: true },
  { kind: 'softshell legs', on: ['work'], coldest: belowC(-9.4), taste: true },
  { kind: 'track pants', notFor: ['work', 'special'] },
  { kind: 'striped pants', notFor: ['special'], except: ['go-wild'], taste: true },
  { kind: 'court pants', notFor: ['work', 'special'] },
  { kind: 'court pants', feltMost: belowC(34), taste: true },
  { kind: 'court polo', notFor: ['special'] },
  { kind: 'sneakers for rain', notFor: ['special'] },
  { kind: 'technical jacket', on: ['special'], onlyWet: true, taste: true },
  { kind: 'trail shell', notIn: ['professional', 'classic', 'trendy', 'go-wild'], taste: true },
  { kind: 'bright rain shoes', notFor: ['work'], onlyWet: true },
  { kind: 'running tights', coldest: belowC(10) },
  { kind: 'casual sandals', notFor: ['work'] },
  // Of hers rather than sneakers.
  { kind: 'casual sandals', notFor: ['special'], taste: true },
  { kind: 'casual sandals', notIn: ['professional'], taste: true },
  { kind: 'slip-on summer shoes', notIn: ['professional'], taste: true },
  { kind: 'sports extras', notFor: ['work', 'special'] },
  { kind: 'chunky hat', notFor: ['special'] },
  // A beanie flattens what was done for the evening.
  { kind: 'beanie', on: ['special'], felt: belowC(-2), taste: true },
  { kind: 'lined trousers', notFor: ['special'], except: ['sporty', 'casual'] },
  { kind: 'insulated gloves', notFor: ['special'], except: ['sporty'] },
  { kind: 'mittens', felt: belowC(0), coldest: belowC(0) },
  // Knitted wool is not enough below 10 °F.
  { kind: 'knitted mittens', coldest: fromC(-12.2), taste: true },
  { kind: 'padded gloves', coldest: [BITING_C, 1], taste: true },
  { kind: 'running gloves', coldest: fromC(-2), taste: true },
  { kind: 'thin gloves', coldest: fromC(-6.6), taste: true },
  { kind: 'unlined leather gloves', coldest: fromC(0), taste: true },
  // Below 10 °F a dress glove is not enough, and above 41 °F its lining is too much.
  { kind: 'lined dress gloves', coldest: [-12.2, 5], taste: true },
  { kind: 'rugged bottoms', notFor: ['special'], except: ['sporty'] },
  // In danger from the cold, what is warmest goes over an evening dress too.
  { kind: 'everyday coat', on: ['special'], coldest: belowC(-15), except: ['sporty'] },
  // The sporty too have a good coat for it, until it really freezes.
  { kind: 'everyday coat', on: ['special'], coldest: belowC(-6), taste: true },
  { kind: 'satin or heels', notIn: ['sporty'] },
  { kind: 'rough shoes', notFor: ['work', 'special'] },
  { kind: 'lined hiking boots', notFor: ['work', 'special'], except: ['sporty'] },
  { kind: 'lined hiking boots', notFor: ['special'], taste: true },
  { kind: 'bright snow boots', notFor: ['work', 'special'], taste: true },
  { kind: 'snow boots', notFor: ['work', 'special'], except: ['sporty'], fromColdest: BITING_C },
  { kind: 'sneakers', notFor: ['special'] },
  { kind: 'everyday shoes', notFor: ['special'], except: ['sporty'] },
  // Rubber soles are for the rain.
  { kind: 'weatherproof low shoes', on: ['special'], onlyWet: true, coldest: fromC(8), taste: true },
  { kind: 'country coat', notFor: ['special'], warmest: belowC(15), taste: true },
  // Kept for the days that are more than work.
  { kind: 'sports polo', on: ['work'], notIn: ['professional'], taste: true },
  { kind: 'jersey blazer', on: ['work'], notIn: ['sporty'], taste: true },
  { kind: 'sports bag', notFor: ['work', 'special'] },
  { kind: 'sports bag', notIn: ['professional', 'classic'] },
  { kind: 'casual bag', notIn: ['professional'] },
  { kind: 'everyday bag', notFor: ['special'] },
  { kind: 'loud', notIn: ['sporty', 'professional', 'classic', 'casual'], taste: true },
  { kind: 'loud clothes', notIn: ['classic', 'casual'], taste: true },
  { kind: 'everyday wear', notFor: ['special'], except: ['sporty'] },
  { kind: 'everyday dress', notFor: ['special'], taste: true },
  { kind: 'too plain to celebrate', notFor: ['special'] },
  { kind: 'tee', notFor: ['special'] },
  { kind: 'oxford shirt', warmest: belowC(27.8), taste: true },
  { kind: 'rough knit', notFor: ['special'], taste: true },
  { kind: 'oxford shirt', notFor: ['special'], except: ['casual', 'sporty'], taste: true },
  { kind: 'sweater vest', notFor: ['special'], taste: true },
  // Professional is a collar, a blouse or a fine knit, except on a day off.
  { kind: 'jersey tee', on: ORDINARY_CONTEXTS, notIn: ['professional'], taste: true },
  { kind: 'tee', on: ['work'], notIn: ['professional', 'classic'], taste: true },
  { kind: 'sneakers', on: ORDINARY_CONTEXTS, notIn: ['professional'], taste: true },
  { kind: 'sneakers', on: ['work'], notIn: ['classic'], taste: true },
  { kind: 'loud clothes', on: ['work'], notIn: ['trendy'], taste: true },
  { kind: 'work jacket', on: ORDINARY_CONTEXTS, notIn: ['professional'], taste: true, fromColdest: BITING_C },
  { kind: 'laced dress shoes', on: ['leisure'], warmest: belowC(29.4), taste: true },
  { kind: 'heritage scarf', notFor: ['special'], notIn: ['go-wild'], taste: true },
  { kind: 'jersey tee', notFor: ['work'], except: ['casual', 'trendy', 'sporty', 'go-wild'] },
];

/** What may be the outermost layer when the coldest hour is that cold, °C: colder asks for a real coat. */
// oxfmt-ignore
export const OUTERMOST_LAYERS: readonly { kind: Kind | 'nothing'; from: number }[] = [
  { kind: 'nothing', from: COAT_BELOW_C },
  { kind: 'thin jacket', from: 8 },
  { kind: 'blazer', from: 11 },
  { kind: 'outdoor jacket', from: 6 },
  { kind: 'light coat', from: 5.5 },
];

/** Whether a garment may be outermost in an hour of so many °C. */
export const isOutermostFrom = (garment: Garment, coldestC: number): boolean =>
  OUTERMOST_LAYERS.every(
    ({ kind, from }) => kind === 'nothing' || coldestC >= from || !isOfKind(garment, kind),
  );

/** When the coldest hour is below this (15 °F), a scarf, a warm hat and lined boots are a must, °C. */
export const DEEP_FROST_C = -9.4;
/** °C below which she walks to the office in boots for snow, if those are what she has. */
export const FROST_C = -3;
