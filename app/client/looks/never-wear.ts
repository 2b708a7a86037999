import type { QueryClient } from '@tanstack/react-query';
import { putNeverWear } from '../../contracts/fit-and-taste/fit-preferences.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { parseWornId } from '../../domain/looks/worn-piece-id.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { FIT_KEY } from './fit-preferences.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { showFailure } from '../api/say-failure.ts';

/** A garment of the wardrobe onto her list, or off it; what she says elsewhere at the same time stays. */
async function saveNeverWear(client: QueryClient, { id }: WornGarment, isOn: boolean): Promise<boolean> {
  try {
    const body = { piece: parseWornId(id).garmentId, isOn };
    client.setQueryData(FIT_KEY, await callApi(putNeverWear, { body }));
    invalidatePlans(client);
    return true;
  } catch (error) {
    showFailure(error, "We couldn't change your never-wear list");
    return false;
  }
}

/** A piece of a look goes on her never-wear list, in all its colors; the look of today stays. The toast takes it back. */
export async function neverWear(client: QueryClient, piece: WornGarment): Promise<void> {
  if (!(await saveNeverWear(client, piece, true))) return;
  showToast({
    tone: 'good',
    title: `Never again: ${piece.name}`,
    description: 'Your next looks will leave it out. The list is in your profile.',
    action: { label: 'Undo', onPress: () => void saveNeverWear(client, piece, false) },
  });
}
