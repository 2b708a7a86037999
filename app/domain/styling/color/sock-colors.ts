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
const GRAYS: readonly string[] = ['black', 'charcoal', 'grey', 'silver', 'navy', 'indigo', 'denim'];
const LIGHT_SHOES: readonly string[] = ['silver', 'grey', 'stone', 'sky'];
/** Like the trousers is better than like the shoes by this much, in OKLab. */
const TROUSERS_FIRST = 0.04;
/** Olive and burgundy are for their own color, not for what is merely near. */
const COLORED = 0.05;

const firstOf = (worn: readonly ColorwayItem[], slot: Slot) =>
  worn.find(({ garment }) => garment.slot === slot)?.colorway[0];

/** No dark sock under white trousers or in white sneakers, and a white one in light sneakers only. */
export function allowedSockColorways(
  worn: readonly ColorwayItem[],
  garment: Garment,
  colorways: readonly Colorway[],
): readonly Colorway[] {
  if (garment.slot !== 'legwear') return colorways;
  const shoes = firstOf(worn, 'shoes') ?? '';
  const legs = worn.find(({ garment: other }) => other.slot === 'bottom')?.colorway ?? [];
  // A stripe on white is pale as well.
  const isPale = legs.some((color) => WHITE_BELOW.includes(color)) || WHITE_BELOW.includes(shoes);
  const isLight = isPale || LIGHT_SHOES.includes(shoes);
  const hidden = isOfKind(garment, 'no-show socks');
  const isBrown = (BROWNS as readonly string[]).includes(shoes);
  const isGray = GRAYS.includes(legs[0] ?? '');
  const going = colorways.filter(([color]) =>
    isPale ? !DARK.includes(color) : isLight || hidden || color !== 'white',
  );
  // Nothing black or gray runs into brown leather, nothing brown where trousers and shoes are not.
  const clean = going.filter(([color]) =>
    isBrown
      ? color !== 'black' && (isGray || !GRAYS.includes(color))
      : !BROWN_SOCKS.includes(color) || legs[0] === color || BROWNS.some((brown) => brown === legs[0]),
  );
  return clean.length > 0 ? clean : going.length > 0 ? going : colorways;
}

/** Farther than any two colors that are worn together. */
const FAR = 1;

/** How far a sock is from trousers and shoes, 0 for the color of the trousers. */
export function sockDistance(worn: readonly ColorwayItem[], [color]: Colorway): number {
  const sock = tintTone(color);
  // Loud trousers of one color take a sock of theirs.
  const isPlain = worn.some(({ garment, colorway }) => garment.slot === 'bottom' && colorway.length === 1);
  const far = (slot: Slot) => {
    const other = firstOf(worn, slot);
    return other && (!isBoldColor(other) || (slot === 'bottom' && isPlain && other === color))
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
