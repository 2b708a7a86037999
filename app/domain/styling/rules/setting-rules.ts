// What is worn for sport and at home, as data: there it is not the weather table that says what clothes are for, but what
// one moves or rests in. One line a rule, by garment id; °C of the coldest hour, at home of the room.
import type { Slot } from '../../looks/look.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind, type Kind } from '../../wardrobe/garment-kinds.ts';
import type { Setting } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { belowC, fromC, type TemperatureSpan } from './weather-rule.ts';

interface KitLine {
  ids: RegExp;
  coldest?: TemperatureSpan;
  warmest?: TemperatureSpan;
  /** false: never in the wet; true: in the wet whatever the air. */
  wet?: boolean;
}

// oxfmt-ignore
const TRAINING: readonly KitLine[] = [
  { ids: /^(running-tee|training-tank|racerback-tank|mesh-tee|(knit|airy)-training-tee)$/ },
  { ids: /^light-zip-top$/, coldest: belowC(15) },
  { ids: /^(leggings|running-tights)$/, coldest: belowC(16), warmest: belowC(25) },
  { ids: /^lined-(leggings|running-tights)$/, coldest: belowC(3) },
  { ids: /^running-trousers$/, coldest: [2, 22] },
  // A cool start of a hot day.
  { ids: /^(running|training)-shorts$/, coldest: fromC(8), warmest: fromC(24) },
  { ids: /^cropped-leggings$/, coldest: fromC(12) },
  { ids: /^(running|training|cycling)-shorts$/, coldest: fromC(12) },
  { ids: /^(running-jacket|(bright-)?windbreaker)$/, coldest: belowC(13), wet: true },
  { ids: /^trail-jacket$/, coldest: belowC(8), wet: true },
];

/** To run and walk in. */
// oxfmt-ignore
const OUTSIDE_SHOES: readonly KitLine[] = [
  { ids: /^running-shoes$/, wet: false },
  { ids: /^trail-shoes$/ },
];

// Not under a hoodie in a gym.
// oxfmt-ignore
const LONG_SLEEVES: readonly KitLine[] = [
  { ids: /^training-top$/, coldest: belowC(17), warmest: belowC(25) },
  { ids: /^brushed-running-top$/, coldest: belowC(8) },
];

