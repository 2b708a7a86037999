// `npm run bench:film`: how long this machine's Chromium takes for a film, in every weather, and what comes out.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { readMp4 } from '../app/domain/film/mp4.ts';
import type { Sky } from '../app/film/weather-of.ts';
import { openStudio } from '../scripts/film/studio.ts';
import { LOOKS } from '../tests/looks.ts';
import { printRows, type BenchRow } from './table.ts';

const PEOPLE = ['woman-01-slim-light', 'woman-03-plus-dark', 'woman-06-average-medium-headscarf'];
const SKIES: Sky[] = ['rain', 'snow', 'sun', 'cloud', 'fog', 'storm'];
const TARGET = { ms: 10_000, bytes: 2_000_000 };

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
    figure: `${(ms / 1000).toFixed(1)} s, ${mp4.length} bytes, ${facts?.frames ?? 0} frames, ${facts?.seconds ?? 0} s`,
  });
}
await studio.close();
rows.push({ what: 'slowest film', figure: `${(worst / 1000).toFixed(1)} s`, target: '<= 10 s' });
rows.push({ what: 'largest film', figure: `${largest} bytes`, target: '<= 2000000' });
const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} x ${cpus()[0]?.model ?? 'cpu'}, load ${load.toFixed(1)} when it ended\n`,
);
printRows(rows);
process.exitCode = worst <= TARGET.ms && largest <= TARGET.bytes ? 0 : 1;
