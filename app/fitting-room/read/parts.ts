// What each pixel shows.
import { distanceToSegment, lerpPoint } from '../pixels/pixels.ts';
import { PARTS } from './person.ts';
import type { Part } from './person.ts';
import type { Scene } from './scene.ts';
import type { Skeleton } from './skeleton.ts';

const index = (part: Part): number => PARTS.indexOf(part);

export interface Labelled {
  parts: Uint8Array;
  hairOverChest: number;
}

/** First version: the six classes, told apart by where they are. */
export function labelParts(scene: Scene, skeleton: Skeleton): Labelled {
  const { width, height, confidence } = scene;
  const { stature, arms, legs, shoulders, hips, eyes, mouth } = skeleton;
  const parts = new Uint8Array(width * height);
  const near = (a: readonly [number, number], b: readonly [number, number], x: number, y: number) =>
    distanceToSegment(a, b, x, y) / stature;
  const chin = lerpPoint(eyes, mouth, 1.8)[1];
  const skinPart = (x: number, y: number): Part => {
    if (y < chin) return 'face';
    let best: Part = 'face';
    let least = near(shoulders, lerpPoint(eyes, shoulders, 0.5), x, y) - 0.03;
    const offer = (part: Part, d: number): void => {
      if (d < least) [best, least] = [part, d];
    };
    for (const [s, e, w, k] of arms) {
      offer('arm', Math.min(near(s, e, x, y), near(e, w, x, y)));
      offer('hand', near(lerpPoint(w, k, 0.25), lerpPoint(w, k, 2), x, y) - 0.01);
    }
    for (const [h, k, a, t] of legs) {
      offer('leg', Math.min(near(h, k, x, y) - 0.02, near(k, a, x, y)));
      offer('foot', near(lerpPoint(a, t, 0.3), t, x, y));
    }
    return best;
  };
  let chest = 0;
  let hair = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (confidence('background', x, y) >= 128) continue;
      const scores = (['hair', 'skin', 'face', 'clothes', 'others'] as const).map((name) =>
        confidence(name, x, y),
      );
      const best = scores.indexOf(Math.max(...scores));
      const foot = Math.min(...legs.map(([, , a, t]) => near(a, t, x, y)));
      const hand = Math.min(...arms.map(([, , w, k]) => near(w, lerpPoint(w, k, 1.8), x, y)));
      let part: Part;
      if (best === 0) part = 'hair';
      else if (best === 2) part = 'face';
      else if (best === 1) part = skinPart(x, y);
      else if (foot < 0.05 && y > skeleton.floor - stature * 0.08) part = 'shoe';
      else if (best === 4 && y < chin) part = 'headwear';
      else if (best === 4 && hand < 0.08) part = 'held';
      else part = y < hips[1] - stature * 0.02 ? 'top' : 'bottom';
      parts[y * width + x] = index(part);
      if (
        y > shoulders[1] &&
        y < shoulders[1] + stature * 0.15 &&
        Math.abs(x - shoulders[0]) < stature * 0.08
      ) {
        chest++;
        if (part === 'hair') hair++;
      }
    }
  return { parts, hairOverChest: hair / Math.max(1, chest) };
}
