// How far cloth moves: hems more than shoulders, skirts more than trousers; face, hair, hands and the floor never.
import type { Drawing } from '../domain/looks/look.ts';
import type { BodyModel } from '../fitting-room/person/body-model.ts';
import { behindAt } from '../fitting-room/person/light-and-color/backdrop.ts';
import { blurInto } from '../fitting-room/pixels/blur.ts';
import { clamp, smoothstep } from '../fitting-room/pixels/pixels.ts';
import { mixPacked, packPixels } from './packed-pixels.ts';
import { stageRows, type DressingStages } from './dressing-stages.ts';

/** Reach of the hem in a light breeze, and the height it hangs from; shares of the torso's length. */
function looseness(drawing: Drawing): { reach: number; still: number } {
  switch (drawing.kind) {
    case 'skirt':
      return { reach: 0.03 + drawing.flare * 0.06, still: 0.12 };
    case 'dress':
      return { reach: 0.028 + drawing.flare * 0.06, still: 0.45 };
    case 'coat':
      return { reach: drawing.length > 0.3 ? 0.034 : 0.014, still: 0.35 };
    case 'trousers':
      return { reach: drawing.leg === 'wide' ? 0.02 : drawing.leg === 'slim' ? 0.004 : 0.01, still: 0.2 };
    case 'top':
      return { reach: 0.008, still: 0.45 };
    case 'scarf':
      return { reach: 0.03, still: 0.3 };
    case 'bag':
      return { reach: 0.008, still: 0.3 };
    default:
      return { reach: 0, still: 0 };
  }
}

function stillness(model: BodyModel, { before, after }: DressingStages): Uint8Array {
  const { width, height, classes, lock } = model;
  const still = new Uint8Array(width * height);
  for (let i = 0; i < still.length; i++) {
    const herOwn = before[i] === after[i] && Math.max(classes.skin[i]!, classes.others[i]!) > 110;
    still[i] = herOwn ? 255 : lock[i]!;
  }
  const soft = new Uint8Array(still.length);
  blurInto(still, soft, width, height, model.frame.size * 0.007);
  for (let i = 0; i < soft.length; i++) soft[i] = Math.max(still[i]!, clamp(soft[i]! * 2.4, 0, 255));
  return soft;
}

/** Sideways swing of each pixel of the crop, in sixteenths of a pixel; at most 15 pixels. */
export function clothSway(model: BodyModel, staged: DressingStages): Uint8Array {
  const { width, height, frame } = model;
  const weight = new Float32Array(width * height);
  for (const stage of staged.stages) {
    const { reach, still } = looseness(stage.garment.drawing);
    const { top, bottom } = stageRows(stage, width);
    for (const i of stage.at) {
      const along = clamp(((i / width - top) / Math.max(1, bottom - top) - still) / (1 - still), 0, 1);
      weight[i] = reach * frame.torso * along ** 1.4 * 16;
    }
  }
  // Pixels beside the cloth move along, so that no edge tears.
  blurInto(weight, weight, width, height, frame.size * 0.009);
  const still = stillness(model, staged);
  const floor = frame.ankles[1];
  const out = new Uint8Array(width * height);
  const rim = Math.round(width * 0.05);
  for (let y = 0, i = 0; y < height; y++) {
    const above = 1 - smoothstep(floor - frame.torso * 0.08, floor + frame.torso * 0.05, y);
    for (let x = 0; x < width; x++, i++) {
      const inside = smoothstep(0, rim, Math.min(x, width - 1 - x));
      out[i] = clamp(weight[i]! * (1 - still[i]! / 255) * above * inside, 0, 240);
    }
  }
  return out;
}

/** 0..255: how much of each pixel is her, painted over room and weather. */
export function figureMatte({ width, height, frame }: BodyModel, matte: Uint8Array): Uint8Array {
  const soft = matte.slice();
  blurInto(soft, soft, width, height, Math.max(1, frame.size * 0.0012));
  const table = Uint8Array.from({ length: 256 }, (_, value) => 255 * smoothstep(0.1, 0.6, value / 255));
  for (let i = 0; i < soft.length; i++) soft[i] = table[soft[i]!]!;
  return soft;
}

/** The packed crop without her. The feet do not move, so the photo's own shadow stays around them. */
export function backgroundWithoutPerson(
  model: BodyModel,
  { before, after, matte, stages }: DressingStages,
): Uint32Array {
  const { width, height, frame, backdrop } = model;
  const reach = new Uint8Array(matte.length);
  blurInto(matte, reach, width, height, frame.size * 0.012);
  const last = stages.at(-1)?.matte ?? matte;
  const out = before.slice();
  const ankles = frame.ankles[1] - frame.torso * 0.05;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (before[i] !== after[i] && last[i]! < 60) out[i] = after[i]!;
      else if (reach[i]! > 8 && y < ankles) {
        const wall = behindAt(backdrop, x, y);
        const packed = (0xff000000 | (wall[2]! << 16) | (wall[1]! << 8) | wall[0]!) >>> 0;
        out[i] = mixPacked(before[i]!, packed, Math.min(256, reach[i]! * 5));
      }
    }
  return out;
}

/**
 * The packed photo with the wall and the floor where she stands, her feet included.
 * @param matte 0..255 over the crop: how much of a pixel is her or her clothes
 */
export function photoWithoutPerson(
  { photo, box, backdrop, frame }: BodyModel,
  matte: Uint8Array,
): Uint32Array {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const reach = new Uint8Array(matte.length);
  blurInto(matte, reach, width, height, frame.size * 0.012);
  const out = packPixels(photo.data).slice();
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (reach[i]! <= 8) continue;
      const [red, green, blue] = behindAt(backdrop, x, y);
      const color = (0xff000000 | (blue! << 16) | (green! << 8) | red!) >>> 0;
      out[(box.y0 + y) * photo.width + box.x0 + x] = color;
    }
  return out;
}
