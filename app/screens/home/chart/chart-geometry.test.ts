import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComfortReceipt, ComfortVerdict, ReceiptHour } from '../../../domain/comfort/receipt.ts';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { buildChart } from './chart-geometry.ts';
import { currentTimePosition } from './why-card.tsx';
import { isCrossedByLine, lineYAt } from './chart-line.ts';
import { CHART_LEFT, CHART_RIGHT } from './chart-scale.ts';
import { chartLabel, chartRows } from './chart-words.ts';
import { wornRuns } from './worn-runs.ts';

const receipt = sampleOutfit.receipt;
const PHONE = { width: 320, height: 210 };
const runs = wornRuns(receipt, sampleOutfit.reasons);

type Day = Parameters<typeof wornRuns>[0];
/** What comes off is told at the first hour at which it is off. */
const toldRuns = (day: Day) => {
  const off = (day.layers ?? []).map(({ garmentId, wornHours }) => ({
    garmentId,
    fromHour: day.hours.find(({ hour }) => !wornHours.includes(hour))?.hour,
  }));
  return wornRuns(day, [{ fact: 'shed', text: '', off }]);
};

function dayOf(temps: number[], verdict: ComfortVerdict, worn = 1): Pick<ComfortReceipt, 'hours'> {
  const need = { min: 0.9, neutral: 1.2, max: 1.6 };
  const hours: ReceiptHour[] = temps.map((tempF, i) => ({ hour: (20 + i) % 24, tempF, verdict, need, worn }));
  return { hours };
}

test('the day is cut where the coat comes off and where it goes on again', () => {
  expect(runs.map((run) => [run.from, run.to, run.label])).toEqual([
    [0, 4, 'Coat on'],
    [5, 8, 'Coat off'],
    [9, 13, 'Coat on'],
  ]);
});

test('a comfortable hour lies inside its block, any other outside', () => {
  for (const run of runs) {
    for (const hour of receipt.hours.slice(run.from, run.to + 1)) {
      expect(hour.tempF).toBeGreaterThan(run.low);
      expect(hour.tempF).toBeLessThan(run.high);
    }
  }
  const [cold] = toldRuns(dayOf([20, 22, 24], 'cold'));
  expect(cold!.low).toBeGreaterThan(24);
  const [hot] = toldRuns(dayOf([90, 95, 97], 'hot'));
  expect(hot!.high).toBeLessThan(90);
});

test('one block covers a day on which nothing comes off', () => {
  const runs = toldRuns(dayOf([50, 51, 52, 50], 'comfortable'));
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ from: 0, to: 3, layer: 'on', label: 'As dressed' });
});

test('blocks, line and labels stay on the sheet, and words keep clear of each other', () => {
  const chart = buildChart(receipt.hours, runs, 0.4, PHONE, 'F')!;
  expect(chart.blocks).toHaveLength(3);
  for (const block of chart.blocks) {
    expect(block.x).toBeGreaterThanOrEqual(chart.left);
    expect(block.x + block.width).toBeLessThanOrEqual(chart.right + 0.001);
    expect(block.y).toBeGreaterThanOrEqual(0);
    expect(block.y + block.height).toBeLessThanOrEqual(chart.bottom + 0.001);
  }
  expect(chart.blocks.every((block) => block.label !== null)).toBe(true);
  const xs = chart.hours.map((hour) => hour.x);
  for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(36);
});

test('the present hour is marked on the line and named Now', () => {
  const chart = buildChart(receipt.hours, runs, currentTimePosition(receipt.hours, 8, 30), PHONE, 'F')!;
  expect(chart.now!.x).toBeCloseTo(CHART_LEFT + ((320 - CHART_LEFT - CHART_RIGHT) / 13) * 0.5, 3);
  expect(chart.hours.filter((hour) => hour.now).map((hour) => hour.text)).toEqual(['Now']);
});

