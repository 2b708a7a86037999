// A model proposes, physics disposes: what a language model is shown, and what becomes of its answer.
import type { Modesty, ComposedOutfit, StylingBrief } from './input/brief.ts';
import { SLOTS, type Slot, type WornGarment } from '../looks/look.ts';
import type { Daypart, Gender, OccasionContext, StyleId } from '../preferences/style.ts';
import { Refusal } from '../refusal.ts';
import { garmentIdOf, garmentName, WARDROBE } from '../wardrobe/wardrobe.ts';
import { MAX_OVERLAP, jaccardOverlap } from './search/choose-ensemble.ts';
import type { PoolFilter } from './search/best-look.ts';
import { compose, openWardrobe } from './composer.ts';
import { garmentNoun } from '../wardrobe/glossary.ts';
import type { Option } from './search/garment-option.ts';
import { weatherAllowsColorway } from './color/colors-in-rain.ts';

/** A garment that may be worn today, as the model sees it. */
interface Candidate {
  /** 'garment:colorway'. */
  id: string;
  slot: Slot;
  name: string;
  clo: number;
}

/**
 * All that leaves for a model: option ids, numbers and names of our own wardrobe. Nothing that anybody typed (her
 * name, her place), no user id.
 */
export interface ProposalQuestion {
  gender: Gender;
  style: StyleId;
  context: OccasionContext | null;
  daypart: Daypart;
  hours: { hour: number; tempF: number; rainMm: number; windMs: number; condition: string }[];
  /** Insulation that the day asks for, clo: of its coldest and its warmest hour. */
  need: { coldest: number; warmest: number };
  modesty: Modesty;
  candidates: Candidate[];
}

export interface Proposal {
  /** Ids of candidates. */
  garments: string[];
  title: string;
  description: string;
}

/** How much of a proposal is in the outfit. */
export type ProposalOutcome = 'as-proposed' | 'repaired' | 'replaced';

/** So many garments of a slot are shown, and so many colorways of each. */
const SHOWN: Partial<Record<Slot, number>> = { top: 10, bottom: 10, dress: 6, coat: 6, shoes: 8 };
const SHOWN_ELSE = 4;
const COLORWAYS = 3;
/** What the house adds by its own rules, whether a model thinks of it or not. */
const HOUSE_SLOTS: readonly Slot[] = ['base', 'legwear', 'umbrella'];

/** What may be worn today, as a question to a model. @throws Refusal as {@link compose} */
export function proposalQuestion(brief: StylingBrief): ProposalQuestion {
  const { pools, style, day, conditions } = openWardrobe(brief);
  const candidates = SLOTS.filter((slot) => !HOUSE_SLOTS.includes(slot)).flatMap((slot) =>
    pools[slot].slice(0, SHOWN[slot] ?? SHOWN_ELSE).flatMap(({ garment }) =>
      garment.colors
        .filter((colorway) => weatherAllowsColorway(garment, colorway, conditions))
        .slice(0, COLORWAYS)
        .map((colorway) => ({
          id: `${garment.id}:${colorway.join('+')}`,
          slot,
          name: garmentName(garment, colorway),
          clo: garment.clo,
        })),
    ),
  );
  return {
    gender: brief.gender,
    style,
    context: brief.context ?? null,
    daypart: brief.daypart,
    hours: brief.hours.map(({ hour, tempF, precipitationMm, windMs, condition }) => ({
      hour,
      tempF: Math.round(tempF),
      rainMm: Math.round(precipitationMm * 10) / 10,
      windMs: Math.round(windMs),
      condition,
    })),
    need: {
      coldest: Math.max(...day.map(({ need }) => need.neutral)),
      warmest: Math.min(...day.map(({ need }) => need.neutral)),
    },
    modesty: brief.modesty ?? {},
    candidates,
  };
}

const CORE: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'shoes'];
const LAYERS: readonly Slot[] = ['jacket', 'coat'];
/** A proposed scarf or bag is taken before others that cost up to this much less. */
const PREFERRED = 1;

/** Leaves of these slots only what is proposed; prefers it elsewhere. A whole look must stay possible. */
function narrowTo(proposed: ReadonlySet<string>, slots: readonly Slot[]): PoolFilter {
  const bare = new Set([...proposed].map(garmentIdOf));
  const inColor = ({ garment, cost }: Option): Option => {
    const colors = garment.colors.filter((colors) => proposed.has(`${garment.id}:${colors.join('+')}`));
    return { garment: colors.length > 0 ? { ...garment, colors } : garment, cost };
  };
  return (pools) => {
    const out = { ...pools };
    for (const slot of SLOTS) {
      const wanted = pools[slot].filter(({ garment }) => bare.has(garment.id)).map(inColor);
      const others = pools[slot].filter(({ garment }) => !bare.has(garment.id));
      const preferred = wanted.map(({ garment, cost }) => ({ garment, cost: cost - PREFERRED }));
      out[slot] = slots.includes(slot) ? wanted : [...preferred, ...others];
    }
    const split = out.bottom.length > 0 && out.top.length + out.knitwear.length > 0;
    if (!split && out.dress.length === 0) {
      // Half a look: the other half is the house's.
      if (out.bottom.length === 0) out.bottom = pools.bottom;
      if (out.top.length + out.knitwear.length === 0) out.top = pools.top;
    } else if (out.dress.length > 0 && slots.includes('dress')) {
      // A dress with trousers would be two looks: the dress is the bolder word.
      out.bottom = out.top = [];
    }
    if (out.shoes.length === 0) out.shoes = pools.shoes;
    return out;
  };
}

