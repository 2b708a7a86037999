// What she has dragged is what is worn: her points are the reading's, and the neckline runs through them.
import type { Mark } from '../../../domain/closet/own-cloth.ts';
import { distance, lerp, lerpPoint, unitVector, type Picture, type Point } from '../../pixels/pixels.ts';
import type { GarmentReading } from '../garment-reading.ts';
import { LANDMARKS, type GarmentLandmarks, type LandmarkName } from '../landmarks/garment-landmarks.ts';
import { neckByLine } from '../landmarks/neck-kind.ts';
import { cornersOf, STANDING, withNeckOpening } from './neck-opening.ts';

/** Of the longer side: nearer to where it was read no mark was moved; a photo that was kept is read a pixel or two beside it. */
const MOVED = 0.0045;

interface Neck {
  left: Point;
  right: Point;
  front: Point;
}

/** Along the line between its corners, 0..1, and below it in pixels. */
function inNeck({ left, right }: Neck, [x, y]: Point): readonly [across: number, down: number] {
  const [ux, uy] = unitVector(left, right);
  const [dx, dy] = [x - left[0], y - left[1]];
  return [(dx * ux + dy * uy) / (distance(left, right) || 1), dy * ux - dx * uy];
}

/** A line that is hardly deeper than its corners, in widths of the neck, has no form of its own. */
const FLAT = 0.04;
const POINTS = 41;

const hasForm = (line: readonly Point[], neck: Neck): boolean => {
  const [across, down] = inNeck(neck, neck.front);
  return line.length > 2 && across > 0 && across < 1 && down > FLAT * distance(neck.left, neck.right);
};

function roundNeckline(neck: Neck): Point[] {
  const [ux, uy] = unitVector(neck.left, neck.right);
  const [, deep] = inNeck(neck, neck.front);
  return Array.from({ length: POINTS }, (_, k): Point => {
    const across = k / (POINTS - 1);
    const [x, y] = lerpPoint(neck.left, neck.right, across);
    const down = deep * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2));
    return [x - down * uy, y + down * ux];
  });
}

/** In its own form, from corner to corner of another neck and down to its front; a round one where it has none. */
export function movedNeckline(line: readonly Point[], before: Neck, after: Neck): Point[] {
  if (!hasForm(line, before)) return roundNeckline(after);
  const [middle, deep] = inNeck(before, before.front);
  const [to, depth] = inNeck(after, after.front);
  const [ux, uy] = unitVector(after.left, after.right);
  const wide = distance(after.left, after.right);
  return line.map((point): Point => {
    const [across, own] = inNeck(before, point);
    const share = across <= middle ? (to * across) / middle : lerp(to, 1, (across - middle) / (1 - middle));
    const down = (own * depth) / deep;
    return [after.left[0] + wide * share * ux - down * uy, after.left[1] + wide * share * uy + down * ux];
  });
}

function neckOf({ landmarks }: GarmentReading): Neck | null {
  const at = (name: LandmarkName): Point | null => {
    const found = landmarks[name];
    return found ? [found.x, found.y] : null;
  };
  const [left, right, front] = [at('neck-left'), at('neck-right'), at('neck-front')];
  return left && right && front ? { left, right, front } : null;
}

/** The neck of a line that is hers; what stands up stays, and so does what she says that stands up. */
const SURE = 0.78;

function neckOfHers(reading: GarmentReading, line: Point[]): Pick<GarmentReading, 'neck'> {
  const { neck, told, landmarks } = reading;
  const corners = cornersOf(reading);
  const stands = (neck && STANDING.has(neck.kind)) || (told && STANDING.has(told));
  if (!neck || stands || !corners) return {};
  const hasSleeves = landmarks['cuff-outer-left'] !== undefined;
  return { neck: neckByLine({ ...corners, line, sure: SURE, hasSleeves }) };
}

/**
 * The reading with her marks, as it is worn.
 * @param picture what was read, of that size or larger
 * @param marks in shares of its sides: those that she has moved, and maybe the others as they were read
 */
export function withMarks(
  picture: Picture,
  reading: GarmentReading,
  marks: Partial<Record<LandmarkName, Mark>>,
): GarmentReading {
  const { width, height } = reading;
  const landmarks: GarmentLandmarks = { ...reading.landmarks };
  for (const name of LANDMARKS) {
    const to = marks[name];
    // Where she has put a mark it is sure.
    if (to && name !== 'neck-front') landmarks[name] = { x: to.x * width, y: to.y * height, sure: 1 };
  }
  const [before, after, hers] = [neckOf(reading), neckOf({ ...reading, landmarks }), marks['neck-front']];
  const line = reading.neckline;
  const neckline = before && after && hasForm(line, before) ? movedNeckline(line, before, after) : line;
  const worn = withNeckOpening(picture, { ...reading, landmarks, neckline });
  if (!hers) return worn;
  const front: Point = [hers.x * width, hers.y * height];
  const isWhere = (at: GarmentLandmarks['neck-front']): boolean =>
    !!at && distance(front, [at.x, at.y]) <= MOVED * Math.max(width, height);
  const shown = withNeckOpening(picture, reading);
  if (isWhere(shown.landmarks['neck-front']) || isWhere(reading.landmarks['neck-front'])) return worn;
  const neck = neckOf(worn);
  if (!neck) return worn;
  const through = movedNeckline(worn.neckline, neck, { ...neck, front });
  return {
    ...worn,
    neckline: through,
    ...neckOfHers(worn, through),
    landmarks: { ...worn.landmarks, 'neck-front': { x: front[0], y: front[1], sure: 1 } },
  };
}
