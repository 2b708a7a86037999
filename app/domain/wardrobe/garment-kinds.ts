// The kinds of garments that rules speak of, told from what a garment is: one line each.
import type { Slot } from '../looks/look.ts';
import type { Garment } from './garment.ts';
import { IN_WORDS } from './kinds-in-words.ts';
import { KNITWEAR_KINDS } from './knitwear-kinds.ts';
import { FOOTWEAR_KINDS } from './footwear-kinds.ts';
import { HEAD_AND_HAND_KINDS } from './head-and-hand-kinds.ts';
import { isThickTrousers, LEGWEAR_KINDS } from './legwear-kinds.ts';
import {
  hasPattern,
  hemLength,
  isClothes,
  isCoat,
  isSunHat,
  isTights,
  shoeLast,
  hasIdMatching,
  necklineOf,
  isOuterLayer,
  shaftHeight,
  sleeveLength,
} from './garment-predicates.ts';
import { garmentById } from './wardrobe.ts';

const isDown = ({ drawing, fabric }: Garment) =>
  drawing.kind === 'coat' && (drawing.quilt === 'channels' || fabric === 'teddy' || fabric === 'fur');
const isHooded = ({ drawing }: Garment) =>
  (drawing.kind === 'coat' && drawing.collar === 'hood') || (drawing.kind === 'top' && drawing.hood === true);
const isMadeForRain = (g: Garment) =>
  isOuterLayer(g) &&
  g.weather.rain === 'protects' &&
  (isHooded(g) || /trench|raincoat|running-jacket|windbreaker|softshell/.test(g.id));
const ZIP_FLEECE = /^fleece-jacket$/;
const isThinShell = hasIdMatching(/^(packable-raincoat|trail-jacket)$/);

const sleeveFitOf = ({ drawing }: Garment) => ('sleeveFit' in drawing ? drawing.sleeveFit : 1);
const isOutdoorJacket = ({ slot, formality, clo }: Garment) =>
  slot === 'jacket' && formality < 3 && clo > 0.2;
const isPlaid = ({ id, fabric }: Garment) => fabric === 'check' && !/tweed|tee$|jumper|gingham/.test(id);
const isSummerDress = ({ slot, clo, formality }: Garment) => slot === 'dress' && clo < 0.3 && formality < 4;
const SUMMER_COTTON = /^(wrap-skirt|fluid-maxi|tiered-|sundress|cotton-full-skirt|cotton-maxi)/;
const SUMMERY =
  /seersucker|poplin|^camp-|print-shirt|airy|gingham|print-(midi|trousers)|light-cotton|summer|light-stretch|court-(polo|trousers)|tropical|^running-(trousers|shorts)|full-skirt|sport-skirt/;
const isSummery = ({ id, fabric, weather }: Garment) =>
  weather.cold === 'no' || fabric === 'linen' || SUMMERY.test(id);
const isShortSleevedShirt = (g: Garment) =>
  g.slot === 'top' && /shirt$/.test(g.id) && necklineOf(g) === 'shirt' && sleeveLength(g) < 0.6;
/** clo from which a piece of a slot is for winter. */
const WINTER_CLO: Partial<Record<Slot, number>> = {
  gloves: 0,
  base: 0,
  coat: 0.5,
  knitwear: 0.3,
  scarf: 0.05,
};
const isWinterJacket = ({ slot, fabric, id, formality, clo }: Garment) =>
  slot === 'jacket' && (fabric === 'velvet' || id === 'quilted-jacket' || (formality >= 3 && clo >= 0.42));
const isWinterly = (g: Garment) =>
  g.clo >= (WINTER_CLO[g.slot] ?? Infinity) ||
  (isSunHat(g) && g.clo >= 0.04) ||
  /^(opaque|coloured|wool)-tights$|wool-socks$/.test(g.id) ||
  isWinterJacket(g) ||
  isThickTrousers(g);

const CLEAN_SPORT =
  /^(half-zip|softshell-trousers|track-trousers|court-trousers|hiking-trousers|light-zip-top|track-top|softshell)$/;
const NEAT_SPORT = /^(light-bomber|bomber|polo-dress|court-polo|polo-shirt)$/;
const isSportswear = (g: Garment) =>
  g.formality === 0 &&
  (isClothes(g) || shoeLast(g) === 'trainer' || shoeLast(g) === 'sandal' || g.id === 'hiking-boots');
