// First sentences: each stands alone in a list, names what is seen and is built differently from its neighbors.
// None opens more than one look in twenty (openings.test.ts).
import { weekdayOf } from '../../time/local-day.ts';
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { isPlural, garmentNoun } from '../../wardrobe/glossary.ts';
import { colorWord, swatch } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { capitalize } from '../../text/capitalized.ts';
import {
  mainTint,
  degrees,
  hourWord,
  pieceInSlot,
  isMixedPattern,
  isSimple,
  isOnMostHours,
  type OutfitFacts,
} from './look-facts.ts';
import { festivePiece } from '../rules/festive-piece.ts';
import { listTogether, isTuckedIn, type SpokenPieces } from './spoken-pieces.ts';

const LONGEST = 145; // letters: more is not one breath

type Line = string | false | null | undefined;

const weekdayIn = ({ brief }: OutfitFacts) => capitalize(weekdayOf(brief.hours[0]?.date ?? '1970-01-01'));

/** Openings that answer to the weather; never for a seasonal estimate. */
function weatherOpenings(facts: OutfitFacts, pieces: SpokenPieces): Line[] {
  const { over, main, lower, shoes, isDress } = pieces;
  const { brief, receipt, conditions } = facts;
  const first = receipt.hours[0];
  if (brief.source === 'seasonal' || !first) return [];
  const all = listTogether(over, main, lower);
  const on = overTheRest(pieces);
  const when = hourWord(first.hour);
  const at = degrees(first.tempF);
  const wet = brief.hours.find(isWetHour);
  const falls = conditions.snow ? 'snow' : 'rain';
  const coat = pieceInSlot(facts, 'coat');
  const warmest = receipt.hours.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  const cold = first.tempF < 40;
  const isMorning = first.hour < 11;
  const isShell = garmentById(pieces.overGarment?.id ?? '')?.weather.rain === 'protects';
  const light = listTogether(main, lower, shoes);
  const most = degrees(warmest.tempF);
  const rise = warmest.tempF - first.tempF;
  // What falls by so much is not told by its mild morning.
  const cools = receipt.hours.some(({ tempF }) => tempF < first.tempF - 5);
  return [
    isMorning && !wet && !cools && first.tempF < 50 && first.tempF >= 25 && `A crisp ${at} morning: ${all}`,
    isMorning && first.tempF < 15 && `A bitter ${at} morning: ${all}`,
    isMorning && first.tempF >= 50 && first.tempF < 62 && `A cool ${at} start: ${all}`,
    isMorning && first.tempF >= 62 && first.tempF < 74 && `A mild ${at} morning: ${all}`,
    first.tempF >= 74 && `Already ${at} at ${when}: ${over ? all : light}`,
    // Nobody takes heat for a limit.
    !wet && rise < 8 && rise > 0 && warmest.tempF < 75 && `Dry, and never above ${most}: ${all}`,
    !over && !cold && `Up to ${most} today: ${light}`,
    over && rise >= 10 && `It's ${at} at ${when} and ${most} later, so ${on}`,
    conditions.windy && coat && !/\bsuit\b/.test(on) && `It's a windy one: ${on}`,
    conditions.strongSun && !wet && !over && `Strong sun and up to ${most}: ${light}`,
    conditions.strongSun && !wet && over && !cold && `Sun and ${at} to start: ${all}`,
    !cools && `For ${at} at ${when}: ${all}`,
    !cools && `It's ${at} at ${when}: ${all}`,
    wet && isShell && `There's ${falls} today, so ${on}`,
    wet && isShell && `Dressed for ${falls}: ${all}`,
    wet &&
      (isShell || pieceInSlot(facts, 'umbrella')) &&
      !/leather/.test(over ?? '') &&
      `For a day with ${falls}: ${all}`,
    first.tempF < 34 && over && `Bundle up in ${on}`,
    cold && `Cold enough for ${all}`,
    warmest.tempF > 84 && `Light for ${degrees(warmest.tempF)}: ${listTogether(main, lower, shoes)}`,
    warmest.tempF > 77 && !over && isDress && `Up to ${degrees(warmest.tempF)} later: ${main} and ${shoes}`,
    warmest.tempF - first.tempF > 14 &&
      over &&
      `From ${at} at ${when} to ${degrees(warmest.tempF)} later: ${on}`,
  ];
}

