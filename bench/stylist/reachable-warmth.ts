// What legal ensembles can reach at all: an exhaustive search over the wardrobe, sharing nothing with the composer
// but the data (the wardrobe, the tables of weather-rules.ts and unbroken-text.ts). Sums are kept in hundredths of a clo, so that every
// combination is counted without listing it.
import type { Slot } from '../../app/domain/looks/look.ts';
import type { Gender } from '../../app/domain/preferences/style.ts';
import type { Garment } from '../../app/domain/wardrobe/garment.ts';
import type { HourDemands } from '../../tests/styling/rule-checker.ts';
import { isOfKind } from '../../app/domain/wardrobe/garment-kinds.ts';
import { garmentAirRange } from '../../app/domain/wardrobe/fabric-season.ts';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';
import { isOfStyle, isAllowedGarment, mayBeOutermost, meetsOn, type Today } from './allowed-garments.ts';

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
  if (under.fit > 1.14 || under.sleeve === 0 || over.neck === 'shirt') return false;
  // A crew under anything, a collar with its cuffs under a crew or a V.
  return under.neck === 'crew' || (under.neck === 'shirt' && under.sleeve > 0.8 && over.neck !== 'turtle');
}

/** A blazer below 10 °C in professional and classic looks, under a coat that is clearly longer. */
/** Lengths as drawn. */
const LONGER = 0.5;
const underCoat =
  ({ coldest, style }: Today) =>
  (jacket: Garment, coat: Garment) => {
    const [j, c] = [jacket.drawing, coat.drawing];
    if (j.kind !== 'coat' || c.kind !== 'coat') return false;
    if (jacket.formality < 3 || coldest >= 10) return false;
    if (style && style !== 'professional' && style !== 'classic') return false;
    return isOfKind(jacket, 'under a coat') && j.length + LONGER < c.length;
  };

const UNDERWEAR = 4;

/** Base, one mid layer, one outer; a second mid layer only below -5 °C. */
const mostLayers = ({ coldest }: HourDemands) => (coldest < -5 ? 4 : 3);

/** What goes over a body in turn, hundredths of a clo; 0 for nothing. */
type Over = readonly [inner: number, outer: number];

/** What can be combined, as sums in hundredths of a clo. */
interface Parts {
  /** Top or dress, bottom, feet, thermals, a hat against the sun; each with what may go over so many layers. */
  dressings: Dressing[];
}

interface Dressing {
  bodies: Sums;
  overs: Over[];
  /** Scarf, gloves, warm hat. */
  pockets: Sums;
}

/** One season in one look: some air suits the cloth of all of it. Spans overlap most where one of them begins. */
const SEASONS: readonly ReadonlySet<Garment>[] = (() => {
  const spans = WARDROBE.map((garment) => ({ garment, ...garmentAirRange(garment) }));
  const at = (c: number) =>
    new Set(spans.filter(({ from, to }) => from <= c && c <= to).map(({ garment }) => garment));
  const sets = [...new Set(spans.map(({ from }) => from))].map(at);
  return sets.filter(
    (one) => !sets.some((other) => other !== one && [...one].every((garment) => other.has(garment))),
  );
})();
/** Nothing but a thin top under the coat is for mild days (°C, clo). */
const TOP_ALONE = { neverBelow: 5, from: 7, orClo: 0.3 };

function partsFor(gender: Gender, demands: Today): Parts {
  return { dressings: SEASONS.flatMap((season) => dressingsOf(season, gender, demands)) };
}

function dressingsOf(season: ReadonlySet<Garment>, gender: Gender, demands: Today): Dressing[] {
  const allowed = WARDROBE.filter(
    (g) =>
      g.genders.includes(gender) && season.has(g) && isAllowedGarment(g, demands) && isOfStyle(g, demands),
  );
  const of = (slot: Slot, also: (garment: Garment) => boolean = () => true) =>
    allowed.filter((garment) => garment.slot === slot && also(garment));
  const isOpen = ({ drawing }: Garment) => drawing.kind === 'coat';
  const tops = of('top');
  const pullovers = of('knitwear', (g) => !isOpen(g));
  const isEnough = ({ clo }: Garment) =>
    demands.coldest >= TOP_ALONE.from || (demands.coldest >= TOP_ALONE.neverBelow && clo >= TOP_ALONE.orClo);
  const one = either(
    sumsOf(pullovers.length > 0 ? tops.filter(isEnough) : tops),
    sumsOf(pullovers.filter(({ drawing }) => 'sleeve' in drawing && drawing.sleeve > 0)),
  );
  const meet = meetsOn(demands);
  const two = pairs(tops, pullovers, (under, over) => underPullover(under, over) && meet(under, over));
  const isBare = (g: Garment) => g.openShoe || /ballet|heels|espadrilles/.test(g.id);
  const closed = sumsOf(of('shoes', (g) => !isBare(g)));
  const bare = sumsOf(of('shoes', isBare));
  const isTights = ({ drawing }: Garment) => drawing.kind === 'legwear';
  const socks = sumsOf(of('legwear', (g) => !isTights(g)));
  const tights = optional(sumsOf(of('legwear', isTights)));
  const isTrousers = ({ drawing }: Garment) => drawing.kind === 'trousers';
  const feet = either(both(closed, socks), bare);
  const skirtFeet = either(both(closed, tights), bare);
  const below = either(
    both(sumsOf(of('bottom', isTrousers)), feet),
    both(sumsOf(of('bottom', (g) => !isTrousers(g))), skirtFeet),
  );
  const isCover = ({ weather }: Garment) => weather.sun === 'cover';
  const isLeggings = ({ id }: Garment) => id.endsWith('leggings');
  const under = both(
    optional(sumsOf(of('base', (g) => !isLeggings(g)))),
    optional(sumsOf(of('base', isLeggings))),
    demands.sunHat ? sumsOf(of('hat', isCover)) : new Set([0]),
    new Set([UNDERWEAR]),
  );
  const pockets = both(
    optional(sumsOf(of('scarf'))),
    optional(sumsOf(of('gloves'))),
    demands.sunHat ? new Set([0]) : optional(sumsOf(of('hat', (g) => !isCover(g)))),
  );
  const most = mostLayers(demands);
  const overs = oversFor(of('knitwear', isOpen), of('jacket'), of('coat'), demands);
  const onlySo = (layers: number) => overs.filter((over) => over.filter((clo) => clo > 0).length <= layers);
  return [
    {
      bodies: both(either(both(one, below), both(sumsOf(of('dress')), skirtFeet)), under),
      overs: onlySo(most - 1),
      pockets,
    },
    { bodies: both(two, below, under), overs: onlySo(most - 2), pockets },
  ];
}

