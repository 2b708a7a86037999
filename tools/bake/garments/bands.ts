// Bands at waist, neck and hem: straight strips, drawn a little shorter than what they are sewn to.
import { lengthOf, type Panel, type Point2 } from '../draft.ts';
import { between, OFF, onEllipse, type Rings } from './start-positions.ts';
import type { Band, TopMeasures, Trunk } from './top-measures.ts';

/** An edge that the waistband is sewn to, and its length. */
export type WaistPiece = readonly [name: string, length: number];

/** @param pieces from the middle of the back round the left, the front and the right to the middle of the back */
export function waistband(
  { waist, band }: { waist: number; band: number },
  rings: Rings,
  pieces: readonly WaistPiece[],
): Panel {
  const total = pieces.reduce((sum, [, length]) => sum + length, 0);
  const top = waist + band;
  const edges: [string, Point2[]][] = [];
  let x = -total / 2;
  for (const [name, length] of pieces) {
    edges.push([
      name,
      [
        [x, waist],
        [x + length, waist],
      ],
    ]);
    x += length;
  }
  const corner = (way: 1 | -1, y: number): Point2 => [(way * total) / 2, y];
  edges.push(
    ['end right', [corner(1, waist), corner(1, top)]],
    ['top', [corner(1, top), corner(-1, top)]],
    ['end left', [corner(-1, top), corner(-1, waist)]],
  );
  return {
    name: 'waistband',
    edges: Object.fromEntries(edges),
    turned: false,
    stiffness: 4,
    place: ([flat, y]) => {
      const ring = rings.trunk(y);
      const [px, pz] = onEllipse({ ...ring, across: ring.across + 1, deep: ring.deep + 1 }, flat / total);
      return [px, y, pz];
    },
  };
}

/** From the middle of the back round the left, the front and the right. */
export function neckBand(m: TopMeasures, { panels: [front, back] }: Trunk): Panel {
  const { height, drawnIn } = m.bands.neck;
  const [f, b] = [front.edges['neck']!, back.edges['neck']!];
  const halves = [lengthOf(f) * drawnIn, lengthOf(b) * drawnIn] as const;
  const low = f[0]![1];
  const [x1, x2] = [halves[0] / 2, halves[0] / 2 + halves[1]];
  const lineAt = (line: readonly Point2[], share: number): Point2 => {
    const goal = share * lengthOf(line);
    let walked = 0;
    for (let i = 1; i < line.length; i++) {
      const piece = Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
      if (walked + piece >= goal)
        return [0, 1].map((c) => between(line[i - 1]![c]!, line[i]![c]!, (goal - walked) / piece)) as [
          number,
          number,
        ];
      walked += piece;
    }
    return line.at(-1)!;
  };
  return {
    name: 'neckband',
    // The end lies at the left shoulder: no seam is seen in front.
    edges: {
      front: [
        [-x1, low],
        [x1, low],
      ],
      back: [
        [x1, low],
        [x2, low],
      ],
      'end right': [
        [x2, low],
        [x2, low + height],
      ],
      upper: [
        [x2, low + height],
        [-x1, low + height],
      ],
      'end left': [
        [-x1, low + height],
        [-x1, low],
      ],
    },
    turned: false,
    stiffness: 2,
    place: ([x, y]) => {
      const [px, py, pz] =
        x <= x1
          ? front.place(lineAt(f, (x + x1) / halves[0]))
          : back.place(lineAt(b, 1 - (x - x1) / halves[1]));
      return [px * (1 - 0.02 * (y - low)), py + (y - low) * 0.8, pz - (pz - 1) * 0.02 * (y - low)];
    },
  };
}

export function hemBand(
  { height, drawnIn }: Band,
  { hem }: TopMeasures,
  { hemHalf }: Trunk,
  rings: Rings,
): Panel {
  const half = hemHalf * 2 * drawnIn;
  const low = hem - height;
  return {
    name: 'hemband',
    edges: {
      'back left': [
        [-half, hem],
        [-half / 2, hem],
      ],
      front: [
        [-half / 2, hem],
        [half / 2, hem],
      ],
      'back right': [
        [half / 2, hem],
        [half, hem],
      ],
      'end right': [
        [half, hem],
        [half, low],
      ],
      lower: [
        [half, low],
        [-half, low],
      ],
      'end left': [
        [-half, low],
        [-half, hem],
      ],
    },
    turned: false,
    stiffness: 2,
    place: ([x, y]) => {
      const ring = rings.trunk(y);
      const [px, pz] = onEllipse(
        { ...ring, across: ring.across + OFF, deep: ring.deep + OFF },
        x / (2 * half),
      );
      return [px, y, pz];
    },
  };
}
