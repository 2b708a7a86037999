/**
 * The server makes one change of hers at a time and refuses the rest (docs/rules/calls.md): of one page they go out one after
 * the other.
 */
export const ONE_CHANGE = { id: 'one-change' } as const;
