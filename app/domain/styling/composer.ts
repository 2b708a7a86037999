// The stylist: hard rules first, then warmth over the hours, style, color and variety. Same brief, same outfit.
import {
  dressFromCloset,
  ownShelf,
  mixedShelf,
  slotsToLend,
  type DressingTrial,
  type TrialOutfit,
} from '../closet/dress-from-closet.ts';
import { firstChoices } from '../closet/first-choices.ts';
import { toldInHerWords, whoseSaidOnce } from '../closet/her-words.ts';
import { heedingCloset } from '../closet/heeding-closet.ts';
import { goesWithout, rainproofPools, slotsMissingInCold } from '../closet/missing-slots.ts';
import { dayHours } from '../comfort/day-hours.ts';
import { newLook, type Slot } from '../looks/look.ts';
import { Refusal } from '../refusal.ts';
import { toWornGarment, WARDROBE } from '../wardrobe/wardrobe.ts';
import type { ComposedOutfit, Reason, StylingBrief, ColorScheme } from './input/brief.ts';
import { bestUnrepeated, FROM_DOOR_TO_DOOR, type PoolFilter } from './search/best-look.ts';
import { summarizeRecentLooks } from './search/choose-ensemble.ts';
import { chooseColors, type ColoredGarment, type ColoredLook } from './color/choose-colors.ts';
import { summarizeConditions, type Conditions } from './input/conditions.ts';
import { rejectionReasons } from './input/rejected-looks.ts';
import { piecesForBareSkin } from './search/cover-bare-skin.ts';
import { sortLayers, tuckTops, turnUpHems } from './search/layer-order.ts';
import type { Pools } from './search/garment-option.ts';
import { poolsFor, type PoolQuestion, type Shelf } from './search/garment-pools.ts';
import { reasonsFor } from './text/reasons.ts';
import { relaxedLimitReason, missingSlots } from './search/relaxed-limits.ts';
import { carriedLayer, scarfForIce, shawlAlong } from './search/carried-layer.ts';
import { lookReceipt } from './search/wearing-plan.ts';
import type { OutfitFacts } from './rules/outfit-facts.ts';
import { activeLines } from './rules/never-together.ts';
import { heedingCustoms } from '../preferences/local-customs.ts';
import { FELT_C, feltOffsetC } from '../preferences/personal-warmth.ts';
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
    const stuck = missingSlots(pools, question.conditions, headCover).filter(
      (slot) => !question.brief.closet || !goesWithout(slot, pools, headCover),
    );
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

/** What the choice of a day is made by. @throws Refusal 'bad-input' for a brief that nobody could dress for */
export function questionOf(asked: StylingBrief) {
  checkBrief(asked);
  const brief = heedingCloset(heedingCustoms(asked));
  const { style, reason } = pickStyle(brief);
  const { activity } = brief;
  const day = dayHours(brief.hours, {
    activity,
    offsetC: effectiveOffsetC(brief),
    throughout: isOutThroughout(brief),
  });
  const { context = null, setting, handsFull, standsStill, chilledByC } = brief;
  const { stepsOut, staysIn, onSand, wetGround } = brief;
  const colderC = effectiveOffsetC(brief);
  const mildOutdoors = setting === 'home' && brief.coldOutdoors === false;
  const where = { setting, stepsOut, staysIn, mildOutdoors, wetGround };
  const going = { context, style, handsFull, standsStill, chilledByC, onSand, colderC };
  const conditions = summarizeConditions(brief.hours, { ...going, ...where });
  return { brief, style, conditions, day, today: brief.hours[0]?.date ?? '', reason };
}

/** The slots of a shelf that have nothing left today, and whether a look is possible without. */
function missingOf({ brief, conditions }: PoolQuestion, pools: Pools): { needed: Slot[]; lacks: Slot[] } {
  const headCover = brief.modesty?.headCover ?? false;
  const missing = missingSlots(pools, conditions, headCover);
  const all = [...new Set([...missing, ...slotsMissingInCold(pools, conditions, headCover)])];
  const lacks = all.filter((slot) => goesWithout(slot, pools, headCover));
  return { needed: all.filter((slot) => !lacks.includes(slot)), lacks };
}

