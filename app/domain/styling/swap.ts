// One piece of a look for another, and a look made anew round pieces that stay.
import { distanceFromBand } from '../comfort/day-hours.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../comfort/insulation.ts';
import { cloWornAt } from '../comfort/plan-wearing.ts';
import { shelfForSwap } from '../closet/dress-from-closet.ts';
import { heedingCloset } from '../closet/heeding-closet.ts';
import { resolvePiece } from '../closet/piece.ts';
import { parseWornId } from '../looks/worn-piece-id.ts';
import type { Look, Slot, WornGarment } from '../looks/look.ts';
import { Refusal } from '../refusal.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { garmentIdOf, garmentById, toWornGarment } from '../wardrobe/wardrobe.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';
import { lookHarmony, type ColoredGarment } from './color/choose-colors.ts';
import { compose, openEveryStyle, openWardrobe, assembleOutfit } from './composer.ts';
import { canLayer } from './search/ensemble-parts.ts';
import { legKind } from '../wardrobe/garment-predicates.ts';
import type { Conditions } from './input/conditions.ts';
import type { Pools } from './search/garment-option.ts';
import { weatherAllowsColorway } from './color/colors-in-rain.ts';
import { colorPenalty } from './color/bold-pieces.ts';
import { isForbiddenPair, activeLines, garmentSides, type RuleLines } from './rules/never-together.ts';
import { asMidLayer } from './search/mid-layers.ts';
import { piecesKeptBeside } from './search/refit-legwear.ts';
import { bestWearingPlan } from './search/wearing-plan.ts';

/** How another piece feels beside the one that is worn now. */
type Feel = 'warmer' | 'cooler' | 'same';

export interface Alternative {
  garment: WornGarment;
  feel: Feel;
  /** What is changed with it, where it does not go with the rest as that is. */
  along?: { instead: WornGarment; garment: WornGarment };
}

/** clo: a thin undershirt. Less is not felt. */
const FELT_CLO = 0.06;
/** Mean strain of the day that a swap may add: the weather stays right. */
const MORE_STRAIN = 0.4;
/** clo that the coldest hour may lose. */
const COLDER = 0.15;
/** As in choose-ensemble.ts: what style, warmth and color weigh against one another. */
const [STRAIN, HARMONY] = [20, 1.4];
/** A locked piece is worth more than any look without it. */
const LOCKED = -200;
/** Pieces that are not worth a tap. */
const PLAIN: readonly Slot[] = ['base'];

const refusal = (message: string): Refusal => new Refusal('not-usable', message);

/** What a look was made of; throws Refusal when a piece has left the wardrobe. */
export function lookItems({ garments }: Look): ColoredGarment[] {
  return garments.map(({ id, name, clo, slot }) => {
    const ours = garmentById(id);
    // A second knit under her coat is worn as a jacket.
    const garment = ours?.slot === 'knitwear' && slot === 'jacket' ? asMidLayer(ours) : ours;
    const own = garment?.colors.find((each) => id === `${garment.id}:${each.join('+')}`);
    // A piece of her closet may have a color, or be thinner or thicker, as ours is not.
    const colorway = own ?? (garment && resolvePiece(parseWornId(id))?.colorway);
    if (!garment || !colorway)
      throw refusal(`The ${name} is no longer in our wardrobe. Regenerate to see something new.`);
    return { garment: clo === garment.clo ? garment : { ...garment, clo }, colorway };
  });
}

const wornId = ({ garment, colorway }: ColoredGarment): string => toWornGarment(garment, colorway).id;

function iclOf(items: readonly ColoredGarment[]): number {
  return ensembleIcl(UNDERWEAR_CLO + items.reduce((sum, { garment }) => sum + garment.clo, 0));
}

type Wardrobe = ReturnType<typeof openWardrobe>;

/** Mean strain of the day, and how far its coldest hour falls out of the band (clo, 0 or less). */
export function lookWarmth(
  items: readonly ColoredGarment[],
  { day }: Pick<Wardrobe, 'day'>,
): { strain: number; cold: number } {
  const garments = items.map(({ garment }) => garment);
  const plan = bestWearingPlan(garments, iclOf(items), day);
  const weight = day.reduce((sum, hour) => sum + hour.weight, 0);
  const out = day.map(({ need }, index) => distanceFromBand(need, cloWornAt(index, plan)));
  return { strain: plan.cost / weight, cold: Math.min(0, ...out) };
}

