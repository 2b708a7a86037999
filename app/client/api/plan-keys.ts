import type { QueryClient } from '@tanstack/react-query';

// Separate from the calls, so that code that only invalidates plans does not bundle them.

export const PLANS_KEY = ['/api/plans'] as const;

/** What future plans depend on has changed: those on screen are fetched again, the others leave the cache. */
export function invalidatePlans(client: QueryClient): void {
  client.removeQueries({ queryKey: PLANS_KEY, type: 'inactive' });
  void client.invalidateQueries({ queryKey: PLANS_KEY });
}
