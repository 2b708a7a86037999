import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { asSaid } from './said-hours.ts';
import { wornRuns } from './worn-runs.ts';

const { hours } = sampleOutfit.receipt;
const day = hours.map(({ hour }) => hour);
const on = (...off: [from: number, back: number]) => day.filter((hour) => hour < off[0] || hour >= off[1]);
const layers = [
  { garmentId: 'scarf', name: 'grey wool scarf', wornHours: on(10, 18) },
  { garmentId: 'coat', name: 'camel wool coat', wornHours: on(11, 17) },
  { garmentId: 'cardigan', name: 'fine navy cardigan', wornHours: on(12, 16) },
];
const said = (...texts: string[]) =>
  asSaid(
    layers,
    hours,
    texts.map((text) => ({ fact: 'shed', text })),
  ).map(({ wornHours }) => wornHours);

test('a layer is on until the hour that is said, and on again from the one that is said', () => {
  expect(said('By eleven the scarf can come off.', "From noon on you won't need the coat.")).toEqual([
    on(11, 18),
    on(12, 17),
    on(12, 16),
  ]);
  expect(said("The coat can come off at one, when it's 68°F, and goes back on at four.")[1]).toEqual(
    on(13, 16),
  );
  expect(said("Carry the coat from noon, when it's 64°F, to three.")[1]).toEqual(on(12, 15));
  expect(said("At noon it's 64°F: no coat needed until three.")[1]).toEqual(on(12, 15));
});

test('what is under a layer comes off no earlier than it', () => {
  expect(said("From two you won't need the coat.")).toEqual([on(10, 18), on(14, 17), on(14, 16)]);
});

test('without a word on it, or with one on the peak alone, the hours stay as they are', () => {
  const facts = layers.map(({ wornHours }) => wornHours);
  expect(said()).toEqual(facts);
  expect(said('It warms up to 71°F by three: carry the coat then.')).toEqual(facts);
  expect(said('Wear the coat open around three.')).toEqual(facts);
  expect(said('Later the cardigan can come off too: it gets up to 71°F.')).toEqual(facts);
});

test('two that come off at one hour are both named, also where one goes on again first', () => {
  const said = ['By eleven the scarf can come off.', 'By two the cardigan and coat can come off.'];
  const reasons = said.map((text) => ({ fact: 'shed', text }));
  const shed = { ...sampleOutfit.receipt.shed!, garmentId: 'coat' };
  const receipt = { ...sampleOutfit.receipt, layers, shed };
  expect(wornRuns(receipt, reasons).map(({ label }) => label)).toEqual([
    'Coat on',
    'Scarf off',
    'Coat and cardigan off',
    'Coat off',
    'Scarf off',
    'Coat on',
  ]);
});

test('the chart shows the hour that stands above it', () => {
  const receipt = { ...sampleOutfit.receipt, layers: layers.slice(1, 2) };
  const reasons = [{ fact: 'shed' as const, text: "By one it's 68°F: you can take the coat off." }];
  expect(wornRuns(receipt, reasons).map(({ from, label }) => [day[from], label])).toEqual([
    [8, 'Coat on'],
    [13, 'Coat off'],
    [17, 'Coat on'],
  ]);
});
