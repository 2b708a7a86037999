import type { Cloth } from '../../domain/looks/cloth.ts';
import type { HatShape } from '../../domain/looks/look.ts';
import { hatBand, hatSheet, hatDome, hatSeam, hatLine, type Hat } from './hat-drawing.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { CoordinatePairs } from '../pixels/paths.ts';

const STRAW = new Set(['plain', 'straw', 'linen']);

interface Brimmed {
  /** The crown's right half, from its middle down. */
  crown: CoordinatePairs;
  /** From the crown's left end forward to its right end, and back along its lower edge. */
  brim: CoordinatePairs;
  edge: CoordinatePairs;
  reach: number;
  /** Upper edge of the ribbon. */
  ribbon?: number;
}

/** The brims are seen a little from below, so that the front dips. */
const BRIMMED: Record<'brim' | 'bucket' | 'cloche', Brimmed> = {
  brim: {
    crown: [0, 1.2, 0.44, 1.24, 0.736, 1.14, 0.864, 0.75, 1.06, 0.1],
    brim: [
      -1.04, 0.2, -1.95, 0.14, -1.9695, 0.06, -1.209, -0.04, 0, -0.1, 1.209, -0.04, 1.9695, 0.06, 1.95, 0.14,
      1.04, 0.2, 0.5, 0.27, 0, 0.29, -0.5, 0.27, -1.04, 0.2,
    ],
    edge: [-1.833, 0.07, -1.0725, 0, 0, -0.05, 1.0725, 0, 1.833, 0.07],
    reach: 1.95,
    ribbon: 0.44,
  },
  bucket: {
    crown: [0, 1.12, 0.5, 1.12, 0.78, 1.06, 0.96, 0.66, 1.06, 0.1],
    brim: [
      -1.04, 0.2, -1.4, -0.14, -1.414, -0.22, -0.868, -0.32, 0, -0.166, 0.868, -0.32, 1.414, -0.22, 1.4,
      -0.14, 1.04, 0.2, 0.5, 0.27, 0, 0.29, -0.5, 0.27, -1.04, 0.2,
    ],
    edge: [-1.316, -0.21, -0.77, -0.28, 0, -0.116, 0.77, -0.28, 1.316, -0.21],
    reach: 1.4,
  },
  cloche: {
    crown: [0, 1.14, 0.44, 1.1, 0.82, 0.9, 1.02, 0.52, 1.06, 0.1],
    brim: [
      -1.04, 0.2, -1.22, -0.08, -1.2322, -0.16, -0.7564, -0.26, 0, -0.148, 0.7564, -0.26, 1.2322, -0.16, 1.22,
      -0.08, 1.04, 0.2, 0.5, 0.27, 0, 0.29, -0.5, 0.27, -1.04, 0.2,
    ],
    edge: [-1.1468, -0.15, -0.671, -0.22, 0, -0.098, 0.671, -0.22, 1.1468, -0.15],
    reach: 1.22,
    ribbon: 0.38,
  },
};

/** Of the hat, and of its ribbon. */
export function brimmedCloths({ cloth }: Hat, shape: HatShape): { cloth: Cloth; silk: Cloth } {
  return shape === 'brim' && STRAW.has(cloth.fabric)
    ? { cloth: { ...cloth, fabric: 'straw' }, silk: { fabric: 'plain', colour: '#3a302a' } }
    : { cloth, silk: { ...cloth, fabric: 'satin' } };
}

export function brimmed(hat: Hat, shape: 'brim' | 'bucket' | 'cloche'): Sheet[] {
  const { cloth, silk } = brimmedCloths(hat, shape);
  const worn: Hat = { ...hat, cloth };
  const { crown, brim, edge, reach, ribbon } = BRIMMED[shape];
  const head = [...hatDome(worn, crown), ...hatLine(worn, [1.06, 0.1, 0, 0.2, -1.06, 0.1])];
  const lines = [hatSeam(worn, edge, 0.0013, 0.66, 0.4)];
  const sheets = [
    hatSheet(worn, [head], 1.1),
    hatSheet(worn, [hatLine(worn, brim)], reach * 1.05, { shadow: 0.55, lines }),
  ];
  if (ribbon === undefined) return sheets;
  return [
    ...sheets,
    hatSheet(worn, [hatBand(worn, 1.06, 0.24, ribbon)], 1.08, { cloth: silk, shadow: 0.25 }),
  ];
}

export function headscarf(hat: Hat): Sheet[] {
  const lines = [
    hatSeam(hat, [-1, 0.1, -0.5, 0.62, 0.1, 0.9], 0.005, 0.72, 0.3),
    hatSeam(hat, [1, 0.08, 0.6, 0.55, 0.2, 0.8], 0.005, 0.72, 0.3),
    hatSeam(hat, [-1.05, -0.1, -0.7, 0.3, -0.3, 0.55], 0.004, 0.75, 0.25),
  ];
  const cloth = [
    ...hatDome(hat, [0, 1.08, 0.5, 1.03, 0.9, 0.76, 1.06, 0.3, 1.08, -0.35, 1.06, -0.58]),
    ...hatDome(hat, [0, 0.36, 0.66, 0.22, 0.98, -0.16, 1.06, -0.58]).reverse(),
  ];
  return [hatSheet(hat, [cloth], 1.1, { lines })];
}
