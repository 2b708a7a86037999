import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberBetween } from '../../../tests/random/number-between.ts';
import { climateNormals } from './normals.ts';
import { climateStations } from './stations.ts';
import {
  encodeInland,
  encodeRuns,
  encodeHeight,
  decodeHeight,
  inlandShare,
  decodeInland,
} from './terrain-code.ts';
import { terrainAt } from './terrain.ts';

test('every station is a place on Earth with plausible figures', () => {
  const stations = climateStations();
  expect(stations.length).toBeGreaterThan(600);
  expect(new Set(stations.map((s) => `${s.name} ${s.lat}`)).size).toBe(stations.length);
  for (const { name, lat, lon, height, inland: deep, meanC, swingC } of stations) {
    expect(Math.abs(lat), name).toBeLessThanOrEqual(90);
    expect(Math.abs(lon), name).toBeLessThanOrEqual(180);
    expect(height, name).toBeGreaterThan(-500);
    expect(height, name).toBeLessThan(5000);
    expect(deep, name).toBeGreaterThanOrEqual(0);
    expect(meanC, name).toHaveLength(12);
    for (const mean of meanC) expect(Math.abs(mean), name).toBeLessThan(55);
    for (const swing of swingC) expect(swing, name).toBeGreaterThan(2);
    for (const swing of swingC) expect(swing, name).toBeLessThan(23);
  }
});

test('north of the tropics July is warmer than January, south of them colder', () => {
  for (const { name, lat, meanC } of climateStations()) {
    if (lat > 30) expect(meanC[6], name).toBeGreaterThan(meanC[0]!);
    if (lat < -20) expect(meanC[6], name).toBeLessThan(meanC[0]!);
  }
});

// Towns without a station of their own; figures from memory of their published normals, °C.
test.each([
  ['Bath, England', 51.38, -2.36, 5, 17.5],
  ['Bergamo', 45.7, 9.67, 3, 24],
  ['Graz', 47.07, 15.44, 0, 20.5],
  ['Columbus, Ohio', 39.96, -83, -1, 24.5],
  ['Sendagaya, Tokyo', 35.68, 139.71, 5.5, 26],
  ['Geelong', -38.15, 144.36, 19.5, 10],
  ['Puebla', 19.04, -98.2, 14, 18],
])('%s is right within 4 °C in January and July', (_, lat, lon, january, july) => {
  const { meanC } = climateNormals(lat, lon);
  expect(Math.abs(meanC[0]! - january)).toBeLessThan(4);
  expect(Math.abs(meanC[6]! - july)).toBeLessThan(4);
});

test('there are figures everywhere, poles and open sea included', () => {
  fc.assert(
    fc.property(numberBetween(-90, 90), numberBetween(-180, 180), (lat, lon) => {
      const { meanC, rangeC } = climateNormals(lat, lon);
      expect(meanC.every((mean) => mean > -60 && mean < 45)).toBe(true);
      expect(rangeC.every((range) => range > 2 && range < 25)).toBe(true);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('heights are known where people live', () => {
  expect(Math.abs(terrainAt(39.74, -104.98).height - 1610)).toBeLessThan(120);
  expect(Math.abs(terrainAt(-16.5, -68.15).height - 3700)).toBeLessThan(300);
  expect(terrainAt(52.37, 4.9).height).toBeLessThan(40);
  expect(terrainAt(52.37, 4.9).inland).toBeLessThan(0.5);
  expect(terrainAt(55.75, 37.62).inland).toBeGreaterThan(0.9);
  expect(terrainAt(-45, -120)).toEqual({ height: 0, inland: 0 });
});

test('packing keeps heights within a step and runs apart', () => {
  for (const meters of [-20, 0, 35, 160, 540, 1650, 3650, 4800]) {
    expect(Math.abs(decodeHeight(encodeHeight(meters)) - meters)).toBeLessThan(20 + meters * 0.03);
  }
  expect(decodeInland(encodeInland(600))).toBe(1);
  expect(Math.abs(decodeInland(encodeInland(40)) - inlandShare(40))).toBeLessThan(0.02);
  expect(encodeRuns(['', 'Ab', 'Cd', '', 'Ef'])).toBe('1:AbCd;4:Ef');
});
