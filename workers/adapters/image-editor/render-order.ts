import type { Look } from '../../../app/domain/looks/look.ts';
import type { PhotoToDress } from '../../ports/image-editor.ts';

// The format between the local renders Worker and its drawing thread (scripts/local/renderer.ts): four bytes of length,
// JSON, then the three pictures.

const PICTURES = ['upright', 'mapA', 'mapB'] as const;

export function writeRenderOrder(look: Look, photo: PhotoToDress | null): Blob {
  const pictures = photo ? PICTURES.map((name) => photo[name]) : [];
  const said = { look, bodyMap: photo?.bodyMap ?? null, lengths: pictures.map((bytes) => bytes.length) };
  const json = new TextEncoder().encode(JSON.stringify(said));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length);
  return new Blob([length, json, ...pictures.map((bytes) => Uint8Array.from(bytes))]);
}

export function readRenderOrder(bytes: Uint8Array): { look: Look; photo: PhotoToDress | null } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as {
    look: Look;
    bodyMap: PhotoToDress['bodyMap'] | null;
    lengths: [number, number, number];
  };
  if (said.bodyMap === null) return { look: said.look, photo: null };
  let at = 4 + length;
  const next = (size: number) => bytes.slice(at, (at += size));
  const [upright, mapA, mapB] = said.lengths;
  return {
    look: said.look,
    photo: { bodyMap: said.bodyMap, upright: next(upright), mapA: next(mapA), mapB: next(mapB) },
  };
}
