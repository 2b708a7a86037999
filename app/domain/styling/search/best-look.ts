// The best look of pools: searched again for warmth, for another than was worn lately, and from her closet for other clothes
// than this week's.
import { SLOTS } from '../../looks/look.ts';
import { warmthCosts } from '../input/warmth-index.ts';
import { emptyLines, linesOfHers, type RuleLines } from '../rules/never-together.ts';
import { styleRequest } from '../rules/style-fit.ts';
import type { Candidate } from './best-candidates.ts';
import {
  chooseEnsemble,
  isClothes,
  overusedGarments,
  type CandidateCache,
  type EnsembleChoice,
  type RecentLooks,
} from './choose-ensemble.ts';
import type { SearchReach } from './ensemble-parts.ts';
import { buildSearchSpace, searchEnsembles } from './ensemble-search.ts';
import type { Pools } from './garment-option.ts';
import { emptyPools, poolsFor, type PoolQuestion } from './garment-pools.ts';
import { warmestPools } from './warmest-pools.ts';

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

/** Share of the cold on the way that counts for a guest of a wedding: the dress is seen for ten hours. */
export const FROM_DOOR_TO_DOOR = 0.25;

/** What may not meet of hers alone; of everything the search has its own. */
function linesFor({ shelf, conditions, style, brief }: PoolQuestion): RuleLines | undefined {
  if (!shelf || shelf.isWhole) return undefined;
  return linesOfHers(conditions, style, brief.context ?? null, shelf);
}

const mayLapse = ({ brief, shelf }: PoolQuestion): boolean =>
  shelf?.isForWarmth === true && brief.closet?.from === 'only-mine';

function bestOf(
  pools: Pools,
  question: PoolQuestion,
  lately: RecentLooks,
  narrow: PoolFilter,
): EnsembleChoice | null {
  const { brief, style, day, conditions } = question;
  const warmth = warmthCosts(day, brief.evening === 'wedding' ? FROM_DOOR_TO_DOOR : 1);
  const ofHers = linesFor(question);
  const marketFor = (from: Pools, lines: RuleLines | undefined = ofHers) =>
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
      // Of hers alone a lapse is no look, and something is lent, unless she asked for nothing but hers.
      () =>
        question.shelf?.isWhole === false && !mayLapse(question)
          ? []
          : searchEnsembles(marketFor(everyStyle(), emptyLines()), 'anything'),
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

/** clo of a mean hour by which other clothes than this week's may be further from comfort: nobody feels it. */
const NEARLY_AS_RIGHT = 0.03;

/**
 * The best look of the day that is not the clothes of a look of this week, or at least not yesterday's, while such a one is
 * about as right; from her closet alone. What is locked, or narrowed otherwise, stays. @param outOf how far from comfort a mean hour is, clo
 */
export function bestUnrepeated(
  pools: Pools,
  question: PoolQuestion,
  lately: RecentLooks,
  narrow: PoolFilter,
  outOf: (choice: EnsembleChoice) => number,
): EnsembleChoice | null {
  const open = narrow(pools);
  const best = bestOf(open, question, lately, narrow);
  if (!best || !question.brief.closet || !lately.clothes.has(best.clothes)) return best;
  const most = outOf(best) + NEARLY_AS_RIGHT;
  const parts = best.candidate.garments.filter(
    ({ slot }) => isClothes(slot) && pools[slot].every((option) => open[slot].includes(option)),
  );
  const otherThan = (clothes: RecentLooks['clothes']): EnsembleChoice | undefined =>
    parts
      .flatMap(({ id, slot }) => {
        const less: PoolFilter = (from) => {
          const kept = narrow(from);
          return { ...kept, [slot]: kept[slot].filter(({ garment }) => garment.id !== id) };
        };
        const unlike = { ...lately, clothes, repeatCost: Infinity };
        const other = bestOf(less(pools), question, unlike, less);
        return other && !clothes.has(other.clothes) && outOf(other) <= most ? [other] : [];
      })
      .sort((a, b) => a.cost - b.cost)[0];
  const wasYesterday = lately.yesterdays.has(best.clothes);
  return otherThan(lately.clothes) ?? (wasYesterday ? otherThan(lately.yesterdays) : undefined) ?? best;
}

/** What the first of these searches finds that finds anything. */
function firstFound(...searches: readonly (() => Candidate[])[]): Candidate[] {
  for (const look of searches) {
    const found = look();
    if (found.length > 0) return found;
  }
  return [];
}
