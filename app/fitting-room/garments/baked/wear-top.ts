// A trunk and its sleeves: layers of their own, laid over each other as they are sewn.
import type { BakedGarment, BakedLayer } from '../../baked-cloth/baked-garment.ts';
import { eachRow, isSleeve, sleevePart, type Layer } from '../../cloth/layer.ts';
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

/** What sleeves leave of the cloth below them: at the armhole all, at their own outer edge nothing. */
function underSleeves(layer: Layer, sleeves: Uint8Array): Uint8Array {
  const alpha = layer.alpha.slice();
  eachRow(layer, (_, from, to) => {
    for (let i = from; i < to; i++) {
      const over = sleeves[i]!;
      if (over > 0 && over < 255) alpha[i] = Math.max(0, (255 * (alpha[i]! - over)) / (255 - over));
    }
  });
  return alpha;
}

/** Where a sleeve lies before the trunk its shadow falls, but none at the seam above. */
function castsBelow({ frame }: BodyModel, layer: Layer): Uint8Array {
  const casts = new Uint8Array(layer.alpha.length);
  const [from, to] = [0.3, 0.5].map((share) => heightAtTorsoShare(frame, share)) as [number, number];
  eachRow(layer, (y, first, last) => {
    const share = smoothstep(from, to, y);
    if (share > 0) for (let i = first; i < last; i++) casts[i] = layer.alpha[i]! * share;
  });
  return casts;
}

/** At the seam a pixel that counts as the trunk's has a share of the sleeve beside it. */
function ofSide({ frame }: BodyModel, layer: Layer, sleeves: Uint8Array, { sign }: Side): Layer {
  const { alpha, part, width } = layer;
  const own = new Uint8Array(alpha.length);
  const its = sleevePart(sign);
  eachRow(layer, (y, from, to) => {
    for (let i = from; i < to; i++) {
      if (sleeves[i] === 0) continue;
      const isIts = isSleeve(part[i]!) ? part[i] === its : (i - y * width - frame.shoulders[0]) * sign > 0;
      // Over the shoulder its edge was evened with the trunk's.
      if (isIts) own[i] = Math.min(sleeves[i]!, alpha[i]!);
    }
  });
  return { ...layer, alpha: own };
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
        layer: sleeves ? { ...layer, alpha: underSleeves(layer, sleeves) } : layer,
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
    const over = crossing.filter((sheet) => sheet.layer.part.includes(part));
    const fit = fitSleeve(model, garment, baked, {
      side,
      length: cut.sleeve,
      fit: cut.sleeveFit,
      alpha: joined(own.alpha, over),
    });
    out.push({
      layer: baked,
      fit,
      sheet: {
        ...{ layer: own, cloth: main.cloth, manner: main.manner, shadow: 0.3 },
        casts: castsBelow(model, own),
        sleeves: own.alpha,
        lines: lines.filter(({ onSleeves }) => onSleeves),
      },
    });
    for (const sheet of over) out.push({ layer: baked, fit, sheet });
  }
  return out;
}

function joined(own: Uint8Array, over: readonly Sheet[]): Uint8Array {
  if (over.length === 0) return own;
  const out = own.slice();
  for (const { layer } of over)
    for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i]!, layer.alpha[i]!);
  return out;
}
