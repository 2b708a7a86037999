// Dressed from her closet: only hers, at most one piece that is not, and what is done where it leaves a gap.
import { SLOTS, type Look, type Slot, type WornGarment } from '../looks/look.ts';
import type { ClosetBrief, ComposedOutfit } from '../styling/input/brief.ts';
import type { Shelf } from '../styling/search/garment-pools.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { borrowedReason, gapReason, rainproofOf, withoutReason } from './gap-words.ts';
import { isSmall } from './missing-slots.ts';
import { everybodyHas } from './closet-terms.ts';
import { isOwnPiece, wornAlone, wardrobeShelf, closetShelf } from './closet-shelf.ts';

/** The best outfit of a shelf, and how it feels. */
export interface TrialOutfit {
  outfit: ComposedOutfit;
  /** Mean distance of an hour from its comfort band as it is worn, clo. */
  out: number;
  /** Of it, what is too little. */
  cold: number;
  /** What is too little in the worst hour, clo. */
  coldest: number;
  /** Small things that the day asks for and the shelf has not: she goes without. */
  lacks: readonly Slot[];
  /** It is of a shelf on which what goes together in deep frost goes together. */
  isForWarmth?: boolean;
}
/** Or the slots without which no look of the shelf is possible today. */
export type DressingTrial = TrialOutfit | { missing: readonly Slot[] };

/** What a shelf gives today. @throws Refusal when the whole wardrobe gives nothing */
export type TryOn = (shelf: Shelf) => DressingTrial;

/** What nobody feels, clo: what is hers is worn without looking further. */
const FINE = 0.03;
/** So much nearer to comfort with everything (a thin sweater's half), and her closet has a gap today. */
const MENDED = 0.16;
/** The same where hers is too much for it: nobody borrows a top to be a little cooler. */
const MENDED_IF_WARM = 0.3;
/** Only hers: a coat, before anything is borrowed. */
const MENDED_BY_OTHERS = 0.8;
/** Where everything is far from it too, as in deep frost, a quarter of that more is no gap. */
const FAR = 1.25;

/** clo of a mean hour that several pieces of others must mend: for less she is told how long hers hold. */
const WORTH_BORROWING = 0.3;

const isTried = (trial: DressingTrial): trial is TrialOutfit => 'outfit' in trial;

/** Whether clothes that she does not have would make the day notably better. */
const mends = (other: TrialOutfit, own: TrialOutfit, by = MENDED): boolean => own.out > FAR * other.out + by;

const idsOf = (garments: readonly Garment[]) => new Set(garments.map(({ id }) => id));

/** Hers alone, save what everybody has. */
export function ownShelf({ pieces }: ClosetBrief, isWide = false, isForWarmth = false): Shelf {
  const garments = closetShelf(pieces);
  return { garments, hers: idsOf(garments), isWhole: false, isWide, isForWarmth };
}

/** clo of a mean hour that all of hers must mend, for what is not for such a day to be worn. */
const WORTH_IT = 0.05;

/** The same, for what else goes together in deep frost alone to be worn so: a long down coat over a thick sweater. */
const WORTH_A_LAPSE = 0.12;

/** clo of a mean hour that she feels all day: then it goes together as it will. */
const BITTER = 0.15;

/** clo that an hour may lack: the way to work is not warmed by the noon. */
const HOUR_SHORT = 0.15;

const isWarm = ({ cold, coldest }: TrialOutfit, least: number): boolean =>
  cold <= least && coldest <= HOUR_SHORT;

/** The second where the first is no look, or further from comfort by more than this, on the whole or in its coldest hour. */
function unlessBetter(own: DressingTrial, other: DressingTrial, by: number): DressingTrial {
  if (!isTried(other) || !isTried(own)) return isTried(other) ? other : own;
  const isNearer = own.out - other.out > by;
  const isWarmer = own.coldest - other.coldest > Math.max(by, HOUR_SHORT) && own.out >= other.out;
  return isNearer || isWarmer ? other : own;
}

/** Of hers for this day; where that leaves her cold or without a look, of hers for any, however they go together. */
function ownTrial(closet: ClosetBrief, tryOn: TryOn, isCelebrated: boolean): DressingTrial {
  const own = tryOn(ownShelf(closet));
  if (isTried(own) && isWarm(own, FINE)) return own;
  const wide = unlessBetter(own, tryOn(ownShelf(closet, true)), WORTH_IT);
  // Nobody layers a fleece under her good coat for a party.
  const isAsDressed = isCelebrated && (isTried(wide) || closet.from === 'mine-first');
  if (isAsDressed || (isTried(wide) && isWarm(wide, WORTH_A_LAPSE))) return wide;
  const isBitter = isTried(wide) && (wide.cold > BITTER || wide.coldest > HOUR_SHORT);
  const warm = { ...tryOn(ownShelf(closet, true, true)), isForWarmth: true };
  return unlessBetter(wide, warm, isBitter ? WORTH_IT : WORTH_A_LAPSE);
}

