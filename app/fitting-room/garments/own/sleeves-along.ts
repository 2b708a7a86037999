// Sleeves that lie along the body in the picture: its outline is that of both.
import type { Drawing } from '../../../domain/looks/look.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';

/** A sleeve that ends this near the wrist is a long one. */
export const LONG = 0.74;

/**
 * Of an outline without sleeves: the share of its width that is a sleeve on either side, where it lies along the body; there the
 * shoulders end this far from its edges, further than a vest's.
 */
const [ALONG, SHOULDERS_IN] = [0.16, 0.14] as const;

/**
 * What she says has long sleeves has them, though the picture shows none apart from the body: they lie along it, and the
 * outline is that of both.
 */
export function withSleevesAlong(drawing: Drawing, surface: GarmentSurface): GarmentSurface {
  const { facts } = surface;
  const { front } = facts.panels;
  const { strap = 0, sleeve, width, hemWidth } = facts.cut;
  const isLong = 'sleeve' in drawing && drawing.sleeve > LONG;
  const lieAlong = strap >= SHOULDERS_IN && hemWidth > width && sleeve === 0 && facts.sleeves === 'none';
  if (!isLong || !lieAlong || !front || facts.tile !== undefined) return surface;
  const body = 1 - 2 * ALONG;
  const side = Math.round(front.width * ALONG);
  const length = facts.cut.length / body;
  return {
    ...surface,
    facts: {
      ...facts,
      panels: {
        front: { ...front, x: front.x + side, width: front.width - 2 * side },
        'sleeve-left': { ...front, width: Math.max(4, side) },
      },
      cut: {
        ...facts.cut,
        length,
        reach: facts.cut.reach / body,
        hemWidth: width,
        slope: facts.cut.slope / body,
        strap: 0,
        sleeve: length,
      },
      sleeves: 'long',
      neckline: facts.neckline.map(([across, down]) => [(across - ALONG) / body, down] as const),
    },
  };
}
