import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation's `mutate` that takes no second press before the first is answered: `isPending` is true from the next drawing
 * on, which is too late for a double tap.
 */
export function useSingleSubmit<Variables>({
  mutate,
}: Pick<UseMutationResult<unknown, Error, Variables, unknown>, 'mutate'>): (variables: Variables) => void {
  const isHeld = useRef(false);
  return (variables) => {
    if (isHeld.current) return;
    isHeld.current = true;
    mutate(variables, { onSettled: () => (isHeld.current = false) });
  };
}
