// What is said after the opening: feet and rain, hidden layers, color, bag. Facts only.
import { isWet } from '../../comfort/outdoors.ts';
import type { WornGarment } from '../../looks/look.ts';
import { colourWord } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Chance } from '../seeded-random.ts';
import { schemeSaid } from './color-reason.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import { capitalized } from '../../text/capitalized.ts';
import { listed } from '../../text/listed.ts';
import { accentOf, colourOf, inSlot, shows, untold, withArticle, type OutfitFacts } from './look-facts.ts';
import { clothSentence, fallsFirst, knowing, thermalSentence } from './garment-sentences.ts';
import { dressedSentence } from '../rules/festive-piece.ts';
import type { Pieces } from './spoken-pieces.ts';
import { unheard } from './without-repeats.ts';

const COLD_FEET_F = 36;
const LINED_CLO = 0.12;

/** Shoes and umbrella for the wet; its hour is told in "why". Only shoes that keep it out are said to be for it. */
function wetSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  const { brief } = facts;
  const shoes = inSlot(facts, 'shoes');
  if (!brief.hours.some(isWet) || !shoes || shoesWeather(facts) !== 'protects' || brief.source === 'seasonal')
    return null;
  const umbrella = inSlot(facts, 'umbrella');
  if (!looksDry(shoes))
    return umbrella
      ? `Finish with ${withArticle(shoes)}. ${capitalized(withArticle(umbrella))} for the ${fallsFirst(facts)}.`
      : null;
  const what = fallsFirst(facts);
  const things = listed([withArticle(shoes), ...(umbrella ? [withArticle(umbrella)] : [])]);
  if (said.toLowerCase().includes(what)) return `Finish with ${things}.`;
  const lines = [
    ...(things.includes(what) ? [] : [`${capitalized(things)} for the ${what}.`]),
    ...(isWetFirst(facts)
      ? [`It's a wet start, so ${things}.`]
      : [`${capitalized(what)} is coming, so ${things}.`, `${capitalized(what)} is on the way: ${things}.`]),
  ];
  return chance.pick(unheard(lines, said));
}

function shoesWeather(facts: OutfitFacts) {
  return garmentById(inSlot(facts, 'shoes')?.id ?? '')?.weather.rain;
}

/** Nobody believes it of shoes that do not say so, or are not boots. */
const looksDry = ({ name }: WornGarment): boolean => /weatherproof|waterproof|rubber|rain|boots/.test(name);

/** It falls when she leaves: nothing is on the way any more. */
const isWetFirst = ({ brief }: OutfitFacts): boolean => brief.hours.slice(0, 1).some(isWet);

/** What is on the feet, and the fact that it answers to; left out where there is none. */
function shoeSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  const wet = wetSentence(facts, said, chance);
  if (wet) return wet;
  const { brief, receipt } = facts;
  const shoes = inSlot(facts, 'shoes');
  const first = receipt.hours[0];
  if (!shoes || !first) return null;
  const seasonal = brief.source === 'seasonal';
  const name = withArticle(shoes);
  // A lining keeps warm; rubber only keeps dry.
  const cold = shoes.clo >= LINED_CLO && first.tempF < COLD_FEET_F && !seasonal;
  const isDry = !brief.hours.some(isWet);
  const umbrella = wetless(facts, chance);
  const lines = [
    `Finish with ${name}.`,
    `On your feet, ${name}.`,
    `${capitalized(name)} finish it.`,
    `Complete it with ${name}.`,
    `Below, ${name}.`,
    ...(nounOf(shoes.name) === 'shoes' ? [] : [`For shoes, ${name}.`]),
    `${capitalized(name)} to go with it.`,
    `Step out in ${name}.`,
    ...untold(knowing(shoes, facts), said),
    ...(cold ? [`${capitalized(name)} keep your feet warm.`] : []),
    ...(!seasonal && isDry && !facts.conditions.ice && shoesWeather(facts) === 'no'
      ? // Said once: 'Dry, and never above' has said it.
        /\bdry\b/i.test(said)
        ? []
        : [`Sidewalks stay dry, so ${name}.`, `No rain in sight, so it's ${name}.`]
      : []),
  ];
  const feet = chance.pick(unheard(lines, said));
  return umbrella ? `${feet} ${umbrella}` : feet;
}

