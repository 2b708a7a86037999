// What she is told before sport: shoes to train in, and something over bare arms on the way.
import { nounOf } from '../../wardrobe/glossary.ts';
import { isWornOfKind, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import type { Reason } from '../input/brief.ts';
import { degrees, isSeasonal } from './look-facts.ts';

export const sportReasons = (facts: OutfitFacts): Reason[] => [
  ...gymShoes(facts),
  ...nothingToTrainIn(facts),
  ...bareOnTheWay(facts),
];

/** In the boots that are right for the way nobody trains. */
function gymShoes(facts: OutfitFacts): Reason[] {
  const shoes = pieceInSlot(facts, 'shoes');
  if (facts.brief.setting !== 'gym' || !shoes) return [];
  const isBooted = isWornOfKind(shoes, 'boots');
  if (!isBooted && facts.conditions.snow)
    return [{ fact: 'plan', text: 'It snows on the way: go in boots, with these shoes in a bag.' }];
  return isBooted ? [{ fact: 'plan', text: 'The boots are for the way: bring your gym shoes.' }] : [];
}

/** Nobody trains in a sweatshirt with nothing under it. */
function nothingToTrainIn(facts: OutfitFacts): Reason[] {
  const knit = pieceInSlot(facts, 'knitwear');
  if (facts.brief.setting !== 'gym' || !knit || pieceInSlot(facts, 'top')) return [];
  return [{ fact: 'plan', text: `The ${nounOf(knit)} is for the way: pack a training tee.` }];
}

/** °F below which nobody goes to a gym or a court in a tank alone. */
const BARE_ARMS_F = 65;
/** Of the arm. */
const SHORT_SLEEVE = 0.5;

/** She will be warm once she moves; until then she has a layer over it. */
function bareOnTheWay(facts: OutfitFacts): Reason[] {
  const { brief, receipt } = facts;
  const first = receipt.hours[0];
  const top = pieceInSlot(facts, 'top');
  const isCovered = (['coat', 'jacket', 'knitwear'] as const).some((slot) => pieceInSlot(facts, slot));
  if (brief.setting !== 'gym' || !first || isSeasonal(facts)) return [];
  if (first.tempF >= BARE_ARMS_F || isCovered) return [];
  const isBare = top?.drawing.kind === 'top' && top.drawing.sleeve <= SHORT_SLEEVE;
  return isBare
    ? [{ fact: 'plan', text: `At ${degrees(first.tempF)} throw a light layer over it until you move.` }]
    : [];
}
