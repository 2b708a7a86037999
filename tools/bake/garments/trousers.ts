// The draft of trousers: front and back of each leg with their forks, a dart in the back, and a waistband.
import {
  curve,
  lengthOf,
  mirrored,
  type Cloth,
  type Draft,
  type Panel,
  type Point2,
  type Seam,
} from '../draft.ts';
import { sectionAt } from '../body/measures.ts';
import type { Body } from '../body/standard-body.ts';
import { bandOn, waistband } from './bands.ts';
import { between, ringsOf, rowOf, smooth, type Place, type Rings } from './start-positions.ts';
import type { Band } from './top-measures.ts';

/** Of a leg all round, in cm; heights above the floor. */
export interface TrouserMeasures {
  name: string;
  /** Where the waistband is sewn on, and how tall it is. */
  waist: number;
  band: number;
  hipEase: number;
  knee: number;
  hem: number;
  hemHeight: number;
  /** How far the crotch of the draft hangs below the body's. */
  drop: number;
  /** Of the front and of the back. */
  forks: readonly [number, number];
  /** How much wear has lengthened the cloth at thigh, knee and calf: 0 for pressed trousers, 0.05 for jeans. */
  wear: number;
  /** Below the hem, as joggers have it. */
  cuff?: Band;
  cloth: Cloth;
}

const HIP = 85;
const FRONT_LESS = 0.7;
const LEG_LESS = 1;
const DART = { width: 2.2, depth: 8 } as const;
const BACK_RISE = 3.2;
const BACK_SLANT = 2.8;

export function draftTrousers(measures: TrouserMeasures, poses: readonly Body[]): Draft {
  const [body, hanging] = [poses[0]!, poses.at(-1)!];
  const rings = ringsOf(body);
  const front = frontPanel(measures, hanging, rings);
  const back = backPanel(measures, hanging, rings, lengthOf(front.edges['inseam']!));
  const pieces = [
    ['back inner', lengthOf(back.edges['waist inner']!)],
    ['back outer', lengthOf(back.edges['waist outer']!)],
    ['front', lengthOf(front.edges['waist']!)],
  ] as const;
  const band = waistband(measures, rings, [
    ...pieces.map(([name, length]) => [`${name} left`, length] as const),
    ...pieces.toReversed().map(([name, length]) => [`${name} right`, length] as const),
  ]);
  const worn = wornBy(measures.wear, hanging.joints['right knee']![1]);
  front.worn = worn;
  back.worn = worn;
  const panels = [
    { ...front, name: 'front right' },
    mirrored(front, 'front left'),
    { ...back, name: 'back right' },
    mirrored(back, 'back left'),
    band,
    ...(measures.cuff ? cuffs(measures.cuff, front, back) : []),
  ];
  const [, crotch] = rings.crotch;
  const heights = {
    waist: measures.waist + measures.band - 0.5,
    hip: HIP,
    crotch: crotch - 1,
    knee: hanging.joints['right knee']![1],
    hem: measures.hemHeight - (measures.cuff?.height ?? 0) + 2,
  };
  const layer = (side: 'left' | 'right'): Draft['layers'][number] => {
    const sign = side === 'right' ? 1 : -1;
    return {
      name: `${side} leg`,
      shows: (panel, [x, y]) =>
        panel.endsWith(side) ||
        (x * sign > -OVERLAP && (panel === 'waistband' || (panel.startsWith('front') && y > crotch + 1))),
      stations: (['waist', 'hip', 'crotch', 'knee', 'hem'] as const).map((name) => {
        const isSeat = name === 'waist' || name === 'hip';
        return {
          name,
          at: [sign * (isSeat ? 6 : 12), heights[name]],
          along: [1, 0],
          ...(isSeat ? { inner: side === 'right' ? ('left' as const) : ('right' as const) } : {}),
        };
      }),
    };
  };
  return {
    name: measures.name,
    panels,
    seams: seamsOf(measures),
    cloth: measures.cloth,
    held: ['waistband'],
    layers: [layer('left'), layer('right')],
    poses: 5,
    reach: { low: [-50, -4, -26], high: [50, 112, 34] },
  };
}

/** A leg's layer goes on so far beyond the center front, in cm. */
const OVERLAP = 2;

/** Round the hem of each leg. */
function cuffs(band: Band, front: Panel, back: Panel): Panel[] {
  const piece = ({ name, place }: Panel, line: readonly Point2[]) => ({
    edge: `${name}.hem`,
    name,
    line,
    place,
  });
  const pieces = [piece(front, front.edges['hem']!.toReversed()), piece(back, back.edges['hem']!)];
  const { panel } = bandOn('cuff right', pieces, { ...band, isOpen: false, way: 'down' });
  return [panel, mirrored(panel, 'cuff left')];
}

