import { resolvePiece } from '../../domain/closet/piece.ts';
import { basicPieces } from '../../domain/closet/piece-kinds.ts';
import type { DressDrawing, Neckline, TopDrawing, WornGarment } from '../../domain/looks/look.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import type { Garment } from '../../domain/wardrobe/garment.ts';
import { colorDifference } from '../../domain/looks/oklch.ts';
import { swatch } from '../../domain/wardrobe/palette.ts';
import { toWornGarment, WARDROBE } from '../../domain/wardrobe/wardrobe.ts';
import { garmentForm, type Form } from './garment-forms.ts';
import type { GarmentReading } from './garment-reading.ts';
import type { NeckKind } from '../../domain/looks/garment-surface.ts';

export interface GarmentSuggestion {
  garmentId: string;
  color: string;
  garment: WornGarment;
}

type Seen = Pick<GarmentReading, 'neck' | 'landmarks' | 'proportions'>;
type Read = Pick<GarmentReading, 'forms' | 'colors' | 'pattern'> & Partial<Seen>;

const OFFERED = 6;
/** How far the picture's color lies from the nearest in which a garment is made (OKLab): a leather jacket is no blue one. */
const OTHER_COLOR = 1.5;
const farInColor = ({ colors }: Garment, [seen]: Read['colors']): number =>
  Math.min(...colors.map(([first]) => colorDifference(swatch(first).hex, seen)));

const isPatterned = ({ colors }: Garment): boolean => colors.some(({ length }) => length > 1);

/** 0 best. */
function misfit(garment: Garment, { pattern }: Read): number {
  if (pattern === 'plain') return isPatterned(garment) ? 2 : 0;
  if (garment.fabric === pattern) return 0;
  return isPatterned(garment) ? 2 : 1;
}

/** Taken for each other in a picture. */
const NECKS_ALIKE: Record<NeckKind, readonly Neckline[]> = {
  crew: ['crew', 'boat'],
  boat: ['boat', 'crew'],
  scoop: ['scoop'],
  square: ['scoop', 'straps'],
  v: ['v'],
  turtle: ['turtle'],
  shirt: ['shirt'],
  straps: ['straps'],
  hood: ['crew'],
};

/** Necks that a picture of a top or dress may show. */
const necksSeen = ({ neck }: Partial<Seen>): readonly Neckline[] => NECKS_ALIKE[neck?.kind ?? 'crew'];

/** A hood that is seen, and one that is not. */
const isOtherHood = (drawing: TopDrawing | DressDrawing, { neck }: Partial<Seen>): boolean =>
  (neck?.kind === 'hood') !== (drawing.kind === 'top' && Boolean(drawing.hood));

const [OTHER_NECK, OTHER_SLEEVE, OTHER_HEM] = [0.8, 1.2, 0.8] as const;
/** Of a dress, in widths of the chest: one that ends at the knee, and one that ends at the ankle. */
const [TO_KNEE, TO_ANKLE] = [2.6, 3.7] as const;

/** 0 at the hip, 1 at the knee, 2 at the ankle; null where it is not seen. */
function hemSeen({ proportions: { length, width } = {} }: Partial<Seen>): number | null {
  return length && width ? 1 + (length / width - TO_KNEE) / (TO_ANKLE - TO_KNEE) : null;
}
/** Shorter sleeves than so are none. */
const SLEEVE = 0.1;

/** 0 best: how far its neck, sleeves and hem are from those of the picture. */
function otherCut({ drawing }: Garment, seen: Partial<Seen>): number {
  if ((drawing.kind !== 'top' && drawing.kind !== 'dress') || !seen.landmarks?.['neck-left']) return 0;
  const hasSleeves = seen.landmarks['cuff-outer-left'] !== undefined;
  const hem = hemSeen(seen);
  return (
    (necksSeen(seen).includes(drawing.neck) ? 0 : OTHER_NECK) +
    (isOtherHood(drawing, seen) ? OTHER_NECK : 0) +
    (drawing.sleeve >= SLEEVE === hasSleeves ? 0 : OTHER_SLEEVE) +
    (drawing.kind === 'dress' && hem !== null ? OTHER_HEM * Math.abs(drawing.length - hem) : 0)
  );
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
    misfit(garment, reading) +
    otherCut(garment, reading) +
    OTHER_COLOR * farInColor(garment, reading.colors) -
    (basics.includes(garment.id) ? 0.5 : 0) -
    garment.styles.length / 100;
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
