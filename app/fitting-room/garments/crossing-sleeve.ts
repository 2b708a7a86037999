// The sleeve of a forearm before the body: it lies on the garment's own front, as a piece with its own edge and shadow.
import type { BodyModel } from '../person/analyse.ts';
import { crossesBody } from '../person/crossing-arm.ts';
import { addCones, alongOf, newLayer, PART } from '../cloth/layer.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { smoothstep } from '../pixels/pixels.ts';
import { sleeveAxis } from './sleeves.ts';

/** Where on the arm it begins to lie before the body, and where it does wholly: above, the sleeve is set in as any other. */
const BEGINS = [0.4, 0.47] as const;
/** Shorter sleeves leave the forearm bare. */
const SHORTEST = 0.55;
/** Strength of the shadow on what it lies on. */
const SHADOW = 0.6;

/** Adds to a garment the sleeves that lie before it. @param length of its sleeves, 1 at the wrist. */
export function withCrossingSleeves(model: BodyModel, piece: Piece, length: number, fit: number): Piece {
  const main = piece.sheets.find(({ sleeves }) => sleeves);
  if (!main || length < SHORTEST) return piece;
  const sheets = model.frame.sides
    .filter((side) => crossesBody(model, side))
    .map((side): Sheet => {
      const layer = newLayer(model.width, model.height);
      const [points, radii] = sleeveAxis(model, side, length, fit);
      addCones(layer, points, radii, side.sign < 0 ? PART.leftSleeve : PART.rightSleeve, [0, length]);
      for (let i = 0; i < layer.alpha.length; i++)
        if (layer.alpha[i]! > 0) layer.alpha[i] = layer.alpha[i]! * smoothstep(...BEGINS, alongOf(layer, i));
      const { cloth, manner, cut, quilt } = main;
      return { layer, cloth, manner, cut, quilt, shadow: SHADOW, sleeves: layer.alpha };
    });
  return sheets.length ? { ...piece, sheets: [...piece.sheets, ...sheets] } : piece;
}
