// Quantization, Huffman codes and restart interval (ITU T.81, B.2.4): the decoder needs them, and they hold nothing else.
import { readUint16 } from './bytes.ts';

const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
export const TABLES: ReadonlySet<number> = new Set([DQT, DHT, DRI]);

/** Tables of 64 steps, none of them zero, of one byte or two each. */
function areQuantizers(payload: Uint8Array): boolean {
  let at = 0;
  while (at < payload.length) {
    const [precision, id] = [payload[at]! >> 4, payload[at]! & 15];
    if (precision > 1 || id > 3) return false;
    const width = precision + 1;
    for (let i = 0; i < 64; i++) {
      const step = width === 1 ? payload[at + 1 + i] : readUint16(payload, at + 1 + 2 * i);
      if (step === 0) return false;
    }
    at += 1 + 64 * width;
  }
  return at === payload.length;
}

/** Tables of at most 256 codes of 1 to 16 bits that fit beside each other. */
function areHuffmanCodes(payload: Uint8Array): boolean {
  let at = 0;
  while (at < payload.length) {
    const [kind, id] = [payload[at]! >> 4, payload[at]! & 15];
    if (kind > 1 || id > 3 || at + 17 > payload.length) return false;
    let codes = 0;
    let room = 1;
    for (let bits = 1; bits <= 16; bits++) {
      const count = payload[at + bits]!;
      codes += count;
      room = room * 2 - count;
      if (room < 0) return false;
    }
    if (codes > 256) return false;
    at += 17 + codes;
  }
  return at === payload.length;
}

export function areTables(marker: number, payload: Uint8Array): boolean {
  if (payload.length === 0) return false;
  if (marker === DQT) return areQuantizers(payload);
  return marker === DHT ? areHuffmanCodes(payload) : payload.length === 2;
}
