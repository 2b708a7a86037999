import { expect, test } from 'vitest';
import { readUint16, readUint32 } from './bytes.ts';

test('numbers are read with the high byte first; what lies beyond the end is zero', () => {
  const bytes = Uint8Array.of(0xfe, 0x01, 0x02, 0x03);
  expect([readUint16(bytes, 0), readUint16(bytes, 3), readUint16(bytes, 4)]).toEqual([0xfe01, 0x0300, 0]);
  expect([readUint32(bytes, 0), readUint32(bytes, 2), readUint32(bytes, 4)]).toEqual([
    0xfe010203, 0x02030000, 0,
  ]);
});
