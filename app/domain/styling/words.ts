// Title and description, as a good stylist says them: concrete, warm, never the same build twice in a row.
import { daysBetween, weekdayOf } from '../local-day.ts';
import { colourWord } from '../wardrobe/palette.ts';
import type { WornGarment } from '../look.ts';
import { chanceOf, type Chance } from './chance.ts';
import { isPlural, nounOf } from '../wardrobe/glossary.ts';
import { capital, colourOf, type OutfitFacts } from './facts.ts';
import { openingsFor } from './openings.ts';
import { piecesOf, type Pieces } from './pieces.ts';
import { followingSentences } from './sentences.ts';

/** The first words, by which two openings sound alike. */
function startOf(text: string, words: number): string {
  return text.toLowerCase().split(/\s+/).slice(0, words).join(' ');
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((item) => ({ item, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** One that begins unlike those of the last looks: three words at best, else two thirds of the sentence. */
function unlike(candidates: readonly string[], before: readonly string[], chance: Chance): string {
  const mixed = shuffled(candidates, chance);
  for (const words of [2, 3, 5, 40]) {
    const starts = new Set(before.map((text) => startOf(text, words)));
    const found = mixed.find((text) => !starts.has(startOf(text, words)));
    if (found !== undefined) return found;
  }
  return mixed[0] ?? '';
}

const APART_DAYS = 14;

function titlesFor(facts: OutfitFacts, pieces: Pieces): string[] {
  const { conditions, brief, receipt } = facts;
  const { overGarment: over, mainGarment: main, shoesGarment: shoes, isSuit } = pieces;
  const lead = over ?? main;
  const bottom = facts.look.garments.find(({ slot }) => slot === 'bottom');
  const word = (garment: WornGarment) => colourWord(colourOf(garment));
  const short = (garment: WornGarment) => `${word(garment)} ${nounOf(garment.name)}`;
  const live = brief.source !== 'seasonal';
  const titles = [`the ${short(lead)}`, `the ${short(main)}`];
  const other = [main, bottom, shoes].find((one) => one && word(one) !== word(lead));
  if (other) titles.push(`${word(lead)} and ${word(other)}`, `${word(lead)} meets ${word(other)}`);
  if (over && word(main) !== word(over)) titles.push(`${word(over)} over ${word(main)}`);
  if (bottom) titles.push(`${short(main)}, ${short(bottom)}`, `${nounOf(main.name)} and ${short(bottom)}`);
  if (bottom && shoes) titles.push(`${nounOf(bottom.name)} and ${short(shoes)}`);
  if (over && shoes) titles.push(`${nounOf(over.name)} and ${nounOf(shoes.name)}`);
  if (isSuit) titles.push(`the ${word(lead)} suit`, 'suited');
  titles.push(`${weekdayOf(brief.hours[0]?.date ?? '1970-01-01')} in ${word(lead)}`);
  if (receipt.need.min > 1.6 && over) titles.push(`wrapped in ${word(lead)}`, `${short(over)} weather`);
  if (receipt.need.neutral < 0.4) titles.push(`${word(main)}, kept light`, `light in ${word(main)}`);
  if (conditions.wet && live) {
    const falls = conditions.snow ? 'snow' : 'rain';
    titles.push(`${word(lead)} for the ${falls}`, `${nounOf(lead.name)} in the ${falls}`);
  }
  const fitting = titles.filter((title) => {
    const count = title.split(' ').length;
    return count >= 2 && count <= 5;
  });
  return fitting.length > 0 ? fitting : [`${word(lead)} ${isPlural(lead.name) ? 'pieces' : 'layers'}`];
}

/** Titles whose words the description does not say again; all of them when it says every one. */
function unsaid(titles: readonly string[], description: string): string[] {
  const text = description.toLowerCase();
  const fresh = titles.filter((title) => !text.includes(title.toLowerCase().replace(/^the /, '')));
  return (fresh.length > 0 ? fresh : titles).map(capital);
}

/** Title (two to five words) and description; the first sentence stands alone in lists. */
export function wordsFor(facts: OutfitFacts): { title: string; description: string; tellsColour: boolean } {
  const chance = chanceOf(`${facts.brief.seed}|words`);
  const pieces = piecesOf(facts);
  const today = facts.brief.hours[0]?.date ?? '';
  const recent = facts.brief.recent.filter(({ date }) => Math.abs(daysBetween(date, today)) <= APART_DAYS);
  const before = recent.flatMap(({ description }) => (description ? [description] : []));
  const titles = recent.flatMap(({ title }) => (title ? [title] : []));
  const opening = unlike(openingsFor(facts, pieces), before, chance);
  const { sentences, tellsColour } = followingSentences(facts, pieces, opening, chance);
  const description = [opening, ...sentences].join(' ');
  const title = unlike(unsaid(titlesFor(facts, pieces), description), titles, chance);
  return { title, description, tellsColour };
}
