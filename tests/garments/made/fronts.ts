// Tops with a front that opens or crosses.
import { stripAlong } from '../../../app/fitting-room/pixels/polygons.ts';
import { lerp, type Point } from '../../../app/fitting-room/pixels/pixels.ts';
import {
  bend,
  between,
  box,
  button,
  closed,
  clothPiece,
  insidePiece,
  oneOf,
  seam,
  type Chance,
  type CutGarment,
  type Piece,
} from './pieces.ts';
import {
  bodiceOf,
  bodyOutline,
  closedTop,
  finished,
  frontHalf,
  hemOf,
  neckInside,
  necklineOf,
  signOf,
  sleeveOf,
  SIDES,
  type Bodice,
  type Laying,
} from './bodice.ts';

const buttons = (x: number, from: number, to: number, count: number, size = 0.02): Piece[] =>
  Array.from({ length: count }, (_, k) => button([x, lerp(from, to, (k + 0.5) / count)], size));

export function shirt(chance: Chance, laying: Laying): CutGarment {
  const bodice = bodiceOf(
    chance,
    sleeveOf(chance, laying, [between(chance, 1.3, 1.45), between(chance, 0.22, 0.28), 0.03]),
  );
  Object.assign(bodice, { neckKind: 'v', neckDepth: 0.14, neck: 0.2, hemSag: between(chance, 0.03, 0.1) });
  const { neck, neckDepth, length } = bodice;
  const neckline = necklineOf(bodice);
  const stand = insidePiece(
    closed([
      [[-neck, 0], 0.1],
      [[-neck * 0.75, -0.08], 0.08],
      [[neck * 0.75, -0.08], 0.1],
      [[neck, 0]],
      [[neck, 0.2]],
      [[-neck, 0.2]],
    ]),
  );
  const leaves = SIDES.map((side) => {
    const s = signOf(side);
    return clothPiece(
      closed([
        [[s * neck, 0.005], -0.03 * s],
        [[s * neck * 0.72, -0.08], 0.06 * s],
        [[s * 0.004, neckDepth]],
        [[s * 0.14, neckDepth + 0.13]],
        [[s * (neck + 0.05), 0.06]],
      ]),
    );
  });
  const placket = [-0.045, 0.045].map((x) =>
    seam(
      [
        [x, neckDepth + 0.02],
        [x, length + bodice.hemSag - 0.01],
      ],
      0.009,
    ),
  );
  const pocket = seam([...box(0.14, 0.5, 0.34, 0.74), [0.14, 0.5]], 0.009);
  return finished(
    bodice,
    {
      under: [stand],
      body: [clothPiece(bodyOutline(bodice, neckline))],
      over: [
        ...placket,
        ...buttons(0, neckDepth + 0.04, length - 0.1, 7),
        ...(chance() < 0.6 ? [pocket] : []),
        ...leaves,
      ],
    },
    { neckline, forms: ['shirt'] },
  );
}

/** Edges of both halves from the neck to the hem. */
function openFront({ neck, neckDepth, length }: Bodice, gap: number): [Point[], Point[]] {
  const edgeOf = (sign: -1 | 1): Point[] => {
    const meet: Point = [gap > 0 ? sign * gap * 0.5 : -sign * 0.05, neckDepth];
    return [
      ...bend([sign * neck, 0], meet, -0.05 * sign),
      ...bend(meet, [gap > 0 ? sign * gap : meet[0], length], 0),
      [gap > 0 ? sign * gap : meet[0], length],
    ];
  };
  return [edgeOf(-1), edgeOf(1)];
}

function acrossAt(line: readonly Point[], y: number): number {
  const k = line.findIndex(([, down]) => down >= y);
  if (k <= 0) return line.at(k)![0];
  const [[x0, y0], [x1, y1]] = [line[k - 1]!, line[k]!];
  return lerp(x0, x1, (y - y0) / (y1 - y0));
}

