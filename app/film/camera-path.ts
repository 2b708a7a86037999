// Where the camera looks; a pure function of the plan and the time.
import { FILM_HEIGHT, FILM_SECONDS, FILM_WIDTH } from '../domain/film/film-format.ts';
import { clamp, lerp } from '../fitting-room/pixels/pixels.ts';
import { OPENING_S, TITLE_FROM_S, type Span } from './timeline.ts';

/** The world in pixels: a third larger than the film, so that close-ups stay sharp. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 1440;

/** The part of the world in the frame: its top left corner, and the scale from world to film pixels. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Stance {
  x: number;
  head: number;
  shoulders: number;
  hips: number;
  knees: number;
  feet: number;
}

interface Key {
  t: number;
  x: number;
  top: number;
  zoom: number;
}

export type Region = 'legs' | 'chest' | 'whole' | 'neck' | 'hand' | 'head';

/** Space above the ears for crown and hat, in distances from ears to shoulders; and the closest zoom. */
const AIR = 0.95;
const NEAREST = 1.85;

/** Lower edge of a view by region: between two heights of the body, and at which share of the way. */
const LOWEST: Record<Region, readonly [keyof Stance, keyof Stance, number]> = {
  legs: ['knees', 'feet', 0.55],
  chest: ['hips', 'knees', 0.12],
  whole: ['knees', 'feet', 0.25],
  neck: ['shoulders', 'hips', 0.95],
  head: ['shoulders', 'hips', 0.95],
  hand: ['hips', 'knees', 0.6],
};

/** Her head is in every view, so that a film paused anywhere shows her. */
function lookAt(region: Region, s: Stance): Pick<Key, 'top' | 'zoom'> {
  const top = Math.max(0, s.head - (s.shoulders - s.head) * AIR);
  const [above, below, share] = LOWEST[region];
  const zoom = clamp(WORLD_HEIGHT / (lerp(s[above], s[below], share) - top), 1, NEAREST);
  return { top, zoom };
}

export function cameraPath(stance: Stance, worn: readonly { region: Region; span: Span }[]): Key[] {
  const whole = { x: WORLD_WIDTH / 2, top: 0, zoom: 1 };
  const near = lerp(WORLD_WIDTH / 2, stance.x, 0.85);
  const keys: Key[] = [
    { ...whole, t: -1, zoom: 1.0 },
    { ...whole, t: OPENING_S * 0.6, zoom: 1.05 },
  ];
  for (const { region, span } of worn) {
    keys.push({ t: lerp(span.from, span.to, 0.55), x: near, ...lookAt(region, stance) });
  }
  const last = worn.at(-1)?.span.to ?? OPENING_S;
  if (TITLE_FROM_S - last > 0.8)
    keys.push({ t: lerp(last, TITLE_FROM_S, 0.4), x: near, ...lookAt('neck', stance) });
  keys.push({ ...whole, t: TITLE_FROM_S + 0.5, zoom: 1.06 });
  keys.push({ ...whole, t: FILM_SECONDS + 1, zoom: 1.0 });
  return keys;
}

function between(keys: readonly Key[], t: number): Key {
  const next = keys.findIndex((key) => key.t > t);
  if (next === -1) return keys.at(-1)!;
  const b = keys[next]!;
  const a = keys[Math.max(0, next - 1)]!;
  const share = b.t === a.t ? 0 : clamp((t - a.t) / (b.t - a.t), 0, 1);
  return {
    t,
    x: lerp(a.x, b.x, share),
    top: lerp(a.top, b.top, share),
    zoom: lerp(a.zoom, b.zoom, share),
  };
}

/** Seconds on each side over which the path is averaged, which rounds its corners. */
const REACH_S = 0.46;
const STEPS = 12;

export function viewAt(keys: readonly Key[], t: number): View {
  let weight = 0;
  const mean = { x: 0, top: 0, zoom: 0 };
  for (let i = -STEPS; i <= STEPS; i++) {
    const w = 1 + Math.cos((Math.PI * i) / (STEPS + 1));
    const key = between(keys, t + (i / STEPS) * REACH_S);
    weight += w;
    mean.x += key.x * w;
    mean.top += key.top * w;
    mean.zoom += key.zoom * w;
  }
  const scale = (FILM_WIDTH / WORLD_WIDTH) * Math.max(1, mean.zoom / weight);
  const x = mean.x / weight + Math.sin(t * 1.1) * 2.4;
  const top = mean.top / weight + Math.sin(t * 0.83 + 1) * 2.4;
  const [width, height] = [FILM_WIDTH / scale, FILM_HEIGHT / scale];
  return {
    scale,
    x: clamp(x - width / 2, 0, WORLD_WIDTH - width),
    y: clamp(top, 0, WORLD_HEIGHT - height),
  };
}
