// What a top is drafted from.
import type { Cloth, Draft, Panel, Point2 } from '../draft.ts';

export type Side = 'left' | 'right';
export const BOTH: readonly Side[] = ['left', 'right'];

/** In one piece; buttoned, on a strip of two layers; or open, each half with a facing. */
export type Front =
  | { kind: 'whole' }
  | { kind: 'placket'; width: number }
  | { kind: 'open'; gap: number; facing: number };

export interface TopMeasures {
  name: string;
  bustEase: number;
  hipEase: number;
  /** Of a quarter, inward at the waist. */
  waistIn?: number;
  /** Of a quarter, outward from the hip to the hem. */
  flare?: number;
  front?: Front;
  /** How much deeper the hem is cut in the middle of the front: the bust takes it up. */
  frontLonger?: number;
  /** Height above the floor where the cloth ends (or its band begins). */
  hem: number;
  /** From the middle to the neck's side, and how deep it is in front. */
  neck: readonly [half: number, deep: number];
  /** From the middle to the armhole's upper end. */
  shoulder: number;
  /** Height above the floor. */
  armhole: number;
  /** `wear`: how much longer bent elbows have made it there. */
  sleeve: { cap: number; length: number; end: number; wear?: number };
  /** Heights of bands, and how much shorter they are than what they draw in; none where null. */
  bands: { neck: Band; hem: Band | null; cuff: Band | null };
  cloth: Cloth;
  /** Tied with a belt: its fronts lie over each other, and fall as one. */
  isBelted?: boolean;
  /** For a chest without a bust. */
  isFlat?: boolean;
  relief?: Draft['relief'];
}

export interface Band {
  height: number;
  drawnIn: number;
}

export interface Trunk {
  panels: readonly Panel[];
  /** Round the neck and round the hem, as a band goes: to the right as worn, in front. */
  neckline: readonly BandPiece[];
  hemline: readonly BandPiece[];
  armhole: Readonly<Record<'front' | 'back', readonly Point2[]>>;
  /** The upper end of the armhole. */
  tip: Point2;
}

/** An edge of the trunk that a band is sewn to. */
export interface BandPiece {
  /** As seams call it: `front.neck`. */
  edge: string;
  /** As the band's own edge is called. */
  name: string;
  line: readonly Point2[];
  place: Panel['place'];
}
