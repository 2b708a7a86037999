// What people may read of the sources: sentences in strings, templates and JSX, without class names and ids.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Said {
  file: string;
  line: number;
  text: string;
}

/** Attributes whose value nobody reads. */
const UNREAD =
  /^(className|class|d|viewBox|to|href|src|srcSet|sizes|rel|type|id|key|style|transform|points)$/;
/** One word is read when it begins like a sentence; lower-case ones are ids: 'colour', 'grey'. */
const PROSE = /\s|^\p{Lu}\p{Ll}/u;

const textOf = (node: ts.Node): string | null => {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ');
  const plain = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  return plain && PROSE.test(node.text.trim()) ? node.text : null;
};

/** Not read: what is imported, an id in a type, an attribute that nobody sees. */
const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isLiteralTypeNode(node) ||
  (ts.isJsxAttribute(node) && UNREAD.test(node.name.getText()));

function saidIn(file: string): Said[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      said.push({ file, line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

/** Everything that the sources under these folders say to people, tests left out. */
export function visibleWords(...folders: string[]): Said[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .flatMap(saidIn);
}
