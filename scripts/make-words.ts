// Writes the dictionary that receipts are packed with (workers/db/packed.ts): what is said again and again, from some
// thousand days of real cities. `node scripts/make-words.ts workers/db/words-2.ts` (needs ../shared/fixtures/weather). One that rows
// were written with is never made anew: they would be lost.
import { writeFileSync } from 'node:fs';
import { keptReceipt } from '../app/domain/kept-look.ts';
import { CONTEXTS, GENDERS, STYLE_IDS } from '../app/domain/style.ts';
import { chanceOf } from '../app/domain/styling/chance.ts';
import { compose } from '../app/domain/styling/composer.ts';
import { cityYears } from '../bench/weather-years.ts';

const DAYS = 2000;
/** Longer than what one row gains from, shorter than deflate's window. */
const BYTES = 8_000;
/** What is looked for, and how long a piece of text is taken at once. */
const [GRAM, PIECE] = [8, 48];
/** A piece is taken while so much of it is still news. */
const LEFT = 0.3;

const cities = cityYears();
/** The receipt of a drawn day, as it is kept. */
function drawn(index: number): string {
  const chance = chanceOf(`words ${index}`);
  const city = chance.pick(cities);
  const hours = city.days[Math.floor(chance.next() * city.days.length)]!;
  const context = chance.next() < 0.3 ? chance.pick(CONTEXTS) : null;
  const { receipt } = compose({
    gender: chance.pick(GENDERS),
    styles: [chance.pick(STYLE_IDS)],
    daypart: 'morning',
    hours: hours.filter(({ hour }) => hour >= 8 && hour <= 19),
    placeName: city.name,
    recent: [],
    seed: `words ${index}`,
    ...(context && { context }),
  });
  // Numbers of its hours are hardly ever the same twice.
  return JSON.stringify(keptReceipt(receipt)).replace(/"(temp|min|neutral|max)":\[[^\]]*\]/g, '"$1":[]');
}

const gramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, i) => text.slice(i, i + GRAM));

/** Pieces that hold what is said most often, each gram counted once, the best last: deflate names what is near in fewer bits. */
function wordsOf(texts: string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const gram of new Set(gramsOf(text))) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const worth = (piece: string) =>
    [...new Set(gramsOf(piece))].reduce((sum, gram) => sum + (counts.get(gram) ?? 0), 0);
  const pieces = [
    ...new Set(
      texts.flatMap((text) =>
        Array.from({ length: Math.ceil(text.length / GRAM) }, (_, i) =>
          text.slice(i * GRAM, i * GRAM + PIECE),
        ),
      ),
    ),
  ];
  const chosen: string[] = [];
  const open = pieces.map((piece) => ({ piece, was: worth(piece) })).sort((a, b) => b.was - a.was);
  for (let i = 0, bytes = 0; bytes < BYTES && i < open.length; i++) {
    const { piece, was } = open[i]!;
    const now = worth(piece);
    if (now === 0 || now < was * LEFT) continue;
    chosen.push(piece);
    bytes += piece.length;
    for (const gram of gramsOf(piece)) counts.set(gram, 0);
  }
  return chosen.reverse().join('');
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('To which file?');
const words = wordsOf(Array.from({ length: DAYS }, (_, i) => drawn(i)));
writeFileSync(
  file,
  `// Made by scripts/make-words.ts, never to be changed: rows are packed with it.\nexport const WORDS = ${JSON.stringify(words)};\n`,
);
console.log(`${words.length} characters`);
