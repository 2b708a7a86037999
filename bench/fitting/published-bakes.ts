// Published maps from public/, for Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../../app/domain/looks/look.ts';
import type { Bakes } from '../../app/fitting-room/garments/baked/choose-bake.ts';
import { BAKED_FOLDER, loadBakes } from '../../app/fitting-room/garments/baked/load-bakes.ts';
import { decodePng, openJpegDecoder } from './codecs.ts';

const FOLDER = join(import.meta.dirname, '../../public', BAKED_FOLDER);

export const bakesFromDisk = (look: Look): Promise<Bakes> =>
  loadBakes(look, {
    read: (file) => Promise.resolve(new Uint8Array(readFileSync(join(FOLDER, file)))),
    decode: { png: decodePng, jpeg: openJpegDecoder() },
  });