/** clo by which what goes first to an occasion may be further from comfort than all of hers: a jacket comes off, and is carried. */
const BORNE = { warm: 0.45, cold: 0.25 };

/** What goes first to the occasion, where it is a look that can be borne. */
function firstOf(first: DressingTrial, own: DressingTrial): TrialOutfit | null {
  if (!isTried(first)) return null;
  if (!isTried(own)) return first;
  const isBorne = first.out - own.out <= BORNE.warm && first.cold - own.cold <= BORNE.cold;
  return isBorne ? first : null;
}

/** Hers, and before the rest of it what others have in these slots; left out: in all. */
export function mixedShelf({ pieces, resting }: ClosetBrief, slots?: readonly Slot[]): Shelf {
  return {
    garments: wardrobeShelf(pieces, resting, slots && (({ slot }) => slots.includes(slot))),
    hers: idsOf(wornAlone(pieces)),
    isWhole: slots === undefined,
  };
}

/** What a day may be lost for. */
const CLOTHES = SLOTS.filter((slot) => !everybodyHas(slot) && !isSmall(slot));
/** Never lent when hers will do. */
const LAST: readonly Slot[] = ['coat', 'shoes'];
/** Of single pieces. */
const LENT_FIRST = CLOTHES.filter((slot) => slot !== 'dress' && !LAST.includes(slot));
/** What a dress stands for. */
const BODY: readonly Slot[] = ['top', 'knitwear', 'bottom', 'dress'];

type SlotSet = readonly Slot[];

/** Slots that may be lent beside those that are lent already: a dress, which sends hers away, and shoes and coat at the end. */
const oneMore = (lent: SlotSet): SlotSet[][] =>
  [LENT_FIRST, ['dress'] as const, LAST].map((slots) =>
    slots.filter((slot) => !lent.includes(slot)).map((slot) => [...lent, slot]),
  );

/** The fewest slots that must be lent where these are missing, the sets that are tried first at the beginning. */
export function slotsToLend(missing: SlotSet): SlotSet[][] {
  const must = missing.filter((slot) => !BODY.includes(slot));
  const uppers = missing.filter((slot) => slot === 'top' || slot === 'knitwear');
  const isLegless = missing.includes('bottom');
  if (uppers.length === 0 && !isLegless) return must.length > 0 ? [[must]] : oneMore([]);
  const body: SlotSet[] = uppers.length === 0 ? [[]] : uppers.map((slot) => [slot]);
  const apart = body.map((set) => [...must, ...set, ...(isLegless ? (['bottom'] as const) : [])]);
  const whole: SlotSet[] = [[...must, 'dress']];
  return isLegless && uppers.length > 0 ? [whole, apart] : [apart, whole];
}

/** So many times another slot is lent beside the others. */
const MOST_ROUNDS = 3;

interface Lent {
  trial: TrialOutfit;
  slots: SlotSet;
  others: number;
}

/**
 * The best look of hers with the fewest pieces of others that is about as comfortable as `all`: she keeps all of hers
 * that fits. Null where no look with so many of others is.
 * @param most pieces of others
 */
function withFewestOthers(
  closet: ClosetBrief,
  own: DressingTrial,
  all: TrialOutfit,
  tryOn: TryOn,
  most: number,
): TrialOutfit | null {
  const lend = (slots: SlotSet): Lent[] => {
    const trial = tryOn(mixedShelf(closet, slots));
    return isTried(trial) ? [{ trial, slots, others: othersIn(closet, trial.outfit).length }] : [];
  };
  let turns = slotsToLend(isTried(own) ? [] : own.missing);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const tried: Lent[] = [];
    for (const turn of turns) {
      const lent = turn.flatMap(lend);
      const [best] = lent
        .filter(({ trial, others }) => others <= most && !mends(all, trial))
        .sort(
          (a, b) =>
            a.others - b.others ||
            hersIn(closet, b.trial.outfit) - hersIn(closet, a.trial.outfit) ||
            a.trial.out - b.trial.out,
        );
      if (best) return best.trial;
      tried.push(...lent);
    }
    const [nearest] = tried.sort((a, b) => a.trial.out - b.trial.out);
    if (!nearest || nearest.slots.length >= most) return null;
    turns = oneMore(nearest.slots);
  }
  return null;
}

