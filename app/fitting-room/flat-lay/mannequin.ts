import type { BodyMap, ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import { CANVAS, PX_PER_CM } from '../baked-cloth/baked-garment.ts';
import type { BodyModel } from '../person/body-model.ts';
import { polyline, type Chart } from '../pixels/paths.ts';
import type { Point } from '../pixels/pixels.ts';
import { fillMask } from '../pixels/polygons.ts';

/** Of the body that garments are baked on (tools/bake/body), in cm from the middle, and above the floor: its right side in the picture, from the neck to the foot and up the inner leg. */
const OUTLINE = [
  4.8, 148, 5.5, 144, 9, 140, 14.4, 136, 16.8, 132, 15.7, 128, 14.3, 124, 13.4, 120, 12.6, 116, 12.1, 112,
  11.9, 108, 12.8, 104, 14.5, 100, 15.5, 96, 16.7, 92, 17.8, 88, 18.3, 84, 18.4, 76, 17.9, 68, 16.8, 60, 16.6,
  52, 18.1, 44, 18.9, 36, 18.4, 28, 17.4, 20, 16.6, 12, 16.5, 8, 17.8, 4, 13.3, 0, 11.8, 4, 11.6, 12, 10.9,
  20, 9.3, 28, 8.1, 36, 7.2, 44, 5.7, 52, 4.2, 60, 2.7, 68, 1.4, 76, 0, 77.5,
];
const ARM = [
  12.8, 138, 19.3, 136, 21.7, 132, 22.3, 128, 23.1, 120, 24.7, 112, 26.8, 104, 27.8, 96, 28.3, 88, 31, 74, 26,
  72, 24.8, 88, 21.9, 96, 19.4, 104, 17.4, 112, 15.3, 120, 12.8, 128,
];

/** Where its nose is there is somebody, or the map would be refused. */
const NOSE = [-1.5, 156.5, 1.5, 156.5, 0, 159.5];

/** Of its left side (the picture's right), in the same centimeters; the other is its mirror image. */
const JOINTS: Readonly<Record<number, Point>> = {
  11: [16.2, 132.2],
  13: [22.5, 108.6],
  15: [26.9, 86.6],
  17: [29, 77],
  19: [28.4, 76],
  21: [27, 79],
  23: [9.7, 87.3],
  25: [12.1, 48.8],
  27: [13.6, 7],
  29: [13.6, 3],
  31: [15, 0],
};

/** Of BodyModel.light: from the upper left, as shops light theirs. */
const LIGHT = -0.25;

/** In shares of the canvas that maps are seen on, or of its upper part. */
const onCanvas =
  (shown: number): Chart =>
  (x, up) => [
    (CANVAS.middle + x * PX_PER_CM) / CANVAS.width,
    (CANVAS.floor - up * PX_PER_CM) / CANVAS.height / shown,
  ];

function landmarks(shown: number): Landmark[] {
  const place = onCanvas(shown);
  const at = (x: number, up: number): Landmark => [...place(x, up), 0, 1];
  const all: Landmark[] = Array.from({ length: 33 }, () => at(0, 158));
  all[9] = at(0.6, 151);
  all[10] = at(-0.6, 151);
  for (const [index, [x, up]] of Object.entries(JOINTS)) {
    all[Number(index)] = at(x, up);
    all[Number(index) + 1] = at(-x, up);
  }
  return all;
}

function silhouette(width: number, height: number, shown: number): ClassMaps {
  const place = onCanvas(shown);
  const at: Chart = (x, up) => {
    const [across, down] = place(x, up);
    return [across * width, down * height];
  };
  const mirrored: Chart = (x, up) => at(-x, up);
  const clothes = new Uint8Array(width * height);
  fillMask(clothes, [...polyline(at, OUTLINE), ...polyline(mirrored, OUTLINE).reverse()], width, height);
  // Arms exist, but are not taken in as cloth.
  const others = new Uint8Array(width * height);
  for (const part of [polyline(at, ARM), polyline(mirrored, ARM), polyline(at, NOSE)])
    fillMask(others, part, width, height);
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

let kept: Map<string, BodyModel> | null = null;

/** Some 30 MB each, too much for a Worker. */
export function cacheMannequins(): void {
  kept ??= new Map();
}

/** @param height of the whole of it, in pixels. @param shown share of it from above: less is less to paint */
export function mannequin(height: number, shown = 1): BodyModel {
  const name = `${height} ${shown}`;
  const model = kept?.get(name) ?? makeMannequin(height, shown);
  kept?.set(name, model);
  return model;
}

function makeMannequin(whole: number, shown: number): BodyModel {
  const width = Math.round((whole * CANVAS.width) / CANVAS.height);
  const height = Math.round(whole * shown);
  const bodyMap: BodyMap = {
    version: 1,
    photo: { width, height },
    landmarks: landmarks(shown),
    classes: silhouette(width, height, shown),
  };
  const data = new Uint8ClampedArray(width * height * 4).fill(150);
  const model = analyzePhoto({ width, height, data }, bodyMap, undefined, 'form');
  return { ...model, light: LIGHT };
}
