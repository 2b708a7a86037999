// What a look shows of her: whether a photo in wide or long clothes can carry it.
import { sleeveEnds } from './look.ts';
import type { Look } from './look.ts';

const NEEDS = ['bare arms', 'bare legs', 'legs apart'] as const;
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
