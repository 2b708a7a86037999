// The drafts of skirts: flared ones are sectors of a ring, straight ones have darts; both on a waistband.
import { curve, lengthOf, type Cloth, type Draft, type Panel, type Point2, type Seam } from '../draft.ts';
import { sectionAt } from '../body/measures.ts';
import type { Body } from '../body/standard-body.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { waistband, type WaistPiece } from './bands.ts';
import { knifePleats } from './relief.ts';
import { between, onEllipse, ringsOf, rowOf, smooth, type Place, type Rings } from './start-positions.ts';

interface SkirtBase {
  name: string;
  /** Height above the floor where the waistband is sewn on, and how tall it is. */
  waist: number;
  band: number;
  length: number;
  cloth: Cloth;
}

export interface FlaredSkirt extends SkirtBase {
  /** Of the whole ring that front and back are cut from, in radians: a full circle is 2 pi. */
  angle: number;
  /** Which folds it falls into. */
  seed: number;
  /** Pressed into front and back, each. */
  pleats?: number;
}

export interface GatheredSkirt extends SkirtBase {
  /** Width of its cloth for one of the waist. */
  fullness: number;
  /** Round the whole waist: where folds begin. */
  folds: number;
}

export interface StraightSkirt extends SkirtBase {
  hipEase: number;
  /** Of the hem's quarter, inward from the hip's. */
  taper: number;
}

/** A waistband lies off the skin all round. */
const WAIST_EASE = 4.5;
const SIDES = ['front', 'back'] as const;
type Side = (typeof SIDES)[number];

const girthAt = (body: Body, y: number): number =>
  sectionAt(body, y, ['trunk', 'left leg', 'right leg']).girth;

/** Round the body from the front: 0 is the middle of the front, a half the middle of the back. */
const turnOf = (side: Side, share: number): number => (side === 'front' ? share / 2 : 0.5 - share / 2);

function draftOf(base: SkirtBase, rings: Rings, panels: Panel[], seams: Seam[], hanging: Body): Draft {
  const hem = base.waist - base.length;
  const heights = {
    waist: base.waist + base.band - 0.5,
    hip: 84,
    knee: hanging.joints['right knee']![1],
    hem: hem + 1.5,
  };
  return {
    name: base.name,
    panels: [...panels, waistband(base, rings, waistPieces(base, rings, panels))],
    seams: [
      { first: 'front.side left', second: 'back.side left' },
      { first: 'front.side right', second: 'back.side right' },
      { first: 'waistband.end left', second: 'waistband.end right' },
      ...seams,
    ],
    cloth: base.cloth,
    held: ['waistband'],
    layers: [
      {
        name: 'skirt',
        shows: () => true,
        stations: (['waist', 'hip', 'knee', 'hem'] as const)
          .filter((name) => name !== 'knee' || heights.knee > hem + 6)
          .map((name) => ({ name, at: [0, heights[name]], along: [1, 0] })),
      },
    ],
    poses: 5,
    reach: { low: [-80, -4, -70], high: [80, 118, 80] },
  };
}

/** The edges of the waist from the middle of the back round the left, the front and the right; a gathered one as long as it becomes. */
function waistPieces({ waist }: SkirtBase, rings: Rings, panels: readonly Panel[]): WaistPiece[] {
  const edgesOf = (side: Side): WaistPiece[] =>
    Object.entries(panels.find((p) => p.name === side)!.edges)
      .filter(([name]) => name.startsWith('waist'))
      .map(([name, line]) => [`${side} ${name}`, lengthOf(line)]);
  const back = edgesOf('back');
  const half = back.length / 2;
  const pieces = [...back.slice(0, half).toReversed(), ...edgesOf('front'), ...back.slice(half).toReversed()];
  const drawnIn = Math.min(1, bandGirth(rings, waist) / pieces.reduce((sum, [, length]) => sum + length, 0));
  return pieces.map(([name, length]) => [name, length * drawnIn]);
}

/** Of the tape round the trunk, with the ease of a waistband. */
const bandGirth = (rings: Rings, y: number): number => rings.girth(y) + WAIST_EASE;

