// A forearm before the body: its sleeve is a piece of its own on the garment's front; bare, its skin is.
import type { BodyModel } from '../../person/body-model.ts';
import { crossesBody } from '../../person/measures/crossing-arm.ts';
import {
  acrossAtPixel,
  addCones,
  alongAtPixel,
  newLayer,
  sleevePart,
  type Layer,
  type Station,
} from '../../cloth/layer.ts';
import { isArmFolded } from '../../person/measures/adjust-pose.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { blurInto } from '../../pixels/blur.ts';
import { boxAroundPoints, cropPlane, smoothstep } from '../../pixels/pixels.ts';
import { sleeveAxis } from './sleeves.ts';

/** Where along the arm it begins to lie before the body, and where it does wholly. */
const BEGINS = [0.4, 0.47] as const;
const BEGINS_SOFTLY = [0.12, 0.5] as const;
const SHORTEST = 0.55;
const SHADOW = 0.6;

function bareOver({ undressed }: BodyModel, piece: Piece, sides: readonly Side[]): Piece {
  const { bareLimbs } = piece;
  if (!bareLimbs) return piece;
  const parts = new Set<number>(sides.map(({ sign }) => sleevePart(sign)));
  const over: Layer = { ...bareLimbs, alpha: new Uint8Array(bareLimbs.alpha.length) };
  for (let i = 0; i < over.alpha.length; i++) {
    if (bareLimbs.alpha[i] === 0 || !parts.has(bareLimbs.part[i]!)) continue;
    over.alpha[i] = bareLimbs.alpha[i]! * smoothstep(...BEGINS, alongAtPixel(bareLimbs, i));
    bareLimbs.alpha[i]! -= over.alpha[i]!;
  }
  return undressed ? piece : { ...piece, limbsOver: over };
}

/** In half widths of the sleeve: so far beside its axis a forearm that comes toward the camera may be seen. */
const WIDER = 1.7;
/** Around its axis, of its width; share of that which shows her own skin, from which the sleeve lies close around it, and its ease in her height. */
const [CORE, BARE] = [0.2, 0.55];
const EASE = 0.006;
/** Around its joints, in shoulder widths: all of an arm. */
const REACH = 0.6;

/** Along a sleeve: nearer to where it begins lies what is behind its first joint, as a belly behind an elbow. */
const BEHIND = 0.006;

/** Where the photo's forearm is bare the sleeve is where that is. Changes `layer`. @returns whether it is */
function fitToForearm(
  { ownSkin, classes: { skin }, inFront, frame, width, height }: BodyModel,
  layer: Layer,
  wide: Layer,
  { shoulder, elbow, wrist }: Side,
  from: number,
): boolean {
  const box = boxAroundPoints([shoulder, elbow, wrist], frame.shoulderWidth * REACH, width, height);
  const across = box.x1 - box.x0;
  const at = (n: number): number => (box.y0 + Math.floor(n / across)) * width + box.x0 + (n % across);
  const near = cropPlane(skin, width, box);
  let [cone, bare] = [0, 0];
  for (let n = 0; n < near.length; n++) {
    const i = at(n);
    near[n] = Math.max(0, near[n]! - inFront[i]!);
    if (layer.alpha[i]! < 128 || inFront[i]! > 127 || alongAtPixel(layer, i) < BEGINS[0]) continue;
    if (Math.abs(acrossAtPixel(layer, i) - 0.5) > CORE) continue;
    cone++;
    if (ownSkin[i]! > 127) bare++;
  }
  if (near.length === 0 || bare < cone * BARE) return false;
  blurInto(near, near, across, box.y1 - box.y0, Math.max(1, frame.size * EASE));
  for (let n = 0; n < near.length; n++) {
    const i = at(n);
    const most = alongAtPixel(wide, i) < from + BEHIND ? layer.alpha[i]! : wide.alpha[i]!;
    if (most === 0) continue;
    if (layer.alpha[i] === 0) {
      layer.part[i] = wide.part[i]!;
      layer.across[i] = wide.across[i]!;
      layer.along[i] = wide.along[i]!;
    }
    layer.alpha[i] = Math.min(smoothstep(0.12, 0.3, near[n]! / 255) * 255, most);
  }
  return true;
}

/** Where along the arm the sleeve beneath may reach no further than the one on top. */
const TRIMS = [0.36, 0.46] as const;

/** What the wider sleeve beneath would show beside it. Changes `main`. */
function trimBeneath({ layer, sleeves, body }: Sheet, over: Layer, sign: Side['sign']): void {
  const part = sleevePart(sign);
  for (let i = 0; i < layer.alpha.length; i++) {
    if (!sleeves![i] || layer.part[i] !== part) continue;
    const most = Math.max(
      over.alpha[i]!,
      body?.[i] ?? 0,
      255 * (1 - smoothstep(...TRIMS, alongAtPixel(layer, i))),
    );
    layer.alpha[i] = Math.min(layer.alpha[i]!, most);
  }
}

/** Of a folded arm the forearm alone: its upper arm would hide it. */
function lyingOver(
  side: Side,
  axis: Station[],
  length: number,
): { axis: Station[]; alongs: [number, number] } {
  if (!isArmFolded(side)) return { axis, alongs: [0, length] };
  return { axis: axis.slice(axis.findIndex(([at]) => at === side.elbow)), alongs: [0.5, length] };
}

/** @param length of its sleeves, 1 at the wrist. */
export function withCrossingSleeves(model: BodyModel, given: Piece, length: number, fit: number): Piece {
  const crossing = model.frame.sides.filter((side) => crossesBody(model, side));
  if (crossing.length === 0) return given;
  const piece = bareOver(model, given, crossing);
  const main = piece.sheets.find(({ sleeves }) => sleeves);
  if (!main || length < SHORTEST) return piece;
  const sheets = crossing.map((side): Sheet => {
    const { axis, alongs } = lyingOver(side, sleeveAxis(model, side, length, fit), length);
    const layer = newLayer(model.width, model.height);
    addCones(layer, axis, sleevePart(side.sign), alongs);
    const wide = newLayer(model.width, model.height);
    const wider = axis.map(([at, half]): Station => [at, half * WIDER]);
    addCones(wide, wider, sleevePart(side.sign), alongs);
    const isFitted = fitToForearm(model, layer, wide, side, alongs[0]);
    // Above the elbow of a folded arm nothing lies over the one beneath.
    if (isFitted && alongs[0] === 0) trimBeneath(main, layer, side.sign);
    const begins: readonly [number, number] = isFitted ? BEGINS_SOFTLY : BEGINS;
    for (let i = 0; i < layer.alpha.length; i++)
      if (layer.alpha[i]! > 0)
        layer.alpha[i] = layer.alpha[i]! * smoothstep(...begins, alongAtPixel(layer, i));
    const { cloth, manner, cut, quilt } = main;
    return { layer, cloth, manner, cut, quilt, shadow: SHADOW, sleeves: layer.alpha, crossing: true };
  });
  return { ...piece, sheets: [...piece.sheets, ...sheets] };
}
