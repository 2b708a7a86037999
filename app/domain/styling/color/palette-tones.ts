// The tone of a color of the palette, worked out once.
import { swatch, type Tint } from '../../wardrobe/palette.ts';
import type { Colorway } from '../../wardrobe/garment.ts';
import { withTone, type ColorMix, type Tone } from './harmony.ts';
import { toOklch } from '../../looks/oklch.ts';

const tones = new Map<Tint, Tone>();

export function tintTone(name: Tint): Tone {
  let tone = tones.get(name);
  if (!tone) {
    // Of the palette there are few; a stream of colors of her own must not stay.
    if (tones.size > 2000) tones.clear();
    const { hex, neutral } = swatch(name);
    tone = { ...toOklch(hex), neutral };
    tones.set(name, tone);
  }
  return tone;
}

/** The colors and those of a colorway, of which two are seen at most. */
export const withColorway = (mix: ColorMix, colorway: Colorway): ColorMix =>
  colorway.slice(0, 2).map(tintTone).reduce(withTone, mix);
