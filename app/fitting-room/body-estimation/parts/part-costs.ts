import { clamp, smoothstep } from '../../pixels/pixels.ts';
import { colorCost } from './color-histogram.ts';
import type { Grid } from './coarse-photo-grid.ts';
import type { Part } from '../person.ts';
import type { Places } from './body-regions.ts';
import type { WornAreas } from './worn-garments.ts';

const NEVER = 30; // cost
const CLASS_WEIGHT = 1.2;
const COLOR_WEIGHT = 0.8;
const UNKNOWN = 4.5; // cost of an unknown color

const CLOTHES: readonly Part[] = ['top', 'bottom', 'dress', 'outer', 'shoe', 'held', 'headwear'];
const SKIN: readonly Part[] = ['face', 'arm', 'hand', 'leg', 'foot'];

const doubt = (share: number): number => -Math.log(clamp(share, 0.02, 1));

function classCost(grid: Grid, part: Part, i: number): number {
  const { hair, skin, face, clothes, others, background } = grid.classes;
  const rest = Math.max(0.2, 1 - background[i]!);
  switch (part) {
    case 'hair':
      return doubt((hair[i]! + others[i]! * 0.3 + clothes[i]! * 0.1) / rest);
    case 'face':
      return doubt((face[i]! + skin[i]!) / rest);
    case 'arm':
    case 'hand':
    case 'leg':
      return doubt((skin[i]! + face[i]! * 0.1) / rest);
    case 'foot':
      return doubt((skin[i]! + others[i]! * 0.2) / rest);
    case 'shoe':
      return doubt((others[i]! + clothes[i]! * 0.5 + skin[i]! * 0.4 + hair[i]! * 0.5) / rest);
    case 'held':
      return doubt((others[i]! + clothes[i]! * 0.3 + hair[i]! * 0.2) / rest);
    case 'headwear':
      return doubt((others[i]! + clothes[i]! * 0.8 + hair[i]! * 0.15) / rest);
    default:
      return doubt((clothes[i]! + others[i]! * 0.6 + skin[i]! * 0.08) / rest);
  }
}

const ramp = (low: number, high: number, value: number, most: number): number =>
  (low < high ? smoothstep(low, high, value) : smoothstep(-low, -high, -value)) * most;

/** Evidence of a cell's place against a part: bounds in the units of {@link Places}, costs as -log. */
type PlaceCost = (p: Places, i: number, worn: WornAreas) => number;

const scarfCost: PlaceCost = (p, i) =>
  ramp(0.75, 1, p.down[i]!, 5) + ramp(0.5, 0.9, Math.abs(p.side[i]!), 4) + (p.head[i]! < 0.85 ? 5 : 0);

/** How wide a bottom may be beside the leg: as trousers where a coat of its colors hangs over it. */
function widthCost({ leg }: Places, i: number, { alike, present }: WornAreas): number {
  if (alike) return ramp(0.04, 0.065, leg[i]!, 4);
  return present.has('outer') ? ramp(0.05, 0.09, leg[i]!, 1.5) : 0;
}