/** Nothing, a cardigan, a jacket or coat, a cardigan under a coat, a hood under a casual jacket, a jacket under a coat. */
function oversFor(
  cardigans: readonly Garment[],
  jackets: readonly Garment[],
  coats: readonly Garment[],
  today: Today,
): Over[] {
  const [meet, onTop] = [meetsOn(today), mayBeOutermost(today)];
  const casual = jackets.filter(({ formality }) => formality < 3);
  const fits = underCoat(today);
  const layered: readonly [Garment | null, Garment | null][] = [
    ...[null, ...cardigans].map((inner): [Garment | null, null] => [inner, null]),
    ...[...jackets, ...coats].map((outer): [null, Garment] => [null, outer]),
    ...cardigans.flatMap((a) =>
      [...(isOfKind(a, 'knitted cardigan') ? [] : casual), ...coats].map((b): [Garment, Garment] => [a, b]),
    ),
    ...jackets.flatMap((a) => coats.filter((b) => fits(a, b)).map((b): [Garment, Garment] => [a, b])),
  ];
  const meeting = layered.filter(([inner, outer]) => !inner || !outer || meet(inner, outer));
  const warm = meeting.filter(([, outer]) => onTop(outer ?? 'nothing'));
  const found = (warm.length > 0 ? warm : meeting).map(([inner, outer]): Over => [
    inner ? hundredths(inner) : 0,
    outer ? hundredths(outer) : 0,
  ]);
  return [...new Map(found.map((over) => [over.join(' '), over])).values()];
}

const knownParts = new Map<string, Parts>();

function parts(gender: Gender, demands: Today): Parts {
  const key = JSON.stringify([gender, demands]);
  let found = knownParts.get(key);
  if (!found) knownParts.set(key, (found = partsFor(gender, demands)));
  return found;
}

/** With scarf, gloves and hat, and without. */
interface Reachable {
  icls: number[];
  bare: number[];
}

function reachable(gender: Gender, demands: Today): Reachable {
  const { dressings } = parts(gender, demands);
  const layered = dressings.map(({ bodies, overs, pockets }) => ({
    sums: both(bodies, new Set(overs.map(([a, b]) => a + b))),
    pockets,
  }));
  const ascending = (all: Sums) => [...all].sort((a, b) => a - b).map((sum) => iclFromSum(sum / 100));
  return {
    icls: ascending(either(...layered.map(({ sums, pockets }) => both(sums, pockets)))),
    bare: ascending(either(...layered.map(({ sums }) => sums))),
  };
}

/** An hour's band, and whether scarf, gloves and hat may help to hold it. */
export interface HourBand extends Band {
  pockets: boolean;
}

/** How many of these bands one outfit can hold in one day, taking off pocket things, outer and cardigan in turn. */
export function mostInOneDay(gender: Gender, demands: Today, bands: readonly HourBand[]): number {
  if (bands.length === 0) return 0;
  let most = 0;
  for (const { bodies, overs, pockets } of parts(gender, demands).dressings) {
    const mostPocket = Math.max(...pockets);
    for (const body of bodies) {
      for (const [inner, outer] of overs) {
        const levels = [body, body + inner, body + inner + outer];
        const warm = [...levels, body + inner + outer + mostPocket];
        const held = bands.filter((band) =>
          (band.pockets ? warm : levels).some((sum) => inBand(iclFromSum(sum / 100), band)),
        ).length;
        if (held > most) most = held;
        if (most === bands.length) return most;
      }
    }
  }
  return most;
}

const known = new Map<string, Reachable>();

/**
 * Every Icl (clo, ascending) that a legal ensemble of any style has under these demands; `airC` of the hour in which it
 * is worn, where that is known: scarf, gloves and hat are off above 12 °C.
 */
export function reachableIcls(gender: Gender, demands: Today, airC = -Infinity): number[] {
  const key = JSON.stringify([gender, demands]);
  let found = known.get(key);
  if (!found) known.set(key, (found = reachable(gender, demands)));
  return mayWarmPockets(airC) ? found.icls : found.bare;
}

export const mayWarmPockets = (airC: number) => airC <= 12;

/** ISO 9920. */
export function iclFromSum(sumOfClo: number): number {
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
export function bandReach(icls: readonly number[], band: Band): 'yes' | 'too cold' | 'too hot' {
  if (icls.some((icl) => inBand(icl, band))) return 'yes';
  return (icls[0] ?? 0) > band.max ? 'too hot' : 'too cold';
}
