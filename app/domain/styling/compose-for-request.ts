// A look for what she said of her day: what she wants is in it, or a sentence says why not.
import { colorsMeantBy } from '../day-request/color-words.ts';
import { allowedColors } from '../day-request/allowed-colors.ts';
import { briefForRequest, withItsOtherHalf, wornFor } from '../day-request/brief-for-request.ts';
import type { DayRequest, DressCode } from '../day-request/day-request.ts';
import {
  isAdjective,
  isAsideOf,
  isWished,
  wishLabel,
  type GarmentWish,
  type GarmentWordId,
} from '../day-request/garment-words.ts';
import { colorDifference } from '../looks/oklch.ts';
import { SLOTS, type Slot } from '../looks/look.ts';
import { Refusal } from '../refusal.ts';
import { formatList } from '../text-format/listed.ts';
import { addDays } from '../time/local-day.ts';
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import { PALETTE, isColorName, parseTints, swatch, type ColorName } from '../wardrobe/palette.ts';
import { garmentById, garmentIdOf } from '../wardrobe/wardrobe.ts';
import { broughtAlong } from './brought-along.ts';
import { isBoldColor } from './color/bold-pieces.ts';
import { compose, openEveryStyle } from './composer.ts';
import { asEveryday, asOnCoolerDay, beside, isForColder, shodAnyway, suitLegs } from './other-air.ts';
import type { ComposedOutfit, Reason, StylingBrief } from './input/brief.ts';
import type { PoolFilter } from './search/best-look.ts';
import type { Option, Pools } from './search/garment-option.ts';
import { CLOTHES, hasTint, inColors, isInWish, withoutUnwanted } from './wanted-pools.ts';
import { emptyPools } from './search/garment-pools.ts';

/** Of a word that several slots answer ('leather', 'a jacket') the one that is looked through first. */
const BY_WISH: readonly Slot[] = [
  'jacket',
  'top',
  'knitwear',
  'bottom',
  'dress',
  'coat',
  ...SLOTS.filter((slot) => slot === 'base' || !CLOTHES.includes(slot)),
  'scarf',
];
/** A wanted garment outweighs style and what was worn lately. */
const WANTED_COST = -200;
/** A dress stands for both. */
const APART: Partial<Record<Slot, readonly Slot[]>> = {
  dress: ['top', 'bottom'],
  top: ['dress'],
  bottom: ['dress'],
};

/** Of a celebration in color. */
const RICH: readonly ColorName[] = [
  'red',
  'berry',
  'fuchsia',
  'emerald',
  'cobalt',
  'coral',
  'plum',
  'burgundy',
  'mustard',
  'rose',
  'teal',
  'rust',
];
/** Neither dark green nor sage. */
const COLORFUL = Object.keys(PALETTE).filter((name) => isColorName(name) && isBoldColor(name));

interface Wants {
  wishes: readonly GarmentWish[];
  pieces: readonly string[];
  /** Of yesterday's look, worn once more where nothing else is asked for. */
  again: readonly string[];
  /** Of anything. */
  colors: readonly string[];
}

/** Her own piece in her own color, where it may be worn today. */
function ownOption(piece: string, pools: Pools): Option[] {
  const garment = garmentById(garmentIdOf(piece));
  const colorway = parseTints(piece);
  const [first, ...rest] = colorway;
  if (!garment || !first) return [];
  return pools[garment.slot]
    .filter((option) => option.garment.id === garment.id)
    .map((option) => ({ ...option, garment: { ...option.garment, colors: [[first, ...rest]] } }));
}

/** The pools around what she wants: it alone stands in its slot, taken from `every` where the style has none. */
function narrowedTo(
  { wishes, pieces, again, colors }: Wants,
  clean: (pools: Pools) => Pools,
  every: Pools,
): PoolFilter {
  const [rest, all] = [every, clean(every)];
  return (fresh) => {
    const pools = { ...clean(fresh) };
    const taken = new Set<Slot>();
    const place = (slot: Slot, options: readonly Option[]) => {
      pools[slot] = options.map((option) => ({ ...option, cost: option.cost + WANTED_COST }));
      taken.add(slot);
      for (const other of APART[slot] ?? []) {
        if (taken.has(other)) continue;
        pools[other] = [];
        taken.add(other);
      }
    };
    const placePiece = (piece: string) => {
      const slot = garmentById(garmentIdOf(piece))?.slot;
      if (!slot || taken.has(slot)) return;
      const hers = inColors(pools[slot], (colorway, { id }) => `${id}:${colorway.join('+')}` === piece);
      const options = hers.length > 0 ? hers : ownOption(piece, rest);
      if (options.length > 0) place(slot, options);
    };
    pieces.forEach(placePiece);
    for (const wish of wishes) {
      // What she named with its color is that, whatever she said of colors otherwise.
      const others = wish.colors.length > 0 ? rest : all;
      const found = slotsOf(wish, pools, others, taken);
      // Of a raincoat the coat, and no windbreaker that is called a shell.
      if (wish.words.includes('raincoat'))
        found.sort((a, b) => Number(b.slot === 'coat') - Number(a.slot === 'coat'));
      const isSuit = wish.words.some((word) => word === 'suit' || word === 'tuxedo');
      for (const { slot, options } of isSuit ? found : found.slice(0, 1)) place(slot, options);
    }
    again.forEach(placePiece);
    if (colors.length > 0) placeColor(pools, { all, taken, colors, isCelebrated: colors === RICH, place });
    return pools;
  };
}

