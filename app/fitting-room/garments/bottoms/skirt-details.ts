import type { BodyModel } from '../../person/body-model.ts';
import { rowAt, type Row } from '../../person/measures/row-spans.ts';
import type { Line } from '../../cloth/piece.ts';
import { chartAround, polyline, saggingLine, shifted } from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { lerp, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';
import { WRAP_TIE } from '../tops/top-details.ts';

function tier(model: BodyModel, rows: readonly Row[], share: number): Line[] {
  const { size } = model.frame;
  const row = rowAt(rows, share);
  const sag = size * 0.008;
  const gathers = Array.from({ length: 22 }, (_, k): Line => {
    const t = (k + 0.5 + 0.3 * Math.sin(k * 2.7)) / 22;
    const at = chartAround([lerp(row.left, row.right, t), row.y + sag * Math.sin(Math.PI * t)]);
    const length = size * (0.014 + 0.008 * Math.sin(k * 4.1));
    return stitch(polyline(at, [0, 0, (t - 0.5) * size * 0.006, length]), size * 0.0022, 0.66, 0.35);
  });
  return [stitch(saggingLine(row.left, row.right, row.y, sag), size * 0.0026, 0.6, 0.5), ...gathers];
}

/** Continues the bodice's edge down from one side of the waist. */
function wrapEdge(model: BodyModel, rows: readonly Row[]): Line[] {
  const { size } = model.frame;
  const points = curve(
    [0, 0.3, 0.65, 1].map((share, k): Point => {
      const row = rowAt(rows, share);
      return [lerp(row.left, row.right, WRAP_TIE + [0, -0.01, -0.02, -0.05][k]!), row.y];
    }),
  );
  return [
    stitch(points, size * 0.0022, 0.5, 0.55),
    stitch(shifted(points, -size * 0.003, 0), size * 0.006, 0.7, 0.22),
  ];
}

export function skirtDetails(
  model: BodyModel,
  { tiers, wrap }: { tiers?: number; wrap?: boolean },
  rows: readonly Row[],
): Line[] {
  const lines: Line[] = [];
  for (let k = 1; k < (tiers ?? 0); k++) lines.push(...tier(model, rows, 0.12 + (0.88 * k) / tiers!));
  if (wrap) lines.push(...wrapEdge(model, rows));
  return lines;
}
