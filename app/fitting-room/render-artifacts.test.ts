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
import { behindAt } from './person/light-and-color/backdrop.ts';
import { isHandHidden } from './person/measures/crossing-arm.ts';
import { gapBeforeHand } from './person/measures/hand-gap.ts';
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

/** Pixels between the first row of a seen hand and the arm or sleeve that it belongs to. */
function gapAt(model: BodyModel, picture: Picture, sleeves: Uint8Array, side: Side): number {
  const { classes, crop, box } = model;
  return gapBeforeHand(model, side, (x, y, i) => {
    if (sleeves[i] === 1 || model.inFront[i]! > 127) return true;
    const o = ((box.y0 + y) * picture.width + box.x0 + x) * 4;
    const [r, g, b] = [picture.data[o]!, picture.data[o + 1]!, picture.data[o + 2]!];
    // Painted skin: not the cloth's blue, and near to what the plate has there.
    const like = [0, 1, 2].every((c) => Math.abs(picture.data[o + c]! - crop.data[i * 4 + c]!) < 45);
    return classes.skin[i]! > 100 && r > b && g > b * 0.8 && like;
  });
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
  const wall = behindAt(model.backdrop, x - box.x0, y - box.y0);
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
