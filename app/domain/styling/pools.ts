// The garments that may be chosen from today, slot by slot, each with what it costs against the style asked for.
import type { DayHour } from '../comfort/day.ts';
import { daysBetween } from '../local-day.ts';
import type { Slot } from '../look.ts';
import type { StyleId } from '../style.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { bareId, WARDROBE } from '../wardrobe/wardrobe.ts';
import type { StylingBrief } from './brief.ts';
import { leaning } from './chance.ts';
import type { Conditions } from './conditions.ts';
import { modestyAllows, weatherAllows, weatherAllowsColour } from './rules.ts';

export interface Option {
  garment: Garment;
  /** 0 perfect for the style and not worn lately; 1 quite wrong. */
  cost: number;
}
export type Pools = Record<Slot, Option[]>;

const STYLE_FORMALITY: Record<StyleId, number> = {
  casual: 1,
  professional: 3,
  trendy: 1.9,
  classic: 2.3,
  sporty: 0.2,
  'go-wild': 2,
};

/** The formality to aim at, 0..4. */
export function formalityFor(style: StyleId, { context, daypart }: StylingBrief): number {
  const usual = STYLE_FORMALITY[style];
  const late = daypart === 'evening' || daypart === 'night' ? 0.3 : 0;
  if (context === 'work') return Math.max(usual, style === 'sporty' ? 1 : 2.3);
  if (context === 'special') return Math.min(4, usual + 1.3 + late);
  if (context === 'leisure') return Math.max(0, Math.min(usual, 2) - 0.2);
  return usual + (style === 'sporty' ? 0 : late);
}

/** What was worn lately costs more, yesterday's most. */
function recencyOf({ recent }: StylingBrief, today: string): Map<string, number> {
  const cost = new Map<string, number>();
  for (const { date, garmentIds } of recent) {
    const ago = Math.max(0, daysBetween(date, today));
    if (ago > 14) continue;
    for (const id of garmentIds) {
      const bare = bareId(id);
      cost.set(bare, Math.max(cost.get(bare) ?? 0, 0.5 * (1 - ago / 18)));
    }
  }
  return cost;
}

/** Garments that only make sense in a need of this size, by the least and the most clo of the day. */
function sensible(garment: Garment, day: DayHour[]): boolean {
  const coldest = Math.max(...day.map(({ need }) => need.min));
  const warmest = Math.min(...day.map(({ need }) => need.max));
  const { slot, drawing, clo, fabric, weather } = garment;
  if (slot === 'base') return coldest > 1.35;
  if (slot === 'scarf') return clo < 0.05 ? coldest > 0.5 : coldest > 1.05;
  if (slot === 'gloves') return coldest > 1.4;
  if (slot === 'hat') return weather.sun === 'cover' || coldest > 1.35;
  // Linen, espadrilles and the like are for days that need less than a jumper.
  if ((fabric === 'linen' || weather.cold === 'no') && coldest > 1) return false;
  if (slot === 'coat') return clo < 0.5 || coldest > (clo >= 0.68 ? 1.5 : 0.85);
  if (slot === 'shoes' && garment.openShoe) return coldest < 0.62;
  if (slot === 'shoes' && clo < 0.05) return coldest < 1.75;
  if (slot === 'shoes' && clo >= 0.12) return coldest > 1.3;
  if (garment.id === 'rain-boots') return coldest < 1.8 && day.some(({ wet }) => wet);
  if (drawing.kind === 'trousers' && drawing.length < 0) return coldest < 0.5;
  return slot !== 'legwear' || clo < 0.1 || (coldest > 0.9 && warmest > 0.6);
}

const ALWAYS_IN_STYLE: readonly Slot[] = ['base', 'legwear', 'umbrella', 'gloves', 'hat'];
const OFF_STYLE = 0.7;

/**
 * All that weather, wishes and sense allow, in every slot. Core slots keep to the style where they can; outer
 * layers and shoes may leave it at a price, because warmth and dry feet come first.
 */
export function poolsFor(
  brief: StylingBrief,
  style: StyleId,
  day: DayHour[],
  conditions: Conditions,
  today: string,
): Pools {
  const target = formalityFor(style, brief);
  const recency = recencyOf(brief, today);
  const never = new Set(brief.neverWear?.map(bareId));
  const pools: Pools = {
    base: [],
    legwear: [],
    top: [],
    knitwear: [],
    dress: [],
    bottom: [],
    jacket: [],
    coat: [],
    shoes: [],
    scarf: [],
    hat: [],
    gloves: [],
    umbrella: [],
    bag: [],
  };
  for (const garment of WARDROBE) {
    const allowed =
      garment.genders.includes(brief.gender) &&
      !never.has(garment.id) &&
      weatherAllows(garment, conditions) &&
      modestyAllows(garment, brief.modesty ?? {}) &&
      garment.colours.some((colourway) => weatherAllowsColour(garment, colourway, conditions)) &&
      sensible(garment, day);
    if (!allowed) continue;
    const gap = Math.max(0, Math.abs(garment.formality - target) - 0.4);
    const inStyle = garment.styles.includes(style);
    const plain = ALWAYS_IN_STYLE.includes(garment.slot);
    const cost =
      (inStyle ? 0 : OFF_STYLE) +
      (plain ? 0.05 : 0.16) * gap +
      (plain ? 0.3 : 1) * (recency.get(garment.id) ?? 0) +
      0.3 * leaning(brief.seed, garment.id);
    pools[garment.slot].push({ garment, cost });
  }
  for (const options of Object.values(pools)) options.sort((a, b) => a.cost - b.cost);
  return pools;
}
