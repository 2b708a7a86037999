import { BAKED_FOLDER } from '../../../app/fitting-room/garments/baked/load-bakes.ts';
import { callProvider } from '../outbound.ts';
import type { ReadMaps } from './fitting-room-editor.ts';

/** A picture waits for it. */
const MOST_MS = 5000;

/** Files of maps from the site itself; one name holds one content, so that the isolate keeps it. */
export function publishedMaps(origin: string, call: typeof fetch): ReadMaps {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (file) => {
    const known = kept.get(file);
    if (known) return known;
    const address = new URL(BAKED_FOLDER + file, origin);
    const answer = await callProvider('maps', address, {}, { timeoutMs: MOST_MS, fetch: call });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    kept.set(file, bytes);
    return bytes;
  };
}
