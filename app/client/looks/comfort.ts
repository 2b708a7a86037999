import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getThermostat, resetThermostat, tapComfort } from '../../contracts/fit-and-taste/comfort.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { Feeling } from '../../domain/preferences/feeling.ts';
import type { Thermostat } from '../../domain/preferences/thermostat.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { isUnauthorized } from '../api/errors.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { useCallAnswer } from '../api/use-loaded.ts';
import { showFailure } from '../api/say-failure.ts';
import { OUTFITS_KEY, TODAY_KEY } from './outfits.ts';

const THERMOSTAT_KEY = ['/api/user/comfort'] as const;

type Felt = Feeling | null;

/** Updates the feeling in every query that shows the outfit; `change` gets the outfit as it was. */
function changeFeeling(client: QueryClient, change: (outfit: Outfit) => Felt): void {
  const mark = (outfit: Outfit): Outfit => ({ ...outfit, feeling: change(outfit) });
  client.setQueryData<Outfit | null>(TODAY_KEY, (today) => (today ? mark(today) : today));
  client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => list?.map(mark));
}
const setFeeling = (client: QueryClient, id: string, feeling: Felt) =>
  changeFeeling(client, (outfit) => (outfit.id === id ? feeling : outfit.feeling));

interface Tap {
  id: string;
  feeling: Feeling;
  /** The previous feeling, restored when the call fails. */
  before: Felt;
}

/** PUT /api/outfits/{id}/comfort: shown at once, taken back when it fails. Taps go out one after the other. */
export function useTapComfort() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'comfort' },
    mutationFn: ({ id, feeling }: Tap) => callApi(tapComfort, { params: { id }, body: { feeling } }),
    onMutate: async ({ id, feeling }) => {
      setFeeling(client, id, feeling);
      await client.cancelQueries({ queryKey: TODAY_KEY });
      setFeeling(client, id, feeling);
    },
    onSuccess: ({ thermostat }, { id, feeling }) => {
      setFeeling(client, id, feeling);
      client.setQueryData(THERMOSTAT_KEY, thermostat);
      // The days to come are dressed by it.
      invalidatePlans(client);
    },
    onError: (error, { id, before }) => {
      setFeeling(client, id, before);
      showFailure(error, "We couldn't save that");
    },
  });
}

export const useThermostat = (loaded: Thermostat): Thermostat =>
  useCallAnswer(THERMOSTAT_KEY, getThermostat, loaded);

/** DELETE /api/user/comfort: all taps are forgotten, here and on the outfits. */
export function useResetThermostat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(resetThermostat),
    onSuccess: async () => {
      changeFeeling(client, () => null);
      await client.refetchQueries({ queryKey: THERMOSTAT_KEY });
      showToast({ tone: 'good', title: 'Comfort reset' });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) showToast({ tone: 'bad', title: "We couldn't reset comfort" });
    },
  });
}
