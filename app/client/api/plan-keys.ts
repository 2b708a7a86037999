import type { QueryClient } from '@tanstack/react-query';

// Apart from the calls, so that what changes her plans need not carry them.

export const PLANS_KEY = ['/api/plans'] as const;

/** What days to come hang on has changed: they are asked for anew where they are shown, and read no more elsewhere. */
export function invalidatePlans(client: QueryClient): void {
  client.removeQueries({ queryKey: PLANS_KEY, type: 'inactive' });
  void client.invalidateQueries({ queryKey: PLANS_KEY });
}
