import type { Landmark } from '../../domain/photos/body-map.ts';
import { clamp, type Picture } from '../pixels/pixels.ts';
import type { CameraReading } from './body-map-messages.ts';
import type { Plane } from './detect-body.ts';
import { toLuminance } from './luminance.ts';
import { traceMaskContour } from './mask-contour.ts';

/** Nose, eyes, mouth. */
const FACE = [0, 2, 5, 9, 10];

function faceLightOf(picture: Picture, person: readonly Landmark[] | undefined): number {
  const { width, height, values } = toLuminance(picture);
  const xs = FACE.map((i) => (person?.[i]?.[0] ?? 0.5) * width);
  const ys = FACE.map((i) => (person?.[i]?.[1] ?? 0.5) * height);
  const [x0, x1] = person ? [Math.min(...xs), Math.max(...xs)] : [0, width];
  const [y0, y1] = person ? [Math.min(...ys), Math.max(...ys)] : [0, height];
  let [sum, count] = [0, 0];
  for (let y = clamp(Math.floor(y0), 0, height - 1); y <= clamp(Math.ceil(y1), 0, height - 1); y++)
    for (let x = clamp(Math.floor(x0), 0, width - 1); x <= clamp(Math.ceil(x1), 0, width - 1); x++) {
      sum += values[y * width + x]!;
      count++;
    }
  return sum / Math.max(1, count);
}

/** @param frame as the models saw it */
export function measureCameraFrame(people: Landmark[][], mask: Plane | null, frame: Picture): CameraReading {
  return {
    frame: { width: frame.width, height: frame.height },
    people,
    outline: mask ? traceMaskContour(mask) : [],
    faceLight: faceLightOf(frame, people[0]),
  };
}
