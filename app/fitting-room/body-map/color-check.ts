// Whether her photo is in color: clothes in color look wrong on gray skin.
import type { ClassMaps } from '../../domain/photos/body-map.ts';
import { lumaAt, type Picture } from '../pixels/pixels.ts';
import { resamplePlane } from './class-maps.ts';
import type { FindingCode } from './photo-findings.ts';

/** Toned prints have one hue for each lightness: so many steps of lightness are judged each by itself. */
const STEPS = 16;
/** In steps of 255: all but the last hundredth of a print without color is nearer than this to its step's own hue. */
const ONE_HUE = 6;
const COUNTED = 0.99;
/** Chroma of a print: warm skin, however pale, has more. */
const MOST_CHROMA = 14;
const LEAST = 500; // pixels

interface Tint {
  red: number;
  blue: number;
}

const tintAt = ({ data }: Picture, i: number, light: number): Tint => ({
  red: data[i * 4]! - light,
  blue: data[i * 4 + 2]! - light,
});

/** Black and white, or toned in one color. */
export function judgeColor({ background, face, width, height }: ClassMaps, picture: Picture): FindingCode[] {
  const at = (plane: Uint8Array) => resamplePlane(plane, width, height, picture.width, picture.height);
  const [wall, skin] = [at(background), at(face)];
  const hers: { i: number; step: number }[] = [];
  const sums = Array.from({ length: STEPS }, () => ({ red: 0, blue: 0, count: 0 }));
  let [chroma, pixels] = [0, 0];
  for (let i = 0; i < wall.length; i++) {
    if (wall[i]! >= 128) continue;
    const light = lumaAt(picture.data, i);
    const { red, blue } = tintAt(picture, i, light);
    const step = Math.min(STEPS - 1, Math.floor((light / 256) * STEPS));
    hers.push({ i, step });
    const sum = sums[step]!;
    sum.red += red;
    sum.blue += blue;
    sum.count++;
    if (skin[i]! < 200) continue;
    chroma += Math.hypot(red, blue);
    pixels++;
  }
  if (pixels < LEAST || chroma / pixels > MOST_CHROMA) return [];
  const away = hers.map(({ i, step }) => {
    const { red, blue } = tintAt(picture, i, lumaAt(picture.data, i));
    const { red: reds, blue: blues, count } = sums[step]!;
    return Math.hypot(red - reds / count, blue - blues / count);
  });
  away.sort((a, b) => a - b);
  return away[Math.floor(away.length * COUNTED)]! < ONE_HUE ? ['black-and-white'] : [];
}
