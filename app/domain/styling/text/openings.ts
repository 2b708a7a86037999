// First sentences: the idea of the look, then what it is made of. Each stands alone in a list and is one breath.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { forTheHouse, ideasOf, type Idea } from './ideas.ts';
import type { Sentence } from './sentence.ts';
import { listTogether, overTheRest, type SpokenPieces } from './spoken-pieces.ts';
import { STYLE_WORDS } from './title-words.ts';
import { voiceOf } from './titles.ts';

const LONGEST = 145; // letters: more is not one breath

/** °F by which it must be colder for a layer to be put on. */
const COLDER_F = 6;
const SOON_HOURS = 3;
/** °F in which nobody leaves in a raincoat. */
const HEAT_F = 75;

/** The layer on top is off when she leaves, and put on when it is colder or wet. */
function isCarried({ receipt, brief }: OutfitFacts, { overGarment, isSuit }: SpokenPieces): boolean {
  const layer = receipt.layers?.find(({ garmentId }) => garmentId === overGarment?.id);
  const [first] = receipt.hours;
  if (isSuit || !layer || !first || layer.wornHours.includes(first.hour)) return false;
  const at = receipt.hours.findIndex(({ hour }) => layer.wornHours.includes(hour));
  const on = receipt.hours[at];
  // What is put on within two hours is worn, not carried, but in the heat.
  if (!on || (at < SOON_HOURS && first.tempF < HEAT_F)) return false;
  return (
    on.tempF <= first.tempF - COLDER_F || brief.hours.some((hour) => hour.hour === on.hour && isWetHour(hour))
  );
}

/** What the look is made of, the most telling way first. */
function madeOf(facts: OutfitFacts, pieces: SpokenPieces): string[] {
  const { over, main, lower, shoes, isDress, isSuit } = pieces;
  if (isCarried(facts, pieces)) return [`${listTogether(main, lower)}, with ${over ?? ''} for later`];
  if (isSuit) return [`${over ?? ''} with ${main}`, listTogether(over, main, shoes)];
  if (over) return [overTheRest(pieces), listTogether(over, main, lower)];
  if (isDress) return [`${main} with ${listTogether(lower, shoes)}`];
  return [`${main} with ${listTogether(lower)}`, listTogether(main, lower, shoes)];
}

/** 'A and b and c': breathless. */
const CHAIN = / and [^,.:;?]* and /;

/** A first sentence, and the idea that it starts from. */
export interface Opening extends Sentence {
  idea?: Idea;
}

/** Where the idea is in the shoes they are named with the rest. */
const madeWithShoes = ({ over, main, lower, shoes }: SpokenPieces): string[] => [
  listTogether(over, main, lower, shoes),
];

/** Every opening that this look allows: those of its ideas, then those of its style. */
export function openingsFor(
  facts: OutfitFacts,
  pieces: SpokenPieces,
): { ideas: Opening[]; style: Opening[] } {
  const ways = madeOf(facts, pieces);
  const unchained = ways.filter((things) => !CHAIN.test(things));
  const made = unchained.length > 0 ? unchained : ways;
  const said = (leads: readonly string[], of = made, idea?: Idea): Opening[] =>
    forTheHouse(facts, leads)
      .flatMap((lead) => of.map((things) => `${lead}: ${things}.`))
      .filter((text) => text.length <= LONGEST)
      .map((text) => ({ text, tells: idea?.of === 'colors' ? ['colors'] : [], ...(idea && { idea }) }));
  return {
    ideas: ideasOf(facts).flatMap((idea) =>
      said(idea.leads, idea.of === 'shoes' ? madeWithShoes(pieces) : made, idea),
    ),
    style: facts.brief.isMourning ? [] : said(STYLE_WORDS[voiceOf(facts)].leads),
  };
}

/** Where nothing is short enough: the pieces alone. */
export const bareOpening = (facts: OutfitFacts, pieces: SpokenPieces): Opening => ({
  text: `${capitalize(madeOf(facts, pieces).sort((a, b) => a.length - b.length)[0] ?? '')}.`,
  tells: [],
});
