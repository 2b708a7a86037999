// Title and description, as a good stylist says them: concrete, warm, never the same build twice in a row.
import type { WornGarment } from '../look.ts';
import { colourWord } from '../wardrobe/palette.ts';
import { isWet } from '../comfort/outdoors.ts';
import { chanceOf, type Chance } from './chance.ts';
import {
  accentOf,
  capital,
  colourOf,
  degrees,
  duration,
  hourWord,
  inSlot,
  isPlural,
  listed,
  nounOf,
  withArticle,
  type OutfitFacts,
} from './facts.ts';

interface Pieces {
  outer: WornGarment[];
  /** Pullover or cardigan, then top. */
  upper: WornGarment[];
  dress: WornGarment | undefined;
  bottom: WornGarment | undefined;
  tights: WornGarment | undefined;
  shoes: WornGarment | undefined;
}

function piecesOf(facts: OutfitFacts): Pieces {
  const of = (...slots: Parameters<typeof inSlot>[1][]) =>
    slots.map((slot) => inSlot(facts, slot)).filter((garment) => garment !== undefined);
  const legwear = inSlot(facts, 'legwear');
  return {
    outer: of('coat', 'jacket'),
    upper: of('knitwear', 'top'),
    dress: inSlot(facts, 'dress'),
    bottom: inSlot(facts, 'bottom'),
    tights: legwear?.drawing.kind === 'legwear' ? legwear : undefined,
    shoes: inSlot(facts, 'shoes'),
  };
}

function named(garments: (WornGarment | undefined)[]): string[] {
  return garments.filter((garment) => garment !== undefined).map(withArticle);
}

/** What is seen first: one open layer and what is visible under it. A list has no room for more. */
function visible({ outer, upper }: Pieces): {
  over: WornGarment | undefined;
  inner: WornGarment | undefined;
} {
  const [knit, top] = upper;
  const cardigan = knit?.drawing.kind === 'coat' ? knit : undefined;
  const over = outer[0] ?? (top ? cardigan : undefined);
  return { over, inner: cardigan && top ? top : knit };
}

function dressSentence(pieces: Pieces, chance: Chance): string {
  const { outer, upper, dress, tights, shoes } = pieces;
  const over = named([outer[0] ?? upper[0]]).join('');
  const under = named([dress]).join('');
  const below = listed(named([tights, shoes]));
  if (over === '') return chance.pick([`${under} with ${below}`, `${under}, worn with ${below}`]);
  return chance.pick([`${over} over ${under}, with ${below}`, `${under} under ${over}, with ${below}`]);
}

function layeredSentence(pieces: Pieces, chance: Chance): string {
  const { over, inner } = visible(pieces);
  const { bottom, tights } = pieces;
  const top = named([over]).join('');
  const middle = named([inner]).join('');
  const below = named([bottom, tights]);
  return chance.pick([
    `${top} over ${listed([middle, ...below])}`,
    `${listed([middle, ...below])} under ${top}`,
    listed([top, middle, ...below]),
    `${listed(below)} with ${middle}, and ${top} on top`,
  ]);
}

function plainSentence(pieces: Pieces, chance: Chance): string {
  const { bottom, tights, shoes } = pieces;
  const middle = named([visible(pieces).inner]).join('');
  const below = named([bottom, tights]);
  return chance.pick([
    `${middle} with ${listed(below)}`,
    `${listed(below)} with ${middle}`,
    listed([middle, ...below, ...named([shoes])]),
  ]);
}

function firstSentence(pieces: Pieces, chance: Chance): string {
  const layered = visible(pieces).over !== undefined;
  const sentence = pieces.dress
    ? dressSentence(pieces, chance)
    : layered
      ? layeredSentence(pieces, chance)
      : plainSentence(pieces, chance);
  return `${capital(sentence)}.`;
}

/** The layers that the opening leaves out: a shirt under the jumper, a blazer under the coat, thermals. */
function underneath(facts: OutfitFacts, opening: string, chance: Chance): string | null {
  const spoken = opening.toLowerCase();
  const unseen = facts.look.garments.filter(
    ({ slot, name }) => ['jacket', 'knitwear', 'top'].includes(slot) && !spoken.includes(name.toLowerCase()),
  );
  const thermal = facts.look.garments.some(({ slot }) => slot === 'base') ? ['a thermal layer'] : [];
  const layers = [...named(unseen), ...thermal];
  if (layers.length === 0) return null;
  const said = listed(layers);
  return chance.pick([`Underneath, ${said}.`, `${capital(said)} underneath.`]);
}

const COLD_FEET_F = 50;

