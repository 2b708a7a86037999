// docs/rules/language.md: American English on screen and in mails, garments by the one glossary.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyLabel, FAMILY_IDS } from '../../app/domain/wardrobe/families.ts';
import { GLOSSARY, garmentNoun } from '../../app/domain/wardrobe/glossary.ts';
import { garmentName, WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';
import { britishIn } from './british-words.ts';
import { visibleWords } from './visible-words.ts';

/** Lists: passwords, places, phrases of kept rows, what she may type, and the ids of garments and colors, whose names are read below. */
const LISTS =
  /passwords|places\/regions|gazetteer\/other-names|climate\/|wardrobe\/|garment-photo\/known-outlines|compression-dictionary|closet\/naming\/|day-request\/(code-words|garment-words|lexicon|need-words|occasion-words|said-days|turns-of-phrase)/;
const said = visibleWords('app', 'workers').filter(({ file }) => !LISTS.test(file));

test('the walk reads the screens, the mails and the stylist', () => {
  const texts = said.map(({ text }) => text);
  expect(said.length).toBeGreaterThan(2000);
  expect(texts).toContain("Your payment didn't go through");
  expect(texts).toContain('One, head to toe. It stays private.');
  expect(texts.some((text) => text.includes('Finish with'))).toBe(true);
});

test('the reader knows a British word when it sees one', () => {
  const British = ['A grey jumper.', 'Your favourite colour', 'The pavement', 'White trainers', 'Recognised'];
  const American = [
    'A gray sweater.',
    'Your favorite color',
    'The sidewalk',
    'White sneakers',
    'Any promise',
  ];
  expect(British.filter((text) => britishIn(text) === null)).toEqual([]);
  expect(American.filter((text) => britishIn(text) !== null)).toEqual([]);
});

test('no British word in any text of the sources', () => {
  const found = said.flatMap(({ file, line, text }) => {
    const word = britishIn(text);
    return word === null ? [] : [`${file}:${line}: ${word} in "${text.slice(0, 80)}"`];
  });
  expect(found).toEqual([]);
});

test('no British word in the pages and the worker that are served as they are', () => {
  for (const file of ['public/404.html', 'public/sw.js', 'public/manifest.webmanifest']) {
    const text = readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
    expect(britishIn(text), file).toBeNull();
  }
});

test('every garment in every color is called by the glossary', () => {
  for (const garment of WARDROBE) {
    for (const colorway of garment.colors) {
      const name = garmentName(garment, colorway);
      expect(GLOSSARY, name).toHaveProperty([garmentNoun(name)]);
      expect(britishIn(name), name).toBeNull();
    }
  }
  for (const id of FAMILY_IDS) expect(britishIn(familyLabel(id)), id).toBeNull();
});
