import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { line, type Chart, type CoordinatePairs } from '../pixels/paths.ts';
import { stitch, trim, type Outlines } from '../tailoring/trim.ts';

export const sheet = (
  model: BodyModel,
  shapes: Outlines,
  cloth: Cloth,
  lines: Line[] = [],
  shadow = 0.4,
): Sheet => trim(model, shapes, cloth, shadow, { form: true, lines });

export const sewn = (at: Chart, pairs: CoordinatePairs, width = 2, tone = 0.6, strength = 0.45): Line =>
  stitch(line(at, pairs), width, tone, strength);
