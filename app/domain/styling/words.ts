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

function dressSentence({ outer, upper, dress, tights, shoes }: Pieces, chance: Chance): string {
  const over = named([...outer, ...upper]);
  const under = named([dress]).join('');
  const below = listed(named([tights, shoes]));
  if (over.length === 0) return chance.pick([`${under} with ${below}`, `${under}, worn with ${below}`]);
  return chance.pick([
    `${listed(over)} over ${under}, with ${below}`,
    `${under} under ${listed(over)}, with ${below}`,
  ]);
}

function layeredSentence({ outer, upper, bottom, tights }: Pieces, chance: Chance): string {
  const over = listed(named(outer));
  const inner = named(upper);
  const below = named([bottom, tights]);
  const within = listed([...inner, ...below]);
  const builds = [`${over} over ${within}`, `${listed([...inner, ...below])} under ${over}`];
  if (outer.length === 1 && inner.length === 1) {
    builds.push(
      `${listed([over, ...inner, ...below])}`,
      `${listed(below)} with ${inner.join('')}, and ${over} on top`,
    );
  }
  return chance.pick(builds);
}

function plainSentence({ upper, bottom, tights, shoes }: Pieces, chance: Chance): string {
  const inner = named(upper);
  const below = listed(named([bottom, tights]));
  const above = inner.join(' over ');
  const builds = [`${above} with ${below}`, `${listed(named([bottom]))} and ${above}`];
  if (inner.length === 1) builds.push(`${above}, ${below}${shoes ? ` and ${withArticle(shoes)}` : ''}`);
  if (tights) builds.splice(1, 1);
  return chance.pick(builds);
}

function firstSentence(pieces: Pieces, chance: Chance): string {
  const sentence = pieces.dress
    ? dressSentence(pieces, chance)
    : pieces.outer.length > 0
      ? layeredSentence(pieces, chance)
      : plainSentence(pieces, chance);
  return `${capital(sentence)}.`;
}

/** What is on the feet, and the fact that it answers to. */
function shoeSentence(facts: OutfitFacts, chance: Chance): string | null {
  const { brief, conditions } = facts;
  const shoes = inSlot(facts, 'shoes');
  if (!shoes) return null;
  const seasonal = brief.source === 'seasonal';
  const name = capital(withArticle(shoes));
  const wet = brief.hours.find(isWet);
  const umbrella = inSlot(facts, 'umbrella');
  if (wet && !seasonal) {
    const what = conditions.snow ? 'snow' : 'rain';
    const things = umbrella ? `${name} and ${withArticle(umbrella)}` : name;
    const first = wet === brief.hours[0];
    return first
      ? chance.pick([
          `${things}, because of the ${what}.`,
          `${things}, for the ${what} at ${hourWord(wet.hour)}.`,
        ])
      : chance.pick([
          `${things}, because ${what} is due at ${hourWord(wet.hour)}.`,
          `${things}, for the ${what} that comes at ${hourWord(wet.hour)}.`,
        ]);
  }
  if (conditions.ice) return `${name} with flat soles, in case the pavement is icy.`;
  if (seasonal) return chance.pick([`${name} finish it.`, `${name} to go with it.`]);
  return chance.pick([
    `${name}, because the pavements are dry.`,
    `No rain is due, so ${withArticle(shoes)}.`,
    `${name}, since it stays dry.`,
  ]);
}

/** The one thing worth knowing about wearing it today. */
function wearingSentence(facts: OutfitFacts, chance: Chance): string | null {
  const { receipt, brief } = facts;
  const { shed, minutesOutdoors, hours } = receipt;
  const first = hours[0];
  if (minutesOutdoors !== undefined) {
    return `In this cold it is good for about ${minutesOutdoors} minutes outdoors at a time.`;
  }
  if (shed && first && shed.fromHour !== first.hour) {
    const noun = nounOf(shed.garment);
    const at = hours.find(({ hour }) => hour === shed.fromHour);
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
    return chance.pick(['One colour, light to dark.', 'All in one family of colour.']);
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
  const shoesSaid = pieces.shoes !== undefined && opening.includes(pieces.shoes.name);
  const rest = [shoesSaid ? null : shoeSentence(facts, chance), wearingSentence(facts, chance)];
  const description = [opening, ...rest.filter((sentence) => sentence !== null)].join(' ');
  return { title: titleOf(facts, pieces, chance), description };
}
