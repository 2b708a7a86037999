// A hat that was formed once round a standard head: its maps on hers.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { HatDrawing, HatShape } from '../../domain/looks/look.ts';
import { CANVAS, PX_PER_CM, type BakedGarment, type LayerName } from '../baked-cloth/baked-garment.ts';
import type { Sheet } from '../cloth/piece.ts';
import { ribbedCloth } from '../tailoring/trim.ts';
import { clamp, type Point } from '../pixels/pixels.ts';
import { beanieTop, pompomOn, PRESSED } from './brimless-hats.ts';
import { brimmedCloths } from './brimmed-hats.ts';
import type { Hat } from './hat-drawing.ts';
import { PIVOT_ROW, placedSheet, type Placing } from './placed-maps.ts';

/** Half of the standard head's width with its hair, in pixels of the maps. */
const HALF = 8.5 * PX_PER_CM;
/** A hat may be so much flatter or taller on her. */
const [LEAST, MOST] = [0.9, 1.3] as const;

/** In half widths of the standard head, how high its top is; on her, in rises of her hair. */
const TOPS: Partial<Record<HatShape, { own: number; hers: (hat: Hat) => number }>> = {
  beanie: { own: 1.42, hers: beanieTop },
  brim: { own: 1.17, hers: () => 1.2 },
};

function placingOf(hat: Hat, shape: HatShape): Placing {
  const { rim, half, rise, cos, sin } = hat.head;
  const across = (half * (shape === 'beanie' ? PRESSED : 1)) / HALF;
  const { own, hers } = TOPS[shape] ?? { own: 1, hers: () => 1 };
  const taller = (hers(hat) * rise) / (own * half);
  const canvas: Point = [CANVAS.middle, PIVOT_ROW];
  return { at: rim, canvas, across, down: across * clamp(taller, LEAST, MOST), turn: Math.atan2(sin, cos) };
}

function clothOf(hat: Hat, shape: HatShape, layer: LayerName): Cloth {
  if (layer === 'cuff') return ribbedCloth(hat.cloth);
  const { cloth, silk } = brimmedCloths(hat, shape);
  return layer === 'ribbon' ? silk : cloth;
}

const SHADOWS: Partial<Record<LayerName, number>> = { cuff: 0.5, brim: 0.55 };

export function hatFromMaps(hat: Hat, { shape, pompom }: HatDrawing, maps: BakedGarment): Sheet[] {
  const placing = placingOf(hat, shape);
  const sheets = maps.facts.layers.map((layer) =>
    placedSheet(hat.model, maps, layer, placing, clothOf(hat, shape, layer.name), {
      shadow: SHADOWS[layer.name] ?? 0.3,
    }),
  );
  return pompom ? [pompomOn(hat, beanieTop(hat) + 0.16), ...sheets] : sheets;
}