export function draftFlaredSkirt(base: FlaredSkirt, poses: readonly Body[]): Draft {
  const rings = ringsOf(poses[0]!);
  const half = base.angle / 4;
  const inner = bandGirth(rings, base.waist) / base.angle;
  const wave = waves(base.seed);
  const at = (radius: number, angle: number): Point2 => [
    radius * Math.sin(angle),
    base.waist + inner - radius * Math.cos(angle),
  ];
  const arc = (radius: number, from: number, to: number): Point2[] =>
    Array.from({ length: 33 }, (_, k) => at(radius, between(from, to, k / 32)));
  const outer = inner + base.length;
  const panel = (side: Side): Panel => {
    const place: Place = ([x, y]) => {
      const down = base.waist + inner - y;
      const along = Math.max(0, Math.hypot(x, down) - inner);
      const turn = turnOf(side, Math.atan2(x, down) / half / 2);
      return coneAt(rings, base.waist, along, turn, base.angle, wave(turn));
    };
    const edges: Record<string, Point2[]> = {
      'waist left': arc(inner, -half, 0),
      'waist right': arc(inner, 0, half),
      'side right': [at(inner, half), at(outer, half)],
      hem: arc(outer, half, -half),
      'side left': [at(outer, -half), at(inner, -half)],
    };
    return { name: side, edges, turned: side === 'back', place };
  };
  const seams = SIDES.flatMap((side) =>
    ['left', 'right'].map((way) => ({
      first: `${side}.waist ${way}`,
      second: `waistband.${side} waist ${way}`,
    })),
  );
  const draft = draftOf(base, rings, SIDES.map(panel), seams, poses.at(-1)!);
  if (!base.pleats) return draft;
  const center: Point2 = [0, base.waist + inner];
  return {
    ...draft,
    relief: knifePleats({
      ...{ center, half, inner, count: base.pleats, length: base.length },
      deep: PLEAT,
    }),
  };
}

/** How far a pleat's fold stands off at the waist and at the hem, in cm. */
const PLEAT = [0.9, 3] as const;

/** Where a skirt hangs before it falls: a cone from the waist, its rim a little waved. */
function coneAt(
  rings: Rings,
  waist: number,
  along: number,
  turn: number,
  angle: number,
  wave: number,
): readonly [number, number, number] {
  const slope = Math.min(0.95, angle / (2 * Math.PI));
  const ring = rings.trunk(waist);
  const out = 0.8 + along * slope + wave * Math.min(1, along / 20);
  const [x, z] = onEllipse({ ...ring, across: ring.across + out, deep: ring.deep + out }, turn);
  const back = (ring.z - 2.5) * smooth(0, 30, along);
  return [x, waist - along * Math.sqrt(1 - slope * slope), z - back];
}

/** A few waves round the hem, in cm. */
function waves(seed: number): (turn: number) => number {
  const random = seededNumbers(seed);
  const parts = [
    [7, 0.45],
    [9, 0.45],
    [12, 0.35],
    [17, 0.25],
  ].map(([count, height]) => ({ count: count!, height: height!, phase: random() * 6 }));
  return (turn) =>
    parts.reduce((sum, p) => sum + p.height * Math.cos(2 * Math.PI * turn * p.count + p.phase), 0) * 1.3;
}

export function draftGatheredSkirt(base: GatheredSkirt, poses: readonly Body[]): Draft {
  const rings = ringsOf(poses[0]!);
  const half = (bandGirth(rings, base.waist) * base.fullness) / 4;
  const hem = base.waist - base.length;
  const panel = (side: Side): Panel => ({
    name: side,
    turned: side === 'back',
    edges: {
      'waist left': [
        [-half, base.waist],
        [0, base.waist],
      ],
      'waist right': [
        [0, base.waist],
        [half, base.waist],
      ],
      'side right': [
        [half, base.waist],
        [half, hem],
      ],
      hem: [
        [half, hem],
        [-half, hem],
      ],
      'side left': [
        [-half, hem],
        [-half, base.waist],
      ],
    },
    place: ([x, y]) => {
      const turn = turnOf(side, x / half / 2);
      const along = base.waist - y;
      const wave = 2.2 * Math.cos(2 * Math.PI * turn * base.folds);
      return coneAt(rings, base.waist, along, turn, 1.1, wave);
    },
  });
  const seams = SIDES.flatMap((side) =>
    ['left', 'right'].map((way) => ({
      first: `${side}.waist ${way}`,
      second: `waistband.${side} waist ${way}`,
      isGathered: true,
    })),
  );
  return draftOf(base, rings, SIDES.map(panel), seams, poses.at(-1)!);
}

