// A look for what she said of her day: what she wants is in it, or a sentence says why not.
import { allowedColors, briefForRequest } from '../day-request/brief-for-request.ts';
import type { DayRequest } from '../day-request/day-request.ts';
import { GARMENT_WORDS, isMeantBy, type GarmentWordId } from '../day-request/garment-words.ts';
import { SLOTS, type Slot } from '../looks/look.ts';
import { garmentIdOf } from '../wardrobe/wardrobe.ts';
import { Refusal } from '../refusal.ts';
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import { PALETTE, isColorName, type ColorName } from '../wardrobe/palette.ts';
import { compose } from './composer.ts';
import type { ComposedOutfit, Reason, StylingBrief } from './input/brief.ts';
import type { PoolFilter } from './search/best-look.ts';
import type { Option, Pools } from './search/garment-option.ts';

/** Shown as color: shoes and bags follow the clothes. */
const CLOTHES: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat', 'scarf'];
/** A wanted garment outweighs style and what was worn lately. */
const WANTED_COST = -200;

const isColored = (colorway: Colorway, names: readonly ColorName[]) =>
  colorway.some((tint) => names.some((name) => name === tint));

/** An option in the colors that are left of it; null when none is. */
function inColors(option: Option, keep: (colorway: Colorway) => boolean): Option | null {
  const colors = option.garment.colors.filter(keep);
  return colors.length > 0 ? { ...option, garment: { ...option.garment, colors } } : null;
}

/** The options in such colors, where a slot has any. */
function recolored(pools: Pools, slots: readonly Slot[], keep: (colorway: Colorway) => boolean): Pools {
  const narrow = { ...pools };
  for (const slot of slots) {
    const left = pools[slot].map((option) => inColors(option, keep)).filter((option) => option !== null);
    if (left.length > 0) narrow[slot] = left;
  }
  return narrow;
}

/** Only what one of these means stands in its slot, and nothing that would exclude it. */
function around(pools: Pools, isWanted: (garment: Garment) => boolean): Pools {
  const narrow = { ...pools };
  for (const slot of SLOTS) {
    const wanted = pools[slot].filter(({ garment }) => isWanted(garment));
    if (wanted.length === 0) continue;
    narrow[slot] = wanted.map((option) => ({ ...option, cost: WANTED_COST }));
    if (slot === 'dress') narrow.top = narrow.bottom = [];
    if (slot === 'top' || slot === 'bottom') narrow.dress = [];
  }
  return narrow;
}

const has = (pools: Pools, isWanted: (garment: Garment) => boolean) =>
  SLOTS.some((slot) => pools[slot].some(({ garment }) => isWanted(garment)));

const colorfulOnes = Object.keys(PALETTE).filter(
  (name) => isColorName(name) && !PALETTE[name].neutral,
) as ColorName[];

interface Wants {
  words: readonly GarmentWordId[];
  pieces: readonly string[];
  colors: readonly ColorName[];
  allowed: readonly ColorName[] | null;
}

function narrowedTo({ words, pieces, colors, allowed }: Wants): PoolFilter {
  return (pools) => {
    let narrow = pools;
    if (allowed)
      narrow = recolored(narrow, CLOTHES, (colorway) =>
        colorway.every((tint) => allowed.some((name) => name === tint)),
      );
    for (const word of words) narrow = around(narrow, (garment) => isMeantBy(word, garment));
    for (const piece of pieces) {
      const id = garmentIdOf(piece);
      narrow = around(narrow, (garment) => garment.id === id);
      narrow = recolored(
        narrow,
        SLOTS.filter((slot) => narrow[slot].every(({ garment }) => garment.id === id)),
        (colorway) => `${id}:${colorway.join('+')}` === piece,
      );
    }
    if (colors.length === 0) return narrow;
    // One piece in her color is what she asks for; where a wanted garment has it, that one.
    const [slot] = slotsByWish(narrow, words).filter((each) =>
      narrow[each].some(({ garment }) => garment.colors.some((colorway) => isColored(colorway, colors))),
    );
    return slot ? recolored(narrow, [slot], (colorway) => isColored(colorway, colors)) : narrow;
  };
}

/** Slots in the order in which a color of hers is looked for: what she named, then what is seen most. */
function slotsByWish(pools: Pools, words: readonly GarmentWordId[]): Slot[] {
  const named = CLOTHES.filter((slot) =>
    pools[slot].some(({ garment }) => words.some((word) => isMeantBy(word, garment))),
  );
  const seen: readonly Slot[] = pools.dress.length > pools.top.length ? ['dress', 'top'] : ['top', 'dress'];
  return [...named, ...seen, 'knitwear', 'bottom', 'jacket', 'coat', 'scarf'];
}

const note = (text: string): Reason => ({ fact: 'preference', text });

/** What of her wish is not in the look, said once. */
function unmet({ words, pieces }: Wants, outfit: ComposedOutfit, pools: Pools): Reason[] {
  const worn = outfit.look.garments.map(({ id }) => garmentIdOf(id));
  const isWorn = (garment: Garment) => worn.includes(garment.id);
  const missed = words.filter(
    (word) => !has(pools, (garment) => isMeantBy(word, garment) && isWorn(garment)),
  );
  const labels = missed.map((word) => GARMENT_WORDS[word].label);
  const gone = pieces.filter((piece) => !outfit.look.garments.some(({ id }) => id === piece));
  return [
    ...(labels.length > 0
      ? [
          note(
            `You asked for ${labels.join(' and ')}; nothing of the kind is right for this weather and occasion.`,
          ),
        ]
      : []),
    ...(gone.length > 0
      ? [note('A piece you named is not right for this weather or occasion, so the look goes without it.')]
      : []),
  ];
}

/**
 * The best look for what she said: with the garments, pieces and colors that she asked for, as far as weather, occasion
 * and her limits leave them. What cannot be is left out in turn (colors, then garments, then pieces), and said.
 * @throws Refusal as {@link compose}
 */
export function composeForRequest(brief: StylingBrief, request: DayRequest): ComposedOutfit {
  const question = briefForRequest(request, brief);
  const allowed = allowedColors(request);
  const colors =
    request.wantedColors.length > 0 ? request.wantedColors : request.colorful === 'more' ? colorfulOnes : [];
  const all: Wants = { words: request.wanted, pieces: request.pieces, colors, allowed };
  const tries: Wants[] = [
    all,
    { ...all, colors: [] },
    { ...all, words: [], colors: [] },
    { ...all, words: [], pieces: [], colors: [], allowed: null },
  ];
  for (const wants of tries) {
    let seen: Pools | null = null;
    const narrow = narrowedTo(wants);
    try {
      const outfit = compose(question, (pools) => narrow((seen = pools)));
      const notes = seen ? unmet(all, outfit, seen) : [];
      return { ...outfit, reasons: [...outfit.reasons, ...notes] };
    } catch (error) {
      if (!(error instanceof Refusal) || wants === tries.at(-1)) throw error;
    }
  }
  throw new Refusal('not-usable', 'No look goes with all of that. Say a little less, and try again.');
}
