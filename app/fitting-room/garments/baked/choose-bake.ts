import type { BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { Cloth, Fabric } from '../../../domain/looks/cloth.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type {
  CoatDrawing,
  DressDrawing,
  Drawing,
  TopDrawing,
  WornGarment,
} from '../../../domain/looks/look.ts';

/** By the name of the pattern. */
export type Bakes = ReadonlyMap<string, BakedGarment>;

/** A skirt that is narrower hangs straight. */
const FLARED = 0.15;
/** Longer skirts end at the ankle: 1 is the knee, 2 the ankle. */
const LONG = 1.6;
/** Sleeves of a tee are sewn to here: 0.5 is the elbow. */
const SHORT = 0.44;
/** Of a fine knit. */
const CLOSE = 1.08;
/** Of a sweatshirt, which hangs as a jumper does. */
const ROOMY = 1.1;

const isOf = (fabric: Fabric, ...all: Fabric[]): boolean => all.includes(fabric);

/** What lies under another top may hang as that does, where a look's maps would be too many. */
const SHARED = ['tee-long', 'knit-fine', 'knit'];

/** Of a top, or of a dress above its waist: the nearest first. */
function topPatterns(
  { neck, sleeve, fit, polo, hood }: Pick<TopDrawing, 'neck' | 'sleeve' | 'fit' | 'polo' | 'hood'>,
  { fabric }: Cloth,
): string[] {
  const isFine = isOf(fabric, 'satin', 'floral', 'velvet');
  if (sleeve <= SHORT && !isOf(fabric, 'knit', 'cable'))
    return [...(isFine ? ['blouse-short'] : []), 'tee', ...SHARED];
  if (neck === 'shirt' && !polo) return [...(isFine ? ['blouse', 'shirt'] : ['shirt', 'blouse']), ...SHARED];
  if (isOf(fabric, 'knit', 'cable', 'wool'))
    return fit > CLOSE ? ['knit', 'knit-fine', 'tee-long'] : ['knit-fine', 'knit', 'tee-long'];
  if (fabric === 'rib') return ['knit-fine', 'tee-long', 'knit'];
  if (isOf(fabric, 'linen', 'satin', 'floral', 'velvet')) return ['blouse', 'shirt', 'tee-long', 'knit-fine'];
  return hood || fit > ROOMY ? ['knit', 'tee-long'] : ['tee-long', 'knit-fine', 'knit'];
}

function skirtPatterns(
  {
    length,
    flare,
    pleats,
    tiers,
    wrap,
  }: Pick<DressDrawing, 'length' | 'flare' | 'pleats' | 'tiers' | 'wrap'>,
  { fabric }: Cloth,
): string[] {
  if (tiers || wrap) return [];
  if (pleats) return ['skirt-pleated'];
  if (flare < FLARED) return ['skirt-pencil'];
  const midi = isOf(fabric, 'satin', 'velvet') ? ['skirt-satin', 'skirt-flared'] : ['skirt-flared'];
  return length > LONG ? ['skirt-maxi', ...midi] : midi;
}

/** A coat that is shorter is a jacket: 0 ends at the hip, 1 at the knee. */
const JACKET = 0.4;

function coatPatterns(
  { length, lapels, quilt, belt, ribbed, storm, collar }: CoatDrawing,
  { fabric }: Cloth,
): string[] {
  // Pile has an edge of its own, and checks meet at no front that hangs free.
  if (isOf(fabric, 'fur', 'teddy', 'check')) return [];
  if (quilt) return [quilt === 'channels' ? 'puffer' : 'quilted'];
  if (belt) return ['coat-belted', 'raincoat', 'coat'];
  if (isOf(fabric, 'knit', 'cable', 'rib')) return ['cardigan'];
  if (ribbed) return ['bomber'];
  if (lapels && length < JACKET) return ['blazer'];
  if (length < JACKET) return ['jacket'];
  return storm || collar === 'hood' || collar === 'shirt' ? ['raincoat', 'coat'] : ['coat'];
}

/** A scarf that is thicker is an oversized one. */
const BULKY = 1.2;

/** Of what is small, and keeps its own form. */
function smallPatterns(drawing: Drawing): string[] {
  switch (drawing.kind) {
    case 'bag':
      return [`bag-${drawing.shape}`];
    case 'hat':
      return [`hat-${drawing.shape}`];
    case 'scarf':
      if (drawing.ends === 0) return [];
      return drawing.bulk > BULKY ? ['scarf-big', 'scarf'] : ['scarf'];
    case 'socks':
      return ['socks'];
    default:
      return [];
  }
}

/** Names of patterns that a garment can be worn from, the nearest first, for each of its parts. */
function patternsFor(drawing: Drawing, cloth: Cloth): string[][] {
  switch (drawing.kind) {
    case 'trousers': {
      if (drawing.cuffed) return [['joggers']];
      const cut = cloth.fabric === 'denim' || drawing.leg === 'slim' ? 'jeans' : 'trousers';
      return [[`${cut}-${drawing.leg}`, `trousers-${drawing.leg}`, `jeans-${drawing.leg}`]];
    }
    case 'skirt':
      return [skirtPatterns(drawing, cloth)];
    case 'dress':
      return drawing.flare < FLARED
        ? [['shift']]
        : [skirtPatterns(drawing, cloth), topPatterns(drawing, cloth)];
    case 'top':
      return [topPatterns(drawing, cloth)];
    case 'coat':
      return [coatPatterns(drawing, cloth)];
    default:
      return [smallPatterns(drawing)];
  }
}

/** The patterns that are worn of those there are: null where a part has none. */
export const patternsOf = (
  { drawing, cloth }: Pick<WornGarment, 'drawing' | 'cloth'>,
  published: { has: (name: string) => boolean },
): (string | null)[] =>
  patternsFor(drawing, cloth).map((names) => names.find((name) => published.has(name)) ?? null);

/** Her own garment keeps its picture. */
export function withBake(garment: DrawnGarment, bakes: Bakes): DrawnGarment {
  if (garment.surface) return garment;
  const [baked, bodice] = patternsOf(garment, bakes).map((name) => bakes.get(name ?? ''));
  return baked ? { ...garment, baked, ...(bodice && { bodice }) } : garment;
}