function seamsOf({ cuff }: TrouserMeasures): Seam[] {
  const both = (['left', 'right'] as const).flatMap((side) => [
    { first: `front ${side}.outseam`, second: `back ${side}.outseam` },
    { first: `front ${side}.inseam`, second: `back ${side}.inseam` },
    { first: `back ${side}.dart inner`, second: `back ${side}.dart outer` },
    { first: `front ${side}.waist`, second: `waistband.front ${side}` },
    { first: `back ${side}.waist inner`, second: `waistband.back inner ${side}` },
    { first: `back ${side}.waist outer`, second: `waistband.back outer ${side}` },
    ...(cuff
      ? [
          { first: `front ${side}.hem`, second: `cuff ${side}.front`, isGathered: true },
          { first: `back ${side}.hem`, second: `cuff ${side}.back`, isGathered: true },
          { first: `cuff ${side}.end left`, second: `cuff ${side}.end right` },
        ]
      : []),
  ]);
  return [
    ...both,
    { first: 'front left.center', second: 'front right.center' },
    { first: 'back left.center', second: 'back right.center' },
    { first: 'waistband.end left', second: 'waistband.end right' },
  ];
}

/** Knees that bent in them leave more cloth than a straight leg needs: it lies in creases there. */
function wornBy(wear: number, knee: number): NonNullable<Panel['worn']> {
  const near = (y: number, at: number, reach: number): number => Math.exp(-(((y - at) / reach) ** 2));
  return ([, y]) => [1 + wear * 0.3, 1 + wear * (near(y, knee - 2, 10) + 0.9 * near(y, 16, 9))];
}

/** Cloth lies its own thickness off the skin, all round. */
const quarter = (body: Body, y: number, { thickness }: Cloth): number =>
  (sectionAt(body, y, ['trunk', 'left leg', 'right leg']).girth + 2 * Math.PI * thickness) / 4;

/** From the side of the waist over hip and knee to the hem. */
function outseam(widths: readonly Point2[], knee: Point2, hem: Point2): Point2[] {
  return [
    ...curve([...widths, between2(widths.at(-1)!, knee, 0.5, 0.2), knee]),
    ...curve([knee, hem]).slice(1),
  ];
}

const between2 = (a: Point2, b: Point2, share: number, out: number): Point2 => [
  between(a[0], b[0], share) + out,
  between(a[1], b[1], share),
];

function inseam(fork: Point2, knee: Point2, hem: Point2, hollow: number): Point2[] {
  return [...curve([fork, between2(fork, knee, 0.4, hollow), knee]), ...curve([knee, hem]).slice(1)];
}

function frontPanel(m: TrouserMeasures, body: Body, rings: Rings): Panel {
  const crotch = rings.crotch[1] - m.drop;
  const side = (y: number): number =>
    quarter(body, y, m.cloth) - FRONT_LESS + (m.hipEase / 4) * smooth(m.waist, HIP, y);
  const widths: Point2[] = [
    [side(m.waist) + 0.4, m.waist],
    [side(92), 92],
    [side(HIP), HIP],
    [side(crotch), crotch],
  ];
  const crease = (side(HIP) - m.forks[0]) / 2;
  const half = (girth: number): number => (girth / 2 - LEG_LESS) / 2;
  const kneeHeight = body.joints['right knee']![1];
  const knee = (way: number): Point2 => [crease + way * half(m.knee), kneeHeight];
  const hem = (way: number): Point2 => [crease + way * half(m.hem), m.hemHeight];
  const fork: Point2 = [-m.forks[0], crotch];
  const edges = {
    waist: [[0.4, m.waist], widths[0]!] as Point2[],
    outseam: outseam(widths, knee(1), hem(1)),
    hem: [hem(1), hem(-1)],
    inseam: inseam(fork, knee(-1), hem(-1), 1).toReversed(),
    center: curve([
      fork,
      [-m.forks[0] * 0.28, crotch + 1.6],
      [0, crotch + 6],
      [0.1, between(crotch, m.waist, 0.6)],
      [0.4, m.waist],
    ]),
  };
  return { name: 'front', edges, turned: false, place: placeOn(rings, edges, 1) };
}

