// What the cards say of each plan; every number comes from the one table of plans.
import { formatDollars, PLANS } from '../../domain/billing/plan.ts';
import type { Tier } from '../../domain/billing/plan.ts';

export interface Feature {
  text: string;
  /** Not in this plan. */
  isMissing?: boolean;
}

/** What the cards name beside the numbers. */
const EXTRAS: Record<Tier, readonly string[]> = {
  free: ['Shown on your own photo', 'Estimated comfort, hour by hour'],
  premium: [],
  pro: ['Commercial use license', 'Priority support'],
};

const outfits = (tier: Tier): string => {
  const { outfitsPerDay } = PLANS[tier];
  return outfitsPerDay === null ? 'Unlimited outfits' : `${outfitsPerDay} outfits a day`;
};

/** '1 video a day, 10 s', '3 videos a day, 10 s each'. */
function videos(tier: Tier): string {
  const { videosPerDay } = PLANS[tier];
  return videosPerDay === 1 ? '1 video a day, 10 s' : `${videosPerDay} videos a day, 10 s each`;
}

/** What a plan has, and the one below it has not; `below` null for the first. */
function featuresOf(tier: Tier, below: Tier | null): readonly Feature[] {
  const [plan, less] = [PLANS[tier], below && PLANS[below]];
  const added: [string, boolean][] = [
    [outfits(tier), plan.outfitsPerDay !== less?.outfitsPerDay],
    [videos(tier), plan.videosPerDay > (less?.videosPerDay ?? 0)],
    ['Style schedules', plan.schedules && less?.schedules !== true],
    ['Priority processing', less !== null && plan.letsOthersFirst < less.letsOthersFirst],
  ];
  const named = added.flatMap(([text, isNew]) => (isNew ? [text] : []));
  const early = less !== null && plan.tomorrowFrom < less.tomorrowFrom ? ['Early access'] : [];
  const missing = plan.videosPerDay === 0 ? [{ text: 'No videos', isMissing: true }] : [];
  return [...[...named, ...EXTRAS[tier], ...early].map((text) => ({ text })), ...missing];
}

export const FEATURES: Record<Tier, readonly Feature[]> = {
  free: featuresOf('free', null),
  premium: featuresOf('premium', 'free'),
  pro: featuresOf('pro', 'premium'),
};

/** '$0' and 'forever', '$9.99' and 'per month'. */
export function planPrice(tier: Tier): { price: string; per: string } {
  const { priceCents } = PLANS[tier];
  if (priceCents === 0) return { price: '$0', per: 'forever' };
  return { price: formatDollars(priceCents), per: 'per month' };
}