/** May be worn with the rest: nothing that never meets, no two collars that fight, legs covered as they were. */
function goesWith(
  garment: Garment,
  instead: Garment,
  others: readonly ColoredGarment[],
  lines: RuleLines,
): boolean {
  const { slot } = garment;
  const lower = slot === 'bottom' || slot === 'dress';
  if (lower && legKind(garment) !== legKind(instead)) return false;
  return others.every(({ garment: other }) => {
    if (isForbiddenPair(garmentSides(garment), garmentSides(other), lines)) return false;
    const isKnit = (one: Garment) => one.slot === 'knitwear' && one.drawing.kind === 'top';
    if (slot === 'top' && isKnit(other)) return canLayer(garment, other);
    if (isKnit(garment) && other.slot === 'top') return canLayer(other, garment);
    return true;
  });
}

/** What kept sun, rain or eyes away must be followed by what does so, too. */
function shelters(garment: Garment, instead: Garment, { sunHat, wet }: Conditions): boolean {
  if (instead.headCover && !garment.headCover) return false;
  if (sunHat && instead.weather.sun === 'cover' && garment.weather.sun !== 'cover') return false;
  return !(wet && instead.weather.rain === 'protects' && garment.weather.rain !== 'protects');
}

/** Both parts of a suit are of one color. */
function isOneCloth({ garment, colorway }: ColoredGarment, others: readonly ColoredGarment[]): boolean {
  const mate = garment.set && others.find((other) => other.garment.set === garment.set);
  return !mate || mate.colorway.join('+') === colorway.join('+');
}

interface Ranked {
  item: ColoredGarment;
  cost: number;
  /** Its colors fight with the rest as the piece before it did not. */
  fights: boolean;
  /** The lowest first: another garment in its best color, one in a further color, one of another style. */
  tier: number;
}

/**
 * Everything that may take the place of a piece, the best first: each garment in its best color, then in its others, then
 * other styles'. @param before the look whose warmth and colors it is held against
 */
function replacements(
  wardrobe: Wardrobe,
  items: readonly ColoredGarment[],
  piece: ColoredGarment,
  before = items,
): Ranked[] {
  const { pools, conditions, style } = wardrobe;
  const staying = items.filter((item) => item !== piece);
  const lines = activeLines(conditions, style, wardrobe.brief.context);
  const now = lookWarmth(before, wardrobe);
  const trouble = (worn: readonly ColoredGarment[]) => colorPenalty(worn, style, conditions.coldestC);
  const troubleNow = trouble(before);
  const ranked: Ranked[] = [];
  const { slot } = piece.garment;
  const inStyle = new Set(pools[slot].map(({ garment }) => garment));
  const beyond = wardrobe.brief.closet ? [] : openEveryStyle(wardrobe.brief)[slot];
  const options = [...pools[slot], ...beyond.filter(({ garment }) => !inStyle.has(garment))];
  for (const { garment, cost } of options) {
    const others = piecesKeptBeside({ garment, colorway: garment.colors[0] ?? piece.colorway }, staying, {
      pools,
      conditions,
      lines,
    });
    if (!goesWith(garment, piece.garment, others, lines)) continue;
    if (!shelters(garment, piece.garment, conditions)) continue;
    const warmth = lookWarmth([...others, { garment, colorway: piece.colorway }], wardrobe);
    if (warmth.strain > now.strain + MORE_STRAIN || warmth.cold < now.cold - COLDER) continue;
    const colored = garment.colors
      .filter((colorway) => weatherAllowsColorway(garment, colorway, conditions))
      .map((colorway) => ({ garment, colorway }))
      .filter((item) => wornId(item) !== wornId(piece) && isOneCloth(item, others))
      .map((item) => ({
        item,
        score: lookHarmony([...others, item], style).score,
        fights: trouble([...others, item]) > troubleNow,
      }))
      .sort((a, b) => Number(a.fights) - Number(b.fights) || b.score - a.score);
    for (const [place, { item, score, fights }] of colored.entries()) {
      const tier = inStyle.has(garment) ? Math.sign(place) : 2 + Math.sign(place);
      ranked.push({ item, fights, tier, cost: cost + STRAIN * warmth.strain - HARMONY * score });
    }
  }
  return colorsApart(
    ranked.sort((a, b) => a.tier - b.tier || a.cost - b.cost),
    piece,
  );
}