/** Of halves that cross: what is open between them ends where the one goes below the other. @param right all lines of the right half */
function crossing(right: readonly (readonly Point[])[]): Point[] {
  const innerAt = (y: number): number => Math.min(...right.map((line) => acrossAt(line, y)));
  let [open, over] = [0, right[0]!.at(-1)![1]];
  for (let n = 0; n < 20; n++) {
    const y = (open + over) / 2;
    if (innerAt(y) > 0) open = y;
    else over = y;
  }
  const steps = 24;
  const half = Array.from({ length: steps }, (_, k): Point => {
    const y = (open * k) / steps;
    return [innerAt(y), y];
  });
  return [...half.map(([x, y]): Point => [-x, y]), [0, open], ...half.toReversed()];
}

function openTop(
  bodice: Bodice,
  gap: number,
  over: (edge: readonly Point[], side: -1 | 1) => Piece[],
  forms: CutGarment['forms'],
  lapelOf: (edge: readonly Point[]) => Point[] = () => [],
): CutGarment {
  const edges = openFront(bodice, gap);
  const down = edges[1].slice(0, 11);
  const lapel = lapelOf(down);
  const neckline = gap > 0 ? [] : crossing(lapel.length > 0 ? [down, lapel] : [down]);
  const back =
    gap > 0 ? insidePiece(bodyOutline(bodice, bend([-bodice.neck, 0], [bodice.neck, 0], -0.09))) : null;
  const halves = SIDES.flatMap((side, k) => [
    clothPiece(frontHalf(bodice, side, edges[k]!)),
    ...over(edges[k]!, signOf(side)),
  ]);
  return finished(
    bodice,
    { under: back ? [back, ...neckInside(bodice).slice(1)] : neckInside(bodice), body: halves, over: [] },
    { neckline, forms },
  );
}

/** Seldom buttoned up for a photo. */
const gapOf = (chance: Chance): number => (chance() < 0.45 ? between(chance, 0.05, 0.2) : 0);

export function cardigan(chance: Chance, laying: Laying): CutGarment {
  const bodice = bodiceOf(
    chance,
    sleeveOf(chance, laying, [between(chance, 1.3, 1.45), between(chance, 0.22, 0.28), 0.04]),
  );
  bodice.neckDepth = between(chance, 0.3, 0.65);
  const gap = gapOf(chance);
  const band = (edge: readonly Point[], side: -1 | 1): Piece[] => [
    seam(
      edge.slice(0, -1).map(([x, y]): Point => [x + side * 0.075, y + 0.012]),
      0.012,
    ),
    ...(side === (gap > 0 ? -1 : 1)
      ? buttons(edge.at(-1)![0] + side * 0.037, bodice.neckDepth + 0.03, bodice.length - 0.05, 6, 0.024)
      : []),
  ];
  return openTop(bodice, gap, band, ['cardigan']);
}

/** How its inner edge bulges. */
const LAPEL = 0.03;

export function coat(chance: Chance, laying: Laying): CutGarment {
  const isBlazer = chance() < 0.5;
  const bodice = bodiceOf(
    chance,
    sleeveOf(chance, laying, [between(chance, 1.35, 1.5), between(chance, 0.27, 0.33), 0.02]),
  );
  bodice.neckDepth = between(chance, 0.62, 0.8);
  bodice.length = isBlazer ? between(chance, 1.65, 1.85) : between(chance, 2.2, 2.9);
  bodice.waist = bodice.chest - 0.06;
  bodice.hem = bodice.chest + between(chance, 0, isBlazer ? 0.05 : 0.16);
  const gap = chance() < 0.3 ? between(chance, 0.06, 0.16) : 0;
  const { neck, neckDepth } = bodice;
  const details = (edge: readonly Point[], side: -1 | 1): Piece[] => {
    const low = edge[10]!;
    const at = (x: number, y: number): Point => [side * x, y];
    const lapel = clothPiece(
      closed([
        [at(neck, 0.0), 0.02 * side],
        [at(neck + 0.09, 0.1)],
        [at(neck + 0.16, 0.34)],
        [at(neck + 0.03, 0.32)],
        [low, LAPEL * side],
      ]),
    );
    const pocket = clothPiece(
      box(Math.min(side * 0.22, side * 0.46), 1.18, Math.max(side * 0.22, side * 0.46), 1.27),
    );
    const shut =
      side > 0 ? buttons(low[0] + 0.06, neckDepth + 0.05, isBlazer ? 1.2 : 1.9, isBlazer ? 2 : 4, 0.03) : [];
    return [
      lapel,
      seam([at(neck + 0.01, 0.22), at(neck + 0.16, 0.2)], 0.01),
      pocket,
      ...(gap > 0 && side > 0 ? [] : shut),
    ];
  };
  return openTop(
    bodice,
    gap,
    details,
    isBlazer
      ? ['blazer', 'jacket', 'short-coat']
      : bodice.length < 2.45
        ? ['short-coat', 'long-coat']
        : ['long-coat'],
    (edge) => [...bend(edge.at(-1)!, [neck, 0], LAPEL), [neck, 0] as Point].reverse(),
  );
}

