// Texts that React loses on a page that the browser translates (docs/decisions/translated-pages.md).
import { childrenOf, lineAndColumn, parsed, type Node } from './syntax-tree.ts';

/**
 * What a child of an element may become: `element` one that stays, `optional` elements that come and go, `text` fixed
 * words, `space` between words, `value` words that change or come and go, `slot` whatever a caller puts there, `mixed` what
 * no element can hold.
 */
type Kind = 'nothing' | 'space' | 'element' | 'optional' | 'text' | 'value' | 'slot' | 'mixed';

/** What the names in a file stand for, as far as the file itself says. */
type Names = ReadonlyMap<string, Kind>;

/** Components from here draw one element, always. */
const STEADY = /^lucide-react$|\/framework\/react\.ts$|\/ui\//;

/** A line break and its indent are layout; no browser translates a space. */
function kindOfText(text: string): Kind {
  if (text.trim() !== '') return 'text';
  return text.includes('\n') ? 'nothing' : 'space';
}

function kindOfType(type: string): Kind | null {
  if (/\bReactNode\b/.test(type)) return 'slot';
  return /\b(Elements|ReactElement)\b/.test(type) ? 'optional' : null;
}

function kindOfBranches(kinds: Kind[]): Kind {
  if (kinds.some((kind) => kind === 'slot' || kind === 'mixed')) return 'mixed';
  if (kinds.some((kind) => kind === 'text' || kind === 'value')) return 'value';
  return kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'optional';
}

/** The values that a function gives: of an arrow its expression, else what its own `return`s name. */
function resultsOf(fn: Node): Node[] {
  if (!('body' in fn) || fn.body === null) return [];
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const returned = (node: Node): Node[] => {
    if (/Function/.test(node.type)) return [];
    if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
    return childrenOf(node).flatMap(returned);
  };
  return returned(body);
}

const isFunction = (node: Node) =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration';

function kindOfCall(node: Extract<Node, { type: 'CallExpression' }>, names: Names): Kind {
  const { callee } = node;
  const [argument] = node.arguments;
  const isList =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['map', 'flatMap'].includes(callee.property.name);
  if (isList && argument && isFunction(argument)) {
    const kinds = resultsOf(argument).map((result) => kindOf(result, names));
    return kindOfBranches(kinds) === 'optional' ? 'optional' : 'mixed';
  }
  return callee.type === 'Identifier' ? (names.get(callee.name) ?? 'value') : 'value';
}

function kindOfMember(node: Extract<Node, { type: 'MemberExpression' }>, names: Names): Kind {
  const { object, property } = node;
  if (node.computed) return object.type === 'Identifier' ? (names.get(object.name) ?? 'value') : 'value';
  return property.type === 'Identifier' ? (names.get(property.name) ?? 'value') : 'value';
}

function kindOfElement(node: Extract<Node, { type: 'JSXElement' }>, names: Names): Kind {
  const { name } = node.openingElement;
  const isHost = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
  const isSteady = name.type === 'JSXIdentifier' && names.get(`<${name.name}>`) === 'element';
  return isHost || isSteady ? 'element' : 'optional';
}

function kindOf(node: Node, names: Names): Kind {
  switch (node.type) {
    case 'JSXElement':
      return kindOfElement(node, names);
    case 'JSXFragment':
    case 'ArrayExpression':
      return 'optional';
    case 'JSXText':
      return kindOfText(node.value);
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'Literal':
      if (typeof node.value === 'string') return kindOfText(node.value);
      return typeof node.value === 'number' ? 'text' : 'nothing';
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? 'text' : 'value';
    case 'Identifier':
      return node.name === 'undefined' ? 'nothing' : (names.get(node.name) ?? 'value');
    case 'ConditionalExpression':
      return kindOfBranches([kindOf(node.consequent, names), kindOf(node.alternate, names)]);
    case 'LogicalExpression':
      return kindOfBranches(
        [node.operator === '&&' ? [] : node.left, node.right].flat().map((side) => kindOf(side, names)),
      );
    case 'CallExpression':
      return kindOfCall(node, names);
    case 'MemberExpression':
      return kindOfMember(node, names);
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindOf(node.expression, names);
    default:
      return 'value';
  }
}

/** Reads what names stand for: slots and elements by their types, parts of a drawing by what they are made of. */
function namesOf(program: Node, text: string): Names {
  const names = new Map<string, Kind>([['children', 'slot']]);
  // What is a slot in one part of the file is taken for one in all of it.
  const slots = new Set<string>();
  const read = (node: Node) => {
    if (node.type === 'ImportDeclaration' && STEADY.test(node.source.value))
      for (const { local } of node.specifiers) names.set(`<${local.name}>`, 'element');
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier' && node.typeAnnotation) {
      const kind = kindOfType(text.slice(node.typeAnnotation.start, node.typeAnnotation.end));
      if (kind) names.set(node.key.name, kind);
      if (kind === 'slot') slots.add(node.key.name);
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const values = isFunction(node.init) ? resultsOf(node.init) : valuesOf(node.init);
      const kind = kindOfBranches(values.map((value) => kindOf(value, names)));
      if (values.length > 0 && (kind === 'optional' || kind === 'mixed')) names.set(node.id.name, kind);
    }
    childrenOf(node).forEach(read);
  };
  read(program);
  for (const slot of slots) names.set(slot, 'slot');
  return names;
}

/** Of a table each value, of anything else itself. */
function valuesOf(node: Node): Node[] {
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((each) => (each.type === 'Property' ? valuesOf(each.value) : []));
  if (node.type === 'ArrayExpression') return node.elements.flatMap((each) => (each ? valuesOf(each) : []));
  return [node];
}

/** The children that a translated page takes from React. */
function bareIn(parent: Node & { children: Node[] }, names: Names): Node[] {
  const isFragment = parent.type === 'JSXFragment';
  const children = parent.children
    .map((node) => ({ node, kind: kindOf(node, names) }))
    .filter(({ kind }) => kind !== 'nothing');
  const isAlone = children.length === 1 && !isFragment;
  const isBare = (kind: Kind, at: number) => {
    if (kind === 'mixed') return true;
    if (kind === 'value' || kind === 'slot') return !isAlone;
    const moves = () => children.slice(0, at).some((before) => before.kind === 'optional');
    return kind === 'text' && (isFragment || moves());
  };
  return children.filter(({ kind }, at) => isBare(kind, at)).map(({ node }) => node);
}

/** A component that draws words without an element of its own. */
function bareResults(node: Node, names: Names): Node[] {
  const isComponent =
    (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? '')) ||
    (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && /^[A-Z][a-z]/.test(node.id.name));
  if (!isComponent) return [];
  const fn = node.type === 'VariableDeclarator' ? node.init : node;
  if (!fn || !isFunction(fn)) return [];
  const results = resultsOf(fn);
  const isChoice = (node: Node) => node.type === 'TemplateLiteral' || node.type === 'ConditionalExpression';
  return results.filter((result) => {
    const kind = kindOf(result, names);
    return kind === 'text' || kind === 'mixed' || (kind === 'value' && isChoice(result));
  });
}

/** Where a file of components leaves a text bare, as `file:line text`. */
export function bareTexts(file: string, text: string): string[] {
  const program = parsed(file, text);
  const names = namesOf(program, text);
  const found: Node[] = [];
  const read = (node: Node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...bareIn(node, names));
    found.push(...bareResults(node, names));
    childrenOf(node).forEach(read);
  };
  read(program);
  return found.map(
    ({ start, end }) =>
      `${file}:${lineAndColumn(text, start).line} ${text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, 100)}`,
  );
}
