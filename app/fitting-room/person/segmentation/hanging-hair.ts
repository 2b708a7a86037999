// Hair that lies on shoulders, chest and arms: the class model sees half of it, or none, and takes the rest for cloth.
// Its colors and what it hangs together with tell it; it must not go with the old top.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { buildPalette, paletteCost, type Palette } from '../../body-estimation/parts/color-palette.ts';
import { solveLabels } from '../../body-estimation/parts/potts-labeling.ts';
import { PARTS } from '../../body-estimation/person.ts';
import { blurInto } from '../../pixels/blur.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import {
  blueDifference,
  clamp,
  luma,
  pixelBox,
  redDifference,
  smoothstep,
  type Box,
  type Picture,
} from '../../pixels/pixels.ts';
import type { Frame } from '../measures/body-frame.ts';

const HAIR = PARTS.indexOf('hair');
const HAND = PARTS.indexOf('hand');
/** Confidence of 255 from which a class is sure, and of the room from which a pixel is none of hers. */
const [SURE, ROOM, FACE] = [200, 128, 100];
/** How far down and aside hair may hang, in torso lengths and shoulder widths; from where on all cloth is free of it. */
const [LOWEST, ASIDE, FREE] = [0.95, 0.75, 0.7] as const;
/** Weights of what its color and the class model say, and of the reading. */
const [COLOR, CLASS, READ] = [0.8, 1, 1] as const;
const LEAST_SHARE = 0.05;
const STRENGTH = 3;
/** Pixels of each kind from which colors are told. */
const ENOUGH = 120;
/** Thickness of a lock in her size, and its blurred middle, of 255. */
const [THICK, CORE] = [0.0025, 115] as const;
/** Side of the largest hole in a lock, in her size. */
const GLINT = 0.03;
/** Half width of the rim of its strands, in her size. */
const RIM = 0.004;
/** From hair to cloth, steps of 255: nearer colors do not tell what share of a pixel is hair. */
const LEAST_CONTRAST = 24;
/** Confidence of hair at which the lock begins and is whole (person/face-lock.ts), of 255. */
const [BEGINS, WHOLE] = [102, 204] as const;

interface Area {
  box: Box;
  width: number;
  height: number;
  color: Uint8ClampedArray;
  hair: Uint8Array;
  /** 255 where it cannot be hair: room, face, hands, a head covering. */
  barred: Uint8Array;
}

const doubt = (share: number): number => -Math.log(clamp(share, LEAST_SHARE, 1));

function areaOf(
  { data }: Picture,
  { hair, face, background, width, height }: ClassMaps,
  { mouth, shoulders, shoulderWidth, torso }: Frame,
  parts: Uint8Array,
  covering: Uint8Array | null,
): Area {
  const box = pixelBox(
    shoulders[0] - shoulderWidth * ASIDE,
    mouth[1],
    shoulders[0] + shoulderWidth * ASIDE,
    shoulders[1] + torso * LOWEST,
    width,
    height,
  );
  const [wide, tall] = [Math.max(0, box.x1 - box.x0), Math.max(0, box.y1 - box.y0)];
  const area: Area = {
    ...{ box, width: wide, height: tall },
    color: new Uint8ClampedArray(wide * tall * 3),
    hair: new Uint8Array(wide * tall),
    barred: new Uint8Array(wide * tall),
  };
  for (let k = 0; k < wide * tall; k++) {
    const i = indexOf(area, width, k);
    for (let c = 0; c < 3; c++) area.color[k * 3 + c] = data[i * 4 + c]!;
    area.hair[k] = hair[i]!;
    const isOther = parts[i] === HAND || (covering?.[i] ?? 0) > 0 || face[i]! > FACE;
    if (background[i]! >= ROOM || isOther) area.barred[k] = 255;
  }
  return area;
}

const indexOf = ({ box, width: wide }: Area, width: number, k: number): number =>
  (box.y0 + Math.floor(k / wide)) * width + box.x0 + (k % wide);

/** Colors of what is no hair: cloth and skin, but not below the hair beside her neck, where more of it may hang. */
function palettes(
  area: Area,
  classes: ClassMaps,
  { shoulders, torso }: Frame,
): Record<'hair' | 'cloth' | 'skin', Palette> | null {
  const { width: wide, height: tall, box } = area;
  const shoulderRow = clamp(Math.round(shoulders[1]) - box.y0, 0, tall);
  const free = Math.round(shoulders[1] + torso * FREE) - box.y0;
  const isUnder = new Uint8Array(wide);
  for (let k = 0; k < shoulderRow * wide; k++) if (area.hair[k]! >= SURE) isUnder[k % wide] = 1;
  const [hair, cloth, skin]: number[][] = [[], [], []];
  for (let k = 0; k < wide * tall; k++) {
    const i = indexOf(area, classes.width, k);
    if (area.hair[k]! >= SURE) hair!.push(k);
    else if (classes.skin[i]! >= SURE) skin!.push(k);
    else if (
      classes.clothes[i]! + classes.others[i]! >= SURE &&
      k >= shoulderRow * wide &&
      (!isUnder[k % wide] || k >= free * wide)
    )
      cloth!.push(k);
  }
  if (hair!.length < ENOUGH || cloth!.length < ENOUGH) return null;
  return {
    hair: buildPalette(area.color, hair!),
    cloth: buildPalette(area.color, cloth!),
    skin: buildPalette(area.color, skin!),
  };
}

