import type { ReactElement } from 'react';

/**
 * What may stand beside other nodes: elements, no bare words. A browser that translates the page puts its own elements in
 * the place of words, and React can then neither change nor pass them (docs/decisions/translated-pages.md).
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
