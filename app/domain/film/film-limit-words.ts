import { PLANS } from '../billing/plan.ts';
import type { Tier } from '../billing/plan.ts';

/** The page knows "no more today" by 'Daily limit', and offers Pro by 'Upgrade to Pro'. */
export function filmLimitText(tier: Tier): string {
  const { videosPerDay } = PLANS[tier];
  const used =
    videosPerDay === 1
      ? 'You have used your video for today'
      : `You have used all ${videosPerDay} videos for today`;
  if (tier === 'pro') return `Daily limit reached. ${used}; there are new ones tomorrow.`;
  return `Daily limit reached. ${used}. Upgrade to Pro for ${PLANS.pro.videosPerDay} videos a day.`;
}

export const FILMS_ARE_PAID =
  'Videos come with Premium and Pro. Upgrade to Premium to see your outfits move.';

export const filmsAllowed = (tier: Tier): number => PLANS[tier].videosPerDay;
