import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  loadFindObject,
  type FindObject,
} from '../../app/fitting-room/garment-photo/cut-out/salient-object.ts';

const MODELS = join(import.meta.dirname, '../../public/models');

/** Null where scripts/fetch-models.js could not fetch it. */
export async function findObjectOnDisk(): Promise<FindObject | null> {
  const model = join(MODELS, 'u2netp.onnx');
  if (!existsSync(model)) return null;
  return loadFindObject(`${pathToFileURL(join(MODELS, 'onnx')).href}/`, new Uint8Array(readFileSync(model)));
}
