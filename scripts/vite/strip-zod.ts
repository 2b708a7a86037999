import type { Plugin } from 'vite';

/** Answers every call with itself. */
export const EMPTY_ZOD = 'export const z = new Proxy(function () {}, { get: () => z, apply: () => z });';

/**
 * The contracts are written in zod, and only the server checks with them. In the browser's build zod is an object
 * that answers every call with itself: paths and methods stay, 15 kB of checks stay away.
 */
export function contractsWithoutZod(): Plugin {
  const HOLLOW = '\0hollow-zod';
  return {
    name: 'contracts-without-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, options) => (id === 'zod' && !options.ssr ? HOLLOW : undefined),
    load: (id) => (id === HOLLOW ? EMPTY_ZOD : undefined),
  };
}

/** What of a call only the server reads, and who makes nothing but checks: what is made for these alone goes too. */
const CHECKS = ['body', 'answer', 'query', 'maxBodyBytes'];
export const MAKES_CHECKS = ['z', 'call', 'text', 'mailText', 'mailAddress', 'passwordText', 'inQuery'];

/** Rollup's parser notes where a node stands; the types of the tree do not know it. */
const placeOf = (node: object): [number, number] => {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
};

/** A call keeps its method and path in the browser; what it would check goes, and with it the checks that nobody names any more. */
export function callsWithoutChecks(): Plugin {
  return {
    name: 'calls-without-checks',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !/\/app\/contracts\/(?:[\w-]+\/)?\w[\w-]*\.ts$/.test(id)) return undefined;
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
