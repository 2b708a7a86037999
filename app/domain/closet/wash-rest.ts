// Laundry: how often a piece is worn before it rests, and for how long.
import { addDays } from '../time/local-day.ts';
import type { Slot } from '../looks/look.ts';

/** Wears until it goes into the wash; what is not named never rests. */
const WEARS: Partial<Record<Slot, number>> = { top: 1, dress: 1, knitwear: 3, bottom: 3 };

/** Nobody's wash takes longer; without it a closet whose owner never taps "clean" would empty itself. */
const WASH_DAYS = 7;

/** Null for outer layers, shoes and accessories. */
export const wearsBeforeWash = (slot: Slot): number | null => WEARS[slot] ?? null;

/** The first day on which a piece that was last worn on `day` can be worn again. */
export const cleanFromDate = (day: string): string => addDays(day, WASH_DAYS);

/** Whether it can be worn on that day. `restUntil` null: in the wash until she says otherwise. */
export function isWearableOn(
  { status, restUntil }: { status: string; restUntil: string | null },
  day: string,
): boolean {
  return status === 'here' || (status === 'wash' && restUntil !== null && restUntil <= day);
}
