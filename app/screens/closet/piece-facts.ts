// Price and wears of a piece, as text and as typed.
import type { ClosetPiece } from '../../contracts/closet.ts';

/** '' for no price; undefined for what is no price at all. @returns cents */
export function parseCents(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, '').replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** As it is typed: '49.90'. */
export const priceText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** Two fields as they are typed. */
export interface TypedFields {
  name: string;
  price: string;
}

type Named = Pick<ClosetPiece, 'name' | 'price' | 'currency'>;

export const toTypedFields = ({ name, price }: Named): TypedFields => ({
  name: name ?? '',
  price: priceText(price),
});

/** What has to be saved; null when nothing has. An invalid price is left out. */
export function typedChanges(piece: Named, typed: TypedFields): Partial<Named> | null {
  const name = typed.name.trim() || null;
  const price = parseCents(typed.price);
  const changes = {
    ...(name !== piece.name && { name }),
    ...(price !== undefined &&
      price !== piece.price && { price, currency: price === null ? null : (piece.currency ?? 'USD') }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** '$4.99'; null without a price or a wear. */
export function costPerWear(cents: number | null, currency: string | null, wears: number): string | null {
  if (cents === null || wears === 0) return null;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'USD' }).format(
    cents / 100 / wears,
  );
}

/** 'November 20' of '2026-11-20'. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
