// What the cards say of each plan; every number comes from the one table of plans.
import { PLANS } from '../../domain/plan.ts';
import type { Tier } from '../../domain/plan.ts';

export interface Feature {
  text: string;
  /** Not in this plan. */
  isMissing?: boolean;
}

const outfits = (tier: Tier): string => {
  const { outfitsPerDay } = PLANS[tier];
  return outfitsPerDay === null ? 'Unlimited outfits' : `${outfitsPerDay} outfits a day`;
};

/** '1 video a day, 10 s', '3 videos a day, 10 s each' (spec 9). */
function videos(tier: Tier): string {
  const { videosPerDay } = PLANS[tier];
  return videosPerDay === 1 ? '1 video a day, 10 s' : `${videosPerDay} videos a day, 10 s each`;
}

export const FEATURES: Record<Tier, readonly Feature[]> = {
  free: [
    { text: outfits('free') },
    { text: 'Shown on your own photo' },
    { text: 'Estimated comfort, hour by hour' },
    { text: 'No videos', isMissing: true },
  ],
  premium: [
    { text: outfits('premium') },
    { text: videos('premium') },
    { text: 'Style schedules' },
    { text: 'Priority processing' },
  ],
  pro: [
    { text: videos('pro') },
    { text: 'Commercial use license' },
    { text: 'Priority support' },
    { text: 'Early access' },
  ],
};

/** '$13.37' */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** '$0' and 'forever', '$9.99' and 'per month'. */
export function priceOf(tier: Tier): { price: string; per: string } {
  const { priceCents } = PLANS[tier];
  if (priceCents === 0) return { price: '$0', per: 'forever' };
  return { price: dollars(priceCents), per: 'per month' };
}
