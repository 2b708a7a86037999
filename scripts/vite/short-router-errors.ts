import { basename } from 'node:path';
import type { Plugin } from 'vite';

export const ROUTER =
  /\/node_modules\/(@remix-run\/(router|react)|react-router|react-router-dom)\/dist\/[^?]*\.js$/;
const FAULT = /^(UNSAFE_)?(invariant|warning)(\$1)?$/;

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
}

function* callsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  for (const part of Object.values(node)) yield* callsIn(part);
  const { type, callee, arguments: given } = node as Partial<Node>;
  if (type === 'CallExpression' && given?.length === 2 && FAULT.test(callee?.name ?? '')) yield node as Node;
}

/**
 * What the router says to who writes its routes is 2 KB of sentences. In the browser's build each is the file and line where
 * it stands, as React does it.
 */
export function shortRouterErrors(): Plugin {
  return {
    name: 'short-faults',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined;
      let left = code;
      // From the end: what stands before keeps its place.
      for (const call of [...callsIn(this.parse(code))].sort((a, b) => b.start - a.start)) {
        const said = call.arguments?.[1];
        if (!said) continue;
        const line = code.slice(0, said.start).split('\n').length;
        left = `${left.slice(0, said.start)}'${basename(id, '.js')} ${line}'${left.slice(said.end)}`;
      }
      return { code: left, map: null };
    },
  };
}
