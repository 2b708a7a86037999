// The file of a baked garment: facts, a PNG, a JPEG (docs/baked-garments.md).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import makeJpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import {
  BRIGHTEST,
  type BakedFacts,
  type BakedLayer,
  type Box,
  type Station,
} from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import { storeGrid } from '../../../app/fitting-room/baked-cloth/coordinate-grids.ts';
import { headLine } from '../../../app/fitting-room/baked-cloth/read-baked.ts';
import type { Picture } from '../../../app/fitting-room/pixels/pixels.ts';
import type { Draft, DraftLayer } from '../draft.ts';
import { gridsOf, type PartGrid } from './coordinate-grids.ts';
import type { LayerMaps } from './draw-layer.ts';
import { smallPng } from './small-png.ts';

export interface DrawnLayer {
  layer: DraftLayer;
  maps: LayerMaps;
  stations: Station[];
}

/** Of a JPEG's blocks: a layer begins with one, so that none shows two layers. */
const BLOCK = 8;
const MOST_BYTES = 48 * 1024;
const JPEG = { ...defaultOptions, quant_table: 0, auto_subsample: false, chroma_subsample: 2 };

/** The best quality first: what is too large gets the next one. */
const QUALITIES = [76, 70, 64, 58, 52, 46, 40, 34, 28] as const;
/** What is small on her needs less. */
const SMALL_QUALITY = 58;

const blocks = (pixels: number): number => Math.ceil(pixels / BLOCK) * BLOCK;
const blank = (width: number, height: number): Picture => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { width, height, data };
};

export async function bakedFile(
  draft: Draft,
  drawn: readonly DrawnLayer[],
): Promise<Uint8Array<ArrayBuffer>> {
  const boxes: Box[] = [];
  let width = 0;
  for (const { maps } of drawn) {
    boxes.push({ x: width, y: 0, width: maps.width, height: maps.height });
    width += blocks(maps.width);
  }
  const height = blocks(Math.max(...boxes.map((box) => box.height)));
  const grids = drawn.map(({ maps }) => gridsOf(maps));
  const places = placeGrids(grids, width, height);
  const forms = blank(width, places.bottom);
  const lights = lightPicture(drawn, boxes, width, height);
  const layers = drawn.map(({ layer, maps, stations }, k): BakedLayer => {
    drawForms(forms, maps, boxes[k]!);
    return {
      ...{ name: layer.name, box: boxes[k]!, at: maps.at, stations },
      parts: grids[k]!.map((grid) => {
        const box = places.boxes.get(grid)!;
        drawGrid(forms, grid, box);
        const panel = draft.panels[grid.id - 1]!;
        const points = Object.values(panel.edges).flat();
        const range = (c: 0 | 1): readonly [number, number] =>
          [Math.min(...points.map((p) => p[c])), Math.max(...points.map((p) => p[c]))].map(
            (value) => Math.round(value * 10) / 10,
          ) as [number, number];
        return {
          id: grid.id,
          name: panel.name,
          grid: box,
          from: grid.from,
          flat: { u: range(0), v: range(1) },
        };
      }),
    };
  });
  const png = smallPng(forms);
  const facts: BakedFacts = {
    garment: draft.name,
    layers,
    atlas: { width, height },
    ...(draft.arm ? { arm: draft.arm } : {}),
  };
  const packed = deflateRawSync(JSON.stringify(facts), { level: 9, memLevel: 9 });
  const head = Buffer.concat([Buffer.from(headLine(packed.length, png.length)), packed]);
  const qualities = QUALITIES.filter((quality) => !draft.small || quality <= SMALL_QUALITY);
  const jpeg = await encodeLights(lights, qualities, MOST_BYTES - head.length - png.length);
  return new Uint8Array(Buffer.concat([head, png, jpeg]));
}

