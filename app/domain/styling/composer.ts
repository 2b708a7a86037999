// The stylist: hard rules first, then warmth over the hours, style, color and variety. Same brief, same outfit.
import {
  dressFromCloset,
  ownShelf,
  mixedShelf,
  type DressingTrial,
  type TrialOutfit,
} from '../closet/dress-from-closet.ts';
import { rainproofPools, slotsMissingInCold } from '../closet/missing-slots.ts';
import { dayHours } from '../comfort/day-hours.ts';
import { SLOTS, type Slot } from '../looks/look.ts';
import { Refusal } from '../refusal.ts';
import { toWornGarment } from '../wardrobe/wardrobe.ts';
import type { ClosetBrief, ComposedOutfit, StylingBrief, ColorScheme } from './input/brief.ts';
import {
  chooseEnsemble,
  summarizeRecentLooks,
  overusedGarments,
  type EnsembleChoice,
  type CandidateCache,
  type RecentLooks,
} from './search/choose-ensemble.ts';
import { chooseColors, type ColoredGarment, type ColoredLook } from './color/choose-colors.ts';
import { summarizeConditions } from './input/conditions.ts';
import { warmestPools } from './search/warmest-pools.ts';
import { rejectionReasons } from './input/rejected-looks.ts';
import { piecesForBareSkin } from './search/cover-bare-skin.ts';
import { sortLayers, tuckTops } from './search/layer-order.ts';
import type { Pools } from './search/garment-option.ts';
import { emptyPools, poolsFor, type PoolQuestion, type Shelf } from './search/garment-pools.ts';
import { reasonsFor } from './text/reasons.ts';
import { relaxedLimitReason, missingSlots } from './search/relaxed-limits.ts';
import type { SearchReach } from './search/ensemble-parts.ts';
import { styleRequest } from './rules/style-fit.ts';
import { buildSearchSpace, searchEnsembles } from './search/ensemble-search.ts';
import type { Candidate } from './search/best-candidates.ts';
import { lookReceipt } from './search/wearing-plan.ts';
import { activeLines, emptyLines, type RuleLines } from './rules/never-together.ts';
import { warmthCosts } from './input/warmth-index.ts';
import { checkBrief, isOutThroughout, effectiveOffsetC, pickStyle } from './input/wishes.ts';
import { titleAndDescription } from './text/title-and-description.ts';

export type { ComposedOutfit, StylingBrief } from './input/brief.ts';

type Opened = Omit<PoolQuestion, 'relaxed'>;

interface OpenPools extends Pick<PoolQuestion, 'relaxed' | 'lenient'> {
  pools: Pools;
}

/**
 * The pools, with her never-wear list set aside where it leaves nothing, then lines of taste; throws Refusal when her
 * limits do.
 */
function openPools(question: Opened): OpenPools {
  const relaxed = new Set<Slot>();
  const headCover = question.brief.modesty?.headCover ?? false;
  for (;;) {
    const pools = poolsFor({ ...question, relaxed });
    const stuck = missingSlots(pools, question.conditions, headCover);
    const missing = stuck.filter((slot) => !relaxed.has(slot));
    if (stuck.length === 0) return { pools, relaxed, lenient: question.lenient };
    if (missing.length === 0 || !question.brief.neverWear?.length) {
      if (question.lenient) throw nothingLeft();
      return openPools({ ...question, lenient: true });
    }
    for (const slot of missing) relaxed.add(slot);
  }
}

function nothingLeft(): Refusal {
  return new Refusal(
    'not-usable',
    'Your limits for sleeves, hems, necklines and heels leave nothing to wear in this weather. Ease one of them in your profile.',
    { error: 'Nothing left to wear' },
  );
}

/** Mean strain of the day above which the wardrobe is searched again, for warmth before style. */
const STRAINED = 0.5;

/** How often garments of looks that are too close are set aside, in cold that leaves little to choose. */
const MORE_TURNS = 4;

/** The pools without these garments, where a slot has enough without them. */
function without(pools: Pools, ids: ReadonlySet<string>): Pools {
  const left = emptyPools();
  for (const slot of SLOTS) {
    const others = pools[slot].filter(({ garment }) => !ids.has(garment.id));
    left[slot] = others.length > 1 ? others : pools[slot];
  }
  return left;
}

/** Sets aside or prefers garments of legal pools; it can add none. */
export type PoolFilter = (pools: Pools) => Pools;

