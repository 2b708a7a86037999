import { Buffer } from 'node:buffer';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
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
} from '../../app/domain/kept-look.ts';
import type { ComfortReceipt, ReceiptHour } from '../../app/domain/comfort/receipt.ts';
import type { Look } from '../../app/domain/look.ts';
import { WORDS } from './words-1.ts';

/** Says that the rest is base64 of what is deflated with the first dictionary. */
const MARK = '~1';
const dictionary = Buffer.from(WORDS);

/** A third of its letters, and letters still: rows travel as JSON (moves, archives). */
function deflated(text: string): string {
  const short = MARK + deflateRawSync(text, { dictionary, level: 9 }).toString('base64');
  return short.length < text.length ? short : text;
}

const inflated = (text: string): string =>
  text.startsWith(MARK)
    ? inflateRawSync(Buffer.from(text.slice(MARK.length), 'base64'), { dictionary }).toString()
    : text;

/** A column of JSON that is written shorter than it is read. */
const packed = <T, Kept>(keep: (value: T) => Kept, read: (kept: Kept) => T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(keep(value)),
    fromDriver: (text) => read(JSON.parse(text) as Kept),
  });

export const packedLook = packed<Look, KeptLook>(keptLook, lookOf);
/** Half of a day's bytes, and no statement reads it: it is deflated as well. What was written before is read as it is. */
export const packedReceipt = customType<{ data: ComfortReceipt; driverData: string }>({
  dataType: () => 'text',
  toDriver: (receipt) => deflated(JSON.stringify(keptReceipt(receipt))),
  fromDriver: (text) => receiptOfKept(JSON.parse(inflated(text)) as KeptReceipt),
});
export const packedHours = packed<ReceiptHour[], KeptHours>(keptHours, hoursOf);