/** Length from which a coat hangs over trousers as well. */
const LONG = 0.5;

/** 'a coat over a sweater and jeans', but 'a blazer over a shirt, with chinos': nothing short goes over trousers. */
function overTheRest({ over, overGarment, main, lower }: SpokenPieces): string {
  const { drawing } = overGarment ?? {};
  const isLong = drawing?.kind === 'coat' && drawing.length >= LONG;
  if (isLong || lower.length === 0) return `${over ?? ''} over ${listTogether(main, lower)}`;
  return `${over ?? ''} over ${main}, with ${listTogether(lower)}`;
}

/** With a coat, jacket or cardigan on top. */
function layered(facts: OutfitFacts, pieces: SpokenPieces): Line[] {
  const { over, overGarment, main, mainGarment, lower } = pieces;
  if (!over || !overGarment) return [];
  const under = listTogether(main, lower);
  const all = listTogether(over, main, lower);
  const word = colorWord(mainTint(overGarment));
  const inner = colorWord(mainTint(mainGarment));
  const [first] = lower;
  const isForOutside = facts.receipt.lines.some(
    ({ id, over: goesOver }) => goesOver && id === overGarment.id,
  );
  const on = overTheRest(pieces);
  return [
    on,
    `${under}, with ${over} on top`,
    `Start with ${under}, then add ${over}`,
    `Throw ${on}`,
    `Reach for ${all}`,
    facts.style !== 'go-wild' && isSimple(facts) && `Keep it simple with ${all}`,
    `Make it ${over} today, with ${under}`,
    `How about ${over} with ${under}?`,
    `Today calls for ${on}`,
    `Pair ${over} with ${under}`,
    `Layer ${on}`,
    `Wear ${under}, and ${over} on top`,
    isOnMostHours(facts, overGarment) && `It's a ${garmentNoun(overGarment.name)} day: ${all}`,
    first && lower.length === 1 && `${first} and ${main} first, then ${over}`,
    `Go for ${on}`,
    `First ${under}, then ${over}`,
    `You can't go wrong with ${all}`,
    `Slip on ${on}`,
    isForOutside && `On with ${under}, then ${over} at the door`,
    `This ${weekdayIn(facts)}, ${all}`,
    `Build it from ${under}, and top it with ${over}`,
    word !== inner &&
      !isMixedPattern(overGarment) &&
      !isMixedPattern(mainGarment) &&
      `${word} over ${inner}: ${all}`,
    first &&
      lower.length === 1 &&
      isDressingUp(pieces) &&
      `${over} dresses up ${first}, with ${main} in between`,
    isTuckedIn(pieces) && `Tuck ${main} into ${first ?? ''} and add ${over}`,
    `Picture ${on}`,
  ];
}

/** A blazer over jeans, cargo pants and the like. */
function isDressingUp({ overGarment, lower }: SpokenPieces): boolean {
  const isBlazer = overGarment?.slot === 'jacket' && (garmentById(overGarment.id)?.formality ?? 0) >= 3;
  return isBlazer && /jeans|cargo|denim|chinos/.test(lower[0] ?? '');
}

/** What is off when she leaves and wanted later is carried: nobody slips it on. */
function carried({ over, main, lower }: SpokenPieces): Line[] {
  const under = listTogether(main, lower);
  return [
    `${under}, with ${over ?? ''} for later`,
    `Start in ${under}, and take ${over ?? ''} along`,
    `How about ${under}, with ${over ?? ''} to carry?`,
  ];
}

