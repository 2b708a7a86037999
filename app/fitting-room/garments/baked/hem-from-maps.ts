// At a hem the maps decide what is cloth: ends of folds, and the break over a shoe.
import { formAt, INNER_SIDE, type BakedGarment, type BakedLayer } from '../../baked-cloth/baked-garment.ts';
import { acrossAtPixel, alongAtPixel, PART, placePixel, type Layer, type Part } from '../../cloth/layer.ts';
import { newPlace, placeOnRows, type LimbFit, type MapPlace, type Rows } from '../../cloth/worn-bake.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';

/** In torso lengths, from the tailor's hem up and down. */
const [ABOVE, BELOW] = [0.09, 0.05] as const;

/** Coverage 0..255 between pixels of the map; of the far side none: feet and legs stand before it. */
function mapCover(garment: BakedGarment, layer: BakedLayer, x: number, y: number): number {
  const { box } = layer;
  const { data } = garment.forms;
  const [px, py] = [x - 0.5, y - 0.5];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  if (column < 0 || row < 0 || column > box.width - 2 || row > box.height - 2) return 0;
  const at = (dx: number, dy: number): number => {
    const o = formAt(garment, layer, column + dx, row + dy);
    return data[o + 1]! & INNER_SIDE ? 0 : data[o]!;
  };
  return lerp(lerp(at(0, 0), at(1, 0), px - column), lerp(at(0, 1), at(1, 1), px - column), py - row);
}

/** A skirt that is cut has an even hem. */
function cutCover({ hem, sag, left, right }: LimbFit, share: number, y: number): number {
  const wide = right[y]! - left[y]!;
  const side = clamp(Math.min(share, 1 - share) * wide + 0.5, 0, 1);
  return side * clamp(hem + sag * 4 * share * (1 - share) - y, 0, 1) * 255;
}

const coverOf = (garment: BakedGarment, fit: LimbFit, { share, x, y }: MapPlace, row: number): number =>
  fit.isCut ? cutCover(fit, share, row) : mapCover(garment, fit.layer, x, y);

/** Changes the coverage of `layer`. */
export function hemFromMaps(garment: BakedGarment, rows: Rows, layer: Layer, torso: number): void {
  const { limbs } = rows;
  const isOneLimb = limbs.length === 1;
  // A leg that is cut ends at the tailor's hem.
  if (!isOneLimb && limbs.some(({ isCut }) => isCut)) return;
  const hem: HemWork = { garment, rows, layer, above: torso * ABOVE, isOneLimb, place: newPlace() };
  const from = Math.floor(Math.min(...limbs.map(({ hem }) => hem)) - torso * ABOVE);
  const to = Math.ceil(Math.max(...limbs.map(({ hem, sag }) => hem + sag)) + torso * BELOW);
  for (let y = Math.max(1, from); y < Math.min(to, layer.height); y++) hemRowFromMaps(hem, y);
}

interface HemWork {
  garment: BakedGarment;
  rows: Rows;
  layer: Layer;
  /** Pixels above the tailor's hem from which the maps decide. */
  above: number;
  isOneLimb: boolean;
  place: MapPlace;
}

function hemRowFromMaps({ garment, rows, layer, above, isOneLimb, place }: HemWork, y: number): void {
  const { width, alpha, part } = layer;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const before = i - width;
    if (part[i] === PART.none && !(isOneLimb && alpha[before]! > 0)) continue;
    placeOnRows(rows, x + 0.5, y + 0.5, place);
    const fit = rows.limbs[place.limb]!;
    if (y < fit.hem - above) continue;
    const cover = coverOf(garment, fit, place, y);
    if (isOneLimb && cover > 8 && alpha[i]! < 8 && alpha[before]! > 0)
      placePixel(layer, i, part[before] as Part, acrossAtPixel(layer, before), alongAtPixel(layer, before));
    // A leg that reached below the tailor's hem would hang beside its shoe.
    if (part[i] !== PART.none) alpha[i] = isOneLimb ? cover : Math.min(cover, alpha[i]!);
  }
}
