import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import remixOptions from './remix.config.js';

const SCREEN_CHUNKS = 'virtual:screen-chunks';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/**
 * Screens that share a URL are chunks that Remix's own manifest does not know. This tells the server which files
 * a screen needs, read from the client build that has just been made, so that the page can preload them.
 */
function screenChunks(): Plugin {
  const filesOf = (
    manifest: Record<string, ManifestChunk>,
    key: string,
    seen = new Set<string>(),
  ): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
  };
  const read = (): Record<string, string[]> => {
    const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
      string,
      ManifestChunk
    >;
    const screens = Object.keys(manifest).filter((key) => /^app\/(screens|client)\//.test(key));
    return Object.fromEntries(screens.map((key) => [key, filesOf(manifest, key)]));
  };
  let serving = false;
  return {
    name: 'screen-chunks',
    configResolved: (config) => {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === SCREEN_CHUNKS ? `\0${id}` : undefined),
    load(id, options) {
      if (id !== `\0${SCREEN_CHUNKS}`) return undefined;
      return `export const screenChunks = ${JSON.stringify(options?.ssr && !serving ? read() : {})};`;
    },
  };
}

const LIGHT_SCRIPT = 'virtual:light-script';

/**
 * The script of the light pages, bundled by itself: among the app's chunks it would share some, and with them the framework.
 * Both builds make the same file and name it by its content; that of the client writes it.
 */
function lightScript(): Plugin {
  let isServer = false;
  const bundle = async () => {
    const { outputFiles } = await build({
      entryPoints: { light: 'app/entry.light.ts' },
      outdir: 'assets',
      entryNames: '[name]-[hash]',
      // What is asked for later: a passkey's code, Turnstile's.
      splitting: true,
      chunkNames: 'light-[name]-[hash]',
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      plugins: [
        {
          name: 'hollow-zod',
          setup(within) {
            within.onResolve({ filter: /^zod$/ }, () => ({ path: 'zod', namespace: 'hollow' }));
            within.onLoad({ filter: /./, namespace: 'hollow' }, () => ({ contents: HOLLOW_ZOD }));
          },
        },
      ],
      define: {
        'import.meta.env.DEV': 'false',
        'import.meta.env.VITE_LIVE_RELOAD': JSON.stringify(process.env['VITE_LIVE_RELOAD'] ?? ''),
      },
    });
    return outputFiles.map(({ path, text }) => ({ fileName: `assets/${basename(path)}`, source: text }));
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

/** Answers every call with itself. */
const HOLLOW_ZOD = 'export const z = new Proxy(function () {}, { get: () => z, apply: () => z });';

/**
 * The contracts are written in zod, and only the server checks with them. In the browser's build zod is an object
 * that answers every call with itself: paths and methods stay, 15 kB of checks stay away.
 */
function contractsWithoutZod(): Plugin {
  const HOLLOW = '\0hollow-zod';
  return {
    name: 'contracts-without-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, options) => (id === 'zod' && !options.ssr ? HOLLOW : undefined),
    load: (id) => (id === HOLLOW ? HOLLOW_ZOD : undefined),
  };
}

/** Icons as app/ui/flat-icon.tsx draws them. */
function flatIcons(): Plugin {
  return {
    name: 'flat-icons',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? resolve('app/ui/flat-icon.tsx') : undefined),
  };
}

/**
 * What every page of the app loads, in one file: many files of a few hundred bytes pack badly, and each is a request.
 * A module that only some screens use does not belong here.
 */
const ON_EVERY_PAGE = [
  /\/app\/ui\/(badge|brand-mark|button|class-names|drawings|flat-icon|photo|spinner|tips|keep-tips|tip-timing|late|toast-store|toast-timing|toaster)\.tsx?$/,
  /\/app\/screens\/(shell\/(screens|door|document|light-page|gallery-photo)|landing\/public-meta|not-found\/page-error)\.tsx?$/,
  /vite\/preload-helper/,
  /\/app\/client\/(nonce|offline|person-check)\.ts$/,
  /\/app\/domain\/(capitalized|stopped-words)\.ts$/,
  /\/node_modules\/get-nonce\//,
  /\/lucide-react\/dist\/esm\/(icons\/(check|x|info|circle-exclamation-point|refresh-cw|sparkles|mail|arrow-left|arrow-right|heart|user-round))\.m?js$/,
];
const FRAMEWORK =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@remix-run\/(react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\//;
function chunkOf(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return 'framework';
  return ON_EVERY_PAGE.some((module) => module.test(id)) ? 'kit' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    screenChunks(),
    lightScript(),
    contractsWithoutZod(),
    flatIcons(),
  ],
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  worker: { format: 'es' },
  // Fonts and pictures stay files of their own: the Content-Security-Policy knows no data: fonts.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
}));
