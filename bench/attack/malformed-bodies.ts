// Bodies that no client of ours sends, and pictures that no camera made.

/** A number in [0, 1) from a seed: the same attack every time. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
type Chance = () => number;
const below = (chance: Chance, most: number) => Math.floor(chance() * most);
const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T;

/** Bytes flipped, cut out, doubled, swapped with those of another picture, or marked as something else. */
export function mutate(chance: Chance, picture: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  let bytes = Uint8Array.from(picture);
  for (let round = 1 + below(chance, 4); round > 0; round--) {
    const at = below(chance, bytes.length);
    const length = 1 + below(chance, Math.min(4000, bytes.length - at));
    const kind = below(chance, 6);
    if (kind === 0) for (let i = 0; i < 20; i++) bytes[below(chance, bytes.length)] = below(chance, 256);
    if (kind === 1)
      for (let i = 0; i < 8; i++) bytes[below(chance, Math.min(700, bytes.length))] = below(chance, 256);
    if (kind === 2) bytes = Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + length)]);
    if (kind === 3) bytes = Uint8Array.from([...bytes.subarray(0, at + length), ...bytes.subarray(at)]);
    if (kind === 4)
      bytes.set(other.subarray(0, Math.min(length, other.length)), at < bytes.length - length ? at : 0);
    if (kind === 5)
      bytes.set(
        [0xff, 0xc0 + below(chance, 64), below(chance, 256), below(chance, 256)].slice(0, bytes.length - at),
        at,
      );
  }
  return bytes;
}

const TEXTS = [
  '',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '<script>1</script>',
  '../../etc/passwd',
  '😀'.repeat(300),
  'x'.repeat(70_000),
  'NaN',
  '1e999',
  '-0',
  '__proto__',
  '%00',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
];
const NUMBERS = [0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308, 65_536];

function value(chance: Chance, depth: number): unknown {
  const kind = below(chance, depth > 3 ? 5 : 8);
  if (kind <= 1) return oneOf(chance, TEXTS);
  if (kind === 2) return oneOf(chance, NUMBERS);
  if (kind === 3) return oneOf(chance, [null, true, false]);
  if (kind === 4) return [];
  if (kind === 5) return Array.from({ length: below(chance, 40) }, () => value(chance, depth + 1));
  return Object.fromEntries(
    Array.from({ length: below(chance, 6) }, () => [
      oneOf(chance, TEXTS).slice(0, 40),
      value(chance, depth + 1),
    ]),
  );
}

/** A body and its Content-Type. `fields` are the names that the call knows: some of them get a wrong value each. */
export function badBody(chance: Chance, fields: readonly string[]): { body: string; type: string } {
  const type =
    chance() < 0.9
      ? 'application/json'
      : oneOf(chance, [
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          'application/json; charset=utf-7',
          '',
        ]);
  const kind = below(chance, 8);
  if (kind === 0) return { type, body: JSON.stringify(value(chance, 0)).slice(0, below(chance, 60)) };
  if (kind === 1) return { type, body: `${'['.repeat(20_000)}` };
  if (kind === 2) return { type, body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` };
  if (kind === 3) return { type, body: oneOf(chance, TEXTS) };
  const filled = Object.fromEntries(
    fields.filter(() => chance() < 0.8).map((name) => [name, value(chance, 0)]),
  );
  return {
    type,
    body: JSON.stringify(
      kind === 4 ? { ...filled, ['__proto__']: value(chance, 0), isAdmin: true, id: 'me' } : filled,
    ),
  };
}