const NONE: ReadonlySet<Slot> = new Set();

/**
 * What may be worn on that day, and what the choice is made by. Where she is dressed from her closet that is what is
 * hers, or everything where hers leave no look. @throws Refusal as {@link compose}
 */
export function openWardrobe(brief: StylingBrief, shelf?: Shelf) {
  const question = questionOf(brief);
  const { closet } = question.brief;
  if (!closet) return { ...question, ...openPools(question) };
  const own = { ...question, shelf: shelf ?? ownShelf(closet) };
  const pools = poolsFor({ ...own, relaxed: NONE });
  const { needed } = missingOf({ ...own, relaxed: NONE }, pools);
  if (shelf || needed.length === 0) return { ...own, pools, relaxed: NONE };
  const mixed = { ...question, shelf: mixedShelf(closet, slotsToLend(needed).flat(2)) };
  return { ...mixed, ...openPools(mixed) };
}

/**
 * What every style together may wear in each slot on that day, the style asked for first; where nothing is to be lent, of hers.
 * @throws as {@link compose}
 */
export function openEveryStyle(brief: StylingBrief): Pools {
  const question = questionOf(brief);
  const { closet } = question.brief;
  const shelf = closet?.from === 'only-mine' ? { shelf: ownShelf(closet, true) } : {};
  return poolsFor({ ...question, ...shelf, relaxed: NONE, anyStyle: true });
}

/** What may be worn on that day, whoever's it is, in her colors and warmth where it is hers. @throws as {@link compose} */
export function openWholeWardrobe(brief: StylingBrief) {
  const question = questionOf(brief);
  const { closet } = question.brief;
  const all: Question = closet ? { ...question, shelf: mixedShelf(closet) } : question;
  return { ...all, ...openPools(all) };
}

/**
 * Composes one outfit for the hours from leaving to coming home. Deterministic for the brief.
 * Weather rules, modesty and heel height always hold; a never-wear list gives way in a slot where it leaves nothing,
 * and a reason says so. Unknown styles are passed over. Throws Refusal: 'bad-input' for a brief without usable hours,
 * 'not-usable' when her limits leave nothing to wear.
 */
export function compose(brief: StylingBrief, narrow: PoolFilter = (pools) => pools): ComposedOutfit {
  if (!brief.closet) return dressAs(brief, narrow).outfit;
  const outfit = fromCloset(brief, narrow);
  const isWish = Boolean(brief.refused?.length);
  return isWish && outfit.fromCloset === 'gap' ? fromCloset({ ...brief, refused: [] }, narrow) : outfit;
}

/** Half a hundredth: receipts are rounded, clo. */
const ROUNDING = 0.005;

/** The best look from everything, chosen for her thermostat as far as it is felt. @throws as {@link compose} */
function dressAs(brief: StylingBrief, narrow: PoolFilter): DressedLook {
  const offsetC = effectiveOffsetC(brief);
  const felt = feltOffsetC(offsetC);
  const look = dressStepwise({ ...brief, offsetC: felt, trialC: 0, askedC: 0 }, narrow);
  return felt === offsetC && !brief.trialC && !brief.askedC ? look : wornBy(brief, look);
}

/**
 * Warmth that is learned never puts more on, nor cold less: where the best look would, she wears that of somebody whose
 * thermostat is a step nearer to everybody's.
 */
function dressStepwise(brief: StylingBrief, narrow: PoolFilter): DressedLook {
  const best = dressFreely(brief, narrow);
  const { offsetC = 0 } = brief;
  if (offsetC === 0) return best;
  const side = Math.sign(offsetC);
  const nearer = dressStepwise({ ...brief, offsetC: offsetC - side * FELT_C }, narrow);
  const more = side * (nearer.outfit.receipt.icl - best.outfit.receipt.icl);
  return more <= ROUNDING ? best : wornBy(brief, nearer);
}

/** The same pieces on somebody else: receipt and words are hers. */
function wornBy(brief: StylingBrief, { items, outfit, notes, ...rest }: DressedLook): DressedLook {
  const again = assembleOutfit(items, outfit.colorScheme, questionOf(brief));
  return { ...rest, items, notes, outfit: { ...again, reasons: [...again.reasons, ...notes] } };
}

