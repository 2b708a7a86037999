// Title and description, as a good stylist says them: concrete, warm, never the same build twice in a row.
import { daysBetween } from '../../time/local-day.ts';
import { COLOR_WORDS } from '../../wardrobe/palette.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { capitalize } from '../../text/capitalized.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { openingsFor } from './openings.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { followingSentences } from './sentences.ts';
import { joined, textOf, type Line, type Sentence } from './sentence.ts';
import { titlesFor } from './titles.ts';
import { isWritten } from './without-repeats.ts';

/** The first words, by which two openings sound alike, whatever the figure or the weekday in them. */
function startOf(text: string, words: number): string {
  return text
    .toLowerCase()
    .replace(/-?\d+\u00b0f/g, '0')
    .replace(WEEKDAYS, 'day')
    .split(/\s+/)
    .slice(0, words)
    .join(' ');
}
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;

function shuffled<T>(items: readonly T[], chance: SeededRandom): T[] {
  return items
    .map((item) => ({ item, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** One that begins unlike those of the last looks: three words at best, else two thirds of the sentence. */
function unlike<T extends Line>(
  candidates: readonly T[],
  before: readonly string[],
  chance: SeededRandom,
): T | undefined {
  const mixed = shuffled(candidates, chance);
  for (const words of [2, 3, 5, 40]) {
    const starts = new Set(before.map((text) => startOf(text, words)));
    const found = mixed.find((line) => !starts.has(startOf(textOf(line), words)));
    if (found !== undefined) return found;
  }
  return mixed[0];
}

const APART_DAYS = 14;

const COLORS = new RegExp(
  `\\b(?:${[...COLOR_WORDS].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);
/** 'X, always right': by which two titles sound alike whatever their color. */
const formulaOf = (title: string): string => title.toLowerCase().replace(COLORS, 'x');

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

/** 'The stone pants. First a gray tee and stone hiking pants': every word of a title that names a garment. */
function isTold(title: string, opening: string): boolean {
  const words = title.replace(/[,']/g, '').split(' ');
  const told = words.filter((word) => !SMALL.has(word));
  return told.length > 1 && told.every((word) => opening.includes(word)) && !told.every(isColorWord);
}
const isColorWord = (word: string): boolean => COLOR_WORDS.some((one) => one.endsWith(word));

interface Description {
  opening: Sentence;
  sentences: readonly Line[];
}

const colorOf = (line: Line): string | undefined => (typeof line === 'string' ? undefined : line.color);

/** Titles whose words the description does not say again; all of them when it says every one. */
function unsaid(titles: readonly string[], { opening: first, sentences }: Description): string[] {
  const text = joined([first, ...sentences]).text.toLowerCase();
  const isToday = text.startsWith('today');
  // One color of the day.
  const ofDay = sentences.map(colorOf).find((color) => color !== undefined);
  const [opens = ''] = text.split(' ');
  const [opening = ''] = text.split(/(?<=[.?])\s/);
  // 'Navy over gray': it is called by the first of the two, where that is one word.
  const lead = first.color?.includes(' ') ? undefined : first.color;
  const unheard = titles.filter((title) => !text.includes(title.toLowerCase().replace(/^the /, '')));
  const fresh = unheard.filter(
    (title) =>
      !pairsOf(title).some((pair) => text.includes(pair)) &&
      !isTold(title, opening) &&
      !(isToday && isWritten('today', title)) &&
      (!ofDay || title.includes(ofDay)) &&
      (!lead || title.includes(lead) || !COLOR_WORDS.some((word) => title.includes(word))) &&
      !(opens.length > 3 && title.startsWith(`${opens} `)),
  );
  const untold = unheard.filter((title) => !isTold(title, opening));
  const left = [fresh, untold].find(({ length }) => length > 0) ?? unheard;
  return (left.length > 0 ? left : titles).map(capitalize);
}

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
  const before = recent.flatMap(({ description }) => (description ? [description] : []));
  const titles = recent.flatMap(({ title }) => (title ? [title] : []));
  const opening = unlike(openingsFor(facts, pieces), before, chance) ?? { text: '', tells: [] };
  const { sentences, tellsColor } = followingSentences(facts, pieces, opening, chance);
  const formulas = new Set(titles.map(formulaOf));
  const named = unsaid(titlesFor(facts, pieces), { opening, sentences });
  const fresh = named.filter((one) => !formulas.has(formulaOf(one)));
  const title = unlike(fresh.length > 0 ? fresh : named, titles, chance) ?? '';
  return { title, description: joined([opening, ...sentences]), tellsColor };
}
