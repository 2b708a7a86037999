import { edgeCoverage, mixRgb, setColor, type Fabricator, type Weave } from './weave.ts';
import { lerp, type Rgb } from '../../pixels/pixels.ts';
import { hash } from '../../pixels/noise.ts';

const REPEAT = 19;

interface Flower {
  x: number;
  y: number;
  turn: number;
  radius: number;
  kind: number;
}

/** Null for a cell that stays empty. */
function flowerIn(cellX: number, cellY: number, repeat: number): Flower | null {
  const kind = hash(cellX + 7, cellY + 53);
  if (kind <= 0.25) return null;
  const [shiftX, shiftY] = [hash(cellX, cellY), hash(cellX + 91, cellY + 17)];
  return {
    x: (cellX + shiftX * 0.95 + (cellY & 1) * 0.4) * repeat,
    y: (cellY + shiftY * 0.95) * repeat,
    turn: shiftY * 6,
    radius: repeat * (0.2 + 0.14 * shiftY),
    kind,
  };
}

function flowerBed(repeat: number): (a: number, b: number) => readonly Flower[] {
  const flowers = new Map<number, Flower | null>();
  const at = (x: number, y: number): Flower | null => {
    const key = x * 65536 + y;
    const known = flowers.get(key);
    if (known !== undefined) return known;
    const made = flowerIn(x, y, repeat);
    flowers.set(key, made);
    return made;
  };
  let near: Flower[] = [];
  let [cx, cy] = [NaN, NaN];
  return (a, b) => {
    const [x0, y0] = [Math.floor(a / repeat), Math.floor(b / repeat)];
    if (x0 === cx && y0 === cy) return near;
    [cx, cy, near] = [x0, y0, []];
    for (let x = cx - 2; x <= cx + 1; x++)
      for (let y = cy - 1; y <= cy + 1; y++) {
        const flower = at(x, y);
        if (flower) near.push(flower);
      }
    return near;
  };
}

const blend = (out: Weave, color: Rgb, share: number): void => {
  out.red = lerp(out.red, color[0], share);
  out.green = lerp(out.green, color[1], share);
  out.blue = lerp(out.blue, color[2], share);
};

export function floralPrint(base: Rgb, accents: readonly Rgb[], scale: number, pixel: number): Fabricator {
  const [first, second, leaf] = [accents[0] ?? base, accents[1] ?? accents[0] ?? base, accents[2] ?? base];
  const heart: Rgb = mixRgb(first, [240, 205, 110], 0.65);
  const repeat = REPEAT * scale;
  const flowersAt = flowerBed(repeat);
  const draw = (flower: Flower, a: number, b: number, out: Weave) => {
    const dx = a - flower.x;
    const dy = b - flower.y;
    const from = Math.hypot(dx, dy);
    if (from > repeat * 0.6) return;
    const [cos, sin] = [Math.cos(flower.turn), Math.sin(flower.turn)];
    const lx = (dx * cos + dy * sin - repeat * 0.36) / (repeat * 0.15);
    const ly = (dy * cos - dx * sin) / (repeat * 0.06);
    blend(out, leaf, edgeCoverage((1 - Math.hypot(lx, ly)) * repeat * 0.08, pixel));
    const petals = flower.radius * (1 + 0.2 * Math.cos(5 * (Math.atan2(dy, dx) + flower.turn)));
    blend(out, flower.kind > 0.6 ? first : second, edgeCoverage(petals - from, pixel));
    blend(out, heart, edgeCoverage(flower.radius * 0.28 - from, pixel));
  };
  return (a, b, out) => {
    out.relief = 0;
    setColor(out, base);
    for (const flower of flowersAt(a, b)) draw(flower, a, b, out);
  };
}
