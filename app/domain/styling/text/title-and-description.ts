// Title and description, as a good stylist says them: the idea first, then how to wear it, never the same build twice in
// two weeks.
import { daysBetween } from '../../time/local-day.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { seededRandom } from '../seeded-random.ts';
import { bareOpening, openingsFor } from './openings.ts';
import { joined, type Sentence } from './sentence.ts';
import { followingSentences } from './sentences.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { titlesFor } from './titles.ts';
import { voiceWith } from './without-repeats.ts';

const APART_DAYS = 14;

/** 'emerald suit' of 'sharp in an emerald suit': two words that stand together. */
function pairsOf(title: string): string[] {
  const words = title.toLowerCase().split(' ');
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    const isPair = !SMALL.has(before) && !SMALL.has(word) && !before.endsWith(',');
    return isPair ? [`${before} ${word.replace(',', '')}`] : [];
  });
}
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'in',
  'and',
  'with',
  'for',
  'of',
  'over',
  'on',
]);

const startOf = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ');

/** Titles whose words the description does not say, that were not read, and that begin unlike those of two weeks. */
function fresh(
  titles: readonly string[],
  { text }: Sentence,
  read: ReadonlySet<string>,
  starts: ReadonlySet<string>,
): string[] {
  const said = text.toLowerCase();
  const unsaid = titles.filter(
    (title) =>
      !read.has(title.toLowerCase()) &&
      !said.includes(title.toLowerCase().replace(/^the /, '')) &&
      !pairsOf(title).some((pair) => said.includes(pair)),
  );
  const unlike = unsaid.filter((title) => !starts.has(startOf(title)));
  return unlike.length > 0 ? unlike : unsaid;
}

/** Share of the looks with a color of their own that are called by it. */
const COLORED = 0.2;
/** Share of the looks that speak as their style does, though they have an idea of their own. */
const STYLED = 0.15;

/** Title (two to five words) and description, whose first sentence stands alone in lists. */
export function titleAndDescription(facts: OutfitFacts): {
  title: string;
  description: Sentence;
  tellsColor: boolean;
} {
  const chance = seededRandom(`${facts.brief.seed}|words`);
  const pieces = spokenPieces(facts);
  const today = facts.brief.hours[0]?.date ?? '';
  const recent = facts.brief.recent.filter(({ date }) => Math.abs(daysBetween(date, today)) <= APART_DAYS);
  const voice = voiceWith(
    chance,
    recent.flatMap(({ description }) => description ?? []),
  );
  const openings = openingsFor(facts, pieces);
  const [first, second] =
    chance.next() < STYLED ? [openings.style, openings.ideas] : [openings.ideas, openings.style];
  const both = [...first, ...second];
  const unheard = [first, second].find((lines) => lines.some((line) => !voice.isHeard(line))) ?? both;
  const opening = voice.pick(unheard.length > 0 ? unheard : [bareOpening(facts, pieces)]);
  const { sentences, tellsColor } = followingSentences(facts, pieces, opening, voice);
  const description = joined([opening, ...sentences]);
  const titles = titlesFor(facts, opening.idea);
  const lately = recent.flatMap(({ title }) => title ?? []);
  const starts = new Set(lately.map(startOf));
  const isColored = chance.next() < COLORED;
  const groups = [isColored ? titles.color : [], titles.opening, titles.ideas, titles.style, titles.color];
  const unread = (read: readonly string[]) => {
    const known = new Set(read.map((title) => title.toLowerCase()));
    return groups.map((some) => fresh(some, description, known, starts)).find((some) => some.length > 0);
  };
  const called = unread([...lately, ...(facts.brief.titlesRead ?? [])]) ??
    unread(lately) ?? [...titles.ideas, ...titles.style];
  return { title: capitalize(chance.pick(called)), description, tellsColor };
}
