import { isReadyForDelivery } from '../../../app/domain/account/onboarding.ts';
import type { Gender } from '../../../app/domain/preferences/style.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** A user of whom all is known that an outfit needs. */
export type Dressable = SessionUser & { lat: number; lon: number; gender: Gender };

export function isDressable(user: SessionUser): user is Dressable {
  return isReadyForDelivery(user) && user.lat !== null && user.lon !== null;
}
