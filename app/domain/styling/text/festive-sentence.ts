// What is said of an occasion: the piece that it is known by is praised, once.
import { isPlural, nounOf } from '../../wardrobe/glossary.ts';
import { mostFestive, RANK } from '../rules/festive-piece.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { isWornOfKind, type OutfitFacts, isSuit } from '../rules/outfit-facts.ts';
import { tells, textOf, type Line } from './sentence.ts';
import { isCalled, withoutRepeats } from './without-repeats.ts';

/** Share of looks that go without saying so. */
const UNPRAISED = 0.4;

/** An occasion has something in it that an ordinary day has not: it is named. */
export function festiveSentence(facts: OutfitFacts, said: Line, chance: SeededRandom): string | null {
  if (facts.brief.context !== 'special') return null;
  const most = mostFestive(facts);
  if (!most) return null;
  const { piece, rank } = most;
  // Heels are praised once.
  if (piece.slot === 'shoes' && tells(said, 'praised-shoes')) return null;
  const isPartOfSuit = ['jacket', 'bottom'].includes(piece.slot) && isSuit(facts);
  const noun = isPartOfSuit ? 'suit' : nounOf(piece);
  const [are, s, es] = isPlural(noun) ? ['are', '', ''] : ['is', 's', 'es'];
  // A plain dress is what it is, and not every card needs the praise.
  if (rank === RANK.dress && !isWornOfKind(piece, 'festive dress')) return null;
  if (chance.next() < UNPRAISED) return null;
  if (rank === RANK.neat || rank === RANK.suit) return `The ${noun} keep${s} it dressed up.`;
  const lines = [
    `The ${noun} make${s} it an occasion.`,
    ...(noun === 'dress' ? [] : [`It's the ${noun} that dress${es} it up.`]),
    `The ${noun} ${are} what make${s} it special.`,
  ];
  // Two sentences in praise of one piece are one too many.
  return isCalled(noun, textOf(said)) ? null : chance.pick(withoutRepeats(lines, textOf(said)));
}
