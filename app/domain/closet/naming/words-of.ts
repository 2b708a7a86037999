// A name that somebody typed, word by word.
const SPELLED: Readonly<Record<string, string>> = {
  sleeved: 'sleeve',
  stripe: 'striped',
  stripes: 'striped',
  stripy: 'striped',
  stripey: 'striped',
  checks: 'checked',
  flowers: 'flower',
  snikers: 'sneakers',
  kakhis: 'khakis',
  kakhi: 'khaki',

  chequed: 'checked',
  chequered: 'checked',
  cardi: 'cardigan',
  cardy: 'cardigan',
};

/** Letters that have no plain one under their mark. */
const LETTERS: Readonly<Record<string, string>> = {
  '\u00df': 'ss',
  '\u00f8': 'o',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u0142': 'l',
  '\u0111': 'd',
  '\u0131': 'i',
};

/** 'Half-Zip' is two words, 'T-shirt' a tee, 'café' is 'cafe', and nobody counts. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|['\u2019]/gu, '')
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\b(t|tee)[- ]?shirt/g, 'tee')
    .replace(/\bv[- ]?neck\b/g, 'v neck')
    .replace(/\bred wing/g, 'redwing')
    .replace(/\b(long|short)[- ]?sleeved?s?\b/g, '$1 sleeve');
  return (plain.match(/[a-z]+|\d+/g) ?? []).map((word) => SPELLED[word] ?? word);
}

/** One of them: 'jean', 'scarf', 'dress'. */
export function singular(word: string): string {
  if (/(ss|[^aeiou]us)$/.test(word) || word.length < 4) return word;
  if (/(ss|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('rves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
