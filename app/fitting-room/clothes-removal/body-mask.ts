import { addCones, newLayer, PART, type Station } from '../cloth/layer.ts';
import { blurInto } from '../pixels/blur.ts';
import { boxAroundPoints, cropPlane, distance, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import { endHalfWidth, type Limb, type Person } from '../body-estimation/person.ts';
import { trunkEdges } from '../body-estimation/limbs/limb-coordinates.ts';
import { handlessEnd } from '../body-estimation/limbs/hand-behind-hip.ts';
import type { FoundHand } from '../body-estimation/hands/find-hands.ts';
import { handUnderCuff } from './hands/hand-under-cuff.ts';
import { joinForearmsToHands } from './hands/join-forearm-to-hand.ts';
import { joinArmsToSkin } from './arms/join-arm-to-skin.ts';
import { drawPalm, type Palm } from './hands/draw-palm.ts';
import { findVisibleFingers } from './hands/visible-fingers.ts';
import { paintBentArms } from './arms/bent-arm.ts';
import type { DressedPhoto } from './dressed-photo.ts';
import type { MirroredHand } from './hands/mirrored-hand.ts';

/** Changes the planes. `own`: the hands as they are seen. `cloth`: where an old cuff is. */
function layPalm(
  { at, alpha }: Palm,
  own: Uint8Array,
  { body, hands, cuffed }: Record<'body' | 'hands' | 'cuffed', Uint8Array>,
  cloth: Uint8Array,
): void {
  at.forEach((i, n) => {
    if (own[i]! > 127) return;
    body[i] = Math.max(body[i]!, alpha[n]!);
    hands[i] = Math.max(hands[i]!, alpha[n]!);
    if (cloth[i]! > 0) cuffed[i] = Math.max(cuffed[i]!, alpha[n]!);
  });
}

function handEnd({ joints }: Limb, half: number, seen: FoundHand | null, isTwin: boolean): Station {
  const [, , wrist, knuckle] = joints;
  const end = seen ? lerpPoint(seen.entry, seen.tip, 0.12) : lerpPoint(wrist, knuckle, 0.85);
  const reach = isTwin ? 0.9 : Math.min(1.25, 1 + distance(wrist, end) / (half * 8));
  return [end, half * reach];
}

interface DrawnHand {
  alpha: Uint8Array;
  under: ArrayLike<number> | null;
  isSeen: boolean;
  isTwin: boolean;
}

/** Changes the planes. @param cloth where an old cuff is. */
function layHand(
  { body, hands, cuffed }: Record<'body' | 'hands' | 'cuffed', Uint8Array>,
  { alpha: cones, under, isSeen, isTwin }: DrawnHand,
  { joints: [, elbow, wrist] }: Limb,
  width: number,
  cloth: Uint8Array,
): void {
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  for (let i = 0; i < body.length; i++) {
    const hidden = under?.[i] ?? 0;
    const alpha = Math.max(cones[i]!, hidden);
    if (alpha === 0) continue;
    if (alpha > body[i]!) body[i] = alpha;
    const past = ((i % width) - wrist[0]) * dx + (Math.floor(i / width) - wrist[1]) * dy;
    if (isSeen && past > 0) hands[i] = Math.max(hands[i]!, alpha);
    // The mirrored hand comes where the wall was seen.
    if (isTwin) cuffed[i] = Math.max(cuffed[i]!, alpha);
    else if (cloth[i]! > 0) cuffed[i] = Math.max(cuffed[i]!, hidden);
  }
}

/** In stature: around a wrist, and half of the slit that is closed there. */
const [AT_WRIST, SLIT] = [0.03, 0.004];

/** Forearm and hand end each for itself: between them no wall shows. Changes `body`. */
export function closeWrists({ body: { arms, stature }, width, height }: Person, body: Uint8Array): void {
  for (const { joints } of arms) {
    const box = boxAroundPoints([joints[2]], stature * AT_WRIST, width, height);
    const wide = box.x1 - box.x0;
    const near = cropPlane(body, width, box);
    if (near.length === 0) continue;
    blurInto(near, near, wide, box.y1 - box.y0, Math.max(1, stature * SLIT));
    for (let n = 0; n < near.length; n++) {
      const i = (box.y0 + Math.floor(n / wide)) * width + box.x0 + (n % wide);
      body[i] = Math.max(body[i]!, smoothstep(0.52, 0.62, near[n]! / 255) * 255);
    }
  }
}

/** What an old cuff before her leaves beside a hand is trunk, not wall. Changes `body`. */
export function keepTrunk({ body: measured, width }: Person, before: Uint8Array, body: Uint8Array): void {
  const edgesAt = trunkEdges(measured);
  const [from, to] = [measured.arms, measured.legs].map((limbs) =>
    Math.round(Math.max(...limbs.map(({ joints: [top] }) => top[1]))),
  ) as [number, number];
  for (let y = from; y < to; y++) {
    const { left, right } = edgesAt(y);
    for (let x = Math.ceil(left); x < right; x++) {
      const i = y * width + x;
      body[i] = Math.max(body[i]!, before[i]!);
    }
  }
}

/** 0..255: the body, nowhere wider than it is seen; hands past the wrist; what of them an old cuff covers. */
export function paintBodyMask(
  { classes, frame }: DressedPhoto,
  person: Person,
  twin: MirroredHand | null,
): {
  body: Uint8Array;
  arms: Person['body']['arms'];
  hands: Uint8Array;
  cuffed: Uint8Array;
  palms: (Palm | null)[];
  joins: (Palm | null)[];
  /** 0..255: hands behind the hip. */
  behind: ArrayLike<number>;
} {
  const { width, height, background } = classes;
  const body = new Uint8Array(width * height);
  const hands = new Uint8Array(width * height);
  // Under an old cuff the class model's wall is ignored: colors have shown cloth.
  const cuffed = new Uint8Array(width * height);
  body.set(person.body.mask);
  const behind = newLayer(width, height);
  const fingers = person.body.arms.map((arm, k) => {
    const seen = twin?.side === k ? null : person.hands.seen[k as 0 | 1];
    return seen ? findVisibleFingers(arm, seen, person.hands, person.body.stature, [width, height]) : null;
  });
  person.body.arms.forEach((arm, k) => {
    const [, elbow, wrist] = arm.joints;
    const half = endHalfWidth(arm);
    const isTwin = twin?.side === k;
    const hip = isTwin ? null : handlessEnd(person, k as 0 | 1);
    const seen = isTwin ? twin.seen : person.hands.seen[k as 0 | 1];
    const under =
      seen && !isTwin && !fingers[k]
        ? handUnderCuff(arm, seen, person.hands, person.body.stature, [width, height])
        : null;
    const hand = newLayer(width, height);
    const ends =
      under || fingers[k] || seen?.outlined || (hip && !seen) ? [] : [handEnd(arm, half, seen, isTwin)];
    addCones(hand, [[lerpPoint(wrist, elbow, 0.2), half], [wrist, half], ...ends], PART.leftSleeve, [0, 1]);
    if (hip)
      addCones(
        behind,
        [
          [wrist, half],
          [hip, half],
        ],
        PART.leftSleeve,
        [0, 1],
      );
    const drawn: DrawnHand = { alpha: hand.alpha, under, isSeen: seen !== null, isTwin };
    layHand({ body, hands, cuffed }, drawn, arm, width, person.hands.cloth);
  });
  for (let i = 0; i < body.length; i++) {
    body[i] = Math.max(body[i]!, behind.alpha[i]!);
    if (person.hands.cloth[i]! > 0) cuffed[i] = Math.max(cuffed[i]!, behind.alpha[i]!);
  }
  blurInto(body, body, width, height, Math.max(1, frame.size * 0.002));
  paintBentArms(person, body, behind.alpha);
  const own = person.hands.mask;
  for (let i = 0; i < body.length; i++) {
    body[i] = smoothstep(0.32, 0.68, body[i]! / 255) * smoothstep(0.9, 0.6, background[i]! / 255) * 255;
    if (own[i]! > 127) body[i] = hands[i] = 255;
    else if (cuffed[i]! > body[i]!) body[i] = cuffed[i]!;
  }
  const before = body.slice();
  const joins = joinForearmsToHands(person, body, hands, fingers, twin);
  keepTrunk(person, before, body);
  closeWrists(person, body);
  const arms = joinArmsToSkin(person, body, classes.skin, classes);
  const palms = fingers.map((row, k) => {
    if (!row) return null;
    const palm = drawPalm(row, body, endHalfWidth(person.body.arms[k]!), [width, height]);
    layPalm(palm, own, { body, hands, cuffed }, person.hands.cloth);
    return palm;
  });
  return { body, arms, hands, cuffed, palms, joins, behind: behind.alpha };
}