/** Five of one color are no choice: among garments in their best color the first of each color comes first, and none in the color that is swapped. */
function colorsApart(ranked: readonly Ranked[], { colorway: [now] }: ColoredGarment): Ranked[] {
  const shown = new Set<string>([now]);
  const [first, again, further]: [Ranked[], Ranked[], Ranked[]] = [[], [], []];
  for (const one of ranked) {
    const [color] = one.item.colorway;
    if (one.tier > 0) further.push(one);
    else if (shown.has(color) && !one.fights) again.push(one);
    else first.push(one);
    if (one.tier === 0 && !one.fights) shown.add(color);
  }
  return [...first, ...again, ...further];
}

/** Slots in which one more piece may be changed with another. */
const CHANGED_ALONG: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat', 'shoes'];
/** So many others are tried with it. */
const TRIED_ALONG = 12;

interface Pair {
  item: ColoredGarment;
  along: { instead: ColoredGarment; item: ColoredGarment };
  cost: number;
}

/**
 * Others of its kind than those that may take its place `alone`, each with the one piece of the rest that is best changed
 * for it.
 */
function pairedReplacements(
  wardrobe: Wardrobe,
  items: readonly ColoredGarment[],
  piece: ColoredGarment,
  alone: readonly Ranked[],
): Pair[] {
  const { pools, conditions, style, brief } = wardrobe;
  const lines = activeLines(conditions, style, brief.context);
  const staying = items.filter((item) => item !== piece);
  const known = new Set([piece, ...alone.map(({ item }) => item)].map(({ garment }) => garment.id));
  const pairs = pools[piece.garment.slot]
    .filter(({ garment }) => !known.has(garment.id) && shelters(garment, piece.garment, conditions))
    .slice(0, TRIED_ALONG)
    .flatMap(({ garment, cost }): Pair[] => {
      const colorway = garment.colors.find((each) => weatherAllowsColorway(garment, each, conditions));
      if (!colorway) return [];
      const item = { garment, colorway };
      const ways = staying.flatMap((instead): Pair[] => {
        const rest = staying.filter((other) => other !== instead);
        const mayChange = CHANGED_ALONG.includes(instead.garment.slot);
        if (!mayChange || !goesWith(garment, piece.garment, rest, lines)) return [];
        const [best] = replacements(wardrobe, [...rest, instead, item], instead, items).filter(
          ({ fights }) => !fights,
        );
        return best ? [{ item, along: { instead, item: best.item }, cost: cost + best.cost }] : [];
      });
      return ways.sort((a, b) => a.cost - b.cost).slice(0, 1);
    });
  return pairs.sort((a, b) => a.cost - b.cost);
}

function itemNamed(items: readonly ColoredGarment[], id: string): ColoredGarment {
  const piece = items.find((item) => wornId(item) === id);
  if (!piece || PLAIN.includes(piece.garment.slot)) throw refusal('This piece is not part of the look.');
  return piece;
}

/** What the place of a piece may be filled from. */
function wardrobeFor(brief: StylingBrief, look: Look, id: string): Wardrobe {
  const { closet } = heedingCloset(brief);
  const piece = look.garments.find((garment) => garment.id === id);
  return openWardrobe(brief, piece && closet && shelfForSwap(closet, look, piece));
}

function feelOf(before: Garment, after: Garment): Feel {
  const more = after.clo - before.clo;
  if (Math.abs(more) < FELT_CLO) return 'same';
  return more > 0 ? 'warmer' : 'cooler';
}

