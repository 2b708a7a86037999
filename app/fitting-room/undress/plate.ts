// The photo without the old clothes: the wall behind her, her body with bare limbs in a plain tight tank and shorts, and on
// top what is hers. Everything new is cut on this.
import type { ClassMaps } from '../../domain/body-map.ts';
import { blurInto } from '../pixels/blur.ts';
import { distanceToSegment, lerp, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Picture } from '../pixels/pixels.ts';
import type { Frame } from '../person/frame.ts';
import type { HandRim } from '../person/hand-rim.ts';
import type { HeadCovering } from '../person/head-covering.ts';
import type { Backdrop } from '../person/backdrop.ts';
import { PARTS } from '../read/person.ts';
import type { Person } from '../read/person.ts';
import { alongAt, isArmZone, isLegZone, layOut, ZONE } from './limb-field.ts';
import type { LimbField } from './limb-field.ts';
import { paintBody } from './paint-body.ts';

/** What is known of the photo before anything comes off; all planes have the crop's size. */
export interface Dressed {
  crop: Picture;
  classes: ClassMaps;
  frame: Frame;
  /** 0..255: face and hair stay. */
  lock: Uint8Array;
  handRim: HandRim;
  covering: HeadCovering | null;
  backdrop: Backdrop;
}

export interface Plate {
  /** RGBA of the crop. */
  picture: Picture;
  classes: ClassMaps;
  handRim: HandRim;
}

/** A region whose stations are this sure lies tight: the photo's own pixels stay. */
const TIGHT = 0.6;

/** Which zones of the body keep the photo's own cloth, for it lies tight. */
function tightZones({ body }: Person): ReadonlySet<number> {
  const isTight = ({ stations }: { stations: Person['body']['trunk']['stations'] }): boolean =>
    stations.filter(({ sure }) => sure < TIGHT).length === 0;
  const zones: number[] = [];
  const trunk = isTight(body.trunk);
  if (trunk) zones.push(ZONE.trunk, ZONE.neck);
  // A sleeve may be loose where the trunk is not; a loose trunk hides where the arm begins.
  body.arms.forEach((arm, k) => trunk && isTight(arm) && zones.push(ZONE.leftArm + k));
  body.legs.forEach((leg, k) => isTight(leg) && zones.push(ZONE.leftLeg + k));
  return new Set(zones);
}

