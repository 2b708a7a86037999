// How to wear it: what is tucked, left out, belted, open or closed, as the picture has it. What the picture does not show
// (a rolled sleeve) is told for later in the day.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import type { WornGarment } from '../../looks/look.ts';
import { isWornOfKind, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import {
  calledOf,
  hourWord,
  isAnkleBare,
  isNamedByHer,
  isOffAtFirst,
  isSeasonal,
  withArticle,
} from './look-facts.ts';
import { textOf, type Line, type Sentence, type Topic } from './sentence.ts';
import { waysOf, type How } from './wearing-lines.ts';
import { withoutRepeats, type Voice } from './without-repeats.ts';

/** A move, and the worn pieces that it is true of: the one that is moved first. */
export interface Move {
  how: How;
  about: readonly WornGarment[];
  /** The hour of what is done later. */
  at?: number;
}

type Piece = WornGarment | undefined;
const drawnAs = <K extends WornGarment['drawing']['kind']>(piece: Piece, kind: K) =>
  piece?.drawing.kind === kind ? (piece.drawing as Extract<WornGarment['drawing'], { kind: K }>) : undefined;

/** The moves that hold, of one piece and what it goes with. */
const held = (about: readonly Piece[], ...moves: [How, boolean | undefined][]): Move[] => {
  const pieces = about.filter((one) => one !== undefined);
  return moves.filter(([, holds]) => holds === true).map(([how]) => ({ how, about: pieces }));
};

/** In torso lengths: a waistband that is called high. */
const HIGH = 0.7;

/** The hem at the waist: inside the band, its front alone, or over it, as it is drawn. */
function waistMoves(shown: Piece, bottom: Piece): Move[] {
  const top = drawnAs(shown, 'top');
  if (!top || !bottom) return [];
  const trousers = drawnAs(bottom, 'trousers');
  const [isTucked, isHalf] = [top.tucked === true, top.halfTucked === true];
  return held(
    [shown, bottom],
    ['tuck', isTucked],
    ['high waist', isTucked && (trousers?.waist ?? 0) <= HIGH],
    ['belt in view', (isTucked || isHalf) && trousers?.belt !== undefined],
    ['untucked', !isTucked && !isHalf],
    ['half-tuck', isHalf],
  );
}

/** Under a pullover the collar is pulled out; a bow has its own place. */
function underMoves(under: Piece, pullover: Piece): Move[] {
  const [top, knit] = [drawnAs(under, 'top'), drawnAs(pullover, 'top')];
  const isCollar = top?.neck === 'shirt' && !top.bow && knit !== undefined && knit.neck !== 'turtle';
  return held([under, pullover], ['collar out', isCollar]);
}

/** Share of the shoulders that a front gapes by. */
const GAP = { open: 0.14, closed: 0.1 };
/** °F from which a coat may be worn open all day, and from which sleeves are rolled up outside. */
const OPEN_F = 50;
const ROLL_F = 68;

/** What is carried when she leaves is worn in no way yet. */
const isCarried = (facts: OutfitFacts, piece: Piece): boolean =>
  piece !== undefined && isOffAtFirst(facts, piece);

/** Who is cold at home closes it. */
const isColdAtHome = ({ setting, offsetC = 0, askedC = 0 }: OutfitFacts['brief']): boolean =>
  setting === 'home' && offsetC + askedC > 0;

const mayBeOpen = ({ receipt, conditions, brief }: OutfitFacts): boolean =>
  !conditions.wet &&
  !conditions.windy &&
  !brief.keepsJacket &&
  !isColdAtHome(brief) &&
  receipt.hours.every(({ tempF }) => tempF >= OPEN_F);

/** Over a sling nothing closes, nor where it is too warm from leaving on: there it is worn open (reasons.ts). */
const mayBeClosed = ({ receipt, conditions, brief }: OutfitFacts): boolean =>
  !brief.babyWorn && (conditions.wet || !/^(warm|hot)$/.test(receipt.hours[0]?.verdict ?? ''));

/** A coat, jacket or cardigan, as it is drawn and as the day allows. */
function frontMoves(facts: OutfitFacts, over: Piece, under: Piece): Move[] {
  const front = drawnAs(over, 'coat');
  if (!front) return [];
  const isZip =
    front.closure === 'zip' || (front.closure === undefined && !front.lapels && over?.slot !== 'knitwear');
  const isClosed = !front.belt && front.open <= GAP.closed && mayBeClosed(facts);
  return held(
    [over, under],
    ['belt', front.belt],
    ['zipped', isClosed && isZip],
    ['buttoned', isClosed && !isZip],
    ['open', !front.belt && front.open >= GAP.open && mayBeOpen(facts)],
  );
}

/** Of the lower leg: a hem from which trousers are long, and below which they show the ankle. */
const LEG = { long: 0.9, cropped: 0.3 };
/** Of the lower leg: a boot into which slim legs go. */
const TALL = 0.5;

/** Trousers into tall boots or over low ones, gathered cuffs, hems. */
function legMoves(bottom: Piece, shoes: Piece, facts: OutfitFacts): Move[] {
  const legs = drawnAs(bottom, 'trousers');
  if (!legs) return [];
  const shaft = drawnAs(shoes, 'shoes')?.shaft ?? 0;
  const isLong = legs.length > LEG.long;
  const isWet = facts.conditions.wet || isWornOfKind(shoes, 'rain boots');
  const isInside = shaft > TALL && legs.leg === 'slim';
  // A hem over boots drags in the wet.
  const isOver = isLong && shaft > 0 && !isInside && !isWet;
  return held(
    [bottom],
    ['boots over', isLong && isInside],
    ['over boots', isOver && !legs.cuffed && legs.leg !== 'slim'],
    ['cuffs', legs.cuffed],
    ['turned up', legs.turnedUp],
    ['wide hem', isLong && legs.leg === 'wide'],
    ['short hem', isAnkleBare(facts) && legs.length > LEG.cropped && legs.length < LEG.long],
  );
}

/** She comes into a warm room from outdoors: not at home, not in sport, nor where nothing is heated. */
const hasWarmRoom = ({ brief, receipt }: OutfitFacts): boolean =>
  brief.setting === undefined && !brief.isUnheated && !brief.staysIn && Boolean(receipt.inside);

/** It rains at that hour, or is colder than when she left. */
function isTurning({ brief: { hours } }: OutfitFacts, at: number): boolean {
  const then = hours.find(({ hour }) => hour === at);
  return then !== undefined && (isWetHour(then) || then.tempF < (hours[0]?.tempF ?? 0));
}

/** Sleeves for later: never where long ones were asked for, nor in strong sun. */
function sleeveMoves(facts: OutfitFacts, shown: Piece): Move[] {
  const sleeve = drawnAs(shown, 'top')?.sleeve ?? 0;
  if (!shown || sleeve < LEG.long || facts.brief.modesty?.sleeve !== undefined) return [];
  if (shown.slot === 'knitwear') return held([shown], ['push up', hasWarmRoom(facts)]);
  const warm = facts.receipt.hours
    .slice(1)
    .find((hour) => hour.tempF >= ROLL_F && !isTurning(facts, hour.hour));
  const hasCuffs = isWornOfKind(shown, 'shirt with cuffs') && !isWornOfKind(shown, 'bow blouse');
  const isBare = !isSeasonal(facts) && !facts.conditions.strongSun && !pieceInSlot(facts, 'jacket');
  return hasCuffs && warm && isBare ? [{ how: 'roll up', about: [shown], at: warm.hour }] : [];
}

/** A skirt that swings, and how much longer than a coat it is for its hem to show. */
const FLARE = 0.2;
const SHOWN = 0.15;

function dressMoves({ conditions }: OutfitFacts, dress: Piece, over: Piece): Move[] {
  const cut = drawnAs(dress, 'dress');
  if (!cut) return [];
  const coat = drawnAs(over, 'coat');
  return held(
    [dress, over],
    ['wrapped', cut.wrap],
    ['belted', cut.belt !== undefined],
    ['no belt', cut.belt === undefined && !cut.wrap],
    // In wind and on ice nobody is told to let it fly.
    ['swing', cut.flare >= FLARE && !conditions.windy && !conditions.ice],
    ['straight', cut.flare < FLARE],
    ['hem below', coat && coat.length <= cut.length - SHOWN],
  );
}

/** Nobody folds a neck before a run. */
export const isInSport = ({ brief: { setting } }: OutfitFacts): boolean =>
  setting !== undefined && setting !== 'home';

/** Of what she has named herself a move is told where her words bear it out; those that stand here for no word, anywhere. */
const HERS: Partial<Record<How, RegExp>> = {
  tuck: /shirt|blouse|polo|\btees?\b|top\b|tank|cami|bodysuit|turtleneck/i,
  'half-tuck': /shirt|\btees?\b|sweater|jumper/i,
  untucked: /sweater|jumper|sweatshirt|hoodie|tunic|kurt|\btees?\b|t-?shirt|tank|camp/i,
  'collar out': /shirt|button|oxford|polo|blouse/i,
  'folded neck': /turtle|roll|polo.?neck/i,
  belt: /trench|belt|wrap/i,
  zipped: /zip|puffer|fleece|hoodie|parka|shell|rain|down/i,
  buttoned: /cardigan|blazer|overcoat|wool coat|peacoat/i,
  open: /cardigan|blazer|jacket|coat|trench|overshirt/i,
  'boots over': /skinny|slim|leggings/i,
  'over boots': /straight|wide|boot.?cut|jeans|chino|trousers/i,
  cuffs: /jogger|sweatpant|track/i,
  'turned up': /jeans/i,
  'wide hem': /wide|palazzo|flare/i,
  'short hem': /crop|capri|ankle|culotte|7\/8/i,
  'push up': /sweater|jumper|cardigan|knit|pullover|cashmere|merino/i,
  'roll up': /oxford|button|linen shirt|long.?sleeve|flannel/i,
  wrapped: /wrap/i,
  swing: /full|flared|swing|pleated|skater|tiered|a-line/i,
  straight: /shift|sheath|column|straight/i,
  'loose ends': /scarf/i,
};
/** What is short, or laced to the body, is told of in no such way. */
const NOT_HERS: Partial<Record<How, RegExp>> = {
  tuck: /crop|corset|bustier/i,
  'half-tuck': /crop/i,
  untucked: /crop/i,
};
/** What is told of nothing that she has named: it is seen in our drawing alone. */
const DRAWN_ONLY: readonly How[] = ['high waist', 'belt in view', 'belted', 'no belt', 'hem below'];

const isTrueOfHers = ({ how, about: [piece] }: Move): boolean =>
  !piece ||
  !isNamedByHer(piece) ||
  (!DRAWN_ONLY.includes(how) && HERS[how]?.test(piece.name) === true && !NOT_HERS[how]?.test(piece.name));

/** Every move that this look bears out. Of our own pieces there is always one: a hem is in or out, and a dress falls in some way. */
export const movesOf = (facts: OutfitFacts): Move[] => drawnMoves(facts).filter(isTrueOfHers);

/** On a bike, with a child on the hip or in the wind no end hangs free. */
const isBlownOrHeld = ({ brief, conditions }: OutfitFacts): boolean =>
  brief.handsFull === true || conditions.windy;

function drawnMoves(facts: OutfitFacts): Move[] {
  const [coat, jacket, knit, top, dress, bottom, shoes, scarf] = (
    ['coat', 'jacket', 'knitwear', 'top', 'dress', 'bottom', 'shoes', 'scarf'] as const
  ).map((slot) => pieceInSlot(facts, slot));
  const pullover = drawnAs(knit, 'top') && knit;
  const shown = pullover ?? top;
  const outer = coat ?? jacket ?? (pullover ? undefined : knit);
  const hangsFree = !isCarried(facts, scarf) && !isBlownOrHeld(facts);
  return [
    ...waistMoves(shown, bottom),
    ...underMoves(top, pullover),
    ...(isCarried(facts, outer) ? [] : frontMoves(facts, outer, shown ?? dress)),
    ...legMoves(bottom, shoes, facts),
    ...sleeveMoves(facts, shown),
    ...dressMoves(facts, dress, outer),
    ...held(
      [shown],
      ['folded neck', !isInSport(facts) && drawnAs(shown, 'top')?.neck === 'turtle' && !scarf],
    ),
    ...held([scarf], ['loose ends', hangsFree && (drawnAs(scarf, 'scarf')?.ends ?? 0) > 0]),
  ];
}

/** What no sentence has named yet is named whole: 'a navy wool scarf'. */
const NAMED_HERE: readonly How[] = ['collar out', 'loose ends'];

/** A waist is spoken of where it is a woman's and is seen. */
const hasWaist = ({ brief, look }: OutfitFacts): boolean =>
  brief.gender === 'female' &&
  brief.setting === undefined &&
  !look.garments.some(({ slot }) => slot === 'coat' || slot === 'jacket');
/** What is on the feet at home is called no shoes. */
const isInSlippers = (facts: OutfitFacts): boolean =>
  isWornOfKind(pieceInSlot(facts, 'shoes'), 'for the house');
const OF_SHOES = /\bshoes?\b/;
const OF_WAIST = /\bwaist\b/;

/** What other sentences ask for. */
const TOLD: Partial<Record<How, readonly Topic[]>> = {
  'collar out': ['layer-under'],
  open: ['worn-open'],
};

function sentencesOf({ how, about: [one, other], about, at = 0 }: Move, facts: OutfitFacts): Sentence[] {
  if (!one) return [];
  const it = NAMED_HERE.includes(how) ? withArticle(one) : calledOf(one);
  const ways =
    how === 'tuck' && isInSport(facts) && facts.brief.setting !== 'walk'
      ? [`Tuck the ${it} in so that nothing rides up.`]
      : waysOf(how, it, other ? calledOf(other) : '', hourWord(at));
  return ways
    .filter((text) => hasWaist(facts) || how === 'belt' || !OF_WAIST.test(text))
    .filter((text) => !isInSlippers(facts) || !OF_SHOES.test(text))
    .map((text) => ({
      text,
      tells: TOLD[how] ?? [],
      about: about.map(({ id }) => id),
    }));
}

/** What is so without a hand's turn: told where nothing else is, or all else has been read lately. */
const IDLE: readonly How[] = ['untucked', 'no belt', 'straight'];

/** One move, in one sentence; null where nothing is known of how hers is worn. */
export function wearingSentence(facts: OutfitFacts, said: Line, voice: Voice): Sentence | null {
  const moves = movesOf(facts);
  const linesOf = (some: readonly Move[]) =>
    withoutRepeats(
      some.flatMap((move) => sentencesOf(move, facts)),
      textOf(said),
    );
  const unheard = linesOf(moves.filter(({ how }) => !IDLE.includes(how))).filter(
    (line) => !voice.isHeard(line),
  );
  const lines = unheard.length > 0 ? unheard : linesOf(moves);
  return lines.length > 0 ? voice.pick(lines) : null;
}
