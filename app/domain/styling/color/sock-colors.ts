// Which socks: near the trousers or the shoes, so that ankle and leg are one line. Nobody notices a good one.
import type { Slot } from '../../looks/look.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { BROWNS, WHITES } from './color-groups.ts';
import { type ColorwayItem } from './color-rules.ts';
import { oklabDistance } from '../../looks/oklch.ts';
import { isBoldColor } from './bold-pieces.ts';
import { tintTone } from './palette-tones.ts';

const WHITE_BELOW: readonly string[] = WHITES;
const DARK: readonly string[] = ['black', 'navy', 'charcoal'];
const BROWN_SOCKS: readonly string[] = ['brown', 'chocolate', 'camel', 'taupe'];
const GREYS: readonly string[] = ['black', 'charcoal', 'grey', 'silver', 'navy', 'indigo', 'denim'];
const LIGHT_SHOES: readonly string[] = ['silver', 'grey', 'stone', 'sky'];
/** Like the trousers is better than like the shoes by this much, in OKLab. */
const TROUSERS_FIRST = 0.04;
/** Olive and burgundy are for their own color, not for what is merely near. */
const COLORED = 0.05;

const firstOf = (worn: readonly ColorwayItem[], slot: Slot) =>
  worn.find(({ garment }) => garment.slot === slot)?.colourway[0];

/** No dark sock under white trousers or in white sneakers, and a white one in light sneakers only. */
export function allowedSockColorways(
  worn: readonly ColorwayItem[],
  garment: Garment,
  colourways: readonly Colorway[],
): readonly Colorway[] {
  if (garment.slot !== 'legwear') return colourways;
  const shoes = firstOf(worn, 'shoes') ?? '';
  const legs = worn.find(({ garment: other }) => other.slot === 'bottom')?.colourway ?? [];
  // A stripe on white is pale as well.
  const isPale = legs.some((colour) => WHITE_BELOW.includes(colour)) || WHITE_BELOW.includes(shoes);
  const isLight = isPale || LIGHT_SHOES.includes(shoes);
  const hidden = isOfKind(garment, 'no-show socks');
  const isBrown = (BROWNS as readonly string[]).includes(shoes);
  const isGrey = GREYS.includes(legs[0] ?? '');
  const going = colourways.filter(([colour]) =>
    isPale ? !DARK.includes(colour) : isLight || hidden || colour !== 'white',
  );
  // Nothing black or gray runs into brown leather, nothing brown where trousers and shoes are not.
  const clean = going.filter(([colour]) =>
    isBrown
      ? colour !== 'black' && (isGrey || !GREYS.includes(colour))
      : !BROWN_SOCKS.includes(colour) || legs[0] === colour || BROWNS.some((brown) => brown === legs[0]),
  );
  return clean.length > 0 ? clean : going.length > 0 ? going : colourways;
}

/** Farther than any two colors that are worn together. */
const FAR = 1;

/** How far a sock is from trousers and shoes, 0 for the color of the trousers. */
export function sockDistance(worn: readonly ColorwayItem[], [colour]: Colorway): number {
  const sock = tintTone(colour);
  // Loud trousers of one color take a sock of theirs.
  const isPlain = worn.some(({ garment, colourway }) => garment.slot === 'bottom' && colourway.length === 1);
  const far = (slot: Slot) => {
    const other = firstOf(worn, slot);
    return other && (!isBoldColor(other) || (slot === 'bottom' && isPlain && other === colour))
      ? oklabDistance(sock, tintTone(other))
      : FAR;
  };
  const near = Math.min(
    far('bottom'),
    far('shoes') + TROUSERS_FIRST,
    // Beside loud trousers and loud shoes a dark one is seen least.
    FAR / 2 + oklabDistance(sock, tintTone('charcoal')),
  );
  return near + (sock.neutral ? 0 : COLORED);
}
