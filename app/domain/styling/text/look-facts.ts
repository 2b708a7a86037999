// What words and reasons are made from: nothing but the look, its receipt and the weather.
import type { WornGarment } from '../../looks/look.ts';
import { formatTemperature } from '../../weather/temperature.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import { colorWord, parseTints, type Tint } from '../../wardrobe/palette.ts';
import { hasPattern } from '../../wardrobe/garment-predicates.ts';
import { isPlural, nounOf } from '../../wardrobe/glossary.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { tintTone } from '../color/palette-tones.ts';
import { CLOTHES, mainTint, isVisible, type OutfitFacts } from '../rules/outfit-facts.ts';
import { textOf, type Line } from './sentence.ts';

/** Weather that is a seasonal estimate is called typical, never told as if it were known. */
export function isSeasonal({ brief }: OutfitFacts): boolean {
  return brief.source === 'seasonal';
}

const HOUR_WORDS = [
  'midnight',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'noon',
] as const;

/** 'eight', 'noon', 'three', 'seven in the evening': only hours that a day out has twice say which they are. */
export function hourWord(hour: number): string {
  const word = HOUR_WORDS[hour <= 12 ? hour : hour - 12] ?? String(hour);
  if (hour < 18) return word;
  return hour < 22 ? `${word} in the evening` : `${word} at night`;
}

/** The hour with its part of the day, where nothing else tells which five is meant: 'five in the afternoon'. */
export function hourOfDay(hour: number): string {
  if (hour % 12 === 0 || hour >= 18) return hourWord(hour);
  return `${hourWord(hour)} in the ${hour < 12 ? 'morning' : 'afternoon'}`;
}

/** Carried when she leaves. */
export function isOffAtFirst(
  { receipt: { layers = [], hours } }: OutfitFacts,
  { id }: Pick<WornGarment, 'id'>,
): boolean {
  const layer = layers.find(({ garmentId }) => garmentId === id);
  return layer !== undefined && !layer.wornHours.includes(hours[0]?.hour ?? 0);
}

const NO_ANKLE = /tights|leggings|(?<!no-show )socks$/;

/** No sock shows between hem and shoe. */
export const isAnkleBare = ({ look }: OutfitFacts): boolean =>
  !look.garments.some(
    ({ slot, name, drawing }) =>
      (slot === 'legwear' && NO_ANKLE.test(name)) || (drawing.kind === 'shoes' && drawing.shaft > 0),
  );

/** '57°F': what is stored is in °F and says so; who reads it gets her unit (temperature.ts: retold). */
export function degrees(tempF: number): string {
  return formatTemperature(tempF, 'F');
}

/** By its spelling: 'an oat sweater', 'a camel coat'. */
const article = (words: string): string => (/^[aeiou]/i.test(words) ? 'an' : 'a');

/** 'a camel wool coat', 'an oat crewneck sweater', 'straight blue jeans'. */
export function withArticle(one: Pick<WornGarment, 'name' | 'noun'>): string {
  if (isNamedByHer(one) || isPlural(one.name)) return one.name;
  return `${article(one.name)} ${one.name}`;
}

/** A piece of hers that is told in her words: nothing is claimed of it but what they say. */
export const isNamedByHer = ({ noun }: Pick<WornGarment, 'noun'>): boolean => noun !== undefined;

/** Nothing is said of a color that she does not call so. */
export const isColorSaid = (one: WornGarment): boolean =>
  !isNamedByHer(one) ||
  one.name
    .toLowerCase()
    .replace(/\bgrey\b/, 'gray')
    .includes(colorWord(mainTint(one)));

/** What stands behind 'the'. */
export const wholeName = ({ name }: Pick<WornGarment, 'name'>): string => name.replace(/^your /, '');

/** 'The top' would be any, and where it comes off it would undress her: it is called by its last two words. */
export function calledOf(one: Pick<WornGarment, 'name' | 'noun'>): string {
  const noun = nounOf(one);
  if (noun !== 'top') return noun;
  return isNamedByHer(one) ? wholeName(one) : one.name.split(' ').slice(-2).join(' ');
}

/** The hour with the most of something. */
export function peakHour(hours: WeatherHour[], of: (hour: WeatherHour) => number): WeatherHour | undefined {
  return hours.reduce<WeatherHour | undefined>(
    (best, hour) => (!best || of(hour) > of(best) ? hour : best),
    undefined,
  );
}

/** The colors that show, in words, each once, from the outside in. */
export function visibleColorTints(facts: OutfitFacts): Tint[] {
  const seen = facts.look.garments.filter((garment) => isVisible(garment, facts)).map(mainTint);
  const words = seen.map(colorWord);
  return seen.filter((_, index) => words.indexOf(words[index] ?? '') === index).reverse();
}

/** Every color that shows, those of patterns too: what a sentence about all colors must hold for. */
export function visibleTints(facts: OutfitFacts): Tint[] {
  const tints = facts.look.garments
    .filter((garment) => isVisible(garment, facts))
    .flatMap(({ id }) => parseTints(id));
  return [...new Set(tints)];
}

const temperaturesIn = (text: string): string[] => text.match(/-?\d+\u00b0F/g) ?? [];

/** Those lines whose temperatures stand nowhere in `said`: a number is told once. */
export function withoutRepeatedTemperatures<T extends Line>(lines: readonly T[], said: string): T[] {
  const told = temperaturesIn(said);
  return lines.filter((line) => !temperaturesIn(textOf(line)).some((one) => told.includes(one)));
}

/** Chroma from which a color may be said to stand out: olive and sage do not. */
const BRIGHT = 0.07;
const isPatterned = ({ id }: WornGarment): boolean =>
  hasPattern({ fabric: garmentById(id)?.fabric ?? 'plain' }) || id.includes('+');

/** Stripes and checks: called by no color of theirs. */
export const isMixedPattern = (garment: WornGarment): boolean =>
  isPatterned(garment) && garmentById(garment.id)?.fabric !== 'floral';

/** The one color among neutrals, when there is exactly one that shows. */
export function accentColor(facts: OutfitFacts): string | null {
  const seen = facts.look.garments.filter((garment) => isVisible(garment, facts)).map(mainTint);
  const accents = new Set(seen.filter((name) => !tintTone(name).neutral).map(colorWord));
  const [only] = accents;
  if (accents.size !== 1 || only === undefined) return null;
  const wearing = facts.look.garments.filter(
    (one) => isVisible(one, facts) && colorWord(mainTint(one)) === only,
  );
  const isLarge = wearing.some(
    ({ slot }) => CLOTHES.includes(slot) && slot !== 'shoes' && slot !== 'legwear',
  );
  const isBright = wearing.some((one) => tintTone(mainTint(one)).c >= BRIGHT);
  return isLarge && isBright && !wearing.some(isPatterned) && !facts.look.garments.some(isPatterned)
    ? only
    : null;
}
