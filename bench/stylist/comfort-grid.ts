// 10,000 hours from -20 to 40 °C: how often the stylist is in the comfort band, next to the two baselines.
import { apparentTemperature } from '../../app/domain/comfort/felt-heat.ts';
import {
  ACTIVITIES,
  clothingNeed,
  type Activity,
  type Need,
} from '../../app/domain/comfort/clothing-need.ts';
import { outdoorAir, toFahrenheit } from '../../app/domain/comfort/outdoor-air.ts';
import { GENDERS, STYLE_IDS, type Gender } from '../../app/domain/preferences/style.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { iclFromSum, inBand, bandReach, reachableIcls } from './reachable-warmth.ts';
import { hourDemands } from '../../tests/styling/rule-checker.ts';
import { printRows } from '../results-table.ts';

const ACTIVITY_IDS = Object.keys(ACTIVITIES) as Activity[];
const BANDS = [-20, -10, 0, 5, 10, 15, 20, 25, 30, 40.01];

/** Evenly spread over many dimensions, the same on every machine (Roberts' R-sequence). */
function spread(index: number, dimension: number, dimensions: number): number {
  let phi = 2;
  for (let step = 0; step < 32; step++) phi = (1 + phi) ** (1 / (dimensions + 1));
  return (0.5 + (index + 1) * phi ** -(dimension + 1)) % 1;
}

interface Case {
  hour: WeatherHour;
  activity: Activity;
  gender: Gender;
  airC: number;
}

function caseOf(index: number): Case {
  const at = (dimension: number) => spread(index, dimension, 6);
  const airC = -20 + at(0) * 60;
  const wet = at(5) < 0.25;
  const hour: WeatherHour = {
    at: '2026-05-20T09:00:00Z',
    hour: 9,
    date: '2026-05-20',
    tempF: toFahrenheit(airC),
    windMs: at(1) * 12,
    humidity: 15 + at(2) * 85,
    precipitationMm: wet ? 1 : 0,
    snow: wet && airC < 1,
    cloud: at(3),
    uv: at(4) * 9,
    condition: wet ? (airC < 1 ? 'Snow' : 'Rain') : 'Cloudy',
  };
  const activity = ACTIVITY_IDS[index % 4] ?? 'strolling';
  return { hour, activity, gender: GENDERS[Math.floor(index / 4) % 2] ?? 'female', airC };
}

interface Answer {
  airC: number;
  need: Need;
  reach: ReturnType<typeof bandReach>;
  icl: number;
  /** Icl of the warmest and the lightest legal ensemble. */
  least: number;
  most: number;
  /** A fact and a sentence about what is missing or too much. */
  stated: boolean;
  apparentC: number;
}

function answer(index: number, cpu: number[]): Answer {
  const { hour, activity, gender, airC } = caseOf(index);
  const before = process.cpuUsage();
  const { look, receipt, reasons } = compose({
    gender,
    styles: [STYLE_IDS[Math.floor(index / 8) % STYLE_IDS.length] ?? 'casual'],
    daypart: 'morning',
    hours: [hour],
    placeName: 'the grid',
    recent: [],
    seed: `case ${index}`,
    activity,
  });
  const used = process.cpuUsage(before);
  cpu.push((used.user + used.system) / 1000);
  const air = outdoorAir(hour);
  const need = clothingNeed(air, activity);
  const icls = reachableIcls(gender, hourDemands([hour]));
  const icl = iclFromSum(look.garments.reduce((sum, { clo }) => sum + clo, 0.04));
  return {
    airC,
    need,
    reach: bandReach(icls, need),
    icl,
    least: icls[0] ?? 0,
    most: icls.at(-1) ?? 0,
    stated: receipt.shortfall !== undefined && reasons.some(({ fact }) => fact === 'shortfall'),
    apparentC: apparentTemperature(air),
  };
}

/** WhatToWear: desired = 2.5 - 0.072·apparent °C, met by 0.82·Σclo; granted every sum that a wardrobe can make. */
function whatToWear({ apparentC, least, most }: Answer): number {
  return Math.min(most, Math.max(least, iclFromSum(Math.max(0, 2.5 - 0.072 * apparentC) / 0.82)));
}

/** Wardrowbe: three outfits, changed at 10 and 25 °C. They are granted the three clo that do best on this grid. */
function bestThree(answers: readonly Answer[]): (answer: Answer) => number {
  const side = ({ airC }: Answer) => (airC < 10 ? 0 : airC < 25 ? 1 : 2);
  const best = [0, 1, 2].map((which) => {
    const there = answers.filter((one) => side(one) === which && one.reach === 'yes');
    const tries = Array.from({ length: 240 }, (_, step) => 0.25 + step / 100);
    const hits = tries.map((icl) => there.filter(({ need }) => inBand(icl, need)).length);
    return tries[hits.indexOf(Math.max(...hits))] ?? 1;
  });
  return (one) => best[side(one)] ?? 1;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** Prints the grid. `cpu` collects CPU milliseconds per outfit. */
export function benchGrid(cases: number, cpu: number[]): void {
  const answers = Array.from({ length: cases }, (_, index) => answer(index, cpu));
  const three = bestThree(answers);
  const methods: [string, (answer: Answer) => number][] = [
    ['Stylecast', ({ icl }) => icl],
    ['WhatToWear', whatToWear],
    ['Wardrowbe', three],
  ];
  const share = (of: Answer[], icl: (answer: Answer) => number) => {
    const there = of.filter((one) => one.reach === 'yes');
    return percent(there.filter((one) => inBand(icl(one), one.need)).length, there.length);
  };
  const row = (what: string, of: Answer[]) => ({
    what,
    figure: [
      ...methods.map(([, icl]) => share(of, icl).padStart(11)),
      percent(of.filter((one) => one.reach !== 'yes').length, of.length).padStart(12),
    ].join(''),
  });
  console.log(`Grid of ${cases} hours: share in the comfort band where a legal ensemble reaches it`);
  printRows([
    { what: 'air', figure: [...methods.map(([name]) => name.padStart(11)), ' unreachable'].join('') },
    ...BANDS.slice(1).map((upper, index) => {
      const lower = BANDS[index] ?? 0;
      const there = answers.filter(({ airC }) => airC >= lower && airC < upper);
      return row(`${lower} to ${Math.floor(upper)} °C`, there);
    }),
    row('all', answers),
  ]);
  const hot = answers.filter((one) => one.reach === 'too hot');
  const cold = answers.filter((one) => one.reach === 'too cold');
  const light = hot.filter(({ icl, least }) => icl <= least + 0.1);
  const warm = cold.filter(({ icl, most }) => icl >= most - 0.1);
  printRows([
    {
      what: 'too hot for any clothes',
      figure: `${hot.length}: lightest, or within 0.1 clo of it, in ${percent(light.length, hot.length)}; said in ${percent(hot.filter((one) => one.stated).length, hot.length)}`,
    },
    {
      what: 'too cold for all clothes',
      figure: `${cold.length}: warmest, or within 0.1 clo of it, in ${percent(warm.length, cold.length)}; said in ${percent(cold.filter((one) => one.stated).length, cold.length)}`,
    },
  ]);
}
