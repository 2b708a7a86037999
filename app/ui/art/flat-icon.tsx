import type { SVGProps } from 'react';
import { classNames } from '../class-names.ts';

type Shape = [tag: string, attributes: Record<string, string>];

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}
/** Trusted Types: the one place of the page where a text becomes markup, with drawings of the build alone. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('icons', {
  createHTML: (text: string) => text,
});

/**
 * Stands in for lucide's function of this name in builds (scripts/vite/icon-imports.ts): the same drawing, its shapes one text and not
 * up to a dozen elements that server and browser go through one by one on each of a page's 25 icons. It has the kit's class
 * (`.i` in type.css), and is hidden from who hears the page unless it is named.
 */
export default function createLucideIcon({ node }: { node: Shape[] }) {
  const shapes = node.map(([tag, attributes]) => {
    const written = Object.entries(attributes).filter(([name]) => name !== 'key');
    return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
  });
  const text = shapes.join('');
  const drawing = { __html: policy ? policy.createHTML(text) : text };
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        className={classNames('i', className)}
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props.role === undefined && props['aria-label'] === undefined ? true : undefined}
        {...props}
        dangerouslySetInnerHTML={drawing}
      />
    );
  };
}
