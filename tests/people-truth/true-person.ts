// A read person made from the truth instead of from the picture: to develop and measure what comes after reading.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture, Point, Box } from '../../app/fitting-room/pixels/pixels.ts';
import { distance, lerpPoint, midpoint } from '../../app/fitting-room/pixels/pixels.ts';
import { PARTS } from '../../app/fitting-room/body-estimation/person.ts';
import type { Limb, Part, Person, Station } from '../../app/fitting-room/body-estimation/person.ts';
import { readPng } from '../people/png.ts';
import { labelOf } from './part-labels.ts';

interface Width {
  a: Point;
  b: Point;
  at_fraction: number;
}
interface Scene {
  size: [number, number];
  joints_px: Record<string, Point>;
  widths_px: Record<string, Width>;
}

const CLOTH: readonly Part[] = ['top', 'bottom', 'dress', 'outer'];

const fileOf = (name: string, rest: string): Buffer => readFileSync(join(import.meta.dirname, `${name}${rest}`));

/** @param box the crop of `photo` that clothes can reach. */
export async function truePerson(name: string, photo: Picture, box: Box): Promise<Person> {
  const scene = JSON.parse(fileOf(name, '.json').toString()) as Scene;
  const scale = photo.width / scene.size[0];
  const toCrop = ([x, y]: Point): Point => [x * scale - box.x0, y * scale - box.y0];
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const [bodyPng, partsPng] = await Promise.all([
    readPng(fileOf(name, '.body.png')),
    readPng(fileOf(name, '.parts.png')),
  ]);
  const parts = new Uint8Array(width * height);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const x = ((i % width) + box.x0 + 0.5) / scale;
    const y = (Math.floor(i / width) + box.y0 + 0.5) / scale;
    const o = (Math.min(scene.size[1] - 1, Math.floor(y)) * scene.size[0] + Math.min(scene.size[0] - 1, Math.floor(x))) * 4;
    parts[i] = labelOf(partsPng.data, o);
    mask[i] = bodyPng.data[o]!;
  }
  const partAt = ([x, y]: Point): Part =>
    PARTS[parts[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!]!;
  const isCloth = (at: Point): boolean => CLOTH.includes(partAt(at));
  const station = (key: string, [from, to]: readonly [Point, Point]): Station => {
    const { a, b, at_fraction: share } = scene.widths_px[key]!;
    const [p, q] = [toCrop(a), toCrop(b)].sort((one, two) => one[0] - two[0]) as [Point, Point];
    const at = share === undefined ? midpoint(p, q) : lerpPoint(from, to, share);
    const loose = [lerpPoint(at, p, 1.2), lerpPoint(at, q, 1.2)].some(isCloth);
    return { name: key.replace(/^(left|right)_/, ''), at, left: distance(at, p), right: distance(at, q), sure: loose ? 0 : 1 };
  };
  const limb = (side: string, names: readonly string[], keys: readonly (readonly [string, number])[]): Limb => {
    const joints = names.map((joint) => toCrop(scene.joints_px[`${side}_${joint}`]!)) as unknown as Limb['joints'];
    return {
      joints,
      stations: keys.map(([key, first]) => station(`${side}_${key}`, [joints[first]!, joints[first + 1]!])),
    };
  };
  const arm = (side: string): Limb => {
    const { joints, stations } = limb(side, ['shoulder', 'elbow', 'wrist', 'hand'], [
      ['upper_arm', 0],
      ['forearm', 1],
      ['wrist', 1],
    ]);
    const [upper, forearm, wrist] = stations as [Station, Station, Station];
    return { joints, stations: [upper, { ...forearm, name: 'elbow', at: joints[1] }, forearm, wrist] };
  };
  const leg = (side: string): Limb =>
    limb(side, ['hip', 'knee', 'ankle', 'toe'], [
      ['thigh', 0],
      ['mid_thigh', 0],
      ['knee', 0],
      ['calf', 1],
      ['ankle', 1],
    ]);
  const [neck, pelvis] = [toCrop(scene.joints_px['neck']!), toCrop(scene.joints_px['pelvis']!)];
  const trunk: Person['body']['trunk'] = {
    stations: ['chest', 'bust', 'waist', 'hips'].map((key) => station(key, [neck, pelvis])),
  };
  const top = toCrop(scene.joints_px['head_top']!)[1];
  let floor = 0;
  mask.forEach((value, i) => value > 127 && (floor = Math.floor(i / width)));
  return {
    photo,
    box,
    width,
    height,
    parts,
    body: {
      stature: floor - top,
      arms: [arm('right'), arm('left')],
      legs: [leg('right'), leg('left')],
      trunk,
      mask,
    },
    hands: {
      mask: parts.map((part) => (PARTS[part] === 'hand' ? 255 : 0)),
      cloth: new Uint8Array(parts.length),
      seen: [null, null],
    },
    shows: { bareArms: 1, bareLegs: 1, feetApart: 1, armsDown: 1, openNeck: 1, hands: 1 },
  };
}
