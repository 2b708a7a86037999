// Takes the fitting room's picture apart again: which garment changed which pixels, in the order they are put on.
import type { Look, WornGarment } from '../domain/look.ts';
import type { BodyModel } from '../fitting-room/person/analyse.ts';
import { render } from '../fitting-room/render.ts';
import { packed } from './pack.ts';

/** What one garment brings, as lists over the pixels of the crop. */
export interface Stage {
  garment: WornGarment;
  /** 0..255 over the crop: how much of a pixel is she or what she wears, once this is on. */
  matte: Uint8Array;
  /** Pixels that it changes, in reading order. */
  at: Uint32Array;
  /** What each becomes. */
  to: Uint32Array;
}

export interface Staged {
  /** The crop before, packed. */
  before: Uint32Array;
  /** 0..255: how much of a pixel of the photo is she. */
  matte: Uint8Array;
  /** The crop in the end. */
  after: Uint32Array;
  stages: Stage[];
}

export type Undressed = Pick<BodyModel, 'crop' | 'classes'>;

/** Below this share of the crop a garment is no event of its own (socks, a belt): it comes with its neighbour. */
const LEAST_SHARE = 0.002;

interface Snapshot {
  garment: WornGarment;
  pixels: Uint32Array;
  matte: Uint8Array;
}

interface Painted {
  /** After each garment. */
  snapshots: Snapshot[];
  /** Undressed, before any. */
  bare: Uint32Array;
  /** When face, hair and hands had come back from the photo, and how many garments were on by then. */
  kept: Uint32Array;
  under: number;
  /** The finished crop. */
  after: Uint32Array;
}

function paintWatched(model: BodyModel, look: Look): Painted {
  const snapshots: Snapshot[] = [];
  const marks: Uint32Array[] = [];
  let under = 0;
  const picture = render(model, look, ({ pixels, catches }, garment) => {
    const copy = packed(new Uint8ClampedArray(pixels));
    if (garment) snapshots.push({ garment, pixels: copy, matte: new Uint8Array(catches) });
    else marks.push(copy);
    if (marks.length < 2) under = snapshots.length;
  });
  const after = new Uint32Array(model.width * model.height);
  const whole = packed(picture.data);
  for (let y = 0; y < model.height; y++) {
    const from = (model.box.y0 + y) * picture.width + model.box.x0;
    after.set(whole.subarray(from, from + model.width), y * model.width);
  }
  const [bare = after, kept = after] = marks;
  return { snapshots, bare, kept, under, after };
}

const isLower = ({ drawing: { kind } }: WornGarment): boolean =>
  kind === 'trousers' || kind === 'skirt' || kind === 'dress';
const isUpper = ({ drawing: { kind } }: WornGarment): boolean =>
  kind === 'top' || kind === 'coat' || kind === 'dress';

/** Where old clothes only went away: with the garment that took their place. */
function heirs(model: BodyModel, snapshots: readonly Snapshot[]): (y: number) => number {
  const first = (test: (garment: WornGarment) => boolean) =>
    Math.max(
      0,
      snapshots.findIndex(({ garment }) => test(garment)),
    );
  const [upper, lower] = [first(isUpper), first(isLower)];
  const shoes = first(({ drawing }) => drawing.kind === 'shoes');
  const { ankles, knees } = model.frame;
  const shoeTop = ankles[1] - (ankles[1] - knees[1]) * 0.14;
  return (y) => (y > shoeTop ? shoes : y > model.oldWaist ? lower : upper);
}

/**
 * With which step each one is shown: its own, but a coat's back with its front, and tights with the skirt, or she
 * would stand half in jeans and half in tights.
 */
function homesOf(snapshots: readonly Snapshot[]): number[] {
  const skirt = snapshots.findIndex(
    ({ garment: { drawing } }) => drawing.kind === 'skirt' || drawing.kind === 'dress',
  );
  return snapshots.map(({ garment }, k) => {
    if (garment.slot === 'legwear' && skirt >= 0) return skirt;
    const again = snapshots.findLastIndex((other) => other.garment === garment);
    return Math.max(k, again);
  });
}

/** Steps of 255 that a shaded colour may differ from the same colour, darker all over. */
const SHADE_TOLERANCE = 7;

const sumOf = (colour: number): number => (colour & 255) + ((colour >> 8) & 255) + ((colour >> 16) & 255);

/** True where a colour only lost light: nothing was laid over it. */
function isShade(was: number, is: number): boolean {
  const left = sumOf(is) / Math.max(1, sumOf(was));
  const follows = (shift: number) =>
    Math.abs(((is >> shift) & 255) - ((was >> shift) & 255) * left) <= SHADE_TOLERANCE;
  return left <= 1.03 && follows(0) && follows(8) && follows(16);
}

