// "Why this works": every sentence is made from a stored fact of the receipt or the weather. No clo here: figures of
// warmth are the receipt's.
import { heatBand, apparentTemperature } from '../comfort/heat.ts';
import { airOf, fahrenheit, isWet } from '../comfort/outdoors.ts';
import type { ReceiptHour } from '../comfort/receipt.ts';
import { minutesThatCount } from '../fit-line.ts';
import { nounOf } from '../wardrobe/glossary.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Reason } from './brief.ts';
import { chanceOf, type Chance } from './chance.ts';
import { colour } from './colour-reason.ts';
import { capitalized } from '../capitalized.ts';
import { degrees, hourWord, inSlot, isSeasonal, peak, type OutfitFacts } from './facts.ts';
import { modesty, taste } from './hers.ts';
import { falling, indoors, shedding } from './hours-in-words.ts';

const MPH = 2.237;

/** Below this Icl a look is about as light as clothes go. */
const LIGHTEST = 0.5;

/** clo. No single piece of the lightest clothes has more. */
const LIGHT_PIECE = 0.16;

/** All of it, also what is only carried: short sleeves, thin pants or skirt, no layer on top. */
function isAllLight({ look, receipt }: OutfitFacts): boolean {
  return (
    receipt.icl <= LIGHTEST &&
    look.garments.every(
      ({ slot, clo, drawing }) =>
        !['coat', 'jacket', 'knitwear', 'base', 'scarf', 'gloves'].includes(slot) &&
        (slot === 'dress' || clo <= LIGHT_PIECE) &&
        !('sleeve' in drawing && drawing.sleeve > 0.5) &&
        drawing.kind !== 'legwear' &&
        !(drawing.kind === 'trousers' && drawing.length > 0.5),
    )
  );
}

/** Share of looks whose comfort on leaving goes without a word: nothing is remarkable in it, nor in a hair too little. */
const UNREMARKABLE = 0.85;

/** How the hour of leaving is called. */
const STARTS: readonly ((first: ReceiptHour) => string)[] = [
  ({ hour }) => `at ${hourWord(hour)}`,
  () => 'to start',
  () => 'when you leave',
  ({ hour }) => (hour < 12 ? 'this morning' : 'when you leave'),
];

function leaving(facts: OutfitFacts, first: ReceiptHour, chance: Chance): string | null {
  const typical = isSeasonal(facts) ? 'a typical ' : '';
  const when = isSeasonal(facts) ? `at ${hourWord(first.hour)}` : chance.pick(STARTS)(first);
  const bare = `${typical}${degrees(first.tempF)}`;
  const at = `${bare} ${when}`;
  const open = inSlot(facts, 'coat') ?? inSlot(facts, 'jacket');
  switch (first.verdict) {
    case 'comfortable':
      return chance.pick([
        ...steady(facts),
        ...steady(facts),
        `That's comfortable for ${at}.`,
        `Right for ${at}.`,
        first.need.neutral < 0.7 ? `Light enough for ${at}.` : `Warm enough for ${at}.`,
      ]);
    case 'cool':
      // How long it is bearable says more (honestCold); nobody is told to hurry, least of all on ice.
      return minutesThatCount(facts.receipt) === null
        ? `${capitalized(typical || 'a fresh ')}${degrees(first.tempF)} ${when}.`
        : null;
    case 'cold':
      if (minutesThatCount(facts.receipt) !== null) return null;
      return `${capitalized(at)} is colder than clothes like these can keep out, so keep it short.`;
    case 'warm':
    case 'hot':
      if (isAllLight(facts)) return `About as light as clothes go, for ${at}.`;
      // Long and light: nothing is said of what is right for the heat.
      if (facts.receipt.icl <= LIGHTEST) return null;
      return open && !facts.receipt.shed
        ? `On the warm side for ${at}, so wear the ${nounOf(open.name)} open.`
        : `On the warm side for ${at}.`;
  }
}

/** Nothing comes off or goes on all day: said with the span of it. */
function steady(facts: OutfitFacts): string[] {
  const { hours, layers = [] } = facts.receipt;
  const temps = hours.map(({ tempF }) => tempF);
  const [least, most] = [Math.min(...temps), Math.max(...temps)];
  const isCoatless = !inSlot(facts, 'coat') && !inSlot(facts, 'jacket');
  const isSteady =
    isCoatless && layers.length === 0 && hours.every(({ verdict }) => verdict === 'comfortable');
  if (!isSteady || least === most || isSeasonal(facts)) return [];
  return [
    `From ${degrees(least)} to ${degrees(most)}, nothing needs to come off or go on.`,
    `It stays between ${degrees(least)} and ${degrees(most)}: wear it as it is all day.`,
  ];
}

