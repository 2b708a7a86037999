// What is said after the opening: how to wear it, what is under it, what finishes it. Facts only.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import type { WornGarment } from '../../looks/look.ts';
import { colorWord } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { sayableScheme } from './color-reason.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { formatList } from '../../text-format/listed.ts';
import { accentColor, isOffAtFirst, withoutRepeatedTemperatures, withArticle } from './look-facts.ts';
import { mainTint, pieceInSlot, isWornOfKind, isVisible, type OutfitFacts } from '../rules/outfit-facts.ts';
import { clothSentence, precipitationWord, shoeSentences, thermalSentence } from './garment-sentences.ts';
import { festiveSentence } from './festive-sentence.ts';
import { joined, tells, textOf, type Line, type Sentence } from './sentence.ts';
import type { SpokenPieces } from './spoken-pieces.ts';
import { isInSport, wearingSentence } from './how-to-wear.ts';
import { isWritten, withoutRepeats, type Voice } from './without-repeats.ts';

const COLD_FEET_F = 36;
const LINED_CLO = 0.12;

/** °F below which a scarf is against the cold. */
const COLD_F = 45;
/** °C from which a hat is said to be for the sun. */
const SUNNY_HAT_C = 10;

const shoesWeather = (shoes: WornGarment | undefined) => garmentById(shoes?.id ?? '')?.weather.rain;
const isWetDay = ({ brief }: OutfitFacts): boolean =>
  brief.source !== 'seasonal' && brief.hours.some(isWetHour);

/** It falls when she leaves: nothing is on the way any more. */
const isWetFirst = ({ brief }: OutfitFacts): boolean => brief.hours.slice(0, 1).some(isWetHour);

/** The hat of a day of strong sun is for the sun; in rain and cold it is a hat. */
function isForSun({ conditions, brief }: OutfitFacts): boolean {
  return brief.source === 'seasonal' || (!conditions.wet && conditions.coldestC >= SUNNY_HAT_C);
}

/** Shoes that the opening has not named, bag, sun hat and umbrella, with what they are for. */
function lastThings(facts: OutfitFacts, said: string): Sentence & { things: string[] } {
  const [shoes, hat, bag, umbrella] = (['shoes', 'hat', 'bag', 'umbrella'] as const).map((slot) =>
    pieceInSlot(facts, slot),
  );
  const sunHat = facts.conditions.sunHat ? hat : undefined;
  const isOverhead = umbrella !== undefined && facts.brief.source !== 'seasonal';
  const things = [
    shoes && !isWritten(shoes.name, said) && withArticle(shoes),
    sunHat && `${withArticle(sunHat)}${isForSun(facts) && !isHeadCover(sunHat) ? ' for the sun' : ''}`,
    bag && withArticle(bag),
    umbrella && isOverhead && `${withArticle(umbrella)} for the ${precipitationWord(facts)}`,
  ].filter((thing): thing is string => Boolean(thing));
  return {
    things,
    text: formatList(things),
    tells: [...(sunHat ? ['sun-hat' as const] : []), ...(isOverhead ? ['umbrella' as const] : [])],
  };
}

/** What is said of shoes where nothing else finishes the look. */
function shoeLines(facts: OutfitFacts, shoes: WornGarment, said: string): Line[] {
  const { brief, receipt, conditions } = facts;
  const isSeasonal = brief.source === 'seasonal';
  const name = capitalize(withArticle(shoes));
  const isWarm =
    !isSeasonal && shoes.clo >= LINED_CLO && (receipt.hours[0]?.tempF ?? COLD_FEET_F) < COLD_FEET_F;
  const isDry = !isSeasonal && !brief.staysIn && !brief.hours.some(isWetHour) && !conditions.ice;
  return [
    ...withoutRepeatedTemperatures(shoeSentences(shoes, facts), said),
    ...(isWarm ? [`${name} keep your feet warm.`] : []),
    ...(isDry && shoesWeather(shoes) === 'no' ? [`The sidewalks stay dry, so ${withArticle(shoes)}.`] : []),
  ];
}