interface SlotOptions {
  slot: Slot;
  options: Option[];
}

/** Where she may wear what she wishes, the likeliest slot first: in her color, else in the color that is nearest to it. */
function slotsOf(wish: GarmentWish, pools: Pools, others: Pools, taken: ReadonlySet<Slot>): SlotOptions[] {
  const meeting = (keep: (colorway: Colorway) => boolean) =>
    BY_WISH.map((slot) => {
      const of = (from: Pools) =>
        inColors(from[slot], (colorway, garment) => isWished(wish, garment) && keep(colorway));
      const here = of(pools);
      return { slot, options: here.length > 0 || taken.has(slot) ? here : of(others) };
    }).filter(({ options }) => options.length > 0);
  const inHers = meeting((colorway) => isInWish(wish, colorway));
  if (inHers.length > 0) return inHers;
  const any = meeting(() => true);
  const hexes = colorsMeantBy(wish.colors).map((name) => PALETTE[name].hex);
  const far = (colorway: Colorway) =>
    Math.min(...colorway.flatMap((tint) => hexes.map((hex) => colorDifference(hex, swatch(tint).hex))));
  return any.map(({ slot, options }) => {
    const nearest = Math.min(...options.flatMap(({ garment }) => garment.colors.map(far)));
    return { slot, options: inColors(options, (colorway) => far(colorway) === nearest) };
  });
}

interface ColorPlace {
  all: Pools;
  taken: ReadonlySet<Slot>;
  colors: readonly string[];
  /** The color of a celebration is that of the dress, where one is worn. */
  isCelebrated: boolean;
  place: (slot: Slot, options: readonly Option[]) => void;
}

/** One piece in her color is what she asks for: one that she named where it comes in it, else what is seen most. */
function placeColor(pools: Pools, { all, taken, colors, isCelebrated, place }: ColorPlace) {
  const isMain = ([main]: Colorway) => colors.includes(main);
  const isAny = (colorway: Colorway) => hasTint(colorway, colors);
  const seen: readonly Slot[] =
    isCelebrated || pools.dress.length > pools.top.length
      ? ['dress', 'top', 'bottom']
      : ['top', 'dress', 'bottom'];
  const free = [...seen, ...CLOTHES].filter((slot) => !taken.has(slot));
  const named = CLOTHES.filter((slot) => taken.has(slot));
  // A print with a fleck of it is the last to say yellow.
  const [found] = [isMain, isAny]
    .flatMap((keep) => [
      ...[...named, ...free].map((slot) => ({ slot, options: inColors(pools[slot], keep) })),
      ...free.map((slot) => ({ slot, options: inColors(all[slot], keep) })),
    ])
    .filter(({ options }) => options.length > 0);
  if (found) place(found.slot, found.options);
}

/** Seen in it, in the clothes: white soles are no white. */
const isInColor = ({ look }: ComposedOutfit, colors: readonly string[]): boolean =>
  look.garments.some(({ id, slot }) => CLOTHES.includes(slot) && hasTint(parseTints(id), colors));

const note = (text: string): Reason => ({ fact: 'preference', text });
const LESS_THAN_ASKED = note(
  'Nothing in this weather is all that your day asks for, so the look comes as near as it can.',
);

/** A scarf that is worn on the head is one. */
const isOnHead = ({ words }: GarmentWish, { id }: Garment): boolean =>
  id === 'headscarf' && words.every((word) => word === 'scarf');

const BELOW: readonly GarmentWordId[] = ['skirt', 'trousers', 'jeans', 'chinos', 'shorts'];

