// The kinds of sweaters and cardigans: one line each. Part of garment-kinds.ts.
import type { Garment } from './garment.ts';
import { isCoat, hasIdMatching, necklineOf } from './garment-predicates.ts';

const sleeveFitOf = ({ drawing }: Garment) => ('sleeveFit' in drawing ? drawing.sleeveFit : 1);

export const KNITWEAR_KINDS = {
  pullover: (g: Garment) => g.slot === 'knitwear' && !isCoat(g),
  'low-necked pullover': (g: Garment) => g.slot === 'knitwear' && !isCoat(g) && necklineOf(g) !== 'turtle',
  'tight over a collar': (g: Garment) => g.slot === 'knitwear' && (!isCoat(g) || /hoodie/.test(g.id)),
  'thick layer': (g: Garment) => g.slot === 'knitwear' && !isCoat(g) && (g.clo >= 0.28 || g.formality === 0),
  cardigan: (g: Garment) => g.slot === 'knitwear' && isCoat(g),
  // Between a knit and a coat.
  'over another knit': (g: Garment) =>
    g.slot === 'knitwear' && (isCoat(g) || hasIdMatching(/^(half-zip|fleece-)/)(g)),
  'thick knit': (g: Garment) => g.slot === 'knitwear' && g.clo >= 0.3 && !isCoat(g),
  'long cardigan': hasIdMatching(/^(merino-)?long-cardigan$/),
  'light cardigan': (g: Garment) => g.slot === 'knitwear' && isCoat(g) && g.clo <= 0.2 && !/zip-/.test(g.id),
  'plain cardigan': hasIdMatching(/^(fine|cotton|linen|zip|chunky|shawl|pointelle|milano)-cardigan$/),
  'thick knit or cardigan': (g: Garment) => g.slot === 'knitwear' && g.clo >= 0.3,
  'thick cardigan': (g: Garment) => g.slot === 'knitwear' && g.clo >= 0.3 && isCoat(g),
  'bulky knit': (g: Garment) => g.slot === 'knitwear' && !isCoat(g) && sleeveFitOf(g) >= 1.24,
  'bulky layer': (g: Garment) =>
    g.slot === 'knitwear' && (sleeveFitOf(g) >= 1.24 || /^(chunky|boxy|shawl)-cardigan$/.test(g.id)),
  'close shell': hasIdMatching(/^(trench|mac|trail-jacket|packable-raincoat|technical-shell)$/),
  'cropped sweater': hasIdMatching(/^cropped-knit$/),
  'chunky turtleneck': hasIdMatching(/^(chunky|bold|heavy)-roll-neck$/),
  'wool sweater': (g: Garment) =>
    g.slot === 'knitwear' && !isCoat(g) && !/cotton-sweater|knit-vest/.test(g.id),
  'short linen shirt': hasIdMatching(/^short-linen-shirt$/),
  'cotton sweater': hasIdMatching(/^(bright-)?cotton-sweater$/),
  'heavy knit': (g: Garment) =>
    g.slot === 'knitwear' && ['knit', 'cable', 'stripe'].includes(g.fabric) && g.clo >= 0.34 && !isCoat(g),
} satisfies Record<string, (garment: Garment) => boolean>;