/** The same of somebody who leaves the house. */
function goingOutLines(facts: OutfitFacts, things: readonly string[], list: string, said: string): Line[] {
  const shoes = pieceInSlot(facts, 'shoes');
  const isKeptDry = isWetDay(facts) && shoesWeather(shoes) === 'protects' && looksDry(shoes);
  const what = capitalize(precipitationWord(facts));
  const isNamedHere = shoes && !isWritten(shoes.name, said);
  return [
    `Out the door with ${list}.`,
    ...(isNamedHere ? [`At the door: ${list}.`] : []),
    ...(isNamedHere ? [`Ground it with ${list}.`, `Step out in ${list}.`] : []),
    ...(isNamedHere && things.length === 1 ? shoeLines(facts, shoes, said) : []),
    ...(isKeptDry && !isWritten(what, `${said} ${list}`)
      ? isWetFirst(facts)
        ? [`It's ${what === 'Snow' ? 'snowing' : 'raining'} already, so ${list}.`]
        : [`${what} is on the way, so ${list}.`, `${what} later: ${list}.`]
      : []),
  ];
}

/** All that finishes a look, in one sentence: nobody reads a list of orders. */
function finishSentence(facts: OutfitFacts, said: string, chance: SeededRandom): Line | null {
  const { things, text: list, tells: topics } = lastThings(facts, said);
  if (things.length === 0) return null;
  if (facts.brief.isMourning) return { ...joined([`With it, ${list}.`]), tells: topics };
  const isMany = things.length > 1;
  const lines: Line[] = [
    `Finish with ${list}.`,
    `To finish, ${list}.`,
    `Round it out with ${list}.`,
    `Pull it together with ${list}.`,
    `From there, just ${list}.`,
    `All it needs now: ${list}.`,
    `End with ${list}.`,
    `${capitalize(list)}, and you're set.`,
    `${capitalize(list)}, and that's everything.`,
    ...(isMany ? [] : [`The last touch: ${list}.`]),
    ...(isMany ? [`The rest: ${list}.`, `Last touches: ${list}.`, `The supporting cast: ${list}.`] : []),
    ...(facts.brief.setting === 'home' ? [] : goingOutLines(facts, things, list, said)),
  ];
  const line = chance.pick(withoutRepeats(lines, said));
  return { ...joined([line]), tells: [...joined([line]).tells, ...topics] };
}

/** Nobody believes it of shoes that do not say so, or are not boots. */
const looksDry = (shoes: WornGarment | undefined): boolean =>
  isWornOfKind(shoes, 'named for rain') || isWornOfKind(shoes, 'boots');

const isHeadCover = ({ id }: WornGarment): boolean => garmentById(id)?.headCover === true;

const TOO_BIG_FOR_A_POCKET = /oversized|brim|straw/;

/** Scarf, hat and gloves, each named once; the hat of a day of strong sun is named for the sun. */
function warmSentence(facts: OutfitFacts, said: string, chance: SeededRandom): string | null {
  const slots = facts.conditions.sunHat
    ? (['scarf', 'gloves'] as const)
    : (['scarf', 'hat', 'gloves'] as const);
  const things = slots
    .map((slot) => pieceInSlot(facts, slot))
    .filter((thing) => thing !== undefined)
    .filter(({ name }) => !isWritten(name, said));
  if (things.length === 0) return null;
  // What covers the head is worn, and brought along by nobody.
  const [only] = things;
  if (only && things.length === 1 && isHeadCover(only))
    return `${chance.pick(['On your head', 'To cover your head'])}, ${withArticle(only)}.`;
  const names = formatList(things.map(withArticle));
  // On a warm start they lie in a pocket.
  if (things.every((thing) => isOffAtFirst(facts, thing)))
    return things.some(({ name }) => TOO_BIG_FOR_A_POCKET.test(name))
      ? `For later, ${names}.`
      : chance.pick([`For later, ${names}.`, `In a pocket for later: ${names}.`]);
  const leastF = Math.min(...facts.receipt.hours.map(({ tempF }) => tempF));
  const lines = [
    `Bring ${names}.`,
    `You'll want ${names}, too.`,
    ...(isInSport(facts) ? [] : [`${capitalize(names)} for the walk.`]),
    `Layer on ${names}.`,
    `Throw on ${names}.`,
    `Top it with ${names}.`,
    ...(leastF < COLD_F
      ? [
          `Against the cold, ${names}.`,
          `${capitalize(names)} against the cold.`,
          `The cold calls for ${names}.`,
          ...(pieceInSlot(facts, 'scarf') ? [`Bundle up with ${names}.`, `Wrap up in ${names}.`] : []),
          `Keep warm with ${names}.`,
          `It's cold enough for ${names}.`,
          `Between you and the cold: ${names}.`,
        ]
      : []),
  ];
  return chance.pick(withoutRepeats(lines, said));
}

