// Looks for the ensembles that are warm enough first and in style second, over a few thousand combinations.
import type { DayHour } from '../comfort/day.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../comfort/insulation.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { awkwardness, barefoot, legwearTrouble } from './awkward.ts';
import type { Conditions } from './conditions.ts';
import {
  bottoms,
  fillings,
  legKind,
  legwears,
  outers,
  partOf,
  shoes,
  uppers,
  type LegKind,
  type Part,
} from './ensembles.ts';
import type { Option, Pools } from './pools.ts';
import { warmthIndex, warmthOf, type Warmth } from './warmth.ts';

export interface Candidate {
  garments: Garment[];
  /** Icl, clo. */
  icl: number;
  cost: number;
}

/** What every look of the day gets, whatever it is: the sun cover, and the umbrella where nothing else keeps dry. */
interface Fixed {
  sunCover: Part;
  umbrella: Part;
}

function fixedOf(pools: Pools, conditions: Conditions, headCover: boolean): Fixed {
  const covers = pools.hat.filter(({ garment }) => garment.weather.sun === 'cover');
  const fitting = covers.find(({ garment }) => garment.headCover === headCover) ?? covers[0];
  const part = (option: Option | undefined) => ({ ...partOf(option ? [option] : []), cost: 0 });
  return {
    sunCover: part(conditions.strongSun || headCover ? fitting : undefined),
    umbrella: part(pools.umbrella[0]),
  };
}

const NOTHING = partOf([]);

/** Keeps dry: a shell, else the umbrella; in wind a shell is much the better. */
function drynessOf(outer: Part, conditions: Conditions, umbrella: Part): Part {
  const shell = outer.garments.some(({ weather }) => weather.rain === 'protects');
  if (!conditions.wet || shell) return NOTHING;
  return { ...umbrella, cost: conditions.windy ? 0.8 : 0.25 };
}

/** The outermost layer that comes off. */
function shedLayer(upper: Part, outer: Part): Garment | null {
  const layers = [...upper.garments, ...outer.garments].filter(({ sheddable }) => sheddable);
  return layers.at(-1) ?? null;
}

interface Market {
  day: DayHour[];
  conditions: Conditions;
  fixed: Fixed;
  warmth: Warmth;
  /** Legwear with accessories and base layers, by what it goes with. */
  fillings(kind: LegKind, bareFoot: boolean): Filling[];
}

/** Legwear and what is hardly seen, as one. */
interface Filling {
  garments: Garment[];
  legwear: Garment | undefined;
  clo: number;
  cost: number;
}

function fillingsOf(pools: Pools, day: DayHour[], hatTaken: boolean): Market['fillings'] {
  const parts = fillings(pools, hatTaken);
  const made = new Map<string, Filling[]>();
  return (kind, bareFoot) => {
    const key = `${kind}${bareFoot ? ' bare' : ''}`;
    let list = made.get(key);
    if (!list) {
      list = legwears(pools, kind, bareFoot, day).flatMap((legs) =>
        parts.map((part) => ({
          garments: [...legs.garments, ...part.garments],
          legwear: legs.garments[0],
          clo: legs.clo + part.clo,
          cost: legs.cost + part.cost,
        })),
      );
      made.set(key, list);
    }
    return list;
  };
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

/** An outer part with what follows from it alone. */
interface OuterChoice {
  part: Part;
  dry: Part;
}

/** The cheapest way to complete these parts for the day, or null when it would cost `limit` or more. */
function complete(
  upper: Part,
  bottom: Part,
  outer: OuterChoice,
  shoe: Part,
  market: Market,
  limit: number,
): Candidate | null {
  const lower = bottom.garments[0] ?? upper.garments[0];
  const shoeGarment = shoe.garments[0];
  if (!lower || !shoeGarment) return null;
  const { part, dry } = outer;
  const style =
    upper.cost +
    bottom.cost +
    part.cost +
    0.8 * shoe.cost +
    dry.cost +
    awkwardness(upper, bottom, part, shoe);
  if (style >= limit) return null;
  const shed = shedLayer(upper, part);
  const table = market.warmth.tableFor(shed?.clo ?? 0, shed?.weather.rain === 'protects');
  const { sunCover } = market.fixed;
  const clo = UNDERWEAR_CLO + upper.clo + bottom.clo + part.clo + shoe.clo + sunCover.clo + dry.clo;
  let best: Filling | null = null;
  let least = limit - style;
  for (const filling of market.fillings(legKind(lower), barefoot(shoeGarment))) {
    const legs = legwearTrouble(filling.legwear, shoeGarment);
    const cost = filling.cost + legs + (table[warmthIndex(clo + filling.clo)] ?? Infinity);
    if (cost < least) {
      least = cost;
      best = filling;
    }
  }
  if (!best) return null;
  const parts = [upper, bottom, part, shoe, sunCover, dry];
  const garments = [...parts.flatMap((one) => one.garments), ...best.garments];
  return { garments, icl: ensembleIcl(clo + best.clo), cost: style + least };
}

/** The best ensembles for the day, cheapest first; empty only when a slot has nothing left to wear. */
export function search(pools: Pools, day: DayHour[], conditions: Conditions, headCover = false): Candidate[] {
  const fixed = fixedOf(pools, conditions, headCover);
  const hatTaken = fixed.sunCover.garments.length > 0;
  const market: Market = {
    day,
    conditions,
    fixed,
    warmth: warmthOf(day),
    fillings: fillingsOf(pools, day, hatTaken),
  };
  const { split, dresses } = uppers(pools);
  const below = bottoms(pools);
  const shoeParts = shoes(pools);
  const found = shelf();
  let turn = 0;
  const consider = (upper: Part, bottom: Part, outer: OuterChoice) => {
    // Shoes take turns: trying all with everything would find the same looks eight times.
    const shoe = shoeParts[turn++ % shoeParts.length];
    const candidate = shoe && complete(upper, bottom, outer, shoe, market, found.limit());
    if (candidate) found.add(candidate);
  };
  for (const part of outers(pools)) {
    const outer = { part, dry: drynessOf(part, conditions, fixed.umbrella) };
    for (const upper of split) for (const bottom of below) consider(upper, bottom, outer);
    for (const upper of dresses) for (let tries = 0; tries < 3; tries++) consider(upper, NOTHING, outer);
  }
  return found.all();
}
