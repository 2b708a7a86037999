import { resolvePiece } from '../../domain/closet/piece.ts';
import { basicPieces } from '../../domain/closet/piece-kinds.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import type { Garment } from '../../domain/wardrobe/garment.ts';
import { toWornGarment, WARDROBE } from '../../domain/wardrobe/wardrobe.ts';
import { garmentForm, type Form } from './garment-forms.ts';
import type { GarmentReading } from './garment-reading.ts';

export interface GarmentSuggestion {
  garmentId: string;
  color: string;
  garment: WornGarment;
}

type Read = Pick<GarmentReading, 'forms' | 'colors' | 'pattern'>;

const OFFERED = 6;
const isPatterned = ({ colors }: Garment): boolean => colors.some(({ length }) => length > 1);

/** 0 best. */
function misfit(garment: Garment, { pattern }: Read): number {
  if (pattern === 'plain') return isPatterned(garment) ? 2 : 0;
  if (garment.fabric === pattern) return 0;
  return isPatterned(garment) ? 2 : 1;
}

function colorOn(garment: Garment, { colors }: Read): string {
  const [length = 1] = garment.colors.map((colorway) => colorway.length);
  if (!isPatterned(garment)) return colors[0];
  return Array.from({ length }, (_, at) => colors[Math.min(at, colors.length - 1)]).join('+');
}

/** Taken for each other by their outlines: a long loose top and a dress. */
const LOOK_ALIKE: Partial<Record<Form, readonly Form[]>> = {
  'long-dress': ['long-top', 'long-skirt'],
  'short-dress': ['short-top', 'long-top'],
  'long-top': ['sweater', 'short-dress'],
  'short-top': ['short-dress'],
  'long-coat': ['long-dress'],
  cardigan: ['sweater'],
  shorts: ['skirt'],
};
/** So many are taken as they are read. */
const AS_READ = 3;

function formsToOffer({ forms }: Read): Form[] {
  const [first, ...others] = forms.map(({ form }) => form);
  if (!first) return [];
  const read = [first, ...others];
  return [...new Set([...read.slice(0, AS_READ), ...(LOOK_ALIKE[first] ?? []), ...read])];
}

/** What a piece may be, in her colors: of each form the garment that is nearest, the likeliest form first. */
export function offerGarments(reading: Read, gender: Gender): GarmentSuggestion[] {
  const basics = basicPieces(gender).map(({ garmentId }) => garmentId);
  const cost = (garment: Garment) =>
    misfit(garment, reading) - (basics.includes(garment.id) ? 0.5 : 0) - garment.styles.length / 100;
  const offers = formsToOffer(reading).flatMap((form): GarmentSuggestion[] => {
    const [best] = WARDROBE.filter(
      (garment) => garment.genders.includes(gender) && garmentForm(garment) === form,
    ).toSorted((a, b) => cost(a) - cost(b));
    const piece = best && resolvePiece({ garmentId: best.id, color: colorOn(best, reading) });
    if (!piece) return [];
    const { garment, colorway } = piece;
    return [{ garmentId: garment.id, color: colorway.join('+'), garment: toWornGarment(garment, colorway) }];
  });
  return offers.slice(0, OFFERED);
}
