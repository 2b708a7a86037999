// Makers and their models, regional dress, trades and sports: what each is read as, and that no such name swallows another.
import { expect, test } from 'vitest';
import type { Gender } from '../../preferences/style.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { spelled } from './english-words.ts';
import { FURTHER_TABLES, NAME_TABLES } from './piece-names.ts';
import { readName } from './read-name.ts';
import { singular, wordsOf } from './words-of.ts';

const read = (name: string, gender: Gender): string => {
  const piece = readName(name, gender);
  return piece && typeof piece === 'object' ? piece.garmentId : String(piece);
};
const FURTHER = FURTHER_TABLES.flatMap((table) => Object.entries(table)).flatMap(([ours, names]) =>
  names.split('|').map((name) => ({ ours, name })),
);

test('every further name is read as a garment that is called what the list says', () => {
  const isCalled = (name: string, ours: string, gender: Gender): boolean => {
    const words = wordsOf(garmentById(read(name, gender))?.phrase ?? '').map(singular);
    return wordsOf(ours).every((word) => words.includes(singular(word)));
  };
  // Each takes a millisecond or two: all of them where there is time.
  const every = process.env.STYLECAST_LONG === '1' ? 1 : 4;
  const unread = FURTHER.filter((_, at) => at % every === 0).filter(
    ({ ours, name }) => !isCalled(name, ours, 'female') && !isCalled(name, ours, 'male'),
  );
  expect(unread).toEqual([]);
});

test('it is listed as it is spelled when it is read, once, and under a name that is ours', () => {
  const ours = new Set(NAME_TABLES.flatMap(Object.keys));
  const first = new Set(
    NAME_TABLES.flatMap((table) =>
      Object.entries(table).flatMap(([our, names]) =>
        [our, ...names.split('|')].map((name) => wordsOf(name).join(' ')),
      ),
    ),
  );
  const names = FURTHER.map(({ name }) => name);
  expect(names.filter((name) => wordsOf(name).join(' ') !== name)).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at || first.has(name))).toEqual([]);
  expect(FURTHER.filter((one) => !ours.has(one.ours))).toEqual([]);
});

test.each<[Gender, string, string]>([
  // Makers and models
  ['male', 'arcteryx beta', 'technical-shell'],
  ['male', 'Carhartt double knee, brown', 'cargo-trousers'],
  ['male', 'levis 511 black', 'slim-jeans'],
  ['female', 'lululemon wunder train', 'leggings'],
  ['female', 'Jimmy Choos', 'court-heels'],
  ['female', 'UGG tasmans', 'shearling-slippers'],
  // A maker beside a thing says no other thing
  ['male', 'lacoste', 'polo-shirt'],
  ['male', 'cardigan Lacoste navy', 'fine-cardigan'],
  ['male', 'lacoste shoes', 'derby-shoes'],
  ['female', 'black dress max mara', 'shift-dress'],
  ['female', 'vestido negro max mara', 'shift-dress'],
  ['female', 'tecovas', 'cowboy-boots'],
  // Of a region
  ['male', 'selham', 'wool-coat'],
  ['female', 'melhfa', 'flowing-dress'],
  ['male', 'agbada', 'unworn'],
  ['male', 'senator suit', 'statement-shirt'],
  ['female', 'sports hijab', 'headscarf'],
  // What salopettes are to who skis, and what is none of ours
  ['male', 'salopettes', 'snow-trousers'],
  ['male', 'bib tights', 'unworn'],
  ['male', 'cycling shoes', 'unworn'],
  ['male', 'football cleats', 'unworn'],
  ['female', 'sock boots', 'ankle-boots'],
  ['female', 'pantyhose', 'everybody'],
])('%s: %s is %s', (gender, name, id) => {
  expect(read(name, gender)).toBe(id);
});

test('no word of these is taken for a slip of another, and none of them is meant by one', () => {
  for (const word of ['tecovas', 'barents', 'gloverall', 'weejuns', 'melhfa'])
    expect(spelled(word, 2), word).toBe(word);
  // Two letters off 'tecovas' is nothing that we know.
  expect(readName('tekovis', 'male')).toBe(null);
});
