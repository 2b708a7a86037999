// Where the picture shows its object: U^2-Net-p (Qin et al. 2020), run by ONNX Runtime. It knows hangers, beds and floors from
// cloth, which colors alone cannot; its edge is soft, so that edges stay with colors (cut-garment.ts).
import type { Picture } from '../../pixels/pixels.ts';
import { resizePicture } from '../../pixels/resize.ts';

/** How sure each pixel of a small copy is of being the object's, 0..255. */
export interface SeenObject {
  width: number;
  height: number;
  sure: Uint8Array;
}

export type FindObject = (picture: Picture) => Promise<SeenObject>;

/** What is used of onnxruntime-web. */
interface Runtime {
  env: { wasm: { numThreads: number; wasmPaths: string } };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown;
  InferenceSession: {
    create: (model: Uint8Array, options: { executionProviders: string[] }) => Promise<Session>;
  };
}

interface Session {
  outputNames: readonly string[];
  run: (feeds: Record<string, unknown>, fetches: string[]) => Promise<Record<string, { data: Float32Array }>>;
}

/** It was trained at 320 by 320 pixels; a fifth less costs a fifth less, and shows as much. */
const [LONG, MOST_PIXELS] = [320, 320 * 256];
/** Means and deviations of red, green and blue (ImageNet's). */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;
/** Five times halved. */
const STEP = 16;

function inputOf({ width, height, data }: Picture): Float32Array {
  const size = width * height;
  const input = new Float32Array(3 * size);
  let brightest = 1;
  for (let i = 0; i < size * 4; i++) if (i % 4 !== 3) brightest = Math.max(brightest, data[i]!);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < size; i++)
      input[c * size + i] = (data[i * 4 + c]! / brightest - MEANS[c]!) / DEVIATIONS[c]!;
  return input;
}

/**
 * @param folder address of the runtime, with a slash at its end.
 * @throws Error when the runtime does not start.
 */
export async function loadFindObject(folder: string, model: Uint8Array): Promise<FindObject> {
  const { env, Tensor, InferenceSession } = (await import(
    /* @vite-ignore */ `${folder}ort.wasm.min.mjs`
  )) as Runtime;
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = folder;
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] });
  const output = session.outputNames[0]!;
  return async (picture) => {
    const scale = Math.min(
      LONG / Math.max(picture.width, picture.height),
      Math.sqrt(MOST_PIXELS / (picture.width * picture.height)),
    );
    const [width, height] = [picture.width, picture.height].map(
      (side) => Math.max(2, Math.round((side * scale) / STEP)) * STEP,
    ) as [number, number];
    const input = new Tensor('float32', inputOf(resizePicture(picture, width, height)), [
      1,
      3,
      height,
      width,
    ]);
    const { data } = (await session.run({ 'input.1': input }, [output]))[output]!;
    return { width, height, sure: Uint8Array.from(data, (share) => Math.round(255 * share)) };
  };
}
