import type { SurfaceFacts } from '../../../app/domain/looks/garment-surface.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import type { OwnCloths, PhotoToDress, RenderedImage } from '../../ports/image-editor.ts';

// The format between the local renders Worker and its drawing thread (scripts/local/renderer.ts): four bytes of length,
// JSON, then the three pictures, her own cloths, and what was read of her before.

const PICTURES = ['upright', 'mapA', 'mapB'] as const;

export function writeRenderOrder(look: Look, photo: PhotoToDress | null, own: OwnCloths = new Map()): Blob {
  const files = photo ? PICTURES.map((name) => photo[name]) : [];
  const cloths = [...own].map(([id, { facts, atlas }]) => ({ id, facts, length: atlas.length }));
  const said = { look, bodyMap: photo?.bodyMap ?? null, lengths: files.map((bytes) => bytes.length), cloths };
  files.push(...[...own.values()].map(({ atlas }) => atlas));
  if (photo?.reading) files.push(photo.reading);
  const json = new TextEncoder().encode(JSON.stringify(said));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length);
  return new Blob([length, json, ...files.map((bytes) => Uint8Array.from(bytes))]);
}

export function readRenderOrder(bytes: Uint8Array): {
  look: Look;
  photo: PhotoToDress | null;
  cloths: OwnCloths;
} {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as {
    look: Look;
    bodyMap: PhotoToDress['bodyMap'] | null;
    lengths: [number, number, number];
    cloths: { id: string; facts: SurfaceFacts; length: number }[];
  };
  if (said.bodyMap === null) return { look: said.look, photo: null, cloths: new Map() };
  let at = 4 + length;
  const next = (size: number) => bytes.slice(at, (at += size));
  const [upright, mapA, mapB] = said.lengths;
  const photo = { bodyMap: said.bodyMap, upright: next(upright), mapA: next(mapA), mapB: next(mapB) };
  const cloths = new Map(
    said.cloths.map(({ id, facts, length: size }) => [id, { facts, atlas: next(size) }]),
  );
  return {
    look: said.look,
    photo: at < bytes.length ? { ...photo, reading: bytes.slice(at) } : photo,
    cloths,
  };
}

/** The picture, and what was read of her for it, where that is to be kept. */
export function writeDrawn({ bytes, reading, width, height, source }: RenderedImage): {
  headers: Record<string, string>;
  body: Uint8Array[];
} {
  const said = { width, height, source, size: bytes.length };
  return { headers: { 'x-picture': JSON.stringify(said) }, body: reading ? [bytes, reading] : [bytes] };
}

export async function readDrawn(response: Response): Promise<RenderedImage> {
  const { size, ...facts } = JSON.parse(response.headers.get('x-picture') ?? '') as Pick<
    RenderedImage,
    'width' | 'height' | 'source'
  > & { size: number };
  const body = new Uint8Array(await response.arrayBuffer());
  const image = { ...facts, bytes: body.slice(0, size), contentType: 'image/jpeg' as const };
  return body.length > size ? { ...image, reading: body.slice(size) } : image;
}
