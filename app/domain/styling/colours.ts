// Chooses the colourways of an ensemble: a beam search over harmony, the largest areas first.
import type { Slot } from '../look.ts';
import type { StyleId } from '../style.ts';
import type { Colourway, Garment } from '../wardrobe/garment.ts';
import { isOf } from '../wardrobe/kinds.ts';
import { colourNameOf, swatch, type ColourName, type Tint } from '../wardrobe/palette.ts';
import { leaning } from './chance.ts';
import type { Conditions } from './conditions.ts';
import { harmony, oklch, schemeOf, type ColourScheme, type Tone } from './harmony.ts';
import { weatherAllowsColour } from './rules.ts';

/** How much of the figure a slot fills; what is not seen does not count. */
const AREA: Partial<Record<Slot, number>> = {
  coat: 10,
  dress: 9,
  bottom: 8,
  knitwear: 7,
  jacket: 6.5,
  top: 6,
  legwear: 4,
  shoes: 3,
};

const tones = new Map<Tint, Tone>();

function toneOf(name: Tint): Tone {
  let tone = tones.get(name);
  if (!tone) {
    const { hex, neutral } = swatch(name);
    tone = { ...oklch(hex), neutral };
    tones.set(name, tone);
  }
  return tone;
}

export interface Coloured {
  garment: Garment;
  colourway: Colourway;
}

export interface Colouring {
  worn: Coloured[];
  scheme: ColourScheme;
  /** 0..1. */
  score: number;
}

interface Beam {
  worn: Coloured[];
  tones: Tone[];
  liking: number;
  score: number;
}

const WIDTH = 5;
/** How far chance may lean against harmony; the hero colour is chosen freely. */
const HERO_CHANCE = 0.5;
const CHANCE = 0.12;
/** How far her taste in colours leans. */
const TASTE = 0.2;

/** Socks, thermals, scarf and gloves are worn but not drawn. */
function isSeen({ slot, drawing }: Garment): boolean {
  return AREA[slot] !== undefined && (slot !== 'legwear' || drawing.kind === 'legwear');
}

function extend(beam: Beam, garment: Garment, colourway: Colourway, style: StyleId, lean: number): Beam {
  const added = colourway.slice(0, 2).map(toneOf);
  const all = [...beam.tones, ...added];
  const liking = beam.liking + lean;
  return {
    worn: [...beam.worn, { garment, colourway }],
    tones: all,
    liking,
    score: harmony(all, style) + liking,
  };
}

/** Jacket and trousers of a suit are of one colour. */
function ofOneCloth(beam: Beam, garment: Garment, colourways: readonly Colourway[]): readonly Colourway[] {
  const mate = garment.set && beam.worn.find((other) => other.garment.set === garment.set);
  if (!mate) return colourways;
  const same = mate.colourway.join('+');
  const matching = colourways.filter((colourway) => colourway.join('+') === same);
  return matching.length > 0 ? matching : colourways;
}

/** Navy tights are for navy: between a black skirt and black boots they look like a mistake. */
function ofTheLeg(beam: Beam, garment: Garment, colourways: readonly Colourway[]): readonly Colourway[] {
  if (garment.slot !== 'legwear') return colourways;
  const lower = beam.worn.find(({ garment: other }) => other.slot === 'bottom' || other.slot === 'dress');
  const going = colourways.filter(([colour]) => colour !== 'navy' || lower?.colourway.includes('navy'));
  return going.length > 0 ? going : colourways;
}

/** How much better a hat, scarf or glove is in a color that is there already. */
const ECHO = 0.45;
/** What is chosen first is echoed by the others. */
const SET: readonly Slot[] = ['scarf', 'hat', 'gloves', 'bag'];
const bySet = (a: Garment, b: Garment): number => SET.indexOf(a.slot) - SET.indexOf(b.slot);

const DARK: readonly string[] = ['black', 'navy', 'charcoal'];
const HOT_C = 24;

/** No black brim in the heat where it comes in a light color. */
function lightInHeat(
  garment: Garment,
  colourways: readonly Colourway[],
  { warmestC }: Conditions,
): readonly Colourway[] {
  if (garment.slot !== 'hat' || warmestC < HOT_C) return colourways;
  const light = colourways.filter(([colour]) => !DARK.includes(colour));
  return light.length > 0 ? light : colourways;
}

