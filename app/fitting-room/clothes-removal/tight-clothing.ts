// Tight cloth is as good as the body: then nothing has to come off.
import type { ClassMaps } from '../../domain/photos/body-map.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { clamp } from '../pixels/pixels.ts';
import type { Person } from '../body-estimation/person.ts';
import { heightAtTorsoShare, type Frame } from '../person/measures/body-frame.ts';

/** How far tight cloth stands off, in her height; and the share that may stand off further. */
const STANDS_OFF = 0.012;
const MOST_LOOSE = 0.045;
/** Of the trunk, on average, below the chest. */
const LEAST_SURE = 0.45;

function countLoose(
  clothes: Uint8Array,
  wide: Uint8Array,
  from: number,
  to: number,
  sum: { all: number; loose: number },
): void {
  for (let i = from; i < to; i++) {
    if (clothes[i]! < 128) continue;
    sum.all++;
    if (wide[i]! < 13) sum.loose++;
  }
}

export function isClothingTight(classes: ClassMaps, frame: Frame, person: Person): boolean {
  const { width, height, clothes } = classes;
  const { mask, trunk } = person.body;
  const wide = blurredBytes(mask, width, height, (frame.size * STANDS_OFF) / 2);
  const looseShare = (from: number, to: number): number => {
    const sum = { all: 0, loose: 0 };
    const end = clamp(Math.round(to), 0, height);
    for (let y = clamp(Math.round(from), 0, height); y < end; y++)
      countLoose(clothes, wide, y * width, (y + 1) * width, sum);
    return sum.all ? sum.loose / sum.all : 0;
  };
  const low = trunk.stations.slice(2);
  const sure = low.reduce((sum, station) => sum + station.sure, 0) / Math.max(1, low.length);
  const hips = frame.hips[1] + frame.torso * 0.1;
  return (
    sure >= LEAST_SURE &&
    looseShare(heightAtTorsoShare(frame, -0.2), hips) < MOST_LOOSE &&
    looseShare(hips, frame.ankles[1]) < MOST_LOOSE
  );
}
