// The personal thermostat, simulated: people who feel the air 3 °C colder or warmer than most live through real weeks
// of every climate and month, are dressed by the composer and say honestly how it felt.
import { clothingNeed } from '../../app/domain/comfort/clothing-need.ts';
import { outdoorAir, toCelsius } from '../../app/domain/comfort/outdoor-air.ts';
import type { Feeling } from '../../app/domain/preferences/feeling.ts';
import { extraClo } from '../../app/domain/preferences/personal-warmth.ts';
import { GENDERS, STYLE_IDS, type Gender } from '../../app/domain/preferences/style.ts';
import type { ComposedOutfit, RecentLook } from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { computeThermostat, type ComfortTap } from '../../app/domain/preferences/thermostat.ts';
import { thermostatTrial } from '../../app/domain/preferences/warmth-experiment.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { reachableIcls } from './reachable-warmth.ts';
import { hourDemands } from '../../tests/styling/rule-checker.ts';
import { cityYears } from './weather-years.ts';

const TAPS = 7;
const CLOSE_C = 0.5;
/** Leaving at eight, home by seven. */
const OUT = { from: 8, to: 18 };

export interface Person {
  gender: Gender;
  /** Picks her style and her chance. */
  index: number;
  /** She feels the air so much colder than most, °C. */
  trueC: number;
  /** Within this mean vote (PMV) she says "Just right". Category A of ISO 7730 is 0.2. */
  deadBand: number;
}

/** Half a vote is a third of a clo at a walk: PMV 0 to ±0.5 at 2.6 met. */
const HALF_A_VOTE = 0.35;

/** What she says in the evening of the whole day, on its mean. */
function feltBy(
  { trueC, deadBand }: Person,
  hours: readonly WeatherHour[],
  worn: (index: number) => number,
): Feeling {
  const votes = hours.map((hour, index) => {
    const need = clothingNeed(outdoorAir(hour));
    // In heat everybody is as warm in anything light.
    if (need.neutral <= 0.4) return 0;
    const off = worn(index) - need.neutral - extraClo(trueC);
    return Math.min(2, Math.max(-2, (0.5 * off) / HALF_A_VOTE));
  });
  const mean = votes.reduce((sum, vote) => sum + vote, 0) / votes.length;
  return mean < -deadBand ? 'too-cold' : mean > deadBand ? 'too-warm' : 'just-right';
}

/** Some legal ensemble would be too cold for her that day, and another one too warm: a wrong guess can be felt. */
function canTell(person: Person, hours: WeatherHour[]): boolean {
  const icls = reachableIcls(person.gender, hourDemands(hours));
  const inAll = (icl = 0) => feltBy(person, hours, () => icl);
  return inAll(icls[0]) === 'too-cold' && inAll(icls.at(-1)) === 'too-warm';
}

export interface Week {
  /** The thermostat after each tap, °C. */
  after: number[];
  /** Days on which clothes could have been too cold and too warm for her. */
  telling: number;
}

/** Seven days in a row, one tap each evening. */
function liveAWeek(days: readonly WeatherHour[][], person: Person): Week {
  const said: ComfortTap[] = [];
  const recent: RecentLook[] = [];
  const after = days.slice(0, TAPS).map((hours, day) => {
    const { look, receipt }: ComposedOutfit = compose({
      ...{ gender: person.gender, styles: [STYLE_IDS[person.index % STYLE_IDS.length] ?? 'casual'] },
      ...{ hours, daypart: 'morning', placeName: 'here', recent, seed: `week ${person.index}:${day}` },
      ...{ offsetC: computeThermostat(said).offsetC, trialC: thermostatTrial(said) },
    });
    const feeling = feltBy(person, hours, (index) => receipt.hours[index]?.worn ?? 0);
    said.unshift({ feeling, hours: receipt.hours, offsetC: receipt.offsetC ?? 0 });
    recent.unshift({ date: hours[0]?.date ?? '', garmentIds: look.garments.map(({ id }) => id) });
    return computeThermostat(said).offsetC;
  });
  return { after, telling: days.filter((hours) => canTell(person, hours)).length };
}

interface Lived extends Week {
  trueC: number;
  /** Of the hours out, °C. */
  meanC: number;
}

