// A forearm before the body: its sleeve is a piece of its own on the garment's front; bare, its skin is.
import type { BodyModel } from '../../person/body-model.ts';
import { crossesBody } from '../../person/measures/crossing-arm.ts';
import { addCones, alongAtPixel, newLayer, sleevePart, type Layer } from '../../cloth/layer.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { smoothstep } from '../../pixels/pixels.ts';
import { sleeveAxis } from './sleeves.ts';

/** Where along the arm it begins to lie before the body, and where it does wholly. */
const BEGINS = [0.4, 0.47] as const;
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

/** @param length of its sleeves, 1 at the wrist. */
export function withCrossingSleeves(model: BodyModel, given: Piece, length: number, fit: number): Piece {
  const crossing = model.frame.sides.filter((side) => crossesBody(model, side));
  if (crossing.length === 0) return given;
  const piece = bareOver(model, given, crossing);
  const main = piece.sheets.find(({ sleeves }) => sleeves);
  if (!main || length < SHORTEST) return piece;
  const sheets = crossing.map((side): Sheet => {
    const layer = newLayer(model.width, model.height);
    addCones(layer, sleeveAxis(model, side, length, fit), sleevePart(side.sign), [0, length]);
    for (let i = 0; i < layer.alpha.length; i++)
      if (layer.alpha[i]! > 0)
        layer.alpha[i] = layer.alpha[i]! * smoothstep(...BEGINS, alongAtPixel(layer, i));
    const { cloth, manner, cut, quilt } = main;
    return { layer, cloth, manner, cut, quilt, shadow: SHADOW, sleeves: layer.alpha, crossing: true };
  });
  return { ...piece, sheets: [...piece.sheets, ...sheets] };
}