/** A shirt under a sweater, a jacket under a coat; never thermals. */
function hiddenSentence(
  { hidden, overGarment, mainGarment }: Pieces,
  said: string,
  chance: Chance,
): string | null {
  const [piece] = hidden;
  if (!piece) return null;
  const name = withArticle(piece);
  const outer = overGarment ? nounOf(overGarment.name) : 'coat';
  if (hidden.length > 1) {
    const names = listed(hidden.map(withArticle));
    const lines = [
      `Then ${names}, hidden but warm.`,
      `Under the ${outer} go ${names}.`,
      `Layer ${names} underneath.`,
      `There's room under the ${outer} for ${names}.`,
      `With the ${outer} off you still have ${names}.`,
    ];
    return chance.pick(unheard(lines, said));
  }
  const knit = nounOf(mainGarment.name);
  if (piece.slot === 'top') {
    const collar = piece.drawing.kind === 'top' && piece.drawing.neck === 'shirt';
    const lines = [
      collar ? `${capitalized(name)} shows at the collar.` : `${capitalized(name)} goes under the ${knit}.`,
      `Under the ${knit}, ${name}.`,
      `Wear ${name} under the ${knit}.`,
      `${capitalized(name)} first, then the ${knit}.`,
      `The ${knit} goes over ${name}.`,
    ];
    return chance.pick(unheard(lines, said));
  }
  // A jacket under a jacket: by its whole name, and no door opens on it.
  if (nounOf(piece.name) === outer)
    return chance.pick([`${capitalized(name)} goes under it.`, `Under it, ${name}.`]);
  const lines = [
    `Under the ${outer}, ${name} for warmth.`,
    `${capitalized(name)} goes under the ${outer}.`,
    `${capitalized(name)} is the layer in between.`,
    `In the middle, ${name}.`,
    `${capitalized(name)} goes on before the ${outer}.`,
  ];
  return chance.pick(unheard(lines, said));
}

/** The one seen garment that wears the accent, in one word; null when more than one does. */
function accentNoun(facts: OutfitFacts, accent: string): string | null {
  const wearing = facts.look.garments.filter(
    (garment) => shows(garment, facts) && colourWord(colourOf(garment)) === accent,
  );
  const [only] = wearing;
  return only && wearing.length === 1 ? nounOf(only.name) : null;
}

/** Share of looks with one color whose color goes without a word. */
const QUIET = 0.7;

function colourSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  const accent = accentOf(facts);
  // On a special day what makes it one is said instead.
  if (chance.next() < QUIET || facts.brief.context === 'special') return null;
  // A colour that has not been named yet would come out of nowhere.
  if (schemeSaid(facts) === 'one-accent' && accent && said.toLowerCase().includes(accent)) {
    const noun = accentNoun(facts, accent);
    return chance.pick([
      ...(noun
        ? [`${capitalized(accent)} is the color of the day.`, `All the color is in the ${noun}.`]
        : [`Just ${accent} for color.`]),
    ]);
  }
  switch (schemeSaid(facts)) {
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

function bagSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  const bag = inSlot(facts, 'bag');
  if (!bag) return null;
  const name = withArticle(bag);
  const lines = [
    `Take ${name}.`,
    `Carry ${name}.`,
    ...(nounOf(bag.name) === 'bag' ? [] : [`Your bag: ${name}.`]),
    ...(facts.brief.context === 'work' ? [`${capitalized(name)} for the day's things.`] : []),
    ...(facts.brief.context === 'leisure' ? [`${capitalized(name)}, and off you go.`] : []),
  ];
  return chance.pick(unheard(lines, said));
}

