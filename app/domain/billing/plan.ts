// What each tier gets and costs: the one table that every check and every text reads.

export const TIERS = ['free', 'premium', 'pro'] as const;
export type Tier = (typeof TIERS)[number];
export const PAID_TIERS = ['premium', 'pro'] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

export interface Plan {
  tier: Tier;
  label: string;
  badge: string;
  /** Per local day, the first one included; null is unlimited. */
  outfitsPerDay: number | null;
  /** Null is unlimited. */
  swapsPerOutfit: number | null;
  /** Null is unlimited. */
  closetPieces: number | null;
  videosPerDay: number;
  schedules: boolean;
  /** Seconds that pictures prepared for the morning wait behind those of other plans. */
  letsOthersFirst: number;
  /** "Early access": the local hour from which home shows tomorrow's look. */
  tomorrowFrom: number;
  priceCents: number;
  priceText: string;
}

export const PLANS: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    label: 'Free',
    badge: 'FREE MEMBER',
    outfitsPerDay: 3,
    swapsPerOutfit: 5,
    closetPieces: 40,
    videosPerDay: 0,
    schedules: false,
    letsOthersFirst: 60,
    tomorrowFrom: 18,
    priceCents: 0,
    priceText: 'Free Plan',
  },
  premium: {
    tier: 'premium',
    label: 'Premium',
    badge: 'PREMIUM MEMBER',
    outfitsPerDay: null,
    swapsPerOutfit: null,
    closetPieces: null,
    videosPerDay: 1,
    schedules: true,
    letsOthersFirst: 0,
    tomorrowFrom: 18,
    priceCents: 999,
    priceText: 'Premium - $9.99/month',
  },
  pro: {
    tier: 'pro',
    label: 'Pro',
    badge: 'PRO MEMBER',
    outfitsPerDay: null,
    swapsPerOutfit: null,
    closetPieces: null,
    videosPerDay: 3,
    schedules: true,
    letsOthersFirst: 0,
    tomorrowFrom: 12,
    priceCents: 2999,
    priceText: 'Pro - $29.99/month',
  },
};

export const formatDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const formatPricePerMonth = (tier: Tier): string =>
  `${formatDollars(PLANS[tier].priceCents)} per month`;

export function isPaid(tier: Tier): boolean {
  return tier !== 'free';
}

export function canUseSchedules(tier: Tier): boolean {
  return PLANS[tier].schedules;
}

export function canMakeVideos(tier: Tier): boolean {
  return PLANS[tier].videosPerDay > 0;
}

export function isUpgrade(from: Tier, to: Tier): boolean {
  return PLANS[to].priceCents > PLANS[from].priceCents;
}
