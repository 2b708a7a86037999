// What a top is drafted from.
import type { Cloth, Panel, Point2 } from '../draft.ts';

export interface TopMeasures {
  name: string;
  bustEase: number;
  hipEase: number;
  /** Height above the floor where the cloth ends (or its band begins). */
  hem: number;
  /** From the middle to the neck's side, and how deep it is in front. */
  neck: readonly [half: number, deep: number];
  /** From the middle to the armhole's upper end. */
  shoulder: number;
  /** Height above the floor. */
  armhole: number;
  sleeve: { cap: number; length: number; end: number };
  /** Heights of bands, and how much shorter they are than what they draw in; none where null. */
  bands: { neck: Band; hem: Band | null; cuff: Band | null };
  cloth: Cloth;
}

export interface Band {
  height: number;
  drawnIn: number;
}

export interface Trunk {
  panels: readonly [front: Panel, back: Panel];
  armhole: readonly Point2[];
  /** The upper end of the armhole. */
  tip: Point2;
  hemHalf: number;
}
