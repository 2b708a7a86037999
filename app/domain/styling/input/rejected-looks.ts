// "Not for me", and why: what the next looks set aside for it. A wish, weaker than the weather.
import type { Slot } from '../../looks/look.ts';
import type { NotForMe } from '../../preferences/rejection-reasons.ts';
import { STYLE_LABELS, type StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import {
  nearestColorName,
  colorWord,
  swatch,
  parseTints,
  type ColorName,
  type Tint,
} from '../../wardrobe/palette.ts';
import { garmentIdOf, garmentById } from '../../wardrobe/wardrobe.ts';
import type { Reason, RefusedLook, StylingBrief } from './brief.ts';
import { STYLE_FORMALITY } from '../../preferences/style-formality.ts';
import { garmentSilhouette, SILHOUETTE_LABELS, type Silhouette } from '../../looks/silhouette.ts';

/** What a look is judged by. */
const SEEN: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];
const SEEN_OR_ON_FOOT: readonly Slot[] = [...SEEN, 'shoes'];

/** What is set aside, of all looks that were sent away. */
export interface RejectedTraits {
  colors: ReadonlySet<ColorName>;
  silhouettes: ReadonlySet<Silhouette>;
  /** How formal the plainest look was that was too dressed up; null for none. */
  below: number | null;
  styles: ReadonlySet<StyleId>;
  /** No style more formal than this, as style-formality.ts has it. */
  plainest: number;
  garments: ReadonlySet<string>;
}

const colorsOf = (wornId: string): ColorName[] => parseTints(wornId).map(nearestColorName);

const seenIn = ({ garmentIds }: RefusedLook, slots: readonly Slot[]) =>
  garmentIds.flatMap((id) => {
    const garment = garmentById(id);
    return garment && slots.includes(garment.slot) ? [{ id, garment }] : [];
  });

/** The colors that stand out; of a look in neutrals, all of them. */
function colorsToAvoid(look: RefusedLook): ColorName[] {
  const all = seenIn(look, SEEN).flatMap(({ id }) => colorsOf(id));
  const bright = all.filter((name) => !swatch(name).neutral);
  return bright.length > 0 ? bright : all;
}

/** What the brief asks to set aside. */
export function rejectedTraits({ refused = [] }: Pick<StylingBrief, 'refused'>): RejectedTraits {
  const of = (reason: NotForMe) => refused.filter((look) => look.reason === reason);
  const dressy = of('too-dressed-up').map((look) =>
    Math.max(0, ...seenIn(look, SEEN).map(({ garment }) => garment.formality)),
  );
  return {
    colors: new Set(of('colour').flatMap(colorsToAvoid)),
    silhouettes: new Set(
      of('shape')
        .flatMap((look) => seenIn(look, SEEN).map(({ garment }) => garmentSilhouette(garment.drawing)))
        .filter((found) => found !== null),
    ),
    below: dressy.length > 0 ? Math.min(...dressy) : null,
    plainest: Math.min(Infinity, ...of('too-dressed-up').map(({ style }) => STYLE_FORMALITY[style])),
    styles: new Set(of('not-my-style').map(({ style }) => style)),
    garments: new Set(
      of('not-my-style').flatMap((look) => seenIn(look, SEEN).map(({ garment }) => garmentIdOf(garment.id))),
    ),
  };
}

/** So many must be left in a slot, or the wish gives way there; a look can do without a dress, a knit or a jacket. */
const LEFT: Partial<Record<Slot, number>> = { dress: 0, knitwear: 0, jacket: 0 };
const LEFT_ELSE = 2;

function keeping<T>(options: T[], slot: Slot, keep: (option: T) => T | null): T[] {
  const left = options.map(keep).filter((option) => option !== null);
  return left.length >= (LEFT[slot] ?? LEFT_ELSE) ? left : options;
}

/** The garments of a slot without what she has just sent away, where enough is left. */
export function withoutRejected<T extends { garment: Garment }>(
  options: T[],
  slot: Slot,
  heeded: RejectedTraits,
  style: StyleId,
): T[] {
  const { colors, silhouettes, below, garments } = heeded;
  const isSeen = SEEN.includes(slot);
  let left = options;
  if (garments.size > 0 && isSeen)
    left = keeping(left, slot, (one) => (garments.has(one.garment.id) ? null : one));
  if (silhouettes.size > 0)
    left = keeping(left, slot, (one) => {
      const silhouette = garmentSilhouette(one.garment.drawing);
      return silhouette && silhouettes.has(silhouette) ? null : one;
    });
  if (below !== null && SEEN_OR_ON_FOOT.includes(slot)) {
    // One step down, and never into clothes for the gym but in sport.
    for (const most of [below, Math.max(below - 1, Math.min(1, Math.round(STYLE_FORMALITY[style])))])
      left = keeping(left, slot, (one) => (one.garment.formality <= most ? one : null));
  }
  if (colors.size > 0 && isSeen)
    left = keeping(left, slot, (one) => {
      const others = one.garment.colors.filter(
        (way) => !way.some((name) => colors.has(nearestColorName(name))),
      );
      return others.length > 0 ? { ...one, garment: { ...one.garment, colors: others } } : null;
    });
  return left;
}

/** Her styles without those that she has just sent away, and none dressier than what was too dressed up, while one is left. */
export function stylesNotRejected(
  styles: readonly StyleId[],
  { styles: away, plainest }: RejectedTraits,
): readonly StyleId[] {
  const left = styles.filter((style) => !away.has(style) && STYLE_FORMALITY[style] <= plainest);
  return left.length > 0 ? left : styles;
}

const listed = (words: string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');

/** What the look does for a wish of hers, said only where it holds. */
export function rejectionReasons(
  brief: StylingBrief,
  style: StyleId,
  items: readonly { garment: Garment; colorway: readonly Tint[] }[],
): Reason[] {
  if (!brief.refused?.length) return [];
  const { colors, silhouettes, below, styles } = rejectedTraits(brief);
  const seen = items.filter(({ garment }) => SEEN.includes(garment.slot));
  const lines: string[] = [];
  if (
    colors.size > 0 &&
    !seen.some(({ colorway }) => colorway.some((name) => colors.has(nearestColorName(name))))
  )
    lines.push(`You passed on the color, so there's no ${listed([...colors].map(colorWord))} in it.`);
  const shapes = seen.map(({ garment }) => garmentSilhouette(garment.drawing));
  if (silhouettes.size > 0 && !shapes.some((shape) => shape && silhouettes.has(shape)))
    lines.push(
      `You wanted another shape than ${listed([...silhouettes].map((one) => SILHOUETTE_LABELS[one]))}.`,
    );
  const formal = Math.max(0, ...seen.map(({ garment }) => garment.formality));
  if (below !== null && formal < below) lines.push('Less dressed up than the last one, as you asked.');
  if (styles.size > 0 && !styles.has(style))
    lines.push(`Not ${listed([...styles].map((one) => STYLE_LABELS[one]))} this time, as you asked.`);
  return lines.map((text) => ({ fact: 'preference', text }));
}
