// Elements written as text without React, whose renderer takes several times as long for each: for drawings of a hundred
// elements that only the server makes.
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => MARKS[mark]!) : text;

/** Attributes that React calls otherwise than the document. */
const WRITTEN: Record<string, string> = { className: 'class', textAnchor: 'text-anchor', viewBox: 'viewBox' };

/** Names of attributes as they were found to be right, with what stands before the value. */
const beginnings = new Map<string, string>();

function beginningOf(name: string): string {
  const known = beginnings.get(name);
  if (known !== undefined) return known;
  const written = WRITTEN[name];
  if (written === undefined && /[A-Z]/.test(name)) throw new Error(`asText cannot write ${name}.`);
  const beginning = ` ${written ?? name}="`;
  beginnings.set(name, beginning);
  return beginning;
}

/** @throws Error for what is not known here (an event, a style, an attribute that is there or not): it would be lost or wrong */
function attribute(name: string, value: unknown): string {
  if (typeof value === 'string') return `${beginningOf(name)}${escaped(value)}"`;
  if (typeof value === 'number') return `${beginningOf(name)}${value}"`;
  throw new Error(`asText cannot write ${name}.`);
}

function element({ type, props }: ReactElement<{ children?: ReactNode }>): string {
  if (type === Fragment) return asText(props.children);
  if (typeof type === 'function') return asText((type as (props: object) => ReactNode)(props));
  let text = `<${type}`;
  for (const name in props) {
    const value = (props as Record<string, unknown>)[name];
    if (name !== 'children' && value !== undefined && value !== null) text += attribute(name, value);
  }
  return `${text}>${asText(props.children)}</${type}>`;
}

/**
 * What React's `renderToStaticMarkup` would write of elements with names and text in them, and of components without hooks.
 * No elements without an end tag in HTML, such as `img`.
 */
export function asText(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) {
    let text = '';
    for (const child of node as ReactNode[]) text += asText(child);
    return text;
  }
  return isValidElement(node) ? element(node as ReactElement) : '';
}
