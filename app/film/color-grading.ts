// The light of the day on the room behind her; she keeps the colors of her photo.
import { smoothstep } from '../fitting-room/pixels/pixels.ts';
import { mixPacked } from './packed-pixels.ts';
import type { FilmWeather, Sky } from './film-weather.ts';

/** Multipliers of red, green and blue, and light added to each (0..255). */
interface Light {
  by: readonly [number, number, number];
  plus: number;
}

const LIGHTS: Record<Sky, Light> = {
  sun: { by: [1.06, 1.02, 0.93], plus: 6 },
  cloud: { by: [0.86, 0.88, 0.91], plus: 0 },
  rain: { by: [0.62, 0.69, 0.78], plus: 0 },
  drizzle: { by: [0.69, 0.73, 0.78], plus: 0 },
  storm: { by: [0.46, 0.5, 0.6], plus: 0 },
  snow: { by: [0.7, 0.755, 0.83], plus: 14 },
  fog: { by: [0.84, 0.86, 0.88], plus: 18 },
};
const NIGHT = 0.58;

function lightOf({ sky, night }: FilmWeather): Light {
  const { by, plus } = LIGHTS[sky];
  if (!night) return { by, plus };
  return { by: [by[0] * NIGHT, by[1] * NIGHT * 1.02, by[2] * NIGHT * 1.12], plus: plus * 0.4 };
}

/** Share of her in a pixel: below the first it is room, above the second it is her. */
const RIM = [0.3, 0.9] as const;
const GLOW = { middle: 1.16, corner: 0.66, brightCorner: 0.8 };

export interface Spot {
  x: number;
  y: number;
  /** Half-axes of the ellipse of light, in pixels. */
  across: number;
  down: number;
}

/** Lights a packed color at (x, y) of the world; `matte`/255 of it is her, and keeps its color. */
export function lightTable(
  weather: FilmWeather,
  spot: Spot,
): (color: number, matte: number, x: number, y: number) => number {
  const { by, plus } = lightOf(weather);
  const tables = by.map((factor) => Uint16Array.from({ length: 256 }, (_, v) => v * factor + plus));
  const [red, green, blue] = tables as [Uint16Array, Uint16Array, Uint16Array];
  const hers = Uint16Array.from({ length: 256 }, (_, m) => 256 * smoothstep(...RIM, m / 255));
  const corner = ['sun', 'snow', 'fog'].includes(weather.sky) ? GLOW.brightCorner : GLOW.corner;
  const glow = Uint16Array.from({ length: 512 }, (_, k) => {
    const near = 1 - smoothstep(0, 1.9, Math.sqrt(k / 128));
    return 256 * (corner + (GLOW.middle - corner) * near);
  });
  const lit = (value: number, light: number): number => Math.min(255, (value * light) >> 8);
  return (color, matte, x, y) => {
    const own = hers[matte]!;
    if (own === 256) return color;
    const [dx, dy] = [(x - spot.x) / spot.across, (y - spot.y) / spot.down];
    const light = glow[Math.min(511, ((dx * dx + dy * dy) * 128) | 0)]!;
    const r = lit(red[color & 255]!, light);
    const g = lit(green[(color >>> 8) & 255]!, light);
    const b = lit(blue[(color >>> 16) & 255]!, light);
    return mixPacked(((color & 0xff000000) | (b << 16) | (g << 8) | r) >>> 0, color, own);
  };
}
