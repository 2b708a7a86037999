// The small wrong changes that a test should notice: bounds, signs, conditions, numbers, calls that are left out.
import ts from 'typescript';

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

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};
const SWAPPED_CALLS: Record<string, string> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
};

/** What would stand for a node, or null where nothing is worth changing. */
function changed(node: ts.Node, source: ts.SourceFile): [ts.Node, string] | null {
  if (ts.isBinaryExpression(node)) {
    const joinsText = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
    const swapped = SWAPPED[node.operatorToken.kind];
    return swapped && !joinsText ? [node.operatorToken, swapped] : null;
  }
  if (ts.isNumericLiteral(node) && !ts.isElementAccessExpression(node.parent)) {
    const value = Number(node.text);
    return [node, String(Number.isInteger(value) ? value + 1 : Number((value * 1.2).toPrecision(6)))];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return [node, 'true'];
  if (ts.isIfStatement(node)) return [node.expression, 'false'];
  if (ts.isPropertyAccessExpression(node)) {
    const swapped = SWAPPED_CALLS[node.getText(source)];
    return swapped ? [node, swapped] : null;
  }
  if (ts.isExpressionStatement(node)) {
    const inner = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    return ts.isCallExpression(inner) && inner.expression.kind !== ts.SyntaxKind.SuperKeyword
      ? [node.expression, 'undefined']
      : null;
  }
  return null;
}

/** Every mutant of a file; types are left alone. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const change = changed(node, source);
    if (change) {
      const [at, is] = change;
      const from = at.getStart(source);
      const { line, character } = source.getLineAndCharacterOfPosition(from);
      const code = lines[line]!.trim();
      const before = lines[line]!.slice(0, character).trimStart();
      mutants.push({
        ...{ file, line: line + 1, column: character + 1, code, before },
        ...{ from, to: at.getEnd(), was: at.getText(source), is },
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** The text with the mutant in it. */
export const withMutant = (text: string, { from, to, is }: Mutant): string =>
  text.slice(0, from) + is + text.slice(to);
