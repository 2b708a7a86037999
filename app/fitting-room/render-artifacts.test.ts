// What no picture may show, over all people whose bodies are known: a hand cut off from its arm, and what is left of the old top.
import { expect, test } from 'vitest';
import type { Look } from '../domain/looks/look.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { readParts } from '../../tests/people/true-parts.ts';
import { TRUTH_PEOPLE } from '../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { makePiece } from './garments/garment.ts';
import { isDrawnGarment } from './cloth/drawn-garment.ts';
import type { BodyModel } from './person/body-model.ts';
import { isHandHidden } from './person/measures/crossing-arm.ts';
import type { Side } from './person/measures/body-frame.ts';
import { neckWidth } from './person/measures/shoulder-line.ts';
import type { Picture } from './pixels/pixels.ts';
import { render } from './render.ts';
import { LONG } from '../../tests/runner/long-run.ts';

const [WIDTH, HEIGHT] = LONG ? [480, 720] : [384, 576];
/** Every length of sleeve, over and under other things. */
const SLEEVES = ['sleeveless', 'summer-shorts', 'pleated-skirt', 'breton', 'white-shirt', 'camel-coat'];
const TOPS = ['blush-skirt', 'forest-dress', 'pleated-skirt', 'roll-neck-under-v', 'cropped-knit'];

/** Those of the looks that she is to wear here. `--long`: all; else each person a quarter of them, each look on a quarter of the people. */
const wornBy = (name: string, looks: readonly string[]): string[] =>
  looks.filter((_, k) => LONG || (k + TRUTH_PEOPLE.indexOf(name)) % 4 === 0);

/** The look in a blue that no skin and no wall has. */
const inBlue = (look: Look): Look => ({
  ...look,
  garments: look.garments.map((garment) => ({
    ...garment,
    cloth: { fabric: 'plain', colour: '#1430e0' },
  })),
});

/** 1 where a sleeve of the look lies. */
function sleevesOf(model: BodyModel, look: Look): Uint8Array {
  const out = new Uint8Array(model.width * model.height);
  const garments = look.garments.filter(isDrawnGarment);
  for (const garment of garments) {
    if (!['top', 'dress', 'coat'].includes(garment.drawing.kind)) continue;
    for (const { sleeves } of makePiece(model, garment, garments).sheets)
      sleeves?.forEach((value, i) => (out[i] = Math.max(out[i]!, value > 127 ? 1 : 0)));
  }
  return out;
}

/** Where a hand that is seen begins, and the way from there toward its elbow; null where none is seen. */
function firstRow(
  model: BodyModel,
  { elbow, wrist, index, wristRadius }: Side,
): { from: number[]; way: number[] } | null {
  const length = Math.hypot(elbow[0] - wrist[0], elbow[1] - wrist[1]) || 1;
  const way = [(elbow[0] - wrist[0]) / length, (elbow[1] - wrist[1]) / length];
  const reach = model.frame.shoulderWidth * 0.3;
  const seen: { x: number; y: number; along: number }[] = [];
  for (let i = 0; i < model.inFront.length; i++) {
    const [x, y] = [i % model.width, Math.floor(i / model.width)];
    if (model.inFront[i]! < 200 || Math.hypot(x - index[0], y - index[1]) > reach) continue;
    if (model.classes.skin[i]! < 128) continue;
    // Before the arm: a thumb spread beside it has no arm above it.
    const beside = (x - wrist[0]) * way[1]! - (y - wrist[1]) * way[0]!;
    if (Math.abs(beside) < wristRadius * 1.3)
      seen.push({ x, y, along: (x - wrist[0]) * way[0]! + (y - wrist[1]) * way[1]! });
  }
  if (seen.length < 20) return null;
  const most = Math.max(...seen.map(({ along }) => along));
  const row = seen.filter(({ along }) => along > most - 1.5);
  const mean = (of: 'x' | 'y'): number => row.reduce((sum, one) => sum + one[of], 0) / row.length;
  return { from: [mean('x'), mean('y')], way };
}

