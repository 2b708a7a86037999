// Taste: what favorites, deletes and regenerations say about styles, garments, colors and silhouettes.
import { garmentSilhouette, SILHOUETTE_LABELS, type Silhouette } from '../looks/silhouette.ts';
import type { NotForMe } from './rejection-reasons.ts';
import type { RefusedLook } from '../styling/input/brief.ts';
import type { Affinities } from '../styling/input/brief.ts';
import { STYLE_LABELS, type StyleId } from './style.ts';
import type { Slot } from '../looks/look.ts';
import { nearestColorName, colorWord, isTint, type ColorName } from '../wardrobe/palette.ts';
import { garmentIdOf, garmentById } from '../wardrobe/wardrobe.ts';
import { capitalize } from '../text-format/capitalized.ts';

/** She wore it, loved it, passed it over for another, sent it away or deleted it. One outfit has one, the latest that she meant. */
export type TasteKind = 'worn' | 'favourite' | 'replace' | 'refused' | 'delete';

export interface TasteEvent {
  kind: TasteKind;
  /** What 'refused' was for; nothing else has one. */
  reason?: NotForMe | null;
  style: StyleId;
  /** As worn: 'wool-coat:camel'. */
  garmentIds: string[];
  /** Epoch ms. */
  at: number;
}

/** Older ones are not asked for. */
export const EVENTS_THAT_COUNT = 200;
/** Passing a look over says least: it may only have been the day for another. */
const WEIGHT: Record<TasteKind, number> = {
  worn: 1.5,
  favourite: 1,
  replace: -0.3,
  refused: -1,
  delete: -0.8,
};
const DAY_MS = 86_400_000;
const HALF_LIFE_MS = 90 * DAY_MS;
/** Of what was too dressed up: it was that day, and says little of another season. */
const MOOD_HALF_LIFE_MS = 7 * DAY_MS;
/** So much counts as unknown: one favorite alone gives a third. */
const UNKNOWN = 2;
/** What she meant when she sent a look away, and nothing else of it. What she does not own is a list of its own. */
const MEANT: Record<NotForMe, readonly TasteSubject['about'][]> = {
  colour: ['color'],
  shape: ['silhouette'],
  'too-dressed-up': ['style'],
  'not-my-style': ['style', 'garment'],
  'not-owned': [],
};
/** A look that was sent away is set aside as a whole for so long: the next ones are made without what was wrong with it. */
const HEEDED_MS = 2 * DAY_MS;
/** Nobody chooses a look for these. */
const PLAIN_SLOTS: readonly Slot[] = ['base', 'legwear', 'umbrella', 'gloves'];

/** What a piece of taste is about. */
type TasteSubject =
  | { about: 'style'; id: StyleId }
  | { about: 'garment'; id: string }
  | { about: 'color'; id: ColorName }
  | { about: 'silhouette'; id: Silhouette };

export interface Liking {
  subject: TasteSubject;
  /** -1 … 1. */
  affinity: number;
  /** How many outfits of each kind speak for it. */
  counts: Record<TasteKind, number>;
  /** Colorways of a garment that was loved: 'camel' when all were. */
  words: string[];
}

interface Tally extends Omit<Liking, 'affinity'> {
  sum: number;
  weight: number;
}

interface Seen {
  subject: TasteSubject;
  words: string;
}

/** What there is to like or dislike in a look, each thing once. Garments that the wardrobe no longer has are left out. */
function subjectsOf({ style, garmentIds }: TasteEvent): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const add = (subject: TasteSubject, words = '') =>
    seen.set(`${subject.about}:${subject.id}`, { subject, words });
  add({ about: 'style', id: style });
  for (const wornId of garmentIds) {
    const garment = garmentById(wornId);
    if (!garment || PLAIN_SLOTS.includes(garment.slot)) continue;
    const color = wornId.slice(wornId.indexOf(':') + 1).split('+')[0] ?? '';
    const known = isTint(color) ? nearestColorName(color) : null;
    add(
      { about: 'garment', id: garmentIdOf(wornId) },
      known ? garment.phrase.replace('{}', colorWord(known)) : '',
    );
    if (known) add({ about: 'color', id: known });
    const silhouette = garmentSilhouette(garment.drawing);
    if (silhouette) add({ about: 'silhouette', id: silhouette });
  }
  return seen;
}

/**
 * Everything that her events speak of, the strongest first. Affinity is what speaks for it less what speaks against,
 * over all that was said and a little unknown; a saying counts half after 90 days. `now` in epoch ms.
 */
