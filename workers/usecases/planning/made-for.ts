import type { StylingBrief } from '../../../app/domain/styling/brief.ts';
import { sha256Hex } from '../../db/secret.ts';
import type { Dressable } from '../outfits/dressable.ts';

/** What a planned look hangs on beside the weather: when one of these is another, so is the look. */
export function madeForHash(user: Dressable, brief: StylingBrief): Promise<string> {
  const { gender, styles, context, modesty, heelMax, neverWear } = brief;
  const wishes = { styles: [...styles].sort(), context: context ?? null, modesty, heelMax, neverWear };
  return sha256Hex(JSON.stringify([gender, user.location, wishes]));
}