/** Pixels between the first row of a seen hand and the arm or sleeve that it belongs to. */
function gapAt(model: BodyModel, picture: Picture, sleeves: Uint8Array, side: Side): number {
  const start = firstRow(model, side);
  if (!start) return 0;
  const { classes, crop, box, width } = model;
  const isArm = (x: number, y: number): boolean => {
    const i = Math.round(y) * width + Math.round(x);
    if (sleeves[i] === 1 || model.inFront[i]! > 127) return true;
    const o = ((box.y0 + Math.round(y)) * picture.width + box.x0 + Math.round(x)) * 4;
    const [r, g, b] = [picture.data[o]!, picture.data[o + 1]!, picture.data[o + 2]!];
    // Painted skin: not the cloth's blue, and near to what the plate has there.
    const like = [0, 1, 2].every((c) => Math.abs(picture.data[o + c]! - crop.data[i * 4 + c]!) < 45);
    return classes.skin[i]! > 100 && r > b && g > b * 0.8 && like;
  };
  const length = Math.hypot(side.elbow[0] - side.wrist[0], side.elbow[1] - side.wrist[1]);
  let gap = 0;
  for (let k = 1; k < length * 0.3; k++) {
    const [x, y] = [start.from[0]! + start.way[0]! * k, start.from[1]! + start.way[1]! * k];
    if (
      !isArm(x, y) &&
      !isArm(x - start.way[1]!, y + start.way[0]!) &&
      !isArm(x + start.way[1]!, y - start.way[0]!)
    )
      gap++;
  }
  return gap;
}

test.each(TRUTH_PEOPLE)(
  '%s: arm or sleeve reaches the first row of every seen hand',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    for (const title of wornBy(name, SLEEVES)) {
      const look = inBlue(LOOKS[title]!);
      const picture = render(model, look);
      const sleeves = sleevesOf(model, look);
      const gaps = model.frame.sides.map((side) =>
        isHandHidden(model, side) ? 0 : gapAt(model, picture, sleeves, side),
      );
      expect(Math.max(...gaps), title).toBeLessThan(3);
    }
  },
  120_000,
);

/** Top, dress and outer layer of the truth's labels; bare chest and arms. */
const OLD_TOP = new Set([7, 9, 10]);
const BARE = new Set([2, 3]);

/** Pixels of the photo left as they were, unlike the wall, where the look has put neither cloth nor skin. */
function leftOver(model: BodyModel, picture: Picture, x: number, y: number): boolean {
  const { photo, box, width, lock, inFront, covering, classes } = model;
  const i = (y - box.y0) * width + x - box.x0;
  if (lock[i]! > 0 || inFront[i]! > 0 || (covering?.pixels[i] ?? 0) > 0 || classes.hair[i]! > 20)
    return false;
  const o = (y * photo.width + x) * 4;
  let [moved, fromWall] = [0, 0];
  const wall = model.backdrop(x - box.x0, y - box.y0);
  for (let c = 0; c < 3; c++) {
    moved = Math.max(moved, Math.abs(picture.data[o + c]! - photo.data[o + c]!));
    fromWall = Math.max(fromWall, Math.abs(photo.data[o + c]! - wall[c]!));
  }
  return moved < 10 && fromWall > 60;
}

test.each(TRUTH_PEOPLE)(
  '%s: nothing of the old top is left, and no rim of bare shoulders beside a closed top',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const labelAt = await readParts(name, WIDTH, HEIGHT);
    const { box, frame } = model;
    const throat = neckWidth(model);
    for (const title of wornBy(name, TOPS)) {
      const picture = render(model, inBlue(LOOKS[title]!));
      let [cloth, rim] = [0, 0];
      for (let y = box.y0; y < box.y1; y++)
        for (let x = box.x0; x < box.x1; x++) {
          if (!leftOver(model, picture, x, y)) continue;
          // Painted arms may have the old coat's color.
          const bare = model.classes.skin[(y - box.y0) * model.width + x - box.x0]! > 100;
          if (!bare && OLD_TOP.has(labelAt(x, y))) cloth++;
          const [aside, down] = [
            Math.abs(x - box.x0 - throat.middle),
            (y - box.y0 - frame.shoulders[1]) / frame.torso,
          ];
          // Beyond a neckline's end on the slope of the shoulders, down to their round.
          const onSlope = aside > frame.shoulderWidth * 0.3 && aside < frame.shoulderWidth * 0.75;
          const isRim = BARE.has(labelAt(x, y)) || BARE.has(labelAt(x, y + 2));
          if (onSlope && isRim && down > -0.3 && down < 0.1) rim++;
        }
      expect(cloth, `${title}: old top`).toBeLessThan(12);
      expect(rim, `${title}: rim of the shoulders`).toBeLessThan(6);
    }
  },
  120_000,
);
