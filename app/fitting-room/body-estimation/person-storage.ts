// A person as bytes: what was read on a photo once need not be read again for the next picture on it.
import type { Picture } from '../pixels/pixels.ts';
import type { Person } from './person.ts';

/** What reads her otherwise than before counts on: what was kept before that is read anew. */
export const READING_VERSION = 3;

/** All but the planes and the photo, and what it was read from. */
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

/**
 * Four bytes of length, what is said in JSON, the planes one after the other. About 2 MB; zipped some 30 KB.
 * @param of names the files that she was read from.
 */
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

/** Who was kept so; null when it is somebody read from other files, or as we do not read any more. */
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
