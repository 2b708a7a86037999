// Sleeves, set in at the armhole: unrolled, and laid round the arm.
import type { Body, Point3 } from '../body/standard-body.ts';
import { curve, lengthOf, type Panel, type Point2 } from '../draft.ts';
import { between, smooth, type Place } from './start-positions.ts';
import type { TopMeasures, Trunk } from './top-measures.ts';

/** A sleeve unrolled: 0 at its middle, which lies on top of the arm; its front half at the left of a right sleeve. */
export function sleevePanels(m: TopMeasures, body: Body, trunk: Trunk): Panel[] {
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
  const halfFor = (armhole: readonly Point2[]): number => {
    let [narrow, wide] = [6, 30];
    for (let round = 0; round < 30; round++) {
      const half = (narrow + wide) / 2;
      if (lengthOf(capLine(half)) < lengthOf(armhole)) narrow = half;
      else wide = half;
    }
    return (narrow + wide) / 2;
  };
  const [front, back] = [halfFor(trunk.armhole.front), halfFor(trunk.armhole.back)];
  const right = capLine(back);
  const left = capLine(front)
    .map(([x, y]): Point2 => [-x, y])
    .toReversed();
  const [bicep, hem] = [top - cap, top - length];
  const under = (way: 1 | -1): Point2[] => [
    [way > 0 ? back : -front, bicep],
    [way * end, hem],
  ];
  const halfAt = (y: number, isFront: boolean): number =>
    between(isFront ? front : back, end, Math.max(0, Math.min(1, (bicep - y) / (bicep - hem))));
  const place = placeSleeve(body, trunk.tip, halfAt);
  const bend = top - elbowAlong(body, trunk.tip);
  const wear = m.sleeve.wear ?? 0;
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
    worn: ([, y]) => [1 + wear * 0.3, 1 + wear * Math.exp(-(((y - bend) / WORN) ** 2))],
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

/** So far above and below the elbow cloth is worn, in cm. */
const WORN = 9;

/** From the shoulder's tip down the sleeve. */
function elbowAlong({ joints }: Body, tip: Point2): number {
  const [shoulder, elbow] = [joints['right shoulder']!, joints['right elbow']!];
  const far = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const [x, y] = [(elbow[0] - shoulder[0]) / far, (elbow[1] - shoulder[1]) / far];
  return far - ((tip[0] - shoulder[0]) * x + (tip[1] - shoulder[1]) * y);
}

/** Round the arm at the picture's right. */
function placeSleeve({ joints }: Body, tip: Point2, halfAt: (y: number, isFront: boolean) => number): Place {
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
    const half = halfAt(y, x < 0);
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

/** So much of a sleeve is drawn with the trunk too, beside the seam: no line of nothing shows between the two. */
const SEAM_ALLOWANCE = 1.5;

/** Whether a point of a sleeve lies beside its cap. */
export const isBesideCap = ({ edges }: Panel, [x, y]: Point2): boolean =>
  ['cap front', 'cap back'].some((cap) =>
    edges[cap]!.some(([cx, cy]) => Math.hypot(Math.abs(x) - Math.abs(cx), y - cy) < SEAM_ALLOWANCE),
  );