/** clo-hours outside of what the hours ask for, by the receipt: the same evaluator for everybody. */
export function discomfortHours({ receipt }: ComposedOutfit): number {
  return receipt.hours.reduce(
    (sum, { worn, need }) => sum + Math.max(0, need.min - worn) + Math.max(0, worn - need.max),
    0,
  );
}

/** Rounding of the receipt, clo-hours. */
const SLACK = 0.05;

const idsOf = (garments: readonly WornGarment[]) => new Set(garments.map(({ id }) => garmentIdOf(id)));

function tooAlike(outfit: ComposedOutfit, { recent }: StylingBrief): boolean {
  const ids = idsOf(outfit.look.garments);
  return recent.some(
    ({ garmentIds }) => jaccardOverlap(ids, new Set(garmentIds.map(garmentIdOf))) > MAX_OVERLAP,
  );
}

function within(brief: StylingBrief, narrow: PoolFilter): ComposedOutfit | null {
  try {
    return compose(brief, narrow);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Nouns of everything in the wardrobe: 'coat', 'boots' … */
const NOUNS: ReadonlySet<string> = new Set(
  WARDROBE.map((garment) => garmentNoun(garmentName(garment, garment.colors[0] ?? ['black'])).toLowerCase()),
);
// \u2019 is the apostrophe, \u2013 the dash of typesetters, in ASCII (scripts/build.ts: mustBeAscii).
const TITLE = /^\p{Lu}[\p{L}' ,\u2019-]{3,47}$/u;
const DESCRIPTION = /^\p{Lu}[\p{L}' ,.;:\u2019\u2013-]{20,318}\.$/u;
/** Promises that only the receipt may make, and words about bodies that nobody may. */
const FORBIDDEN = /\b(perfect|guarantee\w*|slim\w*|flatter\w*|thin\w*|weight|figure|body|degrees|warmest)\b/i;

/**
 * Words of a model are used when they are short and plain, promise nothing (no figures, no addresses, no markup) and
 * name no garment that is not worn.
 */
export function areWordsUsable({ title, description }: Proposal, garments: readonly WornGarment[]): boolean {
  const words = title.trim().split(/\s+/).length;
  if (words < 2 || words > 5 || !TITLE.test(title) || !DESCRIPTION.test(description)) return false;
  const text = `${title} ${description}`.toLowerCase();
  if (FORBIDDEN.test(text)) return false;
  const worn = garments.map(({ name }) => name.toLowerCase()).join(' ');
  return [...NOUNS].every((noun) => !new RegExp(`\\b${noun}\\b`).test(text) || worn.includes(noun));
}

/** True when the look wears all of the proposal that is seen. */
function wearsAll(outfit: ComposedOutfit, proposed: readonly string[]): boolean {
  const worn = new Set(outfit.look.garments.map(({ id }) => id));
  return proposed.every((id) => worn.has(id));
}

/**
 * What becomes of a proposal. Only garments that the wardrobe's own rules allow today are ever taken; the composer
 * completes them, and the result may not be a clo-hour colder or warmer than the house's own outfit.
 * @param embedded the house's own outfit for the same brief
 */
export function applyProposal(
  brief: StylingBrief,
  embedded: ComposedOutfit,
  proposal: Proposal,
): { outfit: ComposedOutfit; outcome: ProposalOutcome } {
  const proposed = new Set(proposal.garments);
  const allowed = discomfortHours(embedded) + SLACK;
  const mayRepeat = tooAlike(embedded, brief);
  for (const slots of [[...CORE, ...LAYERS], CORE]) {
    const outfit = within(brief, narrowTo(proposed, slots));
    if (!outfit || discomfortHours(outfit) > allowed || (!mayRepeat && tooAlike(outfit, brief))) continue;
    const ids = idsOf(outfit.look.garments);
    const kept = proposal.garments.filter((id) => ids.has(garmentIdOf(id))).length;
    // Less than half of it is no longer its idea.
    if (kept * 2 < proposal.garments.length || kept === 0) continue;
    const { title, description } = proposal;
    const words = areWordsUsable(proposal, outfit.look.garments) ? { title, description } : {};
    const outcome = wearsAll(outfit, proposal.garments) ? 'as-proposed' : 'repaired';
    return { outfit: { ...outfit, ...words }, outcome };
  }
  return { outfit: embedded, outcome: 'replaced' };
}
