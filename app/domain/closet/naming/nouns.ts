// The nouns of clothes: those that our wardrobe has, and those that people say for them.
import { GLOSSARY } from '../../wardrobe/glossary.ts';
import { singular, wordsOf } from './words-of.ts';

const OURS: ReadonlySet<string> = new Set(
  Object.keys(GLOSSARY)
    .flatMap((noun) => [noun, ...wordsOf(noun).slice(-1)])
    .map(singular),
);
/** A noun of our wardrobe: 'beanies'. */
export const isOurNoun = (word: string): boolean => OURS.has(singular(word));

const OTHERS: ReadonlySet<string> = new Set(
  Object.values(GLOSSARY)
    .flat()
    .filter((noun) => !noun.includes(' '))
    .map(singular),
);
/** Nouns of a closet that are none of our glossary. */
const MORE =
  /^(tunic|kurta|kurti|anarkali|kameez|abaya|kaftan|caftan|djellaba|boubou|kimono|kebaya|saree|sari|lehenga|hijab|shawl|dupatta|pashmina|poncho|ruana|tshirt|vest|slacks|capris|trainer|brogue|gumboot|clog|trench|overcoat|topcoat|knit|pullover|crewneck|cord|sweatpants|moccasin|slide|anorak|gilet|slip-on|tuque|toque|oilskin)s?$/;
/** A noun of clothes, ours or hers. */
export const isNoun = (word: string): boolean =>
  isOurNoun(word) || OTHERS.has(singular(word)) || MORE.test(word);
