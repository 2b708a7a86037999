// The drafts of tops: a trunk, sleeves of their own set in at its armholes, bands at neck, hem and wrist.
import type { Body, Point3 } from '../body/standard-body.ts';
import {
  mirrored,
  type Draft,
  type DraftLayer,
  type DraftStation,
  type Panel,
  type Point2,
  type Seam,
} from '../draft.ts';
import { bandOn } from './bands.ts';
import { isBesideCap, sleevePanels } from './sleeves.ts';
import { between, ringsOf } from './start-positions.ts';
import { BOTH, type Side, type TopMeasures, type Trunk } from './top-measures.ts';
import { frontEdge, frontOf, HIP, trunkPanels, WAIST } from './trunk.ts';

export function draftTop(m: TopMeasures, poses: readonly Body[]): Draft {
  const [body, hanging] = [poses[0]!, poses.at(-1)!];
  const trunk = trunkPanels(m, body, ringsOf(body));
  const sleeve = sleevePanels(m, body, trunk);
  const isOpen = frontOf(m).kind === 'open';
  const bands = [
    bandOn('neckband', trunk.neckline, { ...m.bands.neck, isOpen, way: 'up' }),
    ...(m.bands.hem ? [bandOn('hemband', trunk.hemline, { ...m.bands.hem, isOpen, way: 'down' })] : []),
  ];
  return {
    name: m.name,
    panels: [
      ...trunk.panels,
      ...sleeve.flatMap((panel) => [
        { ...panel, name: `${panel.name} right` },
        mirrored(panel, `${panel.name} left`),
      ]),
      ...bands.map(({ panel }) => panel),
    ],
    seams: [...seamsOf(m), ...bands.flatMap(({ seams }) => seams)],
    cloth: m.cloth,
    held: [],
    layers: layersOf(m, trunk, sleeve[0]!, hanging),
    reach: { low: [-64, m.hem - 16, -32], high: [64, 150, 40] },
    poses: 12,
    ...(m.relief ? { relief: m.relief } : {}),
  };
}

function seamsOf(m: TopMeasures): Seam[] {
  const sides = BOTH.flatMap((side): Seam[] => [
    { first: frontEdge(m, 'shoulder', side), second: `back.shoulder ${side}` },
    { first: frontEdge(m, 'side', side), second: `back.side ${side}` },
    { first: `sleeve ${side}.cap front`, second: frontEdge(m, 'armhole', side) },
    { first: `sleeve ${side}.cap back`, second: `back.armhole ${side}` },
    { first: `sleeve ${side}.under front`, second: `sleeve ${side}.under back` },
    ...(m.bands.cuff
      ? [
          { first: `sleeve ${side}.cuff`, second: `cuff ${side}.upper`, isGathered: true },
          { first: `cuff ${side}.under front`, second: `cuff ${side}.under back` },
        ]
      : []),
    ...(frontOf(m).kind === 'placket' ? [{ first: `front ${side}.edge`, second: `placket.${side}` }] : []),
  ]);
  return m.isBelted ? [...sides, { first: 'front left.edge', second: 'front right.edge' }] : sides;
}

/** Seen from the front, a hole of the neck is so wide. */
const NECK_HOLE = 26;

function layersOf(m: TopMeasures, trunk: Trunk, sleevePanel: Panel, { joints }: Body): DraftLayer[] {
  const { tip } = trunk;
  const heights = {
    neck: tip[1] + 1,
    shoulder: 134,
    armpit: 123,
    bust: 119,
    waist: WAIST,
    hip: HIP,
    crotch: 78,
    knee: joints['right knee']![1],
    hem: m.hem + 1.5,
  };
  const stationsAt = (x: number): DraftStation[] =>
    (Object.keys(heights) as (keyof typeof heights)[])
      .filter((name) => name === 'hem' || heights[name] > m.hem + 4)
      .map((name) => ({
        name,
        at: [x, heights[name]],
        along: [1, 0],
        ...(name === 'neck' ? { hole: NECK_HOLE } : {}),
      }));
  const isTrunk = (panel: string, flat: Point2): boolean =>
    panel.startsWith('sleeve') ? isBesideCap(sleevePanel, flat) : !panel.startsWith('cuff');
  const sleeves = BOTH.map((side) => sleeveLayer(m, trunk, joints, side));
  if (frontOf(m).kind !== 'open')
    return [{ name: 'trunk', shows: isTrunk, stations: stationsAt(0) }, ...sleeves];
  const half = (side: Side): DraftLayer => ({
    name: `${side} front`,
    shows: (panel, flat) => {
      if (panel === 'back') return side === 'right' ? flat[0] > 2 : flat[0] < -2;
      if (panel.endsWith('band')) return side === 'right' ? flat[0] < 0 : flat[0] > 0;
      return panel.endsWith(side) && isTrunk(panel, flat);
    },
    innerUpTo: -Infinity,
    stations: stationsAt(side === 'right' ? 9 : -9),
  });
  return [half('left'), half('right'), ...sleeves];
}

function sleeveLayer(m: TopMeasures, { tip }: Trunk, joints: Body['joints'], side: Side): DraftLayer {
  const [shoulder, elbow, wrist] = ['shoulder', 'elbow', 'wrist'].map(
    (name) => joints[`${side} ${name}`]!,
  ) as [Point3, Point3, Point3];
  const at = (a: Point3, b: Point3, share: number): Point2 => [
    between(a[0], b[0], share),
    between(a[1], b[1], share),
  ];
  const square = (a: Point3, b: Point3): Point2 => {
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(a[1] - b[1]) / far, (b[0] - a[0]) / far];
  };
  const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const end = m.sleeve.length + (m.bands.cuff?.height ?? 0) - 2;
  const cuff = end < upper ? at(shoulder, elbow, end / upper) : at(elbow, wrist, (end - upper) / upper);
  return {
    name: `${side} sleeve`,
    shows: (panel) => panel === `sleeve ${side}` || panel === `cuff ${side}`,
    innerUpTo: tip[1] - m.sleeve.length + 4,
    stations: [
      { name: 'shoulder', at: at(shoulder, elbow, 0.1), along: square(shoulder, elbow) },
      { name: 'armpit', at: at(shoulder, elbow, 0.42), along: square(shoulder, elbow) },
      ...(end > upper
        ? [{ name: 'elbow' as const, at: at(elbow, wrist, 0), along: square(shoulder, elbow) }]
        : []),
      { name: 'cuff', at: cuff, along: end > upper ? square(elbow, wrist) : square(shoulder, elbow) },
    ],
  };
}