test('each word stands in its block, else just above or below it, clear of the line, of the high and of the others', () => {
  const days = [
    receipt,
    // Off until the evening, when a block is far narrower than its word.
    { ...dayOf([50, 54, 58, 61, 63, 65, 65, 64, 63, 57, 56], 'comfortable'), layers: layered(3, 9) },
    { ...dayOf(Array<number>(14).fill(55), 'comfortable'), layers: layered(3, 14) },
  ];
  let outside = 0;
  for (const size of [PHONE, { width: 460, height: 290 }])
    for (const day of days) {
      const chart = buildChart(day.hours, toldRuns(day), null, size, 'F')!;
      const words = chart.blocks.flatMap(({ label }) =>
        label ? [{ x: label.x, y: label.y - 11, width: label.text.length * 6.4, height: 14 }] : [],
      );
      expect(words).toHaveLength(chart.blocks.length);
      for (const [n, word] of words.entries()) {
        const { x, y, width, height } = chart.blocks[n]!;
        const isInside = word.x > x && word.x + word.width < x + width && word.y > y;
        if (!isInside) {
          outside++;
          expect([y - 18, y + height + 4]).toContain(word.y);
        }
        expect(isCrossedByLine(word, pointsOf(chart))).toBe(false);
        const all = [...words, ...chart.blocks].filter((box) => box !== word && box !== chart.blocks[n]);
        for (const box of all) {
          const apart =
            word.x + word.width <= box.x ||
            box.x + box.width <= word.x ||
            word.y + word.height <= box.y ||
            box.y + box.height <= word.y;
          expect(apart).toBe(true);
        }
        expect(word.x + word.width).toBeLessThanOrEqual(size.width);
      }
    }
  expect(outside).toBeGreaterThan(0);
});

