import type { Look } from '../../app/domain/looks/look.ts';
import { rgbOf } from '../../app/fitting-room/cloth/fabric/fabrics.ts';
import { FLAT_LAY_HEIGHT, FLAT_LAY_WIDTH } from '../../app/fitting-room/flat-lay/flat-lay.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

/** A card's shape and less than half of its pixels: a browser decodes and paints it on every page. */
const [WIDTH, HEIGHT] = [FLAT_LAY_WIDTH * 0.625, FLAT_LAY_HEIGHT * 0.625];

/** Instead of a look's flat-lay card, where nobody looks at it: a stripe in the color of each garment. Costs a hundredth. */
export function swatchCard({ garments }: Look): Picture {
  const pixels = new Uint32Array(WIDTH * HEIGHT).fill(0xff_f5_f5_f5);
  const stripe = Math.floor(pixels.length / Math.max(1, garments.length));
  garments.forEach(({ cloth }, k) => {
    const [red, green, blue] = rgbOf(cloth.colour);
    pixels.fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0, k * stripe, (k + 1) * stripe);
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    data: new Uint8ClampedArray(pixels.buffer),
  };
}
