// "None of these": a piece that our wardrobe does not name, from three answers.
import type { Slot } from '../looks/look.ts';
import type { Gender } from '../preferences/style.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { CLO } from './closet-shelf.ts';
import {
  WARMTHS,
  type PieceAnswers,
  type PieceWarmth,
  type WornWhere,
  type HowDressy,
  type HowWarm,
} from './closet-terms.ts';
import { basicPieces } from './piece-kinds.ts';

const SLOTS: Record<WornWhere, readonly Slot[]> = {
  'upper-body': ['top'],
  'over-a-top': ['knitwear', 'jacket'],
  outdoors: ['coat'],
  legs: ['bottom'],
  'whole-body': ['dress'],
  feet: ['shoes'],
  head: ['hat'],
  neck: ['scarf'],
  hands: ['gloves'],
  carried: ['bag'],
};
/** Share of the garments worn there that are less warm. */
const WARMER_THAN: Record<HowWarm, number> = { light: 0.1, medium: 0.5, warm: 0.9 };
const FORMALITY: Record<HowDressy, number> = { relaxed: 1, smart: 2.5, dressy: 4 };
/** Between basics and others that are as near. */
const BASIC = 0.1;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

/** The garment that stands for it, and whether hers is thinner or thicker; null where she wears nothing of the kind. */
export function nearestGarment(
  { where, warm, dressy }: PieceAnswers,
  gender: Gender,
): { garment: Garment; warmth: PieceWarmth } | null {
  const there = WARDROBE.filter(
    ({ slot, genders }) => SLOTS[where].includes(slot) && genders.includes(gender),
  );
  const warmths = there.map(({ clo }) => clo);
  const target = quantile(warmths, WARMER_THAN[warm]);
  const spread = Math.max(0.02, quantile(warmths, 0.9) - quantile(warmths, 0.1));
  const basics = basicPieces(gender).map(({ garmentId }) => garmentId);
  const isPlain = ({ colors }: Garment) => colors.every(({ length }) => length === 1);
  const far = (garment: Garment): number =>
    (2 * Math.abs(garment.clo - target)) / spread +
    Math.abs(garment.formality - FORMALITY[dressy]) -
    (basics.includes(garment.id) ? BASIC : 0) +
    (isPlain(garment) ? 0 : BASIC);
  const [garment] = there.toSorted((a, b) => far(a) - far(b) || a.id.localeCompare(b.id));
  if (!garment) return null;
  const off = (warmth: PieceWarmth) => Math.abs(garment.clo * CLO[warmth] - target);
  const [warmth = 'usual'] = WARMTHS.toSorted((a, b) => off(a) - off(b));
  return { garment, warmth };
}
