import type { BodyModel } from '../../person/body-model.ts';
import type { Crease } from './crease-relief.ts';
import type { Point } from '../../pixels/pixels.ts';

export interface Cut {
  /** 0 none, 0.5 elbow, 1 wrist. */
  sleeve?: number;
  /** Pixels. */
  hem: number;
  /** Height of a belt or waistband, pixels. */
  held?: number;
  /** 0 close to the body … 1 hanging free. */
  loose: number;
  kind: 'top' | 'coat' | 'trousers' | 'skirt' | 'drape';
  folds?: Fold[];
}

/** Width in thousandths of the body's size. */
export interface Fold {
  points: Point[];
  width: number;
  depth: number;
}

/** -1..1, repeatable. */
type Chance = (k: number) => number;

export interface CreaseBrush {
  model: BodyModel;
  chance: Chance;
  /** Width in thousandths of the body's size. */
  draw: (on: Crease['on'], points: Point[], width: number, depth: number) => void;
}
