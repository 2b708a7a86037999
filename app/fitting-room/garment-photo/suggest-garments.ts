import { resolvePiece } from '../../domain/closet/piece.ts';
import { basicPieces } from '../../domain/closet/piece-kinds.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import type { Garment } from '../../domain/wardrobe/garment.ts';
import { garmentById, toWornGarment } from '../../domain/wardrobe/wardrobe.ts';
import { clothColors, type ClothColors } from './garment-colors.ts';
import type { CutOut } from './cut-out/cut-by-colors.ts';
import { guessForms } from './guess-form.ts';

export interface GarmentSuggestion {
  garmentId: string;
  color: string;
  garment: WornGarment;
}

const OFFERED = 6;
const isPatterned = ({ colors }: Garment): boolean => colors.some(({ length }) => length > 1);

/** 0 best. */
function misfit(garment: Garment, { pattern }: ClothColors): number {
  if (pattern === 'plain') return isPatterned(garment) ? 2 : 0;
  if (garment.fabric === pattern) return 0;
  return isPatterned(garment) ? 2 : 1;
}

function colorOn(garment: Garment, { colors }: ClothColors): string {
  const [length = 1] = garment.colors.map((colorway) => colorway.length);
  if (!isPatterned(garment)) return colors[0];
  return Array.from({ length }, (_, at) => colors[Math.min(at, colors.length - 1)]).join('+');
}

export function suggestGarments(cut: CutOut, gender: Gender): GarmentSuggestion[] {
  const colors = clothColors(cut);
  const basics = basicPieces(gender).map(({ garmentId }) => garmentId);
  const offers: GarmentSuggestion[] = [];
  for (const { garmentIds } of guessForms(cut)) {
    const [best] = garmentIds
      .map((id) => garmentById(id))
      .filter((garment) => garment?.genders.includes(gender))
      .map((garment, at) => {
        const isBasic = garment && basics.includes(garment.id);
        return {
          garment,
          cost: garment ? misfit(garment, colors) + at / 20 - (isBasic ? 0.5 : 0) : Infinity,
        };
      })
      .sort((a, b) => a.cost - b.cost);
    if (!best?.garment) continue;
    const color = colorOn(best.garment, colors);
    const piece = resolvePiece({ garmentId: best.garment.id, color });
    if (piece)
      offers.push({
        garmentId: best.garment.id,
        color,
        garment: toWornGarment(piece.garment, piece.colorway),
      });
    if (offers.length === OFFERED) break;
  }
  return offers;
}
