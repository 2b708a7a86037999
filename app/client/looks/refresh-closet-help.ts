import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Closet } from '../../contracts/closet.ts';
import { CLOSET_KEY } from './closet-query.ts';

/** When a newer answer is looked for, ms after it was ordered. */
const LOOKED_FOR = [4_000, 15_000, 60_000];

/**
 * What would help her closet most is worked out in the background: where it is on its way, or her pieces have changed,
 * the closet is asked for again.
 */
export function useRefreshClosetHelp({ pieces, helpsComing }: Closet): void {
  const client = useQueryClient();
  const hung = pieces.map(({ id, status }) => `${id}${status}`).join();
  const first = useRef(hung);
  useEffect(() => {
    if (!helpsComing && first.current === hung) return undefined;
    first.current = hung;
    const timers = LOOKED_FOR.map((after) =>
      setTimeout(() => void client.invalidateQueries({ queryKey: CLOSET_KEY }), after),
    );
    return () => timers.forEach(clearTimeout);
  }, [client, helpsComing, hung]);
}
