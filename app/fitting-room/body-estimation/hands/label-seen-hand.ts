// A hand that the hand model saw: its own colors inside its outline, closed and smooth.
import { blurInto } from '../../pixels/blur.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import type { Rgb } from '../../pixels/pixels.ts';
import { HAND, handPalettes, labelHandWindow, medianLight, STRANGE_AGAIN } from './hand-labels.ts';
import type { Window } from './hand-window.ts';

/** Weight of the class model, which hardly sees fingers. */
const BELIEF_SEEN = 0.2;
/** Beyond its outline, below this share of a hand's light, is its shade on what lies behind it. */
const SHADED = 0.56;
/** Of a hole in a hand, in stature squared, at most; half of what is smoothed along its edge, in stature. */
const HOLE = 0.00025;
const SMOOTH = 0.0016;

/** Without holes and frayed edges: only the fingers' own gaps stay open. Changes `hand`. */
function closeHand(hand: Uint8Array, w: Window, stature: number): void {
  const open = hand.map((value) => (value ? 0 : 1));
  const { width, height } = w;
  for (const hole of connectedComponents({ mask: open, width, height }, 1)) {
    const isInside = hole.every((i) => w.beyond![i]! < BESIDE_HAND);
    if (isInside && hole.length < HOLE * stature ** 2) for (const i of hole) hand[i] = 255;
  }
  const soft = new Uint8Array(hand);
  blurInto(soft, soft, width, height, Math.max(1, stature * SMOOTH));
  for (let i = 0; i < hand.length; i++) hand[i] = soft[i]! > 127 ? 255 : 0;
}

const BESIDE_HAND = 0.02; // palms

/** The largest piece, and others of fingers beyond a ring or a strap. */
function piecesOfHand(labels: Uint8Array, { width, height, beyond }: Window): Uint8Array {
  const out = new Uint8Array(labels.length);
  const pieces = connectedComponents({ mask: labels, width, height }, HAND);
  const weigh = (piece: Int32Array): number => piece.reduce((sum, i) => sum + (beyond![i]! < 0 ? 1 : 0), 0);
  const most = Math.max(0, ...pieces.map(weigh));
  for (const piece of pieces)
    if (weigh(piece) > Math.max(most * 0.04, piece.length * 0.5)) for (const i of piece) out[i] = 255;
  return out;
}

/** Of skin that is no hand's: from the outline, in palms; past the wrist, in statures; its confidence; its area in stature squared. */
const OTHER = { from: 0.35, past: 0.01, skin: 200, strange: 1, area: 0.00025 };
/** Beyond its outline, in palms: so near skin of her belly or chest is the hand's. */
const BESIDE_SKIN = 0.08;

/** Her belly or chest has the colors of the hand before it: only the outline tells where the hand ends. */
function isBesideSkin(w: Window, stature: number): boolean {
  if (w.leg) return false;
  let count = 0;
  for (let i = 0; i < w.skin.length; i++)
    if (w.beyond![i]! > OTHER.from && w.past[i]! > OTHER.past && !w.other[i])
      if (w.skin[i]! > OTHER.skin && w.strange[i]! < OTHER.strange) count++;
  return count > OTHER.area * stature ** 2;
}

export interface LabeledHand {
  labels: Uint8Array;
  hand: Uint8Array;
}

/** Where the hand model saw it: its own colors inside its outline. */
export function labelSeenHand(
  w: Window,
  core: Uint8Array,
  tones: readonly Rgb[],
  stature: number,
): LabeledHand {
  const labels = labelHandWindow(w, handPalettes(w, tones, core), BELIEF_SEEN, STRANGE_AGAIN);
  const hand = piecesOfHand(labels, w);
  const least = SHADED * medianLight(w, core);
  const most = isBesideSkin(w, stature) ? BESIDE_SKIN : Infinity;
  for (let i = 0; i < hand.length; i++)
    if (w.beyond![i]! > most || (w.beyond![i]! > 0 && w.light[i]! < least)) hand[i] = 0;
  closeHand(hand, w, stature);
  return { labels, hand };
}
