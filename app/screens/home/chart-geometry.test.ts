import { expect, test } from 'vitest';
import type { ComfortReceipt, ComfortVerdict, ReceiptHour } from '../../domain/comfort/receipt.ts';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { chartOf } from './chart-geometry.ts';
import { placeOfNow } from './place-of-now.ts';
import { yAlong } from './chart-line.ts';
import { LEFT, RIGHT } from './chart-scale.ts';
import { chartLabel, chartRows } from './chart-words.ts';
import { wornRuns } from './worn-runs.ts';

const receipt = sampleOutfit.receipt;
const PHONE = { width: 320, height: 210 };
const runs = wornRuns(receipt);

function dayOf(temps: number[], verdict: ComfortVerdict, worn = 1): Pick<ComfortReceipt, 'hours' | 'icl'> {
  const need = { min: 0.9, neutral: 1.2, max: 1.6 };
  const hours: ReceiptHour[] = temps.map((tempF, i) => ({ hour: (20 + i) % 24, tempF, verdict, need, worn }));
  return { hours, icl: worn };
}

test('the day is cut where the coat comes off and where it goes on again', () => {
  expect(runs.map((run) => [run.from, run.to, run.label])).toEqual([
    [0, 4, 'Coat on'],
    [5, 8, 'Coat off'],
    [9, 13, 'Coat on'],
  ]);
});

test('every layer of the day is named where it comes off, scarf and hat together', () => {
  const off = [0, 2, 3, 4, 4, 3, 0];
  const names = ['grey wool scarf', 'charcoal wool beanie', 'camel wool coat', 'fine navy cardigan'];
  const hours = off.map((_, i) => ({ ...receipt.hours[i]!, hour: 8 + i }));
  const layers = names.map((name, layer) => ({
    ...{ name, garmentId: name },
    wornHours: hours.flatMap(({ hour }, i) => (off[i]! > layer ? [] : [hour])),
  }));
  const shed = { garment: 'camel wool coat', garmentId: 'camel wool coat', fromHour: 10, icl: 0.6 };
  const told = (receipt: Parameters<typeof wornRuns>[0]) => wornRuns(receipt).map(({ label }) => label);
  expect(told({ hours, icl: 1.6, layers, shed })).toEqual([
    'Coat on',
    'Scarf and beanie off',
    'Coat off too',
    'Cardigan off too',
    'Coat off',
    'Coat on',
  ]);
  expect(told({ hours, icl: 1.6, layers: layers.slice(0, 2) })).toEqual([
    'Scarf and beanie on',
    'Scarf and beanie off',
    'Scarf and beanie on',
  ]);
});

test('a comfortable hour lies inside its block, any other outside', () => {
  for (const run of runs) {
    for (const hour of receipt.hours.slice(run.from, run.to + 1)) {
      expect(hour.tempF).toBeGreaterThan(run.low);
      expect(hour.tempF).toBeLessThan(run.high);
    }
  }
  const [cold] = wornRuns(dayOf([20, 22, 24], 'cold'));
  expect(cold!.low).toBeGreaterThan(24);
  const [hot] = wornRuns(dayOf([90, 95, 97], 'hot'));
  expect(hot!.high).toBeLessThan(90);
});

test('one block covers a day on which nothing comes off', () => {
  const runs = wornRuns(dayOf([50, 51, 52, 50], 'comfortable'));
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ from: 0, to: 3, layer: 'on', label: 'As dressed' });
});

test('blocks, line and labels stay on the sheet, and words keep clear of each other', () => {
  const chart = chartOf(receipt.hours, runs, 0.4, PHONE, 'F')!;
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
  const chart = chartOf(receipt.hours, runs, placeOfNow(receipt.hours, 8, 30), PHONE, 'F')!;
  expect(chart.now!.x).toBeCloseTo(LEFT + ((320 - LEFT - RIGHT) / 13) * 0.5, 3);
  expect(chart.hours.filter((hour) => hour.now).map((hour) => hour.text)).toEqual(['Now']);
});

test('no label of a block is crossed by the line down from the present', () => {
  for (let hour = 0; hour < 13; hour += 0.25) {
    const chart = chartOf(receipt.hours, runs, hour, PHONE, 'F')!;
    for (const { label } of chart.blocks) {
      if (!label || label.y < chart.now!.y) continue;
      const half = (label.text.length * 6.4) / 2;
      expect(Math.abs(label.x - chart.now!.x)).toBeGreaterThan(half);
    }
  }
});

test('a label outside its block stands on no line of the grid, and inside it at the top where there is room', () => {
  for (const size of [PHONE, { width: 490, height: 230 }])
    for (const unit of ['F', 'C'] as const)
      for (let rise = 0; rise < 24; rise++) {
        const temps = [50, 51, 53, 56, 60, 64, 66, 67, 66, 63, 60, 56, 53].map((tempF) => tempF + rise);
        const day = {
          ...receipt,
          hours: receipt.hours.map((hour, i) => ({ ...hour, tempF: temps[i] ?? 50 })),
        };
        const { blocks, grid } = chartOf(day.hours, wornRuns(day), null, size, unit)!;
        for (const { label, y, height } of blocks) {
          if (!label) continue;
          const isInside = label.y > y && label.y < y + height;
          const onGrid = grid.some((line) => Math.abs(line.y - (label.y - 4)) < 6);
          expect(isInside || !onGrid, `${label.text} at ${label.y}`).toBe(true);
        }
      }
});

test('outside the day there is no Now', () => {
  expect(placeOfNow(receipt.hours, 3, 0)).toBeNull();
  expect(chartOf(receipt.hours, runs, null, PHONE, 'F')!.now).toBeNull();
});

test('the line never rises above the real high', () => {
  const points = [0, 10, 30, 30, 5].map((y, i) => ({ x: i * 10, y: 40 - y }));
  for (let x = 0; x <= 40; x += 0.5) {
    expect(yAlong(points, x)).toBeGreaterThanOrEqual(10 - 1e-9);
    expect(yAlong(points, x)).toBeLessThanOrEqual(40 + 1e-9);
  }
});

test('the grid has a few round degrees of her unit', () => {
  const inF = chartOf(receipt.hours, runs, null, PHONE, 'F')!.grid.map((line) => line.text);
  const inC = chartOf(receipt.hours, runs, null, PHONE, 'C')!.grid.map((line) => line.text);
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
    const chart = chartOf(day.hours, wornRuns(day), 1, PHONE, 'F')!;
    expect(chart.line).not.toMatch(/NaN|Infinity/);
    expect(JSON.stringify(chart)).not.toContain('null,null');
  }
  const short = dayOf([50, 51], 'comfortable');
  expect(chartOf(short.hours, wornRuns(short), null, PHONE, 'F')).toBeNull();
});

test('in words the chart says hours, high, comfort and when the coat comes off', () => {
  expect(chartLabel(receipt, runs, 'F')).toBe(
    'Estimated comfort from 8 AM to 9 PM. The high is 71°F at 3 PM. Comfortable all the way. Coat on until 1 PM, coat off until 5 PM, coat on after that.',
  );
  expect(chartRows(receipt, runs, 'F')[5]).toMatchObject({
    hour: '1 PM',
    temperature: '68°F',
    wearing: 'Coat off',
    comfort: 'Comfortable',
  });
});
