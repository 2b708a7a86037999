// What lies on a panel and is no part of it, such as the shadow beside a sleeve, a clip, a scrap of the wall.
import type { PanelName, PanelPlace, SurfaceCut } from '../../../domain/looks/garment-surface.ts';
import { luma, quantile, type Picture } from '../../pixels/pixels.ts';
import { spreadColors } from './leaked-ground.ts';

type Places = Partial<Record<PanelName, PanelPlace>>;

const SLEEVES = ['sleeve-left', 'sleeve-right'] as const;
/** A sleeve this many times as light as the front is of its cloth; where its twin is, so many times. */
const ALIKE = { alone: 1.35, asTwin: 2.4 } as const;
/** Of 255, added to both: black is black, however many times as light. */
const BLACK = 14;

/** Middle values of a panel's middle. */
function toneOf({ data, width: stride }: Picture, { x, y, width, height }: PanelPlace): number[] {
  const seen: number[][] = [[], [], []];
  for (let r = Math.floor(height * 0.2); r < height * 0.9; r += 2)
    for (let c = Math.floor(width * 0.25); c < width * 0.75; c += 2) {
      const i = ((y + r) * stride + x + c) * 4;
      if (data[i + 3]! > 127) for (const k of [0, 1, 2]) seen[k]!.push(data[i + k]!);
    }
  return seen.map((values) => quantile(values, 0.5) || 0);
}

const lightOf = ([red, green, blue]: readonly number[]): number => luma(red!, green!, blue!) + BLACK;

/** The atlas of cloth of one hue: its sleeves as light as its front. */
export function evenTone(atlas: Picture, places: Places): void {
  const { front } = places;
  if (!front) return;
  const tone = toneOf(atlas, front);
  const found = SLEEVES.flatMap((name) =>
    places[name] ? [{ place: places[name], tone: toneOf(atlas, places[name]) }] : [],
  );
  const times = found.map((sleeve) => Math.abs(Math.log(lightOf(sleeve.tone) / lightOf(tone))));
  const isAlike = Math.min(...times) < Math.log(ALIKE.alone);
  for (const [k, { place, tone: own }] of found.entries()) {
    if (!isAlike || times[k]! > Math.log(ALIKE.asTwin)) continue;
    const gains = own.map((value, c) => (tone[c]! + BLACK) / (value + BLACK));
    for (let r = 0; r < place.height; r++)
      for (let c = 0; c < place.width; c++) {
        const i = ((place.y + r) * atlas.width + place.x + c) * 4;
        for (let n = 0; n < 3; n++) atlas.data[i + n] = (atlas.data[i + n]! + BLACK) * gains[n]! - BLACK;
      }
  }
}

/** Of a panel's width: where the shadow lies, beside the seam at the armhole. */
const BESIDE_SEAM = { front: 0.16, sleeve: 0.34 } as const;
/** Of the row's usual light: less is a shadow; rows to either side that tell it. */
const [SHADOW, ROWS] = [0.66, 6] as const;
/** Of what lies beside the seam: more than so is darker cloth. */
const MOST_SHADOW = 0.55;

function cutPanel(atlas: Picture, { x, y, width, height }: PanelPlace): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let r = 0; r < height; r++) {
    const from = ((y + r) * atlas.width + x) * 4;
    data.set(atlas.data.subarray(from, from + width * 4), r * width * 4);
  }
  return { width, height, data };
}

function putPanel(atlas: Picture, { x, y, width, height }: PanelPlace, { data }: Picture): void {
  for (let r = 0; r < height; r++)
    atlas.data.set(data.subarray(r * width * 4, (r + 1) * width * 4), ((y + r) * atlas.width + x) * 4);
}

/** @param beside whether a place, in shares across and down, lies beside the seam */
function closeShadow(
  atlas: Picture,
  place: PanelPlace,
  beside: (across: number, down: number) => boolean,
): void {
  const { width, height } = place;
  const panel = cutPanel(atlas, place);
  const { data } = panel;
  const lights = Array.from({ length: width * height }, (_, i) =>
    luma(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!),
  );
  const middles = Array.from({ length: height }, (_, r) =>
    quantile(lights.slice(r * width + Math.floor(width * 0.3), r * width + Math.ceil(width * 0.65)), 0.5),
  );
  const usual = middles.map((_, r) => quantile(middles.slice(Math.max(0, r - ROWS), r + ROWS + 1), 0.5));
  const inside = new Uint8Array(width * height).fill(1);
  let [dark, all] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (!beside(((i % width) + 0.5) / width, i / width / height)) continue;
    all++;
    if (lights[i]! + BLACK > SHADOW * (usual[Math.floor(i / width)]! + BLACK)) continue;
    dark++;
    for (const k of [i - 1, i, i + 1, i - width, i + width]) if (k >= 0 && k < inside.length) inside[k] = 0;
  }
  if (dark === 0 || dark > MOST_SHADOW * all) return;
  spreadColors(panel, inside, true);
  putPanel(atlas, place, panel);
}