/** Below the maps, in rows. */
function placeGrids(
  grids: readonly PartGrid[][],
  width: number,
  top: number,
): { boxes: Map<PartGrid, Box>; bottom: number } {
  const boxes = new Map<PartGrid, Box>();
  let [x, y, tallest] = [0, top, 0];
  for (const grid of grids.flat().toSorted((a, b) => b.height - a.height)) {
    if (x + grid.width * 2 > width) [x, y, tallest] = [0, y + tallest, 0];
    boxes.set(grid, { x, y, width: grid.width, height: grid.height });
    x += grid.width * 2;
    tallest = Math.max(tallest, grid.height);
  }
  return { boxes, bottom: y + tallest };
}

function drawForms(forms: Picture, { width, height, coverage, part }: LayerMaps, box: Box): void {
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) {
      const at = ((box.y + y) * forms.width + box.x + x) * 4;
      forms.data[at] = Math.round(coverage[o]! * 255);
      forms.data[at + 1] = part[o]!;
    }
}

function drawGrid(forms: Picture, { flat }: PartGrid, box: Box): void {
  for (const half of [0, 1] as const) {
    const numbers = Array.from({ length: flat.length / 2 }, (_, i) => {
      const value = flat[i * 2 + half]!;
      return Number.isNaN(value) ? null : (value + 200) * 100;
    });
    storeGrid(forms, box, half, numbers);
  }
}

const lightByte = (light: number): number =>
  Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light) / BRIGHTEST)));
const normalByte = (part: number): number => Math.round(part * 127 + 128);

function lightPicture(
  drawn: readonly DrawnLayer[],
  boxes: readonly Box[],
  width: number,
  height: number,
): Picture {
  const picture = blank(width, height * 2);
  const known = new Uint8Array(width * height * 2);
  for (const [k, { maps }] of drawn.entries())
    for (let y = 0, o = 0; y < maps.height; y++)
      for (let x = 0; x < maps.width; x++, o++) {
        if (maps.coverage[o] === 0) continue;
        const upper = (boxes[k]!.y + y) * width + boxes[k]!.x + x;
        const lower = upper + width * height;
        known[upper] = known[lower] = 1;
        const [front, left, right, top] = maps.lights.subarray(o * 4, o * 4 + 4);
        picture.data.set([left!, front!, right!].map(lightByte), upper * 4);
        picture.data.set(
          [normalByte(maps.normals[o * 2]!), lightByte(top!), normalByte(maps.normals[o * 2 + 1]!)],
          lower * 4,
        );
      }
  spread(picture, known);
  return picture;
}

/** Colors go on beyond the cloth as far as a block reaches; farther out, nothing is read. */
function spread({ width, height, data }: Picture, known: Uint8Array): void {
  for (let round = 0; round < BLOCK * 2; round++) {
    const before = known.slice();
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const o = y * width + x;
        if (before[o]) continue;
        const near = [
          x > 0 ? o - 1 : -1,
          x < width - 1 ? o + 1 : -1,
          y > 0 ? o - width : -1,
          y < height - 1 ? o + width : -1,
        ].filter((i) => i >= 0 && before[i]);
        if (near.length === 0) continue;
        for (let k = 0; k < 3; k++)
          data[o * 4 + k] = near.reduce((sum, i) => sum + data[i * 4 + k]!, 0) / near.length;
        known[o] = 1;
      }
  }
  for (let o = 0; o < known.length; o++) if (!known[o]) data.fill(128, o * 4, o * 4 + 3);
}

async function encodeLights(
  { data, width, height }: Picture,
  qualities: readonly number[],
  most: number,
): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  const module = new WebAssembly.Module(readFileSync(wasm));
  const encoder = await makeJpegEncoder({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
  let bytes = new Uint8Array(0);
  for (const quality of qualities) {
    bytes = new Uint8Array(encoder.encode(data, width, height, { ...JPEG, quality }));
    if (bytes.length <= most) break;
  }
  return bytes;
}