// oxfmt-ignore
const KITS: Record<Setting, readonly KitLine[]> = {
  run: [
    ...TRAINING,
    ...OUTSIDE_SHOES,
    ...LONG_SLEEVES,
    { ids: /^half-zip$/, coldest: belowC(2) },
    { ids: /^softshell$/, coldest: belowC(-2) },
  ],
  gym: [
    ...TRAINING,
    { ids: /^(half-zip|sweatshirt|training-hoodie|fleece-crew|zip-hoodie)$/, coldest: belowC(14) },
    { ids: /^(light-zip-hoodie|track-top)$/, coldest: belowC(19) },
    { ids: /^(joggers|track-trousers)$/, coldest: [0, 17] },
    { ids: /^(airy-training-trousers|jersey-shorts)$/, coldest: fromC(14) },
    { ids: /^lined-joggers$/, coldest: belowC(3) },
    { ids: /^(softshell|fleece-jacket)$/, coldest: belowC(12) },
    { ids: /^(puffer-jacket|down-liner)$/, coldest: belowC(6), wet: false },
    // A thin shell over a hoodie is cold in a wet wind.
    { ids: /^insulated-shell$/, coldest: belowC(7) },
    { ids: /^(technical-shell)$/, coldest: belowC(12), wet: true },
    // Indoors she trains in them: only real frost is gone through in others.
    { ids: /^(running-shoes|chunky-trainers)$/, coldest: fromC(-4) },
    { ids: /^(bright-winter-boots|winter-boots)$/, coldest: belowC(-4) },
  ],
  walk: [
    ...TRAINING,
    ...OUTSIDE_SHOES,
    ...LONG_SLEEVES,
    { ids: /^(pique-tee|polo-shirt|cotton-tee|linen-tee)$/, coldest: fromC(10) },
    { ids: /^long-tee$/, coldest: belowC(18) },
    { ids: /^((bright-)?windbreaker|light-zip-top)$/, coldest: belowC(19) },
    { ids: /^(half-zip|fleece-crew|quarter-zip|sweatshirt)$/, coldest: belowC(13) },
    { ids: /^hiking-trousers$/, coldest: [1, 22] },
    { ids: /^softshell-trousers$/, coldest: belowC(5) },
    { ids: /^woven-shorts$/, coldest: fromC(15) },
    { ids: /^(softshell|fleece-jacket)$/, coldest: belowC(12) },
    { ids: /^(down-liner|insulated-shell)$/, coldest: belowC(4) },
    { ids: /^long-puffer$/, coldest: belowC(-10) },
    { ids: /^(expedition-parka|snow-trousers)$/, coldest: belowC(-17) },
    { ids: /^technical-shell$/, coldest: belowC(12), wet: true },
    { ids: /^hiking-boots$/, coldest: [-4, 15] },
    { ids: /^(lined-hiking-boots|winter-boots)$/, coldest: belowC(1.5) },
    { ids: /^weatherproof-sneakers$/, coldest: fromC(4) },
  ],
  // Long still minutes on a lift, and snow to sit in.
  ski: [
    { ids: /^(brushed-running-top|training-top|brushed-tee)$/ },
    { ids: /^(half-zip|fleece-crew|fleece-jacket)$/ },
    { ids: /^snow-trousers$/ },
    { ids: /^insulated-shell$/, coldest: belowC(3) },
    { ids: /^technical-shell$/, coldest: fromC(-4) },
    { ids: /^(lined-hiking-boots|winter-boots)$/ },
  ],
  home: [
    { ids: /^(cotton|boxy|linen|fine|fine-knit|featherweight|pique|long|check|floral|bright-linen|boat-neck)-tee$/ },
    { ids: /^(breton-top|henley|open-knit-vest|sleeveless-knit|mesh-long-sleeve)$/ },
    { ids: /^(ribbed-turtleneck|flannel-shirt|brushed-tee)$/, coldest: belowC(22) },
    { ids: /^(gauze|bright-gauze)-shirt$|^(ribbed|bright|striped)-tank$/, coldest: fromC(22) },
    { ids: /-(sweater|crew|knit|jumper|roll-neck)$|^(merino-(crew|v)|sweatshirt|smooth-sweatshirt|zip-hoodie|training-hoodie|quarter-zip)$/, coldest: belowC(22) },
    { ids: /cardigan$/, coldest: belowC(22) },
    // In a house without heating.
    { ids: /^(fleece-jacket|half-zip|fleece-crew|shawl-cardigan)$|^thermal-|^merino-base-/, coldest: belowC(16) },
    { ids: /^(corduroy|flannel|lined-chinos|softshell|wool)-?trousers$|^lined-(chinos|jeans|joggers)$|^long-wool-socks$|^(long-)?brushed-tee$/, coldest: belowC(16) },
    { ids: /^((linen|pointelle|cotton|cropped|bright-light|zip)-cardigan|light-zip-hoodie|(bright-)?cotton-sweater)$/ },
    { ids: /^knit-lounge-trousers$/, coldest: belowC(22) },
    { ids: /^cotton-lounge-trousers$|^(airy-training|drawstring-linen|jersey)-trousers$|^(leggings|sport-midi-skirt)$/ },
    { ids: /^(joggers|lined-joggers|knit-skirt)$/, coldest: belowC(22) },
    { ids: /^(jersey-shorts|linen-trousers|wide-linen-trousers)$/, coldest: fromC(22) },
    { ids: /^(jersey-midi|knit-dress|sweatshirt-dress)$/, coldest: belowC(22) },
    { ids: /^(tee-dress|smooth-jersey-dress|sport-midi-dress|cotton-maxi-dress)$/ },
    { ids: /^shearling-slippers$/, coldest: belowC(22) },
    { ids: /^felt-slippers$/ },
    { ids: /^canvas-slippers$/, coldest: fromC(22) },
    { ids: /^(ankle|wool)-socks$|^(opaque|wool)-tights$/, coldest: belowC(22) },
    { ids: /^no-show-socks$/, coldest: fromC(22) },
  ],
};

