import { expect, test } from 'vitest';
import { clothingNeed } from '../comfort/clothing-need.ts';
import { outdoorAir } from '../comfort/outdoor-air.ts';
import type { ReceiptHour } from '../comfort/receipt.ts';
import type { Feeling } from './feeling.ts';
import { extraClo } from './personal-warmth.ts';
import { MOST_OFFSET_C, type RecentLook } from '../styling/input/brief.ts';
import { compose } from '../styling/composer.ts';
import {
  beliefsFrom,
  likelihood,
  offsetMoments,
  TAPS_THAT_COUNT,
  computeThermostat,
  predictedVote,
  type ComfortTap,
} from './thermostat.ts';
import { thermostatTrial } from './warmth-experiment.ts';
import type { WeatherHour } from '../weather/weather.ts';

/** Every seed in the long suite (docs/decisions/quick-and-long.md). */
const LONG = process.env['STYLECAST_LONG'] === '1';

/** A small generator of chance for the tests, 0..1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Ten hours of a changing day around `baseC`. */
function dayAt(baseC: number, day: number, random: () => number): WeatherHour[] {
  const dayC = baseC + (random() - 0.5) * 6;
  const [windMs, cloud] = [1 + random() * 4, random()];
  return Array.from({ length: 10 }, (_, i) => {
    const at = new Date(Date.UTC(2026, 3, 1 + day, 8 + i)).toISOString();
    return {
      ...{ at, date: at.slice(0, 10), hour: 8 + i, windMs, cloud, humidity: 60, uv: baseC < 10 ? 1 : 3 },
      tempF: (dayC + 4 * Math.sin(((i - 1) / 24) * 2 * Math.PI)) * 1.8 + 32,
      ...{ precipitationMm: 0, snow: false, condition: 'Partly Cloudy' as const },
    };
  });
}

/** What a person whose own need is shifted by `trueC` says: more than 0.2 of a vote off (category A) and she says so. */
function feltBy(trueC: number, weather: WeatherHour[], worn: number[], slack = 0): Feeling {
  const votes = weather.map((hour, i) => {
    const { neutral } = clothingNeed(outdoorAir(hour));
    const off = (worn[i] ?? 0) - neutral - extraClo(trueC);
    return neutral > 0.4 ? (0.5 * off) / 0.35 : 0;
  });
  const vote = votes.reduce((sum, one) => sum + one, 0) / votes.length + slack;
  return vote < -0.2 ? 'too-cold' : vote > 0.2 ? 'too-warm' : 'just-right';
}

/** Dressed by the real composer day after day, she taps each time. Returns the thermostat after each tap. */
function learned(trueC: number, baseC: number, seed: number, taps: number, noise = 0): number[] {
  const random = chance(seed);
  const said: ComfortTap[] = [];
  const recent: RecentLook[] = [];
  return Array.from({ length: taps }, (_, day) => {
    const hours = dayAt(baseC, day, random);
    const { look, receipt } = compose({
      ...{ gender: 'female', styles: ['casual', 'classic'], daypart: 'morning', placeName: 'Porto' },
      ...{ offsetC: computeThermostat(said).offsetC, trialC: thermostatTrial(said) },
      ...{ hours, recent, seed: `${seed}:${day}` },
    });
    const slip = random() < noise / 2;
    const slack = noise * (random() - 0.5);
    const worn = receipt.hours.map((hour) => hour.worn);
    const feeling = slip ? 'just-right' : feltBy(trueC, hours, worn, slack);
    said.unshift({ feeling, hours: receipt.hours, offsetC: receipt.offsetC ?? 0 });
    recent.unshift({ date: hours[0]?.date ?? '', garmentIds: look.garments.map(({ id }) => id) });
    return computeThermostat(said).offsetC;
  });
}

const share = (list: boolean[]) => list.filter(Boolean).length / list.length;

// Where clothes can be too cold and too warm for her: all real climates are in bench/stylist/thermostat.ts.
test.each([
  { trueC: 3, bases: [2, 6, 10, 14, 17] },
  { trueC: -3, bases: [0, 4, 8, 11, 14] },
])(
  'a person whose offset is $trueC °C is found to half a degree in 7 taps, from frost to summer',
  ({ trueC, bases }) => {
    const runs = bases.flatMap((baseC) =>
      Array.from({ length: LONG ? 4 : 2 }, (_, seed) => learned(trueC, baseC, 100 * baseC + seed, 7)),
    );
    const last = runs.map((run) => Math.abs((run.at(-1) ?? 0) - trueC));
    expect(share(last.map((off) => off <= 0.51)), last.join(' ')).toBeGreaterThanOrEqual(0.85);
    expect(Math.max(...last)).toBeLessThan(2);
  },
  240_000,
);

