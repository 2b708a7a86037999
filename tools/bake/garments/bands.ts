// Bands at waist, neck and hem: straight strips, drawn a little shorter than what they are sewn to.
import { lengthOf, type Panel, type Point2, type Seam } from '../draft.ts';
import { between, onEllipse, type Place, type Rings } from './start-positions.ts';
import type { Band, BandPiece } from './top-measures.ts';

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

interface BandShape extends Band {
  /** Both ends lie at the center front. */
  isOpen: boolean;
  /** From the edge that it is sewn to. */
  way: 'up' | 'down';
}

/** A point of a line by its share of the length. */
function pointAt(line: readonly Point2[], share: number): Point2 {
  const goal = share * lengthOf(line);
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const piece = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (walked + piece >= goal) {
      const t = (goal - walked) / piece;
      return [between(a[0], b[0], t), between(a[1], b[1], t)];
    }
    walked += piece;
  }
  return line.at(-1)!;
}

const isFront = ({ edge }: BandPiece): boolean => !edge.startsWith('back');

/** Round the neck or the hem of a trunk, drawn in; its middle is the middle of the front, of an open one the middle of the back. */
export function bandOn(
  name: string,
  pieces: readonly BandPiece[],
  { height, drawnIn, isOpen, way }: BandShape,
): { panel: Panel; seams: Seam[] } {
  const lengths = pieces.map(({ line }) => lengthOf(line) * drawnIn);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const starts = lengths.map((_, k) => lengths.slice(0, k).reduce((sum, length) => sum + length, 0));
  const fronts = [...pieces.keys()].filter((k) => isFront(pieces[k]!));
  const middle = isOpen
    ? total / 2
    : (starts[fronts[0]!]! + starts[fronts.at(-1)!]! + lengths[fronts.at(-1)!]!) / 2;
  const sewn = pieces[0]!.line[0]![1];
  const free = sewn + (way === 'up' ? height : -height);
  const [left, right] = [-middle, total - middle];
  const edges: [string, Point2[]][] = pieces.map((piece, k) => [
    piece.name,
    [
      [starts[k]! - middle, sewn],
      [starts[k]! + lengths[k]! - middle, sewn],
    ],
  ]);
  edges.at(-1)![1][1] = [right, sewn];
  edges.push(
    [
      'end right',
      [
        [right, sewn],
        [right, free],
      ],
    ],
    [
      'free',
      [
        [right, free],
        [left, free],
      ],
    ],
    [
      'end left',
      [
        [left, free],
        [left, sewn],
      ],
    ],
  );
  edges[0]![1][0] = [left, sewn];
  const place: Place = ([x, y]) => {
    const along = x + middle;
    const k = Math.max(
      0,
      starts.findLastIndex((start) => start <= along + 1e-9),
    );
    const { line, place: onTrunk } = pieces[k]!;
    const [px, py, pz] = onTrunk(pointAt(line, (along - starts[k]!) / lengths[k]!));
    const off = Math.abs(y - sewn);
    if (way === 'down') return [px, py - off, pz];
    return [px * (1 - 0.02 * off), py + off * 0.8, pz - (pz - 1) * 0.02 * off];
  };
  return {
    panel: { name, edges: Object.fromEntries(edges), turned: false, stiffness: 2, place },
    seams: [
      ...pieces.map((piece) => ({
        first: piece.edge,
        second: `${name}.${piece.name}`,
        isGathered: drawnIn < 1,
      })),
      ...(isOpen ? [] : [{ first: `${name}.end left`, second: `${name}.end right` }]),
    ],
  };
}
