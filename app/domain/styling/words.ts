// Title and description, as a good stylist says them: concrete, warm, never the same build twice in a row.
import { isWet } from '../comfort/outdoors.ts';
import { daysBetween, weekdayOf } from '../local-day.ts';
import { colourWord, swatch } from '../wardrobe/palette.ts';
import type { WornGarment } from '../look.ts';
import type { StyleId } from '../style.ts';
import { chanceOf, type Chance } from './chance.ts';
import { isPlural, nounOf } from '../wardrobe/glossary.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { capitalized } from '../capitalized.ts';
import { colourOf, inSlot, type OutfitFacts } from './facts.ts';
import { openingsFor } from './openings.ts';
import { isSuit, piecesOf, type Pieces } from './pieces.ts';
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

/** Two to five words. */
function isShort(title: string): boolean {
  const count = title.split(' ').length;
  return count >= 2 && count <= 5;
}

const isBright = (garment: WornGarment): boolean => !swatch(colourOf(garment)).neutral;

type Title = (color: string) => string;

/** What a color promises in a style. */
const SELLING: Readonly<Record<StyleId, readonly Title[]>> = {
  professional: [
    (color) => `sharp in ${color}`,
    (color) => `polished in ${color}`,
    (color) => `${color}, well cut`,
    (color) => `${color} means business`,
  ],
  classic: [
    (color) => `timeless in ${color}`,
    (color) => `classic ${color}`,
    (color) => `${color}, always right`,
    (color) => `quietly ${color}`,
  ],
  casual: [
    (color) => `easy in ${color}`,
    (color) => `${color}, the easy way`,
    (color) => `relaxed in ${color}`,
  ],
  sporty: [(color) => `on the move in ${color}`, (color) => `${color} in motion`],
  trendy: [(color) => `${color}, right now`, (color) => `the ${color} moment`, (color) => `new in ${color}`],
  'go-wild': [(color) => `${color}, no apologies`, (color) => `bold in ${color}`],
};

/** Nobody is on the move in an occasion's clothes. */
function sellingOf({ style, brief }: OutfitFacts): readonly Title[] {
  return style === 'sporty' && brief.context && brief.context !== 'leisure' ? [] : SELLING[style];
}

/** A suit is called one, whatever is worn over it. */
function suitTitles(jacket: WornGarment, main: WornGarment, day: string): string[] {
  const color = colourWord(colourOf(jacket));
  return [
    `the ${color} suit`,
    `${color} suit, ${colourWord(colourOf(main))} ${nounOf(main.name)}`,
    `${day} in a suit`,
    `suited in ${color}`,
    `a suit in ${color}`,
    `the suit, in ${color}`,
    `sharp in a ${color} suit`,
    `${day}'s ${color} suit`,
    `one ${color} suit, done`,
    `a ${color} suit day`,
  ].map((title) => title.replace(/\ba (?=[aeio])/, 'an '));
}

function titlesFor(facts: OutfitFacts, pieces: Pieces): string[] {
  const { conditions, brief, receipt } = facts;
  const { overGarment: over, mainGarment: main, shoesGarment: shoes } = pieces;
  const bottomWorn = facts.look.garments.find(({ slot }) => slot === 'bottom');
  // A title names the color that is seen first, not the black coat over it.
  const lead = [over, main, bottomWorn].find((one) => one && isBright(one)) ?? over ?? main;
  const day = weekdayOf(brief.hours[0]?.date ?? '1970-01-01');
  const jacket = inSlot(facts, 'jacket');
  if (jacket && isSuit(facts)) return suitTitles(jacket, main, day).filter(isShort);
  const bottom = facts.look.garments.find(({ slot }) => slot === 'bottom');
  const word = (garment: WornGarment) => colourWord(colourOf(garment));
  // Striped pants are striped, whatever their first color.
  const isStriped = (garment: WornGarment) => garmentById(garment.id)?.fabric === 'stripe';
  const short = (garment: WornGarment) =>
    isStriped(garment) ? `striped ${nounOf(garment.name)}` : `${word(garment)} ${nounOf(garment.name)}`;
  const live = brief.source !== 'seasonal';
  const titles = [`the ${short(lead)}`, `the ${short(main)}`];
  const other = [main, bottom, shoes].find((one) => one && word(one) !== word(lead));
  if (other) titles.push(`${word(lead)} and ${word(other)}`, `${word(lead)} with ${word(other)}`);
  if (over && word(main) !== word(over) && lead === over) titles.push(`${word(over)} over ${word(main)}`);
  if (bottom) titles.push(`${short(main)}, ${short(bottom)}`);
  if (facts.style !== 'go-wild' || !swatch(colourOf(lead)).neutral)
    titles.push(...sellingOf(facts).map((title) => title(word(lead))));
  if (brief.context === 'special') titles.push(`dressed up in ${word(lead)}`, `${word(lead)}, dressed up`);
  if (brief.context === 'leisure') titles.push(`off duty in ${word(lead)}`, `${word(lead)}, off duty`);
  titles.push(`${day} in ${word(lead)}`);
  if (receipt.need.min > 1.6 && over) titles.push(`wrapped in ${word(lead)}`, `${short(over)} weather`);
  if (receipt.need.neutral < 0.4) titles.push(`${word(main)}, kept light`, `light in ${word(main)}`);
  if (conditions.wet && live) {
    const falls = brief.hours.find(isWet)?.snow ? 'snow' : 'rain';
    titles.push(`${word(lead)} for the ${falls}`, `${word(lead)} in the ${falls}`);
  }
  const fitting = titles.filter(isShort);
  return fitting.length > 0 ? fitting : [`${word(lead)} ${isPlural(lead.name) ? 'pieces' : 'layers'}`];
}

/** Titles whose words the description does not say again; all of them when it says every one. */
function unsaid(titles: readonly string[], description: string): string[] {
  const text = description.toLowerCase();
  const fresh = titles.filter((title) => !text.includes(title.toLowerCase().replace(/^the /, '')));
  return (fresh.length > 0 ? fresh : titles).map(capitalized);
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
