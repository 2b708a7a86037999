import type { SurfaceFacts } from '../../../app/domain/looks/garment-surface.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import type { OwnCloths, PhotoToDress, RenderedImage } from '../../ports/image-editor.ts';

// The format between the local renders Worker and its drawing thread (scripts/local/renderer.ts): four bytes of length,
// JSON, then each photo's three pictures and what was read of it before, then her own cloths.

const PICTURES = ['upright', 'mapA', 'mapB'] as const;

interface SaidPhoto {
  name: PhotoToDress['name'];
  bodyMap: PhotoToDress['bodyMap'];
  lengths: [number, number, number];
  /** Bytes of the reading; 0 without one. */
  reading: number;
}

export function writeRenderOrder(
  look: Look,
  photos: readonly PhotoToDress[],
  own: OwnCloths = new Map(),
): Blob {
  const said = {
    look,
    photos: photos.map((photo) => ({
      name: photo.name,
      bodyMap: photo.bodyMap,
      lengths: PICTURES.map((picture) => photo[picture].length),
      reading: photo.reading?.length ?? 0,
    })),
    cloths: [...own].map(([id, { facts, atlas }]) => ({ id, facts, length: atlas.length })),
  };
  const files = [
    ...photos.flatMap((photo) => [
      ...PICTURES.map((picture) => photo[picture]),
      ...(photo.reading ? [photo.reading] : []),
    ]),
    ...[...own.values()].map(({ atlas }) => atlas),
  ];
  const json = new TextEncoder().encode(JSON.stringify(said));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length);
  return new Blob([length, json, ...files.map((bytes) => Uint8Array.from(bytes))]);
}

export function readRenderOrder(bytes: Uint8Array): {
  look: Look;
  photos: PhotoToDress[];
  cloths: OwnCloths;
} {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as {
    look: Look;
    photos: SaidPhoto[];
    cloths: { id: string; facts: SurfaceFacts; length: number }[];
  };
  let at = 4 + length;
  const next = (size: number) => bytes.slice(at, (at += size));
  const photos = said.photos.map(({ name, bodyMap, lengths: [upright, mapA, mapB], reading }) => {
    const photo = { name, bodyMap, upright: next(upright), mapA: next(mapA), mapB: next(mapB) };
    return reading > 0 ? { ...photo, reading: next(reading) } : photo;
  });
  const cloths = new Map(
    said.cloths.map(({ id, facts, length: size }) => [id, { facts, atlas: next(size) }]),
  );
  return { look: said.look, photos, cloths };
}

/** The picture, and what was read of her for it, where that is to be kept. */
export function writeDrawn({ bytes, readings = [], width, height, source }: RenderedImage): {
  headers: Record<string, string>;
  body: Uint8Array[];
} {
  const read = readings.map((reading) => ({ name: reading.name, size: reading.bytes.length }));
  const said = { width, height, source, size: bytes.length, read };
  return {
    headers: { 'x-picture': JSON.stringify(said) },
    body: [bytes, ...readings.map((reading) => reading.bytes)],
  };
}

export async function readDrawn(response: Response): Promise<RenderedImage> {
  const { size, read, ...facts } = JSON.parse(response.headers.get('x-picture') ?? '') as Pick<
    RenderedImage,
    'width' | 'height' | 'source'
  > & { size: number; read: { name: PhotoToDress['name']; size: number }[] };
  const body = new Uint8Array(await response.arrayBuffer());
  const image = { ...facts, bytes: body.slice(0, size), contentType: 'image/jpeg' as const };
  let at = size;
  const readings = read.map((one) => ({ name: one.name, bytes: body.slice(at, (at += one.size)) }));
  return readings.length > 0 ? { ...image, readings } : image;
}
