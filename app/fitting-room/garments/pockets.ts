// What is sewn on a coat in its own cloth: pockets, and the flaps and straps of a trench coat.
import type { CoatDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import type { Row } from '../cloth/layer.ts';
import type { Line, Patch } from '../cloth/piece.ts';
import { distance } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, strip } from '../pixels/shapes.ts';
import { armPoint } from '../person/zones.ts';
import { neckSide } from './coat-collars.ts';

export interface Sewn {
  patches: Patch[];
  lines: Line[];
}

/** A four-sided patch with soft lower corners. */
function panel(topLeft: Point, topRight: Point, down: number, corner: number): Point[] {
  const [x0, y0] = topLeft;
  const [x1, y1] = topRight;
  const c = x1 > x0 ? corner : -corner;
  const low = (side: readonly Point[]) => curve(side, 4);
  return [
    topLeft,
    topRight,
    ...low([
      [x1, y1 + down - corner],
      [x1 - c * 0.3, y1 + down - corner * 0.3],
      [x1 - c, y1 + down],
    ]),
    ...low([
      [x0 + c, y0 + down],
      [x0 + c * 0.3, y0 + down - corner * 0.3],
      [x0, y0 + down - corner],
    ]),
  ];
}

/** A row of stitches along three sides of a panel, a little inside it. */
function stitches(outline: readonly Point[], size: number): Line {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const;
  const inset = size * 0.0032;
  const points = outline
    .slice(1)
    .concat([outline[0]!])
    .map(([x, y]): Point => [x - Math.sign(x - middle[0]) * inset, y - (y > middle[1] ? inset : 0)]);
  return { points, width: size * 0.001, tone: 0.72, strength: 0.3 };
}

export function pocketsOf(model: BodyModel, drawing: CoatDrawing, last: Row): Sewn {
  const { hips, shoulders, shoulderWidth: unit, torso, size } = model.frame;
  const sewn: Sewn = { patches: [], lines: [] };
  const sew = (outline: Point[], thick: number, shadow: number): void => {
    sewn.patches.push({ outline, thick: size * thick, shadow });
  };
  const low = Math.min(shoulders[1] + torso * (drawing.length > 0.4 ? 1.0 : 0.83), last.y - torso * 0.22);
  const inner = Math.max(0.24, drawing.open * 0.75 + 0.09);
  const corner = size * 0.006;
  for (const sign of [-1, 1] as const) {
    const at = (across: number, y: number): Point => [hips[0] + sign * unit * across, y];
    switch (drawing.pockets) {
      case 'welt': {
        const mouth: Point[] = [at(inner, low), at(inner + 0.1, low + torso * 0.15)];
        // The hand goes in from the side: its upper end lies nearer the front, and the welt on the front's side of it.
        const shift = size * 0.0062;
        const outer = mouth.map(([x, y]): Point => [x - sign * shift, y + shift * 0.5]);
        sew(strip(outer, size * 0.012), 0.0014, 0.2);
        sewn.lines.push({ points: mouth, width: size * 0.0016, tone: 0.5, strength: 0.5 });
        break;
      }
      case 'flap': {
        const flap = panel(at(inner, low), at(inner + 0.23, low - torso * 0.01), torso * 0.066, corner);
        sew(flap, 0.0024, 0.42);
        sewn.lines.push({ points: flap.slice(0, 2), width: size * 0.0014, tone: 0.5, strength: 0.55 });
        break;
      }
      case 'patch': {
        const bag = panel(at(inner, low), at(inner + 0.27, low), torso * 0.24, corner * 2);
        const flap = panel(
          at(inner - 0.008, low - torso * 0.012),
          at(inner + 0.278, low - torso * 0.012),
          torso * 0.07,
          corner,
        );
        sew(bag, 0.0026, 0.24);
        sew(flap, 0.002, 0.3);
        sewn.lines.push(stitches(bag, size), stitches(flap, size));
        break;
      }
      case 'chest': {
        const y = shoulders[1] + torso * 0.27;
        const at0 = (across: number, down: number): Point => at(0.225 + across, y + torso * down);
        const bag = panel(at0(0, 0), at0(0.19, 0), torso * 0.21, corner * 1.4);
        const flap = [
          at0(-0.005, 0),
          at0(0.195, 0),
          at0(0.195, 0.042),
          at0(0.095, 0.064),
          at0(-0.005, 0.042),
        ];
        sew(bag, 0.0016, 0.16);
        sew(flap, 0.002, 0.34);
        sewn.lines.push(stitches(bag, size), stitches(flap, size));
        break;
      }
      default:
    }
  }
  return sewn;
}

/** Flap over the chest, straps on the shoulders and around the cuffs of a trench coat. */
export function stormOf(model: BodyModel): Sewn {
  const { shoulders, shoulderWidth: unit, torso, size, sides } = model.frame;
  // It is sewn into the shoulder's seam: its upper edge lies above the coat.
  const chest: Point[] = [
    [shoulders[0] + unit * 0.62, shoulders[1] - torso * 0.4],
    [shoulders[0] + unit * 0.14, shoulders[1] - torso * 0.4],
    ...curve([
      [shoulders[0] + unit * 0.14, shoulders[1] + torso * 0.3],
      [shoulders[0] + unit * 0.26, shoulders[1] + torso * 0.335],
      [shoulders[0] + unit * 0.38, shoulders[1] + torso * 0.31],
      [shoulders[0] + unit * 0.62, shoulders[1] + torso * 0.2],
    ]),
  ];
  const patches: Patch[] = [{ outline: chest, thick: size * 0.0026, shadow: 0.36 }];
  for (const side of sides) {
    const { at } = neckSide(model, side.sign);
    const end: Point = [
      side.shoulder[0] + side.sign * side.upperArm * 0.42,
      side.shoulder[1] - side.upperArm * 0.08,
    ];
    patches.push({
      outline: strip([at(0.31, 0.045), end], size * 0.0145),
      thick: size * 0.0018,
      shadow: 0.3,
    });
    const cuff = armPoint(side, 0.88);
    const reach = distance(side.elbow, side.wrist) || 1;
    const [dx, dy] = [(side.wrist[0] - side.elbow[0]) / reach, (side.wrist[1] - side.elbow[1]) / reach];
    const half = side.elbowRadius * 1.6;
    const across = curve([
      [cuff[0] - dy * half, cuff[1] + dx * half],
      [cuff[0] + dx * half * 0.12, cuff[1] + dy * half * 0.12],
      [cuff[0] + dy * half, cuff[1] - dx * half],
    ]);
    patches.push({
      outline: strip(across, size * 0.013),
      thick: size * 0.0018,
      shadow: 0.3,
      onSleeves: true,
    });
  }
  return { patches, lines: [] };
}
