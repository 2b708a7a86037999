// A piece in her own words: what a look of hers is told with. Our name for it is a guess at what we can draw.
import type { Slot, WornGarment } from '../looks/look.ts';
import { garmentNoun } from '../wardrobe/glossary.ts';
import { COLOR_WORDS } from '../wardrobe/palette.ts';
import { garmentById, garmentIdOf, garmentName } from '../wardrobe/wardrobe.ts';
import { isRainPants, type OwnPiece } from './closet-terms.ts';
import { isColorWord } from './naming/color-names.ts';
import { isNoun } from './naming/nouns.ts';
import { pieceWornId, resolvePiece } from './piece.ts';

/** Letters of a name that still fits into a sentence. */
const LONGEST = 40;
/** What stands before it says whose it is; what stands in brackets or behind a comma is a note, and how many there are too. */
const plain = (name: string): string =>
  name
    .replace(/(?:[([,;:]|\/(?!\d)| w\/).*$/i, '')
    .replace(/\b(x ?\d+|\d+ ?x)\b/gi, '')
    .replace(/^(my|the|an?)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();

/** 'White shirt' begins no sentence here; 'Rains jacket' is a name. */
function inSentence(name: string): string {
  const [first = ''] = name.split(' ');
  return isNoun(first.toLowerCase()) || COLOR_WORDS.includes(first.toLowerCase())
    ? first.toLowerCase() + name.slice(first.length)
    : name;
}

/** The noun in a name, as she writes it: 'jumper' of 'old jumper from Oslo'; undefined where we know none of its words. */
const nounIn = (name: string): string | undefined =>
  name
    .toLowerCase()
    .replace(/ (with|from|for|in|of|de|di|du|da|en|aus|von) .*$/, '')
    // 'Shirt short sleeve' is a shirt; 'long sleeve' alone is what she calls it.
    .replace(/(\S+) (short|long|half)[ -]sleeves?$/, '$1')
    .split(' ')
    .findLast(isNoun);

/** 'Raincoat khaki' is said as 'khaki raincoat'. */
function colorFirst(name: string): string {
  const words = name.split(' ');
  const at = words.findLastIndex((word) => !isColorWord(word.toLowerCase())) + 1;
  const [things, colors] = [words.slice(0, at), words.slice(at)];
  const isPlain = things.length > 0 && colors.length > 0 && isNoun(things.at(-1)?.toLowerCase() ?? '');
  return isPlain && !things.some((word) => isColorWord(word.toLowerCase()))
    ? [...colors.map((word) => word.toLowerCase()), ...things].join(' ')
    : name;
}

/** 'your old jumper', and its noun; null of a name that no sentence can hold. */
export function inHerWords(name: string | null | undefined): { name: string; noun?: string } | null {
  const said = colorFirst(plain(name ?? ''));
  if (said === '' || said.length > LONGEST || !/\p{L}/u.test(said)) return null;
  const noun = nounIn(said);
  return { name: `your ${inSentence(said)}`, ...(noun && { noun }) };
}

/** A piece of hers, in her words where she has some. */
export function yours(piece: OwnPiece): string {
  const known = resolvePiece(piece);
  return inHerWords(piece.name)?.name ?? (known ? `your ${garmentName(known.garment, known.colorway)}` : '');
}

/** What of hers goes over trousers in the rain. */
export const rainPantsOf = (pieces: readonly OwnPiece[]): OwnPiece | undefined => pieces.find(isRainPants);

/** Words that call one garment, and are the cloth of others: a jean jacket is no jean, a fleece neck warmer no fleece. */
const CALLED_BY_CLOTH: Record<string, readonly Slot[]> = {
  jean: ['bottom'],
  jeans: ['bottom'],
  fleece: ['knitwear', 'jacket', 'coat'],
  knit: ['knitwear', 'top'],
};

/** Those of them that she has a name for are called by it. */
export function toldInHerWords<
  T extends { name: string; noun?: string } & ({ id: string } | { garmentId: string }),
>(worn: readonly T[], pieces: readonly OwnPiece[]): T[] {
  return worn.map((one) => {
    const id = 'id' in one ? one.id : one.garmentId;
    const told = inHerWords(pieces.find((piece) => piece.name && pieceWornId(piece) === id)?.name);
    if (!told) return one;
    const slot = garmentById(garmentIdOf(id))?.slot;
    const isCloth =
      told.noun !== undefined && slot !== undefined && CALLED_BY_CLOTH[told.noun]?.includes(slot) === false;
    return { ...one, noun: garmentNoun(one.name), ...(isCloth ? { name: told.name } : told) };
  });
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 'your coat over your jumper' is 'your coat over the jumper': whose they are is said once in a sentence. */
export function whoseSaidOnce(text: string, garments: readonly WornGarment[]): string {
  const names = garments
    .filter(({ noun }) => noun !== undefined)
    .flatMap(({ name }) => [name, name.replace(/ jacket$/, '')])
    .sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const named = new RegExp(names.map(asPattern).join('|'), 'gi');
  const once = (sentence: string): string => {
    let isSaid = false;
    return sentence.replace(named, (name) => {
      const told = isSaid ? name.replace(/^your/i, 'the') : name;
      isSaid = true;
      return told;
    });
  };
  return text
    .split(/(?<=[.?] )/)
    .map(once)
    .join('');
}
