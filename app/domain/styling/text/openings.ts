// First sentences: each stands alone in a list, names what is seen and is built differently from its neighbors.
// None opens more than one look in twenty (openings.test.ts).
import { weekdayOf } from '../../time/local-day.ts';
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { isPlural, garmentNoun } from '../../wardrobe/glossary.ts';
import { colorWord, swatch } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { capitalize } from '../../text/capitalized.ts';
import { isMixedPattern, isSimple } from './look-facts.ts';
import {
  mainTint,
  pieceInSlot,
  isWornOfKind,
  isOnMostHours,
  type OutfitFacts,
} from '../rules/outfit-facts.ts';
import { festivePiece } from '../rules/festive-piece.ts';
import type { Line, Sentence } from './sentence.ts';
import { overTheRest, listTogether, isTuckedIn, type SpokenPieces } from './spoken-pieces.ts';
import { weatherOpenings } from './weather-openings.ts';

const LONGEST = 145; // letters: more is not one breath

/** One that this look does not bear out is false. */
type Opening = Line | false | null | undefined;

const weekdayIn = ({ brief }: OutfitFacts) => capitalize(weekdayOf(brief.hours[0]?.date ?? '1970-01-01'));

/** With a coat, jacket or cardigan on top. */
function layered(facts: OutfitFacts, pieces: SpokenPieces): Opening[] {
  const { over, overGarment, main, mainGarment, lower } = pieces;
  if (!over || !overGarment) return [];
  const under = listTogether(main, lower);
  const all = listTogether(over, main, lower);
  const word = colorWord(mainTint(overGarment));
  const inner = colorWord(mainTint(mainGarment));
  const only = lower.length === 1 ? lower[0] : undefined;
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
    only && `${only} and ${main} first, then ${over}`,
    `Go for ${on}`,
    `First ${under}, then ${over}`,
    `You can't go wrong with ${all}`,
    `Slip on ${on}`,
    isForOutside && `On with ${under}, then ${over} at the door`,
    `This ${weekdayIn(facts)}, ${all}`,
    `Build it from ${under}, and top it with ${over}`,
    word !== inner &&
      ![overGarment, mainGarment].some(isMixedPattern) && {
        text: `${word} over ${inner}: ${all}`,
        tells: [],
        color: word,
      },
    only && isDressingUp(facts, pieces) && `${over} dresses up ${only}, with ${main} in between`,
    isTuckedIn(pieces) && `Tuck ${main} into ${only ?? ''} and add ${over}`,
    `Picture ${on}`,
  ];
}

/** A blazer over jeans, cargo pants and the like. */
function isDressingUp(facts: OutfitFacts, { overGarment }: SpokenPieces): boolean {
  const isBlazer = overGarment?.slot === 'jacket' && (garmentById(overGarment.id)?.formality ?? 0) >= 3;
  return isBlazer && isWornOfKind(pieceInSlot(facts, 'bottom'), 'weekend legs');
}

/** What is off when she leaves and wanted later is carried: nobody slips it on. */
function carried({ over, main, lower }: SpokenPieces): Opening[] {
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
function plain(facts: OutfitFacts, pieces: SpokenPieces): Opening[] {
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

function garmentOrderLines(facts: OutfitFacts, pieces: SpokenPieces): Opening[] {
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

function suited({ over, main, mainGarment, overGarment, shoes, isSuit }: SpokenPieces): Opening[] {
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
    swatch(mainTint(mainGarment)).neutral && !isPlural(mainGarment.name) && `${main} keeps ${over} easy`,
    swatch(mainTint(mainGarment)).neutral && `Sharp and simple: ${over}, ${main} and ${shoes}`,
    `Let ${over} speak for itself, with ${main} and ${shoes}`,
  ];
}

/** At a desk nobody sits in what hangs at the door. */
const forWork = (all: string, isForDoor: boolean): string[] => [
  `For work: ${all}`,
  ...(isForDoor ? [] : [`At your desk or after it, ${all}`, `Meetings or no meetings: ${all}`]),
  `Dressed for work: ${all}`,
  `Off to work in ${all}`,
];

const forOccasion = (all: string, isSeen: boolean): string[] => [
  `For the occasion, ${all}`,
  ...(isSeen ? [`Dress it up with ${all}`, `Something special: ${all}`] : []),
];

const forLeisure = (all: string): string[] => [
  `Time off in ${all}`,
  `A day off, and ${all}`,
  `Nowhere to be but out: ${all}`,
];

/** Words for an occasion. */
function occasional(facts: OutfitFacts, { over, overGarment, main, lower }: SpokenPieces): string[] {
  const { brief, receipt } = facts;
  const all = listTogether(over, main, lower);
  const evening = ['evening', 'night'].includes(brief.daypart) ? [`For the evening, ${all}`] : [];
  // What hangs at the door dresses up nobody.
  const isForDoor = receipt.lines.some((line) => line.over === true && line.id === overGarment?.id);
  switch (brief.context) {
    case 'work':
      return [...forWork(all, isForDoor), ...evening];
    case 'special':
      return [...forOccasion(all, !isForDoor && festivePiece(facts) !== undefined), ...evening];
    case 'leisure':
      return [...forLeisure(all), ...evening];
    default:
      return evening;
  }
}

function sentence(line: Line): Sentence {
  const { text, ...rest } = typeof line === 'string' ? { text: line, tells: [] } : line;
  return { text: `${capitalize(text)}${text.endsWith('?') ? '' : '.'}`, ...rest };
}

/** 'A and b and c': breathless. */
const CHAIN = / and [^,.:;?]* and /;

/** Every opening that this look allows, as a sentence. */
export function openingsFor(facts: OutfitFacts, pieces: SpokenPieces): Sentence[] {
  const built = pieces.isSuit
    ? suited(pieces)
    : [...layered(facts, pieces), ...plain(facts, pieces), ...garmentOrderLines(facts, pieces)];
  const lines = isCarried(facts, pieces)
    ? carried(pieces)
    : [...built, ...weatherOpenings(facts, pieces), ...occasional(facts, pieces)];
  const right = lines.filter((line): line is Line => Boolean(line)).map(sentence);
  const unchained = right.filter(({ text }) => !CHAIN.test(text));
  const agreed = unchained.length > 0 ? unchained : right;
  const short = agreed.filter(({ text }) => text.length <= LONGEST);
  return short.length > 0 ? short : [...agreed].sort((a, b) => a.text.length - b.text.length).slice(0, 3);
}