/** What is not on the photo takes the colour that goes best with what is. */
function match(
  garment: Garment,
  colourways: readonly Colourway[],
  others: Tone[],
  style: StyleId,
  seed: string,
  worn: readonly Tint[],
): Coloured {
  let chosen: Colourway = colourways[0] ?? ['black'];
  let most = -1;
  for (const colourway of colourways) {
    const lean = CHANCE * leaning(seed, `${garment.id}:${colourway.join('+')}`);
    const echo = worn.includes(colourway[0]) ? ECHO : 0;
    const score = echo + lean + harmony([...others, ...colourway.slice(0, 2).map(toneOf)], style);
    if (score > most) {
      most = score;
      chosen = colourway;
    }
  }
  return { garment, colourway: chosen };
}

const BROWNS: readonly string[] = ['brown', 'chocolate', 'cognac', 'tan', 'camel', 'taupe', 'sand'];

/** What a bag and socks may be beside these shoes: leather as brown or as black as theirs, and no white sock in it. */
function besides(
  shoes: Coloured | undefined,
  garment: Garment,
  colourways: readonly Colourway[],
): readonly Colourway[] {
  if (!shoes || isOf(shoes.garment, 'sneakers')) return colourways;
  const [ofShoes] = shoes.colourway;
  const goes = ([colour]: Colourway): boolean => {
    if (garment.slot === 'legwear') return colour !== 'white';
    if (!['bag', 'gloves'].includes(garment.slot) || garment.fabric !== 'leather') return true;
    if (BROWNS.includes(ofShoes)) return colour !== 'black';
    return ofShoes !== 'black' || !BROWNS.includes(colour);
  };
  const going = colourways.filter(goes);
  return going.length > 0 ? going : colourways;
}

/** How well these colours go together for the style, 0..1, and how they are called. */
export function harmonyOf(
  items: readonly Coloured[],
  style: StyleId,
): { score: number; scheme: ColourScheme } {
  const seen = items.filter(({ garment }) => isSeen(garment));
  const all = seen
    .sort((a, b) => (AREA[b.garment.slot] ?? 0) - (AREA[a.garment.slot] ?? 0))
    .flatMap(({ colourway }) => colourway.slice(0, 2).map(toneOf));
  return { score: harmony(all, style), scheme: schemeOf(all) };
}

/** Colours for the garments, in harmony for the style, leaning where the seed says. */
export function colourIn(
  garments: Garment[],
  style: StyleId,
  conditions: Conditions,
  seed: string,
  lately: ReadonlySet<string>,
  liked: Partial<Record<ColourName, number>> = {},
): Colouring {
  const allowed = (garment: Garment) =>
    garment.colours.filter((colourway) => weatherAllowsColour(garment, colourway, conditions));
  const seen = garments.filter(isSeen).sort((a, b) => (AREA[b.slot] ?? 0) - (AREA[a.slot] ?? 0));
  let beams: Beam[] = [{ worn: [], tones: [], liking: 0, score: 0 }];
  seen.forEach((garment, index) => {
    const chance = index === 0 ? HERO_CHANCE : CHANCE;
    const next = beams.flatMap((beam) =>
      ofTheLeg(beam, garment, ofOneCloth(beam, garment, allowed(garment))).map((colourway) => {
        const id = `${garment.id}:${colourway.join('+')}`;
        const taste = TASTE * Math.min(1, Math.max(-1, liked[colourNameOf(colourway[0])] ?? 0));
        const lean = chance * leaning(seed, id) - (lately.has(id) ? 0.15 : 0) + taste;
        return extend(beam, garment, colourway, style, lean);
      }),
    );
    beams = next.sort((a, b) => b.score - a.score).slice(0, WIDTH);
  });
  const best = beams[0];
  const shoes = best?.worn.find(({ garment }) => garment.slot === 'shoes');
  const rest: Coloured[] = [];
  for (const garment of garments.filter((one) => !isSeen(one)).sort(bySet)) {
    const worn = [...(best?.worn ?? []), ...rest].map(({ colourway }) => colourway[0]);
    const open = besides(shoes, garment, lightInHeat(garment, allowed(garment), conditions));
    rest.push(match(garment, open, best?.tones ?? [], style, seed, worn));
  }
  return {
    worn: [...(best?.worn ?? []), ...rest],
    scheme: schemeOf(best?.tones ?? []),
    score: best ? harmony(best.tones, style) : 0,
  };
}
