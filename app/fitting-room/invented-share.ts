import { bareParts } from '../domain/looks/photo-coverage.ts';
import type { Look } from '../domain/looks/look.ts';
import type { BodyModel } from './person/body-model.ts';
import type { LimbsSeen } from './body-estimation/limbs/limbs-seen.ts';

export interface InventedShare {
  arms: number;
  legs: number;
  hands: number;
  whole: number;
}

const hidden = (steps: LimbsSeen['arms'], from: number, to: number): number =>
  steps.reduce(
    (sum, { along, area, seen }) => (along >= from && along <= to ? sum + area * (1 - seen) : sum),
    0,
  );

/**
 * What of her arms, legs and hands would have to be made up to show this look on this photo, as a share of their whole
 * area: 0 where all that the look bares is bare in the photo. Known before anything is drawn.
 */
export function inventedShare({ arms, legs, hiddenHands }: LimbsSeen, look: Look): InventedShare {
  const { armsFrom, legsFrom, legsTo, hands } = bareParts(look);
  const share = {
    arms: hidden(arms, armsFrom, 1),
    legs: hidden(legs, legsFrom, legsTo),
    hands: hands ? hiddenHands : 0,
  };
  return { ...share, whole: share.arms + share.legs + share.hands };
}

/** Under a veil nothing is bared. */
export const inventedOn = ({ limbs, covering }: Pick<BodyModel, 'limbs' | 'covering'>, look: Look): number =>
  limbs && !covering?.veiled ? inventedShare(limbs, look).whole : 0;
