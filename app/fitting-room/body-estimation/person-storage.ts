// A read person as bytes, so that the next picture of the same photo need not read it again.
import type { Picture } from '../pixels/pixels.ts';
import type { Person } from './person.ts';

/** Raise it when reading changes: stored persons are then read again. */
export const READING_VERSION = 10;

interface Said {
  readAs: number;
  of: string;
  box: Person['box'];
  width: number;
  height: number;
  body: Omit<Person['body'], 'mask'>;
  seen: Person['hands']['seen'];
  shows: Person['shows'];
}

const planesOf = ({ parts, body, hands }: Person): Uint8Array[] => [
  parts,
  body.mask,
  hands.mask,
  hands.cloth,
];
const PLANES = 4;

/** Length in four bytes, JSON, planes: 2 MB, zipped 30 KB. `of`: names the files that were read. */
export function serializePerson(person: Person, of: string): Uint8Array<ArrayBuffer> {
  const { box, width, height, body, hands, shows } = person;
  const { stature, arms, legs, trunk } = body;
  const said: Said = {
    readAs: READING_VERSION,
    of,
    box,
    width,
    height,
    body: { stature, arms, legs, trunk },
    seen: hands.seen,
    shows,
  };
  const json = new TextEncoder().encode(JSON.stringify(said));
  const planes = planesOf(person);
  const out = new Uint8Array(4 + json.length + PLANES * width * height);
  new DataView(out.buffer).setUint32(0, json.length);
  out.set(json, 4);
  planes.forEach((plane, k) => out.set(plane, 4 + json.length + k * width * height));
  return out;
}

/** Null for somebody read from other files or by another version. */
export function deserializePerson(bytes: Uint8Array, photo: Picture, of: string): Person | null {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Said;
  const size = said.width * said.height;
  if (said.readAs !== READING_VERSION || said.of !== of || bytes.length !== 4 + length + PLANES * size)
    return null;
  const plane = (k: number): Uint8Array => bytes.slice(4 + length + k * size, 4 + length + (k + 1) * size);
  const [parts, mask, hands, cloth] = [plane(0), plane(1), plane(2), plane(3)];
  return {
    photo,
    box: said.box,
    width: said.width,
    height: said.height,
    parts,
    body: { ...said.body, mask },
    hands: { mask: hands, cloth, seen: said.seen },
    shows: said.shows,
  };
}
