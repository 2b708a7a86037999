// Writes the phrases that a day's texts are packed with (workers/db/sql/phrases.ts): what is said again and again, from some
// hundred days of real cities. `node scripts/generate/compression-dictionary.ts FILE` (needs ../shared/fixtures/weather). A list that
// rows were written with is never made anew: they would be lost.
import { writeFileSync } from 'node:fs';
import { packLook, packReceipt } from '../../app/domain/looks/stored-look.ts';
import { CONTEXTS, GENDERS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import { seededRandom } from '../../app/domain/styling/seeded-random.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { skyFromWmo } from '../../app/domain/weather/weather-codes.ts';
import { cityYears } from '../../bench/stylist/weather-years.ts';
import { longestFirst, MOST_PHRASES } from '../../workers/db/sql/phrases.ts';

const DAYS = 600;
/** Pairs are joined many at once, so that the corpus is read a hundred times and not thousands. */
const [ROUNDS, JOINED] = [110, 40];
const LONGEST = 60;
/** Twice as many are found as are kept. */
const FOUND = 2 * MOST_PHRASES;

const cities = cityYears();
/** The texts of a drawn day, as they are kept. */
function drawn(index: number): string[] {
  const chance = seededRandom(`words ${index}`);
  const city = chance.pick(cities);
  const hours = city.days[Math.floor(chance.next() * city.days.length)]!;
  const context = chance.next() < 0.3 ? chance.pick(CONTEXTS) : null;
  const { look, receipt, reasons, description } = compose({
    gender: chance.pick(GENDERS),
    styles: [chance.pick(STYLE_IDS)],
    daypart: 'morning',
    hours: hours.filter(({ hour }) => hour >= 8 && hour <= 19),
    placeName: city.name,
    recent: [],
    seed: `words ${index}`,
    ...(context && { context }),
  });
  const temperature = Math.round(chance.next() * 80) + 10;
  const { condition, description: sky } = skyFromWmo(
    Math.floor(chance.next() ** 4 * 97),
    chance.next() < 0.8,
  );
  const weather = { temperature, condition, description: sky };
  return [
    description,
    ...[reasons, weather, packLook(look), packReceipt(receipt)].map((one) => JSON.stringify(one)),
  ];
}

/** Pieces of all texts, joined pair by pair where two often stand together. */
function piecesOf(texts: string[]): Set<string> {
  let parts = texts.map((text) => [...text]);
  const found = new Set<string>();
  for (let round = 0; round < ROUNDS && found.size < FOUND; round++) {
    const counts = new Map<string, number>();
    for (const text of parts)
      for (let i = 1; i < text.length; i++) {
        if (text[i - 1]!.length + text[i]!.length > LONGEST) continue;
        const pair = `${text[i - 1]}\n${text[i]}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    const best = new Set(
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, JOINED)
        .map(([pair]) => pair),
    );
    parts = parts.map((text) => {
      const joined: string[] = [];
      for (let i = 0; i < text.length; i++) {
        const isPair = i + 1 < text.length && best.has(`${text[i]}\n${text[i + 1]}`);
        joined.push(isPair ? text[i]! + text[++i]! : text[i]!);
        if (isPair) found.add(joined.at(-1)!);
      }
      return joined;
    });
  }
  return found;
}

/** How often each is taken when the longest that fits is taken. */
function taken(texts: string[], pieces: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const any = new RegExp(longestFirst(pieces), 'g');
  for (const text of texts)
    for (const [piece] of text.matchAll(any)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('To which file?');
const texts = Array.from({ length: DAYS }, (_, i) => drawn(i)).flat();
let pieces = [...piecesOf(texts)];
while (pieces.length > MOST_PHRASES) {
  const saved = [...taken(texts, pieces)]
    .map(([piece, count]) => ({ piece, bytes: count * (Buffer.byteLength(piece) - 2) }))
    .sort((a, b) => b.bytes - a.bytes);
  const fewer = saved
    .slice(0, Math.max(MOST_PHRASES, Math.floor(pieces.length * 0.9)))
    .filter(({ bytes }) => bytes > 0);
  pieces = fewer.map(({ piece }) => piece);
}
writeFileSync(
  file,
  `// Made by scripts/generate/compression-dictionary.ts, never to be changed: rows are packed with it.\nexport const WORDS = ${JSON.stringify(pieces.join('\n'))};\n`,
);
console.log(`${pieces.length} phrases, ${pieces.join('').length} characters`);
