import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

/**
 * What was drawn, without its ground: on white and on black the same pixel differs by what shows through.
 * @param white what of its cloth becomes white, 0..255
 */
export function cutout(onWhite: Picture, onBlack: Picture, white = 255): Picture {
  const data = new Uint8ClampedArray(onWhite.data.length);
  for (let i = 0; i < data.length; i += 4) {
    const share = 1 - (onWhite.data[i]! - onBlack.data[i]!) / 255;
    const light = share > 0 ? 255 / white / share : 0;
    for (let c = 0; c < 3; c++) data[i + c] = onBlack.data[i + c]! * light;
    data[i + 3] = 255 * share;
  }
  return { width: onWhite.width, height: onWhite.height, data };
}
