// What a look shows of her: whether a photo in wide or long clothes can carry it.
import { sleeveEnds } from './look.ts';
import type { Drawing, Look } from './look.ts';

export const NEEDS = [
  'bare arms',
  'bare legs',
  'legs apart',
  'both feet side by side',
  'both arms down',
  'hands in view',
] as const;
export type Need = (typeof NEEDS)[number];

const LACKS = 'flat-lay-lacks:';

export const formatLackingSource = (needs: readonly Need[]): string => LACKS + needs.join(',');

export const parseLackingSource = (source: string | null): string[] =>
  source?.startsWith(LACKS) ? source.slice(LACKS.length).split(',') : [];

const SLEEVED = 0.6;
/** A coat that goes down to here (0 hip, 1 knee) covers, closed, how thighs stand in slim trousers. */
const LONG = 0.6;

export function photoNeeds({ garments }: Look): Need[] {
  const sleeves = sleeveEnds(garments);
  const legs = garments.some(
    ({ drawing }) =>
      drawing.kind === 'skirt' ||
      drawing.kind === 'dress' ||
      (drawing.kind === 'trousers' && drawing.length < 0.3),
  );
  const stockinged = garments.some(({ drawing }) => drawing.kind === 'legwear');
  const slim = garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.leg === 'slim');
  const covered = garments.some(
    ({ drawing }) => drawing.kind === 'coat' && drawing.open === 0 && drawing.length >= LONG,
  );
  return [
    ...(sleeves.length > 0 && Math.max(...sleeves) < SLEEVED ? (['bare arms'] as const) : []),
    ...(legs && !stockinged ? (['bare legs'] as const) : []),
    ...(slim && !covered ? (['legs apart'] as const) : []),
  ];
}

/** Of her photos, the first for looks that cover her, the one for warm days for those that bare arms or legs. */
export const photosInOrder = <Photo>(look: Look, photos: readonly Photo[]): readonly Photo[] =>
  photoNeeds(look).some((need) => need !== 'legs apart') ? photos.toReversed() : photos;

export interface BareParts {
  /** Arms are bare from here (0 shoulder) to the wrist (1). */
  armsFrom: number;
  /** Legs are bare between a hem and a shaft: 0 hip, 0.5 knee, 1 ankle. */
  legsFrom: number;
  legsTo: number;
  hands: boolean;
}

const LOWER: ReadonlySet<Drawing['kind']> = new Set(['trousers', 'skirt', 'dress']);

/** From hip to ankle; coats count where they are closed. */
function hemOf(drawing: Drawing): number {
  if (drawing.kind === 'trousers') return 0.5 + drawing.length / 2;
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return drawing.length / 2;
  return drawing.kind === 'coat' && drawing.open === 0 ? drawing.length / 2 : 0;
}

const shaftOf = (drawing: Drawing): number =>
  drawing.kind === 'shoes' ? drawing.shaft : drawing.kind === 'socks' ? drawing.length : 0;

/** Where a look shows her skin; what it does not dress at all it does not bare. */
export function bareParts({ garments }: Look): BareParts {
  const drawings = garments.map(({ drawing }) => drawing);
  const sleeves = sleeveEnds(garments);
  const isStockinged = drawings.some(({ kind }) => kind === 'legwear');
  const areLegsDressed = drawings.some(({ kind }) => LOWER.has(kind));
  return {
    armsFrom: sleeves.length > 0 ? Math.max(...sleeves) : 1,
    legsFrom: isStockinged || !areLegsDressed ? 1 : Math.max(0, ...drawings.map(hemOf)),
    legsTo: 1 - Math.max(0, ...drawings.map(shaftOf)) / 2,
    hands: !drawings.some(({ kind }) => kind === 'gloves'),
  };
}

/** Null without a long coat that is open. */
export function withCoatClosed(look: Look): Look | null {
  const isOpenLong = ({ drawing }: Look['garments'][number]): boolean =>
    drawing.kind === 'coat' && drawing.open > 0 && drawing.length >= LONG;
  if (!look.garments.some(isOpenLong)) return null;
  return {
    ...look,
    garments: look.garments.map((garment) =>
      garment.drawing.kind === 'coat' && isOpenLong(garment)
        ? { ...garment, drawing: { ...garment.drawing, open: 0 } }
        : garment,
    ),
  };
}
