// Which pieces of a look are worn as they were simulated.
import type { Look } from '../../app/domain/looks/look.ts';
import { isDrawnGarment } from '../../app/fitting-room/cloth/drawn-garment.ts';
import { withBake, type Bakes } from '../../app/fitting-room/garments/baked/choose-bake.ts';
import { makePiece } from '../../app/fitting-room/garments/garment.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';

export interface Pieces {
  /** That are drawn: a hat stays off a head that is covered, a bag off arms that are not free. */
  all: number;
  /** Of cloth that hangs: no shoes, bags, scarves, hats, tights. */
  hanging: number;
  /** Of a pattern that is published. */
  have: number;
  worn: number;
  hangingWorn: number;
}

export const NO_PIECES: Pieces = { all: 0, hanging: 0, have: 0, worn: 0, hangingWorn: 0 };

const HANGING: ReadonlySet<string> = new Set(['top', 'dress', 'coat', 'trousers', 'skirt']);

/** Counts a look's pieces as they are worn by this person. */
export function countPieces(model: BodyModel, { garments: all }: Look, bakes: Bakes, pieces: Pieces): void {
  const garments = all.filter(isDrawnGarment).map((garment) => withBake(garment, bakes));
  for (const garment of garments) {
    const { sheets } = makePiece(model, garment, garments);
    if (sheets.length === 0) continue;
    pieces.all++;
    const hangs = HANGING.has(garment.drawing.kind);
    if (hangs) pieces.hanging++;
    if (!garment.baked) continue;
    pieces.have++;
    if (!sheets.some(({ baked }) => baked !== undefined)) continue;
    pieces.worn++;
    if (hangs) pieces.hangingWorn++;
  }
}

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / (whole || 1)).toFixed(1)} %`;
