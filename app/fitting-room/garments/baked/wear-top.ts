// A trunk and its sleeves: layers of their own, laid over each other as they are sewn.
import type { BakedGarment, BakedLayer } from '../../baked-cloth/baked-garment.ts';
import { isSleeve, sleevePart, type Layer } from '../../cloth/layer.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, type Side } from '../../person/measures/body-frame.ts';
import { smoothstep } from '../../pixels/pixels.ts';
import { layerOf } from './fit-limb.ts';
import { fitSleeve, type SleeveFit } from './fit-sleeve.ts';
import { fitTrunk, type TrunkCut, type TrunkFit } from './fit-trunk.ts';

export interface TopCut extends Omit<TrunkCut, 'body'> {
  /** 0.5 elbow, 1 wrist; 0 without sleeves. */
  sleeve: number;
  sleeveFit: number;
}

export interface WornLayer {
  layer: BakedLayer;
  fit: Pick<TrunkFit, 'place' | 'stretch'> & Partial<Pick<SleeveFit, 'turn'>>;
  sheet: Sheet;
}

/** What a sleeve leaves of the cloth below it: at the armhole all, at its own outer edge nothing. */
function underSleeves({ alpha }: Layer, sleeves: Uint8Array | undefined): Uint8Array {
  if (!sleeves) return alpha;
  return alpha.map((all, i) => {
    const over = sleeves[i]!;
    return over === 0 || over === 255 ? all : Math.max(0, (255 * (all - over)) / (255 - over));
  });
}

/** Where a sleeve lies before the trunk its shadow falls, but none at the seam above. */
function castsBelow({ frame, width }: BodyModel, alpha: Uint8Array): Uint8Array {
  const [from, to] = [0.3, 0.5].map((share) => heightAtTorsoShare(frame, share));
  return alpha.map((value, i) => value && value * smoothstep(from!, to!, i / width));
}

const OF_SIDE = { [-1]: 'left sleeve', 1: 'right sleeve' } as const;

export function wearTop(
  model: BodyModel,
  garment: BakedGarment,
  main: Sheet,
  cut: TopCut,
  crossing: readonly Sheet[],
): WornLayer[] {
  const { layer, sleeves, body = layer.alpha } = main;
  const trunk = layerOf(garment, 'trunk');
  const lines = main.lines ?? [];
  const out: WornLayer[] = [
    {
      layer: trunk,
      fit: fitTrunk(model, garment, trunk, { ...cut, body }),
      sheet: {
        ...main,
        layer: { ...layer, alpha: underSleeves(layer, sleeves) },
        sleeves: undefined,
        lines: lines.filter(({ onSleeves }) => !onSleeves),
      },
    },
  ];
  if (!sleeves || cut.sleeve === 0) return out;
  for (const side of model.frame.sides) {
    const part = sleevePart(side.sign);
    const baked = layerOf(garment, OF_SIDE[side.sign]);
    const own = ofSide(model, layer, sleeves, side);
    const over = crossing.filter((sheet) => sheet.layer.part.some((value) => value === part));
    const fit = fitSleeve(model, garment, baked, {
      side,
      length: cut.sleeve,
      fit: cut.sleeveFit,
      sleeves: { alpha: joined(own, over), part: new Uint8Array(own.length).fill(part) },
    });
    out.push({
      layer: baked,
      fit,
      sheet: {
        ...{ layer: { ...layer, alpha: own }, cloth: main.cloth, manner: main.manner, shadow: 0.3 },
        casts: castsBelow(model, own),
        sleeves: own,
        lines: lines.filter(({ onSleeves }) => onSleeves),
      },
    });
    for (const sheet of over) out.push({ layer: baked, fit, sheet });
  }
  return out;
}

/** At the seam a pixel that counts as the trunk's has a share of the sleeve beside it. */
function ofSide(
  { frame }: BodyModel,
  { alpha, part, width }: Layer,
  sleeves: Uint8Array,
  side: Side,
): Uint8Array {
  const own = new Uint8Array(sleeves.length);
  const its = sleevePart(side.sign);
  for (let i = 0; i < own.length; i++) {
    if (sleeves[i] === 0) continue;
    const isIts = isSleeve(part[i]!) ? part[i] === its : ((i % width) - frame.shoulders[0]) * side.sign > 0;
    // Over the shoulder its edge was evened with the trunk's.
    if (isIts) own[i] = Math.min(sleeves[i]!, alpha[i]!);
  }
  return own;
}

function joined(own: Uint8Array, over: readonly Sheet[]): Uint8Array {
  if (over.length === 0) return own;
  const out = own.slice();
  for (const { layer } of over)
    for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i]!, layer.alpha[i]!);
  return out;
}
