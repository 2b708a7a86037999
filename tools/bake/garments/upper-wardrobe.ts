// Everything with sleeves, as measures: ease and heights in cm for the standard body.
import type { Cloth } from '../draft.ts';
import { diamonds, downChannels } from './relief.ts';
import type { TopMeasures } from './top-measures.ts';

const JERSEY: Cloth = { stretch: 1e-6, bend: 2e-5, fold: 2e-3, friction: 0.4, thickness: 0.45 };
const KNIT: Cloth = { stretch: 2e-6, bend: 4e-6, fold: 1.2e-5, friction: 0.5, thickness: 0.6 };
const FINE_KNIT: Cloth = { stretch: 1.5e-6, bend: 1e-5, fold: 1.5e-4, friction: 0.5, thickness: 0.5 };
const SHIRTING: Cloth = { stretch: 1e-7, bend: 2e-5, fold: 3e-4, friction: 0.3, thickness: 0.5 };
const CREPE: Cloth = { stretch: 1e-7, bend: 1.5e-5, fold: 1e-4, friction: 0.3, thickness: 0.5 };
const SILK: Cloth = { stretch: 1e-7, bend: 4e-5, fold: 2e-3, friction: 0.2, thickness: 0.45 };
const SUITING: Cloth = { stretch: 1e-7, bend: 4e-6, fold: 2e-5, friction: 0.4, thickness: 1 };
const COATING: Cloth = { stretch: 1e-7, bend: 2e-6, fold: 8e-6, friction: 0.5, thickness: 1.5 };
const GABARDINE: Cloth = { stretch: 1e-7, bend: 8e-6, fold: 6e-5, friction: 0.4, thickness: 1.3 };
const HEAVY_COTTON: Cloth = { stretch: 1e-7, bend: 6e-6, fold: 5e-5, friction: 0.6, thickness: 0.9 };

const NO_BANDS = { hem: null, cuff: null };
const OPEN = { kind: 'open', gap: 2.5, facing: 8 } as const;

const SHIRT = {
  ...{ bustEase: 10, hipEase: 4, waistIn: 1.4, frontLonger: 4, hem: 85 },
  ...{ neck: [7.4, 8.2] as const, shoulder: 18, armhole: 120.5 },
  sleeve: { cap: 12.5, length: 49, end: 12.5, wear: 0.09 },
  bands: { neck: { height: 2.6, drawnIn: 0.97 }, hem: null, cuff: { height: 6.5, drawnIn: 0.74 } },
};

const PULLOVER = { bustEase: 14, hipEase: 10, hem: 89, neck: [8.6, 8] as const, shoulder: 19, armhole: 119 };

const JACKET = { neck: [8.8, 8] as const, shoulder: 19.2, armhole: 119, front: OPEN, frontLonger: 3 };
const LONG_SLEEVE = { cap: 15, length: 55, end: 13, wear: 0.04 };
const COLLAR = { height: 2.5, drawnIn: 0.98 };