/** °C from which a hat is said to be for the sun. */
const SUNNY_HAT_C = 10;

function shadeSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  const hat = inSlot(facts, 'hat');
  if (!facts.conditions.sunHat || !hat) return null;
  const name = withArticle(hat);
  if (facts.brief.source === 'seasonal') return `${capitalized(name)} for the sun.`;
  // In rain and cold the hat is a hat.
  if (facts.conditions.wet || facts.conditions.coldestC < SUNNY_HAT_C) return `On your head, ${name}.`;
  const lines = [`${capitalized(name)} for the sun.`, `On your head, ${name}.`, `Add ${name} for shade.`];
  return chance.pick(unheard(lines, said));
}

/** °F below which a scarf is against the cold. */
const COLD_F = 45;

/** Scarf, hat and gloves, each named once; the hat of a day of strong sun is named for the sun. */
function scarfSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  const slots = facts.conditions.sunHat
    ? (['scarf', 'gloves'] as const)
    : (['scarf', 'hat', 'gloves'] as const);
  const things = slots.map((slot) => inSlot(facts, slot)).filter((thing) => thing !== undefined);
  if (things.length === 0) return null;
  const names = listed(things.map(withArticle));
  const leastF = Math.min(...facts.receipt.hours.map(({ tempF }) => tempF));
  const lines = [`Add ${names}.`, leastF < COLD_F ? `Then ${names}, against the cold.` : `Then ${names}.`];
  return chance.pick(unheard(lines, said));
}

/**
 * One to three sentences after an opening that has already named `said`. Hours are told in "why" (hour-reasons.ts);
 * the colors here or there (`tellsColour`).
 */
export function followingSentences(
  facts: OutfitFacts,
  pieces: Pieces,
  said: string,
  chance: Chance,
): { sentences: string[]; tellsColour: boolean } {
  const { shoesGarment } = pieces;
  const named = shoesGarment !== undefined && said.toLowerCase().includes(shoesGarment.name.toLowerCase());
  const must = named ? wetless(facts, chance) : shoeSentence(facts, said, chance);
  const colour = colourSentence(facts, said, chance);
  const told = [said, must ?? ''].join(' ');
  const may = [clothSentence(facts, pieces, told, chance), colour].filter((sentence) => sentence !== null);
  const sofar = [told, ...may];
  const kept: string[] = [];
  const say = (sentence: string | null) => {
    if (sentence === null) return;
    kept.push(sentence);
    sofar.push(sentence);
  };
  const all = () => sofar.join(' ');
  say(thermalSentence(facts, chance));
  say(hiddenSentence(pieces, all(), chance));
  if (must) kept.push(must);
  say(dressedSentence(facts, all(), chance));
  say(scarfSentence(facts, all(), chance));
  say(shadeSentence(facts, all(), chance));
  say(bagSentence(facts, all(), chance));
  const room = Math.max(0, (chance.next() < 0.4 ? 2 : 3) - kept.length);
  while (may.length > room) may.splice(Math.floor(chance.next() * may.length), 1);
  // Layers first, weather last, or the other way round.
  const sentences = chance.next() < 0.5 ? [...may, ...kept] : [...kept, ...may];
  return { sentences, tellsColour: colour !== null && may.includes(colour) };
}

/** The shoes have been named: only the umbrella is still to be said. */
function wetless(facts: OutfitFacts, chance: Chance): string | null {
  const umbrella = inSlot(facts, 'umbrella');
  if (!umbrella || facts.brief.source === 'seasonal') return null;
  const name = withArticle(umbrella);
  const what = fallsFirst(facts);
  return chance.pick([
    `${capitalized(name)} for the ${what}.`,
    ...(isWetFirst(facts) ? [] : [`Take ${name}: there's ${what} ahead.`]),
  ]);
}
