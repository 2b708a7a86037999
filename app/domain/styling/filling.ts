// What completes an ensemble's warmth and is hardly seen: legwear, base layers, scarf, gloves and hat.
import type { DayHour } from '../comfort/day.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { barefoot, isTrainer, legwearTrouble } from './awkward.ts';
import { fillings, legwears, type LegKind } from './ensembles.ts';
import type { Pools } from './pools.ts';
import { stepsOf, warmthIndex, type LayeredWarmth } from './warmth.ts';

export interface Filling {
  garments: Garment[];
  clo: number;
  /** Of what goes into a pocket, in steps of the warmth tables. */
  pocketSteps: number;
  cost: number;
}

export interface Filled {
  filling: Filling;
  /** Of the filling and of the day's warmth with it. */
  cost: number;
}

/** The cheapest filling over these legs and shoes for an ensemble of so many clo; null when there is no legwear. */
export type Filler = (kind: LegKind, shoe: Garment, clo: number, warmth: LayeredWarmth) => Filled | null;

/** Fillings for one kind of legs and shoes, the cheapest first, so that looking can stop early. */
function listFor(pools: Pools, day: DayHour[], hatTaken: boolean, kind: LegKind, shoe: Garment): Filling[] {
  const parts = fillings(pools, hatTaken);
  const trainers = isTrainer(shoe);
  const list = legwears(pools, kind, barefoot(shoe), day).flatMap((legs) =>
    parts.map((part) => ({
      garments: [...legs.garments, ...part.garments],
      clo: legs.clo + part.clo,
      pocketSteps: stepsOf(part.pocketClo),
      cost: legs.cost + part.cost + (trainers ? legwearTrouble(legs.garments[0]) : 0),
    })),
  );
  return list.sort((a, b) => a.cost - b.cost);
}

function cheapest(list: Filling[], clo: number, warmth: LayeredWarmth): Filled | null {
  let best: Filled | null = null;
  for (const filling of list) {
    if (best && filling.cost >= best.cost) break;
    const cost = filling.cost + warmth.costOf(warmthIndex(clo + filling.clo), filling.pocketSteps);
    if (!best || cost < best.cost) best = { filling, cost };
  }
  return best;
}

/** Many ensembles have the same warmth: what fills one of them best fills them all. */
export function fillerOf(pools: Pools, day: DayHour[], hatTaken: boolean): Filler {
  const lists = new Map<string, { list: Filling[]; known: Map<LayeredWarmth, (Filled | null)[]> }>();
  return (kind, shoe, clo, warmth) => {
    const key = `${kind}${barefoot(shoe) ? ' bare' : ''}${isTrainer(shoe) ? ' trainers' : ''}`;
    let found = lists.get(key);
    if (!found) {
      lists.set(key, (found = { list: listFor(pools, day, hatTaken, kind, shoe), known: new Map() }));
    }
    let known = found.known.get(warmth);
    if (!known) found.known.set(warmth, (known = []));
    const place = Math.round(clo * 50);
    const before = known[place];
    if (before !== undefined) return before;
    return (known[place] = cheapest(found.list, clo, warmth));
  };
}
