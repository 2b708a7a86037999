import type { AdminUser } from '../../contracts/admin.ts';
import { PLANS } from '../../domain/billing/plan.ts';

/** 'Amara Osei', or the username. */
export const personName = ({ firstName, lastName, username }: AdminUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** 'AO' for 'Amara Osei', 'A' for 'amara'; whole characters, also where one is two code units. */
export const personInitials = (user: AdminUser): string =>
  personName(user)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** '@amara · Lisbon, PT' */
export const whereabouts = ({ username, location }: AdminUser): string =>
  [`@${username}`, location.trim()].filter(Boolean).join(' · ');

/** 'Premium (Granted)'; 'Free (Set by hand)' where an admin ended a grant. */
export function tierWords({ subscriptionTier, subscriptionSource }: AdminUser): string {
  const byHand = subscriptionTier === 'free' ? ' (Set by hand)' : ' (Granted)';
  return PLANS[subscriptionTier].label + (subscriptionSource === 'granted' ? byHand : '');
}

const TONES = ['rose', 'gold', 'sage', 'paper', 'bright'] as const;
/** Always the same one for a person, so that she is found again by eye. */
export const avatarTone = ({ id }: AdminUser): (typeof TONES)[number] =>
  TONES[[...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % TONES.length] ?? 'paper';
