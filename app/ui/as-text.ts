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

/** @throws Error for what is not known here (an event, a style, an attribute that is there or not): it would be lost or wrong */
function attribute(name: string, value: unknown): string {
  const written = WRITTEN[name];
  const isKnown = written !== undefined || !/[A-Z]/.test(name);
  if (!isKnown || (typeof value !== 'string' && typeof value !== 'number'))
    throw new Error(`asText cannot write ${name}.`);
  return ` ${written ?? name}="${escaped(String(value))}"`;
}

/**
 * What React's `renderToStaticMarkup` would write of elements with names and text in them, and of components without hooks.
 * No elements without an end tag in HTML, such as `img`.
 */
export function asText(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(asText).join('');
  if (!isValidElement(node)) return '';
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  if (type === Fragment) return asText(props.children);
  if (typeof type === 'function') return asText((type as (props: object) => ReactNode)(props));
  let text = `<${type}`;
  for (const [name, value] of Object.entries(props) as [string, unknown][]) {
    if (name === 'children' || value === undefined || value === null) continue;
    text += attribute(name, value);
  }
  return `${text}>${asText(props.children)}</${type}>`;
}
