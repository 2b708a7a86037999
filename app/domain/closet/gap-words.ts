// What her closet lacks today, said once: what is missing, what of hers comes nearest, and what is borrowed for it; of
// small things, what she does without.
import { formatList } from '../text-format/listed.ts';
import type { OwnPiece } from './closet-terms.ts';
import type { Slot, WornGarment } from '../looks/look.ts';
import { capitalize } from '../text-format/capitalized.ts';
import { garmentNoun, isPlural } from '../wardrobe/glossary.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { garmentById, garmentIdOf, toWornGarment } from '../wardrobe/wardrobe.ts';
import { inHerWords, yours } from './her-words.ts';
import { resolvePiece } from './piece.ts';

const MISSING: Partial<Record<Slot, string>> = {
  shoes: 'no shoes for this weather',
  bottom: 'nothing for your legs in this weather',
  dress: 'nothing for your legs in this weather',
  top: 'no top for this weather',
  knitwear: 'no top for this weather',
  hat: 'nothing to cover your head in this weather',
  coat: 'no coat for this weather',
};

/** The same where she has some: the day asks for more than its weather. */
const NONE_RIGHT: Partial<Record<Slot, string>> = {
  bottom: 'nothing for your legs that is right for today',
  dress: 'nothing for your legs that is right for today',
  coat: 'no coat that is right for today',
  shoes: 'no shoes that are right for today',
  top: 'no top that is right for today',
  knitwear: 'no top that is right for today',
};

/** Slots that keep warm, the most first. */
const WARM: readonly Slot[] = [
  'coat',
  'jacket',
  'knitwear',
  'bottom',
  'top',
  'dress',
  'shoes',
  'scarf',
  'hat',
  'gloves',
];

/** Another slot that does the same. */
const KIN: Partial<Record<Slot, readonly Slot[]>> = {
  coat: ['coat', 'jacket'],
  jacket: ['jacket', 'coat'],
  top: ['top', 'knitwear', 'dress'],
  knitwear: ['knitwear', 'top', 'dress'],
  bottom: ['bottom', 'dress'],
  dress: ['dress', 'bottom'],
};

/** Those of hers that do the same as one of others. */
function likeIt(pieces: readonly OwnPiece[], { slot }: Pick<WornGarment, 'slot'>): WornGarment[] {
  const kin = KIN[slot] ?? [slot];
  return pieces
    .flatMap((piece) => {
      const known = resolvePiece(piece);
      if (!known || !kin.includes(known.garment.slot)) return [];
      const name = inHerWords(piece.name)?.name.replace(/^your /, '');
      return [{ ...toWornGarment(known.garment, known.colorway), ...(name && { name }) }];
    })
    .sort((a, b) => kin.indexOf(a.slot) - kin.indexOf(b.slot) || a.id.localeCompare(b.id));
}

/** The piece of hers that is nearest to one of others: of its kind, and nearest to it in warmth. */
function nearestOf(pieces: readonly OwnPiece[], to: Pick<WornGarment, 'slot' | 'clo'>): WornGarment | null {
  const [first, ...more] = likeIt(pieces, to);
  const far = ({ clo }: WornGarment) => Math.abs(clo - to.clo);
  return more
    .filter(({ slot }) => slot === first?.slot)
    .reduce((nearest, one) => (nearest && far(one) < far(nearest) ? one : nearest), first ?? null);
}

interface Gap {
  missing: readonly Slot[];
  /** What the look of the day wears that is not hers; at least one. */
  others: readonly WornGarment[];
  /** Nothing of hers is in it. */
  isAllOthers?: boolean;
  isCold: boolean;
  pieces: readonly OwnPiece[];
}

/** What is borrowed for a slot that is missing. */
function borrowedFor(slot: Slot, others: readonly WornGarment[]): WornGarment | undefined {
  const kin = KIN[slot] ?? [slot];
  return others
    .filter((one) => kin.includes(one.slot))
    .sort((a, b) => kin.indexOf(a.slot) - kin.indexOf(b.slot))[0];
}

/** clo by which hers may be thinner, and still is as warm. */
const AS_WARM = 0.05;

/** She has nothing that does the same and is as warm. */
const isLack = (pieces: readonly OwnPiece[], one: WornGarment): boolean =>
  likeIt(pieces, one).every(({ clo }) => clo < one.clo - AS_WARM);

