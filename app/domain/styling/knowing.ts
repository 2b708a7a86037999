// Sentences that know the garment: what these shoes, this cloth, these thermals do for the day.
import { isWet } from '../comfort/outdoors.ts';
import type { WornGarment } from '../look.ts';
import { isPlural, nounOf } from '../wardrobe/glossary.ts';
import { isOf } from '../wardrobe/kinds.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Chance } from './chance.ts';
import { capitalized } from '../capitalized.ts';
import { degrees, festivePieces, inSlot, shows, untold, withArticle, type OutfitFacts } from './facts.ts';
import type { Pieces } from './pieces.ts';

/** What falls first, in a word. */
export function fallsFirst({ brief }: OutfitFacts): string {
  return brief.hours.find(isWet)?.snow ? 'snow' : 'rain';
}

/** What these shoes are good for. */
export function knowing(shoes: WornGarment, { brief, receipt }: OutfitFacts): string[] {
  const garment = garmentById(shoes.id);
  if (!garment) return [];
  const name = capitalized(withArticle(shoes));
  const live = brief.source !== 'seasonal';
  const most = Math.max(...receipt.hours.map(({ tempF }) => tempF));
  const { drawing } = garment;
  const isBoot = drawing.kind === 'shoes' && drawing.shaft > 0;
  return [
    ...(garment.openShoe && most >= 75 && live ? [`${name} let your feet breathe at ${degrees(most)}.`] : []),
    ...(garment.heel > 1 ? [`${name} for a little height.`] : []),
    ...(isOf(garment, 'sneakers') ? [`${name} keep it easy.`, `${name} for all the walking.`] : []),
    ...(garment.formality >= 3 && !isBoot && !/rubber/.test(garment.id) ? [`${name} give it polish.`] : []),
    ...(isOf(garment, 'loafers') ? [`${name}, easy to slip on.`] : []),
    ...(isBoot && garment.heel === 0 ? [`${name} to walk in.`] : []),
  ];
}

/** What keeps warm and is never seen. */
export function thermalSentence(facts: OutfitFacts, chance: Chance): string | null {
  if (!inSlot(facts, 'base')) return null;
  return chance.pick([
    'Thermals underneath: nobody sees them, and you feel them.',
    'Next to the skin, a thermal layer.',
    'Put thermals on first.',
  ]);
}

/** Formality from which a piece is more than every day: less is asked of sport. */
const NEAT = { sporty: 2, others: 3 };

/** Nothing in it shines: what is neatest is named. */
function neatSentence(facts: OutfitFacts, chance: Chance): string | null {
  const isSport = facts.style === 'sporty';
  const least = isSport ? NEAT.sporty : NEAT.others;
  const neat = facts.look.garments.find((one) => {
    const garment = garmentById(one.id);
    if (!garment || garment.formality < least || !shows(one, facts)) return false;
    if (one.drawing.kind === 'shoes') return one.drawing.shaft === 0;
    return ['bottom', 'top', 'dress'].includes(one.slot) || (isSport && one.slot === 'knitwear');
  });
  if (!neat) return null;
  const [noun, s] = [nounOf(neat.name), isPlural(neat.name) ? '' : 's'];
  return chance.pick([
    `The ${noun} lift${s} it above every day.`,
    `The ${noun} keep${s} it right for an occasion.`,
  ]);
}

/** Satin, silk, velvet, a bow, a tuxedo, a dress: seen across a room. */
const shines = ({ id, slot, cloth: { fabric } }: WornGarment): boolean =>
  slot === 'dress' ||
  (slot !== 'knitwear' && (['satin', 'velvet'].includes(fabric) || /^(silk|bow|dinner)-/.test(id)));

/** An occasion has something in it that an ordinary day has not: it is named. */
export function dressedSentence(facts: OutfitFacts, said: string, chance: Chance): string | null {
  if (facts.brief.context !== 'special') return null;
  const all = festivePieces(facts);
  // What shines first; good wool and a suit are well made, not festive.
  const dressy = all.find(shines) ?? all.find(({ slot }) => slot === 'shoes');
  if (!dressy) return neatSentence(facts, chance);
  // Heels are praised once.
  if (dressy.slot === 'shoes' && /polish|height/.test(said)) return null;
  const [noun, is] = [nounOf(dressy.name), isPlural(dressy.name) ? 'are' : 'is'];
  const s = isPlural(dressy.name) ? '' : 's';
  return chance.pick([
    `The ${noun} make${s} it an occasion.`,
    ...(noun === 'dress' ? [] : [`It's the ${noun} that dress${isPlural(dressy.name) ? '' : 'es'} it up.`]),
    `The ${noun} ${is} what make${s} it special.`,
    `The ${noun} say${s} that today is different.`,
    `The ${noun} add${s} the festive note.`,
  ]);
}

/** Why linen, in many ways: in a warm summer it is said every other day. */
function linenLine(linen: WornGarment, most: string, said: string, chance: Chance): string {
  const noun = nounOf(linen.name);
  const is = isPlural(linen.name) ? 'are' : 'is';
  const lines = [
    `Linen lets the air through, and at ${most} that counts.`,
    `Linen, because ${most} is on the way.`,
    `At ${most}, linen is the cool choice.`,
    `The ${noun} ${is} linen: air gets in and heat gets out.`,
    `Linen wrinkles, and today nobody cares.`,
    `Linen dries fast, so it stays fresh all day.`,
    `The linen is for ${most}: nothing clings.`,
    `Linen keeps off the skin, which is what heat asks for.`,
    `You'll be glad of the linen.`,
  ];
  return chance.pick(untold(lines, said));
}

/** What its cloth does for the day, where it does something. */
export function clothSentence(
  facts: OutfitFacts,
  pieces: Pieces,
  said: string,
  chance: Chance,
): string | null {
  const { brief, receipt, conditions, look } = facts;
  if (brief.source === 'seasonal') return null;
  const most = Math.max(...receipt.hours.map(({ tempF }) => tempF));
  const least = Math.min(...receipt.hours.map(({ tempF }) => tempF));
  const outer = pieces.overGarment && garmentById(pieces.overGarment.id);
  const noun = pieces.overGarment && nounOf(pieces.overGarment.name);
  const linen = look.garments.find(({ id, slot }) => slot !== 'hat' && garmentById(id)?.fabric === 'linen');
  const lines = [
    linen && most >= 79 && linenLine(linen, degrees(most), said, chance),
    outer?.drawing.kind === 'coat' &&
      outer.drawing.quilt === 'channels' &&
      least < 40 &&
      (untold([`Warm without weight at ${degrees(least)}.`], said)[0] ?? 'Warm without weight.'),
    outer?.weather.rain === 'protects' &&
      brief.hours.some(isWet) &&
      !inSlot(facts, 'umbrella') &&
      `The ${noun} takes the ${fallsFirst(facts)}, so your hands stay free.`,
    conditions.windy && outer?.fabric === 'leather' && `Leather keeps the wind out.`,
  ].filter((line) => typeof line === 'string');
  return lines.length > 0 && !/hands free/.test(said) ? chance.pick(lines) : null;
}
