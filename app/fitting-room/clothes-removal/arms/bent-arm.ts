// A bent arm is painted as wide as it was read, with a closed crook: its old sleeve says nothing of it.
import { addCones, newLayer, PART, type Station } from '../../cloth/layer.ts';
import { alongSegment, boxAroundPoints, distance, lerpPoint, smoothstep } from '../../pixels/pixels.ts';
import { fillMask } from '../../pixels/polygons.ts';
import { limbHalfWidth, findStation, type Limb, type Person } from '../../body-estimation/person.ts';
import { isElbowBent } from '../../body-estimation/limbs/elbow-angle.ts';
import { trunkEdges, ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';

/** Certainty from which an arm is as wide as it is seen. */
const SEEN = 0.5;
/** Reach of its old sleeve, in half widths of the shoulder. */
const AROUND = 3;

/** Extent of the shoulder's ball along the upper arm, and its extra width at the joint. */
const [BALL, EASE] = [0.3, 1.1] as const;
/** Elbow aside of the shoulder, in the length between them. */
const ASIDE = 0.4;

export function isHeldAway({ joints }: Limb): boolean {
  const [shoulder, elbow] = joints;
  return Math.abs(elbow[0] - shoulder[0]) > distance(shoulder, elbow) * ASIDE;
}

/** Removes what is neither arm nor trunk. Changes `body`. */
function slim(
  { body: { stature, ...rest }, hands, width, height }: Person,
  body: Uint8Array,
  behind: ArrayLike<number>,
  { joints, stations: all }: Limb,
  k: number,
): void {
  const first = all.findIndex(({ sure }) => sure >= SEEN);
  const stations = first < 0 ? all : all.slice(0, first + 1);
  if (stations.length < 2) return;
  const [from, until] = [stations[0]!.at, stations.at(-1)!.at];
  const [shoulder, elbow, wrist] = joints;
  const arm = newLayer(width, height);
  const axis = stations.map((station): Station => [station.at, limbHalfWidth(station)]);
  const [[, half]] = axis as [Station];
  addCones(arm, axis, PART.leftSleeve, [0, 1]);
  const ball: Station = [lerpPoint(shoulder, elbow, BALL), half * 0.8];
  addCones(arm, [[shoulder, half * EASE], ball], PART.leftSleeve, [0, 1]);
  const edges = trunkEdges({ stature, ...rest });
  const reach = half * AROUND;
  const box = boxAroundPoints([shoulder, elbow, wrist], reach, width, height);
  const out = k === 0 ? -1 : 1;
  for (let y = box.y0; y < box.y1; y++) {
    const { left, right } = edges(y);
    const edge = y < shoulder[1] ? shoulder[0] : k === 0 ? left : right;
    for (let x = box.x0; x < box.x1; x++) {
      const i = y * width + x;
      if (body[i] === 0 || (x - edge) * out <= 0 || hands.mask[i]! > 127) continue;
      if (alongSegment(elbow, wrist, x, y) > 0.97) continue;
      if (first >= 0 && alongSegment(from, until, x, y) > 1) continue;
      body[i] = Math.min(body[i]!, Math.max(arm.alpha[i]!, behind[i]!));
    }
  }
}

/** Changes `body`. `behind`: 0..255 where a hand goes on behind the hip. */
export function paintBentArms(person: Person, body: Uint8Array, behind: ArrayLike<number>): void {
  const { width, height } = person;
  person.body.arms.forEach((limb, k) => {
    const [shoulder, elbow, wrist] = limb.joints;
    if (isHeldAway(limb)) slim(person, body, behind, limb, k);
    if (isElbowBent(limb.joints))
      fillMask(body, [lerpPoint(elbow, shoulder, 0.75), elbow, lerpPoint(elbow, wrist, 0.95)], width, height);
  });
}

/** In half widths of the elbow: extent of the shared light, and of its fade. */
const [ROUND, OVER] = [1.7, 0.45] as const;

/** At the elbow of an arm that stands off upper arm and forearm are lit as one round. Changes `field`. */
export function roundElbows({ body, width, height }: Person, field: LimbField): void {
  body.arms.forEach((limb, k) => {
    if (!isHeldAway(limb)) return;
    const elbow = limb.joints[1];
    const zone = ZONE.leftArm + k;
    const radius = limbHalfWidth(findStation(limb, 'elbow'));
    const [reach, over] = [radius * ROUND, Math.max(1, Math.round(radius * OVER))];
    const before = field.across.slice();
    const box = boxAroundPoints([elbow], reach, width, height);
    for (let y = box.y0; y < box.y1; y++)
      for (let x = box.x0; x < box.x1; x++) {
        const i = y * width + x;
        const share = smoothstep(reach, reach * 0.6, distance([x, y], elbow));
        if (field.zone[i] !== zone || share === 0) continue;
        let [sum, count] = [0, 0];
        for (let dy = -over; dy <= over; dy += 2)
          for (let dx = -over; dx <= over; dx += 2) {
            const j = i + dy * width + dx;
            if (field.zone[j] !== zone) continue;
            sum += before[j]!;
            count++;
          }
        if (count > 0) field.across[i] = before[i]! + (sum / count - before[i]!) * share;
      }
  });
}
