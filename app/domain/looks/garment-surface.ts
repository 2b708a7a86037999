// What is known of a garment's own picture once it has been laid flat; the pixels lie beside it, in one atlas.
import type { Hex } from './cloth.ts';
import { NECKLINES, type Drawing } from './look.ts';

export const SURFACE_SHAPES = ['top', 'open-top', 'dress', 'skirt', 'trousers', 'shorts'] as const;
export type SurfaceShape = (typeof SURFACE_SHAPES)[number];

/** Long tops and short dresses look alike lying flat: the kind that she chooses decides. */
const UPPER: readonly SurfaceShape[] = ['top', 'open-top', 'dress'];
const SHAPES: Partial<Record<Drawing['kind'], readonly SurfaceShape[]>> = {
  top: UPPER,
  coat: UPPER,
  dress: UPPER,
  skirt: ['skirt'],
  trousers: ['trousers', 'shorts'],
};

/** What a picture of such a garment shows; empty where no picture is worn. */
export const shapesOf = (kind: Drawing['kind']): readonly SurfaceShape[] => SHAPES[kind] ?? [];

/**
 * A panel runs from edge to edge and from top to hem: of a front from the picture's left to its right, of half a
 * front and of a sleeve from its outer edge to its inner one, so that one twin can stand in for the other.
 */
export const PANELS = ['front', 'front-left', 'front-right', 'sleeve-left', 'sleeve-right'] as const;
export type PanelName = (typeof PANELS)[number];

/** In pixels of the atlas. */
export interface PanelPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In widths between the shoulders; of skirts and trousers in widths of the waist. 0 where it has none. */
export interface SurfaceCut {
  /** From the neck (or waist) down to the hem. */
  length: number;
  /** From there down to the lowest cloth: a tie or a tail may hang below the hem. */
  reach: number;
  /** Between the armpits; of skirts and trousers the widest. */
  width: number;
  hemWidth: number;
  /** How far the shoulder lies below the neck. */
  slope: number;
  /**
   * Of a front without sleeves: where its shoulder ends, as a share across; 0 where sleeves begin there. Missing in what
   * was laid flat before it was measured.
   */
  strap?: number | undefined;
  /** From the shoulder to the cuff. */
  sleeve: number;
  cuffWidth: number;
  /** Waist down to the crotch. */
  rise: number;
}

export const NECK_KINDS = [...NECKLINES, 'square', 'hood'] as const;
export type NeckKind = (typeof NECK_KINDS)[number];

/** What the picture shows at the neck; `sure` 0..1: from the middle on it decides, whatever the kind's own is. */
export interface NeckReading {
  kind: NeckKind;
  sure: number;
}

export const SLEEVE_LENGTHS = ['none', 'cap', 'short', 'three-quarter', 'long'] as const;
export type SleeveReading = (typeof SLEEVE_LENGTHS)[number];

/** A point of a panel: shares across and down. */
export type SurfacePoint = readonly [across: number, down: number];

/** The order of a panel's corners; a sleeve's own left is its outer edge. */
export const MARKS = {
  front: ['neck', 'shoulder', 'armpit', 'upper side', 'lower side', 'hem'],
  /** Then its outer and inner edge, in pairs down to the cuff. */
  sleeve: ['shoulder', 'armpit'],
} as const;

export interface SurfaceFacts {
  shape: SurfaceShape;
  panels: Partial<Record<PanelName, PanelPlace>>;
  cut: SurfaceCut;
  /** The front neckline on the front panel, from left to right; empty where there is none. */
  neckline: SurfacePoint[];
  /**
   * Of tops, coats and dresses: panels are cut out of the picture as it is, and hang on her by these corners (MARKS). Missing in
   * what was laid flat row by row.
   */
  marks?: Partial<Record<PanelName, SurfacePoint[]>> | undefined;
  /** 0..1: from the middle on it is cut whatever the kind's own neckline is. */
  necklineSure: number;
  /** Missing in what was laid flat before they were read, and where there is no neck and are no sleeves. */
  neck?: NeckReading | undefined;
  sleeves?: SleeveReading | undefined;
  /** Of the garment's width: its one panel is a piece of its cloth so wide, worn in the drawing's own cut. */
  tile?: number | undefined;
  /** The cloth's own color, and that of the collar where it differs. */
  color: Hex;
  collar: Hex | null;
  /** Slow light of the picture was taken out; prints, velvet and satin keep theirs. */
  oneHue: boolean;
  /** Her sliders, -1 shorter or tighter … 1 longer or looser. */
  adjusted: { length: number; width: number };
}

/** Why a picture cannot be worn; today's drawing is shown instead. */
export const SURFACE_REFUSALS = ['folded', 'armpit', 'border', 'ground', 'shape'] as const;
export type SurfaceRefusal = (typeof SURFACE_REFUSALS)[number];
