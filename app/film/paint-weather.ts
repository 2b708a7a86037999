// Rain and snow behind and before her, clear of her face; and which weather is painted how.
import { FILM_HEIGHT, FILM_SECONDS, FILM_WIDTH } from '../domain/film/film-format.ts';
import type { Pen } from '../fitting-room/pixels/offscreen-canvas.ts';
import { repeatableRandom, softDot } from './paint-primitives.ts';
import { WORLD_WIDTH, type View } from './camera-path.ts';
import { fog, overcast, sun } from './paint-light.ts';
import { isClear, nearness, wrap, type Clearing, type WeatherPainter } from './weather-depth.ts';
import type { FilmWeather } from './film-weather.ts';

const MARGIN = 80;

interface Fall {
  count: number;
  depth: number;
  speed: number;
  seed: number;
}

function fallen({ depth, speed, seed }: Fall, n: number, t: number, lean: number, view: View) {
  const near = nearness(view, depth);
  const round = FILM_HEIGHT + 2 * MARGIN;
  const own = speed * (0.8 + 0.4 * repeatableRandom(seed + n * 3.7)) * near;
  const y = wrap(repeatableRandom(seed + n) * round + own * (t + 3), round) - MARGIN;
  const drift = repeatableRandom(seed + n * 1.9) * (FILM_WIDTH + 2 * MARGIN) + own * lean * (t + 3);
  const x = wrap(drift - view.x * view.scale * depth * 0.6, FILM_WIDTH + 2 * MARGIN) - MARGIN;
  return { x, y, near };
}

function splashes(pen: Pen, t: number, view: View, floor: number, count: number): void {
  pen.lineWidth = 1.2;
  for (let n = 0; n < count; n++) {
    const life = wrap(t * 2.2 + repeatableRandom(n) * 9, 1);
    const round = Math.floor(t * 2.2 + repeatableRandom(n) * 9);
    const x = (repeatableRandom(n * 3 + round) * WORLD_WIDTH - view.x) * view.scale;
    const y = (floor - 40 + 220 * repeatableRandom(n * 5 + round * 2) - view.y) * view.scale;
    pen.strokeStyle = `rgb(240 246 255 / ${0.42 * (1 - life)})`;
    pen.beginPath();
    pen.ellipse(x, y, (3 + 15 * life) * view.scale, (1 + 4.5 * life) * view.scale, 0, 0, Math.PI * 2);
    pen.stroke();
  }
}

function rain(weather: FilmWeather, floor: number): WeatherPainter {
  const heavy = weather.sky === 'drizzle' ? 0.5 : weather.sky === 'storm' ? 1.25 : 1;
  const lean = -0.08 - weather.wind * 0.22;
  const streaks = (pen: Pen, t: number, view: View, fall: Fall, face: Clearing | null, length: number) => {
    pen.beginPath();
    for (let n = 0; n < fall.count * heavy; n++) {
      const { x, y, near } = fallen(fall, n, t, lean, view);
      const long = length * (0.7 + 0.6 * repeatableRandom(n + 5)) * near;
      if (face && !isClear(face, x, y, long)) continue;
      pen.moveTo(x, y);
      pen.lineTo(x - lean * long, y - long);
    }
    pen.stroke();
  };
  return {
    behind(pen, t, view) {
      splashes(pen, t, view, floor, 26 * heavy);
      pen.lineWidth = 1.3;
      pen.strokeStyle = 'rgb(238 244 252 / 0.34)';
      streaks(pen, t, view, { count: 150, depth: 0.15, speed: 950, seed: 1 }, null, 34);
      pen.lineWidth = 1.8;
      pen.strokeStyle = 'rgb(242 247 255 / 0.42)';
      streaks(pen, t, view, { count: 70, depth: 0.4, speed: 1250, seed: 70 }, null, 52);
    },
    before(pen, t, view, face) {
      pen.lineWidth = 2;
      pen.strokeStyle = 'rgb(246 250 255 / 0.4)';
      streaks(pen, t, view, { count: 30, depth: 0.75, speed: 1550, seed: 200 }, face, 72);
    },
  };
}

function snow(weather: FilmWeather): WeatherPainter {
  const dots = [10, 18, 44].map((size) => softDot(size, '255 255 255'));
  const flakes = (
    pen: Pen,
    t: number,
    view: View,
    fall: Fall,
    dot: OffscreenCanvas,
    face: Clearing | null,
  ) => {
    for (let n = 0; n < fall.count; n++) {
      const sway = Math.sin(t * (0.6 + repeatableRandom(n) * 0.8) + n) * 14;
      const { x, y, near } = fallen(fall, n, t, -weather.wind * 0.7, view);
      const size = dot.width * near * (0.6 + 0.6 * repeatableRandom(n * 2.3));
      if (face && !isClear(face, x + sway, y, size)) continue;
      pen.drawImage(dot, x + sway - size / 2, y - size / 2, size, size);
    }
  };
  return {
    behind(pen, t, view) {
      pen.globalAlpha = 0.8;
      flakes(pen, t, view, { count: 150, depth: 0.1, speed: 62, seed: 1 }, dots[0]!, null);
      pen.globalAlpha = 0.9;
      flakes(pen, t, view, { count: 60, depth: 0.4, speed: 95, seed: 400 }, dots[1]!, null);
      pen.globalAlpha = 1;
    },
    before(pen, t, view, face) {
      pen.globalAlpha = 0.9;
      flakes(pen, t, view, { count: 34, depth: 0.7, speed: 130, seed: 800 }, dots[1]!, face);
      pen.globalAlpha = 0.42;
      flakes(pen, t, view, { count: 9, depth: 1, speed: 190, seed: 900 }, dots[2]!, face);
      pen.globalAlpha = 1;
    },
  };
}

/** One soft distant flash, slow enough for people with photosensitivity. */
function lightning(t: number): number {
  const since = t - FILM_SECONDS * 0.64;
  return since < 0 || since > 0.7 ? 0 : 0.3 * (1 - since / 0.7) ** 2;
}

/** @param floor height of the floor in the world */
export function weatherPainter(weather: FilmWeather, floor: number): WeatherPainter {
  switch (weather.sky) {
    case 'rain':
    case 'drizzle':
      return rain(weather, floor);
    case 'storm': {
      const wet = rain(weather, floor);
      return {
        ...wet,
        behind(pen, t, view) {
          const flash = lightning(t);
          if (flash > 0) {
            pen.fillStyle = `rgb(225 232 255 / ${flash})`;
            pen.fillRect(0, 0, FILM_WIDTH, FILM_HEIGHT);
          }
          wet.behind(pen, t, view);
        },
      };
    }
    case 'snow':
      return snow(weather);
    case 'sun':
      return sun(weather);
    case 'cloud':
      return overcast(weather);
    case 'fog':
      return fog();
  }
}
