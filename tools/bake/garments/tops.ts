// The drafts of tops: front and back with armholes, sleeves of their own set in there, bands at neck, hem and wrist.
import { depthMaps, sectionAt } from '../body/measures.ts';
import type { Body, BodyPart, Point3 } from '../body/standard-body.ts';
import {
  curve,
  lengthOf,
  mirrored,
  type Cloth,
  type Draft,
  type DraftLayer,
  type Panel,
  type Point2,
  type Seam,
} from '../draft.ts';
import { between, onEllipse, ringsOf, rowOf, smooth, type Place, type Rings } from './start-positions.ts';

export interface TopMeasures {
  name: string;
  bustEase: number;
  hipEase: number;
  /** Height above the floor where the cloth ends (or its band begins). */
  hem: number;
  /** From the middle to the neck's side, and how deep it is in front. */
  neck: readonly [half: number, deep: number];
  /** From the middle to the armhole's upper end. */
  shoulder: number;
  /** Height above the floor. */
  armhole: number;
  sleeve: { cap: number; length: number; end: number };
  /** Heights of bands, and how much shorter they are than what they draw in; none where null. */
  bands: { neck: Band; hem: Band | null; cuff: Band | null };
  cloth: Cloth;
}

interface Band {
  height: number;
  drawnIn: number;
}

const WAIST = 107;
const HIP = 90;
const OFF = 1.3;
const UPPER: readonly BodyPart[] = ['trunk', 'neck', 'left arm', 'right arm'];

interface Trunk {
  panels: readonly [front: Panel, back: Panel];
  armhole: readonly Point2[];
  /** The upper end of the armhole. */
  tip: Point2;
  hemHalf: number;
}

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
    layers: layersOf(m, trunk, hanging),
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

/** A sleeve unrolled: 0 at its middle, which lies on top of the arm; its front half at the left of a right sleeve. */
function sleevePanels(m: TopMeasures, body: Body, trunk: Trunk): Panel[] {
  const { cap, length, end } = m.sleeve;
  const top = trunk.tip[1];
  const capLine = (half: number): Point2[] =>
    curve([
      [0, top],
      [half * 0.28, top - cap * 0.1],
      [half * 0.58, top - cap * 0.52],
      [half * 0.8, top - cap * 0.87],
      [half, top - cap],
    ]);
  let [narrow, wide] = [6, 30];
  for (let round = 0; round < 30; round++) {
    const half = (narrow + wide) / 2;
    if (lengthOf(capLine(half)) < lengthOf(trunk.armhole)) narrow = half;
    else wide = half;
  }
  const half = (narrow + wide) / 2;
  const right = capLine(half);
  const left = right.map(([x, y]): Point2 => [-x, y]).toReversed();
  const [bicep, hem] = [top - cap, top - length];
  const under = (way: 1 | -1): Point2[] => [
    [way * half, bicep],
    [way * end, hem],
  ];
  const halfAt = (y: number): number =>
    between(half, end, Math.max(0, Math.min(1, (bicep - y) / (bicep - hem))));
  const place = placeSleeve(body, trunk.tip, halfAt);
  const sleeve: Panel = {
    name: 'sleeve',
    edges: {
      'cap front': left,
      'cap back': right,
      'under back': under(1),
      cuff: [
        [end, hem],
        [-end, hem],
      ],
      'under front': under(-1).toReversed(),
    },
    turned: false,
    place,
  };
  const band = m.bands.cuff;
  if (!band) return [sleeve];
  const cuffHalf = end * band.drawnIn;
  const low = hem - band.height;
  return [
    sleeve,
    {
      name: 'cuff',
      edges: {
        upper: [
          [-cuffHalf, hem],
          [cuffHalf, hem],
        ],
        'under back': [
          [cuffHalf, hem],
          [cuffHalf, low],
        ],
        lower: [
          [cuffHalf, low],
          [-cuffHalf, low],
        ],
        'under front': [
          [-cuffHalf, low],
          [-cuffHalf, hem],
        ],
      },
      turned: false,
      stiffness: 2,
      place: ([x, y]) => place([x / band.drawnIn, y]),
    },
  ];
}

