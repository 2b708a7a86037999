// The drafts of tops: front and back with armholes, sleeves of their own set in there, bands at neck, hem and wrist.
import { depthMaps, sectionAt } from '../body/measures.ts';
import type { Body, BodyPart, Point3 } from '../body/standard-body.ts';
import {
  curve,
  mirrored,
  type Draft,
  type DraftLayer,
  type Panel,
  type Point2,
  type Seam,
} from '../draft.ts';
import { hemBand, neckBand } from './bands.ts';
import type { TopMeasures, Trunk } from './top-measures.ts';
import { isBesideCap, sleevePanels } from './sleeves.ts';
import {
  between,
  onEllipse,
  ringsOf,
  rowOf,
  smooth,
  type Place,
  type Rings,
  OFF,
} from './start-positions.ts';

const WAIST = 107;
const HIP = 90;
const UPPER: readonly BodyPart[] = ['trunk', 'neck', 'left arm', 'right arm'];

export function draftTop(m: TopMeasures, poses: readonly Body[]): Draft {
  const [body, hanging] = [poses[0]!, poses.at(-1)!];
  const rings = ringsOf(body);
  const trunk = trunkPanels(m, body, rings);
  const sleeve = sleevePanels(m, body, trunk);
  const panels = [
    ...trunk.panels,
    ...sleeve.flatMap((panel) => [
      { ...panel, name: `${panel.name} right` },
      mirrored(panel, `${panel.name} left`),
    ]),
    neckBand(m, trunk),
    ...(m.bands.hem ? [hemBand(m.bands.hem, m, trunk, rings)] : []),
  ];
  return {
    name: m.name,
    panels,
    seams: seamsOf(m),
    cloth: m.cloth,
    held: [],
    layers: layersOf(m, trunk, sleeve[0]!, hanging),
    reach: { low: [-64, m.hem - 16, -28], high: [64, 150, 36] },
    poses: 12,
  };
}

/** The highest skin near a distance from the middle. */
function topOf({ positions, part, partNames }: Body, x: number): number {
  let top = 0;
  for (let v = 0; v < part.length; v++)
    if (UPPER.includes(partNames[part[v]!]!) && Math.abs(Math.abs(positions[v * 3]!) - x) < 0.9)
      top = Math.max(top, positions[v * 3 + 1]!);
  return top;
}

function trunkPanels(m: TopMeasures, body: Body, rings: Rings): Trunk {
  const girth = (y: number): number => sectionAt(body, y, ['trunk', 'left leg', 'right leg']).girth;
  const bust = (girth(121) + m.bustEase) / 4;
  const hemHalf = Math.max((girth(Math.max(m.hem, 84)) + m.hipEase) / 4, bust - 2);
  const neckPoint: Point2 = [m.neck[0], topOf(body, m.neck[0]) + 0.6];
  const tip: Point2 = [m.shoulder, topOf(body, m.shoulder) + 0.9];
  const under: Point2 = [bust, m.armhole];
  const armhole = curve([
    tip,
    [m.shoulder - 1.6, between(tip[1], m.armhole, 0.45)],
    [m.shoulder - 0.4, between(tip[1], m.armhole, 0.75)],
    [between(m.shoulder, bust, 0.55), m.armhole + 0.7],
    under,
  ]);
  const side = curve([
    under,
    [between(bust, hemHalf, 0.5) - 0.6, WAIST],
    [hemHalf, Math.max(m.hem + 3, HIP)],
    [hemHalf, m.hem],
  ]);
  const mirror = (line: readonly Point2[]): Point2[] => line.map(([x, y]): Point2 => [-x, y]).toReversed();
  const panel = (name: 'front' | 'back', deep: number): Panel => {
    const low = neckPoint[1] - deep;
    const neck = curve([
      [-neckPoint[0], neckPoint[1]],
      [-neckPoint[0] * 0.82, between(neckPoint[1], low, 0.55)],
      [0, low],
      [neckPoint[0] * 0.82, between(neckPoint[1], low, 0.55)],
      neckPoint,
    ]);
    const edges: Record<string, readonly Point2[]> = {
      neck,
      'shoulder right': [neckPoint, tip],
      'armhole right': armhole,
      'side right': side,
      ...(name === 'front'
        ? { hem: [side.at(-1)!, [-hemHalf, m.hem]] }
        : {
            'hem right': [side.at(-1)!, [0, m.hem]],
            'hem left': [
              [0, m.hem],
              [-hemHalf, m.hem],
            ],
          }),
      'side left': mirror(side),
      'armhole left': mirror(armhole),
      'shoulder left': [
        [-tip[0], tip[1]],
        [-neckPoint[0], neckPoint[1]],
      ],
    };
    return {
      name,
      edges,
      turned: name === 'back',
      place: placeTrunk(m, body, rings, edges, [neckPoint, tip], name),
    };
  };
  return { panels: [panel('front', m.neck[1]), panel('back', 2)], armhole, tip, hemHalf };
}