/** Neither of these is ever moved in, whatever else is missing. */
const NEVER_IN_SPORT: readonly Kind[] = [
  'skirt or dress',
  'denim below',
  'rain boots',
  'blazer',
  'pumps',
  'loafers',
  'ballet flats',
  'shirt with cuffs',
];
/** What does not stretch or breathe; to the gym it is a jacket like another. */
const NEVER_RUN_IN: readonly Kind[] = ['denim above', 'leather jacket', 'down, fur or teddy'];
/** °C of a house in which thermals are worn. */
const COLD_HOUSE_C = 15.5;
/** What goes with sport besides clothes; the weather says when. */
const WITH_SPORT: Partial<Record<Slot, RegExp>> = {
  scarf: /^(snood|merino-gaiter)$/,
  gloves: /^(running|wool|insulated)-gloves$|^down-mittens$/,
  hat: /^((wool|fleece)-beanie|running-cap|baseball-cap|brushed-cap|headscarf|(cotton|knit)-skullcap)$/,
};
const ON_THE_BACK = /^(backpack|belt-bag)$/;
const HOLDS_THE_KIT = /^(gym-bag|backpack)$/;
/** °C. Who moves has the neck free above it. */
const GAITER_UP_TO_C = 3;
const NOT_ALONG: Record<Setting, readonly Slot[]> = {
  run: ['umbrella', 'bag'],
  gym: [],
  walk: ['umbrella'],
  ski: ['umbrella', 'bag'],
  home: ['umbrella', 'bag', 'scarf', 'gloves', 'coat'],
};
/** Off by the net. */
const ON_SAND = /^(sport|fisherman)-sandals$/;
/** What the kit has a word on; the rest is the weather's. */
const KITTED: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat', 'shoes'];

/** What she has goes along to sport; her scarf to the gym, where it stays in the locker. */
const isHersForTheWay = (garment: Garment, { setting }: Conditions): boolean =>
  garment.slot === 'gloves' ||
  (garment.slot === 'hat' && isOfKind(garment, 'warm hat')) ||
  (garment.slot === 'scarf' && setting === 'gym');

const within = (c: number, span: TemperatureSpan | undefined) => !span || (c >= span[0] && c <= span[1]);

/** Lined things are for what a gale makes of the air. */
const isColdEnough = ({ setting, gusty, coldestC, feltC }: Conditions, mostC: number): boolean =>
  (setting === 'walk' && gusty ? Math.min(coldestC, feltC) : coldestC) <= mostC;

const isIn = ({ ids, coldest, warmest, wet }: KitLine, id: string, today: Conditions): boolean => {
  if (!ids.test(id) || (wet === false && today.wet)) return false;
  const isForCold = !coldest || (today.coldestC >= coldest[0] && isColdEnough(today, coldest[1]));
  return (isForCold && within(today.warmestC, warmest)) || (wet === true && today.wet);
};

/** Of hers, where she has nothing softer; a shirt goes under a sweater. */
const isSoftEnough = (garment: Garment): boolean => {
  const { slot, formality } = garment;
  return isOfKind(garment, 'shirt with cuffs') || isSoft(slot, formality);
};
const isSoft = (slot: Slot, formality: number): boolean =>
  ['top', 'knitwear', 'dress', 'bottom', 'legwear'].includes(slot) &&
  (formality < 3 || (formality < 4 && (slot === 'bottom' || slot === 'dress')));

/** Shoes for the ways out of the door, dry and with a sole. */
const OUT_OF_THE_DOOR =
  /^(leather-sneakers|minimal-sneakers|weatherproof-sneakers|chelsea-boots|rubber-chelsea-boots|lace-up-boots|walking-shoes|trail-shoes)$/;

const isForTheYard = (shoes: Garment): boolean =>
  !shoes.openShoe && shoes.formality < 3 && !isOfKind(shoes, 'for the house');

/** °C of a room in which sandals of hers are what she has on her feet. */
const BAREFOOT_C = 24;

const LINED_OR_WOOL = /^lined-|^wool-tights$|wool-socks$/;

/** Nobody sits at home in it while it is mild outside. */
const isForWinter = (garment: Garment): boolean =>
  garment.id === 'shearling-slippers' ||
  LINED_OR_WOOL.test(garment.id) ||
  isOfKind(garment, 'thick knit') ||
  isOfKind(garment, 'thick cardigan');

function isOfHomeKit(garment: Garment, today: Conditions, isLenient: boolean): boolean {
  if (isLenient && garment.openShoe && garment.heel === 0 && today.coldestC >= BAREFOOT_C) return true;
  if (today.stepsOut && garment.slot === 'shoes')
    return OUT_OF_THE_DOOR.test(garment.id) || (isLenient && isForTheYard(garment));
  if (garment.slot === 'hat') return garment.headCover;
  if (garment.slot === 'base' && today.coldestC > COLD_HOUSE_C) return false;
  return KITS.home.some((line) => isIn(line, garment.id, today)) || (isLenient && isSoftEnough(garment));
}

