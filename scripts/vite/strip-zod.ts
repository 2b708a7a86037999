import type { Plugin, Rollup } from 'vite';

/** Answers every call with itself. */
export const EMPTY_ZOD = 'export const z = new Proxy(function () {}, { get: () => z, apply: () => z });';

const CONTRACT = /\/app\/contracts\/.+\.ts$/;
/** What only the server asks of a call. */
const CHECKS = ['query', 'body', 'answer'];

type Node = Rollup.AstNode & Record<string, unknown>;
type Parse = (code: string) => unknown;

/**
 * The contracts are written in zod, and only the server checks with them. In the browser's build zod is an object
 * that answers every call with itself, and a call keeps its method and path alone: 15 kB of zod and 4 kB of schemas
 * stay away, with what only they import.
 */
export function contractsWithoutZod(): Plugin {
  const HOLLOW = '\0hollow-zod';
  return {
    name: 'contracts-without-zod',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler: (id, _importer, options) => (id === 'zod' && !options.ssr ? HOLLOW : undefined),
    },
    load: (id) => (id === HOLLOW ? EMPTY_ZOD : undefined),
    transform(code, id, options) {
      if (options?.ssr || !CONTRACT.test(id)) return undefined;
      return { code: withoutChecks(code, (text) => this.parse(text)), map: null };
    },
  };
}

/** @returns a contract whose calls are not checked, and whose schemas fall away where nobody asks for them */
export function withoutChecks(code: string, parse: Parse): string {
  const edits = statements(code, parse).flatMap(declared).flatMap(withoutCheck);
  const kept = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
  return withoutUnusedImports(kept, parse);
}

const statements = (code: string, parse: Parse) => (parse(code) as { body: Node[] }).body;

const declared = (statement: Node): Node[] => {
  const { declarations } = (statement['declaration'] ?? statement) as { declarations?: Node[] };
  return (declarations ?? []).flatMap(({ init }) => (init ? [init as Node] : []));
};

interface Edit {
  start: number;
  end: number;
  by: string;
}

function withoutCheck(value: Node): Edit[] {
  if (value.type !== 'CallExpression') return [];
  const root = rootOf(value);
  if (root === 'z') return [{ start: value.start, end: value.end, by: 'z' }];
  if (root !== 'call') return [{ start: value.start, end: value.start, by: '/*#__PURE__*/ ' }];
  const [object] = value['arguments'] as [Node & { properties: (Node & { key: { name: string } })[] }];
  return object.properties
    .map(({ key, start }, at, all) => ({ name: key.name, start, end: all[at + 1]?.start ?? object.end - 1 }))
    .filter(({ name }) => CHECKS.includes(name))
    .map(({ start, end }) => ({ start, end, by: '' }));
}

/** The name that a chain of calls begins with. */
function rootOf(value: Node): string | undefined {
  const inner = (value['callee'] ?? value['object']) as Node | undefined;
  return inner ? rootOf(inner) : (value['name'] as string | undefined);
}

function withoutUnusedImports(code: string, parse: Parse): string {
  const imports = statements(code, parse).filter(({ type }) => type === 'ImportDeclaration');
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const names = (one: Node) =>
    (one['specifiers'] as { local: { name: string } }[]).map(({ local }) => local.name);
  const isUnused = (one: Node) => !names(one).some((name) => new RegExp(`\\b${name}\\b`).test(rest));
  return imports
    .filter(isUnused)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
