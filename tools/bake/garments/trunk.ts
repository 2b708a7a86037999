// The trunk of a top: back and front with armholes, its front in one, buttoned or open.
import { depthMaps, sectionAt } from '../body/measures.ts';
import type { Body, BodyPart } from '../body/standard-body.ts';
import { curve, mirrored, type Panel, type Point2 } from '../draft.ts';
import { between, onEllipse, rowOf, smooth, OFF, type Place, type Rings } from './start-positions.ts';
import { type BandPiece, type Front, type Side, type TopMeasures, type Trunk } from './top-measures.ts';

export const WAIST = 107;
export const HIP = 90;
const UPPER: readonly BodyPart[] = ['trunk', 'neck', 'left arm', 'right arm'];
/** Of the back's neckline. */
const NAPE = 2;

export const frontOf = ({ front }: TopMeasures): Front => front ?? { kind: 'whole' };

/** An edge of the front on one side, as seams call it. */
export const frontEdge = (m: TopMeasures, name: string, side: Side): string =>
  frontOf(m).kind === 'whole' ? `front.${name} ${side}` : `front ${side}.${name}`;

/** The highest skin near a distance from the middle. */
function topOf({ positions, part, partNames }: Body, x: number): number {
  let top = 0;
  for (let v = 0; v < part.length; v++)
    if (UPPER.includes(partNames[part[v]!]!) && Math.abs(Math.abs(positions[v * 3]!) - x) < 0.9)
      top = Math.max(top, positions[v * 3 + 1]!);
  return top;
}

/** Lines of the half at the picture's right, from the neck round to the hem. */
interface HalfLines {
  neckPoint: Point2;
  tip: Point2;
  armhole: Point2[];
  side: Point2[];
}

/** Of a quarter at the bust, the waist and the hip: the front is so much wider than the mean, the back narrower. */
const FRONT_WIDER = [1.3, 0.5, 0.3] as const;
/** Of it, on a chest without a bust. */
const FLAT = 0.3;

function halfLines(m: TopMeasures, body: Body, name: 'front' | 'back'): HalfLines {
  const front = (name === 'front' ? 1 : -1) * (m.isFlat ? FLAT : 1);
  const [atBust, atWaist, atHip] = FRONT_WIDER.map((wider) => wider * front) as [number, number, number];
  const girth = (y: number): number => sectionAt(body, y, ['trunk', 'left leg', 'right leg']).girth;
  const bust = (girth(121) + m.bustEase) / 4;
  const hip = Math.max((girth(Math.max(m.hem, 84)) + m.hipEase) / 4, bust - 2);
  const neckPoint: Point2 = [m.neck[0], topOf(body, m.neck[0]) + m.cloth.thickness + 0.1];
  const tip: Point2 = [m.shoulder, topOf(body, m.shoulder) + m.cloth.thickness + 0.4];
  const under: Point2 = [bust + atBust, m.armhole];
  return {
    neckPoint,
    tip,
    armhole: curve([
      tip,
      [m.shoulder - 1.6, between(tip[1], m.armhole, 0.45)],
      [m.shoulder - 0.4, between(tip[1], m.armhole, 0.75)],
      [between(m.shoulder, under[0], 0.55), m.armhole + 0.7],
      under,
    ]),
    side: curve([
      under,
      [between(bust, hip, 0.5) - 0.6 - (m.waistIn ?? 0) + atWaist, WAIST],
      [hip + atHip, Math.max(m.hem + 3, HIP)],
      [hip + atHip + (m.flare ?? 0), m.hem],
    ]),
  };
}

const mirror = (line: readonly Point2[]): Point2[] => line.map(([x, y]): Point2 => [-x, y]).toReversed();

/** From the middle, or a front's edge, to the side of the neck. */
const neckLine = ([half, y]: Point2, deep: number, from: number): Point2[] =>
  curve([
    [from, y - deep],
    [half * 0.82, between(y, y - deep, 0.55)],
    [half, y],
  ]);

function wholePanel(m: TopMeasures, lines: HalfLines, name: 'front' | 'back'): Omit<Panel, 'place'> {
  const { neckPoint, tip, armhole, side } = lines;
  const end = side.at(-1)!;
  const middle: Point2 = [0, m.hem - (name === 'front' ? (m.frontLonger ?? 0) : 0)];
  const half = neckLine(neckPoint, name === 'front' ? m.neck[1] : NAPE, 0);
  const edges: Record<string, readonly Point2[]> = {
    neck: [...mirror(half), ...half.slice(1)],
    'shoulder right': [neckPoint, tip],
    'armhole right': armhole,
    'side right': side,
    'hem right': [end, middle],
    'hem left': [middle, [-end[0], m.hem]],
    'side left': mirror(side),
    'armhole left': mirror(armhole),
    'shoulder left': mirror([neckPoint, tip]),
  };
  return { name, edges, turned: name === 'back' };
}

function halfPanel(m: TopMeasures, lines: HalfLines, from: number): Omit<Panel, 'place'> {
  const { neckPoint, tip, armhole, side } = lines;
  const neck = neckLine(neckPoint, m.neck[1], from);
  const end: Point2 = [from, m.hem - (m.frontLonger ?? 0)];
  return {
    name: 'front right',
    edges: {
      neck,
      shoulder: [neckPoint, tip],
      armhole,
      side,
      hem: [side.at(-1)!, end],
      edge: [end, neck[0]!],
    },
    turned: false,
  };
}

const isUnderBelt = ([, y]: Point2): boolean => Math.abs(y - WAIST) < BELT;
/** Half of its height. */
const BELT = 1.8;

