// Price and wears of a piece, as text and as typed.
import type { ClosetPiece } from '../../contracts/closet.ts';
import { formatPrice, parsePrice, typedPrice } from '../../domain/closet/buying/price-text.ts';

/** Two fields as they are typed. */
export interface TypedFields {
  name: string;
  price: string;
}

/** With the currency that it is or would be priced in. */
type Named = Pick<ClosetPiece, 'name' | 'price'> & { currency: string };
type Changes = Partial<Pick<ClosetPiece, 'name' | 'price' | 'currency'>>;

export const toTypedFields = ({ name, price, currency }: Named): TypedFields => ({
  name: name ?? '',
  price: price === null ? '' : typedPrice({ amount: price, currency }),
});

/** Null for no price, undefined for what is none. */
export const typedPriceOf = ({ currency }: Pick<Named, 'currency'>, typed: string) =>
  parsePrice(typed, currency);

/** What has to be saved; null when nothing has. An invalid price is left out. */
export function typedChanges(piece: Named, typed: TypedFields): Changes | null {
  const name = typed.name.trim() || null;
  const price = typedPriceOf(piece, typed.price);
  const amount = price?.amount ?? null;
  const changes = {
    ...(name !== piece.name && { name }),
    ...(price !== undefined &&
      amount !== piece.price && { price: amount, currency: price?.currency ?? null }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** '$4.99'; null without a price or a wear. */
export function costPerWear(price: number | null, currency: string | null, wears: number): string | null {
  if (price === null || currency === null || wears === 0) return null;
  return formatPrice({ amount: Math.round(price / wears), currency });
}

/** 'November 20' of '2026-11-20'. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
