import type { Drawing } from '../../../domain/looks/look.ts';

export function bakeFor(drawing: Drawing): string | null {
  if (drawing.kind === 'trousers' && drawing.length > 0.5)
    return drawing.leg === 'wide' ? 'trousers-wide' : 'jeans-straight';
  if (drawing.kind === 'skirt' && drawing.flare > 0.15 && drawing.length > 0.6) return 'skirt-midi';
  return null;
}
