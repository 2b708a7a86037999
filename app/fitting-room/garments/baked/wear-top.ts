// A trunk and its sleeves: layers of their own, laid over each other as they are sewn.
import type { BakedGarment, BakedLayer } from '../../baked-cloth/baked-garment.ts';
import { isPile } from '../../cloth/fabric/fabrics.ts';
import { eachRow, isSleeve, sleevePart, type Layer, type RowVisit } from '../../cloth/layer.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { MapPlace, Placer } from '../../cloth/worn-bake.ts';
import { roughenEdges } from '../../cloth/roughen-edges.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, type Side } from '../../person/measures/body-frame.ts';
import { clamp, lerp, smoothstep } from '../../pixels/pixels.ts';
import { layerOf, type Stretch } from './fit-limb.ts';
import { fitSleeve, type SleeveFit } from './fit-sleeve.ts';
import { fitTrunk, type TrunkCut } from './fit-trunk.ts';

export interface TopCut extends Omit<TrunkCut, 'body'> {
  /** 0.5 elbow, 1 wrist; 0 without sleeves. */
  sleeve: number;
  sleeveFit: number;
}

export interface WornLayer {
  layers: readonly BakedLayer[];
  placer: Placer;
  turn?: SleeveFit['turn'];
  stretches: readonly Stretch[];
  sheet: Sheet;
}

/** Changes `alpha`, the cloth below a sleeve: at the armhole all of it stays, at the sleeve's own outer edge nothing. */
function takeSleeveOff(alpha: Uint8Array, sleeve: Layer): void {
  eachRow(sleeve, takeRowOff, { alpha, over: sleeve.alpha });
}

const takeRowOff: RowVisit<Record<'alpha' | 'over', Uint8Array>> = (_, from, to, { alpha, over }) => {
  for (let i = from; i < to; i++) {
    const seen = over[i]!;
    if (seen > 0 && seen < 255) alpha[i] = Math.max(0, (255 * (alpha[i]! - seen)) / (255 - seen));
  }
};

/** Where a sleeve lies before the trunk its shadow falls, but none at the seam above. */
function castsBelow({ frame }: BodyModel, layer: Layer): Uint8Array {
  const casts = new Uint8Array(layer.alpha.length);
  const [from, to] = [0.3, 0.5].map((share) => heightAtTorsoShare(frame, share)) as [number, number];
  eachRow(layer, castRow, { casts, alpha: layer.alpha, from, to });
  return casts;
}

interface Casting {
  casts: Uint8Array;
  alpha: Uint8Array;
  from: number;
  to: number;
}

const castRow: RowVisit<Casting> = (y, first, last, { casts, alpha, from, to }) => {
  const share = smoothstep(from, to, y);
  if (share > 0) for (let i = first; i < last; i++) casts[i] = alpha[i]! * share;
};

/** Coverage of sleeves, and of the body before they were set in. */
interface Sewn {
  sleeves: Uint8Array;
  body: Uint8Array;
}

/** At the seam a pixel that counts as the trunk's has a share of the sleeve beside it. */
function ofSide({ frame }: BodyModel, layer: Layer, { sleeves, body }: Sewn, { sign }: Side): Layer {
  const own = new Uint8Array(layer.alpha.length);
  const { width, height } = layer;
  eachRow({ alpha: sleeves, width, height }, sideRow, {
    ...{ own, layer, sleeves, body, sign },
    middle: frame.shoulders[0],
  });
  return { ...layer, alpha: own };
}

interface SideOf extends Sewn {
  own: Uint8Array;
  layer: Layer;
  sign: -1 | 1;
  middle: number;
}

const sideRow: RowVisit<SideOf> = (y, from, to, { own, layer, sleeves, body, sign, middle }) => {
  const { alpha, part, width } = layer;
  const its = sleevePart(sign);
  for (let i = from; i < to; i++) {
    if (sleeves[i] === 0) continue;
    const isIts = isSleeve(part[i]!) ? part[i] === its : (i - y * width - middle) * sign > 0;
    // At its outer edge it ends as the garment does.
    if (isIts) own[i] = body[i] === 0 ? alpha[i]! : Math.min(sleeves[i]!, alpha[i]!);
  }
};

type Fronts = NonNullable<Sheet['fronts']>;

/** A front's edge by row: below the neck it hangs straight, and so it goes on upward. */
function frontByRow(height: number, edge: Fronts[0]): Float64Array {
  let k = 1;
  const out = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    while (k < edge.length - 1 && edge[k]![1] < y) k++;
    const [x0, y0] = edge[k - 1]!;
    const [x1, y1] = edge[k]!;
    out[y] = lerp(x0, x1, clamp((y - y0) / (y1 - y0 || 1), 0, 1));
  }
  return out;
}

