import { build, type Plugin } from 'vite';
import { FRAMEWORK } from './manual-chunks.ts';
import { oxcMinifier } from './oxc-minifier.ts';
import { contractsWithoutZod } from './strip-zod.ts';

const LIGHT_SCRIPT = 'virtual:light-script';

interface LightFile {
  fileName: string;
  source: string;
  isEntry: boolean;
}

/**
 * Bundled by itself: among the app's chunks it would share some, and with them the framework. What a page asks for later (the
 * forms of signing in, a passkey's code) imports from the entry what both use, so that a first visit has one file.
 */
async function bundleLightPages(): Promise<LightFile[]> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [contractsWithoutZod(), oxcMinifier()],
    define: {
      'import.meta.env.DEV': 'false',
      'import.meta.env.VITE_LIVE_RELOAD': JSON.stringify(process.env['VITE_LIVE_RELOAD'] ?? ''),
    },
    build: {
      write: false,
      target: 'es2022',
      // Without Vite's own code around each import().
      lib: { entry: { light: 'app/entry.light.ts' }, formats: ['es'] },
      rollupOptions: {
        // Nothing beside it: what chunks import from it are exports of its own.
        preserveEntrySignatures: false,
        output: {
          entryFileNames: 'assets/[name]-[hash:8].js',
          chunkFileNames: 'assets/light-[name]-[hash:8].js',
          hashCharacters: 'base36',
        },
      },
    },
  });
  const chunks = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  return chunks.flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const heavy = chunk.moduleIds.filter((file) => FRAMEWORK.test(file));
    if (heavy.length > 0) throw new Error(`The light pages would load ${heavy.join(', ')}.`);
    return [{ fileName: chunk.fileName, source: chunk.code, isEntry: chunk.isEntry }];
  });
}

/** Both builds make the same files and name them by their content; that of the client writes them. */
export function lightScript(): Plugin {
  let isServer = false;
  let made: Promise<LightFile[]> | undefined;
  return {
    name: 'light-script',
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === LIGHT_SCRIPT ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${LIGHT_SCRIPT}`) return undefined;
      // Only the server writes its address into a page.
      const entry = (isServer ? await (made ??= bundleLightPages()) : []).find(({ isEntry }) => isEntry);
      return `export const lightScript = ${JSON.stringify(entry ? `/${entry.fileName}` : '')};`;
    },
    async generateBundle() {
      if (isServer) return;
      for (const { fileName, source } of await (made ??= bundleLightPages()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
