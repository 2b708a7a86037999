// A jacket or cardigan under a coat: closed where the coat shows little of it, never longer, its hood outside.
import type { Cloth } from '../../domain/cloth.ts';
import type { CoatDrawing, TopDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import type { Sheet } from '../cloth/piece.ts';
import { hoodBehind } from './coat-collars.ts';
import { shorterBy } from './coat-silhouette.ts';

/** About the length of a thigh in torso lengths. */
const THIGH = 0.85;
/** A front open no wider than this, in shoulder widths, would hide both edges of what is under it. */
const NARROW = 0.16;
/** How far below a coat's hem a jacket is seen as one: less is a strip of cloth. */
const CLEAR = 0.25;

/** Where a coat ends, in torso lengths below the shoulders. */
export const coatHem = (drawing: CoatDrawing): number => 1 + drawing.length * THIGH - shorterBy(drawing);

const isHooded = (drawing: TopDrawing | CoatDrawing): boolean =>
  drawing.kind === 'top' ? Boolean(drawing.hood) : drawing.collar === 'hood';

/** The jacket as it lies under a coat. */
export function coatUnder(drawing: CoatDrawing, outer: CoatDrawing): CoatDrawing {
  const narrow = outer.belt || outer.open <= NARROW;
  const over = coatHem(drawing) - coatHem(outer) + 0.06;
  return {
    ...withoutHood(drawing),
    open: narrow ? 0 : Math.min(drawing.open, outer.open * 0.6),
    length: over > 0 && over < CLEAR ? drawing.length - over / THIGH : drawing.length,
  };
}

/** Its hood comes out over the coat, or lies folded inside that one's. */
export const withoutHood = <D extends TopDrawing | CoatDrawing>(drawing: D): D => {
  if (!isHooded(drawing)) return drawing;
  return drawing.kind === 'top' ? { ...drawing, hood: false } : { ...drawing, collar: 'stand' };
};

interface Worn {
  drawing: { kind: string } | TopDrawing | CoatDrawing;
  cloth: Cloth;
}

/** The hood of what is worn under a coat that has none, laid over its collar. */
export function hoodOver(model: BodyModel, coat: CoatDrawing, under: readonly Worn[]): Sheet[] {
  if (coat.collar === 'hood' || model.covering?.veiled) return [];
  const hooded = under.findLast(
    ({ drawing }) =>
      (drawing.kind === 'top' || drawing.kind === 'coat') && isHooded(drawing as TopDrawing | CoatDrawing),
  );
  if (!hooded) return [];
  return hoodBehind(model, hooded.cloth, { open: coat.open * 0.5, drop: 0.06, lining: 0.085 });
}