/** Tuned by eye on our own people, without a published source; what is not listed may be anywhere. */
const PLACE_COSTS: Partial<Record<Part, PlaceCost>> = {
  hair: (p, i) => ramp(0.25, 0.7, p.down[i]!, 4) + ramp(0.1, 0.2, Math.abs(p.face[i]!), 4),
  face: (p, i) =>
    ramp(0.05, 0.35, p.down[i]!, 3) + ramp(0.4, 0.8, p.down[i]!, 8) + ramp(0.6, 1, Math.abs(p.side[i]!), 3),
  arm: (p, i, worn) => {
    if (worn.sleeved && p.alongArm[i]! < 1.85) return 9;
    const onChest = Math.abs(p.side[i]!) < 0.75 && p.down[i]! < 0.3;
    return ramp(0.03, 0.09, p.arm[i]!, 6) + ramp(1.9, 2, p.alongArm[i]!, 2) + (onChest ? 2 : 0);
  },
  hand: (p, i) => ramp(0.02, 0.09, p.hand[i]!, 4) + (p.head[i]! < 1 ? 4 : 0) + (p.height[i]! < 0.2 ? 8 : 0),
  leg: (p, i, worn) =>
    ramp(0.04, 0.1, p.leg[i]!, 6) +
    (p.down[i]! < 1 ? 6 : 0) +
    ramp(1.9, 2, p.alongLeg[i]!, 1) +
    (worn.present.has('foot') ? 0 : ramp(0.08, 0.05, p.height[i]!, 7)),
  foot: (p, i) => ramp(0.02, 0.06, p.foot[i]!, 8),
  shoe: (p, i) => ramp(0.06, 0.14, p.foot[i]!, 8) + ramp(0.06, 0.3, p.height[i]!, 8),
  held: (p, i) => ramp(0.04, 0.16, p.hand[i]!, 5) + (p.foot[i]! < 0.1 ? 6 : 0) + 0.5,
  headwear: (p, i, worn) =>
    Math.min(
      worn.scarf ? scarfCost(p, i, worn) : Infinity,
      worn.hat ? ramp(0.4, 0.95, p.head[i]!, 5) : Infinity,
    ),
  top: (p, i, worn) => {
    const low = worn.distinct ? ramp(1.25, 2.1, p.down[i]!, 5) : ramp(0.85, 1.4, p.down[i]!, 7);
    const onSleeve = p.arm[i]! < 0.05 && Math.abs(p.side[i]!) > 0.8;
    return (p.head[i]! < 0.95 ? 8 : 0) + (onSleeve ? 0 : low) + (p.height[i]! < 0.2 ? 6 : 0);
  },
  bottom: (p, i, worn) => {
    const down = p.down[i]!;
    const high = worn.distinct ? ramp(0.45, 0.8, 1 - down, 6) : ramp(0.05, 0.3, 1 - down, 5);
    const onArm = p.arm[i]! < 0.03 && Math.abs(p.side[i]!) > 1.1 && down < 1 ? 4 : 0;
    return high + onArm + widthCost(p, i, worn) + (p.height[i]! < 0.02 ? 2 : 0);
  },
  dress: (p, i) => (p.head[i]! < 0.95 ? 8 : 0) + (p.height[i]! < 0.06 ? 4 : 0),
  outer: (p, i, worn) => {
    const onLegs = worn.alike && p.down[i]! > 1.1 ? ramp(0.045, 0.025, p.leg[i]!, 2) : 0;
    const below = ramp(worn.hem, worn.hem - 0.03, p.height[i]!, 6);
    const inMiddle = Math.abs(p.side[i]!) < 0.2 ? 0.5 : 0;
    return (p.head[i]! < 0.9 ? 8 : 0) + onLegs + below + inMiddle;
  },
};

interface Labels {
  parts: readonly Part[];
  isSkin: readonly boolean[];
  isCloth: readonly boolean[];
  placeCosts: readonly (PlaceCost | undefined)[];
}

/** Costs of the labels but the background at a cell of hers. */
function costsAt(
  { grid, places, worn, skinAway }: Seen,
  { parts, isSkin, isCloth, placeCosts }: Labels,
  i: number,
  costs: Float32Array,
): void {
  for (let l = 1; l < parts.length; l++) {
    const part = parts[l]!;
    let cost = classCost(grid, part, i) * CLASS_WEIGHT + (placeCosts[l]?.(places, i, worn) ?? 0);
    if (isSkin[l])
      cost += clamp((skinAway[i]! - 1.7) * 1.8, 0, 7) * (part === 'face' ? 0.35 : 1) * COLOR_WEIGHT + 1;
    else {
      const model = worn.models[part];
      cost += (model ? colorCost(model, worn.bins[i]!) : isCloth[l] ? UNKNOWN : 3) * COLOR_WEIGHT;
    }
    costs[i * parts.length + l] = cost;
  }
}

interface Seen {
  grid: Grid;
  places: Places;
  worn: WornAreas;
  /** Of the color of a cell, from her skin's. */
  skinAway: Float32Array;
}

/** Costs at all cells, the background first: cells × labels. */
export function partCosts(seen: Seen, parts: readonly Part[]): Float32Array {
  const { person } = seen.grid;
  const costs = new Float32Array(person.length * parts.length).fill(NEVER);
  const labels: Labels = {
    parts,
    isSkin: parts.map((part) => SKIN.includes(part)),
    isCloth: parts.map((part) => CLOTHES.includes(part)),
    placeCosts: parts.map((part) => PLACE_COSTS[part]),
  };
  for (let i = 0; i < person.length; i++)
    if (person[i]) costsAt(seen, labels, i, costs);
    else costs[i * parts.length] = 0;
  return costs;
}
