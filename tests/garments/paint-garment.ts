// Photos of the garments: cloth with wrinkles and fold shadows on a textured ground, in slanting light, at an angle.
import { clamp, lerp, smoothstep, type Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { hash, ridge, valueNoise } from '../../app/fitting-room/pixels/noise.ts';
import type { Ground, ShapedGarment, XY } from './garment-shapes.ts';

type Rgb = [number, number, number];
const WIDTH = 360;
const HEIGHT = 480;
/** Share of the photo that the garment's box takes. */
const FILLS = 0.8;
/** Samples a side of a pixel. */
const FINE = 2;

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const shade = (color: Rgb, by: number): Rgb => color.map((value) => clamp(value * by, 0, 255)) as Rgb;

/** Planks, bed linen, pile, plaster, tiles: light of the ground at a point, about 1. */
function groundLight(ground: Ground, x: number, y: number): number {
  switch (ground) {
    case 'wood': {
      const plank = Math.floor(x / 74);
      const grain = valueNoise(x / 5 + plank * 31, y / 90 + plank * 17) + 0.5 * valueNoise(x / 1.6, y / 40);
      const seam = Math.abs((x % 74) - 37) > 35.6 ? 0.62 : 1;
      return seam * (0.8 + 0.16 * grain + 0.1 * hash(plank, 5));
    }
    case 'linen':
      return (
        0.9 +
        0.14 * valueNoise(x / 70, y / 46) -
        0.1 * Math.max(0, ridge(x / 90 + y / 210, y / 120) - 0.84) * 5
      );
    case 'carpet':
      return 0.82 + 0.2 * hash(Math.floor(x / 1.5), Math.floor(y / 1.5)) + 0.12 * valueNoise(x / 9, y / 9);
    case 'wall':
      return 0.95 + 0.05 * valueNoise(x / 30, y / 30) + 0.03 * hash(Math.floor(x), Math.floor(y));
    case 'tiles': {
      const joint = x % 120 < 3 || y % 120 < 3;
      return joint
        ? 0.72
        : 0.93 + 0.08 * valueNoise(x / 16, y / 16) + 0.06 * hash(Math.floor(x / 120), Math.floor(y / 120));
    }
  }
}

/** A smooth curve through the corners (Catmull-Rom), a little out of true as cloth is. */
function curve(corners: readonly XY[], seed: number, closed: boolean): XY[] {
  const points: XY[] = [];
  const at = (index: number): XY => {
    const last = corners.length - 1;
    return corners[closed ? (index + corners.length) % corners.length : clamp(index, 0, last)]!;
  };
  const steps = 8;
  for (let i = 0; i < (closed ? corners.length : corners.length - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (k: 0 | 1) =>
        // Half the tension of a full spline: corners of collars and hems stay corners.
        b[k] +
        t *
          (0.25 * (c[k] - a[k]) +
            t *
              (2.25 * (c[k] - b[k]) -
                0.5 * (c[k] - a[k]) -
                0.25 * (d[k] - b[k]) +
                0.75 * (c[k] - b[k]) +
                t * (-2 * (c[k] - b[k]) + 0.25 * (c[k] - a[k]) + 0.25 * (d[k] - b[k]))));
      const [x, y] = [along(0), along(1)];
      points.push([
        x + 0.012 * (valueNoise(x * 9 + seed, y * 9) - 0.5),
        y + 0.012 * (valueNoise(x * 9, y * 9 + seed + 40) - 0.5),
      ]);
    }
  }
  return points;
}

function isInside(polygon: readonly XY[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[ax, ay], [bx, by]] = [polygon[i]!, polygon[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function distanceTo(line: readonly XY[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!];
    const [dx, dy] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1);
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}

/** A photo; without outlines of the ground alone. The same garment gives the same picture. */
export function paintGarment(
  garment: Pick<ShapedGarment, 'ground' | 'groundColor' | 'file'> & Partial<ShapedGarment>,
): Picture {
  const { outlines = [], holes = [], lines = [], turn = 0, keystone = 0, aspect = 1 } = garment;
  const seed = [...garment.file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const ground = rgb(garment.groundColor);
  const cloth = rgb(garment.color ?? '#000000');
  const second = rgb(garment.second ?? '#000000');
  const high = Math.min(HEIGHT * FILLS, WIDTH * FILLS * aspect);
  const wide = high / aspect;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const shapes = outlines.map((outline, index) => curve(outline, seed + index, true));
  const open = holes.map((hole) => curve(hole, seed, true));
  const sewn = lines.map((line) => curve(line, seed, false));
  const covers = (x: number, y: number) =>
    shapes.some((shape) => isInside(shape, x, y)) && !open.some((hole) => isInside(hole, x, y));
  /** From the photo into the garment's box. */
  const boxed = (px: number, py: number): XY => {
    const depth = 1 + keystone * (0.5 - py / HEIGHT) * 2;
    const [dx, dy] = [(px - WIDTH / 2) * depth, py - HEIGHT / 2];
    return [(dx * cos + dy * sin) / wide + 0.5, (-dx * sin + dy * cos) / high + 0.5];
  };
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let py = 0; py < HEIGHT; py++)
    for (let px = 0; px < WIDTH; px++) {
      const sum: Rgb = [0, 0, 0];
      for (let s = 0; s < FINE * FINE; s++) {
        const [fx, fy] = [px + ((s % FINE) + 0.5) / FINE, py + (Math.floor(s / FINE) + 0.5) / FINE];
        const [x, y] = boxed(fx, fy);
        let color = shade(ground, groundLight(garment.ground, fx, fy));
        if (garment.hanger) color = hangerOver(color, x, y, aspect);
        if (shapes.length > 0) {
          // The shadow that it throws to the lower right.
          if (covers(x - 0.016, y - 0.016 / aspect)) color = shade(color, 0.72);
          else if (covers(x - 0.03, y - 0.03 / aspect)) color = shade(color, 0.86);
        }
        if (covers(x, y)) color = clothAt(x, y);
        for (let c = 0; c < 3; c++) sum[c]! += color[c]!;
      }
      // Light from the upper left, and the grain of a phone's sensor.
      const light = lerp(1.08, 0.88, (px / WIDTH + py / HEIGHT) / 2);
      const grain = 7 * (hash(px + seed, py) - 0.5);
      const at = (py * WIDTH + px) * 4;
      for (let c = 0; c < 3; c++) data[at + c] = (sum[c]! / (FINE * FINE)) * light + grain;
      data[at + 3] = 255;
    }
  return { width: WIDTH, height: HEIGHT, data };

  function clothAt(x: number, y: number): Rgb {
    const isStripe = garment.pattern === 'stripe' && (y * 15 + 0.06 * valueNoise(x * 8, y * 8)) % 1 < 0.4;
    const wrinkles =
      0.1 * (valueNoise(x * 5 + seed, y * 5 * aspect) - 0.5) +
      0.09 * (ridge(x * 4 + y * 3 + seed, y * 6) - 0.6) +
      0.05 * (hash(Math.floor(x * 300), Math.floor(y * 300 * aspect)) - 0.5);
    const sewnAt = sewn.reduce((least, line) => Math.min(least, distanceTo(line, x, y)), Infinity);
    const crease = 1 - 0.3 * (1 - smoothstep(0.004, 0.012, sewnAt));
    const rim = shapes.reduce(
      (least, shape) => Math.min(least, distanceTo([...shape, shape[0]!], x, y)),
      Infinity,
    );
    const round = lerp(0.86, 1, smoothstep(0, 0.03, rim));
    return shade(isStripe ? second : cloth, (1 + wrinkles) * crease * round);
  }
}

/** The wire of a hanger over the shoulders. */
function hangerOver(color: Rgb, x: number, y: number, aspect: number): Rgb {
  const wire = 0.006;
  const hook = Math.abs(Math.hypot(x - 0.52, (y + 0.06) * aspect) - 0.025) < wire && y < -0.045;
  const stem = Math.abs(x - 0.5) < wire && y > -0.045 && y < 0.03;
  return hook || stem ? [70, 66, 62] : color;
}
