// What completes an ensemble's warmth and is hardly seen: legwear, base layers, scarf, gloves and hat.
import { POCKET } from '../../comfort/plan-wearing.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { isTrainer, legwearPenalty } from '../rules/awkward-pairs.ts';
import type { Conditions } from '../input/conditions.ts';
import { combineOptions, type Part } from './ensemble-parts.ts';
import type { LegKind } from '../../wardrobe/garment-predicates.ts';
import type { Option, Pools } from './garment-option.ts';
import {
  isForbiddenPair,
  emptySides,
  garmentSides,
  addSides,
  type RuleLines,
  type RuleSides,
} from '../rules/never-together.ts';
import { DEEP_FROST_C } from '../rules/weather-rules.ts';
import { warmthSteps, warmthIndex, type LayeredWarmth } from '../input/warmth-index.ts';

interface Filling extends RuleSides {
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
export type Filler = (kind: LegKind, shoe: Part, clo: number, warmth: LayeredWarmth) => Filled | null;

/** Legs go bare under a hem on days that stay above this, °C. */
const BARE_LEGS = { coldest: 11, inWind: 15, inRain: 17, warmest: 18 };
const BARE_IN_THE_COOL = 12;
/** Felt below so many °C they never do where anything else may be worn. */
const BARE_IN_THE_COLD = { belowFeltC: 10, cost: 400 };
/** Short socks: under a hem, and with shorts. */
const SHORT_SOCK = 0.03;
const SOCK_SEEN = 0.5;
/** And no sock at all in laced leather. */
const BARE_IN_LEATHER = 2.5;
/** °C from which no sock is to be seen. */
const NO_SOCKS_C = 21;
/** °C of a room in which slippers are worn without. */
const SLIPPERS_C = 24;
/** clo of wool socks and tights. */
const WOOL = { socks: 0.06, tights: 0.1 };

/** Wool only from so many °C down, where there is any. */
const WOOL_BELOW_C = { socks: 3, tights: 4.5 };

function woolIn(legwear: Option[], what: keyof typeof WOOL, { coldestC }: Conditions): Option[] {
  const isCold = coldestC < WOOL_BELOW_C[what];
  const wool = isCold ? legwear.filter(({ garment }) => garment.clo >= WOOL[what]) : [];
  return wool.length > 0 ? wool : legwear;
}
/** Pumps and ballet flats take hose under trousers when it is cool, °C. */
const HOSE_BELOW_C = 11;
/** Other shoes are better then. */
const HOSE_UNDER_TROUSERS = 2;

/** Worn on the bare foot; at home in summer slippers are as well. */
function isBareShoe(shoe: Garment, { warmestC }: Conditions): boolean {
  return (
    shoe.openShoe ||
    (warmestC >= SLIPPERS_C && isOfKind(shoe, 'for the house')) ||
    isOfKind(shoe, 'pumps') ||
    isOfKind(shoe, 'ballet flats') ||
    isOfKind(shoe, 'rain flats') ||
    isOfKind(shoe, 'slip-on summer shoes')
  );
}

/** What may be worn on the legs with these shoes; nothing where her never-wear list leaves nothing. */
export function legwearUnder(
  pools: Pools,
  kind: LegKind,
  shoe: Part,
  today: Conditions,
  lines: RuleLines,
): Part[] {
  const found = legwearsFor(pools, kind, shoe, today, lines);
  return found.length > 0 ? found : [combineOptions([])];
}

/** What there is for the legs with one pair of shoes. */
interface Hosiery {
  shoe: Garment;
  socks: Option[];
  tights: Option[];
  /** Whether there are tights at all, for some other shoes. */
  hasTights: boolean;
  isBareFoot: boolean;
}

function legwearsFor(pools: Pools, kind: LegKind, shoe: Part, today: Conditions, lines: RuleLines): Part[] {
  const [garment] = shoe.garments;
  if (!garment) return [];
  const there = pools.legwear.filter((option) => !isForbiddenPair(shoe, garmentSides(option.garment), lines));
  const hosiery: Hosiery = {
    shoe: garment,
    socks: there.filter((option) => isOfKind(option.garment, 'socks')),
    tights: there.filter((option) => isOfKind(option.garment, 'tights')),
    hasTights: pools.legwear.some((option) => isOfKind(option.garment, 'tights')),
    isBareFoot: isBareShoe(garment, today) || (kind === 'shorts' && isOfKind(garment, 'loafers')),
  };
  if (kind === 'covered') return underTrousers(hosiery, today);
  const bare = onBareLegs(hosiery, kind);
  return kind === 'shorts' ? bare : underSkirt(hosiery, bare, today);
}

/** On a bare leg a sock that is not seen is the better one, and in low leather shoes the only one. */
const seenCost = ({ garment }: Option): number => (isOfKind(garment, 'no-show socks') ? 0 : SOCK_SEEN);

const worn = (options: Option[]): Part[] => options.map((option) => combineOptions([option]));

function onBareLegs({ shoe, socks, isBareFoot }: Hosiery, kind: LegKind): Part[] {
  if (isBareFoot) return [combineOptions([])];
  const short = socks.filter(({ garment }) => garment.clo <= SHORT_SOCK);
  const isLow = isOfKind(shoe, 'walking shoes') && kind === 'skirt';
  const shy = isLow ? short.filter(({ garment }) => isOfKind(garment, 'no-show socks')) : short;
  if (isLow && shy.length === 0) return [combineOptions([], BARE_IN_LEATHER)];
  return shy.map((option) => combineOptions([option], seenCost(option)));
}

function underTrousers({ socks, tights, isBareFoot }: Hosiery, today: Conditions): Part[] {
  if (!isBareFoot) {
    const isHot = today.warmestC >= NO_SOCKS_C;
    return woolIn(socks, 'socks', today).map((option) =>
      combineOptions([option], isHot ? seenCost(option) : 0),
    );
  }
  if (today.coldestC >= HOSE_BELOW_C) return [combineOptions([])];
  const hose = tights.filter(({ garment }) => isOfKind(garment, 'sheer tights'));
  return hose.length > 0
    ? hose.map((option) => combineOptions([option], HOSE_UNDER_TROUSERS))
    : [combineOptions([], BARE_IN_THE_COOL)];
}

/** °C of a room up to which it is heated: nobody sits in it with bare legs. */
const HEATED_ROOM_C = 21.5;

const isHeatedRoom = ({ indoors, warmestC }: Conditions): boolean =>
  indoors === true && warmestC <= HEATED_ROOM_C;

function isWarmForBareLegs(today: Conditions): boolean {
  const { rain, windy, warmestC, feltC, colderC = 0 } = today;
  if (isHeatedRoom(today)) return false;
  if (feltC < BARE_IN_THE_COLD.belowFeltC) return false;
  // Who feels the cold covers them earlier.
  const coldestC = today.coldestC - Math.max(0, colderC);
  const least = rain ? BARE_LEGS.inRain : windy ? BARE_LEGS.inWind : BARE_LEGS.coldest;
  return coldestC >= least && warmestC >= BARE_LEGS.warmest;
}

function underSkirt({ tights, hasTights }: Hosiery, bare: Part[], today: Conditions): Part[] {
  if (isWarmForBareLegs(today)) return [...bare, ...worn(tights)];
  if (tights.length > 0) return worn(woolIn(tights, 'tights', today));
  // Where no tights go with the shoes, others are better, and where none go with the cold, trousers.
  const isCold = today.feltC < BARE_IN_THE_COLD.belowFeltC || isHeatedRoom(today);
  const isDear = today.coldestC < HOSE_BELOW_C || hasTights;
  const cost = isCold ? BARE_IN_THE_COLD.cost : isDear ? BARE_IN_THE_COOL : 0;
  return bare.map((part) => ({ ...part, cost: part.cost + cost }));
}

const isLeggings = ({ garment }: Option) => garment.id.endsWith('leggings');

/** Each list longer than the one before; what is not there is left out. */
function growing(...steps: (Option | undefined)[][]): Option[][] {
  const there = steps.map((step) => step.filter((option) => option !== undefined));
  return there.filter((step, index) => index === 0 || step.length > (there[index - 1]?.length ?? 0));
}

/**
 * °C. Where it stays this cold, scarf, hat and gloves always; from 45 °F down neck and hands, some degrees earlier in
 * wind, and above it no gloves: the same morning, the same answer. Where it thaws from no less, never all three.
 */
const KIT = {
  alwaysUpToC: 4.5,
  neckAndHandsBelowC: 7.2,
  earlierInWindC: 2.2,
  onDaysBelowC: 9,
  allUpToC: 7.8,
  allBelowC: 1.7,
  mildFromC: 11,
};

/** Scarf, hat and gloves, from nothing to everything: as many as the coldest hour asks for and the warmest allows. */
function accessoriesFor(
  [scarf, gloves, hat]: (Option | undefined)[],
  { feltC, coldestC, warmestC, windy }: Conditions,
): Option[][] {
  const all = coldestC <= KIT.allBelowC || warmestC <= KIT.allUpToC;
  if (feltC < POCKET.needBelowFeltC || coldestC < DEEP_FROST_C)
    return growing(
      all || warmestC < (coldestC < KIT.alwaysUpToC ? KIT.mildFromC : KIT.onDaysBelowC)
        ? [gloves, hat, scarf]
        : [gloves, hat],
    );
  if (warmestC <= KIT.alwaysUpToC) return growing([gloves, hat, scarf]);
  if (coldestC - (windy ? KIT.earlierInWindC : 0) < KIT.neckAndHandsBelowC)
    return growing([scarf, gloves], all ? [scarf, gloves, hat] : []);
  return growing([], [scarf]);
}

/** Base layers, scarf, hat and gloves. */
function fillings(pools: Pools, hatTaken: boolean, conditions: Conditions): Part[] {
  const { feltC } = conditions;
  const scarf = pools.scarf.find(({ garment }) => isOfKind(garment, 'warm scarf'));
  const light = pools.scarf.find(({ garment }) => isOfKind(garment, 'light scarf'));
  const gloves = pools.gloves[0];
  const hat = hatTaken ? undefined : pools.hat.find(({ garment }) => isOfKind(garment, 'warm hat'));
  const frost = feltC < POCKET.needBelowFeltC;
  const accessories = accessoriesFor([scarf, gloves, hat], conditions);
  const bases = growing(
    [],
    [pools.base.find((option) => !isLeggings(option))],
    [pools.base.find((option) => !isLeggings(option)), pools.base.find(isLeggings)],
  );
  const parts = bases.flatMap((base) =>
    accessories.map((extras) =>
      combineOptions([...base, ...extras], 0.1 * extras.length + 0.25 * base.length),
    ),
  );
  // A light scarf is for looks rather than for warmth: some days it is worn, most it is not.
  const isFree = !frost && accessories.some(({ length }) => length === 0);
  return light && isFree ? [...parts, combineOptions([light], 0.05)] : parts;
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

function sidesOfBoth(legs: Part, rest: Part): RuleSides {
  const sides = emptySides();
  addSides(sides, legs);
  addSides(sides, rest);
  return sides;
}

/** Many ensembles have the same warmth: what fills one of them best fills them all. */
export function createFiller(pools: Pools, today: Conditions, lines: RuleLines, hatTaken: boolean): Filler {
  const parts = fillings(pools, hatTaken, today);
  const hasLeggings = pools.base.some(isLeggings);
  const lists = new Map<string, { list: Filling[]; known: Map<LayeredWarmth, (Filled | null)[]> }>();
  const listFor = (kind: LegKind, shoe: Part): Filling[] => {
    const trainers = shoe.garments.some(isTrainer);
    // Thermals come in two, under trousers; under a hem only the top.
    const fit = parts.filter(({ garments: worn }) => {
      const bases = worn.filter(({ slot }) => slot === 'base');
      return (
        bases.length === 0 || (kind === 'covered' && hasLeggings ? bases.length === 2 : bases.length === 1)
      );
    });
    return legwearUnder(pools, kind, shoe, today, lines)
      .flatMap((legs) =>
        fit.map((part) => ({
          garments: [...legs.garments, ...part.garments],
          clo: legs.clo + part.clo,
          ...sidesOfBoth(legs, part),
          pocketSteps: warmthSteps(part.pocketClo),
          cost: legs.cost + part.cost + (trainers ? legwearPenalty(legs.garments[0]) : 0),
        })),
      )
      .sort((a, b) => a.cost - b.cost);
  };
  return (kind, shoe, clo, warmth) => {
    const key = `${kind} ${shoe.garments[0]?.id ?? ''}`;
    let found = lists.get(key);
    if (!found) lists.set(key, (found = { list: listFor(kind, shoe), known: new Map() }));
    let known = found.known.get(warmth);
    if (!known) found.known.set(warmth, (known = []));
    const place = Math.round(clo * 50);
    const before = known[place];
    if (before !== undefined) return before;
    return (known[place] = cheapest(found.list, clo, warmth));
  };
}