/** Each half of a front that opens, up to the middle between their edges. */
class FrontsPlacer implements Placer {
  readonly edges: readonly [Float64Array, Float64Array];
  readonly halves: readonly Placer[];

  constructor(edges: FrontsPlacer['edges'], halves: readonly Placer[]) {
    this.edges = edges;
    this.halves = halves;
  }

  place(x: number, y: number, out: MapPlace): void {
    const [left, right] = this.edges;
    const row = clamp(Math.floor(y), 0, left.length - 1);
    const limb = x < (left[row]! + right[row]!) / 2 ? 0 : 1;
    this.halves[limb]!.place(x, y, out);
    out.limb = limb;
  }
}

/** A trunk in one, or both fronts with the border between them. */
function fitBody(
  model: BodyModel,
  garment: BakedGarment,
  cut: TrunkCut,
  fronts: Fronts | undefined,
): Omit<WornLayer, 'sheet'> {
  if (garment.facts.layers.some(({ name }) => name === 'trunk') || !fronts) {
    const trunk = layerOf(garment, 'trunk');
    const { placer, stretch } = fitTrunk(model, garment, trunk, cut);
    return { layers: [trunk], placer, stretches: [stretch] };
  }
  const edges = fronts.map((edge) => frontByRow(model.height, edge)) as [Float64Array, Float64Array];
  const halves = ([-1, 1] as const).map((sign, k) => {
    const layer = layerOf(garment, sign < 0 ? 'left front' : 'right front');
    return { layer, fit: fitTrunk(model, garment, layer, { ...cut, half: { sign, front: edges[k]! } }) };
  });
  return {
    layers: halves.map(({ layer }) => layer),
    stretches: halves.map(({ fit }) => fit.stretch),
    placer: new FrontsPlacer(
      edges,
      halves.map(({ fit }) => fit.placer),
    ),
  };
}

const OF_SIDE = { [-1]: 'left sleeve', 1: 'right sleeve' } as const;

export function wearTop(
  model: BodyModel,
  garment: BakedGarment,
  main: Sheet,
  cut: TopCut,
  crossing: readonly Sheet[],
): WornLayer[] {
  const { sleeves, body = main.layer.alpha } = main;
  const layer = { ...main.layer, alpha: main.layer.alpha.slice() };
  roughenEdges(layer, model.frame.size, isPile(main.cloth));
  const lines = main.lines ?? [];
  const isSleeved = sleeves !== undefined && cut.sleeve > 0;
  const arms = isSleeved
    ? model.frame.sides.map((side) => ({ side, own: ofSide(model, layer, { sleeves, body }, side) }))
    : [];
  for (const { own } of arms) takeSleeveOff(layer.alpha, own);
  const out: WornLayer[] = [
    {
      ...fitBody(model, garment, { ...cut, body }, main.fronts),
      sheet: {
        ...main,
        layer,
        sleeves: undefined,
        lines: lines.filter(({ onSleeves }) => !onSleeves),
      },
    },
  ];
  for (const { side, own } of arms) {
    const part = sleevePart(side.sign);
    const baked = layerOf(garment, OF_SIDE[side.sign]);
    const over = crossing.filter((sheet) => sheet.layer.part.includes(part));
    const fit = fitSleeve(model, garment, baked, {
      side,
      length: cut.sleeve,
      fit: cut.sleeveFit,
      alpha: joined(own.alpha, over),
    });
    const worn = { layers: [baked], placer: fit.placer, turn: fit.turn, stretches: [fit.stretch] };
    out.push({
      ...worn,
      sheet: {
        ...{ layer: own, cloth: main.cloth, manner: main.manner, shadow: 0.3 },
        casts: castsBelow(model, own),
        sleeves: own.alpha,
        lines: lines.filter(({ onSleeves }) => onSleeves),
      },
    });
    for (const sheet of over) out.push({ ...worn, sheet });
  }
  return out;
}

const joinRow: RowVisit<Record<'out' | 'alpha', Uint8Array>> = (_, from, to, { out, alpha }) => {
  for (let i = from; i < to; i++) out[i] = Math.max(out[i]!, alpha[i]!);
};

function joined(own: Uint8Array, over: readonly Sheet[]): Uint8Array {
  if (over.length === 0) return own;
  const out = own.slice();
  for (const { layer } of over) eachRow(layer, joinRow, { out, alpha: layer.alpha });
  return out;
}
