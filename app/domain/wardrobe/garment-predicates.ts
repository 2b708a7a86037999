// What a garment's drawing says of it, in a word: what kinds are told from.
import type { Garment } from './garment.ts';

const PATTERNS: readonly string[] = ['stripe', 'check', 'floral'];
export const hasPattern = ({ fabric }: Pick<Garment, 'fabric'>) => PATTERNS.includes(fabric);
export const hasIdMatching = (words: RegExp) => (garment: Garment) => words.test(garment.id);
export const isCoat = ({ drawing }: Garment) => drawing.kind === 'coat';
export const isOuterLayer = ({ slot }: Garment) => slot === 'coat' || slot === 'jacket';
export const sleeveLength = ({ drawing }: Garment) => ('sleeve' in drawing ? drawing.sleeve : 1);
export const necklineOf = ({ drawing }: Garment) => ('neck' in drawing ? drawing.neck : null);
export const shoeLast = ({ drawing }: Garment) => (drawing.kind === 'shoes' ? drawing.last : undefined);
export const shaftHeight = ({ drawing }: Garment) => (drawing.kind === 'shoes' ? drawing.shaft : 0);
export const hemLength = ({ drawing }: Garment) =>
  drawing.kind === 'skirt' || drawing.kind === 'dress' ? drawing.length : 2;
export const isTights = ({ slot, drawing }: Garment) => slot === 'legwear' && drawing.kind === 'legwear';
export const isClothes = ({ slot }: Garment) =>
  ['top', 'knitwear', 'dress', 'bottom', 'jacket'].includes(slot);
/** A hat against the sun. */
export const isSunHat = ({ slot, weather, headCover }: Garment) =>
  slot === 'hat' && weather.sun === 'cover' && !headCover;

export type LegKind = 'covered' | 'shorts' | 'skirt';

/** Whether legs are covered by the bottom, or bare below it. */
export function legKind({ drawing }: Garment): LegKind {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return 'skirt';
  return drawing.kind === 'trousers' && drawing.length < 0 ? 'shorts' : 'covered';
}