/** Two halves that cross, and a tie that hangs from the waist. */
export function wrap(chance: Chance, laying: Laying): CutGarment {
  const cut = oneOf(chance, ['tie', 'bell', 'puff'] as const);
  const sizes = { tie: [1.35, 0.24, 0.02], bell: [1.15, 0.52, -0.05], puff: [0.62, 0.26, 0.17] } as const;
  const bodice = bodiceOf(chance, sleeveOf(chance, laying, sizes[cut]));
  Object.assign(bodice, {
    waist: bodice.chest - 0.12,
    hem: bodice.chest - 0.03,
    length: between(chance, 1.3, 1.5),
    neckDepth: between(chance, 0.5, 0.7),
  });
  const forms = cut === 'puff' ? (['short-top'] as const) : (['long-top'] as const);
  if (cut === 'puff' && chance() < 0.5)
    return closedTop({ ...bodice, neckKind: 'square', neckDepth: 0.24 }, forms);
  const { neck, neckDepth, waist, length } = bodice;
  const cross: Point = [between(chance, -0.04, 0.04), neckDepth];
  const left = [...bend([-neck, 0], cross, 0.05), cross];
  const right = [...bend([neck, 0], cross, -0.05), cross];
  const neckline = [...left, ...right.reverse().slice(1)];
  const fold = bend(cross, [waist * 0.95, 1.02], 0.04);
  const knot: Point = [waist - 0.03, 1.03];
  const tail = (dx: number, long: number) =>
    clothPiece(
      stripAlong(
        [
          ...bend(knot, [knot[0] + dx * 0.5, knot[1] + long * 0.5], 0.06),
          ...bend([knot[0] + dx * 0.5, knot[1] + long * 0.5], [knot[0] + dx, knot[1] + long], -0.06),
        ],
        0.055,
      ),
      [dx, 1],
    );
  const tie = [
    tail(between(chance, 0.02, 0.2), between(chance, 0.35, 0.65)),
    tail(between(chance, -0.12, 0), between(chance, 0.3, 0.6)),
    clothPiece(
      closed([
        [[knot[0] - 0.05, knot[1] - 0.04], 0.1],
        [[knot[0] + 0.05, knot[1] - 0.04], 0.1],
        [[knot[0] + 0.05, knot[1] + 0.05], 0.1],
        [[knot[0] - 0.05, knot[1] + 0.05], 0.1],
      ]),
    ),
  ];
  const belt = seam(bend([-waist, 0.99], [waist, 0.99], -0.02), 0.012);
  return finished(
    bodice,
    {
      under: neckInside(bodice),
      body: [
        clothPiece(bodyOutline(bodice, neckline)),
        seam([...fold, [waist * 0.95, 1.02]], 0.014),
        belt,
        seam(hemOf({ ...bodice, length: length - 0.04 }), 0.008),
      ],
      over: tie,
    },
    { neckline, forms },
  );
}