/** What of her wish is not in the look, each said once. */
function unmet(
  { wantedColors, yesterday }: DayRequest,
  tooWarm: readonly GarmentWish[],
  { wishes, pieces, again, colors }: Wants,
  outfit: ComposedOutfit,
): Reason[] {
  const { garments } = outfit.look;
  const isWorn = (wish: GarmentWish, inColor: boolean) =>
    garments.some((worn) => {
      const garment = garmentById(garmentIdOf(worn.id));
      if (!garment || !(isWished(wish, garment) || isOnHead(wish, garment))) return false;
      return !inColor || isInWish(wish, parseTints(worn.id));
    });
  const others = wishes.filter((wish) => !isWorn(wish, true));
  // 'A skirt or trousers': nobody wears both.
  const isClothed = (wish: GarmentWish) =>
    wish.words.some((word) => BELOW.includes(word)) &&
    wishes.some(
      (other) => other !== wish && other.words.some((word) => BELOW.includes(word)) && isWorn(other, false),
    );
  const missed = others
    .filter((wish) => !isWorn(wish, false) && !isClothed(wish) && !tooWarm.includes(wish) && !isAsideOf(wish))
    .map(wishLabel);
  const sweated = tooWarm.filter((wish) => others.includes(wish) && !isWorn(wish, false)).map(wishLabel);
  const recolored = others.filter((wish) => isWorn(wish, false)).map(wishLabel);
  if (colors.length > 0 && !isInColor(outfit, colors))
    missed.push(wantedColors.length > 0 ? `something ${wantedColors.join(' or ')}` : 'color');
  const isGone = pieces.some((piece) => !garments.some(({ id }) => id === piece));
  return [
    ...recolored.map((label) =>
      note(`You asked for ${label}. None in that color is right for today, so the look has the nearest one.`),
    ),
    ...(sweated.length > 0
      ? [note(`You asked for ${formatList(sweated)}: it is too warm for that today.`)]
      : []),
    ...(missed.length > 0
      ? [note(`You asked for ${missed.join(' and ')}: today's look found no place for it.`)]
      : []),
    ...(yesterday === 'again' && again.length === 0 ? [note('There is no look of yesterday to go by.')] : []),
    ...(isGone
      ? [note('A piece you named is not right for this weather or occasion, so the look goes without it.')]
      : []),
  ];
}

const YESTERDAYS: readonly Slot[] = [...CLOTHES, 'shoes'];
/** The clothes and shoes of yesterday's look. */
function yesterdaysIds({ recent, hours: [now] }: StylingBrief): string[] {
  const day = now && addDays(now.date, -1);
  const look = recent.find(({ date }) => date === day);
  return look?.garmentIds.filter((id) => YESTERDAYS.some((slot) => slot === garmentById(id)?.slot)) ?? [];
}

/** What is worn once more is no repeat; of what she wants apart from it nothing comes back. */
function heedingYesterday(
  question: StylingBrief,
  { yesterday }: DayRequest,
  ids: readonly string[],
): StylingBrief {
  if (yesterday === 'other')
    return { ...question, neverWear: [...(question.neverWear ?? []), ...ids.map(garmentIdOf)] };
  if (yesterday === null) return question;
  const isYesterdays = (garmentIds: readonly string[]) => ids.every((id) => garmentIds.includes(id));
  return { ...question, recent: question.recent.filter(({ garmentIds }) => !isYesterdays(garmentIds)) };
}

/** All of it, then less and less: what the day implies goes first, then colors, garments and pieces. */
function triesFor(all: Wants, coded: readonly GarmentWish[]): Wants[] {
  const { wishes } = all;
  const implied = { ...all, wishes: [...wishes, ...coded] };
  return [
    ...(coded.length > 0 ? [implied, { ...implied, colors: [] }] : []),
    all,
    { ...all, colors: [] },
    ...(wishes.length > 1 ? [{ ...all, colors: [], wishes: wishes.slice(0, 1) }] : []),
    { ...all, colors: [], wishes: [] },
    { pieces: [], again: [], colors: [], wishes: [] },
  ];
}

/** What a code gives way to where nothing is all that it asks. */
const LESS: Partial<Record<DressCode, DressCode>> = {
  'fully-covered': 'covered',
  'all-black': 'dark-clothes',
};

/** Of a day that leaves nothing to wear: a step less, then not covered, at last without what its codes ask. */
function withLessAsked(request: DayRequest): DayRequest | null {
  const { codes } = request;
  const left = codes.some((code) => LESS[code])
    ? codes.map((code) => LESS[code] ?? code)
    : codes.filter((code) => code !== 'covered');
  if (left.join() !== codes.join()) return { ...request, codes: left };
  return codes.length > 0 ? { ...request, codes: [] } : null;
}

/**
 * The best look for what she said: with the garments, pieces and colors that she asked for, as far as weather, occasion
 * and her limits leave them. What cannot be is left out in turn (colors, then garments, then pieces, then what the codes
 * of her day ask), and said.
 * @throws Refusal as {@link compose}
 */
export function composeForRequest(brief: StylingBrief, said: DayRequest): ComposedOutfit {
  const { outfit, request, question } = dressed(brief, said);
  // Another look is composed for what she packs: once, for the look that it goes with.
  return withReasons(outfit, broughtAlong(request, outfit, { brief, question }));
}

