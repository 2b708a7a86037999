// The hours of the receipt in words: what is left inside, and where the look falls short.
import type { ReceiptHour } from '../../comfort/receipt.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { shortOutdoorMinutes } from '../../looks/comfort-line.ts';
import type { Reason } from '../input/brief.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { formatList } from '../../text/listed.ts';
import {
  degrees,
  hourWord,
  pieceInSlot,
  isSeasonal,
  withoutRepeatedTemperatures,
  type OutfitFacts,
} from './look-facts.ts';
import { isDoublyWarm } from './piece-reasons.ts';
import { isPocketLayer, MILD_F } from './removal-reasons.ts';

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
export function indoorReasons(facts: OutfitFacts, chance: SeededRandom): Reason[] {
  const { inside, lines } = facts.receipt;
  const outer = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket');
  const comesOff = outer && lines.some(({ id, over }) => over && id === outer.id);
  if (!inside || !comesOff) return [];
  // Nobody is told of a discomfort that she cannot mend; in thermals nobody is just right in a warm room.
  if (inside.verdict !== 'comfortable' || pieceInSlot(facts, 'base')) return [];
  const noun = garmentNoun(outer.name);
  if (chance.next() < UNTOLD || Math.abs(inside.pmv) > SURELY) return [];
  // Nobody thinks of heating on a mild day.
  if (facts.conditions.warmSeason || facts.conditions.warmestC >= HEATED_UP_TO_C) return [];
  if (isThick(facts) || isDoublyWarm(facts)) return [];
  const text = chance.pick([
    `Indoors, with the ${noun} off, you're comfortable.`,
    `In a heated room you're just right without the ${noun}.`,
    `Take the ${noun} off indoors: the rest is right for a heated room.`,
  ]);
  return [{ fact: 'inside', text }];
}

/** clo. Less than this nobody feels. */
const WORTH_SAYING = 0.2;

/** °F by which an hour must be colder than that of leaving to be called light. */
const COLDER_F = 3;

/** The hour of leaving has been called cold already. */
const isTold = (first?: ReceiptHour) => first?.verdict === 'cool' || first?.verdict === 'cold';

/** The hour that is coldest for what is worn, when that is not the hour of leaving; never how much is too much. */
export function coldestHourReasons(facts: OutfitFacts, said: string): Reason[] {
  const { receipt } = facts;
  const { shortfall, hours, layers = [] } = receipt;
  if (shortfall?.side !== 'cold' || shortfall.clo < WORTH_SAYING || isTold(hours[0])) return [];
  // Told as minutes, or mended by what was taken off.
  const isDressed = layers.every(({ wornHours }) => wornHours.includes(shortfall.hour));
  if (shortOutdoorMinutes(receipt) !== null || !isDressed) return [];
  if (shortfall.tempF >= MILD_F) return [];
  // A warmer hour than the one just called comfortable is short by wind, which nobody sees in the figure.
  if (shortfall.tempF > (hours[0]?.tempF ?? 0) - COLDER_F) return [];
  const may = isSeasonal(facts) ? 'usually ' : '';
  const hour = `At ${hourWord(shortfall.hour)}`;
  const [at = hour] = withoutRepeatedTemperatures([`${hour}, ${may}${degrees(shortfall.tempF)}`], said);
  // What came off at noon goes back on: that is the mend.
  const pocket = layers.filter(isPocketLayer).map(({ name }) => garmentNoun(name));
  if (pocket.length > 0 && /can come off/.test(said))
    return [{ fact: 'shortfall', text: `${at}, put the ${formatList(pocket.reverse())} back on.` }];
  // Wrapped up in scarf and gloves nobody is called light.
  if (pieceInSlot(facts, 'scarf') && pieceInSlot(facts, 'gloves')) return [];
  return [{ fact: 'shortfall', text: `${at}, it's a little light: keep that walk short.` }];
}