/** A tee under a sweater, a jacket under a coat; never thermals. */
function hiddenSentence(
  facts: OutfitFacts,
  { hidden, overGarment, mainGarment }: SpokenPieces,
  said: Line,
  chance: SeededRandom,
): string | null {
  const pieces = hidden.filter(({ slot }) => slot !== 'top' || !tells(said, 'layer-under'));
  const [piece] = pieces;
  if (!piece) return null;
  const names = formatList(pieces.map(withArticle));
  const isTop = pieces.length === 1 && piece.slot === 'top';
  const over = isTop ? nounOf(mainGarment) : overGarment ? nounOf(overGarment) : 'coat';
  const isCollar = pieces.some(({ drawing }) => drawing.kind === 'top' && drawing.neck === 'shirt');
  // A jacket under a jacket: no door opens on it.
  const isSame = pieces.some((one) => nounOf(one) === over);
  // Under a coat that is carried nothing is hidden.
  if (!isTop && overGarment && isOffAtFirst(facts, overGarment))
    return chance.pick([
      `Over the ${nounOf(mainGarment)}, ${names}.`,
      `Leave in ${names}; the ${nounOf(overGarment)} goes on later.`,
    ]);
  const lines = isSame
    ? [
        `Under it, ${names}.`,
        `In between, ${names}.`,
        `Just beneath, ${names}.`,
        `The layer you don't see: ${names}.`,
      ]
    : [
        `Under the ${over}, ${names}.`,
        `Beneath the ${over}, ${names}.`,
        `The ${over} goes over ${names}.`,
        `Wear ${names} underneath.`,
        ...(isCollar ? [] : [`Out of sight under the ${over}: ${names}.`]),
        `${capitalize(names)} on first, then the ${over}.`,
        `Pull the ${over} on over ${names}.`,
        `What's under the ${over}: ${names}.`,
        `Slip ${names} under the ${over}.`,
        `Underneath, ${names}.`,
        `One layer down, ${names}.`,
        ...(isTop
          ? []
          : [
              `In between, ${names}.`,
              `With the ${over} off, you still have ${names}.`,
              `Take the ${over} off and it's ${names}.`,
              `The ${over} opens on ${names}.`,
              `Between you and the ${over}, ${names}.`,
            ]),
      ];
  return chance.pick(withoutRepeats(lines, textOf(said)));
}

/** The one seen garment that wears the accent, in one word; null when more than one does. */
function accentNoun(facts: OutfitFacts, accent: string): string | null {
  const wearing = facts.look.garments.filter(
    (garment) => isVisible(garment, facts) && colorWord(mainTint(garment)) === accent,
  );
  const [only] = wearing;
  return only && wearing.length === 1 ? nounOf(only) : null;
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
    return chance.pick(
      noun
        ? [`${capitalize(accent)} is the color of the day.`, `All the color is in the ${noun}.`]
        : [`Just ${accent} for color.`],
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

/**
 * What follows an opening: how to wear it, what is under it, what finishes it. Hours are told in "why" (hour-reasons.ts);
 * the colors here or there (`tellsColor`).
 */
export function followingSentences(
  facts: OutfitFacts,
  pieces: SpokenPieces,
  opening: Line,
  voice: Voice,
): { sentences: Line[]; tellsColor: boolean } {
  const sentences: Line[] = [];
  const sofar = (): Sentence => joined([opening, ...sentences]);
  const say = (line: Line | null) => {
    if (line !== null) sentences.push(line);
  };
  /** What may be left out is, once its build has been read. */
  const may = (line: Line | null): boolean => {
    const isSaid = line !== null && sentences.length < MOST && !voice.isHeard(line);
    if (isSaid) say(line);
    return isSaid;
  };
  say(wearingSentence(facts, opening, voice));
  say(thermalSentence(facts, voice));
  say(hiddenSentence(facts, pieces, sofar(), voice));
  may(festiveSentence(facts, sofar(), voice));
  say(warmSentence(facts, sofar().text, voice));
  say(finishSentence(facts, sofar().text, voice));
  may(clothSentence(facts, pieces, sofar().text, voice));
  const isColorTold = tells(opening, 'colors') || may(colorSentence(facts, sofar().text, voice));
  return { sentences, tellsColor: isColorTold };
}
/** Sentences after the opening, where nothing must be said. */
const MOST = 3;
