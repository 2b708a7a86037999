import type { QueryClient } from '@tanstack/react-query';
import { getFitPreferences, saveFitPreferences } from '../contracts/fit-preferences.ts';
import type { WornGarment } from '../domain/look.ts';
import { pieceNamed } from '../domain/worn-id.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { FIT_KEY } from './fit-preferences.ts';
import { forgetPlans } from './plan-keys.ts';
import { sayFailure } from './say-failure.ts';

/** Her list with a garment of the wardrobe on it, or without it; the rest of her limits as the server holds them. */
async function put(client: QueryClient, { id }: WornGarment, isOn: boolean): Promise<boolean> {
  const { garmentId } = pieceNamed(id);
  try {
    const fit = await send(getFitPreferences);
    const others = fit.neverWear.filter((each) => each !== garmentId);
    const body = { ...fit, neverWear: isOn ? [...others, garmentId] : others };
    client.setQueryData(FIT_KEY, await send(saveFitPreferences, { body }));
    forgetPlans(client);
    return true;
  } catch (error) {
    sayFailure(error, 'Your never-wear list could not be changed');
    return false;
  }
}

/** A piece of a look goes on her never-wear list, in all its colors; the look of today stays. The toast takes it back. */
export async function neverWear(client: QueryClient, piece: WornGarment): Promise<void> {
  if (!(await put(client, piece, true))) return;
  showToast({
    tone: 'good',
    title: `Never again: ${piece.name}`,
    description: 'Your next looks leave it out. The list is in your profile.',
    action: { label: 'Undo', onPress: () => void put(client, piece, false) },
  });
}