/** The hours' points on the temperature line, out of its path. */
const pointsOf = ({ line }: { line: string }) =>
  [...line.matchAll(/(?:^M|\s)(-?[\d.]+),(-?[\d.]+)(?=C|$)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

test('no word stands where the present is marked', () => {
  const temps = [74, 78, 81, 84, 86, 88, 89, 90, 89, 88, 86, 84, 81, 78];
  const hours = dayOf(temps, 'hot', 0.4).hours.map((hour) =>
    hour.tempF > 79 ? hour : { ...hour, verdict: 'comfortable' as const },
  );
  const places = Array.from({ length: 52 }, (_, quarter) => {
    const chart = buildChart(hours, toldRuns({ hours }), quarter / 4, { width: 460, height: 290 }, 'F')!;
    const { x, y } = chart.now!;
    const [{ label } = { label: null }] = chart.blocks;
    expect(label?.text).toBe('As dressed');
    const to = label!.x + label!.text.length * 6.4;
    expect(to < x - 6 || label!.x > x + 6 || label!.y < y - 6, `at ${quarter / 4}`).toBe(true);
    return label!.x;
  });
  // It makes room.
  expect(new Set(places).size).toBe(2);
});

/** A coat that comes off at one hour of a day from 8 PM on, and goes on again at another. */
const layered = (from: number, back: number) => {
  const wornHours = Array.from({ length: 14 }, (_, i) => (20 + i) % 24).filter(
    (_, i) => i < from || i >= back,
  );
  return [{ garmentId: 'coat', name: 'camel wool coat', wornHours }];
};

test('the present has a line down to its word only where that is no stub', () => {
  for (let hour = 0; hour < 13; hour += 0.25) {
    const { now, bottom } = buildChart(receipt.hours, runs, hour, PHONE, 'F')!;
    expect(now!.stem).toBe(bottom - now!.y >= 30);
  }
});

test('the hours are named evenly, each under its place', () => {
  for (const size of [PHONE, { width: 460, height: 290 }])
    for (let count = 3; count < 20; count++) {
      const day = dayOf(Array<number>(count).fill(50), 'comfortable');
      const { hours } = buildChart(day.hours, toldRuns(day), null, size, 'F')!;
      // The last one ends with the plot.
      const steps = hours.slice(1, -1).map((hour, n) => Math.round(hour.x - hours[n]!.x));
      expect(Math.max(0, ...steps) - Math.min(...steps, 999)).toBeLessThanOrEqual(1);
      for (const { x, text } of hours)
        expect(x + text.length * 3.2).toBeLessThanOrEqual(size.width - CHART_RIGHT + 0.001);
    }
});

test('outside the day there is no Now', () => {
  expect(currentTimePosition(receipt.hours, 3, 0)).toBeNull();
  expect(buildChart(receipt.hours, runs, null, PHONE, 'F')!.now).toBeNull();
});

test('the line never rises above the real high', () => {
  const points = [0, 10, 30, 30, 5].map((y, i) => ({ x: i * 10, y: 40 - y }));
  for (let x = 0; x <= 40; x += 0.5) {
    expect(lineYAt(points, x)).toBeGreaterThanOrEqual(10 - 1e-9);
    expect(lineYAt(points, x)).toBeLessThanOrEqual(40 + 1e-9);
  }
});

test('the grid has a few round degrees of her unit', () => {
  const inF = buildChart(receipt.hours, runs, null, PHONE, 'F')!.grid.map((line) => line.text);
  const inC = buildChart(receipt.hours, runs, null, PHONE, 'C')!.grid.map((line) => line.text);
  for (const grid of [inF, inC]) {
    expect(grid.length).toBeGreaterThanOrEqual(2);
    expect(grid.length).toBeLessThanOrEqual(5);
  }
  expect(Number.parseInt(inF[0]!) % 5).toBe(0);
});

test('a night over midnight, a flat day and a bitter day can be drawn; two hours cannot', () => {
  for (const day of [
    dayOf([50, 49, 48, 47, 47, 46], 'comfortable'),
    dayOf([60, 60, 60], 'comfortable'),
    dayOf([-20, -22, -25, -24], 'cold', 1.9),
  ]) {
    const chart = buildChart(day.hours, toldRuns(day), 1, PHONE, 'F')!;
    expect(chart.line).not.toMatch(/NaN|Infinity/);
    expect(JSON.stringify(chart)).not.toContain('null,null');
  }
  const short = dayOf([50, 51], 'comfortable');
  expect(buildChart(short.hours, toldRuns(short), null, PHONE, 'F')).toBeNull();
});

test('in words the chart says hours, high, comfort and when the coat comes off', () => {
  expect(chartLabel(receipt, runs, 'F')).toBe(
    'Estimated comfort from 8 AM to 9 PM. The high is 71°F at 3 PM. Comfortable all the way. Coat on until 1 PM, coat off until 5 PM, coat on after that.',
  );
  const carried = {
    garmentId: 'fine-cardigan:navy',
    name: 'fine navy cardigan',
    clo: 0.23,
    for: 'desk' as const,
  };
  expect(chartLabel({ ...receipt, carried }, runs, 'F')).toMatch(
    /In the bag: fine navy cardigan, for the office\.$/,
  );
  expect(chartRows(receipt, runs, 'F')[5]).toMatchObject({
    hour: '1 PM',
    temperature: '68°F',
    wearing: 'Coat off',
    comfort: 'Comfortable',
  });
});

test('no block vanishes, whatever the day and whatever is covered, not even that of the last hour', () => {
  const figure = fc.integer({ min: -100, max: 140 });
  fc.assert(
    fc.property(
      fc.array(figure, { minLength: 3, maxLength: 16 }),
      fc.array(fc.tuple(figure, fc.double({ min: 0.5, max: 40, noNaN: true })), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom(PHONE, { width: 460, height: 256 }),
      (temps, ranges, size) => {
        const { hours } = dayOf(temps, 'cold');
        // The last one is that of the last hour alone.
        const runs = ranges.map(([low, height], n) => ({
          ...{ layer: n % 2 === 0 ? ('on' as const) : ('off' as const), label: 'Coat on' },
          ...{ from: n === 0 ? 0 : hours.length - ranges.length + n, low, high: low + height },
          to: n === ranges.length - 1 ? hours.length - 1 : hours.length - ranges.length + n,
        }));
        const { blocks, bottom } = buildChart(hours, runs, null, size, 'C')!;
        expect(blocks).toHaveLength(ranges.length);
        for (const { x, y, width, height } of blocks) {
          expect(height).toBeGreaterThan(3);
          expect(width).toBeGreaterThan(3);
          expect(x + width).toBeLessThanOrEqual(size.width - CHART_RIGHT + 0.001);
          expect(y).toBeGreaterThan(0);
          expect(y + height).toBeLessThan(bottom + 8);
        }
      },
    ),
    { numRuns: 300 },
  );
});
