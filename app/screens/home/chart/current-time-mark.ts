import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';

/** The mark moves by quarters of an hour (15 pixels of a wide chart): each move draws the chart anew, and the first fetches its code. */
const QUARTERS = 4;

/** Place of the present along the day, in hours from its start and whole quarters, or null outside it. */
export function currentTimePosition(
  hours: readonly ReceiptHour[],
  hour: number,
  minute: number,
): number | null {
  const index = hours.findIndex((each) => each.hour === hour);
  if (index === -1) return null;
  return Math.min(index + Math.floor((minute * QUARTERS) / 60) / QUARTERS, hours.length - 1);
}
