// Sentences that know the garment: what these shoes, this cloth, these thermals do for the day.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import type { WornGarment } from '../../looks/look.ts';
import type { OccasionContext } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { clothWord, isPlural, nounOf } from '../../wardrobe/glossary.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { degrees, isNamedByHer, withoutRepeatedTemperatures, withArticle } from './look-facts.ts';
import { pieceInSlot, isWornOfKind, type OutfitFacts } from '../rules/outfit-facts.ts';
import type { Line } from './sentence.ts';
import type { SpokenPieces } from './spoken-pieces.ts';

/** What falls first, in a word. */
export function precipitationWord({ brief }: OutfitFacts): string {
  return brief.hours.find(isWetHour)?.snow ? 'snow' : 'rain';
}

/** Shoes on a day. */
interface Shod {
  shoes: Garment;
  isBoot: boolean;
  context: OccasionContext | null;
  /** A day at home. */
  staysIn: boolean;
  /** At the gym, on a run: nobody walks all day. */
  isInSport: boolean;
  /** °F of the warmest hour; of a seasonal estimate none. */
  mostF: number | null;
}

/** What shoes may be said to be good for: of which it is true, and the words after their name. */
const GOOD_FOR: readonly {
  holds: (shod: Shod) => boolean;
  say: (shod: Shod) => string;
  isPraise?: true;
}[] = [
  {
    holds: ({ shoes, mostF, staysIn }) => shoes.openShoe && !staysIn && mostF !== null && mostF >= 75,
    say: ({ mostF }) => `let your feet breathe at ${degrees(mostF ?? 0)}`,
  },
  { holds: ({ shoes }) => shoes.heel > 1, say: () => 'for a little height', isPraise: true },
  {
    holds: ({ shoes, context }) => isOfKind(shoes, 'sneakers') && context !== 'special',
    say: () => 'keep it easy',
  },
  {
    holds: ({ shoes, context, staysIn, isInSport }) =>
      isOfKind(shoes, 'sneakers') && (context ?? 'leisure') === 'leisure' && !staysIn && !isInSport,
    say: () => 'for all the walking',
  },
  {
    holds: ({ shoes, isBoot }) => shoes.formality >= 3 && !isBoot && !isOfKind(shoes, 'rubber soles'),
    say: () => 'give it polish',
    isPraise: true,
  },
  {
    holds: ({ shoes, isBoot, staysIn }) => isBoot && shoes.heel === 0 && !staysIn,
    say: () => 'you can walk in',
  },
];

/** What these shoes are good for. */
export function shoeSentences(worn: WornGarment, { brief, receipt }: OutfitFacts): Line[] {
  const shoes = garmentById(worn.id);
  if (!shoes) return [];
  const name = capitalize(withArticle(worn));
  const shod: Shod = {
    shoes,
    isBoot: shoes.drawing.kind === 'shoes' && shoes.drawing.shaft > 0,
    context: brief.context ?? null,
    staysIn: brief.staysIn ?? brief.setting === 'home',
    isInSport: brief.setting !== undefined && !['home', 'walk'].includes(brief.setting),
    mostF: brief.source === 'seasonal' ? null : Math.max(...receipt.hours.map(({ tempF }) => tempF)),
  };
  return GOOD_FOR.filter(({ holds }) => holds(shod)).map(({ say, isPraise }) => {
    const text = `${name} ${say(shod)}.`;
    return isPraise ? { text, tells: ['praised-shoes'] } : text;
  });
}

/** What keeps warm and is never seen. */
export function thermalSentence(facts: OutfitFacts, chance: SeededRandom): string | null {
  const thermals = facts.look.garments.filter(({ slot }) => slot === 'base').length;
  if (thermals === 0) return null;
  return chance.pick([
    'Next to the skin, a thermal layer.',
    'A thermal layer underneath does the quiet work.',
    'Nobody sees it, but a thermal layer goes on underneath.',
    'A thermal layer underneath keeps the heat in.',
    'The secret is a thermal layer.',
    ...(thermals > 1
      ? [
          'Thermals go underneath, out of sight.',
          'Thermals underneath, top and bottom.',
          'The secret is the thermals.',
          'Nobody will know about the thermals.',
          'Thermals make the difference today.',
          'Thermals underneath, and the cold stays out.',
          "What you don't see: thermals.",
          'Thermals are the part that nobody sees.',
        ]
      : []),
  ]);
}

