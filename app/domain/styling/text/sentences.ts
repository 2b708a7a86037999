// What is said after the opening: feet and rain, hidden layers, color, bag. Facts only.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { colorWord } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { sayableScheme } from './color-reason.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { capitalize } from '../../text/capitalized.ts';
import { formatList } from '../../text/listed.ts';
import { accentColor, withoutRepeatedTemperatures, withArticle } from './look-facts.ts';
import { mainTint, pieceInSlot, isWornOfKind, isVisible, type OutfitFacts } from '../rules/outfit-facts.ts';
import { clothSentence, precipitationWord, shoeSentences, thermalSentence } from './garment-sentences.ts';
import { festiveSentence } from './festive-sentence.ts';
import { joined, tells, textOf, type Line, type Sentence } from './sentence.ts';
import type { SpokenPieces } from './spoken-pieces.ts';
import { isWritten, withoutRepeats } from './without-repeats.ts';

const COLD_FEET_F = 36;
const LINED_CLO = 0.12;

/** Shoes and umbrella for the wet; its hour is told in "why". Only shoes that keep it out are said to be for it. */
function wetSentence(facts: OutfitFacts, said: string, chance: SeededRandom): Line | null {
  const { brief } = facts;
  const shoes = pieceInSlot(facts, 'shoes');
  if (
    !brief.hours.some(isWetHour) ||
    !shoes ||
    shoesWeather(facts) !== 'protects' ||
    brief.source === 'seasonal'
  )
    return null;
  const umbrella = pieceInSlot(facts, 'umbrella');
  const what = precipitationWord(facts);
  const tell = (text: string): Line => (umbrella ? { text, tells: ['umbrella'] } : text);
  if (!looksDry(facts))
    return umbrella
      ? tell(`Finish with ${withArticle(shoes)}. ${capitalize(withArticle(umbrella))} for the ${what}.`)
      : null;
  const things = formatList([withArticle(shoes), ...(umbrella ? [withArticle(umbrella)] : [])]);
  if (isWritten(what, said)) return tell(`Finish with ${things}.`);
  const lines = [
    ...(isWritten(what, things) ? [] : [`${capitalize(things)} for the ${what}.`]),
    ...(isWetFirst(facts)
      ? [`It's a wet start, so ${things}.`]
      : [`${capitalize(what)} is coming, so ${things}.`, `${capitalize(what)} is on the way: ${things}.`]),
  ];
  return tell(chance.pick(withoutRepeats(lines, said)));
}

function shoesWeather(facts: OutfitFacts) {
  return garmentById(pieceInSlot(facts, 'shoes')?.id ?? '')?.weather.rain;
}

/** Nobody believes it of shoes that do not say so, or are not boots. */
const looksDry = (facts: OutfitFacts): boolean =>
  isWornOfKind(pieceInSlot(facts, 'shoes'), 'named for rain') ||
  isWornOfKind(pieceInSlot(facts, 'shoes'), 'boots');

/** It falls when she leaves: nothing is on the way any more. */
const isWetFirst = ({ brief }: OutfitFacts): boolean => brief.hours.slice(0, 1).some(isWetHour);

/** What is said of shoes that go out. */
function outOfDoors(facts: OutfitFacts, name: string, opening: Line): Line[] {
  const { brief, conditions } = facts;
  if (brief.setting === 'home') return [];
  const isDry = brief.source !== 'seasonal' && !brief.hours.some(isWetHour) && !conditions.ice;
  // Said once: 'Dry, and never above' has said it.
  const isSaid = tells(opening, 'dry') || shoesWeather(facts) !== 'no';
  return [
    `Step out in ${name}.`,
    ...(isDry && !isSaid ? [`Sidewalks stay dry, so ${name}.`, `No rain in sight, so it's ${name}.`] : []),
  ];
}

/** What is on the feet, and the fact that it answers to; left out where there is none. */
function shoeSentence(facts: OutfitFacts, opening: Line, chance: SeededRandom): Line | null {
  const said = textOf(opening);
  const wet = wetSentence(facts, said, chance);
  if (wet) return wet;
  const { brief, receipt } = facts;
  const shoes = pieceInSlot(facts, 'shoes');
  const first = receipt.hours[0];
  if (!shoes || !first) return null;
  const seasonal = brief.source === 'seasonal';
  const name = withArticle(shoes);
  // A lining keeps warm; rubber only keeps dry.
  const cold = shoes.clo >= LINED_CLO && first.tempF < COLD_FEET_F && !seasonal;
  const umbrella = wetless(facts, chance);
  const lines: Line[] = [
    `Finish with ${name}.`,
    `On your feet, ${name}.`,
    `${capitalize(name)} finish it.`,
    `Complete it with ${name}.`,
    `Below, ${name}.`,
    ...(garmentNoun(shoes.name) === 'shoes' ? [] : [`For shoes, ${name}.`]),
    `${capitalize(name)} to go with it.`,
    ...withoutRepeatedTemperatures(shoeSentences(shoes, facts), said),
    ...(cold ? [`${capitalize(name)} keep your feet warm.`] : []),
    ...outOfDoors(facts, name, opening),
  ];
  const feet = chance.pick(withoutRepeats(lines, said));
  return umbrella ? joined([feet, umbrella]) : feet;
}

