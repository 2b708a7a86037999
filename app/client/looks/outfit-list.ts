// The history loads in pages: older ones are appended, a refetch replaces the newest. Pure.

interface Listed {
  id: string;
}

/** Replaces the newest; everything older than they are stays. */
export function mergeNewest<T extends Listed>(newest: T[], known: readonly T[] = []): T[] {
  const last = newest.at(-1);
  const at = known.findIndex(({ id }) => id === last?.id);
  return at === -1 ? newest : [...newest, ...known.slice(at + 1)];
}

/** Appends an older page, without duplicates. */
export function appendPage<T extends Listed>(known: readonly T[], page: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}
