// Looks for the ensembles that are warm enough first and in style second, over a few thousand combinations.
import type { DayHour } from '../comfort/day.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../comfort/insulation.ts';
import type { Garment } from '../wardrobe/garment.ts';
import type { Conditions } from './conditions.ts';
import { bottoms, fillings, legKind, legwears, outers, shoes, uppers, type Part } from './ensembles.ts';
import type { Option, Pools } from './pools.ts';
import { warmthOf, type Warmth } from './warmth.ts';

export interface Candidate {
  garments: Garment[];
  /** Icl, clo. */
  icl: number;
  cost: number;
}

/** What every look of the day gets, whatever it is: the sun cover, and the umbrella where nothing else keeps dry. */
interface Fixed {
  sunCover: Option | null;
  umbrella: Option | null;
}

function fixedOf(pools: Pools, conditions: Conditions, headCover: boolean): Fixed {
  const covers = pools.hat.filter(({ garment }) => garment.weather.sun === 'cover');
  const hats = covers.filter(({ garment }) => !headCover || garment.headCover);
  const plain = headCover ? hats : hats.filter(({ garment }) => !garment.headCover);
  const sunCover = conditions.strongSun || headCover ? (plain[0] ?? hats[0] ?? covers[0] ?? null) : null;
  return { sunCover, umbrella: pools.umbrella[0] ?? null };
}

/** How badly the formalities of a look fit together: 0 while they lie within one and a half steps. */
function spread(garments: Garment[]): number {
  let low = 4;
  let high = 0;
  for (const { formality } of garments) {
    low = Math.min(low, formality);
    high = Math.max(high, formality);
  }
  return Math.max(0, high - low - 1.5) * 0.2;
}

/** Silhouettes that do not work. */
function awkward(upper: Part, bottom: Garment | null, outer: Part, shoe: Garment): number {
  let cost = 0;
  const outerLayers = outer.garments.length + upper.garments.filter((g) => g.drawing.kind === 'coat').length;
  // The third open front is one too many for anybody.
  if (outerLayers > 1) cost += outerLayers > 2 ? 20 : 0.3;
  const lower = bottom ?? upper.garments[0];
  const kind = lower ? legKind(lower) : 'covered';
  const shaft = shoe.drawing.kind === 'shoes' ? shoe.drawing.shaft : 0;
  if (kind === 'shorts' && shaft > 0) cost += 0.6;
  if (kind === 'shorts' && outer.garments.some(({ slot }) => slot === 'coat')) cost += 0.5;
  const wide = lower?.drawing.kind === 'trousers' && lower.drawing.leg === 'wide';
  if (shaft > 0.5 && wide) cost += 0.4;
  if (kind === 'skirt' && shoe.formality === 0 && (lower?.formality ?? 0) >= 2) cost += 0.4;
  const patterned = [...upper.garments, ...(bottom ? [bottom] : []), ...outer.garments].filter(({ fabric }) =>
    ['stripe', 'check', 'floral'].includes(fabric),
  ).length;
  return cost + 0.35 * Math.max(0, patterned - 1);
}

function barefoot({ openShoe, weather }: Garment): boolean {
  return openShoe || weather.cold === 'no';
}

/** Keeps dry: an outer layer that does not mind, else the umbrella; in wind a shell is much the better. */
function drynessOf(
  outer: Part,
  conditions: Conditions,
  umbrella: Option | null,
): { add: Option | null; cost: number } {
  if (!conditions.wet) return { add: null, cost: 0 };
  const shell = outer.garments.some(({ weather }) => weather.rain === 'protects');
  if (shell) return { add: null, cost: 0 };
  return { add: umbrella, cost: conditions.windy ? 0.8 : 0.25 };
}

interface Filling {
  part: Part;
  legs: Part;
  icl: number;
  cost: number;
}

function bestFilling(
  base: number,
  shedClo: number,
  shelters: boolean,
  legs: Part[],
  parts: Part[],
  warmth: Warmth,
): Filling | null {
  let best: Filling | null = null;
  for (const leg of legs) {
    for (const part of parts) {
      const clo = base + leg.clo + part.clo;
      const icl = ensembleIcl(clo);
      const off = shedClo > 0 ? ensembleIcl(clo - shedClo) : null;
      const cost = leg.cost + part.cost + warmth.costOf(icl, off, shelters);
      if (!best || cost < best.cost) best = { part, legs: leg, icl, cost };
    }
  }
  return best;
}