function dressFreely(brief: StylingBrief, narrow: PoolFilter): DressedLook {
  const dress = (asked: StylingBrief) => {
    const question = questionOf(asked);
    return dressIn(question, openPools(question), narrow, brief);
  };
  let tried = dress(brief);
  // A wish is no reason to be cold.
  if (brief.refused?.length && (!tried || tried.isCold)) tried = dress({ ...brief, refused: [] }) ?? tried;
  if (!tried) throw nothingLeft();
  return tried;
}

function fromCloset(asked: StylingBrief, narrow: PoolFilter): ComposedOutfit {
  const question = questionOf(asked);
  const { brief, conditions } = question;
  const { closet, evening, context } = brief;
  if (!closet) throw new RangeError('Dressed from no closet');
  const tryShelf = (shelf: Shelf) => asGuest(evening, tryOn({ ...question, shelf }, narrow));
  const first = firstChoices(closet.pieces, brief, conditions);
  return dressFromCloset(closet, tryShelf, context === 'special', first);
}

/** Good clothes of hers are no gap on the way to a warm room; at a wedding nobody asks how cold she is, either. */
function asGuest(evening: StylingBrief['evening'], trial: DressingTrial): DressingTrial {
  if (evening === undefined || !('outfit' in trial)) return trial;
  const cold = evening === 'wedding' ? FROM_DOOR_TO_DOOR * trial.cold : trial.cold;
  const [out, coldest] = [FROM_DOOR_TO_DOOR * trial.out, FROM_DOOR_TO_DOOR * trial.coldest];
  return { ...trial, out, cold, coldest };
}

const KEEPS_DRY: readonly Slot[] = ['coat', 'jacket', 'umbrella'];

type Question = ReturnType<typeof questionOf> & Pick<PoolQuestion, 'shelf'>;

interface DressedLook extends Omit<TrialOutfit, 'lacks'> {
  isCold: boolean;
  /** Something keeps the rain off. */
  isDry: boolean;
  items: readonly ColoredGarment[];
  /** What is said beside why it works. */
  notes: readonly Reason[];
}

/** The best look of these pools, with the wishes of `wishes` that it keeps; null when there is none. */
function dressIn(
  { reason, ...question }: Question,
  { pools, relaxed, lenient }: OpenPools,
  narrow: PoolFilter,
  wishes = question.brief,
): DressedLook | null {
  const { brief, style, day, conditions, today } = question;
  const lately = summarizeRecentLooks(brief, today);
  const put = ({ worn: items, scheme }: ColoredLook) => ({
    items,
    outfit: assembleOutfit(items, scheme, { brief, style, day, conditions }),
  });
  const asked = { ...question, relaxed, lenient };
  const choice = bestUnrepeated(
    pools,
    asked,
    lately,
    narrow,
    ({ coloring }) => outOfBandOf(put(coloring).outfit).out,
  );
  if (!choice) return null;
  let { items, outfit } = put(choice.coloring);
  const bare = piecesForBareSkin(outfit, items, pools, activeLines(conditions, style, brief.context));
  if (bare.length > 0) {
    const garments = [...choice.candidate.garments, ...bare];
    const liked = brief.affinities?.color;
    ({ items, outfit } = put(chooseColors(garments, style, conditions, brief.seed, lately, liked)));
  }
  const back = relaxedLimitReason(brief, relaxed, outfit.look.garments);
  const notes = [
    ...(reason ? [reason] : []),
    ...rejectionReasons(wishes, style, items),
    ...(back ? [back] : []),
  ];
  const isDry = items.some(
    ({ garment }) => KEEPS_DRY.includes(garment.slot) && garment.weather.rain === 'protects',
  );
  const told = { ...outfit, reasons: [...outfit.reasons, ...notes] };
  return { outfit: told, items, notes, isCold: choice.isCold, isDry, ...outOfBandOf(outfit) };
}

/** How far from comfort a mean hour is, by the receipt, clo. */
function outOfBandOf({ receipt: { hours } }: ComposedOutfit): Pick<TrialOutfit, 'out' | 'cold' | 'coldest'> {
  const coldest = Math.max(0, ...hours.map(({ worn, need }) => need.min - worn));
  const mean = (of: (hour: (typeof hours)[number]) => number) =>
    hours.reduce((sum, hour) => sum + Math.max(0, of(hour)), 0) / hours.length;
  const cold = mean(({ worn, need }) => need.min - worn);
  return { out: cold + mean(({ worn, need }) => worn - need.max), cold, coldest };
}