/** A shirt under a sweater, a jacket under a coat; never thermals. */
function hiddenSentence(
  { hidden, overGarment, mainGarment }: SpokenPieces,
  said: string,
  chance: SeededRandom,
): string | null {
  const [piece] = hidden;
  if (!piece) return null;
  const name = withArticle(piece);
  const outer = overGarment ? garmentNoun(overGarment.name) : 'coat';
  if (hidden.length > 1) {
    const names = formatList(hidden.map(withArticle));
    const lines = [
      `Then ${names}, hidden but warm.`,
      `Under the ${outer} go ${names}.`,
      `Layer ${names} underneath.`,
      `There's room under the ${outer} for ${names}.`,
      `With the ${outer} off you still have ${names}.`,
    ];
    return chance.pick(withoutRepeats(lines, said));
  }
  const knit = garmentNoun(mainGarment.name);
  if (piece.slot === 'top') {
    const collar = piece.drawing.kind === 'top' && piece.drawing.neck === 'shirt';
    const lines = [
      collar ? `${capitalize(name)} shows at the collar.` : `${capitalize(name)} goes under the ${knit}.`,
      `Under the ${knit}, ${name}.`,
      `Wear ${name} under the ${knit}.`,
      `${capitalize(name)} first, then the ${knit}.`,
      `The ${knit} goes over ${name}.`,
    ];
    return chance.pick(withoutRepeats(lines, said));
  }
  // A jacket under a jacket: by its whole name, and no door opens on it.
  if (garmentNoun(piece.name) === outer)
    return chance.pick([`${capitalize(name)} goes under it.`, `Under it, ${name}.`]);
  const lines = [
    `Under the ${outer}, ${name} for warmth.`,
    `${capitalize(name)} goes under the ${outer}.`,
    `${capitalize(name)} is the layer in between.`,
    `In the middle, ${name}.`,
    `${capitalize(name)} goes on before the ${outer}.`,
  ];
  return chance.pick(withoutRepeats(lines, said));
}

/** The one seen garment that wears the accent, in one word; null when more than one does. */
function accentNoun(facts: OutfitFacts, accent: string): string | null {
  const wearing = facts.look.garments.filter(
    (garment) => isVisible(garment, facts) && colorWord(mainTint(garment)) === accent,
  );
  const [only] = wearing;
  return only && wearing.length === 1 ? garmentNoun(only.name) : null;
}

/** Share of looks with one color whose color goes without a word. */
const QUIET = 0.7;

function colorSentence(facts: OutfitFacts, said: string, chance: SeededRandom): Line | null {
  const accent = accentColor(facts);
  // On a special day what makes it one is said instead.
  if (chance.next() < QUIET || facts.brief.context === 'special') return null;
  // A color that has not been named yet would come out of nowhere.
  if (sayableScheme(facts) === 'one-accent' && accent && isWritten(accent, said)) {
    const noun = accentNoun(facts, accent);
    const ofTheDay = { text: `${capitalize(accent)} is the color of the day.`, tells: [], color: accent };
    return chance.pick<Line>(
      noun ? [ofTheDay, `All the color is in the ${noun}.`] : [`Just ${accent} for color.`],
    );
  }
  switch (sayableScheme(facts)) {
    case 'tonal':
      return chance.pick([
        'Shades that belong together.',
        'One color family, head to toe.',
        'Tone on tone is always easy to wear.',
      ]);
    case 'complementary':
      return chance.pick(['Two strong colors, side by side.', 'Bold together, and meant to be.']);
    default:
      return null;
  }
}