/** Hands as the photo shows them, past the wrist: 0..255. */
function handsSeen({ classes, frame, handRim }: Dressed): Uint8Array {
  const out = new Uint8Array(classes.skin.length);
  const unit = frame.shoulderWidth;
  for (const { elbow, wrist, index } of frame.sides) {
    const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
    const [dx, dy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
    const tip = lerpPoint(wrist, index, 1.9);
    const reach = unit * 0.75;
    for (let y = Math.max(0, Math.floor(wrist[1] - reach)); y < Math.min(classes.height, wrist[1] + reach); y++)
      for (let x = Math.max(0, Math.floor(wrist[0] - reach)); x < Math.min(classes.width, wrist[0] + reach); x++) {
        if (distanceToSegment(wrist, tip, x, y) > unit * 0.3) continue;
        const past = (x - wrist[0]) * dx + (y - wrist[1]) * dy;
        const i = y * classes.width + x;
        out[i] = Math.max(
          out[i]!,
          smoothstep(0.4, 0.75, classes.skin[i]! / 255) * smoothstep(-unit * 0.015, unit * 0.015, past) * 255,
        );
      }
  }
  for (const i of handRim.at) out[i] = 0;
  return out;
}

/** What is held in a hand before the body, and small enough to be held in one: it stays in front. */
function heldThings({ classes, frame }: Dressed, { parts }: Person): Uint8Array {
  const { width, height } = classes;
  const held = PARTS.indexOf('held');
  const out = new Uint8Array(parts.length);
  const unit = frame.shoulderWidth;
  for (const { elbow, wrist, index } of frame.sides) {
    // A hand that hangs lets go of what it holds.
    if (wrist[1] > elbow[1]) continue;
    const tip = lerpPoint(wrist, index, 1.3);
    for (let y = Math.max(0, Math.floor(tip[1] - unit)); y < Math.min(height, tip[1] + unit); y++)
      for (let x = Math.max(0, Math.floor(tip[0] - unit)); x < Math.min(width, tip[0] + unit); x++) {
        const i = y * width + x;
        if (distanceToSegment(wrist, tip, x, y) < unit * 0.5 && (parts[i] === held || classes.others[i]! > 150)) out[i] = 255;
      }
  }
  blurInto(out, out, width, height, 0.7);
  return out;
}

/** Bins along a limb in which bare skin is looked for, and how many in a row make it her own limb. */
const BINS = 24;
const LEAST_RUN = 4;

/** 0..255 where the photo shows so much of a limb bare that its own skin stays. */
function ownSkin({ classes, frame }: Dressed, field: LimbField): Uint8Array {
  const { width, height, skin, clothes } = classes;
  const near = new Uint8Array(skin.length);
  blurInto(clothes, near, width, height, Math.max(1.2, frame.size * 0.006));
  const all = new Uint32Array(7 * BINS);
  const bare = new Uint32Array(7 * BINS);
  const binOf = (i: number): number =>
    field.zone[i]! * BINS + Math.min(BINS - 1, Math.floor((alongAt(field, i) / 1.3) * BINS));
  for (let i = 0; i < skin.length; i++) {
    if (field.zone[i]! < ZONE.leftArm) continue;
    const bin = binOf(i);
    all[bin]!++;
    if (skin[i]! > 150) bare[bin]!++;
  }
  const keeps = new Uint8Array(7 * BINS);
  for (let zone: number = ZONE.leftArm; zone <= ZONE.rightLeg; zone++) {
    let run = 0;
    for (let k = 0; k <= BINS; k++) {
      const bin = zone * BINS + k;
      const isBare = k < BINS && all[bin]! > 0 && bare[bin]! > all[bin]! * 0.8;
      if (isBare) run++;
      else {
        if (run >= LEAST_RUN) keeps.fill(1, bin - run, bin);
        run = 0;
      }
    }
  }
  const out = new Uint8Array(skin.length);
  for (let i = 0; i < skin.length; i++) {
    const zone = field.zone[i]!;
    const isNeck = zone === ZONE.neck || (zone === ZONE.trunk && alongAt(field, i) < 0.75);
    if (!isNeck && (zone < ZONE.leftArm || keeps[binOf(i)] === 0)) continue;
    out[i] = smoothstep(0.6, 0.95, skin[i]! / 255) * smoothstep(0.3, 0.06, near[i]! / 255) * 255;
  }
  return out;
}

/** Where the photo's own pixels stay: what is hers, what lies tight, and everything above the chin that is not cloth. */
function keptOf(dressed: Dressed, person: Person, field: LimbField, body: Uint8Array): Uint8Array {
  const { classes, lock, covering, frame } = dressed;
  const tight = tightZones(person);
  const keep = ownSkin(dressed, field);
  const hands = handsSeen(dressed);
  const held = heldThings(dressed, person);
  const chin = lerp(frame.mouth[1], frame.shoulders[1], 0.25);
  for (let i = 0; i < keep.length; i++) {
    let own = Math.max(keep[i]!, lock[i]!, hands[i]!, held[i]!, covering?.pixels[i] ?? 0);
    if (Math.floor(i / classes.width) < chin) own = Math.max(own, 255 - classes.clothes[i]!);
    if (tight.has(field.zone[i]!) && body[i]! > 0) own = Math.max(own, body[i]!);
    keep[i] = own;
  }
  return keep;
}

/** The class maps of the plate. */
function classesOf({ classes }: Dressed, keep: Uint8Array, body: Uint8Array, bare: Uint8Array): ClassMaps {
  const out: ClassMaps = {
    ...classes,
    skin: new Uint8Array(keep.length),
    clothes: new Uint8Array(keep.length),
    others: new Uint8Array(keep.length),
    background: new Uint8Array(keep.length),
  };
  const { face, hair } = classes;
  for (let i = 0; i < keep.length; i++) {
    const kept = keep[i]! / 255;
    const rest = Math.max(0, 255 - face[i]! - hair[i]!);
    const on = (rest * body[i]!) / 255;
    const skin = (on * bare[i]!) / 255;
    out.skin[i] = lerp(skin, classes.skin[i]!, kept);
    out.clothes[i] = lerp(on - skin, classes.clothes[i]!, kept);
    out.others[i] = lerp(0, classes.others[i]!, kept);
    out.background[i] = lerp(rest - on, classes.background[i]!, kept);
  }
  return out;
}

/** Takes the old clothes off a photo. About 0.15 s at 768x1152. */
export function makePlate(dressed: Dressed, person: Person): Plate {
  const { crop, classes, frame, covering, handRim, backdrop } = dressed;
  const { width, height } = crop;
  const field = layOut(person.body, width, height);
  // Her body is nowhere wider than what the photo shows of her.
  const body = new Uint8Array(width * height);
  blurInto(person.body.mask, body, width, height, 0.8);
  for (let i = 0; i < body.length; i++) body[i] = Math.min(body[i]!, 255 * smoothstep(0.9, 0.6, classes.background[i]! / 255));
  const keep = keptOf(dressed, person, field, body);
  const bare = field.zone.map((zone) =>
    zone === ZONE.neck || ((isArmZone(zone) || isLegZone(zone)) && !covering?.veiled) ? 255 : 0,
  );
  const painted = paintBody(dressed, field, keep, bare);
  // What goes: all that is somebody or something and does not stay.
  const wide = new Uint8Array(keep.length);
  blurInto(keep, wide, width, height, 1.6);
  const gone = new Uint8Array(keep.length);
  for (let i = 0; i < gone.length; i++)
    gone[i] = Math.max(0, (person.parts[i]! > 0 ? 255 : 255 - classes.background[i]!) - Math.min(255, wide[i]! * 4));
  blurInto(gone, gone, width, height, Math.max(1.5, frame.size * 0.0035));
  const data = new Uint8ClampedArray(crop.data);
  for (let i = 0; i < gone.length; i++) {
    const [off, kept, on] = [smoothstep(0.01, 0.08, gone[i]! / 255), keep[i]! / 255, body[i]! / 255];
    if (kept === 1 || (off === 0 && on === 0)) continue;
    const wall = off > 0 ? backdrop(i % width, Math.floor(i / width)) : null;
    for (let c = 0; c < 3; c++) {
      const o = i * 4 + c;
      const room = wall ? lerp(crop.data[o]!, wall[c]!, off) : crop.data[o]!;
      data[o] = lerp(lerp(room, painted[o]!, on), crop.data[o]!, kept);
    }
  }
  const rim: HandRim = { ...handRim, behind: [...handRim.behind] };
  const plateClasses = classesOf(dressed, keep, body, bare);
  handRim.at.forEach((i, k) => {
    const before = handRim.behind[k]!;
    const share = handRim.share[k]!;
    const now = [0, 1, 2].map((c) => data[i * 4 + c]!) as [number, number, number];
    rim.behind[k] = now;
    for (const c of [0, 1, 2] as const) data[i * 4 + c] = crop.data[i * 4 + c]! + (1 - share) * (now[c] - before[c]);
    plateClasses.skin[i] = Math.max(plateClasses.skin[i]!, share * 255);
    for (const name of ['clothes', 'background'] as const)
      plateClasses[name][i] = Math.min(plateClasses[name][i]!, 255 - plateClasses.skin[i]!);
  });
  return { picture: { width, height, data }, classes: plateClasses, handRim: rim };
}