/** The atlas of cloth of one hue: its sleeves as light as its front, without a shadow along the armhole. */
function evenSleeves(atlas: Picture, places: Places): void {
  const sleeves = SLEEVES.flatMap((name) => places[name] ?? []);
  if (sleeves.length === 0) return;
  for (const place of sleeves) closeShadow(atlas, place, (across) => across > 1 - BESIDE_SEAM.sleeve);
  if (places.front)
    closeShadow(atlas, places.front, (across) => Math.abs(across - 0.5) > 0.5 - BESIDE_SEAM.front);
  evenTone(atlas, places);
}

/** Of the panel's width: between the legs, on either side of the middle. */
const BETWEEN_LEGS = 0.1;

/** The atlas of trousers of one hue: without the shadow in which one leg lay beside the other. @param rise share of the panel above the crotch */
function closeLegShadow(atlas: Picture, front: PanelPlace, rise: number): void {
  closeShadow(atlas, front, (across, down) => down > rise && Math.abs(across - 0.5) < BETWEEN_LEGS);
}

/** Of the panel's height: a clip or a tag hangs no further down; of its width: what is wider is a waistband. */
const [CLIP, WAISTBAND] = [0.14, 0.4] as const;
/** Of 255: so much a clip differs from the cloth. */
const FOREIGN = 42;

/** The atlas of a skirt or of trousers: without the clips and tags that hang over the waist's edge. */
function takeOffClips(atlas: Picture, front: PanelPlace): void {
  const panel = cutPanel(atlas, front);
  const { width, height, data } = panel;
  const tone = toneOf(atlas, front);
  const isForeign = (i: number): boolean =>
    tone.some((value, c) => Math.abs(data[i * 4 + c]! - value) > FOREIGN);
  const inside = new Uint8Array(width * height).fill(1);
  const found: number[] = [];
  for (let x = 0; x < width; x++) if (isForeign(x)) found.push(x);
  if (found.length === 0 || found.length > WAISTBAND * width) return;
  const end = Math.round(CLIP * height) * width;
  for (const i of found) inside[i] = 0;
  while (found.length > 0) {
    const i = found.pop()!;
    for (const k of [i - 1, i + 1, i - width, i + width])
      if (k >= 0 && k < end && inside[k] && isForeign(k)) {
        inside[k] = 0;
        found.push(k);
      }
  }
  spreadColors(
    panel,
    inside.map((value, i) =>
      value && inside[i + 1] !== 0 && inside[i - 1] !== 0 && inside[i - width] !== 0 ? 1 : 0,
    ),
    true,
  );
  putPanel(atlas, front, panel);
}

/** Of a color's sum, and times as light: what hangs below the hem and differs by more is a scrap of what lay behind it. */
const [SCRAP_HUE, SCRAP_LIGHT] = [0.035, 1.7] as const;

/** The atlas of a piece of one hue: what hangs below its hem in another color hangs there no more. @param hem share of the panel above it */
function takeOffScraps(atlas: Picture, front: PanelPlace, hem: number): void {
  const tone = toneOf(atlas, front);
  for (let c = 0; c < front.width; c++) {
    const tail: number[] = [];
    for (let r = Math.ceil(front.height * hem) + 1; r < front.height; r++) {
      const i = ((front.y + r) * atlas.width + front.x + c) * 4;
      if (atlas.data[i + 3]! > 127) tail.push(i);
    }
    const below = [0, 1, 2].map(
      (n) => tail.reduce((sum, i) => sum + atlas.data[i + n]!, 0) / (tail.length || 1),
    );
    if (tail.length > 0 && isOtherCloth(tone, below)) for (const i of tail) atlas.data[i + 3] = 0;
  }
}

function isOtherCloth(tone: readonly number[], other: readonly number[]): boolean {
  const [own, its] = [tone, other].map((rgb) => rgb.reduce((sum, value) => sum + value + BLACK, 0)) as [
    number,
    number,
  ];
  const hue = Math.max(
    ...tone.map((value, c) => Math.abs((value + BLACK) / own - (other[c]! + BLACK) / its)),
  );
  return hue > SCRAP_HUE || Math.abs(Math.log(own / its)) > Math.log(SCRAP_LIGHT);
}

/** @param cut a skirt and trousers have no shoulders that slope, no sleeves and no straps */
export function mendPanels(
  atlas: Picture,
  places: Places,
  { rise, length, reach, slope, strap = 0, sleeve }: SurfaceCut,
  oneHue: boolean,
): void {
  const { front } = places;
  if (front && slope + strap + sleeve === 0) takeOffClips(atlas, front);
  if (!oneHue) return;
  evenSleeves(atlas, places);
  if (front && rise > 0) closeLegShadow(atlas, front, rise / length);
  if (front && reach > length) takeOffScraps(atlas, front, length / reach);
}