/** °F by which it must be colder for a layer to be put on. */
const COLDER_F = 6;

/** The layer on top is off when she leaves, and put on when it is colder or wet. */
function isCarried({ receipt, brief }: OutfitFacts, { overGarment, isSuit }: SpokenPieces): boolean {
  const layer = receipt.layers?.find(({ garmentId }) => garmentId === overGarment?.id);
  const [first] = receipt.hours;
  if (isSuit || !layer || !first || layer.wornHours.includes(first.hour)) return false;
  const on = receipt.hours.find(({ hour }) => layer.wornHours.includes(hour));
  // What is put on within two hours is worn, not carried.
  if (!on || on.hour < first.hour + 3) return false;
  return (
    on.tempF <= first.tempF - COLDER_F || brief.hours.some((hour) => hour.hour === on.hour && isWetHour(hour))
  );
}

/** Nothing is named after clothes and shoes. */
const isAll = ({ look }: OutfitFacts, { hidden }: SpokenPieces): boolean =>
  hidden.length === 0 &&
  look.garments.every(({ slot }) => !['scarf', 'hat', 'gloves', 'bag', 'umbrella', 'base'].includes(slot));

/** Nothing over it, and no dress. */
function plain(facts: OutfitFacts, pieces: SpokenPieces): Line[] {
  const { over, main, lower, shoes, isDress } = pieces;
  if (over || isDress) return [];
  const below = listTogether(lower);
  const all = listTogether(main, lower);
  const whole = listTogether(main, lower, shoes);
  const [first] = lower;
  return [
    `${main} with ${below}`,
    `${below} with ${main}`,
    isAll(facts, pieces) && `Just ${whole}`,
    isAll(facts, pieces) && `${whole}, and out the door`,
    `This ${weekdayIn(facts)}, ${all}`,
    `Keep it easy with ${whole}`,
    `Pull on ${below}, then ${main}`,
    `Today it's ${whole}`,
    `How about ${main} with ${below}?`,
    `Pair ${main} with ${below}`,
    `You can't go wrong with ${all}`,
    `Go for ${all}`,
    `Picture ${main} with ${below}`,
    `Wear ${main} with ${below} and ${shoes}`,
    `Try ${main} with ${below}`,
    isAll(facts, pieces) && `${below}, ${main}, ${shoes}: ready`,
    isTuckedIn(pieces) && `Tuck ${main} into ${first ?? ''} and go`,
  ];
}

function garmentOrderLines(facts: OutfitFacts, pieces: SpokenPieces): Line[] {
  const { over, main, mainGarment, lower, shoes, isDress } = pieces;
  if (!isDress) return [];
  const noun = garmentNoun(mainGarment.name);
  const coat = pieceInSlot(facts, 'coat');
  // As they are put on.
  const rest = listTogether(lower, shoes, over);
  return [
    `${main} with ${rest}`,
    `Slip on ${main} and finish with ${rest}`,
    !coat && isAll(facts, pieces) && `One piece does it: ${main}, with ${rest}`,
    over && `${over} over ${main}, plus ${listTogether(lower, shoes)}`,
    `Let the ${noun} do the work: ${main}, plus ${rest}`,
    `This ${weekdayIn(facts)}, ${main} with ${rest}`,
    !over && `Step into ${main}, then ${rest}`,
    isAll(facts, pieces) && `${listTogether(main, lower, shoes, over)}: that's all`,
    over && `Under ${over}, ${listTogether(main, lower)}`,
    `Take ${main} and give it ${rest}`,
    `How about ${main} with ${rest}?`,
    `A ${noun} day: ${listTogether(main, lower, shoes, over)}`,
    `Go for ${main}, and add ${rest}`,
    `You can't go wrong with ${listTogether(main, lower, shoes, over)}`,
    `Pair ${main} with ${rest}`,
    `Wear ${main} with ${rest}`,
    !coat && isAll(facts, pieces) && `Dressed in a minute: ${main} with ${rest}`,
  ];
}

