import { basename } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { FRAMEWORK } from './manual-chunks.ts';
import { minified } from './oxc-minifier.ts';
import { EMPTY_ZOD } from './strip-zod.ts';

const LIGHT_SCRIPT = 'virtual:light-script';

/**
 * The script of the light pages, bundled by itself: among the app's chunks it would share some, and with them the framework.
 * Both builds make the same file and name it by its content; that of the client writes it.
 */
export function lightScript(): Plugin {
  let isServer = false;
  const bundle = async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: { light: 'app/entry.light.ts' },
      outdir: 'assets',
      entryNames: '[name]-[hash]',
      // What is asked for later: a passkey's code, Turnstile's.
      splitting: true,
      chunkNames: 'light-[name]-[hash]',
      bundle: true,
      minify: true,
      metafile: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      plugins: [
        {
          name: 'hollow-zod',
          setup(within) {
            within.onResolve({ filter: /^zod$/ }, () => ({ path: 'zod', namespace: 'hollow' }));
            within.onLoad({ filter: /./, namespace: 'hollow' }, () => ({ contents: EMPTY_ZOD }));
          },
        },
      ],
      define: {
        'import.meta.env.DEV': 'false',
        'import.meta.env.VITE_LIVE_RELOAD': JSON.stringify(process.env['VITE_LIVE_RELOAD'] ?? ''),
      },
    });
    const heavy = Object.keys(metafile.inputs).filter((file) => FRAMEWORK.test(`/${file}`));
    if (heavy.length > 0) throw new Error(`The light pages would load ${heavy.join(', ')}.`);
    return outputFiles.map(({ path, text }) => ({
      fileName: `assets/${basename(path)}`,
      source: minified(path, text),
    }));
  };
  let made: ReturnType<typeof bundle> | undefined;
  return {
    name: 'light-script',
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === LIGHT_SCRIPT ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${LIGHT_SCRIPT}`) return undefined;
      // Only the server writes its address into a page.
      const entry = (isServer ? await (made ??= bundle()) : []).find(({ fileName }) =>
        /\/light-[^-]+\.js$/.test(fileName),
      );
      return `export const lightScript = ${JSON.stringify(entry ? `/${entry.fileName}` : '')};`;
    },
    async generateBundle() {
      if (isServer) return;
      for (const file of await (made ??= bundle())) this.emitFile({ type: 'asset', ...file });
    },
  };
}