/**
 * Others for one piece of a look (by worn id, 'wool-coat:camel'), the best first: each keeps the weather right and goes
 * with the rest in form and color; where none does, each with one more piece changed. `brief` is that of the look's own
 * hours, with its style.
 * @throws Refusal 'not-usable' when the piece is not part of the look, or a part of it has left the wardrobe
 */
export function alternativesFor(brief: StylingBrief, look: Look, id: string, most = 5): Alternative[] {
  const items = lookItems(look);
  const piece = itemNamed(items, id);
  const wardrobe = wardrobeFor(brief, look, id);
  const worn = ({ garment, colorway }: ColoredGarment) => toWornGarment(garment, colorway);
  const alone = replacements(wardrobe, items, piece);
  const going = alone.filter(({ fights }) => !fights);
  const pairs = going.length === 0 ? pairedReplacements(wardrobe, items, piece, alone) : [];
  return [...going, ...pairs].slice(0, most).map((one) => ({
    garment: worn(one.item),
    feel: feelOf(piece.garment, one.item.garment),
    ...('along' in one && {
      along: { instead: worn(one.along.instead), garment: worn(one.along.item) },
    }),
  }));
}

/**
 * The look with one piece for another that keeps the weather right: one of {@link alternativesFor}, with what is changed
 * along with it, or the one that was there before. Its words and receipt are made anew.
 * @throws Refusal 'not-usable' when that piece does not go with the look today
 */
export function swapGarment(brief: StylingBrief, look: Look, id: string, otherId: string): ComposedOutfit {
  const items = lookItems(look);
  const piece = itemNamed(items, id);
  const wardrobe = wardrobeFor(brief, look, id);
  const { pools, conditions, style } = wardrobe;
  const put = (item: ColoredGarment, staying: readonly ColoredGarment[]) => {
    const lines = activeLines(conditions, style, brief.context);
    const after = [...piecesKeptBeside(item, staying, { pools, conditions, lines }), item];
    return assembleOutfit(after, lookHarmony(after, style).scheme, wardrobe);
  };
  const staying = items.filter((other) => other !== piece);
  const alone = replacements(wardrobe, items, piece);
  const garment = alone.find(({ item }) => item.garment.id === garmentIdOf(otherId))?.item.garment;
  const colorway = garment?.colors.find(
    (each) =>
      otherId === `${garment.id}:${each.join('+')}` && weatherAllowsColorway(garment, each, conditions),
  );
  if (garment && colorway && otherId !== id) return put({ garment, colorway }, staying);
  const pair = pairedReplacements(wardrobe, items, piece, alone).find(({ item }) => wornId(item) === otherId);
  if (!pair) throw refusal('That piece does not go with this look today. Choose another.');
  const { instead, item } = pair.along;
  return put(item, [...staying.filter((other) => other !== instead), pair.item]);
}

/** Pools in which a locked piece stands alone in its slot, in its color, and nothing stands that excludes it. */
function narrowedTo(locked: readonly ColoredGarment[]): (pools: Pools) => Pools {
  return (pools) => {
    const narrow = { ...pools };
    for (const { garment, colorway } of locked) {
      narrow[garment.slot] = [{ garment: { ...garment, colors: [colorway] }, cost: LOCKED }];
      if (garment.slot === 'dress') narrow.top = narrow.bottom = [];
      if (garment.slot === 'top' || garment.slot === 'bottom') narrow.dress = [];
    }
    return narrow;
  };
}

/**
 * Another look round the pieces of this one that she has locked (worn ids).
 * @throws Refusal 'not-usable' when they leave no look in this weather
 */
export function composeAroundLocked(
  brief: StylingBrief,
  look: Look,
  lockedIds: readonly string[],
): ComposedOutfit {
  const locked = lookItems({ garments: look.garments.filter(({ id }) => lockedIds.includes(id)) });
  const outfit = compose(brief, narrowedTo(locked));
  const ids = new Set(outfit.look.garments.map(({ id }) => id));
  if (locked.length < lockedIds.length || !locked.every((item) => ids.has(wornId(item))))
    throw refusal('No look goes round what you locked in this weather. Unlock a piece and try again.');
  return outfit;
}
