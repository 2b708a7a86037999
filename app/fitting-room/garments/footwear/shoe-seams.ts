import type { Hex } from '../../../domain/looks/cloth.ts';
import type { Last } from '../../../domain/looks/look.ts';
import type { Foot } from '../../person/measures/foot.ts';
import type { Line } from '../../cloth/piece.ts';
import {
  chartAround,
  saggingLine,
  line,
  mirrored,
  scaledChart,
  shifted,
  type Chart,
} from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { lerp, type Point } from '../../pixels/pixels.ts';
import { frontRim, footMiddleAt, soleEdge, type LastForm } from './shoe-lasts.ts';
import { curve } from '../../pixels/polygons.ts';

interface Place {
  foot: Foot;
  form: LastForm;
  /** Height of a picture that the person fills: the unit of stitches. */
  size: number;
}

function across({ foot }: Place, y: number, half: number, bend: number): Point[] {
  const x = footMiddleAt(foot, y);
  return saggingLine(x - half * foot.unit, x + half * foot.unit, y, bend * foot.unit);
}

const rim = ({ foot, form, size }: Place): Line =>
  stitch(shifted(frontRim(foot, form), 0, size * 0.0014), size * 0.0024, 0.5, 0.55);

const welt = ({ foot, form, size }: Place): Line =>
  stitch(shifted(soleEdge(foot, form), 0, -size * 0.0006), size * 0.0022, 0.42, 0.6);

function laces({ foot, size }: Place, from: number, to: number, count: number, color: Hex): Line[] {
  const { unit } = foot;
  const half = (t: number) => lerp(0.05, 0.034, t) * unit;
  const facings = [-1, 1].map((sign) => {
    const points = [0, 0.5, 1].map((t): Point => {
      const y = lerp(from - unit * 0.01, to + unit * 0.012, t);
      return [footMiddleAt(foot, y) + sign * half(t), y];
    });
    return stitch(curve(points), size * 0.0018, 0.5, 0.6);
  });
  const middle = [from, to].map((y): Point => [footMiddleAt(foot, y), y]);
  const lines = [stitch(middle, unit * 0.066, 0.72, 0.4), ...facings];
  for (let k = 0; k < count; k++) {
    const t = (k + 0.45) / count;
    const y = lerp(from, to, t);
    const reach = half(t) + unit * 0.006;
    const lean = (k % 2 ? 1 : -1) * unit * 0.006;
    const at = chartAround([footMiddleAt(foot, y), y]);
    const bar = curve([at(-reach, lean), at(0, -unit * 0.004), at(reach, -lean)]);
    lines.push(stitch(shifted(bar, 0, unit * 0.009), unit * 0.016, 0.4, 0.4));
    lines.push(stitch(bar, Math.max(1.2, unit * 0.014), 1, 0.9, { color }));
  }
  return lines;
}

const seam = (place: Place, y: number, half: number, bend: number, strength = 0.45): Line =>
  stitch(across(place, y, half, bend), place.size * 0.0014, 0.58, strength);

const APRON = [0, 1.18, 0.034, 1.15, 0.064, 1.06, 0.08, 0.86, 0.076, 0.6, 0.066, 0.3];

function apron({ foot, size }: Place): Line {
  const { ankle, toe, unit } = foot;
  const at: Chart = (across, down) => {
    const y = lerp(ankle[1], toe[1], down);
    return [footMiddleAt(foot, Math.min(y, toe[1])) + across * unit, y];
  };
  return stitch(mirrored(at, APRON), size * 0.0024, 0.45, 0.5);
}

function saddle(place: Place): Line[] {
  const { foot, size } = place;
  const top = lerp(foot.ankle[1], foot.toe[1], 0.5);
  const bottom = lerp(foot.ankle[1], foot.toe[1], 0.72);
  const middle = (top + bottom) / 2;
  const edge = (y: number, tone: number, width: number): Line =>
    stitch(across(place, y, 0.12, 0.012), size * width, tone, 0.55);
  const slit = across(place, middle + foot.unit * 0.006, 0.022, 0);
  return [
    edge(middle, 1.1, 0.009),
    edge(top, 0.5, 0.0016),
    edge(bottom, 0.36, 0.0026),
    stitch(slit, size * 0.0028, 0.2, 0.8),
  ];
}

const LACE_WHITE: Hex = '#efebe3';
const LACE_BROWN: Hex = '#3a2b22';

/** @param pale the upper is light, and so are its laces. */
export function shoeLines(last: Last, place: Place, pale: boolean): Line[] {
  return last === 'sandal' ? [] : [...upperLines(last, place, pale), welt(place)];
}

function upperLines(last: Exclude<Last, 'sandal'>, place: Place, pale: boolean): Line[] {
  const { foot, form, size } = place;
  const { ankle, toe, unit } = foot;
  const at = (t: number) => lerp(ankle[1], toe[1], t);
  switch (last) {
    case 'sneaker':
    case 'trainer':
      return [
        rim(place),
        ...laces(place, at(form.throat + 0.06), at(0.84), 4, LACE_WHITE),
        seam(place, at(1.02), 0.1, -0.05, pale ? 0.35 : 0.5),
        ...(last === 'trainer' ? [seam(place, at(0.8), 0.118, 0.05, 0.4)] : []),
      ];
    case 'laced':
      return [
        rim(place),
        ...laces(place, at(0.3), at(0.7), 3, pale ? LACE_WHITE : LACE_BROWN),
        seam(place, at(0.98), 0.098, -0.03),
      ];
    case 'loafer':
      return [rim(place), apron(place), ...saddle(place)];
    case 'ballet':
      return [rim(place), stitch(across(place, at(0.91), 0.014, 0), unit * 0.012, 0.5, 0.7)];
    case 'pump':
    case 'slipper':
      return [rim(place)];
    case 'chelsea': {
      const gores = [-1, 1].map((sign) => scaledChart(ankle, sign * unit, unit));
      return [
        ...gores.map((gore) =>
          stitch(line(gore, [0.05, -0.2, 0.04, -0.05, 0.085, 0.03], 8), size * 0.0018, 0.5, 0.5),
        ),
        seam(place, at(1.05), 0.1, -0.03, 0.25),
      ];
    }
    case 'laced-boot':
      return [
        ...laces(place, ankle[1] - unit * 0.17, at(0.66), 6, LACE_BROWN),
        seam(place, at(0.95), 0.112, -0.045),
      ];
    case 'boot':
      return [
        stitch(across(place, at(0.2), 0.088, 0.02), size * 0.0032, 0.62, 0.3),
        stitch(across(place, at(0.42), 0.094, 0.016), size * 0.0026, 0.66, 0.22),
        seam(place, at(1.0), 0.098, -0.035, 0.3),
      ];
  }
}
