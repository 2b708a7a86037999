import { customType } from 'drizzle-orm/sqlite-core';
import {
  unpackHours,
  packHours,
  packLook,
  packReceipt,
  unpackLook,
  unpackReceipt,
  type StoredHours,
  type StoredLook,
  type StoredReceipt,
} from '../../../app/domain/looks/stored-look.ts';
import { packReasons, unpackReasons } from '../../../app/domain/looks/stored-reasons.ts';
import type { ComfortReceipt, ReceiptHour } from '../../../app/domain/comfort/receipt.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import { buildPhrases } from './phrases.ts';
import { DICTIONARY_WORDS } from './compression-dictionary.ts';

/** Packed with the first list of phrases. */
const MARK = '~1';
const phrases = buildPhrases(DICTIONARY_WORDS);

const pack = (text: string): string => MARK + phrases.shorter(text);
const unpack = (text: string): string =>
  text.startsWith(MARK) ? phrases.longer(text.slice(MARK.length)) : text;

/** No statement looks into a packed column. */
export const packed = <T, Kept>(keep: (value: T) => Kept, read: (kept: Kept) => T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => pack(JSON.stringify(keep(value))),
    fromDriver: (text) => read(JSON.parse(unpack(text)) as Kept),
  });

export const packedLook = packed<Look, StoredLook>(packLook, unpackLook);
export const packedReceipt = packed<ComfortReceipt, StoredReceipt>(packReceipt, unpackReceipt);
export const packedHours = packed<ReceiptHour[], StoredHours>(packHours, unpackHours);
export const packedReasons = packed(packReasons, unpackReasons);
export const packedJson = <T>() =>
  packed<T, T>(
    (value) => value,
    (kept) => kept,
  )();
export const packedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: pack,
  fromDriver: unpack,
});
/** The database copies a whole look there, which it cannot read. */
export const idsOfLook = packed<string[], string[] | StoredLook>(
  (ids) => ids,
  (kept) => (Array.isArray(kept) ? kept : kept.garments.map(({ id }) => id)),
);