/** To who is dressed in hers first nothing is lent for a word of the day. */
const unlent = ({ closet }: StylingBrief, pools: Pools): Pools =>
  closet?.from === 'mine-first' ? emptyPools() : pools;

interface Dressed {
  outfit: ComposedOutfit;
  request: DayRequest;
  question: StylingBrief;
}

const withReasons = (outfit: ComposedOutfit, more: readonly Reason[]): ComposedOutfit => ({
  ...outfit,
  reasons: [...outfit.reasons, ...more],
});

function dressed(brief: StylingBrief, said: DayRequest): Dressed {
  try {
    return dressedAsSaid(brief, said);
  } catch (error) {
    const less = error instanceof Refusal ? withLessAsked(said) : null;
    if (!less) throw error;
    const { outfit, ...rest } = dressed(brief, less);
    const told = outfit.reasons.some(({ text }) => text === LESS_THAN_ASKED.text);
    return { ...rest, outfit: told ? outfit : withReasons(outfit, [LESS_THAN_ASKED]) };
  }
}

function dressedAsSaid(brief: StylingBrief, said: DayRequest): Dressed {
  const request = withItsOtherHalf(said, brief);
  const yesterdays = yesterdaysIds(brief);
  const question = heedingYesterday(briefForRequest(request, brief), request, yesterdays);
  const allowed = allowedColors(request);
  // The plainest word last: 'jeans' takes the legs before 'denim' looks for a place.
  const wishes = [...request.wanted].sort((a, b) => Number(isLoose(a)) - Number(isLoose(b)));
  if (wishes.some(({ either }) => either !== undefined)) return dressedInEither(brief, request, wishes);
  const asked = colorsMeantBy(request.wantedColors);
  const implied = request.codes.includes('rich-color') ? RICH : request.colorful === 'more' ? COLORFUL : [];
  const colors = asked.length > 0 ? asked : implied;
  const again = request.yesterday === 'again' ? yesterdays : [];
  const all: Wants = { wishes, pieces: request.pieces, again, colors };
  const coded = wornFor(request, brief);
  const tries = triesFor(all, coded);
  const isOnlyHers = brief.closet?.from === 'only-mine';
  const today = [openEveryStyle(asEveryday(question)), suitLegs(question, coded)].reduce(
    beside,
    openEveryStyle(question),
  );
  const isThere = (wish: GarmentWish) =>
    SLOTS.some((slot) => today[slot].some(({ garment }) => isWished(wish, garment)));
  const tooWarm = wishes.filter((wish) => !isLoose(wish) && !isThere(wish));
  const isOfCold = (wish: GarmentWish) => isForColder(question, wish);
  const every = tooWarm.length > 0 ? beside(today, asOnCoolerDay(question, tooWarm)) : today;
  const others = beside(unlent(brief, today), shodAnyway(question, request));
  const clean = (pools: Pools) => withoutUnwanted(pools, { request, allowed, others });
  // What a day only implies is lent to nobody who has clothes of her own.
  const isImplied = (wants: Wants) => wishes.length === 0 && wants.wishes.length > 0;
  const isImpliedBeside = (wants: Wants) => wants.wishes.length > wishes.length;
  const poolsFrom = (wants: Wants) =>
    !isOnlyHers && brief.closet && isImplied(wants) ? emptyPools() : every;
  for (const wants of tries) {
    try {
      const outfit = compose(question, narrowedTo(wants, clean, poolsFrom(wants)));
      // What the day implies gives way to the color that she names.
      if (isImpliedBeside(wants) && asked.length > 0 && !isInColor(outfit, asked)) continue;
      return {
        outfit: withReasons(outfit, unmet(request, tooWarm.filter(isOfCold), all, outfit)),
        request,
        question,
      };
    } catch (error) {
      if (!(error instanceof Refusal) || wants === tries.at(-1)) throw error;
    }
  }
  throw new Refusal('not-usable', 'No look goes with all of that. Say a little less, and try again.');
}

/** 'A dress or a skirt': the first of them with which nothing is left to say. */
function dressedInEither(brief: StylingBrief, request: DayRequest, wishes: readonly GarmentWish[]): Dressed {
  const group = wishes.find(({ either }) => either !== undefined)?.either;
  const others = wishes.filter(({ either }) => either !== group);
  const outfits = wishes
    .filter(({ either }) => either === group)
    .map(({ words, colors }) => dressed(brief, { ...request, wanted: [{ words, colors }, ...others] }));
  const notes = ({ outfit: { reasons } }: Dressed) =>
    reasons.filter(({ fact }) => fact === 'preference').length;
  return outfits.reduce((best, one) => (notes(one) < notes(best) ? one : best));
}

const isLoose = ({ words }: GarmentWish): boolean => words.every(isAdjective);
