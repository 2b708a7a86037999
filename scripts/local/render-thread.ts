// The thread of renderer.ts: the very code of the renders Worker, with its codecs read from their files.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { drawFlatLay } from '../../app/fitting-room/flat-lay/flat-lay.ts';
import { cacheMannequins } from '../../app/fitting-room/flat-lay/mannequin.ts';
import { BAKED_FOLDER, type BakedSource } from '../../app/fitting-room/garments/baked/load-bakes.ts';
import type { Look } from '../../app/domain/looks/look.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { readRenderOrder } from '../../workers/adapters/image-editor/render-order.ts';
import type { ImageEditor } from '../../workers/ports/image-editor.ts';
import { swatchCard } from './swatch-card.ts';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.wasm')) return next(url, context);
    const bytes = JSON.stringify(readFileSync(fileURLToPath(url)).toString('base64'));
    const source = `export default new WebAssembly.Module(Buffer.from(${bytes}, 'base64'));`;
    return { format: 'module', source, shortCircuit: true };
  },
});
type ReadMaps = BakedSource['read'];
// By name: the types of .wasm modules are those of the Workers' own tsconfig.
const path = '../../workers/adapters/image-editor/fitting-room-editor.ts';
const { fittingRoomEditor } = (await import(path)) as {
  fittingRoomEditor: (drawCard: (look: Look) => Picture, readMaps: ReadMaps) => ImageEditor;
};
const { isCheap } = workerData as { isCheap: boolean };
const MAPS = new URL(`../../public${BAKED_FOLDER}`, import.meta.url);
const readMaps: ReadMaps = (file) => Promise.resolve(new Uint8Array(readFileSync(new URL(file, MAPS))));
const editor = fittingRoomEditor(isCheap ? swatchCard : drawFlatLay, readMaps);
cacheMannequins();

parentPort?.on('message', (body: Uint8Array<ArrayBuffer>) => {
  const draw = async () => {
    const { look, photos, cloths } = readRenderOrder(body);
    return await editor.render(look, photos, cloths);
  };
  draw().then(
    (image) => parentPort?.postMessage({ image }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
