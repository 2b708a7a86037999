import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'esbuild';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import remixOptions from './remix.config.js';

const SCREEN_CHUNKS = 'virtual:screen-chunks';

interface ManifestChunk {
  file: string;
  name?: string;
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
    // By name: a chunk from which others take something too has no source in the manifest.
    return Object.fromEntries(
      Object.entries(manifest).flatMap(([key, { name }]) =>
        name?.endsWith('-screen') ? [[name, filesOf(manifest, key)]] : [],
      ),
    );
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

/** What of a call only the server reads, and who makes nothing but checks: what is made for these alone goes too. */
const CHECKS = ['body', 'answer', 'query'];
const MAKES_CHECKS = ['z', 'call', 'required', 'inQuery'];

/** Rollup's parser notes where a node stands; the types of the tree do not know it. */
const placeOf = (node: object): [number, number] => {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
};

/** A call keeps its method and path in the browser; what it would check goes, and with it the checks that nobody names any more. */
function callsWithoutChecks(): Plugin {
  return {
    name: 'calls-without-checks',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !/\/app\/contracts\/\w[\w-]*\.ts$/.test(id)) return undefined;
      let left = code;
      // From the end: what stands before keeps its place.
      for (const statement of this.parse(code).body.toReversed()) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        const made = declaration.declarations[0]?.init;
        if (
          made?.type !== 'CallExpression' ||
          made.callee.type !== 'Identifier' ||
          made.callee.name !== 'call'
        )
          continue;
        const [told] = made.arguments;
        if (told?.type !== 'ObjectExpression') continue;
        const kept = told.properties.filter(
          (each) =>
            each.type !== 'Property' || each.key.type !== 'Identifier' || !CHECKS.includes(each.key.name),
        );
        const text = kept.map((each) => code.slice(...placeOf(each))).join(',');
        const [start, end] = placeOf(told);
        left = `${left.slice(0, start)}{${text}}${left.slice(end)}`;
      }
      return left;
    },
  };
}

/**
 * Icons as app/ui/flat-icon.tsx draws them, each imported from its own file: through the package's list of all of them
 * nobody could tell which page needs which (`chunks` below).
 */
function flatIcons(): Plugin {
  const folder = resolve('node_modules/lucide-react/dist/esm');
  const fileOf = new Map<string, string>();
  return {
    name: 'flat-icons',
    enforce: 'pre',
    buildStart() {
      const list = readFileSync(`${folder}/lucide-react.mjs`, 'utf8');
      for (const [, names = '', file = ''] of list.matchAll(/export \{(.+)\} from '\.\/(icons\/.+)';/g))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
          fileOf.set(name, `${folder}/${file}`);
    },
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? resolve('app/ui/flat-icon.tsx') : undefined),
    transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return undefined;
      const direct = (name: string) => {
        const file = fileOf.get(name);
        if (!file) this.error(`lucide-react has no icon ${name}`);
        return `import ${name} from '${file}';`;
      };
      return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .flatMap((name) => (name.trim() ? direct(name.trim()) : []))
          .join(' '),
      );
    },
  };
}

const FRAMEWORK =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@remix-run\/(react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\//;

/** What every page of the app begins with. Remix names these two: they stay files of their own. */
const BY_REMIX = /\/app\/(entry\.client|root)\.tsx$/;
const ON_EVERY_PAGE = /\/app\/(entry\.client|root|screens\/shell\/door)\.tsx$/;
/** Imported for the server's sake; in the browser they come later. */
const LATE = /\/app\/screens\/home\/comfort-chart\.tsx$/;
const HOME = /\/app\/screens\/home\/home-screen\.tsx$/;

/**
 * Many files of a few hundred bytes pack badly, and each is a request. So what home loads at once is three files: the
 * framework; `kit`, which holds what every page begins with and what home shares with others; and home's own.
 */
function chunks(): (id: string, graph: Rollup.ManualChunkMeta) => string | undefined {
  let kit: Set<string> | undefined;
  let home: Set<string> | undefined;
  const withImports = (ids: Iterable<string>, { getModuleInfo }: Rollup.ManualChunkMeta) => {
    const all = new Set(ids);
    // A set that grows while it is walked is walked to its end.
    for (const id of all)
      for (const next of getModuleInfo(id)?.importedIds ?? []) if (!LATE.test(next)) all.add(next);
    return all;
  };
  return (id, graph) => {
    if (FRAMEWORK.test(id)) return 'framework';
    if (!kit || !home) {
      const ids = [...graph.getModuleIds()];
      const atHome = (home = withImports(
        ids.filter((each) => HOME.test(each)),
        graph,
      ));
      const isShared = (each: string) => {
        const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
        return !HOME.test(each) && [...importers, ...dynamicImporters].some((from) => !atHome.has(from));
      };
      kit = withImports(
        [...ids.filter((each) => ON_EVERY_PAGE.test(each)), ...[...home].filter(isShared)],
        graph,
      );
    }
    if (kit.has(id)) return BY_REMIX.test(id) ? undefined : 'kit';
    return home.has(id) ? 'home-screen' : undefined;
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    screenChunks(),
    lightScript(),
    contractsWithoutZod(),
    callsWithoutChecks(),
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
    rollupOptions: isSsrBuild
      ? {}
      : {
          treeshake: { manualPureFunctions: MAKES_CHECKS },
          output: { manualChunks: chunks(), onlyExplicitManualChunks: true },
        },
  },
}));
