// What is true of a person of the maker (p00101.jpg and what lies beside it): read at the size of a cell.
import { readFileSync } from 'node:fs';
import type { Picture, Point } from '../../app/fitting-room/pixels/pixels.ts';
import { readPng } from '../people/png.ts';

/** Labels of *.parts.png and *.bare.png; those of the left side, the right one's are one more. */
export const LABEL = {
  hair: 1,
  face: 2,
  neck: 3,
  trunk: 4,
  upperArm: 5,
  forearm: 7,
  hand: 9,
  thigh: 11,
  shin: 13,
  foot: 15,
  top: 17,
  coat: 20,
  shoes: 21,
} as const;
const LABELS = 23;

export type Joint = 'shoulder' | 'elbow' | 'wrist' | 'hand';

export interface TruePerson {
  width: number;
  height: number;
  /** What is seen, and what the bare body has at each pixel. */
  parts: Uint8Array;
  bare: Uint8Array;
  /** In pixels of a cell; her left arm first. */
  arms: readonly [Record<Joint, Point>, Record<Joint, Point>];
  stature: number;
  /** 1 to 10 of the Monk scale. */
  tone: number;
  /** What was drawn that decides whether a photo is hard. */
  drawn: Record<string, unknown>;
}

interface Scene {
  size: [number, number];
  drawn: Record<string, unknown> & { tone: number };
  joints_px: Record<string, Point>;
  body_bbox_px: readonly [number, number, number, number];
}

/** The maker's palette: a decoded picture shows colors. */
const labelByColor = new Map(
  Array.from({ length: LABELS }, (_, i): [number, number] => {
    const channel = (by: number): number => ((i * by) % 200) + 55;
    return [i === 0 ? 0 : (channel(67) << 16) | (channel(131) << 8) | channel(29), i];
  }),
);

function labelsAt({ data, width, height }: Picture, wide: number, tall: number): Uint8Array {
  const out = new Uint8Array(wide * tall);
  for (let i = 0; i < out.length; i++) {
    const x = Math.floor((((i % wide) + 0.5) * width) / wide);
    const y = Math.floor(((Math.floor(i / wide) + 0.5) * height) / tall);
    const at = (y * width + x) * 4;
    out[i] = labelByColor.get((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!) ?? 0;
  }
  return out;
}

/** `stem`: path without the ending. */
export async function readTruePerson(stem: string, width: number, height: number): Promise<TruePerson> {
  const scene = JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as Scene;
  const scale = width / scene.size[0];
  const labels = async (kind: string): Promise<Uint8Array> =>
    labelsAt(await readPng(readFileSync(`${stem}.${kind}.png`)), width, height);
  const arm = (side: string): Record<Joint, Point> => {
    const at = (joint: Joint): Point => {
      const [x, y] = scene.joints_px[`${side}_${joint}`]!;
      return [x * scale, y * scale];
    };
    return { shoulder: at('shoulder'), elbow: at('elbow'), wrist: at('wrist'), hand: at('hand') };
  };
  const [, top, , bottom] = scene.body_bbox_px;
  return {
    width,
    height,
    parts: await labels('parts'),
    bare: await labels('bare'),
    arms: [arm('left'), arm('right')],
    stature: (bottom - top) * scale,
    tone: scene.drawn.tone,
    drawn: scene.drawn,
  };
}
