import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { compose } from '../../../domain/styling/composer.ts';
import { PLAIN_BRIEF, risingDay } from '../../../../tests/styling/sample-briefs.ts';
import { STYLE_IDS } from '../../../domain/preferences/style.ts';
import type { LayerOff } from '../../../domain/styling/input/brief.ts';
import { hourWord } from '../../../domain/styling/text/look-facts.ts';
import { isPocketLayer } from '../../../domain/styling/text/layer-off-times.ts';
import { wornRuns } from './worn-runs.ts';

// In every hour what goes on again is wanted.
const hours = sampleOutfit.receipt.hours.map((hour) => ({ ...hour, need: { ...hour.need, min: 3 } }));
const day = hours.map(({ hour }) => hour);
const on = (...off: [from: number, back: number]) => day.filter((hour) => hour < off[0] || hour >= off[1]);
const layers = [
  { garmentId: 'scarf', name: 'gray wool scarf', wornHours: on(10, 18) },
  { garmentId: 'coat', name: 'camel wool coat', wornHours: on(11, 17) },
  { garmentId: 'cardigan', name: 'fine navy cardigan', wornHours: on(12, 16) },
];
const shed = { ...sampleOutfit.receipt.shed!, garmentId: 'coat' };
const receipt = { hours, shed, layers };
const said = (...off: LayerOff[]) => [{ fact: 'shed' as const, text: '', off }];
/** Where each run begins, and its word. */
const told = (...off: LayerOff[]) =>
  wornRuns(receipt, said(...off)).map(({ from, label }) => [day[from], label]);

test('the coat is on until the hour that is told, and on again from the one that is told or planned', () => {
  const scarf = { garmentId: 'scarf', fromHour: 11 };
  const cardigan = { garmentId: 'cardigan', fromHour: 13 };
  const planned = [
    [8, 'Coat on'],
    [12, 'Coat off'],
    [17, 'Coat on'],
  ];
  // One change is shown, whatever comes off before and after it.
  expect(told(scarf, { garmentId: 'coat', fromHour: 12 }, cardigan)).toEqual(planned);
  expect(told({ garmentId: 'coat', fromHour: 13, untilHour: 16 })).toEqual([
    [8, 'Coat on'],
    [13, 'Coat off'],
    [16, 'Coat on'],
  ]);
});

test('where only scarf and hat are told, they are shown together', () => {
  const hat = { garmentId: 'hat', name: 'charcoal wool beanie', wornHours: layers[0]!.wornHours };
  const pocket = { hours, layers: [layers[0]!, hat] };
  const off = ['scarf', 'hat'].map((garmentId) => ({ garmentId, fromHour: 10 }));
  expect(wornRuns(pocket, said(...off)).map(({ label, layer }) => [label, layer])).toEqual([
    ['Scarf and beanie on', 'on'],
    ['Scarf and beanie off', 'off'],
    ['Scarf and beanie on', 'on'],
  ]);
});

test('what no words tell off at an hour is shown as it is worn: all day', () => {
  const allDay = [[8, 'As dressed']];
  expect(told()).toEqual(allDay);
  // 'Open the coat by two.'
  expect(told({ garmentId: 'coat' })).toEqual(allDay);
  expect(wornRuns({ hours }, said({ garmentId: 'coat', fromHour: 12 }))).toHaveLength(1);
  expect(told({ garmentId: 'coat', fromHour: 3 })).toEqual(allDay);
});

test.each<[string, number[], [from: number, back: number], [from: number, back: number]]>([
  ['as warm as where it came off', [50, 60, 66, 66, 62, 61], [1, 4], [1, 6]],
  ['three degrees colder', [50, 60, 66, 66, 57, 56], [1, 4], [1, 4]],
  ['two degrees colder', [50, 60, 66, 66, 58, 56], [1, 4], [1, 6]],
  ['colder, for the last hour', [50, 60, 66, 66, 66, 50], [1, 5], [1, 6]],
  ['colder, for two hours', [50, 60, 66, 66, 50, 50], [1, 4], [1, 4]],
])('spared by what is left, %s: a layer goes on again only where it is felt', (_, temps, plan, shown) => {
  const mild = temps.map((tempF, hour) => ({
    ...{ ...hours[0]!, hour, tempF, worn: 0.6 },
    need: { min: 0.6, neutral: 0.8, max: 1 },
  }));
  const [fromHour, untilHour] = plan;
  const wornHours = temps.flatMap((_, hour) => (hour < fromHour || hour >= untilHour ? [hour] : []));
  const coat = { garmentId: 'coat', name: 'coat', wornHours };
  const offFrom = (days: typeof mild, off: LayerOff = { garmentId: 'coat', fromHour }) => {
    const runs = wornRuns({ hours: days, shed, layers: [coat] }, said(off)).filter(
      ({ layer }) => layer === 'off',
    );
    return runs.map(({ from, to }) => [from, to + 1]);
  };
  expect(offFrom(mild)).toEqual([shown]);
  // Where what is left would not do, and where the words name the hour, it goes on.
  const bitter = mild.map((hour) => ({ ...hour, need: { ...hour.need, min: 0.61 } }));
  expect(offFrom(bitter)).toEqual([plan]);
  expect(offFrom(mild, { garmentId: 'coat', fromHour, untilHour })).toEqual([plan]);
});

test('hours past midnight follow those before it', () => {
  const late = [22, 23, 0, 1, 2].map((hour, i) => ({ ...hours[i]!, hour }));
  const coat = { garmentId: 'coat', name: 'coat', wornHours: [22, 2] };
  const reasons = said({ garmentId: 'coat', fromHour: 0, untilHour: 2 });
  const runs = wornRuns({ hours: late, shed, layers: [coat] }, reasons);
  expect(runs.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 3],
    [4, 4],
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
    const made = compose({ ...PLAIN_BRIEF, styles: [...STYLE_IDS], hours, seed: `told ${at}` });
    const runs = wornRuns(made.receipt, made.reasons);
    // What goes into a pocket waits an hour for the coat.
    const stops = made.reasons
      .flatMap(({ off = [] }) => off)
      .filter(({ fromHour }) => fromHour !== undefined);
    const inPocket = stops.find(({ garmentId }) => isPocketLayer({ garmentId, name: '', wornHours: [] }));
    const outer = stops.find(({ garmentId }) => garmentId === made.receipt.shed?.garmentId);
    expect((outer?.fromHour ?? NaN) - (inPocket?.fromHour ?? NaN)).not.toBe(1);
    for (const { fact, text, off } of made.reasons) {
      expect(Boolean(off)).toBe(fact === 'shed');
      for (const { garmentId, fromHour, untilHour } of off ?? []) {
        if (fromHour === undefined) continue;
        told++;
        if (!text.startsWith('Later')) expect(text).toContain(hourWord(fromHour));
        if (untilHour !== undefined) expect(text).toContain(hourWord(untilHour));
        if (garmentId !== made.receipt.shed?.garmentId) continue;
        const at = (hour: number) => made.receipt.hours.findIndex((one) => one.hour === hour);
        expect(runs.find(({ layer }) => layer === 'off')?.from).toBe(at(fromHour));
        if (untilHour !== undefined) expect(runs[2]?.from).toBe(at(untilHour));
      }
    }
  }
  expect(told).toBeGreaterThan(10);
});
