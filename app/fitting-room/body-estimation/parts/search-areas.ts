import type { Grid } from './coarse-photo-grid.ts';
import type { Places } from './body-regions.ts';

/** Exclusive bounds. */
type Range = readonly [from: number, to: number];
/** Bounds in the units of {@link Places}; `side` and `face` on either side. */
type Area = Partial<Record<Exclude<keyof Places, 'nearArm'>, Range>>;

const over = (from: number): Range => [from, Infinity];
const under = (to: number): Range => [-Infinity, to];

const MIDDLE = under(0.28);
const FLANK = { side: [0.55, 0.9], arm: over(0.03) } as const;
const [UPPER, LOWER]: [Range, Range] = [
  [0.12, 0.45],
  [0.45, 0.8],
];
/** Between the folds of the crotch and the knee. */
const MID_THIGH: Range = [0.35, 0.75];

/** From the bone: half a sleeve is 0.02 of a stature wide. Tuned by eye on tests/people, without a source. */
const AREAS = {
  chest: { side: MIDDLE, down: UPPER },
  chestSide: { ...FLANK, down: UPPER },
  belly: { side: MIDDLE, down: LOWER },
  bellySide: { ...FLANK, down: LOWER },
  sleeve: { arm: under(0.02), hand: over(0.05), alongArm: [0.25, 1.75] },
  thigh: { leg: under(0.03), alongLeg: [0.3, 0.8], arm: over(0.04) },
  shin: { leg: under(0.03), alongLeg: [1.15, 1.6], foot: over(0.05) },
  betweenThighs: { side: under(0.12), alongLeg: MID_THIGH, down: over(1) },
  onThighs: { leg: under(0.02), alongLeg: MID_THIGH },
  arm: { arm: under(0.02), alongArm: [0.4, 1.8] },
  leg: { leg: under(0.025), alongLeg: [0.2, 1.7] },
  ankle: { leg: under(0.015), alongLeg: over(1.75) },
  foot: { foot: under(0.02), height: under(0.05) },
  neck: { head: over(1.02), down: under(0.05), face: under(0.035) },
  head: { head: under(0.75) },
  held: { hand: under(0.12), foot: over(0.15), head: over(1) },
  /** Further from the bones than trousers stand off: the lower part of a coat. */
  coatSkirt: { leg: over(0.062), arm: over(0.05), hand: over(0.05), foot: over(0.06), down: over(1) },
  aroundThighs: { leg: under(0.04), arm: over(0.035), hand: over(0.04), down: over(0.9) },
  all: {},
} satisfies Record<string, Area>;

function cellsBetween(
  cells: readonly number[],
  plane: Float32Array | Uint8Array,
  [from, to]: Range,
): number[] {
  const out: number[] = [];
  for (const i of cells) if (plane[i]! > from && plane[i]! < to) out.push(i);
  return out;
}

export function cellFinder({ person }: Grid, places: Places) {
  const measures = { ...places, side: places.side.map(Math.abs), face: places.face.map(Math.abs) };
  const body: number[] = [];
  for (let i = 0; i < person.length; i++) if (person[i]) body.push(i);
  return (name: keyof typeof AREAS, is: (i: number) => boolean): number[] => {
    const area: Area = AREAS[name];
    let cells = body;
    for (const measure of Object.keys(area) as (keyof Area)[]) {
      const plane = measures[measure];
      cells = cellsBetween(cells, plane, area[measure]!);
    }
    return cells.filter(is);
  };
}
