import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** True from the press of the button until the next screen is there. */
export function usePendingUntilMoved(call: { isPending: boolean; isSuccess: boolean }): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const moving = navigation.state !== 'idle' || revalidator.state !== 'idle';
  return call.isPending || (call.isSuccess && moving);
}

/** False on the server and until React listens; before that a form must not be sent by the browser itself. */
export function useListening(): boolean {
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  return listening;
}
