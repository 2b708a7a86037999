// The stylist: hard rules first, then warmth over the hours, style, colour and variety. Same brief, same outfit.
import {
  comfortReceipt,
  dayHours,
  shedPlan,
  type DayHour,
  type SheddableLayer,
  type ShedPlan,
} from '../comfort/day.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../comfort/insulation.ts';
import type { ComfortReceipt, ReceiptLine } from '../comfort/receipt.ts';
import { daysBetween } from '../local-day.ts';
import type { WornGarment } from '../look.ts';
import { STYLE_IDS, type StyleId } from '../style.ts';
import { bareId, garmentById, worn } from '../wardrobe/wardrobe.ts';
import type { ComposedOutfit, StylingBrief } from './brief.ts';
import { chanceOf } from './chance.ts';
import { colourIn, type Colouring } from './colours.ts';
import { conditionsOf, type Conditions } from './conditions.ts';
import { dressed, tucked } from './order.ts';
import { poolsFor } from './pools.ts';
import { reasonsFor } from './reasons.ts';
import { search, type Candidate } from './search.ts';
import { wordsFor } from './words.ts';

export type { ComposedOutfit, StylingBrief } from './brief.ts';

const SUITS: Record<'work' | 'leisure' | 'special', readonly StyleId[]> = {
  work: ['professional', 'classic', 'trendy'],
  leisure: ['casual', 'sporty', 'trendy', 'go-wild'],
  special: ['classic', 'trendy', 'go-wild', 'professional'],
};

/** One of her styles, by chance; one that suits the occasion where she has one. */
function pickStyle({ styles, context, seed }: StylingBrief): StyleId {
  const known = styles.filter((style) => STYLE_IDS.includes(style));
  const hers = known.length > 0 ? known : STYLE_IDS;
  const suiting = context ? hers.filter((style) => SUITS[context].includes(style)) : hers;
  return chanceOf(`${seed}|style`).pick(suiting.length > 0 ? suiting : hers);
}

const VARIETY_DAYS = 14;

interface Lately {
  sets: Set<string>[];
  colourways: Set<string>;
}

function latelyOf({ recent }: StylingBrief, today: string): Lately {
  const looks = recent.filter(({ date }) => Math.abs(daysBetween(date, today)) <= VARIETY_DAYS);
  return {
    sets: looks.map(({ garmentIds }) => new Set(garmentIds.map(bareId))),
    colourways: new Set(looks.flatMap(({ garmentIds }) => garmentIds)),
  };
}

/** Share of garments that two looks have in common, 0..1 (Jaccard). */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const id of a) if (b.has(id)) both++;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}

/** Looks that share more than 0.6 with one of the last 14 days are as good as out. */
function samenessCost(candidate: Candidate, { sets }: Lately): number {
  const ids = new Set(candidate.garments.map(({ id }) => id));
  const most = Math.max(0, ...sets.map((set) => overlap(ids, set)));
  return most > 0.6 ? 5 + most : most * 0.5;
}

const COLOURED = 10;
const HARMONY = 1.4;

interface Choice {
  candidate: Candidate;
  colouring: Colouring;
}

/** The best in warmth, style and variety are coloured; the best of those with their colours is chosen. */
function choose(
  candidates: Candidate[],
  style: StyleId,
  conditions: Conditions,
  brief: StylingBrief,
  lately: Lately,
): Choice | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, cost: candidate.cost + samenessCost(candidate, lately) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, COLOURED);
  let best: Choice | null = null;
  let least = Infinity;
  for (const { candidate, cost } of ranked) {
    const colouring = colourIn(candidate.garments, style, conditions, brief.seed, lately.colourways);
    const total = cost - HARMONY * colouring.score;
    if (total < least) {
      least = total;
      best = { candidate, colouring };
    }
  }
  return best;
}

function sheddable(garments: WornGarment[], icl: number): SheddableLayer[] {
  const layers = garments.filter(({ id, slot }) => slot !== 'scarf' && garmentById(id)?.sheddable);
  // Only the outermost comes off on the street.
  return layers.slice(-1).map(({ id, name, clo }) => ({
    garmentId: id,
    garment: name,
    icl: icl - 0.835 * clo,
    shelters:
      garmentById(id)?.weather.rain === 'protects' && !garments.some(({ slot }) => slot === 'umbrella'),
  }));
}

function receiptOf(garments: WornGarment[], day: DayHour[], brief: StylingBrief): ComfortReceipt {
  const lines: ReceiptLine[] = [
    { id: 'underwear', name: 'underwear', clo: UNDERWEAR_CLO },
    ...garments.map(({ id, name, clo }) => ({ id, name, clo })),
  ];
  const icl = ensembleIcl(lines.reduce((sum, { clo }) => sum + clo, 0));
  const plan: ShedPlan | null = shedPlan(day, icl, sheddable(garments, icl));
  return comfortReceipt(day, icl, lines, plan, brief.activity);
}

/** A never-wear list of all hats or umbrellas does not outweigh the weather. */
function isProtected(garments: WornGarment[], { wet, strongSun }: Conditions): boolean {
  const dry = garments.some(({ slot }) => slot === 'coat' || slot === 'jacket' || slot === 'umbrella');
  const shaded = garments.some(({ id }) => garmentById(id)?.weather.sun === 'cover');
  return (dry || !wet) && (shaded || !strongSun);
}

/** What gives way when wishes leave nothing to wear: first the never-wear list, then the style. */
function attempts(
  brief: StylingBrief,
  style: StyleId,
): { brief: StylingBrief; style: StyleId; kept: boolean }[] {
  return [
    { brief, style, kept: true },
    { brief: { ...brief, neverWear: [] }, style, kept: false },
    { brief: { ...brief, neverWear: [] }, style: 'casual', kept: false },
    { brief: { ...brief, neverWear: [] }, style: 'classic', kept: false },
  ];
}

/**
 * Composes one outfit for the hours from leaving to coming home. Deterministic for the brief.
 * Weather rules and modesty always hold; a never-wear list that leaves nothing gives way, and a reason says so.
 * Throws RangeError when the brief has no hours, or when modesty leaves nothing to wear at all.
 */
export function compose(brief: StylingBrief): ComposedOutfit {
  const first = brief.hours[0];
  if (!first) throw new RangeError('An outfit needs at least one hour to be worn in');
  const day = dayHours(brief.hours, brief.activity);
  const conditions = conditionsOf(brief.hours);
  const lately = latelyOf(brief, first.date);
  for (const { brief: asked, style, kept } of attempts(brief, pickStyle(brief))) {
    const pools = poolsFor(asked, style, day, conditions, first.date);
    const candidates = search(pools, day, conditions, asked.modesty?.headCover);
    const choice = choose(candidates, style, conditions, asked, lately);
    if (!choice) continue;
    const items = choice.colouring.worn.map(({ garment, colourway }) => worn(garment, colourway));
    const look = { garments: dressed(tucked(items)) };
    if (kept && !isProtected(items, conditions)) continue;
    const receipt = receiptOf(look.garments, day, brief);
    const facts = { brief, style, look, receipt, conditions, colourScheme: choice.colouring.scheme };
    const reasons = reasonsFor(facts);
    if (!kept) {
      reasons.push({
        fact: 'preference',
        text: 'Your never-wear list left nothing for this weather, so this is the nearest look.',
      });
    }
    return { look, style, ...wordsFor(facts), reasons, receipt, colourScheme: choice.colouring.scheme };
  }
  throw new RangeError('No garment is left to wear within these limits');
}
