// The hours of the receipt in words: what is left inside, and where the look falls short.
import type { CarriedLayer, ComfortReceipt, ReceiptHour, Shortfall } from '../../comfort/receipt.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import { shortOutdoorMinutes } from '../../looks/comfort-line.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { formatList } from '../../text-format/listed.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { degrees, hourWord, isSeasonal, withArticle, withoutRepeatedTemperatures } from './look-facts.ts';
import { pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import type { WornGarment } from '../../looks/look.ts';
import { garmentById, garmentIdOf } from '../../wardrobe/wardrobe.ts';
import { isDoublyWarm } from './piece-reasons.ts';
import { isPocketLayer, MILD_F } from './layer-off-times.ts';
import { tells, textOf, type Line } from './sentence.ts';
import { reason, type ToldReason } from './told-reason.ts';

/** Share of looks whose comfort inside goes without a word. */
const UNTOLD = 0.85;

/** °C of the warmest hour. */
const HEATED_UP_TO_C = 14;

/** PMV within which nobody would say otherwise. */
const SURELY = 0.35;

/** In a chunky sweater, fleece, flannel or a lining nobody is just right in a warm room. */
function isThick({ look, receipt }: OutfitFacts): boolean {
  const over = new Set(receipt.lines.flatMap((line) => (line.over ? [line.id] : [])));
  return look.garments.some(
    ({ id, slot, clo }) =>
      !over.has(id) &&
      ((slot === 'bottom' && clo >= THICK.legs) || (slot !== 'bottom' && clo >= THICK.above)),
  );
}
/** clo. */
const THICK = { legs: 0.28, above: 0.34 };

/** What it is like once the coat hangs on its hook: without the room's temperature, which is no hour of hers. */
export function indoorReasons(facts: OutfitFacts, chance: SeededRandom): ToldReason[] {
  const { inside, lines } = facts.receipt;
  const outer = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket');
  const comesOff = outer && lines.some(({ id, over }) => over && id === outer.id);
  if (!inside || !comesOff || facts.brief.partlyRead || facts.brief.isUnheated) return [];
  // Nobody is told of a discomfort that she cannot mend; in thermals nobody is just right in a warm room.
  if (inside.verdict !== 'comfortable' || pieceInSlot(facts, 'base')) return [];
  const noun = nounOf(outer);
  if (chance.next() < UNTOLD || Math.abs(inside.pmv) > SURELY) return [];
  // Nobody thinks of heating on a mild day.
  if (facts.conditions.warmSeason || facts.conditions.warmestC >= HEATED_UP_TO_C) return [];
  if (isThick(facts) || isDoublyWarm(facts)) return [];
  const line = chance.pick<Line>([
    { text: `Indoors, with the ${noun} off, you're comfortable.`, tells: ['indoors'] },
    `In a heated room you're just right without the ${noun}.`,
    { text: `Take the ${noun} off indoors: the rest is right for a heated room.`, tells: ['indoors'] },
  ]);
  return [reason('inside', line)];
}

/** PMV from which a room is too warm in what stays on. */
const HOT_INSIDE = 0.55;

/** Dressed for frost outside she is too warm inside: the layer that comes off there. */
export function warmRoomReasons({ look, receipt: { inside, lines }, brief }: OutfitFacts): ToldReason[] {
  if (!inside || inside.pmv < HOT_INSIDE || brief.partlyRead || brief.isUnheated) return [];
  const stays = look.garments.filter(({ id }) => !lines.some((one) => one.over && one.id === id));
  const of = (slot: WornGarment['slot']) => stays.find((one) => one.slot === slot);
  const knit = of('knitwear');
  const layer = of('jacket') ?? (knit && (of('top') || of('dress')) ? knit : undefined);
  if (!layer) return [];
  const where = brief.context === 'work' ? 'At your desk' : 'Indoors';
  return [reason('inside', `${where} this is too warm: take off the ${nounOf(layer)} there.`)];
}

/** Rooms that are cooled on a usual day. */
const GUESSED: readonly CarriedLayer['for'][] = ['desk', 'ride', 'room'];

/** What a layer goes into, and what a cardigan alone does. */
const HOLDS_ALL = /tote|backpack|briefcase|basket bag|gym bag|messenger bag/;
const HOLDS_A_CARDIGAN = /crossbody bag|shoulder bag|suede bag/;

const WITH_YOU = 'with you';

/** °F by which an evening falls, so that what is taken along is for its end. */
const FALLS_F = 11;

/** A clutch holds no blazer, and not every look has a bag. */
function whereCarried(worn: readonly WornGarment[], { garmentId }: CarriedLayer): string {
  const bag = worn.find(({ slot }) => slot === 'bag');
  if (!bag) return WITH_YOU;
  const isSoft = garmentById(garmentId)?.slot === 'knitwear';
  return HOLDS_ALL.test(bag.name) || (isSoft && HOLDS_A_CARDIGAN.test(bag.name))
    ? 'in your bag'
    : 'over your arm';
}

/** What lies in the bag for a cooled room, or for the ride. */
export function carriedReasons(
  { receipt: { carried }, brief, look }: OutfitFacts,
  chance: SeededRandom,
): ToldReason[] {
  if (!carried) return [];
  const it = withArticle(carried);
  const where = whereCarried(look.garments, carried);
  const [first, last] = [brief.hours[0], brief.hours.at(-1)];
  const falls = carried.for === 'room' && first && last && first.tempF - last.tempF >= FALLS_F;
  // Whether it is outdoors or in a hall: the night is cooler than the evening.
  if (falls)
    return [
      reason('inside', {
        text: `Take ${it} along: by ${hourWord(last.hour)} it's cooler.`,
        tells: ['indoors'],
      }),
    ];
  const isGuess = brief.partlyRead && !brief.cooledRooms && GUESSED.includes(carried.for);
  if (isGuess)
    return [reason('inside', { text: `In case it is cool indoors, take ${it} along.`, tells: ['indoors'] })];
  const lines = {
    desk: [
      `Offices are cooled: take ${it} ${where} for the desk.`,
      where === WITH_YOU
        ? `Take ${it}, for the air conditioning.`
        : `${capitalize(it)} ${where}, for the air conditioning.`,
      `Keep ${it} at hand for a cool office.`,
    ],
    ride: [`It can be cool on board: take ${it} ${where}.`, `Keep ${it} within reach: rides are cool.`],
    room: [
      `Indoors it may be chilly: take ${it} ${where}.`,
      `${capitalize(it)} comes along, for the air conditioning.`,
      `Rooms are cooled: keep ${it} at hand.`,
    ],
    ceremony: [
      `Bring ${it} for the formal part; after it the shirt is enough.`,
      `Take ${it} along: on for the formal part, over the chair after that.`,
    ],
    late: [`It cools down late: take ${it} along.`, `Take ${it} along for the last hours outside.`],
    shoulders: [
      `For bare shoulders bring ${it}: you may want them covered.`,
      `Take ${it} along, for your shoulders.`,
    ],
  }[carried.for];
  const { closet } = brief;
  const isLent =
    closet && !closet.pieces.some(({ garmentId }) => garmentId === garmentIdOf(carried.garmentId));
  const lent = isLent ? " It's not in your closet, so any light layer of yours does." : '';
  return [reason('inside', { text: `${chance.pick(lines)}${lent}`, tells: ['indoors'] })];
}

/** clo. Less than this nobody feels. */
const WORTH_SAYING = 0.2;

/** °F by which an hour must be colder than that of leaving to be called light. */
const COLDER_F = 3;

/** The hour of leaving has been called cold already. */
const isTold = (first?: ReceiptHour) => first?.verdict === 'cool' || first?.verdict === 'cold';

/** Whether the coldest hour is so light that it is told: not as minutes, nor where what was taken off mends it. */
function isLight(receipt: ComfortReceipt, { side, clo, hour, tempF }: Shortfall): boolean {
  const { hours, layers = [] } = receipt;
  const [first] = hours;
  if (side !== 'cold' || clo < WORTH_SAYING || isTold(first) || shortOutdoorMinutes(receipt) !== null)
    return false;
  const isDressed = layers.every(({ wornHours }) => wornHours.includes(hour));
  // A warmer hour than the one just called comfortable is short by wind, which nobody sees in the figure.
  return isDressed && tempF < MILD_F && tempF <= (first?.tempF ?? 0) - COLDER_F;
}

/** The hour that is coldest for what is worn, when that is not the hour of leaving; never how much is too much. */
export function coldestHourReasons(facts: OutfitFacts, said: Line): ToldReason[] {
  const { shortfall, layers = [] } = facts.receipt;
  if (!shortfall || !isLight(facts.receipt, shortfall)) return [];
  const may = isSeasonal(facts) ? 'usually ' : '';
  const hour = `At ${hourWord(shortfall.hour)}`;
  const [at = hour] = withoutRepeatedTemperatures(
    [`${hour}, ${may}${degrees(shortfall.tempF)}`],
    textOf(said),
  );
  // What came off at noon goes back on: that is the mend.
  const pocket = layers.filter(isPocketLayer).map(nounOf);
  if (pocket.length > 0 && tells(said, 'layer-off'))
    return [reason('shortfall', `${at}, put the ${formatList(pocket.reverse())} back on.`)];
  // Wrapped up in scarf and gloves nobody is called light.
  if (pieceInSlot(facts, 'scarf') && pieceInSlot(facts, 'gloves')) return [];
  return [
    reason('shortfall', `${at}, it's a little light: take one more layer along, or keep that walk short.`),
  ];
}
