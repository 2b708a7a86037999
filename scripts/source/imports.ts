// Who imports whom in app/ and workers/: what the laws (house.test.ts) and the map (scripts/map.ts) are read from.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Import {
  /** Path of a file from the project's root. */
  from: string;
  /** A file of ours in the same way, or the name of a library. */
  to: string;
  typeOnly: boolean;
}

/** Every file under a folder, its path from the project's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => relative(ROOT, join(e.parentPath, e.name)));
}

/** Every TypeScript file of app/ and workers/, tests and declarations too. */
export const sources: string[] = [...filesBelow('app'), ...filesBelow('workers')].filter((f) =>
  /\.tsx?$/.test(f),
);

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/golden/');

/** What is built and shipped. */
export const product: string[] = sources.filter((f) => !isTest(f) && !f.endsWith('.d.ts'));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"]/g;

/** What a file imports, in the order of its lines. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(IMPORT)].map((m) => {
    const name = m[2] ?? m[3] ?? m[4] ?? '';
    const to = name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name;
    return { from: file, to: to.replace(/\?.*$/, ''), typeOnly: m[1] !== undefined };
  });
}

/** All imports of the product. */
export const imports: Import[] = product.flatMap(importsOf);

/** Whether a path is one of these folders or lies in it. */
export const inside = (path: string, ...folders: string[]): boolean =>
  folders.some((f) => path === f || path.startsWith(`${f}/`));

/**
 * The groups of files that reach each other in a circle (strongly connected components; Tarjan 1972).
 * @returns each group sorted, groups of one left out
 */
export function circles(edges: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}
