// A read person as bytes, so that the next picture of the same photo need not read it again.
import { concat, readUint32 } from '../../domain/photos/bytes/bytes.ts';
import type { Picture } from '../pixels/pixels.ts';
import { fromRuns, toRuns } from '../pixels/runs.ts';
import type { Person } from './person.ts';

/** Raise it when reading changes: stored persons are then read again. */
export const READING_VERSION = 11;

interface Said {
  readAs: number;
  of: string;
  box: Person['box'];
  width: number;
  height: number;
  body: Omit<Person['body'], 'mask'>;
  seen: Person['hands']['seen'];
  shows: Person['shows'];
  /** Bytes of each plane's runs. */
  runs: number[];
}

const planesOf = ({ parts, body, hands }: Person): Uint8Array[] => [
  parts,
  body.mask,
  hands.mask,
  hands.cloth,
];

/** Length in four bytes, JSON, planes as runs: 60 KB, zipped 25 KB. `of`: names the files that were read. */
export function serializePerson(person: Person, of: string): Uint8Array<ArrayBuffer> {
  const { box, width, height, body, hands, shows } = person;
  const { stature, arms, legs, trunk } = body;
  const planes = planesOf(person).map(toRuns);
  const said: Said = {
    readAs: READING_VERSION,
    of,
    box,
    width,
    height,
    body: { stature, arms, legs, trunk },
    seen: hands.seen,
    shows,
    runs: planes.map(({ length }) => length),
  };
  const json = new TextEncoder().encode(JSON.stringify(said));
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, json.length);
  return concat([head, json, ...planes]);
}

/** Null for somebody read from other files or by another version. */
export function deserializePerson(bytes: Uint8Array, photo: Picture, of: string): Person | null {
  const length = readUint32(bytes, 0);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Said;
  if (said.readAs !== READING_VERSION || said.of !== of) return null;
  let at = 4 + length;
  const planes = said.runs.map((count) =>
    fromRuns(bytes.subarray(at, (at += count)), said.width * said.height),
  );
  const [parts, mask, hands, cloth] = planes;
  if (!parts || !mask || !hands || !cloth) return null;
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
