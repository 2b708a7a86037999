import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/** Files asked for as text with '?raw', as Vite has it. */
export const rawText: Plugin = {
  name: 'raw-text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?raw$/ }, ({ path }) => ({ path: path.slice(0, -4), namespace: 'raw' }));
    onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(createRequire(import.meta.url).resolve(path), 'utf8'),
      loader: 'text',
    }));
  },
};
