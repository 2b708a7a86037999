// The tone of a color of the palette, worked out once.
import { swatch, type Tint } from '../../wardrobe/palette.ts';
import type { Colourway } from '../../wardrobe/garment.ts';
import { oklch, withTone, type Mix, type Tone } from './harmony.ts';

const tones = new Map<Tint, Tone>();

export function toneOf(name: Tint): Tone {
  let tone = tones.get(name);
  if (!tone) {
    // Of the palette there are few; a stream of colors of her own must not stay.
    if (tones.size > 2000) tones.clear();
    const { hex, neutral } = swatch(name);
    tone = { ...oklch(hex), neutral };
    tones.set(name, tone);
  }
  return tone;
}

/** The colors and those of a colorway, of which two are seen at most. */
export const withColourway = (mix: Mix, colourway: Colourway): Mix =>
  colourway.slice(0, 2).map(toneOf).reduce(withTone, mix);