const othersIn = ({ pieces }: ClosetBrief, { look }: Pick<ComposedOutfit, 'look'>): WornGarment[] => {
  const hers = isOwnPiece(pieces);
  return look.garments.filter((garment) => !hers(garment));
};

const hersIn = (closet: ClosetBrief, { look }: ComposedOutfit): number =>
  look.garments.filter(isCounted).length - othersIn(closet, { look }).length;

const withReason = (outfit: ComposedOutfit, text: string | null): ComposedOutfit =>
  text === null ? outfit : { ...outfit, reasons: [{ fact: 'closet', text }, ...outfit.reasons] };

/** What she does without the small things that she lacks is told with the rest. */
const toldWithout = ({ outfit, lacks }: TrialOutfit, { pieces }: ClosetBrief): ComposedOutfit =>
  withReason(outfit, withoutReason(lacks, outfit.look.garments, pieces));

/** A look of her shelf; a piece of others is in it only where she has locked it there. */
function asHers(trial: TrialOutfit, closet: ClosetBrief): ComposedOutfit {
  const outfit = toldWithout(trial, closet);
  const others = othersIn(closet, trial.outfit);
  if (others.length === 0) return { ...outfit, fromCloset: 'hers' };
  return { ...withReason(outfit, borrowedReason(others)), fromCloset: 'one-other' };
}

function wholeTrial(trial: DressingTrial): TrialOutfit {
  if (!isTried(trial)) throw new RangeError('The whole wardrobe gives a look or a refusal');
  return trial;
}

/** Hers would do with the small things that she lacks: it is no gap that clothes mend. */
function isSmallGap(closet: ClosetBrief, own: TrialOutfit, all: TrialOutfit, tryOn: TryOn): boolean {
  if (own.lacks.length === 0) return false;
  const trial = tryOn(mixedShelf(closet, own.lacks));
  return isTried(trial) && !mends(all, trial);
}

/** clo of a mean hour by which a coat of others must be nearer to comfort than a coat of hers, to be lent instead of it. */
const ANOTHER_COAT = 0.45;

/** Her own coat or shell is worn, a little light, rather than left at home for one that is not hers. */
function isOnlyAnotherCoat(closet: ClosetBrief, own: TrialOutfit, lent: TrialOutfit): boolean {
  const isCoat = ({ slot }: WornGarment) => slot === 'coat';
  return (
    own.outfit.look.garments.some(isCoat) &&
    othersIn(closet, lent.outfit).some(isCoat) &&
    own.out - lent.out < ANOTHER_COAT
  );
}

const unlessAnotherCoat = (closet: ClosetBrief, own: DressingTrial, lent: TrialOutfit): TrialOutfit =>
  isTried(own) && isOnlyAnotherCoat(closet, own, lent) ? own : lent;

/** °F from which a raincoat is put on when the rain comes, and an umbrella is not lent beside it. */
const SHELL_IN_BAG_F = 68;
/** What is hers, where several pieces of others would mend little. */
const unlessLittle = (own: DressingTrial, lent: TrialOutfit): TrialOutfit =>
  isTried(own) && own.out - lent.out < WORTH_BORROWING ? own : lent;

/** Small things that are lent. */
const MISSED: readonly Slot[] = ['coat', 'umbrella', 'hat', 'gloves', 'scarf'];

/** Mine first: her look with the small things that it lacks, where that leaves it as it is: no bare hands in frost. */
function withSmallThings(closet: ClosetBrief, own: TrialOutfit, tryOn: TryOn): TrialOutfit {
  const isLent = othersIn(closet, own.outfit).length > 0;
  const isWarm = own.outfit.receipt.hours.every(({ tempF }) => tempF >= SHELL_IN_BAG_F);
  const hasShell = isWarm && rainproofOf(closet.pieces) !== null;
  const missed = MISSED.filter(
    // Under a raincoat that is lent nobody needs an umbrella as well, nor where one of hers is in the bag.
    (each) =>
      own.lacks.includes(each) &&
      (each === 'coat'
        ? !isLent
        : each !== 'umbrella' || (!hasShell && (isLent || !own.lacks.includes('coat')))),
  );
  if (missed.length === 0) return own;
  const lent = [...missed, ...othersIn(closet, own.outfit).map(({ slot }) => slot)];
  const { isForWarmth } = own;
  const trial = tryOn({ ...mixedShelf(closet, lent), isForWarmth });
  const isAsBefore =
    isTried(trial) && !mends(own, trial) && othersIn(closet, trial.outfit).length <= lent.length;
  return isAsBefore ? trial : own;
}

