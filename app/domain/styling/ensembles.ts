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
  /** Of scarf, gloves and warm hat: what goes into a pocket. */
  pocketClo: number;
  /** Name of the suit that a piece of it belongs to. */
  set?: string;
}

/** Scarf, gloves and a warm hat come off before anything else; a hat against the sun stays. */
export function goesIntoPocket({ slot, weather, headCover }: Garment): boolean {
  if (slot === 'hat') return weather.sun !== 'cover' && !headCover;
  return slot === 'scarf' || slot === 'gloves';
}

const PATTERNS: readonly Fabric[] = ['stripe', 'check', 'floral'];

export function partOf(options: Option[], extraCost = 0): Part {
  const part: Part = {
    garments: [],
    clo: 0,
    cost: extraCost,
    low: 4,
    high: 0,
    patterned: 0,
    open: 0,
    pocketClo: 0,
  };
  for (const { garment, cost } of options) {
    part.garments.push(garment);
    part.clo += garment.clo;
    part.cost += cost;
    part.low = Math.min(part.low, garment.formality);
    part.high = Math.max(part.high, garment.formality);
    if (PATTERNS.includes(garment.fabric)) part.patterned++;
    if (garment.drawing.kind === 'coat') part.open++;
    if (goesIntoPocket(garment)) part.pocketClo += garment.clo;
    if (garment.set) part.set = garment.set;
  }
  return part;
}

/** How far the search reaches: 'style' keeps to the cheapest; 'warmth' spreads over all the wardrobe's clo. */
export type Reach = 'style' | 'warmth';

/** The cheapest few and, so that no warmth is out of reach, the lightest and the warmest of them. */
function shortlist(options: Option[], size: number, reach: Reach): Option[] {
  const chosen = new Set(options.slice(0, reach === 'style' ? size : Math.ceil(size / 3)));
  const byClo = [...options].sort((a, b) => a.garment.clo - b.garment.clo || a.cost - b.cost);
  const ends = [byClo[0], [...options].sort(warmestFirst)[0]];
  const between =
    reach === 'style' ? [] : [0.35, 0.7].map((share) => byClo[Math.floor(share * byClo.length)]);
  for (const option of [...ends, ...between]) if (option) chosen.add(option);
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
export function uppers(pools: Pools, reach: Reach): { split: Part[]; dresses: Part[] } {
  const tops = shortlist(pools.top, 6, reach);
  const pullovers = shortlist(
    pools.knitwear.filter((option) => !isOpen(option)),
    4,
    reach,
  );
  const cardigans = shortlist(pools.knitwear.filter(isOpen), 2, reach);
  const split: Part[] = tops.map((top) => partOf([top]));
  for (const knit of pullovers) {
    if (knit.garment.id !== 'knit-vest') split.push(partOf([knit]));
    const fitting = tops.filter((top) => layers(top.garment, knit.garment));
    const unders = new Set([...fitting.slice(0, 2), ...[...fitting].sort(warmestFirst).slice(0, 1)]);
    // Two tops for one look must earn their keep, in warmth.
    for (const top of unders) split.push(partOf([top, knit], 0.12 - top.cost / 2));
  }
  for (const cardigan of cardigans) {
    for (const top of tops.slice(0, 4)) split.push(partOf([top, cardigan], 0.05));
  }
  const dresses: Part[] = [];
  for (const dress of shortlist(pools.dress, 6, reach)) {
    dresses.push(partOf([dress], dress.cost));
    for (const cardigan of cardigans) dresses.push(partOf([dress, cardigan], dress.cost + 0.1));
  }
  return { split, dresses };
}

/** Nothing, a jacket, a coat, or a jacket that lies flat under a coat. */
export function outers(pools: Pools, reach: Reach): Part[] {
  const jackets = shortlist(pools.jacket, 4, reach);
  const coats = shortlist(pools.coat, 4, reach);
  const under = jackets.filter(({ garment }) => liesFlat(garment));
  const warmest = pools.jacket.filter(({ garment }) => liesFlat(garment)).sort(warmestFirst)[0];
  if (warmest && !under.includes(warmest)) under.push(warmest);
  const parts: Part[] = [partOf([]), ...jackets.map((jacket) => partOf([jacket]))];
  for (const coat of coats) {
    parts.push(partOf([coat]));
    if (coat.garment.clo < 0.5) continue;
    for (const jacket of under) {
      if (lengthOf(jacket.garment) < lengthOf(coat.garment)) parts.push(partOf([jacket, coat], 0.35));
    }
  }
  return parts;
}

const warmestFirst = (a: Option, b: Option) => b.garment.clo - a.garment.clo || a.cost - b.cost;

function lengthOf({ drawing }: Garment): number {
  return drawing.kind === 'coat' ? drawing.length : 0;
}

function liesFlat({ drawing, underCoat }: Garment): boolean {
  return underCoat || (drawing.kind === 'coat' && drawing.lapels);
}

/** The trousers of a suit come along when its jacket is there. */
export function bottoms(pools: Pools, reach: Reach, sets: ReadonlySet<string>): Part[] {
  const chosen = new Set(shortlist(pools.bottom, 6, reach));
  for (const option of pools.bottom)
    if (option.garment.set && sets.has(option.garment.set)) chosen.add(option);
  return [...chosen].map((option) => partOf([option]));
}

export function shoes(pools: Pools, reach: Reach): Part[] {
  return shortlist(pools.shoes, 8, reach).map((option) => partOf([option]));
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
  const socks = pools.legwear.filter(({ garment }) => garment.drawing.kind !== 'legwear');
  const tights = pools.legwear.filter(({ garment }) => garment.drawing.kind === 'legwear');
  if (kind === 'covered') return socks.map((option) => partOf([option]));
  const bare = { ...none, cost: hot ? 0.05 : BARE_LEGS };
  if (kind === 'shorts') {
    const short = socks.filter(({ garment }) => garment.clo <= 0.02);
    return short.map((sock) => partOf([sock], bare.cost));
  }
  return [bare, ...tights.map((option) => partOf([option]))];
}

const isLeggings = ({ garment }: Option) => garment.id.endsWith('leggings');

/** Each list longer than the one before; what is not there is left out. */
function growing(...steps: (Option | undefined)[][]): Option[][] {
  const there = steps.map((step) => step.filter((option) => option !== undefined));
  return there.filter((step, index) => index === 0 || step.length > (there[index - 1]?.length ?? 0));
}

/** Warmth that is hardly seen: base layers, scarf, hat and gloves, from nothing to everything. */
export function fillings(pools: Pools, hatTaken: boolean): Part[] {
  const scarf = pools.scarf.find(({ garment }) => garment.clo >= 0.05);
  const light = pools.scarf.find(({ garment }) => garment.clo < 0.05);
  const gloves = pools.gloves[0];
  const hat = hatTaken ? undefined : pools.hat.find(({ garment }) => goesIntoPocket(garment));
  const accessories = growing([], [scarf], [scarf, gloves], [scarf, gloves, hat]);
  const bases = growing(
    [],
    [pools.base.find((option) => !isLeggings(option))],
    [pools.base.find((option) => !isLeggings(option)), pools.base.find(isLeggings)],
  );
  const parts = bases.flatMap((base) =>
    accessories.map((extras) => partOf([...base, ...extras], 0.1 * extras.length + 0.25 * base.length)),
  );
  // A light scarf is for looks rather than for warmth: some days it is worn, most it is not.
  return light ? [...parts, partOf([light], 0.05)] : parts;
}