/** The outermost layer that comes off. */
function shedLayer(upper: Part, outer: Part): Garment | null {
  const layers = [...upper.garments, ...outer.garments].filter(({ sheddable }) => sheddable);
  return layers.at(-1) ?? null;
}

const KEEP = 48;

/** Keeps the cheapest candidates, and knows what a new one must undercut. */
function shelf() {
  let kept: Candidate[] = [];
  let limit = Infinity;
  const tidy = () => {
    kept = kept.sort((a, b) => a.cost - b.cost).slice(0, KEEP);
    if (kept.length === KEEP) limit = kept.at(-1)?.cost ?? Infinity;
  };
  return {
    limit: () => limit,
    add(candidate: Candidate) {
      kept.push(candidate);
      if (kept.length >= 2 * KEEP) tidy();
    },
    all() {
      tidy();
      return kept;
    },
  };
}

interface Market {
  day: DayHour[];
  conditions: Conditions;
  pools: Pools;
  fixed: Fixed;
  fill: Part[];
  warmth: Warmth;
}

/** The cheapest way to complete these parts for the day, or null when style alone already costs `limit`. */
function complete(
  upper: Part,
  bottom: Option | null,
  outer: Part,
  shoe: Option,
  market: Market,
  limit: number,
): Candidate | null {
  const { conditions, fixed } = market;
  const lower = bottom?.garment ?? upper.garments[0];
  if (!lower) return null;
  const dry = drynessOf(outer, conditions, fixed.umbrella);
  const seen = [...upper.garments, ...(bottom ? [bottom.garment] : []), ...outer.garments, shoe.garment];
  const style =
    upper.cost +
    (bottom?.cost ?? 0) +
    outer.cost +
    0.8 * shoe.cost +
    dry.cost +
    spread(seen) +
    awkward(upper, bottom?.garment ?? null, outer, shoe.garment);
  if (style >= limit) return null;
  const always = [fixed.sunCover, dry.add].filter((option) => option !== null);
  const legs = legwears(market.pools, legKind(lower), barefoot(shoe.garment), market.day);
  const shed = shedLayer(upper, outer);
  const clo = [...seen, ...always.map(({ garment }) => garment)].reduce(
    (sum, garment) => sum + garment.clo,
    UNDERWEAR_CLO,
  );
  const shelters = shed?.weather.rain === 'protects';
  const filling = bestFilling(clo, shed?.clo ?? 0, shelters, legs, market.fill, market.warmth);
  if (!filling) return null;
  const garments = [...seen, ...filling.legs.garments, ...filling.part.garments];
  for (const { garment } of always) garments.push(garment);
  return { garments, icl: filling.icl, cost: filling.cost + style };
}

/** The best ensembles for the day, cheapest first; empty only when a slot has nothing left to wear. */
export function search(pools: Pools, day: DayHour[], conditions: Conditions, headCover = false): Candidate[] {
  const fixed = fixedOf(pools, conditions, headCover);
  const fill = fillings(pools, fixed.sunCover !== null);
  const market = { day, conditions, pools, fixed, fill, warmth: warmthOf(day) };
  const { split, dresses } = uppers(pools);
  const below = bottoms(pools);
  const shoeOptions = shoes(pools);
  const found = shelf();
  let turn = 0;
  const consider = (upper: Part, bottom: Option | null, outer: Part) => {
    // Shoes take turns: trying all with everything would find the same looks eight times.
    const shoe = shoeOptions[turn++ % shoeOptions.length];
    const candidate = shoe && complete(upper, bottom, outer, shoe, market, found.limit());
    if (candidate && candidate.cost < found.limit()) found.add(candidate);
  };
  for (const outer of outers(pools)) {
    for (const upper of split) for (const bottom of below) consider(upper, bottom, outer);
    for (const upper of dresses) for (let tries = 0; tries < 3; tries++) consider(upper, null, outer);
  }
  return found.all();
}