/** A week has learned when its last thermostat is within half a degree. */
const hasLearned = ({ after, trueC }: Lived) => Math.abs((after.at(-1) ?? 0) - trueC) <= CLOSE_C + 1e-9;
const wasThere = ({ after, trueC }: Lived) => after.some((c) => Math.abs(c - trueC) <= CLOSE_C + 1e-9);
/** With fewer telling days her answers cannot hold what is asked of them. */
const TELLING_DAYS = 5;
const isTold = ({ telling }: Lived) => telling >= TELLING_DAYS;

/** A week from the tenth of every month in every city; only each `every`th of them. */
function simulate(trueC: number, deadBand: number, every: number): Lived[] {
  const lived: Lived[] = [];
  cityYears().forEach(({ days }, city) => {
    for (let month = 0; month < 12; month++) {
      const index = 12 * city + month;
      if (index % every !== 0) continue;
      const out = ({ hour }: WeatherHour) => hour >= OUT.from && hour <= OUT.to;
      const from = Math.min(days.length - TAPS, Math.round(30.4 * month) + 9);
      const week = days.slice(from, from + TAPS).map((hours) => hours.filter(out));
      if (week.length < TAPS || week.some((hours) => hours.length === 0)) continue;
      const temps = week.flat().map(({ tempF }) => toCelsius(tempF));
      const meanC = temps.reduce((sum, c) => sum + c, 0) / temps.length;
      const person = { gender: GENDERS[(city + month) % 2] ?? 'female', index, trueC, deadBand };
      lived.push({ trueC, meanC, ...liveAWeek(week, person) });
    }
  });
  return lived;
}

const percent = (weeks: Lived[], holds: (week: Lived) => boolean) =>
  weeks.length === 0 ? '-' : `${((100 * weeks.filter(holds).length) / weeks.length).toFixed(1)} %`;

const BANDS = [-60, 0, 5, 10, 15, 20, 25, 60];

function printTable(lived: Lived[]): void {
  console.log(
    'mean air            weeks  can tell  found  found, of those that can tell  once within, of those',
  );
  for (const trueC of [3, -3]) {
    BANDS.slice(1).forEach((upper, index) => {
      const lower = BANDS[index] ?? 0;
      const there = lived.filter((week) => week.trueC === trueC && week.meanC >= lower && week.meanC < upper);
      const told = there.filter(isTold);
      const where =
        lower === -60 ? `below ${upper} °C` : upper === 60 ? `above ${lower} °C` : `${lower} to ${upper} °C`;
      console.log(
        [
          `${trueC > 0 ? '+' : ''}${trueC}, ${where}`.padEnd(18),
          String(there.length).padStart(7),
          String(told.length).padStart(10),
          percent(there, hasLearned).padStart(7),
          percent(told, hasLearned).padStart(31),
          percent(told, wasThere).padStart(22),
        ].join(''),
      );
    });
  }
}

/** Prints how often an offset of ±3 °C is found to ±0.5 °C after seven taps, by climate. */
export function benchThermostat(every = 1): void {
  const usual = [3, -3].flatMap((trueC) => simulate(trueC, 0.2, every));
  if (usual.length === 0) return;
  console.log(
    `Thermostat: ±3 °C found to ±${CLOSE_C} °C after ${TAPS} taps; a week of each month in each city, honest answers\n` +
      `(a week can tell when on ${TELLING_DAYS} of its days legal clothes could be both too cold and too warm for her)`,
  );
  printTable(usual);
  const told = usual.filter(isTold);
  const off = told.map(({ after, trueC }) => Math.abs((after.at(-1) ?? 0) - trueC)).sort((a, b) => a - b);
  const at = (share: number) => (off[Math.floor(share * (off.length - 1))] ?? 0).toFixed(1);
  console.log(
    `all ${usual.length} weeks ${percent(usual, hasLearned)}; the ${told.length} that can tell ${percent(told, hasLearned)}` +
      ` (off by ${at(0.5)} °C in the median, ${at(0.95)} °C in 95 %, ${at(1)} °C at most); the rest ${percent(
        usual.filter((week) => !isTold(week)),
        hasLearned,
      )}`,
  );
  for (const deadBand of [0.1, 0.3]) {
    const others = [3, -3].flatMap((trueC) => simulate(trueC, deadBand, 4 * every)).filter(isTold);
    console.log(
      `the same, "Just right" within ±${deadBand} instead of ±0.2: ${percent(others, hasLearned)} of ${others.length}`,
    );
  }
}