function backPanel(m: TrouserMeasures, body: Body, rings: Rings, inseamLength: number): Panel {
  const crotch = rings.crotch[1] - m.drop;
  const slant = (y: number): number => BACK_SLANT * smooth(HIP - 6, m.waist + BACK_RISE, y);
  const side = (y: number): number =>
    slant(y) +
    quarter(body, y, m.cloth) +
    FRONT_LESS +
    (m.hipEase / 4) * smooth(m.waist, HIP, y) +
    DART.width * Math.max(0, (y - m.waist + DART.depth) / DART.depth);
  const widths: Point2[] = [
    [side(m.waist) - 0.4, m.waist],
    [side(92), 92],
    [side(HIP), HIP],
    [side(crotch), crotch],
  ];
  const crease = (side(HIP) - m.forks[1]) / 2 + 1;
  const half = (girth: number): number => (girth / 2 + LEG_LESS) / 2;
  const kneeHeight = body.joints['right knee']![1];
  const knee = (way: number): Point2 => [crease + way * half(m.knee), kneeHeight];
  const hem = (way: number): Point2 => [crease + way * half(m.hem), m.hemHeight];
  const fork = dropFork([-m.forks[1], crotch], (at) => inseam(at, knee(-1), hem(-1), 1.6), inseamLength);
  const top: Point2 = [BACK_SLANT, m.waist + BACK_RISE];
  const dart = dartOf(top, widths[0]!);
  const edges = {
    'waist inner': [top, dart.inner],
    'dart inner': [dart.inner, dart.tip],
    'dart outer': [dart.tip, dart.outer],
    'waist outer': [dart.outer, widths[0]!],
    outseam: outseam(widths, knee(1), hem(1)),
    hem: [hem(1), hem(-1)],
    inseam: inseam(fork, knee(-1), hem(-1), 1.6).toReversed(),
    center: curve([
      fork,
      [-m.forks[1] * 0.55, crotch + 0.4],
      [-m.forks[1] * 0.16, crotch + 3],
      [slant(crotch + 8) + 0.2, crotch + 8],
      [slant(between(crotch, m.waist, 0.6)), between(crotch, m.waist, 0.6)],
      top,
    ]),
  };
  return { name: 'back', edges, turned: true, place: placeOn(rings, edges, -1) };
}

function dartOf(top: Point2, side: Point2): { inner: Point2; tip: Point2; outer: Point2 } {
  const along = Math.hypot(side[0] - top[0], side[1] - top[1]);
  const at = (share: number): Point2 => [between(top[0], side[0], share), between(top[1], side[1], share)];
  const middle = at(0.46);
  const half = DART.width / 2 / along;
  return { inner: at(0.46 - half), tip: [middle[0], middle[1] - DART.depth], outer: at(0.46 + half) };
}

/** The back's fork is lowered until both inseams have one length. */
function dropFork(fork: Point2, line: (fork: Point2) => Point2[], length: number): Point2 {
  let [low, high] = [-4, 4];
  for (let round = 0; round < 30; round++) {
    const drop = (low + high) / 2;
    if (lengthOf(line([fork[0], fork[1] - drop])) > length) low = drop;
    else high = drop;
  }
  return [fork[0], fork[1] - (low + high) / 2];
}

/** A level row goes from the inner edge (center or inseam) round the front or back to the side. */
function placeOn(rings: Rings, edges: Readonly<Record<string, readonly Point2[]>>, facing: 1 | -1): Place {
  const OFF = 1.2;
  const [crotchZ, crotchY] = rings.crotch;
  const outline = Object.values(edges);
  const extents = outline.flat().map((p) => p[1]);
  const [lowest, highest] = [Math.min(...extents) + 0.01, Math.max(...extents) - 0.01];
  return ([x, y]) => {
    const [left, right] = rowOf(outline, Math.max(lowest, Math.min(highest, y)));
    const share = Math.max(0, Math.min(1, (x - left) / (right - left || 1)));
    const isLeg = 1 - smooth(crotchY - 3, crotchY + 3, y);
    const [trunk, leg] = [rings.trunk(Math.max(y, crotchY)), rings.leg(y)];
    const skin = facing > 0 ? rings.front(Math.max(y, crotchY)) : rings.back(Math.max(y, crotchY));
    const arch = Math.sqrt(1 - (1 - Math.max(0, Math.min(1, (y - crotchY + 1) / 7))) ** 2);
    const inner = {
      x: Math.max(0.15, between(0.15, leg.x - leg.across - 0.8, isLeg)),
      z: between(crotchZ, skin + facing * OFF, arch) * (1 - isLeg) + leg.z * isLeg,
    };
    const outer = between(trunk.across, leg.x + leg.across, isLeg) + OFF;
    const middle = between(trunk.z, leg.z, isLeg);
    const deep = between(trunk.deep, leg.deep, isLeg) + OFF;
    const start = Math.asin(Math.max(0, Math.min(1, (facing * (inner.z - middle)) / deep)));
    const angle = between(start, Math.PI, share);
    return [
      inner.x + ((outer - inner.x) * (Math.cos(start) - Math.cos(angle))) / (Math.cos(start) + 1),
      y > crotchY ? y : y - smooth(crotchY, crotchY - 3, y),
      middle + facing * deep * Math.sin(angle),
    ];
  };
}
