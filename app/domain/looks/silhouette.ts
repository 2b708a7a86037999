// The outline of a look in one word: what taste learns from, besides style, garments and colors.
import type { Drawing } from './look.ts';

export const SILHOUETTES = [
  'slim-trousers',
  'straight-trousers',
  'wide-trousers',
  'shorts',
  'narrow-skirt',
  'full-skirt',
  'narrow-dress',
  'full-dress',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

export const SILHOUETTE_LABELS: Record<Silhouette, string> = {
  'slim-trousers': 'slim trousers',
  'straight-trousers': 'straight trousers',
  'wide-trousers': 'wide trousers',
  shorts: 'shorts',
  'narrow-skirt': 'narrow skirts',
  'full-skirt': 'full skirts',
  'narrow-dress': 'narrow dresses',
  'full-dress': 'full dresses',
};

const FULL = 0.18;

export function garmentSilhouette(drawing: Drawing): Silhouette | null {
  switch (drawing.kind) {
    case 'trousers':
      return drawing.length < 0 ? 'shorts' : `${drawing.leg}-trousers`;
    case 'skirt':
      return drawing.flare >= FULL ? 'full-skirt' : 'narrow-skirt';
    case 'dress':
      return drawing.flare >= FULL ? 'full-dress' : 'narrow-dress';
    default:
      return null;
  }
}

/** Null when nothing below the waist is drawn. */
export function lookSilhouette(garments: readonly { drawing: Drawing }[]): Silhouette | null {
  for (const { drawing } of garments) {
    const found = garmentSilhouette(drawing);
    if (found) return found;
  }
  return null;
}