function bagSentence(facts: OutfitFacts, said: string, chance: SeededRandom): string | null {
  const bag = pieceInSlot(facts, 'bag');
  if (!bag) return null;
  const name = withArticle(bag);
  const lines = [
    `Take ${name}.`,
    `Carry ${name}.`,
    ...(garmentNoun(bag.name) === 'bag' ? [] : [`Your bag: ${name}.`]),
    ...(facts.brief.context === 'work' ? [`${capitalize(name)} for the day's things.`] : []),
    ...(facts.brief.context === 'leisure' ? [`${capitalize(name)}, and off you go.`] : []),
  ];
  return chance.pick(withoutRepeats(lines, said));
}

/** °C from which a hat is said to be for the sun. */
const SUNNY_HAT_C = 10;

function shadeSentence(facts: OutfitFacts, said: string, chance: SeededRandom): Line | null {
  const hat = pieceInSlot(facts, 'hat');
  if (!facts.conditions.sunHat || !hat) return null;
  const name = withArticle(hat);
  const tell = (text: string): Line => ({ text, tells: ['sun-hat'] });
  if (facts.brief.source === 'seasonal') return tell(`${capitalize(name)} for the sun.`);
  // In rain and cold the hat is a hat.
  if (facts.conditions.wet || facts.conditions.coldestC < SUNNY_HAT_C) return tell(`On your head, ${name}.`);
  const lines = [`${capitalize(name)} for the sun.`, `On your head, ${name}.`, `Add ${name} for shade.`];
  return tell(chance.pick(withoutRepeats(lines, said)));
}

/** °F below which a scarf is against the cold. */
const COLD_F = 45;

/** Scarf, hat and gloves, each named once; the hat of a day of strong sun is named for the sun. */
function scarfSentence(facts: OutfitFacts, said: string, chance: SeededRandom): string | null {
  const slots = facts.conditions.sunHat
    ? (['scarf', 'gloves'] as const)
    : (['scarf', 'hat', 'gloves'] as const);
  const things = slots.map((slot) => pieceInSlot(facts, slot)).filter((thing) => thing !== undefined);
  if (things.length === 0) return null;
  const names = formatList(things.map(withArticle));
  const leastF = Math.min(...facts.receipt.hours.map(({ tempF }) => tempF));
  const lines = [`Add ${names}.`, leastF < COLD_F ? `Then ${names}, against the cold.` : `Then ${names}.`];
  return chance.pick(withoutRepeats(lines, said));
}

/**
 * One to three sentences after an opening. Hours are told in "why" (hour-reasons.ts);
 * the colors here or there (`tellsColor`).
 */
export function followingSentences(
  facts: OutfitFacts,
  pieces: SpokenPieces,
  opening: Line,
  chance: SeededRandom,
): { sentences: Line[]; tellsColor: boolean } {
  const { shoesGarment } = pieces;
  const said = textOf(opening);
  const named = shoesGarment !== undefined && isWritten(shoesGarment.name, said);
  const must = named ? wetless(facts, chance) : shoeSentence(facts, opening, chance);
  const color = colorSentence(facts, said, chance);
  const told = joined([opening, must ?? '']);
  const may = [clothSentence(facts, pieces, told.text, chance), color].filter(
    (sentence) => sentence !== null,
  );
  const sofar: Line[] = [told, ...may];
  const kept: Line[] = [];
  const say = (sentence: Line | null) => {
    if (sentence === null) return;
    kept.push(sentence);
    sofar.push(sentence);
  };
  const all = (): Sentence => joined(sofar);
  say(thermalSentence(facts, chance));
  say(hiddenSentence(pieces, all().text, chance));
  if (must) kept.push(must);
  say(festiveSentence(facts, all(), chance));
  say(scarfSentence(facts, all().text, chance));
  say(shadeSentence(facts, all().text, chance));
  say(bagSentence(facts, all().text, chance));
  const room = Math.max(0, (chance.next() < 0.4 ? 2 : 3) - kept.length);
  while (may.length > room) may.splice(Math.floor(chance.next() * may.length), 1);
  // Layers first, weather last, or the other way round.
  const sentences = chance.next() < 0.5 ? [...may, ...kept] : [...kept, ...may];
  return { sentences, tellsColor: color !== null && may.includes(color) };
}

/** The shoes have been named: only the umbrella is still to be said. */
function wetless(facts: OutfitFacts, chance: SeededRandom): Line | null {
  const umbrella = pieceInSlot(facts, 'umbrella');
  if (!umbrella || facts.brief.source === 'seasonal') return null;
  const name = withArticle(umbrella);
  const what = precipitationWord(facts);
  const text = chance.pick([
    `${capitalize(name)} for the ${what}.`,
    ...(isWetFirst(facts) ? [] : [`Take ${name}: there's ${what} ahead.`]),
  ]);
  return { text, tells: ['umbrella'] };
}