export const UPPER_WARDROBE: readonly TopMeasures[] = [
  {
    name: 'tee',
    ...{ bustEase: 6, hipEase: 2, hem: 87, frontLonger: 2.5 },
    ...{ neck: [8.2, 9], shoulder: 17.5, armhole: 121.5 },
    sleeve: { cap: 10.5, length: 21, end: 15 },
    bands: { ...NO_BANDS, neck: { height: 1.8, drawnIn: 0.9 } },
    cloth: JERSEY,
  },
  {
    name: 'tee-long',
    ...{ bustEase: 3, hipEase: 1, waistIn: 1, hem: 86, frontLonger: 2.5 },
    ...{ neck: [8.2, 9], shoulder: 17.5, armhole: 121.5 },
    sleeve: { cap: 12, length: 54.5, end: 9.4, wear: 0.07 },
    bands: { ...NO_BANDS, neck: { height: 1.8, drawnIn: 0.9 } },
    cloth: JERSEY,
  },
  {
    name: 'knit',
    ...PULLOVER,
    sleeve: { cap: 10, length: 50, end: 12 },
    bands: {
      neck: { height: 2.4, drawnIn: 0.88 },
      hem: { height: 6, drawnIn: 0.84 },
      cuff: { height: 5.5, drawnIn: 0.7 },
    },
    cloth: KNIT,
  },
  {
    name: 'knit-fine',
    ...{ bustEase: 6, hipEase: 3, waistIn: 0.6, hem: 90, frontLonger: 2 },
    ...{ neck: [8.4, 8.4], shoulder: 17.8, armhole: 120.5 },
    sleeve: { cap: 11.5, length: 50.5, end: 10.2, wear: 0.06 },
    bands: {
      neck: { height: 2, drawnIn: 0.9 },
      hem: { height: 5, drawnIn: 0.93 },
      cuff: { height: 5, drawnIn: 0.82 },
    },
    cloth: FINE_KNIT,
  },
  { name: 'shirt', ...SHIRT, front: { kind: 'placket', width: 3.2 }, cloth: SHIRTING },
  { name: 'blouse', ...SHIRT, bustEase: 12, hipEase: 8, waistIn: 0.8, cloth: SILK },
  {
    name: 'cardigan',
    ...JACKET,
    ...{ bustEase: 10, hipEase: 6, hem: 86, frontLonger: 2, shoulder: 18.6 },
    front: { kind: 'open', gap: 2.5, facing: 3 },
    sleeve: { cap: 12, length: 50, end: 11.5, wear: 0.03 },
    bands: {
      neck: { height: 2, drawnIn: 0.95 },
      hem: { height: 5.5, drawnIn: 0.93 },
      cuff: { height: 5.5, drawnIn: 0.78 },
    },
    cloth: KNIT,
  },
  {
    name: 'blazer',
    ...JACKET,
    ...{ bustEase: 12, hipEase: 8, waistIn: 2.2, flare: 0.8, hem: 78, frontLonger: 2.5 },
    sleeve: LONG_SLEEVE,
    bands: { ...NO_BANDS, neck: COLLAR },
    cloth: SUITING,
  },
  {
    name: 'coat',
    ...JACKET,
    ...{ bustEase: 20, hipEase: 16, waistIn: 0.5, flare: 3, hem: 40, shoulder: 19.5, armhole: 118.5 },
    sleeve: { ...LONG_SLEEVE, end: 13.8 },
    bands: { ...NO_BANDS, neck: COLLAR },
    cloth: COATING,
  },
  {
    name: 'raincoat',
    ...JACKET,
    ...{ bustEase: 20, hipEase: 16, flare: 4, hem: 48, shoulder: 19.5, armhole: 118 },
    sleeve: { ...LONG_SLEEVE, cap: 14, length: 54, end: 13.4 },
    bands: { ...NO_BANDS, neck: COLLAR },
    cloth: GABARDINE,
  },
  {
    name: 'coat-belted',
    ...JACKET,
    ...{ bustEase: 16, hipEase: 16, flare: 5, hem: 44, shoulder: 19.5, armhole: 118.5 },
    ...{ front: { kind: 'open', gap: 0, facing: 8 }, isBelted: true },
    sleeve: { ...LONG_SLEEVE, end: 13.4 },
    bands: { ...NO_BANDS, neck: COLLAR },
    cloth: GABARDINE,
  },
  {
    name: 'jacket',
    ...JACKET,
    ...{ bustEase: 14, hipEase: 8, hem: 86, frontLonger: 2.5 },
    sleeve: { cap: 13, length: 48.5, end: 11, wear: 0.06 },
    bands: { neck: COLLAR, hem: null, cuff: { height: 5, drawnIn: 0.95 } },
    cloth: HEAVY_COTTON,
  },
  {
    name: 'bomber',
    ...JACKET,
    ...{ bustEase: 18, hipEase: 14, hem: 91, frontLonger: 1 },
    sleeve: { cap: 12, length: 50, end: 13.5, wear: 0.06 },
    bands: {
      neck: { height: 3.5, drawnIn: 0.95 },
      hem: { height: 6, drawnIn: 0.84 },
      cuff: { height: 6, drawnIn: 0.66 },
    },
    cloth: HEAVY_COTTON,
  },
  {
    name: 'puffer',
    ...JACKET,
    ...{ bustEase: 24, hipEase: 20, hem: 72, shoulder: 19.5, armhole: 118 },
    sleeve: { ...LONG_SLEEVE, cap: 13, end: 13.6 },
    bands: { ...NO_BANDS, neck: { height: 5, drawnIn: 0.98 } },
    cloth: COATING,
    relief: downChannels({ height: 6.8, thick: 1.5, edge: OPEN.gap }),
  },
  {
    name: 'quilted',
    ...JACKET,
    ...{ bustEase: 18, hipEase: 14, flare: 1.5, hem: 58, shoulder: 19.4, armhole: 118.5 },
    sleeve: { ...LONG_SLEEVE, cap: 14, end: 13 },
    bands: { ...NO_BANDS, neck: COLLAR },
    cloth: COATING,
    relief: diamonds({ height: 9, width: 8, thick: 0.55, edge: OPEN.gap }),
  },
  {
    name: 'shift',
    ...{ bustEase: 6, hipEase: 4, waistIn: 1.2, flare: 2.5, hem: 46, frontLonger: 2 },
    ...{ neck: [8.2, 8.4], shoulder: 17.6, armhole: 121 },
    sleeve: { cap: 12, length: 54, end: 10.4, wear: 0.07 },
    bands: { ...NO_BANDS, neck: { height: 1.2, drawnIn: 0.95 } },
    cloth: CREPE,
  },
];
