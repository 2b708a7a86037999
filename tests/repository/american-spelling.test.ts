// docs/rules/language.md: names, comments, test names and pages are spelled as Americans spell.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { childrenOf, lineAndColumn, plainText, type Node } from '../../scripts/source/syntax-tree.ts';
import { britishSpellingIn } from './british-words.ts';

/** What is read: code and pages of ours. Not read: lists of data, and the files that hold these laws. */
const READ = /\.(tsx?|m?js|cjs|css|md)$/;
const UNREAD =
  /passwords|compression-dictionary|known-outlines|\/golden\/|repository\/(british-words|american-)/;

/** Names of properties whose spelling is stored or sent: looks, reasons and taste as rows and answers have had them for years. */
const STORED_PROPERTIES = [
  // Of Cloth (app/domain/looks/cloth.ts), in kept looks and in answers; of why a look is sent away.
  'colour',
  // A kind of taste event.
  'favourite',
  // A color of the palette, part of a worn id: 'wool-coat:grey'.
  'grey',
];
/** Words in comments and pages that are quoted as they are stored or as others write them. */
const QUOTED = [
  /(['"`])(?:colour|favourite|grey)\1/g,
  /[\w-]+:(?:[\w-]+\+)?grey\b/g,
  // A garment's id, and its name to her.
  /'?coloured[- ]tights'?/gi,
  // A kind of mail, of kept jobs.
  /subscription-cancelled/g,
  // Words of LinkedIn and of calendars.
  /user_cancelled_authorize|STATUS:CANCELLED/g,
  // A file of MakeHuman.
  /grey_eye\.png/g,
  // Of an analysis; never the verb.
  /\banalyses\b/g,
  /https?:\/\/\S+/g,
];

interface Written {
  at: number;
  text: string;
}

const isPropertyName = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'MemberExpression' && !parent.computed && parent.property === node) ||
  ((parent?.type === 'Property' || parent?.type === 'TSPropertySignature') &&
    parent.key === node &&
    !isShorthand(parent));
const isShorthand = (node: Node): boolean => node.type === 'Property' && node.shorthand;

const isTest = (call: Node): boolean => {
  let name: Node | null = call;
  while (name !== null && name.type !== 'Identifier')
    name =
      name.type === 'CallExpression' ? name.callee : name.type === 'MemberExpression' ? name.object : null;
  return name !== null && /^(test|it|describe)$/.test(name.name);
};

/** Names, and the names of tests. */
function namesIn(program: Node): Written[] {
  const found: Written[] = [];
  const visit = (node: Node, parent?: Node): void => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      if (!(STORED_PROPERTIES.includes(node.name) && isPropertyName(node, parent)))
        found.push({ at: node.start, text: node.name });
    }
    const title = node.type === 'CallExpression' && node.arguments[0] ? plainText(node.arguments[0]) : null;
    if (title?.includes(' ') && isTest(node)) found.push({ at: node.start, text: title });
    childrenOf(node).forEach((child) => visit(child, node));
  };
  visit(program);
  return found;
}

function writtenIn(file: string, text: string): Written[] {
  if (file.endsWith('.md')) return [{ at: 0, text }];
  if (file.endsWith('.css'))
    return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((found) => ({ at: found.index, text: found[0] }));
  const { program, comments } = parseSync(file, text);
  return [...comments.map(({ start, value }) => ({ at: start, text: value })), ...namesIn(program)];
}

/** Every British spelling in a file's names, comments and pages, with its line. */
const britishOf = (file: string, text: string): string[] =>
  // A file without one need not be parsed.
  (britishSpellingIn(text) === null ? [] : writtenIn(file, text)).flatMap(({ at, text: written }) => {
    const read = QUOTED.reduce((rest, quoted) => rest.replace(quoted, ''), written);
    const word = britishSpellingIn(read);
    return word === null ? [] : [`${file}:${lineAndColumn(text, at).line}: ${word}`];
  });

test('the reader finds a British spelling in names, comments, test names and pages, and passes over what is stored', () => {
  const british = [
    'const outerColour = 1;',
    'const MOST_COLOURS = 1;',
    'const colour = 1;',
    'function towardsNeck() {}',
    '// The centre of it.',
    'test("what a colour is", () => {});',
  ];
  for (const line of british) expect(britishOf('a.ts', line), line).toHaveLength(1);
  const stored = [
    "cloth.colour = '#fff';",
    "// Of 'grey' there is 'wool-coat:grey'.",
    'const { colour: color } = cloth;',
  ];
  for (const line of stored) expect(britishOf('a.ts', line), line).toEqual([]);
  expect(britishOf('a.md', 'Its behaviour.')).toEqual(['a.md:1: behaviour']);
  expect(britishOf('a.css', 'a { color: grey } /* Grey. */')).toHaveLength(1);
});

test('no British spelling in names, comments, test names and pages', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => READ.test(file) && !UNREAD.test(file));
  expect(files.length).toBeGreaterThan(2000);
  expect(files.flatMap((file) => britishOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});
