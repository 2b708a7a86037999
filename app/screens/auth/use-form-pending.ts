import { useNavigation, useRevalidator } from '@remix-run/react';

/** True from the press of the button until the next screen is there. */
export function usePendingUntilMoved(call: { isPending: boolean; isSuccess: boolean }): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const moving = navigation.state !== 'idle' || revalidator.state !== 'idle';
  return call.isPending || (call.isSuccess && moving);
}
