import type { Plugin } from 'vite';

// What this folder does to the browser's build rests on how packages are written and how files are named. When one of them
// changes, nothing else would notice: so every build asks what it has made, and fails when a promise is broken.

/** A file of the browser's build: its name, and the code that is left of each module, by the module's id. */
export interface MadeChunk {
  name: string;
  modules: ReadonlyMap<string, string>;
}

const within = (...parts: string[]) => new RegExp(`/(${parts.join('|')})$`);

/** React and the router, by the files that they cannot do without. */
const FRAMEWORK_IDS = /\/node_modules\/(react|react-dom|scheduler|react-router|@remix-run\/react)\//;
const ICON_LISTS = within('lucide-react\\.mjs', 'createLucideIcon\\.mjs', 'lucide-react/dist/esm/Icon\\.mjs');
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const LATE = within('app/screens/home/chart/why-details\\.tsx');
/** The files that home loads at once: each is one file, and holds this. */
const AT_HOME: Record<string, RegExp> = {
  framework: /\/react-dom\//,
  kit: within('app/screens/shell/door\\.tsx'),
  'home-screen': within('app/screens/home/home-screen\\.tsx'),
};

/** A schema that is asked in the browser says yes to everything. */
const ASKS_A_SCHEMA = /\bsafeParse(Async)?\(|\b(?!JSON\b|Date\b)[\w$]+\.parse\(/;

/** @returns a sentence for each promise of this folder that this build of the browser's files does not keep */
export function bundleProblems(chunks: readonly MadeChunk[]): string[] {
  const modules = chunks.flatMap(({ name, modules: its }) =>
    [...its].map(([id, code]) => ({ name, id, code })),
  );
  const where = (id: RegExp) => modules.filter((one) => id.test(one.id));
  const isOurs = ({ id }: { id: string }) => /\/app\/(?!contracts\/)[^?]*\.tsx?$/.test(id);
  return [
    ...where(/\/node_modules\/zod\//).map(({ id }) => `zod is in the browser: ${id} (contractsWithoutZod)`),
    ...modules
      .filter((one) => isOurs(one) && ASKS_A_SCHEMA.test(one.code))
      .map(({ id }) => `${id} asks a schema in the browser, where all of them say yes (contractsWithoutZod)`),
    ...where(ICON_LISTS).map(
      ({ id }) => `icons are drawn by ${id}, not by app/ui/art/flat-icon.tsx (flatIcons)`,
    ),
    ...(where(ICON).length > 0 ? [] : ['no icon comes from its own file of lucide-react (flatIcons)']),
    ...(where(within('app/ui/art/flat-icon\\.tsx')).length === 1
      ? []
      : ['app/ui/art/flat-icon.tsx draws no icon (flatIcons)']),
    ...Object.entries(AT_HOME).flatMap(([name, held]) => {
      const made = chunks.filter((chunk) => chunk.name === name);
      const holds = made.length === 1 && [...(made[0]?.modules.keys() ?? [])].some((id) => held.test(id));
      return holds
        ? []
        : [`${made.length} files are called ${name}, or it does not hold ${held.source} (chunks)`];
    }),
    ...where(FRAMEWORK_IDS)
      .filter(({ name }) => name !== 'framework')
      .map(({ name, id }) => `${id} is in ${name}, not with the framework (chunks)`),
    ...where(LATE)
      .filter(({ name }) => name in AT_HOME)
      .map(({ name, id }) => `${id} is to come late, and is in ${name} (chunks)`),
  ];
}

/** A build in which it did not work fails, and says where. */
export function verifyBundles(): Plugin {
  return {
    name: 'kept-promises',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const made = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const chunks = made.map(({ name, modules }) => ({
        name,
        modules: new Map(Object.entries(modules).map(([id, { code }]) => [id, code ?? ''])),
      }));
      const broken = bundleProblems(chunks);
      if (broken.length > 0) this.error(`The build breaks its promises:\n${broken.join('\n')}`);
    },
  };
}
