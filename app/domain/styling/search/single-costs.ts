// What a garment costs by itself: too warm for the noon, not of what is done, against her taste.
import type { Slot } from '../../looks/look.ts';
import { garmentSilhouette } from '../../looks/silhouette.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { isStatement } from '../rules/style-fit.ts';
import { isMadeFor, isOfKit, isTooLongInHeat } from '../rules/setting-rules.ts';

/** How far taste moves a choice: about as much as wearing it a week ago does. */
const TASTE = 0.3;

const clipped = (affinity: number | undefined): number => Math.min(1, Math.max(-1, affinity ?? 0));

/** Share of what the warmest hour leaves for clothes that a top and a bottom may take; a dress takes both. */
const BUDGET: Partial<Record<Slot, number>> = { top: 0.45, bottom: 0.55, dress: 1 };
/** A clo too much; more would leave nothing that holds the morning of a day with a hot noon. */
const TOO_WARM = 7;

/** What cannot be taken off must suit the warmest hour in which she is out. */
export function warmthCost({ slot, clo }: Garment, lightest: number): number {
  const share = BUDGET[slot];
  return share === undefined ? 0 : TOO_WARM * Math.max(0, clo - share * lightest);
}

/** The sporty who are dressed up keep one piece of sport: on their feet, where weather does not ask for boots. */
const NO_SPORT = 1.5;

export function signalCost(garment: Garment, style: StyleId, isOccasion: boolean): number {
  if (style !== 'sporty' || !isOccasion) return 0;
  if (isOfKind(garment, 'athletic socks')) return NO_SPORT;
  // In frost lined chinos rather than jeans, flannel and a wrap dress.
  if (garment.slot === 'bottom' || garment.slot === 'dress')
    return garment.styles.includes('sporty') || isOfKind(garment, 'chinos') ? 0 : NO_SPORT;
  if (garment.slot !== 'shoes') return 0;
  return isOfKind(garment, 'sneakers') || isOfKind(garment, 'boots for deep frost') ? 0 : NO_SPORT;
}

/** What her taste says of a garment: negative for what she likes. */
export function tasteCost({ affinities }: StylingBrief, { id, drawing }: Garment): number {
  const silhouette = garmentSilhouette(drawing);
  const shape = silhouette ? clipped(affinities?.silhouette?.[silhouette]) : 0;
  return -TASTE * (clipped(affinities?.garment?.[id]) + shape);
}

/** Who covers her hair seldom bares arms, neck and legs; what her limits say beside it stands in garment-rules.ts. */
const BARE = { arms: 5, legs: 6, neck: 1 };
const COVERED = { sleeve: 0.6, hem: 1.4 };
function bareLegs({ drawing }: Garment): number {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress')
    return drawing.length < COVERED.hem ? BARE.legs : 0;
  return drawing.kind === 'trousers' && drawing.length < FULL_LENGTH ? BARE.legs / 2 : 0;
}

function bareAbove({ drawing }: Garment): number {
  if (drawing.kind !== 'top' && drawing.kind !== 'dress') return 0;
  const isOpen = drawing.neck === 'scoop' || drawing.neck === 'straps';
  return (drawing.sleeve < COVERED.sleeve ? BARE.arms : 0) + (isOpen ? BARE.neck : 0);
}

export function bareCost(garment: Garment, { gender, modesty }: StylingBrief): number {
  if (gender !== 'female' || !modesty?.headCover || !BARED_IN.includes(garment.slot)) return 0;
  return bareLegs(garment) + bareAbove(garment);
}
const BARED_IN: readonly Slot[] = ['top', 'dress', 'bottom'];
/** Of the lower leg, as trousers are drawn. */
const FULL_LENGTH = 0.9;

/** Hers, for sport or at home, where what is made for it is not there. */
const OUT_OF_KIT = { usual: 4, run: 60, inGym: 60, forOtherAir: 1, longInHeat: 3 };
const isTailored = ({ slot, formality }: Garment): boolean => slot === 'bottom' && formality > 1;
export function outOfKit(garment: Garment, today: Conditions): number {
  if (isTooLongInHeat(garment, today)) return OUT_OF_KIT.longInHeat;
  if (isOfKit(garment, today) !== false) return 0;
  if (today.setting !== 'home' && isMadeFor(garment, today)) return OUT_OF_KIT.forOtherAir;
  if (today.setting === 'gym' && (garment.slot === 'shoes' || isTailored(garment))) return OUT_OF_KIT.inGym;
  return OUT_OF_KIT[today.setting === 'run' ? 'run' : 'usual'];
}

interface Outing {
  brief: StylingBrief;
  style: StyleId;
  context: OccasionContext | null;
  conditions: Conditions;
}

/**
 * What speaks for a garment today: to walk far, boots and shoes of hers that are made for it; in rain nylon, where cotton
 * stays wet; something loud for who goes wild too, and of hers for who does today; and of hers what shines, which comes to
 * a wedding and a party before what is merely neat.
 */
const IDEAL = { goesFar: 4, driesFast: 4, wades: 3, wild: 1.5, shines: 6, warmsFeet: 6 };
/** @param hers ids of what she owns */
export function idealFor(garment: Garment, outing: Outing, hers: ReadonlySet<string>): number {
  const { brief, style, context, conditions } = outing;
  const isHers = hers.has(garment.id);
  const reasons: [isMet: boolean, worth: number][] = [
    [context === 'leisure' && isHers && isOfKind(garment, 'rough shoes'), IDEAL.goesFar],
    [context === 'leisure' && conditions.soaking && isOfKind(garment, 'trail legs'), IDEAL.driesFast],
    [
      context !== 'special' && isHers && isDrenched(conditions) && isOfKind(garment, 'rain boots'),
      IDEAL.wades,
    ],
    [(isHers || style !== 'go-wild') && brief.styles.includes('go-wild') && isStatement(garment), IDEAL.wild],
    [isHers && isShownIn(brief, context, garment) && isOfKind(garment, 'shining'), IDEAL.shines],
    [isHers && isAtEase(outing) && isOfKind(garment, 'slippers'), IDEAL.warmsFeet],
  ];
  return reasons.reduce((sum, [isMet, worth]) => sum + (isMet ? worth : 0), 0);
}

/** Seen at home, and no feast. */
const isAtEase = ({ brief, context }: Outing): boolean => brief.staysIn === true && context !== 'special';

const isDrenched = ({ soaking, heavyRain }: Conditions): boolean => soaking && heavyRain;

const isShownIn = ({ evening }: StylingBrief, context: OccasionContext | null, { slot }: Garment): boolean =>
  evening === 'party' ||
  (slot === 'dress' && (evening === 'wedding' || (evening === undefined && context === 'special')));
