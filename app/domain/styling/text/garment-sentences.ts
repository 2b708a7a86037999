// Sentences that know the garment: what these shoes, this cloth, these thermals do for the day.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import type { WornGarment } from '../../looks/look.ts';
import { isPlural, garmentNoun } from '../../wardrobe/glossary.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { capitalize } from '../../text/capitalized.ts';
import {
  degrees,
  pieceInSlot,
  withoutRepeatedTemperatures,
  withArticle,
  type OutfitFacts,
} from './look-facts.ts';
import type { SpokenPieces } from './spoken-pieces.ts';

/** What falls first, in a word. */
export function precipitationWord({ brief }: OutfitFacts): string {
  return brief.hours.find(isWetHour)?.snow ? 'snow' : 'rain';
}

/** What these shoes are good for. */
export function shoeSentences(shoes: WornGarment, { brief, receipt }: OutfitFacts): string[] {
  const garment = garmentById(shoes.id);
  if (!garment) return [];
  const name = capitalize(withArticle(shoes));
  const live = brief.source !== 'seasonal';
  const most = Math.max(...receipt.hours.map(({ tempF }) => tempF));
  const { drawing } = garment;
  const isBoot = drawing.kind === 'shoes' && drawing.shaft > 0;
  return [
    ...(garment.openShoe && most >= 75 && live ? [`${name} let your feet breathe at ${degrees(most)}.`] : []),
    ...(garment.heel > 1 ? [`${name} for a little height.`] : []),
    ...(isOfKind(garment, 'sneakers') && brief.context !== 'special' ? [`${name} keep it easy.`] : []),
    ...(isOfKind(garment, 'sneakers') && (brief.context ?? 'leisure') === 'leisure'
      ? [`${name} for all the walking.`]
      : []),
    ...(garment.formality >= 3 && !isBoot && !/rubber/.test(garment.id) ? [`${name} give it polish.`] : []),
    ...(isBoot && garment.heel === 0 ? [`${name} to walk in.`] : []),
  ];
}

/** What keeps warm and is never seen. */
export function thermalSentence(facts: OutfitFacts, chance: SeededRandom): string | null {
  const thermals = facts.look.garments.filter(({ slot }) => slot === 'base').length;
  if (thermals === 0) return null;
  return chance.pick([
    'Next to the skin, a thermal layer.',
    ...(thermals > 1 ? ['Thermals go underneath, out of sight.', 'Put thermals on first.'] : []),
  ]);
}

/** Of these nobody says that nothing clings. */
const isClose = ({ name, cloth: { fabric } }: WornGarment): boolean =>
  fabric === 'satin' || /stretch|slim|fitted|pencil|sheath|leggings|rib\b|ribbed/.test(name);

/** Why linen, in many ways: in a warm summer it is said every other day. */
function linenLine(
  linen: WornGarment,
  most: string,
  { isLoose, isEasy }: { isLoose: boolean; isEasy: boolean },
  said: string,
  chance: SeededRandom,
): string {
  const noun = garmentNoun(linen.name);
  const is = isPlural(linen.name) ? 'are' : 'is';
  const lines = [
    `Linen lets the air through, and at ${most} that counts.`,
    `Linen, because it gets up to ${most}.`,
    `At ${most}, linen is the cool choice.`,
    `The ${noun} ${is} linen, which breathes.`,
    ...(isEasy ? [`Linen wrinkles, and today nobody cares.`] : []),
    ...(isLoose ? [`The linen is for ${most}: nothing clings.`] : []),
    `At ${most}, you'll want the linen.`,
  ];
  return chance.pick(withoutRepeatedTemperatures(lines, said));
}

/** A shell in rain or snow, in many ways: in a wet month it is said every other day. */
const takesRain = (noun: string, falls: string): string[] => [
  `The ${noun} takes the ${falls}, so your hands stay free.`,
  `The ${noun} keeps the ${falls} out.`,
];

/** What its cloth does for the day, where it does something. */
export function clothSentence(
  facts: OutfitFacts,
  pieces: SpokenPieces,
  said: string,
  chance: SeededRandom,
): string | null {
  const { brief, receipt, conditions, look } = facts;
  if (brief.source === 'seasonal') return null;
  const most = Math.max(...receipt.hours.map(({ tempF }) => tempF));
  const least = Math.min(...receipt.hours.map(({ tempF }) => tempF));
  const outer = pieces.overGarment && garmentById(pieces.overGarment.id);
  const noun = pieces.overGarment && garmentNoun(pieces.overGarment.name);
  const linen = look.garments.find(
    ({ name, slot }) => !['hat', 'jacket', 'knitwear'].includes(slot) && /linen/.test(name),
  );
  // Where polish counts somebody cares.
  const isEasy =
    !['professional', 'classic'].includes(facts.style) && !['work', 'special'].includes(brief.context ?? '');
  const how = { isLoose: !look.garments.some(isClose), isEasy };
  const lines = [
    linen && most >= 79 && linenLine(linen, degrees(most), how, said, chance),
    outer?.drawing.kind === 'coat' &&
      outer.drawing.quilt === 'channels' &&
      least < 40 &&
      `The ${noun} is warm without weight.`,
    outer &&
      isOfKind(outer, 'rainproof') &&
      brief.hours.some(isWetHour) &&
      !pieceInSlot(facts, 'umbrella') &&
      chance.pick(takesRain(noun ?? '', precipitationWord(facts))),
    conditions.windy && outer?.fabric === 'leather' && `Leather keeps the wind out.`,
  ].filter((line) => typeof line === 'string');
  return lines.length > 0 && !/hands free/.test(said) ? chance.pick(lines) : null;
}