test('a trial is for those who are unsure: none before the first tap, none when sure, none in heat that tells nothing', () => {
  expect(thermostatTrial([])).toBe(0);
  const unsure = [tap('just-right', {}, 2), tap('too-cold', {}, 0)];
  expect(Math.abs(thermostatTrial(unsure))).toBeGreaterThan(0.4);
  const edges = [1, 5, 1, 5, 1, 5].map((madeC) => tap(madeC === 1 ? 'too-cold' : 'too-warm', {}, madeC));
  expect(computeThermostat([...edges, ...edges, ...edges]).spreadC).toBeLessThan(0.4);
  expect(thermostatTrial([...edges, ...edges, ...edges])).toBe(0);
  const heat = tap('too-warm', { tempF: 100, worn: 0.3, need: { min: 0, neutral: 0, max: 0 } });
  expect(thermostatTrial([heat])).toBe(0);
  expect(computeThermostat([heat, heat]).offsetC, 'everybody is too warm in this').toBeCloseTo(0);
});

const HOUR: ReceiptHour = {
  ...{ hour: 9, tempF: 64, verdict: 'comfortable', worn: 1.2 },
  need: { min: 0.95, neutral: 1.2, max: 1.7 },
};
const tap = (feeling: Feeling, over: Partial<ReceiptHour> = {}, offsetC = 0): ComfortTap => ({
  feeling,
  hours: [{ ...HOUR, ...over }],
  offsetC,
});

test('no taps change nothing; too cold dresses warmer, too warm lighter, by the same amount', () => {
  expect(computeThermostat([])).toEqual({ offsetC: 0, spreadC: 2.5, taps: 0 });
  const even = { need: { min: 0.8, neutral: 1.2, max: 1.6 } };
  const cold = computeThermostat([tap('too-cold', even)]);
  expect(cold.offsetC).toBeGreaterThan(1);
  expect(computeThermostat([tap('too-warm', even)]).offsetC).toBeCloseTo(-cold.offsetC);
  expect(computeThermostat([tap('just-right', even)]).offsetC).toBeCloseTo(0);
});

test('being cold in too little says nothing about her', () => {
  const light = computeThermostat([tap('too-cold', { worn: 0.5 })]);
  expect(Math.abs(light.offsetC)).toBeLessThan(0.3);
  expect(computeThermostat([tap('too-warm', { worn: 0.9 })]).offsetC).toBeLessThan(-1.5);
});

test('one slip of the finger among seven moves it by less than a degree', () => {
  const said = Array.from({ length: 7 }, (_, i) => tap('just-right', { worn: 1.1 + 0.03 * i }, 2));
  const slip = said.map((one, i) => (i === 3 ? { ...one, feeling: 'too-warm' as const } : one));
  expect(Math.abs(computeThermostat(said).offsetC - computeThermostat(slip).offsetC)).toBeLessThan(1);
});

test('moods and slips blur it, but it stays near', () => {
  const runs = [10, 15].flatMap((baseC) =>
    Array.from({ length: LONG ? 6 : 2 }, (_, seed) => learned(3, baseC, 7 * baseC + seed, 14, 0.2)),
  );
  const last = runs.map((run) => Math.abs((run.at(-1) ?? 0) - 3));
  expect(last.reduce((sum, off) => sum + off, 0) / last.length).toBeLessThan(0.9);
  expect(Math.max(...last)).toBeLessThan(2);
}, 120_000);

test('it is bounded and finite, whatever was said of whatever was worn', () => {
  const random = chance(5);
  const feelings: Feeling[] = ['too-cold', 'just-right', 'too-warm'];
  for (let run = 0; run < 60; run++) {
    const said = Array.from({ length: run }, () => {
      const neutral = random() * 4;
      return tap(
        feelings[Math.floor(random() * 3)] ?? 'just-right',
        {
          tempF: random() * 160 - 50,
          worn: random() * 3,
          need: { min: Math.max(0, neutral - random()), neutral, max: neutral + random() },
        },
        (random() - 0.5) * 12,
      );
    });
    const { offsetC, spreadC } = computeThermostat(said);
    expect(Math.abs(offsetC)).toBeLessThanOrEqual(MOST_OFFSET_C);
    expect(Number.isFinite(spreadC)).toBe(true);
  }
  expect(Math.abs(computeThermostat([{ ...tap('too-cold'), hours: [] }]).offsetC)).toBe(0);
});

test('what she said long ago is outweighed by what she says now, and then forgotten', () => {
  const winter = Array.from({ length: 12 }, () => tap('too-cold', {}, 0));
  const now = Array.from({ length: 12 }, () => tap('just-right', {}, -2));
  expect(computeThermostat([...now, ...winter]).offsetC).toBeLessThan(
    computeThermostat([...winter, ...now]).offsetC,
  );
  const many = Array.from({ length: TAPS_THAT_COUNT }, () => tap('just-right', {}, 1));
  expect(computeThermostat([...many, ...winter]).offsetC).toBe(computeThermostat(many).offsetC);
});