function suited({ over, main, mainGarment, overGarment, shoes, isSuit }: SpokenPieces): Line[] {
  if (!isSuit || !over || !overGarment) return [];
  const word = colorWord(mainTint(overGarment));
  return [
    `${over} with ${main} and ${shoes}`,
    `The whole suit today: ${over}, ${main} and ${shoes}`,
    `${main} under ${over}, jacket and trousers from one cloth`,
    `${word} from shoulder to ankle: ${over}, with ${main} inside`,
    `Wear ${over} as it's meant to be worn, with ${listTogether(main, shoes)}`,
    `A suit day: ${over} over ${main}`,
    `Suit up in ${over}, with ${listTogether(main, shoes)}`,
    // A bright top softens nothing.
    swatch(mainTint(mainGarment)).neutral && `${over}, softened with ${main}`,
    `One cloth, top to bottom: ${over}, with ${main}`,
    swatch(mainTint(mainGarment)).neutral && `${main} keeps ${over} easy`,
    swatch(mainTint(mainGarment)).neutral && `Sharp and simple: ${over}, ${main} and ${shoes}`,
    `Let ${over} speak for itself, with ${main} and ${shoes}`,
  ];
}

/** Words for an occasion. */
function occasional(facts: OutfitFacts, { over, overGarment, main, lower }: SpokenPieces): Line[] {
  const { brief, receipt } = facts;
  const all = listTogether(over, main, lower);
  // Nobody sits at her desk in what hangs at the door, and it dresses up nobody.
  const isForDoor = receipt.lines.some((line) => line.over === true && line.id === overGarment?.id);
  const isForDesk = brief.context === 'work' && !isForDoor;
  const isSeen = brief.context === 'special' && !isForDoor && festivePiece(facts) !== undefined;
  return [
    brief.context === 'work' && `For work: ${all}`,
    isForDesk && `At your desk or after it, ${all}`,
    brief.context === 'special' && `For the occasion, ${all}`,
    isSeen && `Dress it up with ${all}`,
    isForDesk && `Meetings or no meetings: ${all}`,
    brief.context === 'work' && `Dressed for work: ${all}`,
    brief.context === 'work' && `Off to work in ${all}`,
    isSeen && `Something special: ${all}`,
    brief.context === 'leisure' && `Time off in ${all}`,
    brief.context === 'leisure' && `A day off, and ${all}`,
    brief.context === 'leisure' && `Nowhere to be but out: ${all}`,
    (brief.daypart === 'evening' || brief.daypart === 'night') && `For the evening, ${all}`,
  ];
}

const sentence = (line: string): string => `${capitalize(line)}${line.endsWith('?') ? '' : '.'}`;

/** 'A and b and c': breathless. */
const CHAIN = / and [^,.:;?]* and /;

/** Every opening that this look allows, as a sentence. */
export function openingsFor(facts: OutfitFacts, pieces: SpokenPieces): string[] {
  const built = pieces.isSuit
    ? suited(pieces)
    : [...layered(facts, pieces), ...plain(facts, pieces), ...garmentOrderLines(facts, pieces)];
  const lines = isCarried(facts, pieces)
    ? carried(pieces)
    : [...built, ...weatherOpenings(facts, pieces), ...occasional(facts, pieces)];
  const said = lines.filter((line): line is string => Boolean(line)).map(sentence);
  const right = said.filter(agrees);
  const unchained = right.filter((line) => !CHAIN.test(line));
  const agreed = unchained.length > 0 ? unchained : right;
  const short = agreed.filter(({ length }) => length <= LONGEST);
  return short.length > 0 ? short : [...agreed].sort((a, b) => a.length - b.length).slice(0, 3);
}

/** 'Black boots keeps' and the like are left out rather than mended. */
function agrees(line: string): boolean {
  const [, subject] = /^([A-Z][\w -]+?) keeps /.exec(line) ?? [];
  return !subject || !isPlural(subject);
}
