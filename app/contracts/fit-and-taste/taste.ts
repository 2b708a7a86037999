import { z } from 'zod';
import { call } from '../call.ts';

/** What was learned from favorites, deletes and regenerations, the strongest first. */
export const taste = z.object({
  lines: z.array(
    z.object({
      /** 'Camel', 'Wide trousers'. */
      title: z.string(),
      /** 'You favorited 3 looks with it.' */
      because: z.string(),
      /** -1 … 1. */
      affinity: z.number(),
    }),
  ),
});
export type Taste = z.infer<typeof taste>;

export const getTaste = call({ method: 'GET', path: '/api/user/taste', answer: taste });
/** Forgets all of it; favorites stay favorites. */
export const resetTaste = call({ method: 'DELETE', path: '/api/user/taste' });