/** Of these nobody says that nothing clings. */
const isClose = (garment: WornGarment): boolean =>
  garment.cloth.fabric === 'satin' || isWornOfKind(garment, 'close-fitting');

/** Why linen, in many ways: in a warm summer it is said every other day. */
function linenLine(
  linen: WornGarment,
  most: string,
  { isLoose, isEasy }: { isLoose: boolean; isEasy: boolean },
  said: string,
  chance: SeededRandom,
): string {
  const noun = nounOf(linen);
  const are = isPlural(noun) ? 'are' : 'is';
  const lines = [
    `Linen lets the air through, and at ${most} that counts.`,
    `Linen, because it gets up to ${most}.`,
    `At ${most}, linen is the cool choice.`,
    `The ${noun} ${are} linen, which breathes.`,
    ...(isEasy ? [`Linen wrinkles, and today nobody cares.`] : []),
    ...(isLoose ? [`The linen is for ${most}: nothing clings.`] : []),
    `At ${most}, you'll want the linen.`,
  ];
  return chance.pick(withoutRepeatedTemperatures(lines, said));
}

/** A shell in rain or snow, in many ways: in a wet month it is said every other day. */
const takesRain = (noun: string, falls: string): Line[] =>
  [`The ${noun} takes the ${falls}, so your hands stay free.`, `The ${noun} keeps the ${falls} out.`].map(
    (text) => ({ text, tells: ['rain-kept-off'] }),
  );

/** Linen that is worn in heat: of a hat, a jacket and a cardigan nobody says that it cools. */
function linenSentence(facts: OutfitFacts, said: string, chance: SeededRandom): string | null {
  const { brief, receipt, look, style } = facts;
  const linen = look.garments.find(
    (one) => !['hat', 'jacket', 'knitwear'].includes(one.slot) && clothWord(one.name) === 'linen',
  );
  const most = Math.max(...receipt.hours.map(({ tempF }) => tempF));
  if (!linen || most < LINEN_F) return null;
  // Where polish counts somebody cares.
  const isEasy =
    !['professional', 'classic'].includes(style) && !['work', 'special'].includes(brief.context ?? '');
  return linenLine(linen, degrees(most), { isLoose: !look.garments.some(isClose), isEasy }, said, chance);
}
/** °F from which linen is said to cool, and below which down is said to warm. */
const LINEN_F = 79;
const DOWN_F = 40;

/** What coat or jacket do against cold, rain and wind. */
function shellLines(facts: OutfitFacts, worn: WornGarment, chance: SeededRandom): Line[] {
  const { brief, receipt, conditions } = facts;
  const outer = garmentById(worn.id);
  if (!outer) return [];
  const noun = nounOf(worn);
  const least = Math.min(...receipt.hours.map(({ tempF }) => tempF));
  const isQuilted =
    !isNamedByHer(worn) && outer.drawing.kind === 'coat' && outer.drawing.quilt === 'channels';
  const isForRain =
    isOfKind(outer, 'rainproof') && brief.hours.some(isWetHour) && !pieceInSlot(facts, 'umbrella');
  return [
    ...(isQuilted && least < DOWN_F ? [`The ${noun} is warm without weight.`] : []),
    ...(isForRain ? [chance.pick(takesRain(noun, precipitationWord(facts)))] : []),
    ...(conditions.windy && clothWord(worn.name) === 'leather' ? [`Leather keeps the wind out.`] : []),
  ];
}

/** What its cloth does for the day, where it does something. */
export function clothSentence(
  facts: OutfitFacts,
  { overGarment }: SpokenPieces,
  said: string,
  chance: SeededRandom,
): Line | null {
  if (facts.brief.source === 'seasonal') return null;
  const linen = linenSentence(facts, said, chance);
  const lines = [
    ...(linen === null ? [] : [linen]),
    ...(overGarment ? shellLines(facts, overGarment, chance) : []),
  ];
  return lines.length > 0 ? chance.pick(lines) : null;
}
