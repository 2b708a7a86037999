// A name that people use, in the words that our wardrobe uses for it.
import type { Gender } from '../../preferences/style.ts';
import { keyOf, lookUp, patternOf } from './english-words.ts';
import { isOurNoun } from './nouns.ts';
import { singular, wordsOf } from './words-of.ts';

/** What a word means in the closet of one of them. */
const APART: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  shell: { female: 'sleeveless silk top', male: 'shell jacket' },
  mojari: { female: 'ballet flats', male: 'leather loafers' },
  jutti: { female: 'ballet flats', male: 'leather loafers' },
  khussa: { female: 'ballet flats', male: 'leather loafers' },
  overshoe: { female: 'weatherproof flats', male: 'weatherproof derbies' },
  'work pant': { female: 'wool trousers', male: 'chinos' },
  poncho: { female: 'wrap coat', male: 'packable hooded rain jacket' },
  ...Object.fromEntries(
    [
      'thobe',
      'kaftan',
      'caftan',
      'djellaba',
      'jellaba',
      'jalabiya',
      'gandoura',
      'kanzu',
      'baju melayu',
      'boubou',
      'grand boubou',
    ].map((robe) => [robe, { female: 'flowing long-sleeve dress', male: 'airy gauze shirt' }]),
  ),
  'tweed jacket': { female: 'short tweed jacket', male: 'wool blazer' },
  'cycling short': { female: 'bike shorts', male: 'training shorts' },
  'biker short': { female: 'bike shorts', male: 'training shorts' },
};

/** A name in our words. */
export interface OurName {
  /** What was said, in our words; its noun stands last. */
  words: string[];
  /** What a noun alone means: a jacket is a cotton jacket until more is known. */
  assumed: string[];
  /** As it was said. */
  name: string[];
  /** What our list calls it in the same words: the cargo of cargo pants. */
  kind: string[];
  /** What stands behind it. */
  after: readonly string[];
}

/** Of a name's words these say more than its others: a velvet mini dress is a velvet dress first. */
const STRONG =
  /^(velvet|satin|sequin|sequined|puffer|shearling|sheepskin|floral|flowered|printed|print|striped|stripy|leopard|quilted)$/;

/** The same name with one of the words before it: a striped cotton T-shirt is a striped T-shirt. */
function withWordBefore(
  before: readonly string[],
  name: readonly string[],
): { word: string; ours: string } | null {
  for (const end of name.map((_, from) => name.slice(from)))
    for (const word of before) {
      const pattern = patternOf(word);
      const ours = lookUp([word, ...end]) ?? (pattern && lookUp([pattern, ...end]));
      const isAsLong = end.length === name.length - 1 && (STRONG.test(word) || pattern !== undefined);
      if (ours && (end.length === name.length || isAsLong)) return { word, ours };
    }
  return null;
}

/** What a noun alone may be the rest of: an akubra hat is an akubra, scarpa boots are scarpas. */
const RESTS: Readonly<Record<string, RegExp>> = {
  hat: /(hat|beanie|cap|beret|cloche|skullcap)$/,
  scarf: /(scarf|gaiter)$/,
  coat: /(coat|parka|jacket)$/,
  jacket: /(jacket|coat|parka|bomber|blazer|windbreaker|overshirt)$/,
  sweater: /(sweater|turtleneck)$/,
  jumper: /(sweater|turtleneck)$/,
  pullover: /(sweater|turtleneck)$/,
  shirt: /shirt$/,
  dress: /(dress|gown)$/,
  skirt: /skirt$/,
  trouser: /(trousers|pants|jeans|chinos)$/,
  pant: /(trousers|pants|jeans|chinos|leggings)$/,
  boot: /boots$/,
  sandal: /sandals$/,
  shoe: /(shoes|sneakers|derbies|loafers|flats|pumps|heels|mules|sandals|espadrilles)$/,
  bag: /(bag|tote|clutch|backpack)$/,
};

/** A thing before a noun that is its kind. */
function restOf(before: readonly string[], noun: string): { word: string; ours: string } | null {
  for (const word of before) {
    const ours = lookUp([word]);
    if (ours && RESTS[singular(noun)]?.test(ours)) return { word, ours };
  }
  return null;
}

const called = (name: string[], ours: string) => ({
  name,
  kind: wordsOf(ours).filter((word) => name.map(singular).includes(singular(word))),
});

/** The longest name that ends with these words. */
function nameAtEnd(words: readonly string[], gender: Gender): Omit<OurName, 'after'> | null {
  for (let start = 0; start < words.length; start++) {
    const name = words.slice(start);
    const ours = APART[keyOf(name)]?.[gender] ?? lookUp(name);
    if (!ours) continue;
    const before = words.slice(0, start);
    const closer = withWordBefore(before, name) ?? (name.length === 1 ? restOf(before, name[0] ?? '') : null);
    if (closer) {
      const rest = before.filter((one) => one !== closer.word);
      return {
        words: [...rest, ...wordsOf(closer.ours)],
        assumed: [],
        ...called([closer.word, ...name], closer.ours),
      };
    }
    const [noun = ''] = name;
    const isNounAlone = name.length === 1 && isOurNoun(noun) && ours !== noun;
    return before.length > 0 && isNounAlone
      ? { words: [...before, noun], assumed: wordsOf(ours), ...called(name, ours) }
      : { words: [...before, ...wordsOf(ours)], assumed: [], ...called(name, ours) };
  }
  return null;
}

/**
 * The longest name that stands last in the words, in our words, and what is said before it; null where no such name is
 * known. What stands behind it (a brand, a size, a print) is kept apart.
 */
export function ourName(words: readonly string[], gender: Gender = 'female'): OurName | null {
  const found = nameIn(words, gender);
  if (!found || found.after.length === 0) return found;
  // 'Skirt, pleated' is a pleated skirt.
  const turned = nameIn([...found.before, ...found.after, ...found.name], gender);
  return turned && turned.name.length > found.name.length ? turned : found;
}

function nameIn(words: readonly string[], gender: Gender): (OurName & { before: readonly string[] }) | null {
  for (let end = words.length; end > 0; end--) {
    const found = nameAtEnd(words.slice(0, end), gender);
    if (found) return { ...found, before: words.slice(0, end - found.name.length), after: words.slice(end) };
    if (isOurNoun(words[end - 1] ?? '')) return null;
  }
  return null;
}
