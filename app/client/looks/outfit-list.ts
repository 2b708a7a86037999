// The history is loaded in pages: the list that is known grows downward and is refreshed from the top. Pure.

interface Listed {
  id: string;
}

/** The newest anew; of what was known before, everything older than they are stays. */
export function mergeNewest<T extends Listed>(newest: T[], known: readonly T[] = []): T[] {
  const last = newest.at(-1);
  const at = known.findIndex(({ id }) => id === last?.id);
  return at === -1 ? newest : [...newest, ...known.slice(at + 1)];
}

/** The known with an older page after them; what is there already does not come twice. */
export function appendPage<T extends Listed>(known: readonly T[], page: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}
