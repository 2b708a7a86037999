import { customType } from 'drizzle-orm/sqlite-core';
import {
  hoursOf,
  keptHours,
  keptLook,
  keptReceipt,
  lookOf,
  receiptOfKept,
  type KeptHours,
  type KeptLook,
  type KeptReceipt,
} from '../../../app/domain/looks/stored-look.ts';
import type { ComfortReceipt, ReceiptHour } from '../../../app/domain/comfort/receipt.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import { phrasesOf } from './phrases.ts';
import { WORDS } from './compression-dictionary.ts';

/** Marks text that is packed with the first list of phrases. */
const MARK = '~1';
const phrases = phrasesOf(WORDS);

const pack = (text: string): string => MARK + phrases.shorter(text);
/** Text from before there was packing is read as it is. */
const unpack = (text: string): string =>
  text.startsWith(MARK) ? phrases.longer(text.slice(MARK.length)) : text;

/** A JSON column that is stored packed: no statement looks into it. */
export const packed = <T, Kept>(keep: (value: T) => Kept, read: (kept: Kept) => T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => pack(JSON.stringify(keep(value))),
    fromDriver: (text) => read(JSON.parse(unpack(text)) as Kept),
  });

export const packedLook = packed<Look, KeptLook>(keptLook, lookOf);
export const packedReceipt = packed<ComfortReceipt, KeptReceipt>(keptReceipt, receiptOfKept);
export const packedHours = packed<ReceiptHour[], KeptHours>(keptHours, hoursOf);
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
/** Worn ids; the database copies a whole look there, which it cannot read. */
export const idsOfLook = packed<string[], string[] | KeptLook>(
  (ids) => ids,
  (kept) => (Array.isArray(kept) ? kept : kept.garments.map(({ id }) => id)),
);