/** Round the arm at the picture's right. */
function placeSleeve({ joints }: Body, tip: Point2, halfAt: (y: number) => number): Place {
  const [shoulder, elbow, wrist] = ['shoulder', 'elbow', 'wrist'].map((name) => joints[`right ${name}`]!) as [
    Point3,
    Point3,
    Point3,
  ];
  const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const direction = (a: Point3, b: Point3): Point3 => {
    const far = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
    return [(b[0] - a[0]) / far, (b[1] - a[1]) / far, (b[2] - a[2]) / far];
  };
  const [arm, forearm] = [direction(shoulder, elbow), direction(elbow, wrist)];
  // From the axis to the top of the shoulder, square to the arm.
  const off = (tip[0] - shoulder[0]) * -arm[1] + (tip[1] - shoulder[1]) * arm[0];
  const start = (tip[0] - shoulder[0]) * arm[0] + (tip[1] - shoulder[1]) * arm[1];
  return ([x, y]) => {
    const along = start + tip[1] - y;
    const half = halfAt(y);
    const [from, way, far] = along < upper ? [shoulder, arm, along] : [elbow, forearm, along - upper];
    const radius = between(off, Math.max(half / Math.PI, 4.6), smooth(0, 14, tip[1] - y));
    const angle = (Math.PI * x) / half;
    const up = Math.cos(angle) * radius;
    return [
      from[0] + way[0] * far - way[1] * up,
      from[1] + way[1] * far + way[0] * up,
      from[2] + way[2] * far - Math.sin(angle) * radius,
    ];
  };
}

/** From the middle of the back round the left, the front and the right. */
function neckBand(m: TopMeasures, { panels: [front, back] }: Trunk): Panel {
  const { height, drawnIn } = m.bands.neck;
  const [f, b] = [front.edges['neck']!, back.edges['neck']!];
  const halves = [lengthOf(f) * drawnIn, lengthOf(b) * drawnIn] as const;
  const low = f[0]![1];
  const [x1, x2] = [halves[0] / 2, halves[0] / 2 + halves[1]];
  const lineAt = (line: readonly Point2[], share: number): Point2 => {
    const goal = share * lengthOf(line);
    let walked = 0;
    for (let i = 1; i < line.length; i++) {
      const piece = Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
      if (walked + piece >= goal)
        return [0, 1].map((c) => between(line[i - 1]![c]!, line[i]![c]!, (goal - walked) / piece)) as [
          number,
          number,
        ];
      walked += piece;
    }
    return line.at(-1)!;
  };
  return {
    name: 'neckband',
    // The end lies at the left shoulder: no seam is seen in front.
    edges: {
      front: [
        [-x1, low],
        [x1, low],
      ],
      back: [
        [x1, low],
        [x2, low],
      ],
      'end right': [
        [x2, low],
        [x2, low + height],
      ],
      upper: [
        [x2, low + height],
        [-x1, low + height],
      ],
      'end left': [
        [-x1, low + height],
        [-x1, low],
      ],
    },
    turned: false,
    stiffness: 2,
    place: ([x, y]) => {
      const [px, py, pz] =
        x <= x1
          ? front.place(lineAt(f, (x + x1) / halves[0]))
          : back.place(lineAt(b, 1 - (x - x1) / halves[1]));
      return [px * (1 - 0.02 * (y - low)), py + (y - low) * 0.8, pz - (pz - 1) * 0.02 * (y - low)];
    },
  };
}

function hemBand({ height, drawnIn }: Band, { hem }: TopMeasures, { hemHalf }: Trunk, rings: Rings): Panel {
  const half = hemHalf * 2 * drawnIn;
  const low = hem - height;
  return {
    name: 'hemband',
    edges: {
      'back left': [
        [-half, hem],
        [-half / 2, hem],
      ],
      front: [
        [-half / 2, hem],
        [half / 2, hem],
      ],
      'back right': [
        [half / 2, hem],
        [half, hem],
      ],
      'end right': [
        [half, hem],
        [half, low],
      ],
      lower: [
        [half, low],
        [-half, low],
      ],
      'end left': [
        [-half, low],
        [-half, hem],
      ],
    },
    turned: false,
    stiffness: 2,
    place: ([x, y]) => {
      const ring = rings.trunk(y);
      const [px, pz] = onEllipse(
        { ...ring, across: ring.across + OFF, deep: ring.deep + OFF },
        x / (2 * half),
      );
      return [px, y, pz];
    },
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

function layersOf(m: TopMeasures, { tip }: Trunk, { joints }: Body): DraftLayer[] {
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
      shows: (panel) => !panel.startsWith('sleeve') && !panel.startsWith('cuff'),
      stations: (Object.keys(heights) as (keyof typeof heights)[])
        .filter((name) => name === 'hem' || heights[name] > m.hem + 3)
        .map((name) => ({ name, at: [0, heights[name]], along: [1, 0] })),
    },
    sleeve('left'),
    sleeve('right'),
  ];
}
