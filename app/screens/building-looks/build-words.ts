import type { ComfortReceipt, ComfortVerdict, ReceiptHour } from '../../domain/comfort/receipt.ts';
import type { Slot } from '../../domain/looks/look.ts';
import { formatHour } from '../../domain/time/date-words.ts';
import { formatClo } from '../home/receipt/receipt-facts.ts';

/** A place on the board, and what goes there. */
export interface Place {
  label: string;
  /** As part of a sentence: 'Add a top'. */
  thing: string;
  slots: readonly Slot[];
}

export const CLOTHES: readonly Place[] = [
  { label: 'Top', thing: 'a top', slots: ['top'] },
  { label: 'Bottom or dress', thing: 'a bottom or dress', slots: ['bottom', 'dress'] },
  { label: 'Sweater', thing: 'a sweater or cardigan', slots: ['knitwear'] },
  { label: 'Jacket', thing: 'a jacket', slots: ['jacket'] },
  { label: 'Coat', thing: 'a coat', slots: ['coat'] },
  { label: 'Shoes', thing: 'shoes', slots: ['shoes'] },
];
export const EXTRAS: readonly Place[] = [
  { label: 'Socks or tights', thing: 'socks or tights', slots: ['legwear'] },
  { label: 'Hat', thing: 'a hat', slots: ['hat'] },
  { label: 'Scarf', thing: 'a scarf', slots: ['scarf'] },
  { label: 'Gloves', thing: 'gloves', slots: ['gloves'] },
  { label: 'Bag', thing: 'a bag', slots: ['bag'] },
  { label: 'Umbrella', thing: 'an umbrella', slots: ['umbrella'] },
  { label: 'Thermals', thing: 'thermals', slots: ['base'] },
];

export type Warmth = 'right' | 'cold' | 'warm';

const TITLES: Record<ComfortVerdict, { title: string; warmth: Warmth }> = {
  cold: { title: 'Too cold', warmth: 'cold' },
  cool: { title: 'A little cool', warmth: 'cold' },
  comfortable: { title: 'Right for today', warmth: 'right' },
  warm: { title: 'A little warm', warmth: 'warm' },
  hot: { title: 'Too warm', warmth: 'warm' },
};

const off = ({ worn, need }: ReceiptHour): number =>
  worn < need.min ? need.min - worn : Math.max(0, worn - need.max);
const isCold = ({ verdict }: ReceiptHour): boolean => verdict === 'cold' || verdict === 'cool';

/** The hour that the look is judged by: of those that she is out in the coldest for it, else the warmest. */
function tellingHour({ hours }: ComfortReceipt): ReceiptHour | undefined {
  const out = hours.filter((hour) => hour.out);
  const asked = out.length > 0 ? out : hours;
  const cold = asked.filter(isCold);
  return [...(cold.length > 0 ? cold : asked)].sort((a, b) => off(b) - off(a))[0];
}

export interface WarmthFacts {
  title: string;
  warmth: Warmth;
  /** 'Outside at 8 AM: .85 clo, 1.10 to 1.60 is right.' */
  figures: string;
  worn: number;
  need: { min: number; max: number };
}

/** How warm it is outside, in the hour that tells most; null for a day without hours. */
export function warmthFacts(receipt: ComfortReceipt): WarmthFacts | null {
  const hour = tellingHour(receipt);
  if (!hour) return null;
  const { worn, need } = hour;
  const right = `${formatClo(need.min)} to ${formatClo(need.max)}`;
  return {
    ...TITLES[hour.verdict],
    figures: `Outside at ${formatHour(hour.hour)}: ${formatClo(worn)} clo, ${right} is right.`,
    worn,
    need,
  };
}

/** '1 look left today'; null without limit, and where none is left: that has a sentence of its own. */
export function leftWords(left: number | null): string | null {
  if (!left) return null;
  return left === 1 ? '1 look left today' : `${left} looks left today`;
}
