// What each tier gets and costs: the one table that every check and every text reads.

export const TIERS = ['free', 'premium', 'pro'] as const;
export type Tier = (typeof TIERS)[number];
/** Those that are for sale. */
export const PAID_TIERS = ['premium', 'pro'] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

export interface Plan {
  tier: Tier;
  label: string;
  /** 'PRO MEMBER' and so on. */
  badge: string;
  /** Outfits a local day, the first one included; null without limit. */
  outfitsPerDay: number | null;
  /** Pieces that may be swapped in one outfit; null without limit. */
  swapsPerOutfit: number | null;
  /** Pieces that her closet holds; null without limit. */
  closetPieces: number | null;
  /** Films a local day, automatic ones included. */
  videosPerDay: number;
  schedules: boolean;
  /**
   * "Priority processing": for so long the pictures of the morning, which are prepared ahead of their minute, let those
   * of other plans go first. Never a picture that somebody waits for. Seconds.
   */
  letsOthersFirst: number;
  /** "Early access": the local hour from which home shows tomorrow's look. */
  tomorrowFrom: number;
  /** US cents a month. */
  priceCents: number;
  /** The row in the profile. */
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

/** '$13.37' */
export const formatDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** '$9.99 per month' */
export const formatPricePerMonth = (tier: Tier): string =>
  `${formatDollars(PLANS[tier].priceCents)} per month`;

/** Premium and pro. */
export function isPaid(tier: Tier): boolean {
  return tier !== 'free';
}

export function canUseSchedules(tier: Tier): boolean {
  return PLANS[tier].schedules;
}

/** Whether her plan has films at all. */
export function canMakeVideos(tier: Tier): boolean {
  return PLANS[tier].videosPerDay > 0;
}

/** True when `to` costs more than `from`. */
export function isUpgrade(from: Tier, to: Tier): boolean {
  return PLANS[to].priceCents > PLANS[from].priceCents;
}
