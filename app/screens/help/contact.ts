import { PLANS, type Tier } from '../../domain/billing/plan.ts';

/** Where people write to us: help, privacy and terms name it. */
export const SUPPORT_EMAIL = 'support@stylecast.app';
/** Promised on the Help page. */
export const RESPONSE_TIME = '24-48 hours';

/** A mail to us that says who writes and on which plan: Pro is answered first. */
export function supportMail(user: { username: string; subscriptionTier: Tier } | null): string {
  const plan = user ? PLANS[user.subscriptionTier].label : null;
  const subject = plan ? `[${plan}] Help with Stylecast` : 'Help with Stylecast';
  const body = user ? `\n\n--\nUsername: ${user.username}\nPlan: ${plan}` : '';
  return `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}${body ? `&body=${encodeURIComponent(body)}` : ''}`;
}
