import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getFitPreferences, saveFitPreferences } from '../contracts/fit-preferences.ts';
import type { WornGarment } from '../domain/look.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { FIT_KEY } from './fit-preferences.ts';
import { sayFailure } from './say-failure.ts';

/** Her list with a garment of the wardrobe on it, or without it; the rest of her limits as the server holds them. */
async function list(garmentId: string, isOn: boolean) {
  const fit = await send(getFitPreferences);
  const others = fit.neverWear.filter((id) => id !== garmentId);
  return send(saveFitPreferences, { body: { ...fit, neverWear: isOn ? [...others, garmentId] : others } });
}

/** A piece of a look goes on her never-wear list, in all its colors; the look of today stays. The toast takes it back. */
export function useNeverWear() {
  const client = useQueryClient();
  const put = ({ id }: WornGarment, isOn: boolean) =>
    list(id.split(':')[0] ?? id, isOn).then((fit) => client.setQueryData(FIT_KEY, fit));
  const failed = (error: unknown) => sayFailure(error, 'Your never-wear list could not be changed');
  return useMutation({
    scope: { id: 'fit-preferences' },
    mutationFn: (piece: WornGarment) => put(piece, true),
    onSuccess: (_, piece) =>
      showToast({
        tone: 'good',
        title: `Never again: ${piece.name}`,
        description: 'Your next looks leave it out. The list is in your profile.',
        action: { label: 'Undo', onPress: () => void put(piece, false).catch(failed) },
      }),
    onError: failed,
  });
}
