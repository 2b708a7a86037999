// What people may read of the sources: sentences in strings, templates and JSX, without class names and ids.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childrenOf, lineAndColumn, parsed, plainText, type Node } from '../../scripts/source/syntax-tree.ts';

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

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0)
    return node.quasis.map(({ value }) => value.cooked).join(' … ');
  const plain = plainText(node);
  return plain !== null && PROSE.test(plain.trim()) ? plain : null;
}

/** Not read: what is imported, an id in a type, an attribute that nobody sees. */
const isUnread = (node: Node, text: string): boolean =>
  node.type === 'ImportDeclaration' ||
  node.type === 'TSLiteralType' ||
  (node.type === 'JSXAttribute' && UNREAD.test(text.slice(node.name.start, node.name.end)));

function saidIn(file: string): Said[] {
  const source = readFileSync(file, 'utf8');
  const said: Said[] = [];
  const visit = (node: Node): void => {
    if (isUnread(node, source)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    // A text in JSX begins with the margin before it.
    const start = node.start + source.slice(node.start).search(/\S/);
    if (text) said.push({ file, line: lineAndColumn(source, start).line, text });
    childrenOf(node).forEach(visit);
  };
  visit(parsed(file, source));
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
