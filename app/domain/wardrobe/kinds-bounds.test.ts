// Bounds of kinds that no garment of today stands on, told by garments made for it.
import { expect, test } from 'vitest';
import type { Drawing, Slot } from '../looks/look.ts';
import type { Fabric } from '../looks/cloth.ts';
import { coat, dress, skirt, top, trousers } from './cuts.ts';
import { isOfFamily } from './families.ts';
import { garmentMaker, type Garment } from './garment.ts';
import { isOfKind, type Kind } from './garment-kinds.ts';

let made = 0;
/** Kinds are known by id: each has its own. */
const garment = (slot: Slot, formality: number, clo: number, fabric: Fabric, drawing: Drawing): Garment =>
  garmentMaker(slot)(`made-${made++}`, '{} piece', 'f', 'casual', formality, clo, fabric, 'navy', drawing);
const legs = (clo: number, fabric: Fabric = 'plain', length = 0.98) =>
  garment('bottom', 1, clo, fabric, trousers('straight', length));
const jacket = (formality: number, clo: number) => garment('jacket', formality, clo, 'plain', coat(0.1));
const sleeved = (sleeve: number) => garment('top', 1, 0.1, 'plain', top('crew', sleeve));

test.each<[Kind, string, Garment, Garment]>([
  ['shorts', 'end above the knee', legs(0.1, 'plain', -0.01), legs(0.1, 'plain', 0)],
  ['cropped legs', 'end at the knee at least', legs(0.1, 'plain', 0), legs(0.1, 'plain', -0.01)],
  ['cropped legs', 'and above 0.8 of the way down', legs(0.1, 'plain', 0.79), legs(0.1, 'plain', 0.8)],
  ['long trousers', 'end below 0.7', legs(0.1, 'plain', 0.71), legs(0.1, 'plain', 0.7)],
  ['thick trousers', 'have 0.26 clo', legs(0.26), legs(0.25)],
  ['thick trousers', 'or 0.18 in wool', legs(0.18, 'wool'), legs(0.17, 'wool')],
  ['thin trousers', 'have less than 0.2', legs(0.19), legs(0.2)],
  ['flannel legs', 'have 0.28 in wool', legs(0.28, 'wool'), legs(0.27, 'wool')],
  ['thin wool legs', 'have less', legs(0.27, 'wool'), legs(0.28, 'wool')],
  ['heavy in heat', 'have 0.17', legs(0.17), legs(0.16)],
  ['slim jacket', 'has less than 0.31 clo', jacket(1, 0.3), jacket(1, 0.31)],
  ['slim jacket', 'or is for the office', jacket(3, 0.5), jacket(2, 0.5)],
  ['wool blazer', 'has 0.4 clo', jacket(3, 0.4), jacket(3, 0.39)],
  ['summer blazer', 'has less', jacket(3, 0.39), jacket(3, 0.4)],
  ['warm jacket', 'has 0.35', jacket(2, 0.35), jacket(2, 0.34)],
  ['thin jacket', 'has less than 0.3', jacket(1, 0.29), jacket(1, 0.3)],
  ['sleeveless', 'ends above 0.2 of the arm', sleeved(0.19), sleeved(0.2)],
  [
    'short skirt',
    'ends above 0.9 of the way to the knee',
    garment('bottom', 1, 0.1, 'plain', skirt(0.89, 0.1)),
    garment('bottom', 1, 0.1, 'plain', skirt(0.9, 0.1)),
  ],
])('%s: one that %s', (kind, _, is, isNot) => {
  expect([isOfKind(is, kind), isOfKind(isNot, kind)]).toEqual([true, false]);
});

test('families end where kinds do: shorts above the knee, no sleeve above 0.2, a hem above the knee', () => {
  expect([-0.01, 0].map((length) => isOfFamily(legs(0.1, 'plain', length), 'shorts'))).toEqual([true, false]);
  expect([0.19, 0.2].map((sleeve) => isOfFamily(sleeved(sleeve), 'sleeveless'))).toEqual([true, false]);
  const hem = (length: number) => garment('dress', 1, 0.3, 'plain', dress('v', 1, length, 0.1));
  expect([0.99, 1].map((length) => isOfFamily(hem(length), 'short-hems'))).toEqual([true, false]);
});

test('a style or a color that does not exist makes no garment', () => {
  const make = garmentMaker('top');
  const drawing = top('crew', 1);
  expect(() => make('a', '{} a', 'f', 'casul', 1, 0.1, 'plain', 'navy', drawing)).toThrow(
    'Unknown style: casul',
  );
  expect(() => make('a', '{} a', 'f', 'casual', 1, 0.1, 'plain', 'navi', drawing)).toThrow(
    'Unknown color: navi',
  );
  expect(() => make('a', '{} a', 'f', 'casual', 1, 0.1, 'plain', 'navy+', drawing)).toThrow(RangeError);
});