/** So much of an open front's edge hangs straight, in cm. */
const PRESSED = 0.6;

const placketPanel = (m: TopMeasures, { neckPoint }: HalfLines, width: number): Omit<Panel, 'place'> => {
  const [half, top, low] = [width / 2, neckPoint[1] - m.neck[1], m.hem - (m.frontLonger ?? 0)];
  return {
    name: 'placket',
    edges: {
      top: [
        [-half, top],
        [half, top],
      ],
      right: [
        [half, top],
        [half, low],
      ],
      hem: [
        [half, low],
        [-half, low],
      ],
      left: [
        [-half, low],
        [-half, top],
      ],
    },
    turned: false,
    stiffness: 2,
  };
};

export function trunkPanels(m: TopMeasures, body: Body, rings: Rings): Trunk {
  const lines = halfLines(m, body, 'front');
  const backLines = halfLines(m, body, 'back');
  const front = frontOf(m);
  const onFront = placeTrunk(m, body, rings, lines, 'front');
  const back = { ...wholePanel(m, backLines, 'back'), place: placeTrunk(m, body, rings, backLines, 'back') };
  const fronts = ((): Panel[] => {
    if (front.kind === 'whole') return [{ ...wholePanel(m, lines, 'front'), place: onFront }];
    const from = front.kind === 'open' ? front.gap : front.width / 2;
    const right: Panel = { ...halfPanel(m, lines, from), place: onFront };
    if (front.kind === 'open') {
      right.stiffness = ([x]) => (x < front.gap + front.facing ? 3 : 1);
      right.hangs = ([x]) => (x < front.gap + PRESSED ? x : null);
    }
    const halves = [mirrored(right, 'front left'), right];
    if (front.kind === 'open') return halves;
    return [...halves, { ...placketPanel(m, lines, front.width), place: onFront }];
  })();
  const panels = [...fronts, back].map((panel) => (m.isBelted ? { ...panel, belted: isUnderBelt } : panel));
  return {
    panels,
    neckline: piecesOf(panels, NECKLINES[front.kind]),
    hemline: piecesOf(panels, HEMLINES[front.kind]),
    armhole: { front: lines.armhole, back: backLines.armhole },
    tip: lines.tip,
  };
}

/** Round the neck and the hem to the right as worn in front: where bands are sewn on. */
const NECKLINES: Readonly<Record<Front['kind'], readonly string[]>> = {
  whole: ['front.neck', 'back.neck'],
  placket: ['front left.neck', 'placket.top', 'front right.neck', 'back.neck'],
  open: ['front right.neck', 'back.neck', 'front left.neck'],
};
const HEMLINES: Readonly<Record<Front['kind'], readonly string[]>> = {
  whole: ['back.hem left', 'front.hem left', 'front.hem right', 'back.hem right'],
  placket: ['back.hem left', 'front left.hem', 'placket.hem', 'front right.hem', 'back.hem right'],
  open: ['front right.hem', 'back.hem right', 'back.hem left', 'front left.hem'],
};

function piecesOf(panels: readonly Panel[], names: readonly string[]): BandPiece[] {
  return names.map((edge) => {
    const [panelName, edgeName] = edge.split('.') as [string, string];
    const panel = panels.find(({ name }) => name === panelName)!;
    const line = panel.edges[edgeName]!;
    const goesRight = line.at(-1)![0] > line[0]![0];
    return {
      edge,
      name: edge.replace('.', ' '),
      line: goesRight === panel.turned ? line.toReversed() : line,
      place: panel.place,
    };
  });
}

/** Rows lie round the trunk's ring below the armholes, on the shoulders' own depth above them. */
function placeTrunk(
  m: TopMeasures,
  body: Body,
  rings: Rings,
  { neckPoint, tip, armhole, side: seam }: HalfLines,
  side: 'front' | 'back',
): Place {
  const depth = depthMaps(body, UPPER);
  const outline = [[neckPoint, tip], armhole, seam];
  const [low, high] = [m.hem + 0.01, neckPoint[1] - 0.01];
  const off = Math.max(OFF, m.cloth.thickness + 0.4);
  const flareAt = (y: number): number => ((m.flare ?? 0) * Math.max(0, HIP - y)) / (HIP - m.hem || 1);
  return ([x, y]) => {
    const [, right] = rowOf(outline, Math.max(low, Math.min(high, y)));
    const share = Math.max(-1, Math.min(1, x / (right || 1)));
    const isShoulder = smooth(m.armhole - 1, tip[1] - 3, y);
    const ring = rings.trunk(Math.min(y, m.armhole));
    const turn = side === 'front' ? share / 4 : 0.5 - share / 4;
    const out = off + (4 * flareAt(y)) / (2 * Math.PI);
    const [ex, ez] = onEllipse({ ...ring, across: ring.across + out, deep: ring.deep + out }, turn);
    const [front, back] = [depth.front(x, y) + off, depth.back(x, y) - off];
    const shoulderLine = between(
      neckPoint[1],
      tip[1],
      (Math.abs(x) - neckPoint[0]) / (tip[0] - neckPoint[0]),
    );
    const down = Math.max(0, Math.min(1, (Math.min(neckPoint[1], shoulderLine) - y) / 5));
    const round = Math.sqrt(1 - (1 - down) ** 2) * Math.sqrt(Math.max(0, 1 - share ** 6));
    const middle = (front + back) / 2;
    const sz = middle + ((side === 'front' ? front : back) - middle) * round;
    return [between(ex, x, isShoulder), y, between(ez, sz, isShoulder)];
  };
}
