// What creases are drawn from: the cut of a sheet, and a hand that draws them.
import type { BodyModel } from '../../person/body-model.ts';
import type { Crease } from './crease-relief.ts';
import type { Point } from '../../pixels/pixels.ts';

/** What a sheet tells of its cut, so that it can fold where it ends and where it is held. */
export interface Cut {
  /** End of the sleeves: 0 none, 0.5 elbow, 1 wrist. */
  sleeve?: number;
  /** Hem of body or legs, pixels. */
  hem: number;
  /** Where a belt or waistband holds it, pixels. */
  held?: number;
  /** 0 close to the body … 1 hanging free. */
  loose: number;
  kind: 'top' | 'coat' | 'trousers' | 'skirt' | 'drape';
  /** Of draped cloth, which folds as it is laid. */
  folds?: Fold[];
}

/** A fold laid by hand; width in thousandths of the body's size. */
export interface Fold {
  points: Point[];
  width: number;
  depth: number;
}

/** Repeatable chance -1..1. */
type Chance = (k: number) => number;

export interface CreaseBrush {
  model: BodyModel;
  chance: Chance;
  /** Adds a crease; width in thousandths of the body's size. */
  draw: (on: Crease['on'], points: Point[], width: number, depth: number) => void;
}