/** What goes with the kit: who only walks takes what she has. */
function isWithSport(garment: Garment, today: Conditions, isAny: boolean): boolean | undefined {
  const { id, slot } = garment;
  if (slot === 'scarf' && !isColdEnough(today, GAITER_UP_TO_C)) return false;
  if (isAny) return undefined;
  if (today.setting === 'walk' && slot === 'bag') return ON_THE_BACK.test(id);
  // Shoes and a towel go into it.
  if (today.setting === 'gym' && slot === 'bag') return HOLDS_THE_KIT.test(id) ? undefined : false;
  return WITH_SPORT[slot]?.test(id) === false ? false : undefined;
}

/** °C below which sport is done in a warm jacket. */
const COAT_IN_SPORT_C = -10;

/** Boots for hills go to the gym on a cold day, and run nowhere. */
const isWalkedIn = (garment: Garment, setting: Setting | undefined): boolean =>
  setting === 'walk' ||
  !isOfKind(garment, 'ankle boots') ||
  (setting === 'gym' && isOfKind(garment, 'hiking boots'));

/** On a walk her lined jeans are warm legs, and rubber boots dry feet. */
const isNeverIn = (garment: Garment, isWalk: boolean): boolean =>
  !(isWalk && isOfKind(garment, 'lined legs')) &&
  NEVER_IN_SPORT.some((kind) => isOfKind(garment, kind) && !(isWalk && kind === 'rain boots'));

/** Nobody runs in denim or down; in a coat not until it is a ski jacket's cold, or it rains on a shell. */
const isTooMuchToRunIn = (garment: Garment, { setting, coldestC, rain, soaking }: Conditions): boolean =>
  setting === 'run' &&
  (NEVER_RUN_IN.some((kind) => isOfKind(garment, kind)) ||
    (garment.slot === 'coat' &&
      coldestC >= COAT_IN_SPORT_C &&
      !(rain && soaking && isOfKind(garment, 'rainproof'))));

function isOfSportKit(
  garment: Garment,
  kit: readonly KitLine[],
  today: Conditions,
  isLenient: boolean,
): boolean | undefined {
  const { id, slot } = garment;
  const { setting } = today;
  const isWalk = setting === 'walk';
  // Hands and ears are kept warm by what she has.
  const isKeptWarm = isHersForTheWay(garment, today);
  if (!KITTED.includes(slot)) return isWithSport(garment, today, isLenient && (isWalk || isKeptWarm));
  if (kit.some((line) => isIn(line, id, today))) return true;
  // Long tights of hers train in the heat: the gym is cooled.
  if (isLenient && setting === 'gym' && slot === 'bottom' && isMadeFor(garment, today)) return true;
  const isLent =
    isLenient &&
    !isTooMuchToRunIn(garment, today) &&
    !isNeverIn(garment, isWalk) &&
    isWalkedIn(garment, setting);
  return isLent ? undefined : false;
}

/** Made for what is done, if for other air: before what is made for none of it. */
export const isMadeFor = ({ id }: Garment, { setting }: Conditions): boolean =>
  setting !== undefined && KITS[setting].some(({ ids }) => ids.test(id));

/** Whether the kit decides on the garment, and how; undefined where the weather does. */
export function isOfKit(garment: Garment, today: Conditions, isLenient = false): boolean | undefined {
  const { setting } = today;
  if (!setting) return undefined;
  if (NOT_ALONG[setting].includes(garment.slot)) return false;
  if (today.onSand && garment.slot === 'shoes') return ON_SAND.test(garment.id);
  if (today.mildOutdoors && !isLenient && isForWinter(garment)) return false;
  return setting === 'home'
    ? isOfHomeKit(garment, today, isLenient)
    : isOfSportKit(garment, KITS[setting], today, isLenient);
}

/** °C of a run or a workout in which who runs warm, or asks for cooler, bares the knees. */
const BARE_KNEES_C = 24;

export const isTooLongInHeat = (garment: Garment, { setting, colderC = 0, warmestC }: Conditions): boolean =>
  (setting === 'run' || setting === 'gym') &&
  colderC < 0 &&
  warmestC >= BARE_KNEES_C &&
  garment.slot === 'bottom' &&
  !isOfKind(garment, 'shorts');
