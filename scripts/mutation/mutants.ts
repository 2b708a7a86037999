// The small wrong changes that a test should notice: bounds, signs, conditions, numbers, calls that are left out.
import { childrenOf, lineAndColumn, parsed, plainText, type Node } from '../source/syntax-tree.ts';

export interface Mutant {
  file: string;
  line: number;
  column: number;
  /** The whole line, without its margin. */
  code: string;
  /** What stands before it on that line. */
  before: string;
  from: number;
  to: number;
  /** What stands there, and what stands there instead. */
  was: string;
  is: string;
}

const SWAPPED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};
const SWAPPED_CALLS: Record<string, string> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
};

/** Where a wrong change begins and ends, and what stands there instead. */
interface Change {
  start: number;
  end: number;
  is: string;
}

/** What would stand for a node, or null where nothing is worth changing. */
function changed(node: Node, parent: Node | null, text: string): Change | null {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const is = SWAPPED[node.operator];
      const joinsText = [node.left, node.right].some((side) => plainText(side) !== null);
      if (!is || joinsText) return null;
      const start = text.indexOf(node.operator, node.left.end);
      return { start, end: start + node.operator.length, is };
    }
    case 'Literal':
      if (typeof node.value === 'boolean') return { ...spanOf(node), is: String(!node.value) };
      if (typeof node.value !== 'number') return null;
      return parent?.type === 'MemberExpression' ? null : { ...spanOf(node), is: otherNumber(node.value) };
    case 'IfStatement':
      return { ...spanOf(node.test), is: 'false' };
    case 'MemberExpression': {
      const is = SWAPPED_CALLS[text.slice(node.start, node.end)];
      return is ? { ...spanOf(node), is } : null;
    }
    case 'ExpressionStatement':
      return isLoneCall(node.expression) ? { ...spanOf(node.expression), is: 'undefined' } : null;
    default:
      return null;
  }
}

const spanOf = ({ start, end }: Node): { start: number; end: number } => ({ start, end });

const otherNumber = (value: number): string =>
  String(Number.isInteger(value) ? value + 1 : Number((value * 1.2).toPrecision(6)));

function isLoneCall(node: Node): boolean {
  if (node.type === 'AwaitExpression') return isLoneCall(node.argument);
  if (node.type === 'ChainExpression') return isLoneCall(node.expression);
  return node.type === 'CallExpression' && node.callee.type !== 'Super';
}

/** Types have nothing to change; an expression with a type beside it does. */
const isType = (node: Node): boolean => node.type.startsWith('TS') && !('expression' in node);

/** Every mutant of a file; types are left alone. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const lines = text.split('\n');
  const mutants: Mutant[] = [];
  const visit = (node: Node, parent: Node | null): void => {
    if (isType(node)) return;
    const change = changed(node, parent, text);
    if (change) {
      const { start: from, end: to, is } = change;
      const { line, column } = lineAndColumn(text, from);
      const code = lines[line - 1]!.trim();
      const before = lines[line - 1]!.slice(0, column).trimStart();
      const was = text.slice(from, to);
      mutants.push({ file, line, column: column + 1, code, before, from, to, was, is });
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parsed(file, text), null);
  return mutants;
}

/** The text with the mutant in it. */
export const withMutant = (text: string, { from, to, is }: Mutant): string =>
  text.slice(0, from) + is + text.slice(to);
