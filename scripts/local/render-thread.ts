// The thread of renderer.ts: the very code of the renders Worker, with its codecs read from their files.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { keepMannequins } from '../../app/fitting-room/flat-lay/mannequin.ts';
import { readRenderOrder } from '../../workers/adapters/render-order.ts';
import type { ImageEditor } from '../../workers/ports/image-editor.ts';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.wasm')) return next(url, context);
    const bytes = JSON.stringify(readFileSync(fileURLToPath(url)).toString('base64'));
    const source = `export default new WebAssembly.Module(Buffer.from(${bytes}, 'base64'));`;
    return { format: 'module', source, shortCircuit: true };
  },
});
// By name: the types of .wasm modules are those of the Workers' own tsconfig.
const path = '../../workers/adapters/image-editor.fitting-room.ts';
const { fittingRoomEditor } = (await import(path)) as { fittingRoomEditor: () => ImageEditor };
const editor = fittingRoomEditor();
keepMannequins();

parentPort?.on('message', ({ id, body }: { id: number; body: Uint8Array<ArrayBuffer> }) => {
  const draw = async () => {
    const { look, photo } = readRenderOrder(body);
    return await editor.render(look, photo);
  };
  draw().then(
    (image) => parentPort?.postMessage({ id, image }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