/** 1 where hair is, and joined to what the class model is sure of. */
function labelHair(area: Area, classes: ClassMaps, frame: Frame, parts: Uint8Array): Uint8Array | null {
  const known = palettes(area, classes, frame);
  if (!known) return null;
  const { width, height, color, hair } = area;
  const count = width * height;
  const [light, blue, red] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const person = area.barred.map((value) => (value ? 0 : 1));
  const costs = new Float32Array(count * 2);
  for (let k = 0; k < count; k++) {
    const [r, g, b] = [color[k * 3]!, color[k * 3 + 1]!, color[k * 3 + 2]!];
    light[k] = luma(r, g, b);
    blue[k] = blueDifference(b, light[k]!);
    red[k] = redDifference(r, light[k]!);
    if (!person[k]) continue;
    const share = hair[k]! / 255;
    const i = indexOf(area, classes.width, k);
    // Skin as dark as her hair is told by the class model.
    const bare = paletteCost(known.skin, r, g, b) + doubt(classes.skin[i]! / 255);
    const rest = Math.min(paletteCost(known.cloth, r, g, b), bare);
    const isRead = parts[i] === HAIR;
    costs[k * 2] = COLOR * rest + CLASS * doubt(1 - share) + (isRead ? READ : 0);
    costs[k * 2 + 1] = COLOR * paletteCost(known.hair, r, g, b) + CLASS * doubt(share);
  }
  const labels = solveLabels({ width, height, light, blue, red, person }, costs, 2, STRENGTH);
  for (let k = 0; k < count; k++) if (hair[k]! >= SURE) labels[k] = 1;
  return joinedLocks(labels, area, frame.size);
}

function joinedLocks(labels: Uint8Array, { width, height, hair }: Area, size: number): Uint8Array {
  const thick = labels.map((label) => label * 255);
  blurInto(thick, thick, width, height, Math.max(1, size * THICK));
  const mask = labels.map((label, k) => (label && thick[k]! > CORE ? 1 : 0));
  const out = new Uint8Array(mask.length);
  for (const lock of connectedComponents({ mask, width, height }, 1))
    if (lock.some((k) => hair[k]! >= SURE)) for (const k of lock) out[k] = 255;
  // A glint amid a lock is hair too.
  for (const hole of connectedComponents({ mask: out, width, height }, 0))
    if (hole.length < (size * GLINT) ** 2) for (const k of hole) out[k] = 255;
  return out;
}

/** Strands: at the rim of `mask` the share of hair in the color of a pixel, 0..255. */
function matte(mask: Uint8Array, { width, height, color }: Area, size: number): Uint8Array {
  const sigma = Math.max(1.5, size * RIM);
  const soft = mask.slice();
  blurInto(soft, soft, width, height, sigma);
  const means = (of: (k: number) => number): Uint8Array[] => {
    const [weight, ...sums] = [0, 1, 2, 3].map(() => new Uint8Array(mask.length)) as [
      Uint8Array,
      ...Uint8Array[],
    ];
    for (let k = 0; k < mask.length; k++) {
      weight[k] = of(k);
      for (let c = 0; c < 3; c++) sums[c]![k] = (of(k) * color[k * 3 + c]!) / 255;
    }
    for (const plane of [weight, ...sums]) blurInto(plane, plane, width, height, sigma * 1.6);
    for (let k = 0; k < mask.length; k++)
      for (const plane of sums) plane[k] = weight[k]! > 3 ? Math.min(255, (plane[k]! * 255) / weight[k]!) : 0;
    return [weight, ...sums];
  };
  const [, ...own] = means((k) => (soft[k]! > 200 ? 255 : 0));
  const [around, ...rest] = means((k) => (soft[k]! < 30 ? 255 : 0));
  return mask.map((_, k) => {
    const even = 255 * smoothstep(0.3, 0.7, soft[k]! / 255);
    if (soft[k]! < 8 || soft[k]! > 247 || around![k]! < 4) return even;
    const way = own.map((plane, c) => plane[k]! - rest[c]![k]!);
    const square = way.reduce((sum, value) => sum + value * value, 0);
    const along = way.reduce((sum, value, c) => sum + value * (color[k * 3 + c]! - rest[c]![k]!), 0);
    const sure = smoothstep(LEAST_CONTRAST, LEAST_CONTRAST * 3, Math.sqrt(square));
    const share = clamp(along / Math.max(1, square), 0, 1) * 255;
    // Far from the rim a glint in hair is hair, and a print of its color is cloth.
    const near = 1 - Math.abs(soft[k]! / 127.5 - 1) ** 2;
    return even + (share - even) * sure * near;
  });
}

/** Takes it from cloth, things and skin. A `covering` hides hair. Changes `classes`. */
export function findHangingHair(
  lit: Picture,
  classes: ClassMaps,
  frame: Frame,
  read: { parts: Uint8Array } | null,
  covering: { pixels: Uint8Array } | null,
): void {
  if (!read) return;
  const area = areaOf(lit, classes, frame, read.parts, covering?.pixels ?? null);
  if (area.width < 8 || area.height < 8) return;
  const mask = labelHair(area, classes, frame, read.parts);
  if (!mask) return;
  const share = matte(mask, area, frame.size);
  for (let k = 0; k < share.length; k++) {
    if (share[k]! < 8 || area.barred[k]) continue;
    toHair(classes, indexOf(area, classes.width, k), BEGINS + (share[k]! / 255) * (WHOLE - BEGINS));
  }
}

function toHair({ hair, clothes, others, skin }: ClassMaps, i: number, wanted: number): void {
  const rest = clothes[i]! + others[i]! + skin[i]!;
  const moved = Math.min(rest, Math.ceil(wanted) - hair[i]!);
  if (moved <= 0) return;
  const left = (rest - moved) / rest;
  hair[i] = hair[i]! + moved;
  clothes[i] = clothes[i]! * left;
  others[i] = others[i]! * left;
  skin[i] = skin[i]! * left;
}
