// What legal ensembles can reach at all: an exhaustive search over the wardrobe, sharing nothing with the composer
// but the data (wardrobe and table of when.ts). Sums are kept in hundredths of a clo, so that every combination is counted without listing it.
import type { Slot } from '../app/domain/look.ts';
import type { Gender } from '../app/domain/style.ts';
import type { Garment } from '../app/domain/wardrobe/garment.ts';
import type { Demands } from '../tests/styling/rules-reader.ts';
import { todayAllows } from '../app/domain/styling/rules.ts';
import { WARDROBE } from '../app/domain/wardrobe/wardrobe.ts';

/** The table of when.ts is data; it is asked here for the most that any occasion and style allow. */
function legal(garment: Garment, demands: Demands): boolean {
  // Shorts are a style, not a need (comfort.md, Heat).
  if (garment.drawing.kind === 'trousers' && garment.drawing.length < 0) return false;
  const { coldest, warmest, felt, ...rest } = demands;
  return todayAllows(garment, { ...rest, coldestC: coldest, warmestC: warmest, feltC: felt }, null, 'trendy');
}

type Sums = Set<number>;
const hundredths = ({ clo }: Garment) => Math.round(clo * 100);
const sumsOf = (garments: readonly Garment[]): Sums => new Set(garments.map(hundredths));
const either = (...all: Sums[]): Sums => new Set(all.flatMap((sums) => [...sums]));
const optional = (sums: Sums): Sums => either(sums, new Set([0]));
/** Every sum of one of each. */
function both(...all: Sums[]): Sums {
  return all.reduce<Sums>(
    (made, sums) => {
      const next: Sums = new Set();
      for (const a of made) for (const b of sums) next.add(a + b);
      return next;
    },
    new Set([0]),
  );
}

/** Pairs of which the second may be worn over the first. */
function pairs(
  under: readonly Garment[],
  over: readonly Garment[],
  fits: (u: Garment, o: Garment) => boolean,
): Sums {
  return new Set(
    under.flatMap((u) => over.filter((o) => fits(u, o)).map((o) => hundredths(u) + hundredths(o))),
  );
}

function underPullover({ drawing: under }: Garment, { drawing: over }: Garment): boolean {
  if (under.kind !== 'top' || over.kind !== 'top') return false;
  if (under.fit > 1.14 || under.sleeve === 0 || under.neck === 'turtle') return false;
  return over.neck !== 'turtle' || under.neck === 'crew';
}

/** A blazer below 10 °C, anything flat in real frost. */
const underCoat = (coldest: number) => (jacket: Garment, coat: Garment) => {
  const [j, c] = [jacket.drawing, coat.drawing];
  if (j.kind !== 'coat' || c.kind !== 'coat') return false;
  if (coldest >= (jacket.formality >= 3 ? 10 : -5)) return false;
  return (j.lapels || jacket.underCoat) && j.length < c.length;
};

const UNDERWEAR = 4;

/** What can be combined, as sums in hundredths of a clo. */
interface Parts {
  /** Top or dress, bottom, feet, thermals, a hat against the sun. */
  bodies: Sums;
  cardigans: Sums;
  /** Jacket or coat, or none. */
  outers: Sums;
  /** A jacket under a coat. */
  doubles: Sums;
  /** Scarf, gloves, warm hat. */
  pockets: Sums;
}