/** Nobody who is out for an hour and a half needs to be told. */
const TOLD_MINUTES = 105;

/** Minutes as people say them. */
function aboutSoLong(minutes: number): string {
  if (minutes < 40) return 'half an hour';
  if (minutes < 55) return 'three quarters of an hour';
  return minutes < 80 ? 'an hour' : 'an hour and a half';
}

function honestCold({ receipt }: OutfitFacts): Reason[] {
  const minutes = minutesThatCount(receipt);
  if (minutes === null || minutes >= TOLD_MINUTES) return [];
  const coldest = Math.min(...receipt.hours.map(({ tempF }) => tempF));
  const text = `At ${degrees(coldest)} you're good for about ${aboutSoLong(minutes)} outside at a time; then warm up inside.`;
  return [{ fact: 'minutes-outdoors', text }];
}

/** °F of air below which heat is no reason, and how far above the air a felt temperature is still believed. */
const HEAT_F = 80;
const BELIEVED_F = 12;

function heat(facts: OutfitFacts, chance: Chance): Reason[] {
  const hottest = peak(facts.brief.hours, (hour) => apparentTemperature(airOf(hour)));
  if (!hottest || hottest.tempF < HEAT_F) return [];
  const band = heatBand(airOf(hottest));
  if (band === 'none' || band === 'moderate') return [];
  const feltF = fahrenheit(apparentTemperature(airOf(hottest)));
  const at = hourWord(hottest.hour);
  const felt = degrees(feltF);
  const can = isSeasonal(facts) ? 'can be' : 'is';
  const could = isSeasonal(facts) ? 'can feel' : 'feels';
  const text =
    feltF - hottest.tempF > BELIEVED_F
      ? chance.pick([
          `In the sun it ${can} ${band} heat stress at ${at}: stay in the shade and drink water.`,
          `${capitalized(band)} heat stress in the sun at ${at}: keep to the shade and drink water.`,
        ])
      : chance.pick([
          `It ${could} like ${felt} at ${at} (${band} heat stress): stay in the shade and drink water.`,
          `It ${could} like ${felt} at ${at} (${band} heat stress): drink water and keep to the shade.`,
        ]);
  return [{ fact: 'heat', text }];
}

function rainAndSnow(facts: OutfitFacts, said: string): Reason[] {
  const { look, brief } = facts;
  const from = brief.hours.find(isWet);
  if (!from) return [];
  const what = from.snow ? 'Snow' : 'Rain';
  const may = isSeasonal(facts) ? `${what} is common here now` : `${what} from ${hourWord(from.hour)}`;
  const shell = look.garments.find(
    ({ id, slot }) => (slot === 'coat' || slot === 'jacket') && garmentById(id)?.weather.rain === 'protects',
  );
  const umbrella = inSlot(facts, 'umbrella');
  const keeper = umbrella
    ? said.includes('umbrella')
      ? null
      : 'take the umbrella'
    : shell
      ? `the ${nounOf(shell.name)} keeps it off`
      : null;
  return [{ fact: from.snow ? 'snow' : 'rain', text: keeper ? `${may}: ${keeper}.` : `${may}.` }];
}

/** m/s. A wind that is noticed all day; the rules of clothes begin earlier. */
const TOLD_MS = 10;

function ground(facts: OutfitFacts, chance: Chance): Reason[] {
  const { brief, conditions } = facts;
  const reasons: Reason[] = [];
  const shoes = inSlot(facts, 'shoes');
  if (conditions.ice && shoes) {
    const coldest = Math.min(...brief.hours.map(({ tempF }) => tempF));
    const text = chance.pick([
      `Sidewalks may be icy at ${degrees(coldest)}.`,
      `Watch for ice: ${degrees(coldest)} is enough for it.`,
      `At ${degrees(coldest)} the sidewalk may be icy, so the soles are flat.`,
      `Ice is possible at ${degrees(coldest)}.`,
    ]);
    reasons.push({ fact: 'ice', text });
  }
  const gust = peak(brief.hours, ({ windMs }) => windMs);
  if (conditions.windy && gust && gust.windMs >= TOLD_MS) {
    const wind = isSeasonal(facts) ? 'Wind can reach' : 'Wind up to';
    const blows = `${wind} ${Math.round(gust.windMs * MPH)} mph at ${hourWord(gust.hour)}`;
    const text = chance.pick([
      ...(inSlot(facts, 'hat') ? [] : [`${blows}: no day for a wide brim.`]),
      `${blows}.`,
    ]);
    reasons.push({ fact: 'wind', text });
  }
  return reasons;
}

/** °C and index from which sunscreen is worth a word. */
const SUNSCREEN_C = 20;
const VERY_HIGH_UV = 8;

