// Names as people of twenty countries type them, and what each is read as: regional dress, makers, prints, what we draw nothing like.
import { expect, test } from 'vitest';
import { readName } from './read-name.ts';

const read = (name: string, gender: 'female' | 'male'): string => {
  const piece = readName(name, gender);
  return piece && typeof piece === 'object' ? piece.garmentId : String(piece);
};

test.each([
  // Worn over trousers, for every day; heavy ones for a feast
  ['pink anarkali', 'flowing-dress'],
  ['silk anarkali gown', 'evening-dress'],
  ['patiala suit yellow', 'gauze-shirt'],
  // A robe that is worn open, and one that is dressed in by two people
  ['silk kimono floral', 'print-kimono'],
  ['furisode', 'unworn'],
  ['tsukesage kimono, pale blue', 'unworn'],
  ['mamianqun skirt', 'pleated-skirt'],
  ['habesha kemis', 'flowing-dress'],
  ['netela', 'cotton-scarf'],
  ['vyshyvanka linen', 'linen-shirt'],
  ['niqab black', 'unworn'],
  ['leg warmers grey', 'unworn'],
  ['lab coat', 'unworn'],
  ['half pointe shoes', 'unworn'],
  // A noun alone is the rest of what stands before it
  ['akubra hat', 'felt-hat'],
  ['chullo hat', 'chunky-beanie'],
  ['lopapeysa sweater', 'lambswool-jumper'],
  ['drizabone coat', 'lined-raincoat'],
  ['Driza-Bone brown', 'lined-raincoat'],
  ['scarpa boots', 'hiking-boots'],
  ['Teva sandals', 'sport-sandals'],
  ['Sorel boots', 'winter-boots'],
  // What it is made for
  ['keen targhee', 'trail-shoes'],
  ['swix jacket blue', 'softshell'],
  ['gore-tex trousers', 'softshell-trousers'],
  ['mac in a sac', 'packable-raincoat'],
  ['Paramo smock', 'packable-raincoat'],
  ['camo trousers', 'cargo-trousers'],
  ['gym duffel', 'gym-bag'],
  // Misspelled
  ['demin shirt', 'denim-shirt'],
  ['crystal earings', 'unworn'],
  ['sandels gold', 'flat-sandals'],
  ['jeans marks & spencer', 'straight-jeans'],
])('hers: %s is %s', (name, id) => {
  expect(read(name, 'female')).toBe(id);
});

test.each([
  ['kilt black watch tartan', 'unworn'],
  ['sarong', 'unworn'],
  ['baju melayu', 'gauze-shirt'],
  ['beige linen manto', 'mac'],
  ['black manto', 'wool-coat'],
  ['pathani suit grey', 'gauze-shirt'],
  ['KingGee work pants', 'cargo-trousers'],
  ['work pants navy', 'chinos'],
  ['karate suit', 'unworn'],
  ['lederhosen', 'unworn'],
])('his: %s is %s', (name, id) => {
  expect(read(name, 'male')).toBe(id);
});

const paintOf = (name: string): string => {
  const piece = readName(name, 'female');
  return piece && typeof piece === 'object' ? piece.color : '';
};

test.each([
  ['black and white striped tee', '#f1eee8+#252326'],
  ['pull rayé noir et blanc', '#f1eee8+#252326'],
  ['navy and cream breton top', 'cream+navy'],
  ['red and black check shirt', '#a3322f+#252326'],
  ['leopard print shirt', '#a98a66+#252326+#95704e+#3f2b21'],
  ['zebra trousers', '#f1eee8+#252326+#e9e0d2+#454446'],
  ['dark overcoat', 'charcoal'],
])('%s has both its colors: %s', (name, color) => {
  expect(paintOf(name)).toBe(color);
});

test.each([
  ['black velvet maxi dress', 'thick'],
  ['velvet trousers', 'usual'],
  ['mesh top', 'thin'],
])('%s is %s', (name, warmth) => {
  expect(readName(name, 'female')).toMatchObject({ warmth });
});
