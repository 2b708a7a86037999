import { blurInto } from '../pixels/blur.ts';
import type { ClassMaps } from '../../domain/photos/body-map.ts';
import type { BodyModel } from '../person/body-model.ts';
import { smoothstep } from '../pixels/pixels.ts';

const UNDER_HAIR = Uint8Array.from({ length: 256 }, (_, v) => smoothstep(0.7, 0.9, v / 255) * 255 + 0.5);

/** 255 on the person, fading out `reach` pixels beyond; below half a pixel the silhouette itself. */
export function garmentReach(model: BodyModel, reach: number): Uint8Array {
  const kept = silhouettes.get(model) ?? new Map<number, Uint8Array>();
  silhouettes.set(model, kept);
  const known = kept.get(reach);
  if (known) return known;
  for (const old of kept.keys()) if (kept.size > 2 && old !== TIGHT) kept.delete(old);
  const made = makeSilhouette(model, reach);
  kept.set(reach, made);
  return made;
}

const TIGHT = 0.5;
/** Cached for a render; do not write into them. */
const silhouettes = new WeakMap<BodyModel, Map<number, Uint8Array>>();

const edgeTable = (low: number, high: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, v) => smoothstep(low, high, v / 255) * 255 + 0.5);
const TIGHT_EDGE = edgeTable(0.3, 0.7);
const WIDE_EDGE = edgeTable(0.1, 0.24);

function reachRow(
  out: Uint8Array,
  { background, hair }: ClassMaps,
  over: Uint8Array | undefined,
  table: Uint8Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    const within = background[i]! < 3 ? 255 : Math.max(table[out[i]!]!, UNDER_HAIR[hair[i]!]!);
    out[i] = over ? Math.max(within, UNDER_HAIR[over[i]!]!) : within;
  }
}

const outlines = new WeakMap<BodyModel, Uint8Array>();

/** Without hair and headscarf, beside which a collar would stand out. Do not write into it. */
function bareOutline(model: BodyModel): Uint8Array {
  const known = outlines.get(model);
  if (known) return known;
  const { width, height, classes, covering } = model;
  const out = new Uint8Array(width * height);
  for (let i = 0; i < out.length; i += width) bareRow(out, classes, covering?.pixels, i, i + width);
  outlines.set(model, out);
  return out;
}

function bareRow(
  out: Uint8Array,
  { background, hair }: ClassMaps,
  over: Uint8Array | undefined,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++)
    out[i] = Math.max(0, 255 - background[i]! - hair[i]! - (over ? over[i]! : 0));
}

function makeSilhouette(model: BodyModel, reach: number): Uint8Array {
  const { width, height, classes, covering } = model;
  const out = new Uint8Array(width * height);
  const tight = reach < 0.6;
  blurInto(bareOutline(model), out, width, height, tight ? 1 : reach);
  const table = tight ? TIGHT_EDGE : WIDE_EDGE;
  for (let i = 0; i < out.length; i += width) reachRow(out, classes, covering?.pixels, table, i, i + width);
  return out;
}