export function computeLikings(events: readonly TasteEvent[], now: number): Liking[] {
  const tallies = new Map<string, Tally>();
  for (const event of events.slice(0, EVENTS_THAT_COUNT)) {
    const halfLife = event.reason === 'too-dressed-up' ? MOOD_HALF_LIFE_MS : HALF_LIFE_MS;
    const share = 0.5 ** (Math.max(0, now - event.at) / halfLife);
    const weight = WEIGHT[event.kind] * share;
    for (const [key, { subject, words }] of subjectsOf(event)) {
      if (event.reason && !MEANT[event.reason].includes(subject.about)) continue;
      const tally = tallies.get(key) ?? {
        subject,
        sum: 0,
        weight: 0,
        words: [],
        counts: { worn: 0, favourite: 0, replace: 0, refused: 0, delete: 0 },
      };
      tally.sum += weight;
      tally.weight += Math.abs(weight);
      tally.counts[event.kind]++;
      if (words !== '' && !tally.words.includes(words)) tally.words.push(words);
      tallies.set(key, tally);
    }
  }
  return [...tallies.values()]
    .map(({ sum, weight, ...rest }) => ({ ...rest, affinity: sum / (weight + UNKNOWN) }))
    .sort((a, b) => Math.abs(b.affinity) - Math.abs(a.affinity));
}

/**
 * What the composer is to heed: looks that she has sent away in the days before the one that is dressed for, the newest first.
 * @param date the day that is dressed for, which may lie ahead of `now`
 */
export function recentlyRefusedLooks(
  events: readonly TasteEvent[],
  now: number,
  date: string,
): RefusedLook[] {
  const then = Math.max(now, Date.parse(date));
  return events.flatMap(({ kind, reason, style, garmentIds, at }) =>
    kind === 'refused' && reason && then - at < HEEDED_MS ? [{ reason, style, garmentIds }] : [],
  );
}

/** The likings as the composer takes them. */
export function affinitiesFrom(likings: readonly Liking[]): Affinities {
  const style: NonNullable<Affinities['style']> = {};
  const garment: NonNullable<Affinities['garment']> = {};
  const color: NonNullable<Affinities['color']> = {};
  const silhouette: NonNullable<Affinities['silhouette']> = {};
  for (const { subject, affinity } of likings) {
    if (subject.about === 'style') style[subject.id] = affinity;
    else if (subject.about === 'garment') garment[subject.id] = affinity;
    else if (subject.about === 'color') color[subject.id] = affinity;
    else silhouette[subject.id] = affinity;
  }
  return { style, garment, color, silhouette };
}

/** From here on a liking is worth a line in the profile. */
const WORTH_SAYING = 0.2;
const LINES = 8;

export interface TasteLine {
  /** 'Camel', 'Wide trousers', 'Camel wool coat'. */
  title: string;
  /** 'You favorited 3 looks with it.' */
  because: string;
  affinity: number;
}

function titleOf({ subject, words }: Liking): string {
  if (subject.about === 'style') return `${STYLE_LABELS[subject.id]} style`;
  if (subject.about === 'color') return capitalize(colorWord(subject.id));
  if (subject.about === 'silhouette') return capitalize(SILHOUETTE_LABELS[subject.id]);
  const [only] = words;
  const plain = garmentById(subject.id)?.phrase.replace(/\{\}\s*/, '') ?? subject.id;
  return capitalize(words.length === 1 && only !== undefined ? only : plain);
}

const looks = (count: number) => (count === 1 ? '1 look' : `${count} looks`);

function becauseOf({ counts, subject }: Liking): string {
  const said = [
    counts.worn > 0 && `wore ${looks(counts.worn)}`,
    counts.favourite > 0 && `favorited ${looks(counts.favourite)}`,
    counts.replace > 0 && `skipped ${looks(counts.replace)}`,
    counts.refused > 0 && `rejected ${looks(counts.refused)}`,
    counts.delete > 0 && `deleted ${looks(counts.delete)}`,
  ].filter((part) => part !== false);
  const last = said.pop() ?? '';
  return `You ${said.length > 0 ? `${said.join(', ')} and ${last}` : last} ${subject.about === 'style' ? 'in' : 'with'} it.`;
}

/** What the profile lists: the strongest likings and dislikings, each with the facts that it comes from. */
export function tasteLines(likings: readonly Liking[]): TasteLine[] {
  return likings
    .filter(({ affinity }) => Math.abs(affinity) >= WORTH_SAYING)
    .slice(0, LINES)
    .map((liking) => ({ title: titleOf(liking), because: becauseOf(liking), affinity: liking.affinity }));
}
