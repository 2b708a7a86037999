// `npm run bench:film`: how long this machine's Chromium takes for a film, in every weather, and what comes out.
import { readMp4 } from '../app/domain/film/mp4.ts';
import type { Sky } from '../app/film/film-weather.ts';
import { openStudio } from '../scripts/film/film-studio.ts';
import { LOOKS } from '../tests/samples/looks.ts';
import type { BenchRow } from './results-table.ts';

const PEOPLE = ['woman-01-slim-light', 'woman-03-plus-dark', 'woman-06-average-medium-headscarf'];
const SKIES: Sky[] = ['rain', 'snow', 'sun', 'cloud', 'fog', 'storm'];
const TARGET = { ms: 10_000, bytes: 2_000_000 };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** A film in every weather; the exit code says when one took too long or came out too large. */
export async function benchFilm(): Promise<BenchRow[]> {
  const studio = await openStudio();
  const rows: BenchRow[] = [];
  let [worst, largest] = [0, 0];
  for (const [n, sky] of SKIES.entries()) {
    const look = Object.keys(LOOKS)[(n * 5) % Object.keys(LOOKS).length]!;
    const { mp4, ms } = await studio.film({
      person: PEOPLE[n % PEOPLE.length]!,
      look: LOOKS[look]!,
      weather: { sky, wind: 0.5, night: false },
      words: { title: look, date: 'Friday, November 20', degrees: '46°', sky },
    });
    const facts = readMp4(mp4);
    worst = Math.max(worst, ms);
    largest = Math.max(largest, mp4.length);
    rows.push({
      what: `film, ${sky}, ${look}`,
      figure: `${seconds(ms)}, ${mb(mp4.length)}, ${facts?.frames ?? 0} frames, ${facts?.seconds ?? 0} s long`,
    });
  }
  await studio.close();
  if (worst > TARGET.ms || largest > TARGET.bytes) process.exitCode = 1;
  return [
    ...rows,
    { what: 'slowest film', figure: seconds(worst), target: `<= ${seconds(TARGET.ms)}` },
    { what: 'largest film', figure: mb(largest), target: `<= ${mb(TARGET.bytes)}` },
  ];
}
