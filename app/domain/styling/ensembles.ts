// The parts an ensemble is put together from: what is worn above, below, over it, and underneath.
import type { DayHour } from '../comfort/day.ts';
import type { Fabric } from '../look.ts';
import type { Garment } from '../wardrobe/garment.ts';
import type { Option, Pools } from './pools.ts';

/** Garments worn together as one part: their clo, what they cost against style, and what the search weighs. */
export interface Part {
  garments: Garment[];
  clo: number;
  cost: number;
  /** Least and most formality; 4 and 0 for nothing at all. */
  low: number;
  high: number;
  /** Striped, checked and floral ones. */
  patterned: number;
  /** Open layers: cardigans, jackets, coats. */
  open: number;
}

const PATTERNS: readonly Fabric[] = ['stripe', 'check', 'floral'];

export function partOf(options: Option[], extraCost = 0): Part {
  const part = { garments: [] as Garment[], clo: 0, cost: extraCost, low: 4, high: 0, patterned: 0, open: 0 };
  for (const { garment, cost } of options) {
    part.garments.push(garment);
    part.clo += garment.clo;
    part.cost += cost;
    part.low = Math.min(part.low, garment.formality);
    part.high = Math.max(part.high, garment.formality);
    if (PATTERNS.includes(garment.fabric)) part.patterned++;
    if (garment.drawing.kind === 'coat') part.open++;
  }
  return part;
}

/** The cheapest few and, so that no warmth is out of reach, the lightest and the warmest of them. */
function shortlist(options: Option[], size: number): Option[] {
  const chosen = new Set(options.slice(0, size));
  const byClo = [...options].sort((a, b) => a.garment.clo - b.garment.clo || a.cost - b.cost);
  for (const option of [byClo[0], byClo.at(-1)]) if (option) chosen.add(option);
  return [...chosen];
}

const isOpen = ({ garment }: Option) => garment.drawing.kind === 'coat';
const neckOf = ({ drawing }: Garment) => (drawing.kind === 'top' ? drawing.neck : null);

/** A pullover goes over a shirt or a close top, not over another high collar or an oversized cut. */
function layers(under: Garment, over: Garment): boolean {
  const { drawing } = under;
  if (drawing.kind !== 'top' || drawing.fit > 1.14 || drawing.sleeve === 0) return false;
  if (neckOf(under) === 'turtle') return false;
  if (over.id === 'knit-vest') return neckOf(under) === 'shirt';
  return neckOf(over) !== 'turtle' || neckOf(under) === 'crew';
}

/** Everything that can be worn above the waist, and dresses. */
export function uppers(pools: Pools): { split: Part[]; dresses: Part[] } {
  const tops = shortlist(pools.top, 7);
  const pullovers = shortlist(
    pools.knitwear.filter((option) => !isOpen(option)),
    5,
  );
  const cardigans = shortlist(pools.knitwear.filter(isOpen), 2);
  const split: Part[] = tops.map((top) => partOf([top]));
  for (const knit of pullovers) {
    if (knit.garment.id !== 'knit-vest') split.push(partOf([knit]));
    const unders = tops.filter((top) => layers(top.garment, knit.garment)).slice(0, 3);
    // Two tops for one look must earn their keep, in warmth.
    for (const top of unders) split.push(partOf([top, knit], 0.12 - top.cost / 2));
  }
  for (const cardigan of cardigans) {
    for (const top of tops.slice(0, 4)) split.push(partOf([top, cardigan], 0.05));
  }
  const dresses: Part[] = [];
  for (const dress of shortlist(pools.dress, 6)) {
    dresses.push(partOf([dress], dress.cost));
    for (const cardigan of cardigans) dresses.push(partOf([dress, cardigan], dress.cost + 0.1));
  }
  return { split, dresses };
}

/** Nothing, a jacket, a coat, or a tailored jacket under a coat. */
export function outers(pools: Pools): Part[] {
  const jackets = shortlist(pools.jacket, 5);
  const coats = shortlist(pools.coat, 5);
  const parts: Part[] = [partOf([]), ...jackets.map((jacket) => partOf([jacket]))];
  for (const coat of coats) {
    parts.push(partOf([coat]));
    const longer = coat.garment.drawing.kind === 'coat' ? coat.garment.drawing.length : 0;
    for (const jacket of jackets.slice(0, 4)) {
      const { drawing } = jacket.garment;
      // Only tailored jackets lie flat under a coat.
      const fits = drawing.kind === 'coat' && drawing.lapels && drawing.length < longer;
      if (fits && coat.garment.clo >= 0.5) parts.push(partOf([jacket, coat], 0.35));
    }
  }
  return parts;
}

export function bottoms(pools: Pools): Part[] {
  return shortlist(pools.bottom, 7).map((option) => partOf([option]));
}

export function shoes(pools: Pools): Part[] {
  return shortlist(pools.shoes, 8).map((option) => partOf([option]));
}

export type LegKind = 'covered' | 'shorts' | 'skirt';

/** Whether legs are covered by the bottom, or bare below it. */
export function legKind({ drawing }: Garment): LegKind {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return 'skirt';
  return drawing.kind === 'trousers' && drawing.length < 0 ? 'shorts' : 'covered';
}

/** Bare legs photograph badly, so they are for days that are warm. */
const BARE_LEGS = 0.35;
const HOT_NEED = 0.5;

/** What is worn on the legs with these shoes; never tights or socks in open shoes and espadrilles. */
export function legwears(pools: Pools, kind: LegKind, bareFoot: boolean, day: DayHour[]): Part[] {
  const none = partOf([]);
  const hot = Math.max(...day.map(({ need }) => need.min)) < HOT_NEED;
  if (bareFoot) return [{ ...none, cost: kind === 'covered' ? 0 : hot ? 0.05 : BARE_LEGS }];
  const socks = pools.legwear.filter(({ garment }) => garment.drawing.kind === 'undrawn');
  const tights = pools.legwear.filter(({ garment }) => garment.drawing.kind === 'legwear');
  if (kind === 'covered') return socks.map((option) => partOf([option]));
  const bare = { ...none, cost: hot ? 0.05 : BARE_LEGS };
  if (kind === 'shorts') {
    const short = socks.filter(({ garment }) => garment.clo <= 0.02);
    return short.map((sock) => partOf([sock], bare.cost));
  }
  return [bare, ...tights.map((option) => partOf([option]))];
}

/** Warmth that is hardly seen: base layers, scarf, hat and gloves, from nothing to everything. */
export function fillings(pools: Pools, hatTaken: boolean): Part[] {
  const scarf = pools.scarf.find(({ garment }) => garment.clo >= 0.05);
  const gloves = pools.gloves[0];
  const hat = hatTaken ? undefined : pools.hat.find(({ garment }) => garment.weather.sun !== 'cover');
  const [thermalTop, thermalLeggings] = ['thermal-top', 'thermal-leggings'].map((id) =>
    pools.base.find(({ garment }) => garment.id === id),
  );
  const lists = (...steps: (Option | undefined)[][]) => {
    const there = steps.map((step) => step.filter((option) => option !== undefined));
    return there.filter((step, index) => index === 0 || step.length > (there[index - 1]?.length ?? 0));
  };
  const accessories = lists([], [scarf], [scarf, gloves], [scarf, gloves, hat]);
  const bases = lists([], [thermalTop], [thermalTop, thermalLeggings]);
  return bases.flatMap((base) =>
    accessories.map((extras) => partOf([...base, ...extras], 0.1 * extras.length + 0.25 * base.length)),
  );
}
