// Range of RFC 9110, 14: one range of bytes. Several, or what does not parse, mean the whole.

export interface ByteRange {
  offset: number;
  length: number;
}

/** Null for "send the whole", 'unsatisfiable' for 416. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length };
  }
  const offset = Number(first);
  if (last !== '' && Number(last) < offset) return null;
  if (offset >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { offset, length: end - offset + 1 };
}