/** Rows lie round the trunk's ring below the armholes, on the shoulders' own depth above them. */
function placeTrunk(
  m: TopMeasures,
  body: Body,
  rings: Rings,
  edges: Readonly<Record<string, readonly Point2[]>>,
  [neckPoint, tip]: readonly [Point2, Point2],
  side: 'front' | 'back',
): Place {
  const depth = depthMaps(body, UPPER);
  const outline = Object.entries(edges)
    .filter(([name]) => name !== 'neck')
    .map(([, line]) => line);
  const [low, high] = [m.hem + 0.01, neckPoint[1] - 0.01];
  return ([x, y]) => {
    const [, right] = rowOf(outline, Math.max(low, Math.min(high, y)));
    const share = Math.max(-1, Math.min(1, x / (right || 1)));
    const isShoulder = smooth(m.armhole - 1, tip[1] - 3, y);
    const ring = rings.trunk(Math.min(y, m.armhole));
    const turn = side === 'front' ? share / 4 : 0.5 - share / 4;
    const [ex, ez] = onEllipse({ ...ring, across: ring.across + OFF, deep: ring.deep + OFF }, turn);
    const [front, back] = [depth.front(x, y) + OFF, depth.back(x, y) - OFF];
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

function seamsOf(m: TopMeasures): Seam[] {
  const sides = (['left', 'right'] as const).flatMap((way): Seam[] => [
    { first: `front.shoulder ${way}`, second: `back.shoulder ${way}` },
    { first: `front.side ${way}`, second: `back.side ${way}` },
    { first: `sleeve ${way}.cap front`, second: `front.armhole ${way}` },
    { first: `sleeve ${way}.cap back`, second: `back.armhole ${way}` },
    { first: `sleeve ${way}.under front`, second: `sleeve ${way}.under back` },
    ...(m.bands.cuff
      ? [
          { first: `sleeve ${way}.cuff`, second: `cuff ${way}.upper`, isGathered: true },
          { first: `cuff ${way}.under front`, second: `cuff ${way}.under back` },
        ]
      : []),
  ]);
  return [
    ...sides,
    { first: 'front.neck', second: 'neckband.front', isGathered: true },
    { first: 'back.neck', second: 'neckband.back', isGathered: true },
    { first: 'neckband.end left', second: 'neckband.end right' },
    ...(m.bands.hem
      ? [
          { first: 'front.hem', second: 'hemband.front', isGathered: true },
          { first: 'back.hem left', second: 'hemband.back left', isGathered: true },
          { first: 'back.hem right', second: 'hemband.back right', isGathered: true },
          { first: 'hemband.end left', second: 'hemband.end right' },
        ]
      : []),
  ];
}

function layersOf(m: TopMeasures, { tip }: Trunk, sleevePanel: Panel, { joints }: Body): DraftLayer[] {
  const heights = {
    neck: tip[1] + 1,
    shoulder: 134,
    armpit: 123,
    bust: 119,
    waist: WAIST,
    hip: HIP,
    hem: m.hem + 1.5,
  };
  const sleeve = (side: 'left' | 'right'): DraftLayer => {
    const [shoulder, elbow, wrist] = ['shoulder', 'elbow', 'wrist'].map(
      (name) => joints[`${side} ${name}`]!,
    ) as [Point3, Point3, Point3];
    const at = (a: Point3, b: Point3, share: number): Point2 => [
      between(a[0], b[0], share),
      between(a[1], b[1], share),
    ];
    const square = (a: Point3, b: Point3): Point2 => {
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return [(a[1] - b[1]) / far, (b[0] - a[0]) / far];
    };
    const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
    const end = m.sleeve.length - 2;
    const cuff = end < upper ? at(shoulder, elbow, end / upper) : at(elbow, wrist, (end - upper) / upper);
    return {
      name: `${side} sleeve`,
      shows: (panel) => panel === `sleeve ${side}` || panel === `cuff ${side}`,
      innerUpTo: tip[1] - m.sleeve.length + 4,
      stations: [
        { name: 'shoulder', at: at(shoulder, elbow, 0.1), along: square(shoulder, elbow) },
        { name: 'armpit', at: at(shoulder, elbow, 0.42), along: square(shoulder, elbow) },
        ...(end > upper
          ? [{ name: 'elbow' as const, at: at(elbow, wrist, 0), along: square(shoulder, elbow) }]
          : []),
        { name: 'cuff', at: cuff, along: end > upper ? square(elbow, wrist) : square(shoulder, elbow) },
      ],
    };
  };
  return [
    {
      name: 'trunk',
      shows: (panel, flat) =>
        panel.startsWith('sleeve') ? isBesideCap(sleevePanel, flat) : !panel.startsWith('cuff'),
      stations: (Object.keys(heights) as (keyof typeof heights)[])
        .filter((name) => name === 'hem' || heights[name] > m.hem + 3)
        .map((name) => ({ name, at: [0, heights[name]], along: [1, 0] })),
    },
    sleeve('left'),
    sleeve('right'),
  ];
}
