// What a tailor's draft is: flat panels in cm, seams between their edges, and the cloth they are cut from. x to the right as
// worn, y the height above the floor where the piece is worn.
import type {
  LayerName,
  StandardArm,
  StationName,
} from '../../app/fitting-room/baked-cloth/baked-garment.ts';
import type { Body, Point3 } from './body/standard-body.ts';

export type Point2 = readonly [x: number, y: number];

export interface Panel {
  name: string;
  /** Round the panel; each edge begins where the one before ends. */
  edges: Readonly<Record<string, readonly Point2[]>>;
  /** Whether the flat panel as seen from the front shows its inner side (a back). */
  turned: boolean;
  /** Where a point lies before the cloth falls. */
  place: (flat: Point2) => Point3;
  /** Cloth that wear has stretched: its length across and along for one of the flat panel's, at a point. */
  worn?: (flat: Point2) => readonly [across: number, along: number];
  /** Where across the body a pressed edge hangs, in cm from the middle; null: where it falls. */
  hangs?: (flat: Point2) => number | null;
  /** Points that a tied belt draws in to the body. */
  belted?: (flat: Point2) => boolean;
  /** Points that stay where they are put: a bag hangs by them. */
  pinned?: (flat: Point2) => boolean;
  /** Of the bending stiffness of the garment's cloth: bands and facings are of several layers. */
  stiffness?: number | ((flat: Point2) => number);
}

/** The edges of a straight piece of cloth, named from the upper one on to the right. */
export const rectangle = (
  names: readonly [string, string, string, string],
  [left, right]: Point2,
  [low, high]: Point2,
): Panel['edges'] => {
  const corners: readonly Point2[] = [
    [left, high],
    [right, high],
    [right, low],
    [left, low],
  ];
  return Object.fromEntries(names.map((name, k) => [name, [corners[k]!, corners[(k + 1) % 4]!]]));
};

/** Two edges, as `panel.edge`, with those ends together that lie together; a gathered first edge is drawn in to the second's length. */
export interface Seam {
  first: string;
  second: string;
  isGathered?: boolean;
}

/** How much springs give: less is stiffer. Across the cloth's edges, over two of its triangles, over three to four edges. */
export interface Cloth {
  stretch: number;
  bend: number;
  fold: number;
  friction: number;
  /** How far cloth keeps off the skin, in cm. */
  thickness: number;
}

export interface DraftLayer {
  name: LayerName;
  /** Which panels, and which points of them. */
  shows: (panel: string, flat: Point2) => boolean;
  /** Up to which height above the floor, on the pattern, the inner side of its cloth is seen: in a hem, not through an armhole. */
  innerUpTo?: number;
  /** Its cloth has no inner side: a scarf's. */
  isTwoFaced?: boolean;
  stations: readonly DraftStation[];
}

export interface DraftStation {
  name: StationName;
  /** The middle of the line, and its direction from left to right, seen from the front of the hanging body, in cm. */
  at: Point2;
  along: Point2;
  /** An edge that is told by where a line of the pattern lies (the center front of a leg above the crotch), in place of what is covered. */
  inner?: 'left' | 'right';
  /** How wide a hole in the cloth the line crosses, in cm. */
  hole?: number;
}

export interface Small {
  /** In place of the body, in steps: the load that swells a bag, a head under a hat. */
  around: readonly Body[];
  /** It keeps the form that its panels are placed in. */
  isRigid?: boolean;
  /** Of the mesh, in cm. */
  spacing: number;
  /** Radians that its right side, and its upper one, are turned to the viewer. */
  turn: number;
  tilt: number;
  /** How much is seen at once, in cm. */
  span?: number;
}

export interface Draft {
  name: string;
  panels: readonly Panel[];
  seams: readonly Seam[];
  cloth: Cloth;
  /** Panels that the body holds where they are put (a waistband). */
  held: readonly string[];
  layers: readonly DraftLayer[];
  /** Of another body than the woman's of average build: where sleeves hang. */
  arm?: StandardArm;
  /** Steps of the body's pose while it falls: more where arms sink. */
  poses: number;
  /** What is small is measured, hung and shadowed apart from the body, or stays as it was formed. */
  small?: Small;
  /** Which folds it falls into, where its panels lie even. */
  seed?: number;
  /** How far its cloth stands off the sewn one, in cm: quilting, pressed pleats. */
  relief?: (panel: string, flat: Point2) => number;
  /** Where cloth may be while it falls, in cm. */
  reach: { low: Point3; high: Point3 };
}

export const lengthOf = (line: readonly Point2[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);

/** A smooth line through points (Catmull-Rom), every cm or so. */
export function curve(points: readonly Point2[]): Point2[] {
  const out: Point2[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i++) {
    const [p1, p2] = [points[i]!, points[i + 1]!];
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2];
    const steps = Math.max(2, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1])));
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const at = (c: 0 | 1): number =>
        0.5 *
        (2 * p1[c] +
          (p2[c] - p0[c]) * t +
          (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
          (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  return out;
}

/** Evenly spaced points of a line, both ends with them. */
export function resample(line: readonly Point2[], pieces: number): Point2[] {
  const total = lengthOf(line);
  const out: Point2[] = [line[0]!];
  let [i, walked] = [0, 0];
  for (let k = 1; k < pieces; k++) {
    const goal = (total * k) / pieces;
    for (;;) {
      const [a, b] = [line[i]!, line[i + 1]!];
      const piece = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (walked + piece >= goal || i === line.length - 2) {
        const t = piece > 0 ? (goal - walked) / piece : 0;
        out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
        break;
      }
      walked += piece;
      i++;
    }
  }
  out.push(line.at(-1)!);
  return out;
}

/** The same panel on the other side of the body. */
export function mirrored(panel: Panel, name: string): Panel {
  const edges = Object.entries(panel.edges)
    .toReversed()
    .map(([edge, line]) => [edge, line.toReversed().map(([x, y]): Point2 => [-x, y])] as const);
  return {
    ...panel,
    name,
    edges: Object.fromEntries(edges),
    ...(typeof panel.stiffness === 'function' ? { stiffness: stiffnessMirrored(panel.stiffness) } : {}),
    ...(panel.hangs ? { hangs: hangsMirrored(panel.hangs) } : {}),
    ...(panel.pinned ? { pinned: ([x, y]: Point2) => panel.pinned!([-x, y]) } : {}),
    ...(panel.belted ? { belted: ([x, y]: Point2) => panel.belted!([-x, y]) } : {}),
    ...(panel.worn ? { worn: ([x, y]: Point2) => panel.worn!([-x, y]) } : {}),
    place: ([x, y]) => {
      const [px, py, pz] = panel.place([-x, y]);
      return [-px, py, pz];
    },
  };
}

const hangsMirrored =
  (hangs: NonNullable<Panel['hangs']>): Panel['hangs'] =>
  ([x, y]) => {
    const at = hangs([-x, y]);
    return at === null ? null : -at;
  };

const stiffnessMirrored =
  (stiffness: (flat: Point2) => number) =>
  ([x, y]: Point2): number =>
    stiffness([-x, y]);
