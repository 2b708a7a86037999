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

/** A column of JSON that is written shorter than it is read. */
const packed = <T, Kept>(keep: (value: T) => Kept, read: (kept: Kept) => T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(keep(value)),
    fromDriver: (text) => read(JSON.parse(text) as Kept),
  });

export const packedLook = packed<Look, KeptLook>(keptLook, lookOf);
export const packedReceipt = packed<ComfortReceipt, KeptReceipt>(keptReceipt, receiptOfKept);
export const packedHours = packed<ReceiptHour[], KeptHours>(keptHours, hoursOf);
