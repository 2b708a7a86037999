import type { BodyMap, ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import type { BodyModel } from '../person/body-model.ts';
import { line, type Chart } from '../pixels/paths.ts';
import type { Point } from '../pixels/pixels.ts';
import { fillMask } from '../pixels/polygons.ts';

/** Half of the outline in shares of its frame, from the neck down the picture's right side. */
const OUTLINE = [
  0.535, 0.12, 0.54, 0.165, 0.6, 0.19, 0.645, 0.215, 0.63, 0.3, 0.605, 0.38, 0.615, 0.43, 0.645, 0.5, 0.64,
  0.56, 0.61, 0.72, 0.585, 0.92, 0.545, 0.92, 0.53, 0.72, 0.505, 0.55,
];
const ARM = [0.62, 0.2, 0.655, 0.225, 0.683, 0.35, 0.715, 0.505, 0.682, 0.515, 0.64, 0.37, 0.615, 0.28];

/** Of her left side (the picture's right); the other is its mirror image. */
const JOINTS: Readonly<Record<number, Point>> = {
  11: [0.605, 0.215],
  13: [0.66, 0.36],
  15: [0.697, 0.5],
  17: [0.706, 0.535],
  19: [0.706, 0.54],
  21: [0.7, 0.525],
  23: [0.555, 0.485],
  25: [0.565, 0.7],
  27: [0.565, 0.9],
  29: [0.565, 0.925],
  31: [0.575, 0.945],
};

const mirror = ([x, y]: Point): Point => [1 - x, y];

function landmarks(): Landmark[] {
  const head: Landmark = [0.5, 0.08, 0, 1];
  const all: Landmark[] = Array.from({ length: 33 }, () => head);
  all[9] = [0.505, 0.115, 0, 1];
  all[10] = [0.495, 0.115, 0, 1];
  for (const [index, point] of Object.entries(JOINTS)) {
    const [x, y] = mirror(point);
    all[Number(index)] = [point[0], point[1], 0, 1];
    all[Number(index) + 1] = [x, y, 0, 1];
  }
  return all;
}

function silhouette(width: number, height: number): ClassMaps {
  const at: Chart = (x, y) => [x * width, y * height];
  const mirrored: Chart = (x, y) => at(1 - x, y);
  const clothes = new Uint8Array(width * height);
  const body = [...line(at, OUTLINE), ...line(mirrored, OUTLINE).reverse()];
  fillMask(clothes, body, width, height);
  // Arms exist, but are not taken in as cloth.
  const others = new Uint8Array(width * height);
  for (const side of [at, mirrored]) fillMask(others, line(side, ARM), width, height);
  const none = () => new Uint8Array(width * height);
  return {
    width,
    height,
    hair: none(),
    skin: none(),
    face: none(),
    clothes,
    others,
    background: clothes.map((value, i) => 255 - Math.max(value, others[i]!)),
  };
}

let kept: Map<number, BodyModel> | null = null;

/** Some 30 MB each, too much for a Worker. */
export function cacheMannequins(): void {
  kept ??= new Map();
}

export function mannequin(height: number): BodyModel {
  const model = kept?.get(height) ?? makeMannequin(height);
  kept?.set(height, model);
  return model;
}

function makeMannequin(height: number): BodyModel {
  const width = Math.round(height * 0.66);
  const bodyMap: BodyMap = {
    version: 1,
    photo: { width, height },
    landmarks: landmarks(),
    classes: silhouette(width, height),
  };
  const data = new Uint8ClampedArray(width * height * 4).fill(150);
  return analyzePhoto({ width, height, data }, bodyMap, undefined, 'form');
}
