import { FILM_HEIGHT, FILM_WIDTH } from '../domain/film/film-format.ts';
import { offscreenPen, type Pen } from '../fitting-room/pixels/offscreen-canvas.ts';
import { repeatableRandom, fadeDown, softDot } from './paint-primitives.ts';
import type { View } from './camera-path.ts';
import { isClear, nearness, wrap, type Clearing, type WeatherPainter } from './weather-depth.ts';
import type { FilmWeather } from './film-weather.ts';

export function sun(weather: FilmWeather): WeatherPainter {
  const rays = offscreenPen(FILM_WIDTH / 3, FILM_HEIGHT / 3);
  const dust = softDot(12, weather.night ? '214 224 255' : '255 240 205');
  const color = weather.night ? '150 170 225' : '255 226 160';
  const draw = (t: number): void => {
    const { width, height } = rays.canvas;
    rays.clearRect(0, 0, width, height);
    for (let n = 0; n < 5; n++) {
      const at = -0.25 + n * 0.27 + 0.045 * Math.sin(t * 0.32 + n * 2);
      const wide = (0.06 + 0.09 * repeatableRandom(n + 3)) * width;
      const x = at * width;
      const beam = rays.createLinearGradient(x - wide, 0, x + wide, wide * 0.5);
      const strong = (0.2 + 0.1 * Math.sin(t * 0.7 + n * 1.7)) * (weather.night ? 0.5 : 1);
      beam.addColorStop(0, `rgb(${color} / 0)`);
      beam.addColorStop(0.5, `rgb(${color} / ${strong})`);
      beam.addColorStop(1, `rgb(${color} / 0)`);
      rays.setTransform(1, 0, 0.52, 1, 0, 0);
      rays.fillStyle = beam;
      rays.fillRect(x - wide * 2, 0, wide * 4, height);
      rays.setTransform(1, 0, 0, 1, 0, 0);
    }
    fadeDown(rays, [
      [0, 1],
      [0.92, 0.12],
    ]);
  };
  const motes = (pen: Pen, t: number, view: View, count: number, depth: number, face: Clearing | null) => {
    for (let n = 0; n < count; n++) {
      const near = nearness(view, depth);
      const x =
        wrap(
          repeatableRandom(n + depth) * 900 +
            t * (6 + 10 * repeatableRandom(n * 3)) +
            Math.sin(t * 0.6 + n) * 16,
          FILM_WIDTH + 40,
        ) - 20;
      const y =
        wrap(
          repeatableRandom(n * 7 + depth) * 1300 - t * (7 + 9 * repeatableRandom(n * 5)),
          FILM_HEIGHT + 40,
        ) - 20;
      const size = dust.width * near * (0.35 + 0.7 * repeatableRandom(n * 2)) * (0.5 + depth);
      if (face && !isClear(face, x, y, size)) continue;
      pen.globalAlpha = 0.28 + 0.3 * Math.sin(t * 1.4 + n * 2.2) ** 2;
      pen.drawImage(dust, x, y, size, size);
    }
    pen.globalAlpha = 1;
  };
  return {
    behind(pen, t, view) {
      draw(t);
      pen.drawImage(rays.canvas, 0, 0, FILM_WIDTH, FILM_HEIGHT);
      motes(pen, t, view, 34, 0.2, null);
    },
    before: (pen, t, view, face) => motes(pen, t, view, 7, 0.6, face),
  };
}

function clouds(size: number, color: string, seed: number, count: number): OffscreenCanvas {
  const pen = offscreenPen(size * 2, size);
  const puff = softDot(Math.round(size * 0.8), color);
  for (let n = 0; n < count; n++) {
    const across = puff.width * (0.5 + 0.8 * repeatableRandom(seed + n));
    const x = repeatableRandom(seed + n * 5.1) * size * 2;
    const y = repeatableRandom(seed + n * 9.7) * size - across / 2;
    pen.globalAlpha = 0.16 + 0.2 * repeatableRandom(seed + n * 2.2);
    for (const round of [0, size * 2, -size * 2])
      pen.drawImage(puff, x + round - across / 2, y, across, across);
  }
  pen.globalAlpha = 1;
  fadeDown(pen, [
    [0, 0],
    [0.3, 1],
    [0.7, 1],
    [1, 0],
  ]);
  return pen.canvas;
}

function drift(pen: Pen, field: OffscreenCanvas, x: number, y: number, width: number, height: number): void {
  const from = -wrap(x, width);
  pen.drawImage(field, from, y, width, height);
  if (from + width < FILM_WIDTH) pen.drawImage(field, from + width, y, width, height);
}

export function overcast(weather: FilmWeather): WeatherPainter {
  const shadow = clouds(200, '52 58 70', 5, 26);
  const light = clouds(200, '255 252 244', 40, 14);
  const speed = 24 + weather.wind * 60;
  const leaves = weather.wind > 0.5 ? leavesOf(weather) : null;
  return {
    behind(pen, t, view) {
      pen.globalAlpha = 0.6;
      drift(pen, shadow, t * speed, -120, 1500, 1300);
      pen.globalAlpha = 0.5;
      drift(pen, light, t * speed * 1.4 + 300, -60, 1700, 1100);
      pen.globalAlpha = 1;
      leaves?.behind(pen, t, view);
    },
    before: (pen, t, view, face) => leaves?.before(pen, t, view, face),
  };
}

export function fog(): WeatherPainter {
  const veil = clouds(200, '236 238 242', 9, 34);
  return {
    behind(pen, t) {
      pen.globalAlpha = 0.75;
      drift(pen, veil, t * 26, 40, 1700, 1150);
      pen.globalAlpha = 1;
    },
    before(pen, t, view) {
      // Around her feet, never as high as her face.
      pen.globalAlpha = 0.6;
      const lift = (0.75 - view.scale) * -520;
      drift(pen, veil, t * 44 + 500, FILM_HEIGHT * 0.72 + lift, 1900, 480);
      pen.globalAlpha = 1;
    },
  };
}

const LEAF_COLORS = ['#b5652b', '#8f4a26', '#c79a3a', '#7d6a33'];

function leavesOf({ wind }: FilmWeather): WeatherPainter {
  const blow = (pen: Pen, t: number, depth: number, seed: number, count: number, face: Clearing | null) => {
    for (let n = 0; n < count; n++) {
      const speed = (190 + 160 * repeatableRandom(seed + n)) * (0.6 + wind) * (0.6 + depth);
      const x = FILM_WIDTH + 60 - wrap(repeatableRandom(seed + n * 3) * 1400 + t * speed, FILM_WIDTH + 700);
      const y = repeatableRandom(seed + n * 5) * FILM_HEIGHT + Math.sin(t * 1.7 + n) * 60 + t * 14;
      const size = (7 + 6 * repeatableRandom(n)) * (0.7 + depth);
      if (face && !isClear(face, x, y, size * 2)) continue;
      pen.fillStyle = LEAF_COLORS[n % LEAF_COLORS.length]!;
      pen.beginPath();
      const turn = t * (2 + 3 * repeatableRandom(n * 7)) + n;
      pen.ellipse(
        x,
        wrap(y, FILM_HEIGHT),
        size * (0.35 + 0.65 * Math.abs(Math.sin(turn))),
        size * 0.52,
        turn,
        0,
        Math.PI * 2,
      );
      pen.fill();
    }
  };
  return {
    behind: (pen, t) => blow(pen, t, 0.2, 3, 12, null),
    before: (pen, t, _view, face) => blow(pen, t, 0.8, 60, 6, face),
  };
}