/** Growing list of pixels. */
function list(room: number) {
  let at = new Uint32Array(room);
  let to = new Uint32Array(room);
  let length = 0;
  return {
    add(index: number, colour: number) {
      if (length === at.length) {
        const larger = (old: Uint32Array) => {
          const grown = new Uint32Array(old.length * 2);
          grown.set(old);
          return grown;
        };
        at = larger(at);
        to = larger(to);
      }
      at[length] = index;
      to[length++] = colour;
    },
    done: () => ({ at: at.slice(0, length), to: to.slice(0, length) }),
    size: () => length,
  };
}

/**
 * Draws the look and says which garment brings which pixels. Face, hair and hands, which come back from the photo, are
 * in no list. Applied in order to `before`, the lists give `after`.
 * @param plate of the same photo: her without the old clothes, who is seen before any of the new ones comes.
 */
export function stageLook(model: BodyModel, look: Look, plate: Undressed = model): Staged {
  const { snapshots, bare, kept, under, after } = paintWatched(model, look);
  const before = packed(new Uint8ClampedArray(model.crop.data));
  // Her own shoes stay until the new ones come: under them the photo shows no feet.
  const shod = Math.round(model.frame.ankles[1] - model.frame.torso * 0.05) * model.width;
  before.set(packed(new Uint8ClampedArray(plate.crop.data)).subarray(0, shod));
  const lists = snapshots.map(() => list(1 << 14));
  const heirOf = heirs(model, snapshots);
  const homes = homesOf(snapshots);
  const comesLater = homes.map((home, k) => home !== k);
  for (let y = 0, i = 0; y < model.height; y++) {
    const heir = heirOf(y);
    for (let x = 0; x < model.width; x++, i++) {
      const end = after[i]!;
      if (end === before[i]) continue;
      let last = -1;
      let was = bare[i]!;
      // A step in between is shown only where nothing of the photo lies over it in the end.
      const isCovered = under > 0 && kept[i] !== snapshots[under - 1]!.pixels[i];
      for (let k = 0; k < snapshots.length; k++) {
        if (k === under) was = kept[i]!;
        const is = snapshots[k]!.pixels[i]!;
        if (is === was) continue;
        // The shadow of the trousers on a coat's back comes with the coat.
        if (last >= 0 && comesLater[last] && isShade(was, is)) {
          was = is;
          continue;
        }
        if (last >= 0 && !comesLater[last] && (k >= under || !isCovered)) lists[last]!.add(i, was);
        last = k;
        was = is;
      }
      lists[last < 0 ? heir : last]?.add(i, end);
    }
  }
  const all = snapshots.map(({ garment, matte }, k) => ({ garment, matte, ...lists[k]!.done() }));
  const stages = all.flatMap((stage, k) => {
    if (comesLater[k]) return [];
    return [
      merged(
        stage,
        all.filter((_, n) => n !== k && homes[n] === k),
      ),
    ];
  });
  const matte = model.classes.background.map(
    (room, i) => 255 - (i < shod ? plate.classes.background[i]! : room),
  );
  const shown = withoutSmall(stages, model.width * model.height * LEAST_SHARE);
  return { before, matte, after, stages: inTurn(matte, shown) };
}

/**
 * The mattes as the film shows the garments: a coat's back is painted before the trousers and seen after them, and
 * until then the wall beside her legs is wall.
 */
function inTurn(matte: Uint8Array, stages: readonly Stage[]): Stage[] {
  let sofar = matte;
  return stages.map((stage) => {
    const next = sofar.slice();
    for (const i of stage.at) next[i] = stage.matte[i]!;
    sofar = next;
    return { ...stage, matte: next };
  });
}

/** Small ones come with the next that is seen, or with the last. */
function withoutSmall(stages: Stage[], least: number): Stage[] {
  const kept: Stage[] = [];
  let waiting: Stage[] = [];
  for (const stage of stages) {
    if (stage.at.length < least) waiting.push(stage);
    else {
      kept.push(merged(stage, waiting));
      waiting = [];
    }
  }
  const last = kept.pop();
  return last ? [...kept, { ...merged(last, waiting), matte: (waiting.at(-1) ?? last).matte }] : kept;
}

function merged(stage: Stage, others: readonly Stage[]): Stage {
  if (others.length === 0) return stage;
  const join = (lists: Uint32Array[]) => {
    const out = new Uint32Array(lists.reduce((sum, each) => sum + each.length, 0));
    let at = 0;
    for (const each of lists) {
      out.set(each, at);
      at += each.length;
    }
    return out;
  };
  const all = [...others, stage];
  return { ...stage, at: join(all.map((s) => s.at)), to: join(all.map((s) => s.to)) };
}