const isLoud = ({ styles }: Garment) =>
  styles.includes('go-wild') && styles.every((style) => style === 'go-wild' || style === 'trendy');

const KINDS = {
  // Over everything.
  'down, fur or teddy': isDown,
  'down over all': (g: Garment) => g.slot === 'coat' && isDown(g),
  'long down': (g: Garment) =>
    g.drawing.kind === 'coat' && g.drawing.quilt === 'channels' && g.drawing.length >= 0.7,
  // For standing in what freezes spit.
  'polar kit': hasIdMatching(/^(expedition-parka|snow-trousers|down-mittens)$/),
  'snow pants': hasIdMatching(/^snow-trousers$/),
  parka: (g: Garment) => g.slot === 'coat' && g.clo >= 0.68 && !isDown(g),
  'winter coat': (g: Garment) => g.slot === 'coat' && g.clo >= 0.5 && g.clo < 0.68 && !isDown(g),
  'coat that soaks': (g: Garment) =>
    g.slot === 'coat' && (['wool', 'check'].includes(g.fabric) || isDown(g)) && g.weather.rain !== 'protects',
  // It ends at the hip.
  'short wool coat': (g: Garment) =>
    g.slot === 'coat' && g.fabric === 'wool' && g.drawing.kind === 'coat' && g.drawing.length <= 0.6,
  'sports coat': (g: Garment) => g.slot === 'coat' && g.formality === 0,
  'everyday coat': (g: Garment) => g.slot === 'coat' && g.formality < 2,
  'light coat': (g: Garment) => g.slot === 'coat' && g.clo < 0.5,
  // Two layers of nylon at most: for a downpour in the heat as well.
  'thin shell': isThinShell,
  'light cloth coat': (g: Garment) => g.slot === 'coat' && g.clo < 0.5 && !isThinShell(g),
  // Neither trail nor cargo pants go under these.
  'city coat': (g: Garment) => g.slot === 'coat' && (g.formality >= 3 || g.id === 'mac'),
  'not with cargo': (g: Garment) =>
    (g.slot === 'coat' && (g.formality >= 3 || g.id === 'mac')) ||
    (g.slot === 'jacket' && g.formality >= 3) ||
    shoeLast(g) === 'loafer',
  'leather or city coat': (g: Garment) =>
    (g.slot === 'coat' && (g.formality >= 3 || g.id === 'mac')) ||
    /^(leather|suede|varsity)-jacket$/.test(g.id),
  'tailored coat': (g: Garment) => g.slot === 'coat' && g.formality >= 2 && !isHooded(g),
  blazer: (g: Garment) => g.slot === 'jacket' && g.formality >= 3,
  'tailored jacket': (g: Garment) => g.slot === 'jacket' && g.formality >= 3 && g.id !== 'jersey-blazer',
  'wool blazer': (g: Garment) => g.slot === 'jacket' && g.formality >= 3 && g.clo >= 0.4,
  'summer blazer': (g: Garment) => g.slot === 'jacket' && g.formality >= 3 && g.clo < 0.4,
  'outdoor jacket': (g: Garment) => isOutdoorJacket(g),
  // Not under a coat; a fleece goes under a shell.
  'jacket worn alone': (g: Garment) => isOutdoorJacket(g) && !ZIP_FLEECE.test(g.id),
  'zip fleece': hasIdMatching(ZIP_FLEECE),
  'coat that is no shell': (g: Garment) => g.slot === 'coat' && !isMadeForRain(g),
  'double-breasted blazer': hasIdMatching(/^double-breasted-blazer$/),
  'work jacket': (g: Garment) => g.slot === 'jacket' && g.formality < 2,
  'leather jacket': hasIdMatching(/^leather-jacket$/),
  // For hills and tracks.
  'trail shell': hasIdMatching(/^(trail-jacket|technical-shell|running-jacket|softshell)$/),
  'technical jacket': hasIdMatching(
    /^(softshell|technical-shell|running-jacket|trail-jacket|(bright-)?windbreaker)$/,
  ),
  kimono: hasIdMatching(/kimono/),
  'warm jacket': (g: Garment) => g.slot === 'jacket' && g.formality < 3 && g.clo >= 0.35 && !isDown(g),
  // A hood under a jacket is a look; a knitted front under another is one too many.
  'not over a cardigan': (g: Garment) =>
    isOuterLayer(g) &&
    g.formality < 3 &&
    (g.slot === 'jacket' || (g.drawing.kind === 'coat' && g.drawing.length < 0.8)),
  'knitted cardigan': (g: Garment) => g.slot === 'knitwear' && isCoat(g) && !/hoodie/.test(g.id),
  'outdoor layer': (g: Garment) => g.slot === 'coat' || isOutdoorJacket(g),
  'slim jacket': (g: Garment) =>
    g.slot === 'jacket' &&
    (g.formality >= 3 || g.clo < 0.31 || ['leather', 'suede', 'denim', 'satin'].includes(g.fabric)),
  'fleece jacket': hasIdMatching(/^(fleece-jacket|zip-hoodie|track-top)$/),
  shell: (g: Garment) => isOuterLayer(g) && g.weather.rain === 'protects',
  // What may be said to keep rain off: it has a hood, or is made for it; not a winter coat that bears a shower.
  rainproof: isMadeForRain,
  hooded: isHooded,
  'under a coat': (g: Garment) =>
    g.slot === 'jacket' &&
    (g.underCoat || (g.drawing.kind === 'coat' && g.drawing.lapels)) &&
    !['leather', 'suede', 'denim', 'velvet'].includes(g.fabric) &&
    !/double-breasted/.test(g.id),
  coat: (g: Garment) => g.slot === 'coat',
  'duffle coat': hasIdMatching(/^duffle-coat$/),
  jacket: (g: Garment) => g.slot === 'jacket',
  'varsity jacket': hasIdMatching(/^varsity-/),
  // Knitwear, tops, dresses.
  ...KNITWEAR_KINDS,
  'dinner suit': (g: Garment) => g.set === 'dinner-suit',
  'puff sleeve': (g: Garment) => (g.slot === 'top' || g.slot === 'dress') && sleeveFitOf(g) >= 1.24,
  'over a sleeve': (g: Garment) => g.slot === 'knitwear' || g.slot === 'jacket',
  'fine pullover': (g: Garment) => g.slot === 'knitwear' && g.clo < 0.3 && !isCoat(g),
  'roll-neck': (g: Garment) => necklineOf(g) === 'turtle',
  collared: (g: Garment) => necklineOf(g) === 'shirt',
  'warm shirt': (g: Garment) => g.slot === 'top' && g.clo >= 0.26,
  sleeveless: (g: Garment) => (g.slot === 'top' || g.slot === 'dress') && sleeveLength(g) < 0.2,
  'summer cotton': hasIdMatching(SUMMER_COTTON),
  'for summer': (g: Garment) =>
    SUMMER_COTTON.test(g.id) ||
    isSummerDress(g) ||
    isSummery(g) ||
    isShortSleevedShirt(g) ||
    /^featherweight-tee$|tank$|^ribbed-vest$|camisole/.test(g.id) ||
    (g.slot === 'hat' && g.fabric === 'straw'),
  'for winter': isWinterly,
  'summer hat': (g: Garment) => g.slot === 'hat' && g.fabric === 'straw',
  'stiff shirt': hasIdMatching(/^(corduroy|denim)-shirt$/),
  'oxford shirt': hasIdMatching(/^oxford-shirt$/),
  'flannel shirt': hasIdMatching(/^flannel-shirt$/),
  'checked shirt': hasIdMatching(/^fine-check-shirt$/),
  // Nobody wears it on the bare skin who can help it.
  'rough knit': hasIdMatching(/^(lambswool-jumper|cable-knit)$/),
  // Knitted by hand, or as if.
  'scratchy knit': hasIdMatching(/^(lambswool-jumper|cable-knit|crew-knit|chunky-knit)$/),
  'shirt with cuffs': (g: Garment) => g.slot === 'top' && necklineOf(g) === 'shirt' && sleeveLength(g) > 0.8,
  'sports layer': (g: Garment) => g.slot === 'knitwear' && (g.formality === 0 || /sweatshirt$/.test(g.id)),
  'plaid coat, shirt or scarf': (g: Garment) => isPlaid(g) && ['coat', 'top', 'scarf'].includes(g.slot),
  'plaid cloth': (g: Garment) => isPlaid(g) && (isOuterLayer(g) || g.slot === 'bottom'),
  patterned: (g: Garment) => hasPattern(g) && g.slot !== 'scarf',
  'plaid scarf': (g: Garment) => g.slot === 'scarf' && g.fabric === 'check',
  striped: (g: Garment) => g.fabric === 'stripe',
  'corduroy shirt': hasIdMatching(/^corduroy-shirt$/),
  'corduroy trousers': hasIdMatching(/corduroy-trousers$/),
  'denim above': (g: Garment) => g.fabric === 'denim' && (g.slot === 'top' || g.slot === 'jacket'),
  'denim below': (g: Garment) => g.fabric === 'denim' && g.slot === 'bottom',
  tailored: (g: Garment) => ['bottom', 'dress', 'jacket', 'shoes'].includes(g.slot) && g.formality >= 3,
  'not with a blazer': (g: Garment) =>
    (g.slot === 'knitwear' && isCoat(g)) ||
    // A city parka and a raincoat go over a suit in the rain.
    (isHooded(g) && !/^(parka|raincoat|lined-raincoat|long-raincoat)$/.test(g.id)) ||
    (g.formality === 0 && (isClothes(g) || shoeLast(g) === 'trainer' || shoeLast(g) === 'sandal')) ||
    (g.slot === 'bag' && g.formality < 2) ||
    /^(short-sleeved|short-dress|seersucker|camp|camp-collar|print|short-linen)-shirt$|^camp-collar-shirt$|sweatshirt$|^(evening-dress|draped-gown)$|^quarter-zip$/.test(
      g.id,
    ),
  'not with shorts': (g: Garment) =>
    isTights(g) || shoeLast(g) === 'pump' || (g.slot === 'shoes' && shaftHeight(g) > 0) || isWinterly(g),
  // Made to be seen.
  'statement top': hasIdMatching(/^(satin|statement)-shirt$/),
  'bare-shouldered': hasIdMatching(/camisole|tank$|slip-dress|sundress|ribbed-vest|open-knit-vest|racerback/),
  camisole: hasIdMatching(/camisole/),
  'office dress': hasIdMatching(/^(sleeveless-sheath|(shift|shirt)-dress)$/),
  'skirt or dress': (g: Garment) => g.slot === 'dress' || g.drawing.kind === 'skirt',
  // As good at a desk as at a table.
  'plain dress': hasIdMatching(/^(sleeveless-(sheath|midi-dress)|(shift|wool|tweed)-dress)$/),
  'sleeveless dress': (g: Garment) => g.slot === 'dress' && sleeveLength(g) < 0.2,
  'sweatshirt dress': hasIdMatching(/^sweatshirt-dress$/),
  'winter dress': (g: Garment) => g.slot === 'dress' && g.clo >= 0.4,
  'knitted dress': (g: Garment) => g.slot === 'dress' && g.clo >= 0.4 && g.formality > 0,
  'summer dress': isSummerDress,
  ...LEGWEAR_KINDS,
  // Cloth of the cold half of the year, and of the warm one.
  'winter cloth': (g: Garment) =>
    ['velvet', 'corduroy', 'teddy', 'fur'].includes(g.fabric) ||
    /^leather-(skirt|trousers)|tweed|flannel|^lined-(?!raincoat)|^heavy-|^bold-wool|brushed|felt-|training-hoodie|fleece-joggers/.test(
      g.id,
    ),
  'linen or seersucker': (g: Garment) =>
    (isClothes(g) && g.fabric === 'linen' && !g.sheddable) || /seersucker/.test(g.id),
  'linen layer': (g: Garment) => g.fabric === 'linen' && isOuterLayer(g),
  seersucker: hasIdMatching(/seersucker/),
  'airy knit': hasIdMatching(/^(linen|pointelle)-cardigan$/),
  'sodden in rain': (g: Garment) =>
    ['velvet', 'corduroy'].includes(g.fabric) || /felt-(hat|cloche)/.test(g.id),
  'dark sports legs': hasIdMatching(/^(track|running|hiking)-trousers$|(^|-)leggings$|^running-tights$/),
  'evening cloth': (g: Garment) =>
    isClothes(g) &&
    /satin|velvet|sequin|^silk-midi-dress$|^fine-floral-dress$/.test(g.id) &&
    !/bomber/.test(g.id),
  // Of the country, of the weekend, of summer.
  'not with evening cloth': hasIdMatching(
    /^(checked-blazer|tweed-jacket|flannel-shirt|quarter-zip|unlined-blazer|linen-blazer)$/,
  ),
  // Against the skin, in heat.
  'satin that sticks': (g: Garment) =>
    g.fabric === 'satin' && isClothes(g) && !/camisole|-shell$|bomber|^silk-midi-dress$/.test(g.id),
  'linen clothes': (g: Garment) => isClothes(g) && g.fabric === 'linen',
  'wrap dress': hasIdMatching(/(^|-)wrap-dress$/),
  'evening satin': (g: Garment) => isClothes(g) && /^satin-(?!bomber)/.test(g.id),
  'satin with sleeves or legs': hasIdMatching(/^satin-(shirt|trousers|midi-skirt)$/),
  'satin below': (g: Garment) => g.fabric === 'satin' && (g.slot === 'bottom' || g.slot === 'dress'),
  'evening dress': hasIdMatching(/^(evening-dress|draped-gown|dinner-(jacket|trousers))$/),
  fleece: hasIdMatching(/^half-zip$|fleece/),
  'heavy in heat': (g: Garment) =>
    (g.slot === 'bottom' && g.drawing.kind === 'trousers' && g.clo >= 0.17) ||
    /^(track|cargo|hiking|running)-trousers$|leggings$|^stretch-chinos$/.test(g.id),
  'running tights': hasIdMatching(/running-tights$/),
  'training legs': (g: Garment) =>
    g.slot === 'bottom' && /tights$|leggings$|^(running|airy-training)-trousers$/.test(g.id),
  'rugged bottoms': (g: Garment) =>
    g.slot === 'bottom' && (g.fabric === 'denim' || /cargo|corduroy|drawstring|court/.test(g.id)),
  'short-sleeved shirt': isShortSleevedShirt,
  'short cotton dress shirt': hasIdMatching(/^(short-sleeved|short-dress)-shirt$/),
  'long-sleeved tee': (g: Garment) =>
    g.slot === 'top' &&
    sleeveLength(g) > 0.8 &&
    (necklineOf(g) === 'crew' || necklineOf(g) === 'turtle') &&
    g.formality < 2 &&
    g.fabric !== 'linen',
  'wrap skirt': hasIdMatching(/^(wrap-skirt|sport-wrap-skirt)$/),
  "a man's tank": (g: Garment) => /(^|-)(tank|ribbed-vest)$/.test(g.id) && g.genders.includes('male'),
  'sweater vest': hasIdMatching(/^knit-vest$/),
  tank: hasIdMatching(/(^|-)(tank|ribbed-vest|open-knit-vest)$/),
  // What air goes through is for heat, not for the layer under a sweater.
  'airy top': (g: Garment) =>
    g.slot === 'top' && /airy|featherweight|mesh-tee|gauze|knit-training/.test(g.id),
  'zip running top': hasIdMatching(/^light-zip-top$/),
  'not under a running top': (g: Garment) =>
    g.slot === 'dress' ||
    (g.slot === 'bottom' && !g.styles.includes('sporty')) ||
    (g.slot === 'top' && !/running|training|tee$|tank$/.test(g.id)),
  'jersey blazer': hasIdMatching(/^jersey-blazer$/),
  'country coat': hasIdMatching(/^quilted-coat$/),
  'court polo': hasIdMatching(/^court-polo$/),
  'fine dress shirt': hasIdMatching(/^fine-linen-shirt$/),
  'short dress shirt': hasIdMatching(/^(short-sleeved|short-dress|short-linen|seersucker)-shirt$/),
  'short skirt': (g: Garment) => hemLength(g) < 0.9,
  'sport skirt': hasIdMatching(/^tennis-/),
  summery: isSummery,
  tee: hasIdMatching(/(^|-)tee$|^tee-dress$/),
  'light tee': (g: Garment) => /(^|-)tee$/.test(g.id) && g.clo < 0.2,
  'jersey tee': (g: Garment) => /(^|-)tee$/.test(g.id) && g.fabric !== 'knit',
  raincoat: hasIdMatching(/raincoat/),
  'sports polo': hasIdMatching(/^(court-polo|polo-shirt)$/),
  'unlined raincoat': hasIdMatching(/^(hooded-|glossy-)?raincoat$/),
  'thin jacket': (g: Garment) => g.slot === 'jacket' && g.clo < 0.3,
  ...FOOTWEAR_KINDS,
  ...HEAD_AND_HAND_KINDS,
  // What weather spoils.
  'spoilt by rain': (g: Garment) =>
    g.weather.rain === 'no' || g.fabric === 'suede' || g.fabric === 'straw' || g.id === 'canvas-tote',
  slippery: (g: Garment) => g.weather.ice === 'no' || g.heel > 0,
  'caught by wind': (g: Garment) => g.weather.wind === 'no',
  sportswear: isSportswear,
  // What the sporty wear where others wear a blazer.
  'clean sport': (g: Garment) => isClothes(g) && CLEAN_SPORT.test(g.id),
  // What dresses up sport: a fine polo, silk, a jersey blazer, a dress.
  'knit polo': hasIdMatching(/knit-polo$|^silk-polo$/),
  'festive in sport': (g: Garment) =>
    /^(silk-(polo|cashmere-sweater)|(long-)?knit-polo|jersey-blazer)$/.test(g.id) ||
    (g.slot === 'dress' && g.formality >= 2 && !/tweed|satin|velvet|lace/.test(g.id)),
  // Made for training and worn for nothing else.
  'for the gym': (g: Garment) =>
    isClothes(g) &&
    /^(training-(tank|top|shorts)|knit-training|racerback|running-|mesh-tee|airy-training|brushed-running|(lined-|cropped-)?leggings$|cycling|lined-running|tennis-|sport-wrap)/.test(
      g.id,
    ),
  'gym wear': (g: Garment) => isSportswear(g) && !CLEAN_SPORT.test(g.id),
  // Made for the daring only.
  loud: (g: Garment) => isLoud(g) && (isClothes(g) || g.slot === 'shoes' || g.slot === 'coat'),
  'loud clothes': (g: Garment) => isLoud(g) && isClothes(g),
  'everyday wear': (g: Garment) => g.formality < 2 && isClothes(g) && g.slot !== 'dress',
  // Of hers, to a party on a beach.
  'everyday dress': (g: Garment) => g.formality < 2 && g.slot === 'dress',
  // What not even the sporty wear to a celebration.
  'too plain to celebrate': (g: Garment) =>
    g.formality < 2 &&
    g.slot !== 'dress' &&
    isClothes(g) &&
    !CLEAN_SPORT.test(g.id) &&
    !NEAT_SPORT.test(g.id),
  // Seen across a room: satin, silk, velvet, a bow, a tuxedo.
  shining: (g: Garment) =>
    g.slot !== 'knitwear' &&
    (['satin', 'velvet'].includes(g.fabric) || /^(silk-(?!polo)|bow-|dinner-)/.test(g.id)),
  silk: hasIdMatching(/^silk-(?!polo)/),
  'blouse or shell': hasIdMatching(/blouse|wrap-top|-shell$/),
  'too fine for a pullover': hasIdMatching(/blouse|mesh/),
  chinos: hasIdMatching(/chinos$/),
  ...IN_WORDS,
} satisfies Record<string, (garment: Garment) => boolean>;

export type Kind = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as Kind[];

const kindsOf = (garment: Garment) => new Set(KIND_IDS.filter((id) => KINDS[id](garment)));

/** By garment id: what a garment is does not change, and the stylist asks very often. */
const known = new Map<string, ReadonlySet<Kind>>();

/** Whether a garment is of a kind. A thin or thick piece of hers is what the wardrobe's own is, whose clo the rules know. */
export function isOfKind(garment: Garment, kind: Kind): boolean {
  let kinds = known.get(garment.id);
  if (!kinds) known.set(garment.id, (kinds = kindsOf(garmentById(garment.id) ?? garment)));
  return kinds.has(kind);
}
