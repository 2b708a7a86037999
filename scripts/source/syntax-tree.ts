// The syntax tree of a source file, as oxc reads it (ESTree with types).
import { parseSync, type Node } from 'oxc-parser';

export type { Node };

/** The tree of a file that is free of syntax errors. */
export function parsed(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program;
}

/** What stands directly in a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return (Object.values(node) as unknown[])
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
    .sort((a, b) => a.start - b.start);
}

/** What a string or a template without values says; null for anything else. */
export function plainText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0]!.value.cooked
    : null;
}

/** The line on which something begins, from 1, and its column, from 0. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length };
}
