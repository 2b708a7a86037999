// A hand that is nowhere seen is in a pocket, a cuff, or at the back: its arm ends behind the trunk.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { addCones, newFlatLayer, PART } from '../../cloth/layer.ts';
import {
  alongSegment,
  clamp,
  distance,
  eachPixelAround,
  lerpPoint,
  type Point,
} from '../../pixels/pixels.ts';
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

/** In stature: a pocket or a back holds no hand nearer to the hip than this, nor one above the elbow. */
const ABOVE_HIP = 0.015;
/** In stature: how far outside the trunk's edge a sleeved wrist may lie, and a bare one, which stays where it is. */
const OUTSIDE = { sleeved: 0.1, bare: 0.04 };
/** In stature: how deep inside it a bare one may, and how high above the hip. */
const BARE = { deep: 0.05, high: 0.1 };
/** How deep behind the trunk its arm ends, in half wrists, at most in its breadth; and how much lower, in stature. */
const [IN_POCKET, MOST, LOWER] = [1.3, 0.45, 0.02];
/** Shares of a forearm at which it is looked at, and confidence of own skin. */
const [ALONG, OWN] = [[0.3, 0.45, 0.6, 0.75], 128];

interface PocketedHand {
  /** Its wrist, beside the trunk: her arm bends no further. */
  wrist: Point;
  /** The end of its sleeve, behind the trunk. */
  end: Point;
}

function isForearmBare(
  [, elbow, wrist]: Limb['joints'],
  ownSkin: Uint8Array,
  { width, height }: Person,
): boolean {
  const bare = ALONG.filter((share) => {
    const [x, y] = lerpPoint(elbow, wrist, share).map(Math.round) as [number, number];
    return x >= 0 && y >= 0 && x < width && y < height && ownSkin[y * width + x]! >= OWN;
  });
  return bare.length > ALONG.length / 2;
}

/** Of a hand that is nowhere seen: in a pocket, in a cuff, behind her back. A bare forearm is where it is. */
function handInPocket(person: Person, k: 0 | 1, ownSkin: Uint8Array): PocketedHand | null {
  const { body, hands } = person;
  if (hands.seen[k] || handBehindHip(person, k)) return null;
  const [shoulder, elbow, wrist] = body.arms[k].joints;
  const [hip] = body.legs[k].joints;
  if (wrist[1] <= shoulder[1]) return null;
  const { stature } = body;
  const isBare = isForearmBare(body.arms[k].joints, ownSkin, person);
  const y = clamp(wrist[1], elbow[1], Math.max(elbow[1], hip[1] - ABOVE_HIP * stature));
  const { left, right } = trunkEdges(body)(y);
  const depth = k === 0 ? wrist[0] - left : right - wrist[0];
  if (depth < -OUTSIDE[isBare ? 'bare' : 'sleeved'] * stature) return null;
  const isMoved = y !== wrist[1] || depth > BARE.deep * stature || hip[1] - y > BARE.high * stature;
  if (isBare && isMoved) return null;
  const half = endHalfWidth(body.arms[k]);
  const at = (deep: number): number => {
    const within = Math.min(deep, (right - left) * MOST);
    return k === 0 ? left + within : right - within;
  };
  return {
    wrist: [at(Math.max(depth, -half)), y],
    end: [at(Math.max(depth, half * IN_POCKET)), y + LOWER * stature],
  };
}

/** In stature: from the old wrist, how far skin is what a pocket left of its hand. */
const LEFT_OVER = 0.13;
/** Along the forearm, from here on. */
const PAST_FOREARM = 0.7;

function bentTo({ joints: [shoulder, elbow, old, knuckle], stations }: Limb, wrist: Point): Limb {
  const moved = ([x, y]: Point, share: number): Point => [
    x + (wrist[0] - old[0]) * share,
    y + (wrist[1] - old[1]) * share,
  ];
  return {
    joints: [shoulder, elbow, wrist, moved(knuckle, 1)],
    stations: stations.map((station) => ({
      ...station,
      at: moved(station.at, clamp(alongSegment(elbow, old, ...station.at), 0, 1)),
    })),
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
  const pocketed = ([0, 1] as const).map((k) => (twin?.side === k ? null : handInPocket(person, k, ownSkin)));
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