const HIP = 83;
const DART = { width: 2.4, depth: { front: 8, back: 11 } } as const;

export function draftStraightSkirt(base: StraightSkirt, poses: readonly Body[]): Draft {
  const body = poses[0]!;
  const rings = ringsOf(body);
  const hem = base.waist - base.length;
  const quarter = (y: number): number => girthAt(body, y) / 4;
  const panel = (side: Side): Panel => {
    const hip = (girthAt(body, HIP) + base.hipEase + 2 * Math.PI * base.cloth.thickness) / 4;
    const waist = quarter(base.waist) + WAIST_EASE / 4 + DART.width;
    const seam = curve([
      [waist, base.waist + 0.6],
      [between(waist, hip, 0.62), between(base.waist, HIP, 0.45)],
      [hip, HIP],
      [hip - base.taper * 0.4, between(HIP, hem, 0.5)],
      [hip - base.taper, hem],
    ]);
    const dart = (way: 1 | -1) => {
      const at = (x: number): Point2 => [way * x, base.waist + 0.6 * (x / waist) ** 2];
      const middle = waist * 0.5;
      return {
        inner: at(middle - DART.width / 2),
        tip: [way * middle, base.waist - DART.depth[side]] as Point2,
        outer: at(middle + DART.width / 2),
      };
    };
    const [left, right] = [dart(-1), dart(1)];
    const leftSeam = seam.map(([x, y]): Point2 => [-x, y]);
    const edges: Record<string, readonly Point2[]> = {
      'waist outer left': [leftSeam[0]!, left.outer],
      'dart outer left': [left.outer, left.tip],
      'dart inner left': [left.tip, left.inner],
      'waist inner left': [left.inner, [0, base.waist]],
      'waist inner right': [[0, base.waist], right.inner],
      'dart inner right': [right.inner, right.tip],
      'dart outer right': [right.tip, right.outer],
      'waist outer right': [right.outer, seam[0]!],
      'side right': seam,
      hem: [seam.at(-1)!, leftSeam.at(-1)!],
      'side left': leftSeam.toReversed(),
    };
    return { name: side, edges, turned: side === 'back', place: tubeOn(rings, Object.values(edges), side) };
  };
  const seams = SIDES.flatMap((side) =>
    ['left', 'right'].flatMap((way) => [
      { first: `${side}.dart inner ${way}`, second: `${side}.dart outer ${way}` },
      ...['inner', 'outer'].map((piece) => ({
        first: `${side}.waist ${piece} ${way}`,
        second: `waistband.${side} waist ${piece} ${way}`,
      })),
    ]),
  );
  return draftOf(base, rings, SIDES.map(panel), seams, poses.at(-1)!);
}

function tubeOn(rings: Rings, outline: readonly (readonly Point2[])[], side: Side): Place {
  const heights = outline.flat().map((p) => p[1]);
  const [low, high] = [Math.min(...heights) + 0.01, Math.max(...heights) - 0.01];
  return ([x, y]) => {
    const [left, right] = rowOf(outline, Math.max(low, Math.min(high, y)));
    const share = (2 * (x - left)) / (right - left || 1) - 1;
    const ring = rings.trunk(Math.max(y, rings.crotch[1] + 2));
    const [px, pz] = onEllipse(
      { ...ring, across: ring.across + 1.2, deep: ring.deep + 1.2 },
      turnOf(side, share / 2),
    );
    return [px, y, pz];
  };
}