function partsFor(gender: Gender, demands: Demands): Parts {
  const allowed = WARDROBE.filter((g) => g.genders.includes(gender) && legal(g, demands));
  const of = (slot: Slot, also: (garment: Garment) => boolean = () => true) =>
    allowed.filter((garment) => garment.slot === slot && also(garment));
  const isOpen = ({ drawing }: Garment) => drawing.kind === 'coat';
  const tops = of('top');
  const pullovers = of('knitwear', (g) => !isOpen(g));
  const cardigans = optional(sumsOf(of('knitwear', isOpen)));
  const upper = either(
    sumsOf(tops),
    sumsOf(pullovers.filter(({ drawing }) => 'sleeve' in drawing && drawing.sleeve > 0)),
    pairs(tops, pullovers, underPullover),
  );
  const isBare = (g: Garment) => g.openShoe || /ballet|heels|espadrilles/.test(g.id);
  const closed = sumsOf(of('shoes', (g) => !isBare(g)));
  const bare = sumsOf(of('shoes', isBare));
  const isTights = ({ drawing }: Garment) => drawing.kind === 'legwear';
  const socks = sumsOf(of('legwear', (g) => !isTights(g)));
  const tights = optional(sumsOf(of('legwear', isTights)));
  const isTrousers = ({ drawing }: Garment) => drawing.kind === 'trousers';
  const feet = either(both(closed, socks), bare);
  const skirtFeet = either(both(closed, tights), bare);
  const body = either(
    both(upper, sumsOf(of('bottom', isTrousers)), feet),
    both(upper, sumsOf(of('bottom', (g) => !isTrousers(g))), skirtFeet),
    both(sumsOf(of('dress')), skirtFeet),
  );
  const one = either(sumsOf(of('jacket')), sumsOf(of('coat')));
  const two = pairs(of('jacket'), of('coat'), underCoat(demands.coldest));
  const isCover = ({ weather }: Garment) => weather.sun === 'cover';
  const isLeggings = ({ id }: Garment) => id.endsWith('leggings');
  const under = both(
    optional(sumsOf(of('base', (g) => !isLeggings(g)))),
    optional(sumsOf(of('base', isLeggings))),
    demands.strongSun ? sumsOf(of('hat', isCover)) : new Set([0]),
    new Set([UNDERWEAR]),
  );
  const pockets = both(
    optional(sumsOf(of('scarf'))),
    optional(sumsOf(of('gloves'))),
    demands.strongSun ? new Set([0]) : optional(sumsOf(of('hat', (g) => !isCover(g)))),
  );
  return {
    bodies: both(body, under),
    cardigans,
    outers: optional(one),
    doubles: two,
    pockets,
  };
}

const knownParts = new Map<string, Parts>();

function parts(gender: Gender, demands: Demands): Parts {
  const key = JSON.stringify([gender, demands]);
  let found = knownParts.get(key);
  if (!found) knownParts.set(key, (found = partsFor(gender, demands)));
  return found;
}

function reachable(gender: Gender, demands: Demands): number[] {
  const { bodies, cardigans, outers, doubles, pockets } = parts(gender, demands);
  const layers = either(both(cardigans, outers), doubles);
  return [...both(bodies, layers, pockets)].sort((a, b) => a - b);
}

/** How many of these bands one outfit can hold in one day, taking off pocket things, outer and cardigan in turn. */
export function mostInOneDay(gender: Gender, demands: Demands, bands: readonly Band[]): number {
  if (bands.length === 0) return 0;
  const { bodies, cardigans, outers, doubles, pockets } = parts(gender, demands);
  const mostPocket = Math.max(...pockets);
  const layers: [number, number][] = [
    ...[...cardigans].flatMap((inner) => [...outers].map((outer): [number, number] => [inner, outer])),
    ...[...doubles].map((outer): [number, number] => [0, outer]),
  ];
  let most = 0;
  for (const body of bodies) {
    for (const [inner, outer] of layers) {
      const levels = [body, body + inner, body + inner + outer, body + inner + outer + mostPocket];
      const held = bands.filter((band) => levels.some((sum) => inBand(iclOf(sum / 100), band))).length;
      if (held > most) most = held;
      if (most === bands.length) return most;
    }
  }
  return most;
}

const known = new Map<string, number[]>();

/** Every Icl (clo, ascending) that a legal ensemble of any style has under these demands. */
export function reachableIcls(gender: Gender, demands: Demands): number[] {
  const key = JSON.stringify([gender, demands]);
  let icls = known.get(key);
  if (!icls) {
    icls = reachable(gender, demands).map((sum) => iclOf(sum / 100));
    known.set(key, icls);
  }
  return icls;
}

/** ISO 9920. */
export function iclOf(sumOfClo: number): number {
  return 0.161 + 0.835 * sumOfClo;
}

/** Half a hundredth: the receipt and the tables are rounded. */
const ROUNDING = 0.005;

export interface Band {
  min: number;
  max: number;
}

export function inBand(icl: number, { min, max }: Band): boolean {
  return icl >= min - ROUNDING && icl <= max + ROUNDING;
}

/** 'yes', or on which side the band lies beyond everything legal. */
export function reach(icls: readonly number[], band: Band): 'yes' | 'too cold' | 'too hot' {
  if (icls.some((icl) => inBand(icl, band))) return 'yes';
  return (icls[0] ?? 0) > band.max ? 'too hot' : 'too cold';
}