function bestOf(
  pools: Pools,
  question: PoolQuestion,
  lately: RecentLooks,
  narrow: PoolFilter,
): EnsembleChoice | null {
  const { brief, style, day, conditions } = question;
  const warmth = warmthCosts(day);
  const marketFor = (from: Pools, lines?: RuleLines) =>
    buildSearchSpace(
      from,
      conditions,
      styleRequest(brief, style),
      brief.modesty?.headCover ?? false,
      warmth,
      lines,
    );
  const everyStyle = () => narrow(poolsFor({ ...question, anyStyle: true }));
  const market = marketFor(pools);
  const known: CandidateCache = new WeakMap();
  const pick = (from: Candidate[]) => chooseEnsemble(from, question, lately, known);
  let found = searchEnsembles(market);
  let best = pick(found);
  if (!best || best.planCost > STRAINED) {
    found = [...found, ...searchEnsembles(market, 'warmth')];
    best = pick(found);
  }
  if (!best) {
    found = firstFound(
      () => searchEnsembles(market, 'all'),
      () => searchEnsembles(marketFor(everyStyle()), 'all'),
      () => searchEnsembles(marketFor(everyStyle()), 'anything'),
      () => searchEnsembles(marketFor(everyStyle(), emptyLines()), 'anything'),
    );
    best = pick(found);
  }
  if (best?.isCold || best?.isWarm) {
    found = [...found, ...searchEnsembles(marketFor(everyStyle()), 'warmth')];
    best = pick(found);
  }
  if (best?.isCold) {
    found = [...found, ...searchEnsembles(marketFor(warmestPools(pools)))];
    best = pick(found);
  }
  if (!best || best.alike) {
    const fresh = narrow(poolsFor({ ...question, variety: 5 }));
    found = [...found, ...searchEnsembles(marketFor(fresh))];
    best = unlike(pick(found), lately, (gone, reach) => {
      found = [...found, ...searchEnsembles(marketFor(without(fresh, gone)), reach)];
      return pick(found);
    });
  }
  return best;
}

/** Another look than what was worn lately: what is too much like it is set aside, turn by turn. */
function unlike(
  first: EnsembleChoice | null,
  lately: RecentLooks,
  lookWithout: (gone: ReadonlySet<string>, reach: SearchReach) => EnsembleChoice | null,
): EnsembleChoice | null {
  let best = first;
  const gone = new Set<string>();
  for (let turn = 0; best?.alike && turn < MORE_TURNS; turn++) {
    for (const id of overusedGarments(best.candidate, lately)) gone.add(id);
    best = lookWithout(gone, turn % 2 === 0 ? 'style' : 'warmth');
  }
  return best;
}

/** What the first of these searches finds that finds anything. */
function firstFound(...searches: readonly (() => Candidate[])[]): Candidate[] {
  for (const look of searches) {
    const found = look();
    if (found.length > 0) return found;
  }
  return [];
}

/** What the choice of a day is made by. */
function questionOf(brief: StylingBrief) {
  checkBrief(brief);
  const { style, reason } = pickStyle(brief);
  const { activity } = brief;
  const day = dayHours(brief.hours, {
    activity,
    offsetC: effectiveOffsetC(brief),
    throughout: isOutThroughout(brief),
  });
  const conditions = summarizeConditions(brief.hours, { context: brief.context ?? null, style });
  return { brief, style, conditions, day, today: brief.hours[0]?.date ?? '', reason };
}

/** The slots of a shelf that have nothing left today, and without which no look is possible. */
function missingOf({ brief, conditions }: PoolQuestion, pools: Pools): Slot[] {
  const headCover = brief.modesty?.headCover ?? false;
  const missing = missingSlots(pools, conditions, headCover);
  return [...new Set([...missing, ...slotsMissingInCold(pools, conditions, headCover)])];
}

const NONE: ReadonlySet<Slot> = new Set();

/**
 * What may be worn on that day, and what the choice is made by. Where she is dressed from her closet that is what is
 * hers, or everything where hers leave no look. @throws Refusal as {@link compose}
 */
export function openWardrobe(brief: StylingBrief, shelf?: Shelf) {
  const question = questionOf(brief);
  if (!brief.closet) return { ...question, ...openPools(question) };
  const own = { ...question, shelf: shelf ?? ownShelf(brief.closet) };
  const pools = poolsFor({ ...own, relaxed: NONE });
  if (shelf || missingOf({ ...own, relaxed: NONE }, pools).length === 0)
    return { ...own, pools, relaxed: NONE };
  const mixed = { ...question, shelf: mixedShelf(brief.closet) };
  return { ...mixed, ...openPools(mixed) };
}

/** What every style together may wear in each slot on that day, the style asked for first. @throws as {@link compose} */
export function openEveryStyle(brief: StylingBrief): Pools {
  const question = questionOf(brief);
  return poolsFor({ ...question, relaxed: NONE, anyStyle: true });
}

/** What may be worn on that day, whoever's it is, in her colors and warmth where it is hers. @throws as {@link compose} */
export function openWholeWardrobe(brief: StylingBrief) {
  const question = questionOf(brief);
  const all = brief.closet ? { ...question, shelf: mixedShelf(brief.closet) } : question;
  return { ...all, ...openPools(all) };
}

/**
 * Composes one outfit for the hours from leaving to coming home. Deterministic for the brief.
 * Weather rules, modesty and heel height always hold; a never-wear list gives way in a slot where it leaves nothing,
 * and a reason says so. Unknown styles are passed over. Throws Refusal: 'bad-input' for a brief without usable hours,
 * 'not-usable' when her limits leave nothing to wear.
 */
