import type { Drawing, Slot } from '../../domain/looks/look.ts';

const SMALL = ['hat', 'scarf', 'gloves', 'bag', 'umbrella'] as const;

/** Null for what is no piece of a closet. */
// oxlint-disable-next-line complexity -- one branch for each form, told by numbers of its drawing
export function garmentForm({ slot, drawing }: { slot: Slot; drawing: Drawing }) {
  switch (drawing.kind) {
    case 'top':
      if (slot === 'knitwear') return 'sweater';
      if (slot !== 'top') return null;
      if (drawing.sleeve < 0.1) return 'sleeveless-top';
      if (drawing.neck === 'shirt' && drawing.sleeve > 0.6) return 'shirt';
      return drawing.sleeve > 0.65 ? 'long-top' : 'short-top';
    case 'coat':
      if (slot === 'knitwear') return 'cardigan';
      // A biker's jacket has lapels, too.
      if (slot === 'jacket') return drawing.lapels && drawing.closure !== 'zip' ? 'blazer' : 'jacket';
      return drawing.length >= 0.7 ? 'long-coat' : 'short-coat';
    case 'dress':
      return drawing.length >= 1.3 ? 'long-dress' : 'short-dress';
    case 'trousers':
      if (drawing.length < 0.1) return 'shorts';
      return drawing.leg === 'wide' ? 'wide-trousers' : 'trousers';
    case 'skirt':
      return drawing.length >= 1.3 ? 'long-skirt' : 'skirt';
    case 'shoes':
      if (drawing.shaft > 0.5) return 'tall-boots';
      if (drawing.shaft > 0) return 'ankle-boots';
      if (drawing.last === 'sandal') return 'sandals';
      return drawing.last === 'pump' ? 'heels' : 'shoes';
    default:
      return SMALL.find((small) => small === slot) ?? null;
  }
}

export type Form = NonNullable<ReturnType<typeof garmentForm>>;
