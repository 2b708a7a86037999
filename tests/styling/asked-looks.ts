// Looks as the app composes them for what she taps and types, from everything or from pieces of her own.
import type { OwnPiece } from '../../app/domain/closet/closet-terms.ts';
import { readDayRequest } from '../../app/domain/day-request/read-request.ts';
import { briefForOccasion, type DayOccasion } from '../../app/domain/preferences/day-occasion.ts';
import type { Gender, StyleId } from '../../app/domain/preferences/style.ts';
import { composeForRequest } from '../../app/domain/styling/compose-for-request.ts';
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { hoursOfDay, type HardDay } from './hard-day.ts';

export interface Asked {
  day: HardDay;
  occasion?: DayOccasion;
  says?: string;
  gender?: Gender;
  styles?: StyleId[];
  also?: Partial<StylingBrief>;
  /** 'garment:color' each; dressed from these alone. */
  pieces?: readonly string[];
}

function ownPiece(id: string): OwnPiece {
  const [garmentId = '', color = ''] = id.split(':');
  return { garmentId, color, warmth: 'usual' };
}

/** One look a seed. */
export function looksFor(
  { day, occasion = 'usual', says = '', gender = 'female', styles = ['casual'], also, pieces }: Asked,
  seeds: readonly string[],
): ComposedOutfit[] {
  return seeds.map((seed) =>
    composeForRequest(
      briefForOccasion(occasion, {
        ...{ gender, styles, daypart: 'morning', hours: hoursOfDay(day), seed },
        ...{ placeName: 'Lyon, FR', recent: [], ...also },
        ...(pieces && { closet: { from: 'only-mine', pieces: pieces.map(ownPiece) } }),
      }),
      readDayRequest(says, { unit: 'C', pieces: [] }),
    ),
  );
}
