import type { Mark } from '../../../domain/closet/own-cloth.ts';
import {
  LANDMARKS,
  type LandmarkName,
} from '../../../fitting-room/garment-photo/landmarks/garment-landmarks.ts';

/** How sure the reading was; none of a point that she has moved. */
export type EditedMark = Mark & { sure?: number };
export type EditedMarks = Partial<Record<LandmarkName, EditedMark>>;

/** Below it she is asked to look. */
const SURE = 0.4;
export const isUnsure = ({ sure = 1 }: EditedMark): boolean => sure < SURE;

/** Goes along with another point and has no dot of its own: eleven dots of a top are enough. */
const FOLLOWS: Partial<Record<LandmarkName, LandmarkName>> = {
  'cuff-inner-left': 'cuff-outer-left',
  'cuff-inner-right': 'cuff-outer-right',
};
/** Of garments that hang from the shoulders these say little. */
const OF_LEGS: readonly LandmarkName[] = ['waist-left', 'waist-right', 'crotch'];

/** The points that she moves, from the top down as a list is read. */
export function shownMarks(marks: EditedMarks): [LandmarkName, EditedMark][] {
  const hangs = marks['shoulder-left'] !== undefined;
  return LANDMARKS.flatMap((name): [LandmarkName, EditedMark][] => {
    const mark = marks[name];
    const isHidden = FOLLOWS[name] !== undefined || (hangs && OF_LEGS.includes(name));
    return mark && !isHidden ? [[name, mark]] : [];
  });
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** A point is moved, inside the photo; what follows it goes as far. */
export function followMark(marks: EditedMarks, name: LandmarkName, to: Mark): EditedMarks {
  const from = marks[name] ?? to;
  const by = { x: within(to.x) - from.x, y: within(to.y) - from.y };
  const followers = LANDMARKS.filter((each) => each === name || FOLLOWS[each] === name);
  const moved = followers.flatMap((each) => {
    const at = marks[each];
    return at ? [[each, { x: within(at.x + by.x), y: within(at.y + by.y) }] as const] : [];
  });
  return { ...marks, ...Object.fromEntries(moved) };
}
