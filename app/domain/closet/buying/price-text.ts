// Prices of any currency, as typed and as said.
import type { Price } from './purchase.ts';

/** Digits after the point: two of dollars, none of yen. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2;

/** '49.90', '1,200', '49,90'; null for no price, undefined for what is none. */
export function parsePrice(typed: string, currency: string): Price | null | undefined {
  const text = typed.replace(/[\s'\u2019]|^\p{Sc}|\p{Sc}$/gu, '');
  if (text === '') return null;
  const found = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(text);
  // The same sign cannot stand for thousands and for cents.
  if (!found || (found[2] !== undefined && found[2] === found[3])) return undefined;
  const whole = Number((found[1] ?? '').replace(/[.,]/g, ''));
  const value = Number(`${whole}.${found[4] ?? '0'}`);
  const amount = Math.round(value * 10 ** digitsOf(currency));
  return amount <= MOST ? { amount, currency } : undefined;
}

/** As the closet keeps it (contracts/closet.ts). */
const MOST = 100_000_000;

/** '$49.90', '¥4,900'; whole from a hundred on. */
export function formatPrice({ amount, currency }: Price): string {
  const digits = digitsOf(currency);
  const value = amount / 10 ** digits;
  const isWhole = value >= 100 || Number.isInteger(value);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  }).format(value);
}

/** As it is typed, without its sign: '49.90'; '4900' of yen. */
export const typedPrice = ({ amount, currency }: Price): string =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

/** One of its units in the smallest: 100 of a dollar. */
export const unitOf = (currency: string): number => 10 ** digitsOf(currency);
