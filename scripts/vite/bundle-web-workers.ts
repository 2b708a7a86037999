import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { rawText } from './raw-text.ts';

/** As Vite wants it said: `new URL('./some-worker.ts', import.meta.url)`. */
const WORKER = /new URL\(\s*'(\.[^']+-worker\.ts)',\s*import\.meta\.url,?\s*\)/g;

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
    plugins: [rawText],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The browser's workers, bundled by esbuild: each holds the fitting room or a film encoder for itself, and six times that
 * was half of Rollup's work.
 */
export function bundleWebWorkers(): Plugin {
  return {
    name: 'quick-workers',
    // Before esbuild, which writes it anew.
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async transform(code, id) {
      const found = [...code.matchAll(WORKER)];
      if (found.length === 0) return undefined;
      let changed = code;
      for (const [said, file = ''] of found) {
        const entry = resolve(dirname(id), file);
        const name = file.replace(/^.*\//, '').replace(/\.ts$/, '.js');
        const made = this.emitFile({ type: 'asset', name, source: await bundle(entry) });
        changed = changed.replace(said, `import.meta.ROLLUP_FILE_URL_${made}`);
      }
      return { code: changed, map: null };
    },
  };
}