function sun(facts: OutfitFacts, said: string, chance: Chance): Reason[] {
  const strongest = peak(facts.brief.hours, ({ uv }) => uv);
  const hat = inSlot(facts, 'hat');
  const { strongSun, sunHat, warmestC } = facts.conditions;
  if (!strongSun || !strongest) return [];
  const isHot = warmestC >= SUNSCREEN_C || strongest.uv >= VERY_HIGH_UV;
  const reaches = isSeasonal(facts) ? 'can reach' : 'reaches';
  const [uv, at] = [Math.round(strongest.uv), hourWord(strongest.hour)];
  if (!hat || !sunHat) {
    if (!isHot) return [];
    return [
      {
        fact: 'sun',
        text: chance.pick([
          `UV ${reaches} ${uv} at ${at}: put on sunscreen.`,
          `Sunscreen today: UV ${reaches} ${uv} at ${at}.`,
          `UV ${reaches} ${uv} at ${at}, so don't forget sunscreen.`,
        ]),
      },
    ];
  }
  const noun = nounOf(hat.name);
  // The description has the hat: here only what it is for.
  if (said.includes(noun)) return [{ fact: 'sun', text: `UV ${reaches} ${uv} at ${at}.` }];
  const text = chance.pick([
    `UV ${reaches} ${uv} at ${at}; the ${noun} keeps it off your face.`,
    `UV ${reaches} ${uv} at ${at}: wear the ${noun}.`,
    `The sun is strongest at ${at}, UV ${uv}, and the ${noun} shades your face.`,
    `Against UV ${uv} at ${at}, the ${noun}.`,
    `At ${at} UV ${reaches} ${uv}, so the ${noun} goes on.`,
  ]);
  return [{ fact: 'sun', text }];
}

function thermostat({ receipt, brief }: OutfitFacts): Reason[] {
  const { offsetC } = receipt;
  if (!offsetC) return [];
  const by = `${Math.max(1, Math.round(Math.abs(offsetC * 1.8)))}°F`;
  const colder = offsetC > 0;
  const because = brief.trialC
    ? 'to learn from your next tap'
    : `because you ${colder ? 'feel the cold more' : 'run warmer'} than most`;
  return [
    { fact: 'thermostat', text: `Dressed as if it were ${by} ${colder ? 'colder' : 'warmer'}, ${because}.` },
  ];
}

function seasonal(facts: OutfitFacts): Reason[] {
  if (!isSeasonal(facts)) return [];
  const { note, placeName } = facts.brief;
  const text = `${note ?? 'Typical for the season'} in ${placeName}: an estimate, not a live forecast.`;
  return [{ fact: 'seasonal', text }];
}

/**
 * The sentences of "Why this works", the most useful first.
 * @param said the description: what stands there is not told again
 * @param tellsColour the description has said why the colors go together
 */
export function reasonsFor(facts: OutfitFacts, said = '', tellsColour = false): Reason[] {
  const first = facts.receipt.hours[0];
  const chance = chanceOf(`${facts.brief.seed}|why`);
  const fits = first ? leaving(facts, first, chance) : null;
  const comfort = fits === null ? [] : [{ fact: 'comfort' as const, text: fits }];
  const isUnremarkable =
    first?.verdict === 'cool' || (first?.verdict === 'comfortable' && chance.next() < UNREMARKABLE);
  const isSaid = !!first && said.includes(degrees(first.tempF));
  const rest = others(facts, said, tellsColour, chance);
  // Nobody is called comfortable right before a warning of heat.
  const isHeat = first?.verdict === 'comfortable' && rest.some(({ fact }) => fact === 'heat');
  if ((isUnremarkable || isSaid || isHeat) && rest.length > 0) return rest;
  // Never without a word, nor one temperature in two sentences.
  if (isSaid && first.verdict === 'comfortable') {
    const lines = [...steady(facts), 'Comfortable when you leave.'];
    return [{ fact: 'comfort', text: chance.pick(lines.length > 1 ? lines.slice(0, -1) : lines) }];
  }
  return [...comfort, ...rest];
}

function others(facts: OutfitFacts, said: string, tellsColour: boolean, chance: Chance): Reason[] {
  return [
    ...indoors(facts, chance),
    ...shedding(facts, chance),
    ...honestCold(facts),
    ...falling(facts),
    ...thermostat(facts),
    ...heat(facts, chance),
    ...rainAndSnow(facts, said),
    ...ground(facts, chance),
    ...sun(facts, said, chance),
    ...modesty(facts),
    ...taste(facts),
    ...(tellsColour ? [] : colour(facts, chance)),
    ...seasonal(facts),
  ];
}
