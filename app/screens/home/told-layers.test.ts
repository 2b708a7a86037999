import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { compose } from '../../domain/styling/composer.ts';
import { ASKED, risingDay } from '../../../tests/styling/briefs.ts';
import { STYLE_IDS } from '../../domain/style.ts';
import type { LayerOff } from '../../domain/styling/brief.ts';
import { hourWord } from '../../domain/styling/facts.ts';
import { isPocket } from '../../domain/styling/taking-off.ts';
import { toldLayers } from './told-layers.ts';
import { wornRuns } from './worn-runs.ts';

// In every hour what goes on again is wanted.
const hours = sampleOutfit.receipt.hours.map((hour) => ({ ...hour, need: { ...hour.need, min: 3 } }));
const day = hours.map(({ hour }) => hour);
const on = (...off: [from: number, back: number]) => day.filter((hour) => hour < off[0] || hour >= off[1]);
const layers = [
  { garmentId: 'scarf', name: 'grey wool scarf', wornHours: on(10, 18) },
  { garmentId: 'coat', name: 'camel wool coat', wornHours: on(11, 17) },
  { garmentId: 'cardigan', name: 'fine navy cardigan', wornHours: on(12, 16) },
];
const receipt = { ...sampleOutfit.receipt, hours, layers };
const said = (...off: LayerOff[]) => [{ fact: 'shed' as const, text: '', off }];
const worn = (...off: LayerOff[]) => toldLayers(receipt, said(...off)).map(({ wornHours }) => wornHours);

test('a layer is on until the hour that is told, and on again from the one that is told or planned', () => {
  const scarf = { garmentId: 'scarf', fromHour: 11 };
  expect(worn(scarf, { garmentId: 'coat', fromHour: 12 })).toEqual([on(11, 18), on(12, 17)]);
  expect(worn({ garmentId: 'coat', fromHour: 13, untilHour: 16 })).toEqual([on(13, 16)]);
});

test('what is under a layer comes off no earlier than it, and goes on again no later', () => {
  const [coat, cardigan] = [
    { garmentId: 'coat', fromHour: 14, untilHour: 16 },
    { garmentId: 'cardigan', fromHour: 13, untilHour: 17 },
  ];
  expect(worn(coat, cardigan)).toEqual([on(14, 16), on(14, 16)]);
});

test('what no words tell off at an hour is shown as it is worn: all day', () => {
  expect(worn()).toEqual([]);
  // 'Open the coat by two.'
  expect(worn({ garmentId: 'coat' })).toEqual([]);
  expect(toldLayers({ hours }, said({ garmentId: 'coat', fromHour: 12 }))).toEqual([]);
});

test.each<[string, number[], [from: number, back: number], [from: number, back: number]]>([
  ['as warm as where it came off', [50, 60, 66, 66, 62, 61], [1, 4], [1, 9]],
  ['three degrees colder', [50, 60, 66, 66, 57, 56], [1, 4], [1, 4]],
  ['two degrees colder', [50, 60, 66, 66, 58, 56], [1, 4], [1, 9]],
  ['colder, for the last hour', [50, 60, 66, 66, 66, 50], [1, 5], [1, 9]],
  ['colder, for two hours', [50, 60, 66, 66, 50, 50], [1, 4], [1, 4]],
])('spared by what is left, %s: a layer goes on again only where it is felt', (_, temps, plan, shown) => {
  const mild = temps.map((tempF, hour) => ({
    ...{ ...hours[0]!, hour, tempF, worn: 0.6 },
    need: { min: 0.6, neutral: 0.8, max: 1 },
  }));
  const outside = ([from, back]: readonly [number, number]) =>
    temps.flatMap((_, hour) => (hour < from || hour >= back ? [hour] : []));
  const coat = { garmentId: 'coat', name: 'coat', wornHours: outside(plan) };
  const [fromHour, untilHour] = plan;
  const told = (day: typeof mild, off: LayerOff = { garmentId: 'coat', fromHour }) =>
    toldLayers({ hours: day, layers: [coat] }, said(off))[0]!.wornHours;
  expect(told(mild)).toEqual(outside(shown));
  // Where what is left would not do, and where the words name the hour, it goes on.
  const bitter = mild.map((hour) => ({ ...hour, need: { ...hour.need, min: 0.61 } }));
  expect(told(bitter)).toEqual(outside(plan));
  expect(told(mild, { garmentId: 'coat', fromHour, untilHour })).toEqual(outside(plan));
});

test('hours past midnight follow those before it', () => {
  const late = { ...receipt, hours: [22, 23, 0, 1, 2].map((hour, i) => ({ ...hours[i]!, hour })) };
  const coat = { garmentId: 'coat', name: 'coat', wornHours: [22, 2] };
  const reasons = said({ garmentId: 'coat', fromHour: 0, untilHour: 2 });
  expect(toldLayers({ ...late, layers: [coat] }, reasons)[0]!.wornHours).toEqual([22, 23, 2]);
});

test('two that come off at one hour are both named, also where one goes on again first', () => {
  const off = ['scarf', 'coat', 'cardigan'].map((garmentId) => ({
    garmentId,
    fromHour: garmentId === 'scarf' ? 11 : 14,
  }));
  const shed = { ...receipt.shed!, garmentId: 'coat' };
  expect(wornRuns({ ...receipt, shed }, said(...off)).map(({ label }) => label)).toEqual([
    'Coat on',
    'Scarf off',
    'Coat and cardigan off',
    'Cardigan on',
    'Coat on',
    'Scarf on',
  ]);
});

test('what is composed says as data what it says in words', () => {
  let told = 0;
  for (let at = 0; at < 90; at++) {
    const [base, windMs] = [42 + (at % 26), at % 5 ? 2 : 7];
    const sky = { windMs, gust: 0.4, cloud: 0.3, uv: 3, wetFrom: 99, mm: 0, length: 12 };
    const hours = risingDay({ base, swing: 10 + (at % 9), ...sky }).map((hour) => ({
      ...hour,
      tempF: Math.round(hour.tempF),
    }));
    const made = compose({ ...ASKED, styles: [...STYLE_IDS], hours, seed: `told ${at}` });
    const worn = toldLayers(made.receipt, made.reasons);
    // What goes into a pocket waits an hour for the coat.
    const stops = made.reasons
      .flatMap(({ off = [] }) => off)
      .filter(({ fromHour }) => fromHour !== undefined);
    const inPocket = stops.find(({ garmentId }) => isPocket({ garmentId, name: '', wornHours: [] }));
    const outer = stops.find(({ garmentId }) => garmentId === made.receipt.shed?.garmentId);
    expect((outer?.fromHour ?? NaN) - (inPocket?.fromHour ?? NaN)).not.toBe(1);
    for (const { fact, text, off } of made.reasons) {
      expect(Boolean(off)).toBe(fact === 'shed');
      for (const { garmentId, fromHour, untilHour } of off ?? []) {
        const layer = worn.find((one) => one.garmentId === garmentId);
        if (fromHour === undefined) continue;
        told++;
        if (!text.startsWith('Later')) expect(text).toContain(hourWord(fromHour));
        expect(layer?.wornHours).not.toContain(fromHour);
        if (untilHour === undefined) continue;
        expect(text).toContain(hourWord(untilHour));
        expect(layer?.wornHours).toContain(untilHour);
      }
    }
  }
  expect(told).toBeGreaterThan(10);
});
