// `node tools/bake/body/limb-forms.ts`: how an arm and a leg of the standard body are lit from four sides, along and across the
// limb; writes app/fitting-room/clothes-removal/skin/limb-forms.ts anew.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BRIGHTEST, CANVAS, PX_PER_CM } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import { FORM } from '../../../app/fitting-room/clothes-removal/skin/limb-form.ts';
import { onCanvas } from '../maps/draw-layer.ts';
import { lightSurface, type LitSurface } from '../maps/light.ts';
import { clearSeen, drawTriangles, newSeen, type Seen } from '../maps/raster.ts';
import { subdivide, type Surface } from '../maps/subdivide.ts';
import { sectionAt } from './measures.ts';
import { loadBody, poseAt, type Body, type BodyPart, type Point3 } from './standard-body.ts';

/** Directions of light, and pixels of the picture for one of the canvas. */
const [DIRECTIONS, FINE] = [400, 2] as const;
/** Of the first joint's side no edge of the limb is seen: it is as wide as it is here. */
const FIRST_EDGE = 0.2;
/** Above it lies the trunk. */
const FIRST_OF_LEG = 0.14;
/** At its very edge a limb is mixed with what is behind it. */
const INSIDE = 0.97;

const surfaceOf = ({ positions, triangles, part }: Body): Surface => ({
  positions,
  triangles,
  vertexOf: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i),
  flat: new Float64Array((positions.length / 3) * 2),
  panelOf: part,
});

/** The light of the four sides at a pixel; null where nothing is seen. */
type LightAt = (x: number, y: number) => readonly number[] | null;

function seenFromFront(surface: Surface, { outer }: LitSurface, isShown: (part: number) => boolean): LightAt {
  const { positions, panelOf } = surface;
  const shown: number[] = [];
  for (let t = 0; t < surface.triangles.length; t += 3) {
    const corners = surface.triangles.subarray(t, t + 3);
    if (corners.every((v) => isShown(panelOf[v]!))) shown.push(...corners);
  }
  const triangles = Uint32Array.from(shown);
  const seen: Seen = newSeen(CANVAS.width * FINE, CANVAS.height * FINE);
  clearSeen(seen);
  drawTriangles(seen, { points: onCanvas(positions, FINE, 0), triangles }, 0);
  return (x, y) => {
    const i = Math.floor(y * FINE) * seen.width + Math.floor(x * FINE);
    const t = seen.triangle[i]!;
    if (t < 0) return null;
    const [u, v] = [seen.shares[i * 2]!, seen.shares[i * 2 + 1]!];
    const shares = [1 - u - v, u, v];
    return [0, 1, 2, 3].map((l) =>
      shares.reduce((sum, share, k) => sum + share * outer[triangles[t * 3 + k]! * 4 + l]!, 0),
    );
  };
}

type Point = readonly [x: number, y: number];
const onPicture = ([x, y]: Point3): Point => [CANVAS.middle + x * PX_PER_CM, CANVAS.floor - y * PX_PER_CM];
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Rows of columns of four lights, from its inner to its outer edge. `first`: above, all is as here. */
function formOf(
  joints: readonly [Point, Point, Point],
  first: number,
  alone: LightAt,
  whole: LightAt,
): number[][][] {
  const [a, b, c] = joints;
  const lengths = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1])] as const;
  const bend = lengths[0] / (lengths[0] + lengths[1]);
  const at = (along: number): Point =>
    along < bend ? between(a, b, along / bend) : between(b, c, (along - bend) / (1 - bend));
  /** Across it, outward: the limb is the picture's right one. */
  const across = (along: number): Point => {
    const [p, q] = [at(along - 0.08), at(along + 0.08)];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return [(q[1] - p[1]) / length, -(q[0] - p[0]) / length];
  };
  const edge = (along: number, way: -1 | 1): number => {
    const [x, y] = at(along);
    const [dx, dy] = across(along);
    let reach = 0;
    while (alone(x + dx * way * reach, y + dy * way * reach)) reach += 0.25;
    return reach;
  };
  return Array.from({ length: FORM.rows }, (_, row) => {
    const along = Math.max(first, (FORM.along * row) / (FORM.rows - 1));
    const from = Math.max(along, FIRST_EDGE);
    const [inner, outer] = [-edge(from, -1), edge(from, 1)];
    const [x, y] = at(along);
    const [dx, dy] = across(along);
    return Array.from({ length: FORM.columns }, (_, column) => {
      const share = ((column + 0.5) / FORM.columns) * 2 - 1;
      for (let near = 1; near > 0; near -= 0.02) {
        const aside = (inner + outer) / 2 + ((outer - inner) / 2) * share * near * INSIDE;
        const light = whole(x + dx * aside, y + dy * aside);
        if (light) return [...light];
      }
      throw new Error(`nothing is seen of it at ${along}`);
    });
  });
}

/** The mesh has edges of some centimeters, and its knee a crease. */
const SOFT = 1;

/** The mean of what lies around, by a bell. */
function softened(form: readonly number[][][]): number[][][] {
  const near = Array.from({ length: 6 * SOFT + 1 }, (_, k) => k - 3 * SOFT);
  return form.map((row, y) =>
    row.map((lights, x) =>
      lights.map((_, l) => {
        let [sum, weight] = [0, 0];
        for (const dy of near)
          for (const dx of near) {
            const value = form[y + dy]?.[x + dx]?.[l];
            if (value === undefined) continue;
            const share = Math.exp(-(dx * dx + dy * dy) / (2 * SOFT * SOFT));
            sum += value * share;
            weight += share;
          }
        return sum / weight;
      }),
    ),
  );
}

const toByte = (light: number): number =>
  Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light) / BRIGHTEST)));

function bakeLimbForms(): Record<'arm' | 'leg', string> {
  const body = poseAt(loadBody('woman-average'), 1);
  const surface = subdivide(surfaceOf(body));
  const lit = lightSurface(surface, surfaceOf(body), body, DIRECTIONS);
  const only =
    (...parts: BodyPart[]) =>
    (part: number): boolean =>
      parts.includes(body.partNames[part]!);
  // Bones lie where the rig turns, the middle of the limb is another place.
  const joint = (name: string, ...limb: BodyPart[]): Point => {
    const [x, y, z] = body.joints[`right ${name}`]!;
    const section = limb.length > 0 && sectionAt(body, y, limb);
    return onPicture([section ? (section.left + section.right) / 2 : x, y, z]);
  };
  const bytes = (form: number[][][]): string =>
    Buffer.from(softened(form).flat(2).map(toByte)).toString('base64');
  const arm = formOf(
    [joint('shoulder'), joint('elbow', 'right arm'), joint('wrist', 'right arm')],
    0,
    seenFromFront(surface, lit, only('right arm')),
    seenFromFront(surface, lit, only('right arm', 'trunk')),
  );
  const leg = formOf(
    [joint('hip'), joint('knee', 'right leg'), joint('ankle', 'right leg', 'right foot')],
    FIRST_OF_LEG,
    seenFromFront(surface, lit, only('right leg', 'right foot')),
    seenFromFront(surface, lit, only('right leg', 'right foot')),
  );
  return { arm: bytes(arm), leg: bytes(leg) };
}

const { arm, leg } = bakeLimbForms();
writeFileSync(
  resolve(import.meta.dirname, '../../../app/fitting-room/clothes-removal/skin/limb-forms.ts'),
  `// Written by \`node tools/bake/body/limb-forms.ts\`: roots of the light from front, left, right and top, a byte each.
export const LIMB_FORMS = {
  arm: '${arm}',
  leg: '${leg}',
} as const;
`,
);
