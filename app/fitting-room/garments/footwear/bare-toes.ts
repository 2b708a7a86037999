import { BALL_HALF, type Foot } from '../../person/measures/foot.ts';
import { acrossAtPixel, newLayer, PART, placePixel, type Layer, type Part } from '../../cloth/layer.ts';
import { line, type Chart } from '../../pixels/paths.ts';
import { clamp, vectorLength, lerp, smoothstep, type Point } from '../../pixels/pixels.ts';

/** From the big toe outward, in the foot's unit: middle (negative is inward), half width, height. */
const TOES = [
  { across: -0.067, half: 0.0335, up: 0.021 },
  { across: -0.016, half: 0.0225, up: 0.019 },
  { across: 0.0215, half: 0.0205, up: 0.024 },
  { across: 0.0555, half: 0.0195, up: 0.032 },
  { across: 0.085, half: 0.0175, up: 0.045 },
] as const;

export const TOES_FROM = 0.085; // height, in the foot's unit

/** How far a stocking closes the gaps, in the foot's unit. */
const STRETCH = 0.012;

function gapTo(across: number, up: number, stockinged: boolean): number {
  let nearest = 1;
  let sum = 0;
  for (const { across: middle, half, up: tip } of TOES) {
    const gap = vectorLength(across - middle, Math.max(0, tip + half - up)) - half;
    nearest = Math.min(nearest, gap);
    sum += Math.exp(-gap / STRETCH);
  }
  return stockinged ? -STRETCH * Math.log(sum) : nearest;
}

/** `x` outward and `y` up from the ground, in the foot's unit; and coverage. */
function eachToePixel(
  { side, toe, floor, unit }: Foot,
  width: number,
  height: number,
  stockinged: boolean,
  visit: (i: number, across: number, up: number, cover: number, column: number) => void,
): void {
  const reach = (BALL_HALF + 0.02) * unit;
  const [x0, x1] = [Math.max(0, Math.floor(toe[0] - reach)), Math.min(width - 1, toe[0] + reach)];
  const y1 = Math.min(height - 1, floor);
  for (let y = Math.max(0, Math.floor(floor - (TOES_FROM + 0.03) * unit)); y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const across = ((x - toe[0]) * side.sign) / unit;
      const up = (floor - y) / unit;
      const cover = clamp(0.5 - gapTo(across, up, stockinged) * unit, 0, 1);
      if (cover > 0) visit(y * width + x, across, up, cover, x);
    }
  }
}

export function addToes(layer: Layer, foot: Foot, part: Part, stockinged: boolean): void {
  const { toe, unit } = foot;
  eachToePixel(foot, layer.width, layer.height, stockinged, (i, _across, up, cover, column) => {
    const straight = clamp(0.5 - (column - toe[0]) / (unit * BALL_HALF * 2.2), 0, 1);
    const foot = layer.alpha[i]! > 200 ? smoothstep(0.065, 0.11, up) : 0;
    placePixel(layer, i, part, lerp(straight, acrossAtPixel(layer, i), foot), 1);
    layer.alpha[i] = Math.max(layer.alpha[i]!, cover * 255);
  });
}

export function toeMask(
  feet: readonly Foot[],
  width: number,
  height: number,
  stockinged: boolean,
): Uint8Array {
  const toes = new Uint8Array(width * height);
  for (const foot of feet)
    eachToePixel(foot, width, height, stockinged, (i, _across, _up, cover) => {
      toes[i] = Math.max(toes[i]!, cover * 255);
    });
  return toes;
}

export function toeShade(feet: readonly Foot[], width: number, height: number): Layer {
  const layer = newLayer(width, height);
  for (const foot of feet)
    eachToePixel(foot, width, height, false, (i, across, up, cover) => {
      let dark = 0;
      TOES.forEach(({ across: middle, half, up: tip }, k) => {
        const next = TOES[k + 1];
        if (next) {
          const border = (middle + half + next.across - next.half) / 2;
          const away = (across - border) / 0.0055;
          dark += 0.34 * Math.exp(-away * away) * smoothstep(TOES_FROM, 0.055, up);
        }
        if (Math.abs(across - middle) < half)
          dark +=
            0.26 *
            smoothstep(0.25, 1, vectorLength(across - middle, tip + half - up) / half) *
            smoothstep(tip + half, tip, up);
      });
      placePixel(layer, i, PART.body, 0.5, 0.1);
      layer.alpha[i] = clamp(dark, 0, 0.5) * cover * 255;
    });
  return layer;
}

const OPEN_SOLE = [
  -0.099, 0.1, -0.099, 0.06, -0.094, 0.03, -0.065, 0.018, -0.015, 0.016, 0.03, 0.021, 0.066, 0.03, 0.09,
  0.042, 0.099, 0.066, 0.099, 0.1,
];

/** A little larger than the foot, and lower by the sole's thickness. */
export function openSole({ side, toe, floor, unit }: Foot, thick: number): Point[] {
  const at: Chart = (across, up) => [toe[0] + side.sign * across * unit + 0.5, floor - up * unit + 0.5];
  const edge = line((across, up) => at(across * 0.985, up - thick), OPEN_SOLE, 8);
  return [at(-0.099, 0.1), ...edge, at(0.099, 0.1)];
}