export function compose(brief: StylingBrief, narrow: PoolFilter = (pools) => pools): ComposedOutfit {
  const free = { ...brief, refused: [] };
  const isWish = Boolean(brief.refused?.length);
  if (brief.closet) {
    const outfit = fromCloset(brief, brief.closet, narrow);
    return isWish && outfit.fromCloset === 'gap' ? fromCloset(free, brief.closet, narrow) : outfit;
  }
  const dress = (asked: StylingBrief) => {
    const question = questionOf(asked);
    return dressIn(question, openPools(question), narrow, brief);
  };
  let tried = dress(brief);
  // A wish is no reason to be cold.
  if (isWish && (!tried || tried.isCold)) tried = dress(free) ?? tried;
  if (!tried) throw nothingLeft();
  return tried.outfit;
}

function fromCloset(brief: StylingBrief, closet: ClosetBrief, narrow: PoolFilter): ComposedOutfit {
  const question = questionOf(brief);
  return dressFromCloset(closet, (shelf) => tryOn({ ...question, shelf }, narrow));
}

type Question = ReturnType<typeof questionOf> & Pick<PoolQuestion, 'shelf'>;

/** The best look of these pools, with the wishes of `asked` that it keeps; null when there is none. */
function dressIn(
  { reason, ...question }: Question,
  { pools, relaxed, lenient }: OpenPools,
  narrow: PoolFilter,
  asked = question.brief,
): (TrialOutfit & { isCold: boolean }) | null {
  const { brief, style, day, conditions, today } = question;
  const lately = summarizeRecentLooks(brief, today);
  const choice = bestOf(narrow(pools), { ...question, relaxed, lenient }, lately, narrow);
  if (!choice) return null;
  const put = ({ worn: items, scheme }: ColoredLook) => ({
    items,
    outfit: assembleOutfit(items, scheme, { brief, style, day, conditions }),
  });
  let { items, outfit } = put(choice.coloring);
  const bare = piecesForBareSkin(outfit, items, pools, activeLines(conditions, style, brief.context));
  if (bare.length > 0) {
    const garments = [...choice.candidate.garments, ...bare];
    const liked = brief.affinities?.color;
    ({ items, outfit } = put(chooseColors(garments, style, conditions, brief.seed, lately, liked)));
  }
  const back = relaxedLimitReason(brief, relaxed, outfit.look.garments);
  const more = [
    ...(reason ? [reason] : []),
    ...rejectionReasons(asked, style, items),
    ...(back ? [back] : []),
  ];
  const reasons = [...outfit.reasons, ...more];
  return { outfit: { ...outfit, reasons }, isCold: choice.isCold, ...outOfBandOf(outfit) };
}

/** How far from comfort a mean hour is, by the receipt, clo. */
function outOfBandOf({ receipt: { hours } }: ComposedOutfit): { out: number; cold: number } {
  const mean = (of: (hour: (typeof hours)[number]) => number) =>
    hours.reduce((sum, hour) => sum + Math.max(0, of(hour)), 0) / hours.length;
  const cold = mean(({ worn, need }) => need.min - worn);
  return { out: cold + mean(({ worn, need }) => worn - need.max), cold };
}

/** What a shelf gives: of the whole wardrobe a look in any case, of less what is missing where it gives none. */
function tryOn(question: Question & { shelf: Shelf }, narrow: PoolFilter): DressingTrial {
  const { isWhole } = question.shelf;
  const pools = rainproofPools(poolsFor({ ...question, relaxed: NONE }), question.conditions);
  const missing = isWhole ? [] : missingOf({ ...question, relaxed: NONE }, narrow(pools));
  if (missing.length > 0) return { missing };
  const dry: PoolFilter = (fresh) => rainproofPools(narrow(fresh), question.conditions);
  const tried = dressIn(question, isWhole ? openPools(question) : { pools, relaxed: NONE }, dry);
  if (!tried && isWhole) throw nothingLeft();
  return tried ?? { missing: [] };
}

/** What is chosen, put on in order, with its receipt and words. */
export function assembleOutfit(
  items: readonly ColoredGarment[],
  colorScheme: ColorScheme,
  {
    brief,
    style,
    day,
    conditions,
  }: Pick<ReturnType<typeof openWardrobe>, 'brief' | 'style' | 'day' | 'conditions'>,
): ComposedOutfit {
  const look = {
    garments: sortLayers(tuckTops(items.map(({ garment, colorway }) => toWornGarment(garment, colorway)))),
  };
  const receipt = lookReceipt(items, look.garments, day, brief);
  const facts = { brief, style, look, receipt, conditions, colorScheme };
  const { title, description, tellsColor } = titleAndDescription(facts);
  return {
    look,
    style,
    title,
    description: description.text,
    reasons: reasonsFor(facts, description, tellsColor),
    receipt,
    colorScheme,
  };
}
