import type { ReceiptHour } from '../../domain/comfort/receipt.ts';

/** Place of the present hour along the day, in hours from its start, or null outside it. */
export function placeOfNow(hours: readonly ReceiptHour[], hour: number, minute: number): number | null {
  const index = hours.findIndex((each) => each.hour === hour);
  if (index === -1) return null;
  return Math.min(index + minute / 60, hours.length - 1);
}