/** A coat of hers is too thin for the day, and another is borrowed. */
const thickerCoat = (others: readonly WornGarment[], pieces: readonly OwnPiece[]): WornGarment | undefined =>
  others.find((one) => one.slot === 'coat' && likeIt(pieces, one).length > 0 && isLack(pieces, one));

/** Of shoes that keep dry the weather is the reason, of suede ones it is not. */
const isForTheWet = ({ id, slot }: WornGarment): boolean =>
  slot === 'shoes' && garmentById(garmentIdOf(id))?.weather.rain === 'protects';

/** What she lacks in a slot: a thing, or one that is right where she has some. */
const lackedSlot = (slot: Slot, mender: WornGarment, pieces: readonly OwnPiece[]): string | undefined =>
  (likeIt(pieces, mender).length > 0 && !isForTheWet(mender) ? NONE_RIGHT[slot] : undefined) ?? MISSING[slot];

/** The lack that is told, and the piece of others that mends it: never one that does another thing. */
function lackOf({ missing, others: all, isCold, pieces }: Gap): {
  what: string;
  mender: WornGarment | undefined;
} {
  const others = all.filter(({ slot }) => slot !== 'bag' && slot !== 'umbrella');
  const coat = missing.length > 0 && !missing.includes('coat') ? thickerCoat(others, pieces) : undefined;
  if (coat) return { what: 'no coat warm enough for this weather', mender: coat };
  for (const slot of [...missing].sort((a, b) => WARM.indexOf(a) - WARM.indexOf(b))) {
    const mender = borrowedFor(slot, others);
    const what = mender && lackedSlot(slot, mender, isCold ? [] : pieces);
    if (what) return { what, mender };
  }
  const ranked = [...others].sort((a, b) => WARM.indexOf(a.slot) - WARM.indexOf(b.slot));
  if (isCold)
    return { what: 'nothing warm enough for today', mender: ranked.find((one) => isLack(pieces, one)) };
  const mender = ranked.find(({ slot }) => slot !== 'shoes') ?? ranked[0];
  if (missing.length > 0) return { what: 'too little for this weather', mender };
  const isOver = mender?.slot === 'coat' || mender?.slot === 'jacket';
  return { what: isOver ? 'no light coat or jacket for today' : 'nothing light enough for today', mender };
}

const oneOf = ({ name }: WornGarment): string =>
  isPlural(name) ? `some ${name}` : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** She has as warm a piece of each kind: together they are too little. */
function togetherTooLittle(others: readonly WornGarment[]): string {
  const [only, ...more] = others;
  const are = only && more.length === 0 && !isPlural(only.name) ? 'is' : 'are';
  const names = formatList(others.map(({ name }) => `the ${name}`));
  return `Your clothes alone are too little for today's cold: ${names} ${are} borrowed.`;
}

/** 'Your closet has no shoes for this weather. Your white sneakers come nearest. Some black Chelsea boots would mend that …' */
export function gapReason(gap: Gap): string {
  const { what, mender } = lackOf(gap);
  if (!mender && gap.isCold && gap.others.length > 0 && !gap.isAllOthers)
    return togetherTooLittle(gap.others);
  const nearest = mender ? nearestOf(gap.pieces, mender) : null;
  const near = nearest ? ` Your ${nearest.name} ${isPlural(nearest.name) ? 'come' : 'comes'} nearest.` : '';
  if (!mender || gap.isAllOthers) {
    const would = mender ? `${capitalize(oneOf(mender))} would mend that, so today's` : "Today's";
    return `Your closet has ${what}.${near} ${would} look is drawn from everything.`;
  }
  const more = gap.others.filter((one) => one !== mender).map(({ name }) => `the ${name}`);
  const rest = more.length > 0 ? `, with ${formatList(more)}` : '';
  const are = isPlural(mender.name) ? 'are' : 'is';
  return `Your closet has ${what}.${near} ${capitalize(oneOf(mender))} would mend that, and ${are} borrowed for today${rest}.`;
}

/** Nobody runs under an umbrella. */
const isKitted = (worn: readonly WornGarment[]): boolean => {
  const clothes = worn.filter(({ slot }) => slot === 'top' || slot === 'bottom');
  const known = clothes.map(({ id }) => garmentById(garmentIdOf(id)));
  return known.length > 0 && known.every((garment) => garment && garment.formality === 0);
};

const inTheRain = (_worn: readonly WornGarment[], pieces: readonly OwnPiece[]): string =>
  rainproofInBag(pieces) ?? 'borrow an umbrella before you go';

