// A hand that is nowhere seen beside the hip is in a pocket, or at the back: its arm ends behind the trunk.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { addCones, newFlatLayer, PART } from '../../cloth/layer.ts';
import { alongSegment, clamp, distance, eachPixelAround, lerp, type Point } from '../../pixels/pixels.ts';
import {
  endHalfWidth,
  findStation,
  limbHalfWidth,
  PARTS,
  type Limb,
  type Person,
} from '../../body-estimation/person.ts';
import { handBehindHip } from '../../body-estimation/limbs/hand-behind-hip.ts';
import { trunkEdges } from '../../body-estimation/limbs/limb-coordinates.ts';
import { mirrorOtherHand } from './mirrored-hand.ts';

/** In stature, above the hip: a pocket lifts the wrist, a hanging arm's lies lower. */
const [LOWEST, HIGHEST] = [0.015, 0.1];
/** In stature: how far outside and inside the trunk's edge its wrist lies. */
const [OUTSIDE, INSIDE] = [0.04, 0.05];
/** How deep behind the trunk its arm ends, in half wrists. */
const IN_POCKET = 1.3;

interface PocketedHand {
  /** Its wrist, beside the trunk: her arm bends no further. */
  wrist: Point;
  /** The end of its sleeve, behind the trunk. */
  end: Point;
}

/** Of a hand that is nowhere seen beside the hip. */
function handInPocket(person: Person, k: 0 | 1): PocketedHand | null {
  const { body, hands } = person;
  if (hands.seen[k] || handBehindHip(person, k)) return null;
  const [, elbow, wrist, knuckle] = body.arms[k].joints;
  const [hip] = body.legs[k].joints;
  const above = (hip[1] - wrist[1]) / body.stature;
  if (wrist[1] <= elbow[1] || above < LOWEST || above > HIGHEST) return null;
  const { left, right } = trunkEdges(body)(wrist[1]);
  const depth = k === 0 ? wrist[0] - left : right - wrist[0];
  if (depth < -OUTSIDE * body.stature || depth > INSIDE * body.stature) return null;
  const half = endHalfWidth(body.arms[k]);
  const at = (deep: number): number => (k === 0 ? left + deep : right - deep);
  return {
    wrist: [at(Math.max(depth, -half)), wrist[1]],
    end: [at(Math.max(depth, half * IN_POCKET)), lerp(wrist[1], knuckle[1], 0.5)],
  };
}

/** In stature: from the old wrist, how far skin is what a pocket left of its hand. */
const LEFT_OVER = 0.13;
/** Along the forearm, from here on. */
const PAST_FOREARM = 0.7;

function bentTo({ joints: [shoulder, elbow, old, knuckle], stations }: Limb, wrist: Point): Limb {
  const moved = wrist[0] - old[0];
  return {
    joints: [shoulder, elbow, wrist, [knuckle[0] + moved, knuckle[1]]],
    stations: stations.map((station) => {
      const along = clamp(alongSegment(elbow, old, ...station.at), 0, 1);
      return { ...station, at: [station.at[0] + moved * along, station.at[1]] };
    }),
  };
}

const LEG = PARTS.indexOf('leg');

/** Changes the planes. */
function moveForearm(
  arm: Limb,
  { wrist: to, end }: PocketedHand,
  person: Person,
  { classes, ownSkin, mask }: { classes: ClassMaps; ownSkin: Uint8Array; mask: Uint8Array },
): void {
  const { width, height } = person;
  const [, elbow, wrist] = arm.joints;
  const half = limbHalfWidth(findStation(arm, 'elbow'));
  const reach = LEFT_OVER * person.body.stature;
  const { skin, clothes, background } = classes;
  eachPixelAround([wrist], reach, person, (x, y, i) => {
    const isForearm = alongSegment(elbow, wrist, x, y) < PAST_FOREARM;
    if (isForearm || person.parts[i] === LEG || distance(wrist, [x, y]) > reach) return;
    clothes[i] = clamp(clothes[i]! + skin[i]!, 0, 255);
    skin[i] = ownSkin[i] = 0;
  });
  const forearm = newFlatLayer(width, height);
  addCones(
    forearm,
    [
      [elbow, half],
      [to, endHalfWidth(arm)],
      [end, endHalfWidth(arm)],
    ],
    PART.leftSleeve,
    [0, 1],
  );
  forearm.alpha.forEach((value, i) => {
    if (value === 0) return;
    mask[i] = Math.max(mask[i]!, value);
    const wall = Math.min(background[i]!, value);
    background[i]! -= wall;
    clothes[i]! += wall;
  });
}

/** Her arms end in the pockets, and what is left of hands there is cloth. Changes `classes` and `ownSkin`. */
export function putHandsInPockets(person: Person, classes: ClassMaps, ownSkin: Uint8Array): Person {
  const twin = mirrorOtherHand(person);
  const pocketed = ([0, 1] as const).map((k) => (twin?.side === k ? null : handInPocket(person, k)));
  if (!pocketed[0] && !pocketed[1]) return person;
  const mask = person.body.mask.slice();
  const arms = person.body.arms.map((arm, k) => {
    const hand = pocketed[k];
    if (!hand) return arm;
    moveForearm(arm, hand, person, { classes, ownSkin, mask });
    return bentTo(arm, hand.wrist);
  });
  const pockets = [pocketed[0]?.end ?? null, pocketed[1]?.end ?? null] as const;
  return { ...person, pockets, body: { ...person.body, mask, arms: [arms[0]!, arms[1]!] } };
}
