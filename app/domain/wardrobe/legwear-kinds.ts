// The kinds of what is on the legs: one line each. Part of garment-kinds.ts.
import type { Garment } from './garment.ts';
import { hasIdMatching } from './garment-predicates.ts';

export const isShorts = ({ drawing }: Garment) => drawing.kind === 'trousers' && drawing.length < 0;
export const isThickTrousers = ({ slot, fabric, clo, formality }: Garment) =>
  slot === 'bottom' &&
  formality > 0 &&
  (['wool', 'corduroy', 'velvet', 'leather', 'check'].includes(fabric) || clo >= 0.26) &&
  clo >= 0.18;

/** Of flannel and of everything lined, clo. */
const FLANNEL_CLO = 0.28;

export const LEGWEAR_KINDS = {
  shorts: isShorts,
  'thick trousers': isThickTrousers,
  'thick odd trousers': (g: Garment) => isThickTrousers(g) && g.set === undefined,
  // In frost legs want wool, corduroy, velvet or a lining.
  'unlined trousers': (g: Garment) =>
    g.slot === 'bottom' &&
    g.drawing.kind === 'trousers' &&
    !['wool', 'corduroy', 'velvet'].includes(g.fabric) &&
    !(g.fabric === 'check' && g.clo >= 0.22) &&
    !/^lined-|^softshell/.test(g.id),
  'thin trousers': (g: Garment) =>
    g.slot === 'bottom' && g.drawing.kind === 'trousers' && g.formality > 0 && g.clo < 0.2 && !isShorts(g),
  // Flannel and the like are for days that stay cold.
  'flannel legs': (g: Garment) =>
    g.slot === 'bottom' && g.fabric === 'wool' && g.clo >= FLANNEL_CLO && g.drawing.kind === 'trousers',
  'lined legs': hasIdMatching(/^lined-(jeans|chinos|leggings|running|cargo|joggers)|^softshell-trousers/),
  'lined trousers': hasIdMatching(/^lined-(jeans|chinos)$/),
  'cropped legs': (g: Garment) =>
    g.slot === 'bottom' && g.drawing.kind === 'trousers' && g.drawing.length >= 0 && g.drawing.length < 0.8,
  joggers: hasIdMatching(/^joggers$/),
  'lined sportswear': hasIdMatching(/^lined-(leggings|running|cargo|joggers)|softshell-trousers/),
  jeans: (g: Garment) => g.fabric === 'denim' && g.slot === 'bottom' && !isShorts(g),
  'jersey skirt or dress': hasIdMatching(
    /^(sport-wrap-skirt|sport-midi-(skirt|dress)|jersey-sport-dress|polo-dress|tee-dress)$/,
  ),
  // A tall boot goes over slim legs only.
  'wide legs': (g: Garment) =>
    g.slot === 'bottom' && g.drawing.kind === 'trousers' && g.drawing.leg !== 'slim' && !isShorts(g),
  culottes: hasIdMatching(/^culottes$/),
  'beach pants': hasIdMatching(/^drawstring-linen-trousers$/),
  'summer skirt': hasIdMatching(
    /^(poplin-midi|cotton-full|linen|linen-pencil|wrap|print-midi|bright-cotton)-skirt$/,
  ),
  'office legs': hasIdMatching(/^(pencil-skirt|(checked|flannel|wool|wide-wool|pleated)-trousers)$/),
  cargo: hasIdMatching(/cargo/),
  // Wool, velvet or corduroy without a lining, lighter than flannel.
  'thin wool legs': (g: Garment) =>
    g.slot === 'bottom' &&
    g.drawing.kind === 'trousers' &&
    g.clo < FLANNEL_CLO &&
    !g.set &&
    !isShorts(g) &&
    !/^lined-/.test(g.id),
  'softshell legs': hasIdMatching(/^softshell-trousers$/),
  'jersey trousers': hasIdMatching(/^jersey-trousers$/),
  'cropped trousers': hasIdMatching(/^cigarette-trousers$/),
  'ankle-baring': hasIdMatching(/^(cigarette-trousers|culottes)$/),
  'thin cotton legs': hasIdMatching(/^(crisp-cotton|tropical|summer|light-stretch|cigarette)-trousers$/),
  'leather legs': hasIdMatching(/^leather-(trousers|skirt)$/),
  'striped pants': hasIdMatching(/^striped-trousers$/),
  'court pants': hasIdMatching(/^court-trousers$/),
  'trail legs': hasIdMatching(/^(hiking|softshell)-trousers$/),
  'track pants': hasIdMatching(/^(track|hiking)-trousers$/),
  'long trousers': (g: Garment) =>
    g.slot === 'bottom' && g.drawing.kind === 'trousers' && g.drawing.length > 0.7,
} satisfies Record<string, (garment: Garment) => boolean>;
