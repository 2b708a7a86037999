// What would help her closet most: for every garment that she lacks, the days of the season that it mends, those among
// them on which she only goes without a hat, gloves or an umbrella, and the looks that it makes of what she has. Every look is weighed, none is guessed.
import type { Garment } from '../wardrobe/garment.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { ownGarments } from './closet-shelf.ts';
import { everybodyHas, type OwnPiece } from './closet-terms.ts';
import { commonDayKind, type HelpKind } from './gap-kind.ts';
import type { SeasonDay } from './season-days.ts';
import { daysIn, gainOf, searchSeason } from './season-search.ts';
import type { Wearer } from './season-wear.ts';

export interface ClosetHelpOption {
  garmentId: string;
  /** Days of the season on which it is missing from her closet. */
  days: number;
  /** What most of them are. */
  kind: HelpKind;
  /** Tops with bottoms, and dresses, of hers that become a look with it; of a top or bottom, what it goes with. */
  looks: number;
}

/** With fewer pieces everything would help. */
export const MIN_CLOSET_PIECES = 6;

/** So many new looks are worth a mended day. */
const LOOKS_A_DAY = 20;
const worthOf = ({ days, looks }: Pick<ClosetHelpOption, 'days' | 'looks'>): number =>
  days + looks / LOOKS_A_DAY;

/** What may be offered: not what she has, nor what everybody has; a bag mends nothing. */
function lackedBy(own: readonly Garment[]): Garment[] {
  const has = new Set(own.map(({ id }) => id));
  return WARDROBE.filter(({ id, slot }) => !has.has(id) && !everybodyHas(slot) && slot !== 'bag');
}

/** Every garment that she lacks with what it would bring, the most first. @param pieces the newest first */
export function rankAllHelp(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
  among?: readonly Garment[],
): ClosetHelpOption[] {
  const closet = searchSeason(pieces, wearer, season);
  const { rules, lost } = closet;
  return (among ?? lackedBy(ownGarments(pieces)))
    .filter((garment) => rules.daysFor(garment) !== 0)
    .map((garment) => {
      const { days, looks } = gainOf(garment, closet, lost);
      const mended = days & lost;
      return {
        garmentId: garment.id,
        days: Math.round(daysIn(rules, mended)),
        kind: commonDayKind(rules.days, mended),
        looks,
      };
    })
    .filter(({ days, looks }) => days + looks > 0)
    .sort((a, b) => worthOf(b) - worthOf(a) || a.garmentId.localeCompare(b.garmentId));
}

/** The few that would help most, each of another slot. */
export function mostHelpfulGarments(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
  most = 3,
): ClosetHelpOption[] {
  const slots = new Map(WARDROBE.map(({ id, slot }) => [id, slot]));
  const all = rankAllHelp(pieces, wearer, season);
  return all
    .filter(
      (one, at) => all.findIndex((other) => slots.get(other.garmentId) === slots.get(one.garmentId)) === at,
    )
    .slice(0, most);
}
