// Pieces laid on the ground one after the other, each throwing its shade on what is below.
import { blurred } from '../../../app/fitting-room/pixels/blur.ts';
import { fillPolygon } from '../../../app/fitting-room/pixels/polygons.ts';
import { hash } from '../../../app/fitting-room/pixels/noise.ts';
import {
  boxAroundPoints,
  clamp,
  lerp,
  smoothstep,
  type Point,
  type Rgb,
} from '../../../app/fitting-room/pixels/pixels.ts';
import { printAt, shifted, type Dye, type Height } from './cloth.ts';
import type { Lens } from './lens.ts';
import type { Piece } from './pieces.ts';

export interface Scene {
  width: number;
  height: number;
  /** Three values a pixel. */
  color: Float32Array;
  /** Coverage by the garment alone, 0..1. */
  mask: Float32Array;
  lens: Lens;
  dye: Dye;
  /** Of the folds, toward the light. */
  slopes: Height;
  /** Where the light comes from, in the picture. */
  light: Point;
}

const METAL: Rgb = [96, 95, 94];
const HANGER_WOOD: Rgb = [150, 108, 66];

const isGarment = ({ material }: Piece): boolean => material !== 'metal' && material !== 'hanger';

function colorOf({ dye, lens }: Scene, piece: Piece, [x, y]: Point): Rgb {
  switch (piece.material) {
    case 'metal':
      return METAL;
    case 'hanger':
      return HANGER_WOOD;
    case 'trim':
      return dye.third;
    case 'inside':
      return shifted(dye.base, -0.06, 0.85);
    case 'cloth': {
      const [dx, dy] = piece.down;
      const length = Math.hypot(dx, dy);
      const [u, v] = [(x * dy - y * dx) / length, (x * dx + y * dy) / length];
      const print = printAt(dye, u + 5, v + 5);
      const weave = 1 + 0.05 * (hash(Math.floor(x * lens.unit), Math.floor(y * lens.unit)) - 0.5);
      return [print[0] * weave, print[1] * weave, print[2] * weave];
    }
  }
}

/** Light on the folds at a point, about 1; `offset` so that two layers do not fold alike. */
function foldLight({ slopes, dye }: Scene, x: number, y: number, offset: number): number {
  return clamp(1 + (dye.isVelvet ? 1.3 : 0.75) * slopes(x + offset, y), 0.55, 1.5);
}

function shadeBelow(scene: Scene, lift: number, outline: readonly Point[], cover: Float32Array): void {
  const { width, height, color, mask, lens, light } = scene;
  const reach = 0.022 * lens.unit;
  const shade = blurred(cover, width, height, reach);
  const { x0, y0, x1, y1 } = boxAroundPoints(outline, 5 * reach, width, height);
  const [dx, dy] = [Math.round(light[0] * reach), Math.round(light[1] * reach)];
  for (let y = Math.max(y0, -dy); y < Math.min(y1, height - dy); y++)
    for (let x = Math.max(x0, -dx); x < Math.min(x1, width - dx); x++) {
      const i = y * width + x;
      const dark = shade[i + dy * width + dx]! * mask[i]!;
      if (dark < 0.004) continue;
      const by = 1 - 0.42 * lift * dark;
      for (let c = 0; c < 3; c++) color[i * 3 + c]! *= by;
    }
}

export function layPiece(scene: Scene, piece: Piece, at: number): void {
  const { width, height, color, mask, lens, light, dye } = scene;
  const outline = piece.outline.map(lens.toPicture);
  const cover = new Float32Array(width * height);
  fillPolygon(outline, width, height, (i, share) => {
    cover[i] = share;
  });
  if (piece.lift > 0) shadeBelow(scene, piece.lift, outline, cover);
  // Its edge is round: bright toward the light, dark away from it.
  const edge = piece.lift >= 1 ? blurred(cover, width, height, 0.02 * lens.unit) : null;
  const steep = 0.02 * lens.unit;
  const owns = isGarment(piece);
  const gloss = dye.isVelvet ? 46 : 10;
  const { x0, y0, x1, y1 } = boxAroundPoints(outline, 2, width, height);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const i = y * width + x;
      const share = cover[i]!;
      if (share === 0) continue;
      const point = lens.toCloth(x + 0.5, y + 0.5);
      const base = colorOf(scene, piece, point);
      let bright =
        piece.tone * (owns ? foldLight(scene, point[0], point[1], piece.lift >= 1 ? (at % 5) * 0.31 : 0) : 1);
      if (edge && x > 0 && y > 0 && x < width - 1 && y < height - 1) {
        const slope =
          ((edge[i + 1]! - edge[i - 1]!) * -light[0] + (edge[i + width]! - edge[i - width]!) * -light[1]) *
          steep;
        bright *= lerp(0.9, 1, smoothstep(0.5, 0.95, edge[i]!)) * (1 + 0.3 * slope);
      }
      const shine = owns ? gloss * (bright - 1) : 0;
      for (let c = 0; c < 3; c++) {
        const value = base[c]! * bright + shine;
        color[i * 3 + c] = lerp(color[i * 3 + c]!, value, share);
      }
      if (owns) mask[i] = Math.max(mask[i]!, share);
    }
}

/** What the whole garment throws on the ground: a near, dark shade and a far, soft one. */
export function castShade(scene: Scene, cover: Float32Array, far: number): void {
  const { width, height, color, lens, light } = scene;
  const layers = [
    { blur: 0.016 * lens.unit, off: 0.02 * lens.unit, dark: 0.3 },
    { blur: (0.05 + far) * lens.unit, off: (0.04 + far) * lens.unit, dark: 0.26 },
  ];
  for (const { blur, off, dark } of layers) {
    const shade = blurred(cover, width, height, Math.max(0.8, blur));
    const [dx, dy] = [Math.round(light[0] * off), Math.round(light[1] * off)];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [fx, fy] = [
          Math.min(width - 1, Math.max(0, x + dx)),
          Math.min(height - 1, Math.max(0, y + dy)),
        ];
        const by = 1 - dark * shade[fy * width + fx]!;
        for (let c = 0; c < 3; c++) color[(y * width + x) * 3 + c]! *= by;
      }
  }
}
