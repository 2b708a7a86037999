// How often the stylist hits the comfort band, over a grid of weather: `node bench/stylist.ts [cases]`.
// The band is the need of app/domain/comfort; what is worn is added up here from the look, not taken from the receipt.
import { ACTIVITIES, clothingNeed, type Activity } from '../app/domain/comfort/need.ts';
import { airOf, fahrenheit } from '../app/domain/comfort/outdoors.ts';
import { chanceOf } from '../app/domain/styling/chance.ts';
import { compose } from '../app/domain/styling/composer.ts';
import { GENDERS, STYLE_IDS } from '../app/domain/style.ts';
import type { WeatherHour } from '../app/domain/weather.ts';

const CASES = Number(process.argv[2] ?? 2000);
const BANDS = [-20, -10, 0, 5, 10, 15, 20, 25, 30, 41] as const;
/** What city clothes can do at all: nobody goes out in less, and the wardrobe holds no more. */
const LEAST_CLO = 0.34;
const MOST_CLO = 2.4;

const chance = chanceOf('bench stylist');
const activities = Object.keys(ACTIVITIES) as Activity[];

function hourOf(airC: number): WeatherHour {
  return {
    at: '2026-05-20T09:00:00Z',
    hour: 9,
    date: '2026-05-20',
    tempF: fahrenheit(airC),
    windMs: chance.next() * 12,
    humidity: 20 + chance.next() * 75,
    precipitationMm: chance.next() < 0.25 ? 1 : 0,
    snow: airC < 0,
    cloud: chance.next(),
    uv: chance.next() * 9,
    condition: 'Cloudy',
  };
}

interface Tally {
  cases: number;
  reachable: number;
  inBand: number;
  reachableInBand: number;
}

const tallies = BANDS.slice(1).map((): Tally => ({ cases: 0, reachable: 0, inBand: 0, reachableInBand: 0 }));
const cpu: number[] = [];

for (let index = 0; index < CASES; index++) {
  const airC = -20 + chance.next() * 60;
  const hour = hourOf(airC);
  const activity = chance.pick(activities);
  const before = process.cpuUsage();
  const { look } = compose({
    gender: chance.pick(GENDERS),
    styles: [chance.pick(STYLE_IDS)],
    daypart: 'morning',
    hours: [hour],
    placeName: 'the grid',
    recent: [],
    seed: `case ${index}`,
    activity,
  });
  const used = process.cpuUsage(before);
  cpu.push((used.user + used.system) / 1000);
  const icl = 0.161 + 0.835 * look.garments.reduce((sum, { clo }) => sum + clo, 0.04);
  const need = clothingNeed(airOf(hour), activity);
  const inBand = icl >= need.min - 0.005 && icl <= need.max + 0.005;
  const reachable = need.max >= LEAST_CLO && need.min <= MOST_CLO;
  const tally = tallies[BANDS.findIndex((upper) => airC < upper) - 1];
  if (!tally) continue;
  tally.cases++;
  tally.inBand += Number(inBand);
  tally.reachable += Number(reachable);
  tally.reachableInBand += Number(reachable && inBand);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
tallies.forEach((tally, index) => {
  const range = `${BANDS[index] ?? ''} to ${BANDS[index + 1] ?? ''} °C`.padEnd(14);
  const hit = percent(tally.reachableInBand, tally.reachable);
  console.log(
    `${range} ${hit.padStart(8)} of reachable in band; ${percent(tally.inBand, tally.cases)} of all`,
  );
});
const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
cpu.sort((a, b) => a - b);
console.log(
  `all: ${percent(total('reachableInBand'), total('reachable'))} of reachable in band; unreachable ` +
    `${percent(CASES - total('reachable'), CASES)} of ${CASES} cases (band wholly below ${LEAST_CLO} or above ${MOST_CLO} clo)`,
);
const at = (share: number) => (cpu[Math.floor(share * (cpu.length - 1))] ?? 0).toFixed(1);
console.log(`CPU per outfit: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
