// MediaPipe's hand landmarker is a zip of two networks that say how their input is scaled. The npm package @mediapipe/hands
// holds the two without that: here it is added, and the zip made. Plain JavaScript, as fetch-models.js.
import { crc32 } from 'node:zlib';

/**
 * What a table or a vector holds: a number, something that is written behind it, or a place in the file that is there.
 * @typedef {number | { write: () => number } | { old: number } | null} Field
 */

/** Flatbuffers (https://flatbuffers.dev/internals) from front to back: what an offset leads to lies behind it. */
function flatbuffer(/** @type {string} */ identifier) {
  /** @type {number[]} */
  const bytes = [0, 0, 0, 0, ...Buffer.from(identifier)];
  /** @type {{ at: number, old: number }[]} */
  const intoOld = [];
  const align = (/** @type {number} */ to) => {
    while (bytes.length % to) bytes.push(0);
  };
  const set = (/** @type {number} */ at, /** @type {number} */ value) => {
    for (let k = 0; k < 4; k++) bytes[at + k] = (value >>> (8 * k)) & 255;
  };
  const push = (/** @type {number} */ value) => {
    align(4);
    bytes.push(0, 0, 0, 0);
    set(bytes.length - 4, value);
    return bytes.length - 4;
  };
  const fill = (/** @type {Field[]} */ fields) => {
    const places = fields.map((field) => (field === null ? 0 : push(typeof field === 'number' ? field : 0)));
    fields.forEach((field, k) => {
      const at = /** @type {number} */ (places[k]);
      if (field === null || typeof field === 'number') return;
      if ('old' in field) intoOld.push({ at, old: field.old });
      else set(at, field.write() - at);
    });
  };
  return {
    table: (/** @type {Field[]} */ ...fields) => {
      align(4);
      const start = bytes.length;
      let end = 4;
      const offsets = fields.map((field) => (field === null ? 0 : (end += 4) - 4));
      for (const value of [4 + 2 * fields.length, end, ...offsets]) bytes.push(value & 255, value >> 8);
      const at = push(0);
      set(at, at - start);
      fill(fields);
      return at;
    },
    vector: (/** @type {Field[]} */ ...fields) => {
      const at = push(fields.length);
      fill(fields);
      return at;
    },
    bytes: (/** @type {Uint8Array} */ data) => {
      // Behind the length at a multiple of 16, as buffers of a network must lie.
      align(4);
      while ((bytes.length + 4) % 16) bytes.push(0);
      const at = push(data.length);
      bytes.push(...data, 0);
      return at;
    },
    /** @param {number} root @param {Uint8Array} [rest] what offsets into the old file lead to */
    finish: (root, rest = new Uint8Array()) => {
      set(0, root);
      align(64);
      for (const { at, old } of intoOld) set(at, bytes.length + old - at);
      return Buffer.concat([Uint8Array.from(bytes), rest]);
    },
  };
}

/** A picture's 0..255 become 0..1. */
function inputScale() {
  const { table, vector, finish } = flatbuffer('M001');
  const float = (/** @type {number} */ value) =>
    new DataView(new Float32Array([value]).buffer).getUint32(0, true);
  const scale = () => table({ write: () => vector(float(0)) }, { write: () => vector(float(255)) });
  const NORMALIZATION = 1;
  const step = () => table(NORMALIZATION, { write: scale });
  const tensor = () => table(null, null, null, null, { write: () => vector({ write: step }) });
  const graph = () => table(null, null, { write: () => vector({ write: tensor }) });
  return finish(table(null, null, null, { write: () => vector({ write: graph }) }));
}

/** Fields of a network: version, operators, graphs, description, buffers; metadata names one of the buffers. */
function withInputScale(/** @type {Buffer} */ network) {
  const root = network.readUInt32LE(0);
  const fields = root - network.readInt32LE(root);
  const follow = (/** @type {number} */ at) => at + network.readUInt32LE(at);
  const placeOf = (/** @type {number} */ field) => root + network.readUInt16LE(fields + 4 + 2 * field);
  const old = (/** @type {number} */ field) => ({ old: follow(placeOf(field)) });
  const buffers = follow(placeOf(4));
  const count = network.readUInt32LE(buffers);
  const { table, vector, bytes, finish } = flatbuffer('TFL3');
  const kept = Array.from({ length: count }, (_, k) => ({ old: follow(buffers + 4 + 4 * k) }));
  const added = { write: () => table({ write: () => bytes(inputScale()) }) };
  const named = () => table({ write: () => bytes(Buffer.from('TFLITE_METADATA')) }, count);
  const model = table(
    network.readUInt32LE(placeOf(0)),
    old(1),
    old(2),
    old(3),
    { write: () => vector(...kept, added) },
    null,
    { write: () => vector({ write: named }) },
  );
  return finish(model, network);
}

/** A zip of files as they are, with no date. */
function stored(/** @type {{ name: string, data: Buffer }[]} */ files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let at = 0;
  for (const { name, data } of files) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      common,
      Buffer.alloc(10),
      offset,
      Buffer.from(name),
    );
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data);
    at += 30 + name.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  for (const place of [8, 10]) end.writeUInt16LE(files.length, place);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** @param {Buffer} detector of palms @param {Buffer} landmarks of one hand */
export const makeHandLandmarker = (detector, landmarks) =>
  stored([
    { name: 'hand_detector.tflite', data: withInputScale(detector) },
    { name: 'hand_landmarks_detector.tflite', data: withInputScale(landmarks) },
  ]);