/** What is on the feet, and the fact that it answers to. */
function shoeSentence(facts: OutfitFacts, chance: Chance): string | null {
  const { brief, conditions, receipt } = facts;
  const shoes = inSlot(facts, 'shoes');
  if (!shoes) return null;
  const seasonal = brief.source === 'seasonal';
  const name = capital(withArticle(shoes));
  const wet = brief.hours.find(isWet);
  if (wet && !seasonal) {
    const umbrella = inSlot(facts, 'umbrella');
    const what = conditions.snow ? 'snow' : 'rain';
    const things = umbrella ? `${name} and ${withArticle(umbrella)}` : name;
    if (wet === brief.hours[0])
      return chance.pick([`${things}, because of the ${what}.`, `${things} for the ${what}.`]);
    const due = hourWord(wet.hour);
    return chance.pick([
      `${things}, because ${what} is due at ${due}.`,
      `${things} for the ${what} that comes at ${due}.`,
    ]);
  }
  if (conditions.ice && !seasonal) return `${name} with flat soles, in case the pavement is icy.`;
  const first = receipt.hours[0];
  const boots = shoes.clo >= 0.1;
  if (boots && first && first.tempF < COLD_FEET_F)
    return `${name} keep your feet warm at ${degrees(first.tempF)}.`;
  if (seasonal || boots) return chance.pick([`${name} finish it.`, `${name} to go with it.`]);
  return chance.pick([
    `${name}, because the pavements are dry.`,
    `${name}, since no rain is due.`,
    `Dry pavements, so ${withArticle(shoes)}.`,
  ]);
}

/** The one thing worth knowing about wearing it today. */
function wearingSentence(facts: OutfitFacts, chance: Chance): string | null {
  const { receipt, brief } = facts;
  const { shed, minutesOutdoors, hours } = receipt;
  const first = hours[0];
  if (minutesOutdoors !== undefined) {
    return `In this cold it is good for about ${duration(minutesOutdoors)} outdoors at a time.`;
  }
  if (shed && first && shed.fromHour !== first.hour) {
    const noun = nounOf(shed.garment);
    const at = hours.find(({ hour }) => hour === shed.fromHour);
    if (brief.source === 'seasonal') return `The ${noun} can usually come off by ${hourWord(shed.fromHour)}.`;
    const warm = at ? `, at ${degrees(at.tempF)}` : '';
    return chance.pick([
      `The ${noun} comes off by ${hourWord(shed.fromHour)}${warm}.`,
      `By ${hourWord(shed.fromHour)} you can carry the ${noun}.`,
    ]);
  }
  const hat = inSlot(facts, 'hat');
  if (facts.conditions.strongSun && hat) return `${capital(withArticle(hat))} for the sun.`;
  const accent = accentOf(facts);
  if (facts.colourScheme === 'one-accent' && accent) {
    return chance.pick([
      `The ${accent} does the talking; the rest stays quiet.`,
      `Let the ${accent} be the one colour.`,
    ]);
  }
  if (facts.colourScheme === 'tonal')
    return chance.pick(['Shades that belong together, light to dark.', 'All in one family of colour.']);
  const occasion =
    brief.context === 'work' ? 'for work' : brief.context === 'special' ? 'for the occasion' : null;
  return occasion ? `Dressed ${occasion}, without trying too hard.` : null;
}

function titleOf(facts: OutfitFacts, pieces: Pieces, chance: Chance): string {
  const { conditions, brief, receipt } = facts;
  const main = pieces.outer[0] ?? pieces.dress ?? pieces.upper[0];
  const inner = pieces.dress ?? pieces.upper[0];
  if (!main || !inner) return 'Ready to go';
  const word = (garment: WornGarment) => colourWord(colourOf(garment));
  const short = (garment: WornGarment) => `${word(garment)} ${nounOf(garment.name)}`;
  const lower = pieces.bottom ?? pieces.tights ?? pieces.shoes;
  const titles = [`The ${short(main)}`];
  const second = [inner, pieces.bottom, pieces.shoes].find((other) => other && word(other) !== word(main));
  if (second) titles.push(`${word(main)} and ${word(second)}`);
  if (second && pieces.outer.length > 0 && word(inner) !== word(main))
    titles.push(`${word(main)} over ${word(inner)}`);
  if (lower) titles.push(`${short(inner)}, ${short(lower)}`);
  const cold = receipt.need.min > 1.6;
  if (cold && pieces.outer.length > 0) titles.push(`wrapped in ${word(main)}`);
  if (receipt.need.neutral < 0.4) titles.push(`${word(main)}, kept light`);
  if (conditions.wet && brief.source !== 'seasonal') {
    titles.push(`${word(main)} for ${conditions.snow ? 'the snow' : 'the rain'}`);
  }
  const fitting = titles.filter((title) => title.split(' ').length <= 5);
  return capital(
    chance.pick(
      fitting.length > 0 ? fitting : [`${word(main)} ${isPlural(main.name) ? 'pieces' : 'layers'}`],
    ),
  );
}

/** Title (two to five words) and description; the first sentence stands alone in lists. */
export function wordsFor(facts: OutfitFacts): { title: string; description: string } {
  const chance = chanceOf(`${facts.brief.seed}|words`);
  const pieces = piecesOf(facts);
  const opening = firstSentence(pieces, chance);
  const shoesSaid =
    pieces.shoes !== undefined && opening.toLowerCase().includes(pieces.shoes.name.toLowerCase());
  const rest = [
    underneath(facts, opening, chance),
    shoesSaid ? null : shoeSentence(facts, chance),
    wearingSentence(facts, chance),
  ];
  const description = [opening, ...rest.filter((sentence) => sentence !== null)].join(' ');
  return { title: titleOf(facts, pieces, chance), description };
}
