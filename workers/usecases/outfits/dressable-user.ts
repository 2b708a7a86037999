import { isReadyForDelivery } from '../../../app/domain/account/onboarding.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { Gender } from '../../../app/domain/preferences/style.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** A user of whom all is known that an outfit needs. */
export type Dressable = SessionUser & { lat: number; lon: number; gender: Gender };

/** @throws Refusal not-usable when her profile is not complete */
export function requireDressable(user: SessionUser): asserts user is Dressable {
  if (isDressable(user)) return;
  throw new Refusal('not-usable', 'Complete your profile setup to start receiving daily outfit suggestions.');
}

export function isDressable(user: SessionUser): user is Dressable {
  return isReadyForDelivery(user) && user.lat !== null && user.lon !== null;
}