test('the vote is 0 where the clothes are right, and half a vote a third of a clo beside it', () => {
  const right = tap('just-right');
  expect(predictedVote(right, 0)).toBeCloseTo(0);
  expect(predictedVote({ ...right, hours: [{ ...HOUR, worn: 1.55 }] }, 0)).toBeCloseTo(0.5);
  expect(predictedVote({ ...right, hours: [{ ...HOUR, worn: 0.85 }] }, 0)).toBeCloseTo(-0.5);
  expect(predictedVote(right, 3), 'she feels the cold more').toBeLessThan(-0.3);
});

test('who feels the cold more needs more in any air, by the same amount for every degree', () => {
  expect(extraClo(0)).toBe(0);
  expect(extraClo(3)).toBeCloseTo(0.24);
  expect(extraClo(-3)).toBeCloseTo(-extraClo(3));
});

test('six answers in a hundred are slips, shared by the three: nothing that she says is impossible', () => {
  // Far beyond any tolerance.
  expect(likelihood('too-cold', -2, 0.2)).toBeCloseTo(0.96, 6);
  expect(likelihood('too-warm', -2, 0.2)).toBeCloseTo(0.02, 6);
  expect(likelihood('just-right', -2, 0.2)).toBeCloseTo(0.02, 6);
  expect(likelihood('too-warm', 2, 0.2)).toBeCloseTo(0.96, 6);
  expect(likelihood('just-right', 0, 0.4)).toBeCloseTo(0.96, 3);
});

test('at her tolerance she says so half the time, and what she may say sums to one', () => {
  expect(likelihood('too-cold', -0.3, 0.3)).toBeCloseTo(0.02 + 0.94 / 2, 6);
  expect(likelihood('too-warm', 0.3, 0.3)).toBeCloseTo(0.02 + 0.94 / 2, 6);
  // One mood (0.04 of a vote) beyond it: 1 / (1 + 1/e).
  expect(likelihood('too-warm', 0.34, 0.3)).toBeCloseTo(0.02 + 0.94 * 0.731059, 5);
  for (const vote of [-1, -0.2, 0, 0.1, 0.5])
    expect(
      (['too-cold', 'just-right', 'too-warm'] as const)
        .map((feeling) => likelihood(feeling, vote, 0.2))
        .reduce((sum, share) => sum + share, 0),
    ).toBeCloseTo(1, 6);
});

const hour = (neutral: number, worn: number): ReceiptHour =>
  ({ need: { min: neutral, neutral, max: neutral }, worn }) as unknown as ReceiptHour;

test('a vote is half for each 0.35 clo beside the need, two at most, on the mean of the hours', () => {
  const vote = (hours: ReceiptHour[], madeForC = 0, forC = 0) =>
    predictedVote({ hours, offsetC: madeForC }, forC);
  expect(vote([hour(1, 1.35)])).toBeCloseTo(0.5, 9);
  expect(vote([hour(1, 0.3)])).toBeCloseTo(-1, 9);
  expect([vote([hour(1, 9)]), vote([hour(3, 0)])]).toEqual([2, -2]);
  expect(vote([hour(1, 1.35), hour(1, 1)])).toBeCloseTo(0.25, 9);
  // 0.08 clo a degree: who feels the cold 3.5 degrees more is 0.28 clo short.
  expect(vote([hour(1, 1)], 0, 3.5)).toBeCloseTo(-0.4, 9);
  expect(vote([hour(1, 1)], 3.5, 3.5)).toBeCloseTo(0, 9);
  // Where up to 0.4 clo is asked for, everybody is as warm.
  expect(vote([hour(0.4, 2)])).toBe(0);
  expect(vote([hour(0.41, 0.76)])).toBeCloseTo(0.5, 9);
  expect(vote([])).toBe(0);
});

test('before the first tap she is like people are: the spread of the prior, on both sides alike', () => {
  expect(computeThermostat([])).toEqual({ offsetC: 0, spreadC: 2.5, taps: 0 });
  const { total, mean, variance } = offsetMoments(beliefsFrom([]), ({ weight }) => weight);
  expect(total).toBeCloseTo(1, 9);
  expect(mean).toBeCloseTo(0, 9);
  // 2.5, cut off at ±6.
  expect(Math.sqrt(variance)).toBeGreaterThan(2.3);
  expect(Math.sqrt(variance)).toBeLessThan(2.5);
  expect(offsetMoments(beliefsFrom([]), () => 0)).toEqual({ total: 0, mean: 0, variance: 0 });
});