/** To a ceremony nobody borrows a beanie, nor a raincoat over her good coat: an umbrella and gloves. */
const bareheaded = ({ lacks, ...trial }: TrialOutfit): TrialOutfit => ({
  ...trial,
  lacks: lacks.filter((slot) => slot === 'umbrella' || slot === 'gloves'),
});

const isTooCold = (own: DressingTrial): boolean => isTried(own) && own.cold > own.out / 2;
const mendedFirst = (own: DressingTrial): number => (isTooCold(own) ? MENDED : MENDED_IF_WARM);

interface Ceremony {
  closet: ClosetBrief;
  first: ClosetBrief['pieces'];
  own: DressingTrial;
  tryOn: TryOn;
  isCelebrated: boolean;
}

/** What of hers goes first, where it can be borne. */
function forCeremony({ closet, first, own, tryOn, isCelebrated }: Ceremony): ComposedOutfit | null {
  const ceremony = { ...closet, pieces: first };
  const best = firstOf(ownTrial(ceremony, tryOn, isCelebrated), own);
  if (!best) return null;
  const isLent = closet.from === 'mine-first';
  return asHers(isLent ? withSmallThings(ceremony, bareheaded(best), tryOn) : best, closet);
}

/**
 * The day's look from her closet. 'only-mine': hers alone, save underwear, socks and tights; 'mine-first': at most one
 * piece of others, where hers do not do, shoes and coat last, and what head, neck and hands lack in the cold. Where that leaves her without a look, or notably less
 * comfortable than she need be, the fewest pieces of others are lent, and it is said. A hat, gloves, a scarf, an umbrella
 * or a bag that she has not is no such gap: she is told what to do without.
 * @param first of hers, what goes first to the occasion
 * @throws Refusal when the whole wardrobe gives nothing
 */
export function dressFromCloset(
  closet: ClosetBrief,
  tryOn: TryOn,
  isCelebrated = false,
  first: ClosetBrief['pieces'] | null = null,
): ComposedOutfit {
  const own = ownTrial(closet, tryOn, isCelebrated);
  const ceremonial = first && forCeremony({ closet, first, own, tryOn, isCelebrated });
  return ceremonial ?? dressFromAll(closet, own, tryOn);
}

function dressFromAll(closet: ClosetBrief, own: DressingTrial, tryOn: TryOn): ComposedOutfit {
  const isFirst = closet.from === 'mine-first';
  const hers = (trial: TrialOutfit) => {
    return asHers(isFirst ? withSmallThings(closet, trial, tryOn) : trial, closet);
  };
  if (isTried(own) && own.out <= FINE) return hers(own);
  const missing = isTried(own) ? [] : own.missing;
  const all = wholeTrial(tryOn({ ...mixedShelf(closet, [...CLOTHES, ...missing]), isWhole: true }));
  const by = isFirst ? mendedFirst(own) : MENDED_BY_OTHERS;
  if (isTried(own) && (!mends(all, own, by) || isSmallGap(closet, own, all, tryOn))) return hers(own);
  const lent = isFirst ? withFewestOthers(closet, own, all, tryOn, 1) : null;
  if (lent) return hers(unlessAnotherCoat(closet, own, lent));
  const told = (clothes: TrialOutfit, isAllOthers: boolean): ComposedOutfit => {
    const trial = isFirst && !isAllOthers ? withSmallThings(closet, clothes, tryOn) : clothes;
    const others = othersIn(closet, trial.outfit);
    const reason = gapReason({ missing, others, isAllOthers, isCold: isTooCold(own), pieces: closet.pieces });
    return { ...withReason(toldWithout(trial, closet), reason), fromCloset: 'gap' };
  };
  const least = withFewestOthers(closet, own, all, tryOn, Infinity) ?? all;
  const others = othersIn(closet, least.outfit);
  if (others.length === 0) return hers(least);
  const dressed = unlessLittle(own, least);
  if (dressed !== least) return hers(dressed);
  // Where nothing of hers is in it, small things are lent as well.
  const isAllOthers = others.length === least.outfit.look.garments.filter(isCounted).length;
  return isAllOthers ? told(wholeTrial(tryOn(mixedShelf(closet))), true) : told(least, false);
}

const isCounted = ({ slot }: WornGarment): boolean => !everybodyHas(slot);

/** What may take the place of a piece: no swap brings in more of others than the look has, or her setting allows. */
export function shelfForSwap(closet: ClosetBrief, look: Look, piece: WornGarment): Shelf {
  const hers = isOwnPiece(closet.pieces);
  const others = look.garments.filter((garment) => !hers(garment));
  const mayLend = closet.from === 'mine-first' && others.length === 0 && !LAST.includes(piece.slot);
  return mayLend || others.includes(piece) ? mixedShelf(closet, [piece.slot]) : ownShelf(closet);
}