/** °C below which rain for hours wants a coat for it, and no umbrella over a sweater. */
const COLD_RAIN_C = 12;
const isSoakedInCold = ({ soaking, coldestC }: Conditions): boolean => soaking && coldestC < COLD_RAIN_C;

/** What a shelf gives: of the whole wardrobe a look in any case, of less what is missing where it gives none. */
function tryOn(question: Question & { shelf: Shelf }, narrow: PoolFilter): DressingTrial {
  const { isWhole } = question.shelf;
  const { conditions, brief } = question;
  const pools = rainproofPools(poolsFor({ ...question, relaxed: NONE }), conditions, brief.context);
  const { needed, lacks } = missingOf({ ...question, relaxed: NONE }, narrow(pools));
  if (!isWhole && needed.length > 0) return { missing: needed };
  const dry: PoolFilter = (fresh) => rainproofPools(narrow(fresh), conditions, brief.context);
  const tried = dressIn(question, isWhole ? openPools(question) : { pools, relaxed: NONE }, dry);
  if (!tried && isWhole) throw nothingLeft();
  if (!tried) return { missing: [] };
  const small = lacks.filter(
    (slot) => slot !== 'umbrella' && (slot !== 'hat' || !question.conditions.sunHat),
  );
  if (!question.conditions.rain || tried.isDry) return { ...tried, lacks: small };
  return {
    ...tried,
    lacks: [...(isSoakedInCold(conditions) ? (['coat'] as const) : []), 'umbrella', ...small],
  };
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
  const isAtDesk = brief.context === 'work' && (style === 'professional' || style === 'classic');
  const cut = items.map(({ garment, colorway }) => toWornGarment(garment, colorway));
  // Who asks for loose clothes tucks nothing in.
  const worn = brief.hangsLoose ? cut : tuckTops(cut, isAtDesk);
  const look = newLook(sortLayers(turnUpHems(worn, conditions, brief.modesty?.hem)), brief.gender);
  const hers = brief.closet ? ownShelf(brief.closet).garments : [];
  const others = brief.closet?.from === 'only-mine' ? [] : WARDROBE;
  const carrying = { brief, style, conditions };
  const receipt = lookReceipt(
    items,
    look.garments,
    day,
    brief,
    (insideIcl) =>
      carriedLayer(items, insideIcl, { ...carrying, garments: hers, isHers: true }) ??
      shawlAlong(items, insideIcl, carrying) ??
      carriedLayer(items, insideIcl, { ...carrying, garments: others }) ??
      scarfForIce(items, insideIcl, { ...carrying, garments: others }),
  );
  const facts = { brief, style, look, receipt, conditions, colorScheme };
  return { look, style, receipt, colorScheme, ...wordsFor(facts) };
}

/** Title, description and reasons; a look of hers is told in her words. */
function wordsFor(facts: OutfitFacts): Pick<ComposedOutfit, 'title' | 'description' | 'reasons'> {
  const told = inWordsOfHers(facts);
  const { title, description, tellsColor } = titleAndDescription(told);
  const onceHers = (text: string) => whoseSaidOnce(text, told.look.garments);
  return {
    title,
    description: onceHers(description.text),
    reasons: reasonsFor(told, description, tellsColor).map((reason) => ({
      ...reason,
      text: onceHers(reason.text),
    })),
  };
}

function inWordsOfHers(facts: OutfitFacts): OutfitFacts {
  const pieces = facts.brief.closet?.pieces.filter(({ name }) => name) ?? [];
  if (pieces.length === 0) return facts;
  const { look, receipt } = facts;
  const { layers, carried } = receipt;
  return {
    ...facts,
    look: { ...look, garments: toldInHerWords(look.garments, pieces) },
    receipt: {
      ...receipt,
      ...(layers && { layers: toldInHerWords(layers, pieces) }),
      ...(carried && { carried: toldInHerWords([carried], pieces)[0] }),
    },
  };
}