/** What small things are called, and what does instead. */
const WITHOUT: readonly (readonly [
  Slot,
  string,
  (worn: readonly WornGarment[], pieces: readonly OwnPiece[]) => string,
])[] = [
  ['umbrella', 'umbrella', inTheRain],
  ['hat', 'warm hat', overTheEars],
  ['gloves', 'gloves', () => 'keep your hands in your pockets'],
  ['scarf', 'warm scarf', (worn) => `${closing(worn)} up to your chin`],
];

/** A shell or a raincoat without a lining. */
const SHELL_CLO = 0.4;

/** What of hers keeps the rain off and goes into a bag, in air that is too warm to wear it before it falls. */
export function rainproofOf(pieces: readonly OwnPiece[]): WornGarment | null {
  const [shell] = pieces
    .map((piece) => resolvePiece(piece))
    .filter((piece) => piece !== null)
    .filter(
      ({ garment }) =>
        isOfKind(garment, 'rainproof') && isOfKind(garment, 'hooded') && garment.clo <= SHELL_CLO,
    )
    .sort((a, b) => a.garment.clo - b.garment.clo);
  return shell ? toWornGarment(shell.garment, shell.colorway) : null;
}

function rainproofInBag(pieces: readonly OwnPiece[]): string | null {
  const shell = rainproofOf(pieces);
  return shell && `take your ${shell.name} along and put it on when the rain comes`;
}

const outermost = (worn: readonly WornGarment[]): WornGarment | undefined =>
  worn.find(({ slot }) => slot === 'coat') ?? worn.find(({ slot }) => slot === 'jacket');

const closing = (worn: readonly WornGarment[]): string => {
  const over = outermost(worn);
  return over ? `close the ${garmentNoun(over.name)}` : 'pull your collar';
};

function overTheEars(worn: readonly WornGarment[]): string {
  if (worn.some(({ drawing }) => 'hood' in drawing && drawing.hood) || isHooded(outermost(worn)))
    return 'pull up your hood';
  const scarf = worn.find(({ slot }) => slot === 'scarf');
  if (!scarf) return 'turn up your collar';
  const noun = garmentNoun(scarf.name);
  return noun === 'scarf' ? 'wrap the scarf over your ears' : `pull the ${noun} up over your ears`;
}

const isHooded = (over: WornGarment | undefined): boolean =>
  over?.drawing.kind === 'coat' && over.drawing.collar === 'hood';

/** What goes into the bag, though not with these clothes: mittens before the gym. A hat that is not worn is none in frost. */
function goesAlong(piece: OwnPiece, slot: Slot): boolean {
  const garment = resolvePiece(piece)?.garment;
  return garment?.slot === slot && slot !== 'hat' && (slot !== 'scarf' || isOfKind(garment, 'warm scarf'));
}

/** What she does without small things that the day asks for; null where nothing of them is told: the sun has its own words. */
export function withoutReason(
  lacks: readonly Slot[],
  worn: readonly WornGarment[],
  pieces: readonly OwnPiece[] = [],
): string | null {
  const asked = WITHOUT.filter(([slot]) => lacks.includes(slot) && !(slot === 'umbrella' && isKitted(worn)));
  const hers = asked.map((each) => ({ each, piece: pieces.find((one) => goesAlong(one, each[0])) }));
  const taken = hers.flatMap(({ piece }) => piece ?? []);
  const along = taken.length > 0 ? `Take ${formatList(taken.map(yours))} along.` : null;
  const lacked = hers.flatMap(({ each, piece }) => (piece ? [] : [each]));
  if (lacked.length === 0) return along;
  const none = formatList(lacked.map(([, name]) => `no ${name}`));
  const without = `Your closet has ${none} for today: ${formatList(lacked.map(([, , instead]) => instead(worn, pieces)))}.`;
  return along ? `${without} ${along}` : without;
}

/** What is not hers, in a look that is. Nothing is said of the rest: tights and thermals are in nobody's closet. */
export function borrowedReason(others: readonly WornGarment[]): string {
  const names = formatList(others.map(({ name }) => `the ${name}`));
  const [only, ...more] = others;
  const isOne = more.length === 0 && only && !isPlural(only.name);
  return `${capitalize(names)} ${isOne ? 'is' : 'are'} borrowed for today: ${isOne ? "it isn't" : "they aren't"} in your closet.`;
}
