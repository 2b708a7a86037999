import type { Mask } from '../../pixels/connected-components.ts';
import { dilated, eroded, largestParts, opened } from '../cut-out/mask-shapes.ts';
import { clamp, distance, lerp, lerpPoint, smoothstep, unitVector, type Point } from '../../pixels/pixels.ts';
import { onSide, studied, type CornerName, type Template } from './corners-in-order.ts';
import type { GarmentLandmarks } from './garment-landmarks.ts';
import { halfOutlines, SIDES, type Halves, type Side } from './half-outlines.ts';
import { cheapest, liesApart, placed, WORST, type Placement } from './placement.ts';
import { isWithSleeve, mirrorSleeves, type Both, type SetCorner } from './hidden-sleeve.ts';
import { gapEnd } from './notch.ts';
import { standingNeck, type StandingNeck } from './standing-neck.ts';
import {
  ALONG,
  CLOSE_ON_DRESS,
  CLOSE_SHORT,
  CLOSE_SLEEVED,
  collared,
  hooded,
  LEGGED,
  LEGS_CLOSED,
  LONG_SLEEVED,
  LOW_CUFFED,
  onDress,
  PUFFED,
  SHORT_SLEEVED,
  SKIRT,
  SLEEVELESS,
} from './templates.ts';

const BUILDS = ['sleeved', 'sleeveless', 'skirt', 'legged'] as const;
export type Build = (typeof BUILDS)[number];

export interface FoundLandmarks {
  build: Build;
  landmarks: GarmentLandmarks;
  halves: Halves;
  /** How unlike its build the outline is: below 20 is usual. */
  cost: number;
  /** Without a sleeve of its own, which was taken from the other side. */
  mirrored: Side[];
  /** Sleeves that lie along the body, so that no armpit is seen. */
  close: Side[];
  /** What stands above the shoulders; the neck's corners are its foot. */
  standing: StandingNeck | null;
}

/** How far the flank swings in and out between two corners, in heights: armholes, waists and sleeves, which no skirt has. */
function swingOf(line: readonly Point[], from: Point, to: Point): { inward: number; outward: number } {
  const long = distance(from, to) || 1;
  const [nx, ny] = [(to[1] - from[1]) / long, -(to[0] - from[0]) / long];
  const [i, j] = [from, to].map((point) => line.findIndex((one) => one === point)) as [number, number];
  let [inward, outward] = [0, 0];
  for (let k = i; k <= j; k++) {
    const out = (line[k]![0] - from[0]) * nx + (line[k]![1] - from[1]) * ny;
    [inward, outward] = [Math.max(inward, -out), Math.max(outward, out)];
  }
  return { inward, outward };
}

const costOf = ({ left, right }: Both): number => (left?.cost ?? WORST) + (right?.cost ?? WORST);

const HOLLOW = 0.012;
/** Hips. */
const BULGE = 0.04;
/** Cost of a sleeve that is only on one side; of a build that needs more corners. */
const ONE_SLEEVE = 9;
const SLEEVED: readonly Template[] = [
  LONG_SLEEVED,
  SHORT_SLEEVED,
  CLOSE_SLEEVED,
  CLOSE_SHORT,
  LOW_CUFFED,
  PUFFED,
  onDress(SHORT_SLEEVED),
  onDress(CLOSE_SHORT),
  onDress(PUFFED),
  CLOSE_ON_DRESS,
  ALONG,
];
const HOODED = [LONG_SLEEVED, CLOSE_SLEEVED, LOW_CUFFED, ALONG].map(hooded);
const WITH_COLLARS = [...SLEEVED, ...SLEEVED.map(collared), ...HOODED];
/** Of legs without a gap, on both sides. */
const CLOSED = 20;
const BARE: readonly Template[] = [SLEEVELESS, onDress(SLEEVELESS), collared(SLEEVELESS)];
/** What is usual of the kind that she named is likelier by so much. */
const LIKELIER = 18;

/** How many times as long as its twin no sleeve is, and what it may cost to set it so. */
const TWINS = { longer: 1.7, cost: 20 } as const;

const sleeveOf = (one: Placement | null): number => {
  const [from, to] = [one?.corners.get('shoulder')?.at, one?.corners.get('cuff-outer')?.at];
  return from && to ? distance(from, to) : 0;
};

/** Of two sleeves that differ the surer one tells how long the other is. */
function withTwins(sleeves: readonly Both[], best: Both): Both {
  const [sure, other]: readonly [Side, Side] =
    (best.left?.cost ?? WORST) <= (best.right?.cost ?? WORST) ? ['left', 'right'] : ['right', 'left'];
  const long = sleeveOf(best[sure]);
  const isTwin = (one: Placement | null): boolean =>
    Math.max(sleeveOf(one), long) < TWINS.longer * Math.min(sleeveOf(one), long);
  if (isTwin(best[other])) return best;
  const twin = cheapest(sleeves.map((both) => both[other]).filter(isTwin));
  return twin && twin.cost < (best[other]?.cost ?? WORST) + TWINS.cost ? { ...best, [other]: twin } : best;
}

const cheapestOn = (
  sleeves: readonly Both[],
  side: Side,
  isOf: (one: Placement) => boolean,
): Placement | null => cheapest(sleeves.map((both) => both[side]).filter((one) => one && isOf(one)));

function choose(
  halves: Halves,
  builds: readonly Build[],
  usual: Build | undefined,
): { build: Build; both: Both; cost: number; hidden: readonly Side[] } {
  const [left, right] = [studied(halves.left.line), studied(halves.right.line)];
  const of = (template: Template): Both => ({
    left: placed(left, template),
    right: placed(right, template),
  });
  const cheapestOf = (templates: readonly Template[]): Both => {
    const all = templates.map(of);
    return {
      left: cheapest(all.map(({ left }) => left)),
      right: cheapest(all.map(({ right }) => right)),
    };
  };
  // What it cannot be is not looked for; without sleeves is what sleeves are compared with.
  const isUpper = builds.includes('sleeved') || builds.includes('sleeveless');
  const sleeves = builds.includes('sleeved') ? WITH_COLLARS.map(of) : [];
  const sleeved: Both = {
    left: cheapestOn(sleeves, 'left', () => true),
    right: cheapestOn(sleeves, 'right', () => true),
  };
  const sleeveless = cheapestOf(isUpper ? BARE : []);
  const skirt = of(SKIRT);
  for (const side of SIDES) {
    const one = skirt[side];
    if (!one) continue;
    const [waist, hem] = [one.corners.get('waist')!.at, one.corners.get('hem')!.at];
    const { inward, outward } = swingOf(halves[side].line, waist, hem);
    one.cost += Math.min(16, 4 * (inward / HOLLOW) ** 2 + (outward / BULGE) ** 2);
  }
  const [apart, closed] = [of(LEGGED), of(LEGS_CLOSED)];
  // Trousers whose legs lie against each other look like a long narrow skirt: she has to say so.
  const isTrousers = builds.every((build) => build === 'legged');
  const legged = isTrousers && costOf(closed) + CLOSED < costOf(apart) ? closed : apart;
  const without = SIDES.filter((side) => {
    const other = sleeved[side === 'left' ? 'right' : 'left'];
    // Beside a sleeve that lies apart none lies along the body with nothing to show for it.
    const shown = cheapestOn(sleeves, side, ({ template }) => !template.isAlong);
    const [own, none] = [shown?.cost ?? WORST, sleeveless[side]?.cost ?? WORST];
    const isHidden = other && liesApart(other) && other.cost < 24 && own > none + ONE_SLEEVE;
    return isHidden && !isWithSleeve(sleeveless[side], other);
  });
  // One is seen, apart from the body, where the other is hidden.
  const hidden = without.length === 1 ? without : [];
  const sleevedCost = SIDES.reduce(
    (sum, side) =>
      sum + (hidden.includes(side) ? (sleeveless[side]?.cost ?? WORST) + 4 : (sleeved[side]?.cost ?? WORST)),
    0,
  );
  const tried: { build: Build; both: Both; cost: number; hidden: readonly Side[] }[] = [
    { build: 'sleeved', both: sleeved, cost: sleevedCost, hidden },
    { build: 'sleeveless', both: sleeveless, cost: costOf(sleeveless), hidden: [] },
    { build: 'skirt', both: skirt, cost: costOf(skirt), hidden: [] },
    { build: 'legged', both: legged, cost: costOf(legged), hidden: [] },
  ];
  const asked = tried.filter(({ build }) => builds.includes(build));
  const told = ({ build, cost }: (typeof tried)[number]) => cost - (build === usual ? LIKELIER : 0);
  const best = asked.reduce((least, one) => (told(one) < told(least) ? one : least));
  if (best.build !== 'sleeved') return best;
  if (best.hidden.length === 0) return { ...best, both: withTwins(sleeves, best.both) };
  for (const side of best.hidden) best.both[side] = sleeveless[side];
  return best;
}

const sureOf = (cost: number): number => clamp(1 - cost / 14, 0.15, 0.95);
/** In shoulder widths below the shoulder: lower, the gap is one between a hanging sleeve and the body. */
const LOWEST_ARMPIT = 0.75;
const USUAL_ARMPIT = 0.475;
/** Of half a shoulder width: nearer to the axis lies a fold or a sleeve's edge on the body; and how far out an armpit usually is. */
const [NEAREST_ARMPIT, ARMPIT_OUT] = [0.55, 0.92] as const;
/** Where a gap seems to end, it has closed above; how much lower a usual one ends, and how much it says: a narrow one, a wider one. */
const SEEN_ARMPIT = 0.56;
const FOLLOWS = [0.2, 0.55] as const;

/**
 * How far sleeve and flank part. `trust` is 1 where they part widely, so that the armpit is seen; 0 where they lie against each
 * other. `follows` is how much the end of their gap says even so.
 */
function gapBetween(inner: Point, armpit: Point, hem: Point): { trust: number; follows: number } {
  const sleeve = unitVector(armpit, inner);
  const flank = unitVector(armpit, hem);
  const isBelow = sleeve[0] < 0.2 || (sleeve[1] < -0.5 && sleeve[0] < 0.8);
  const angle = Math.acos(clamp(sleeve[0] * flank[0] + sleeve[1] * flank[1], -1, 1));
  return {
    trust: isBelow ? 0 : smoothstep(0.7, 1.3, angle),
    follows: lerp(...FOLLOWS, smoothstep(0.35, 0.55, angle)),
  };
}

interface ArmpitCorners {
  shoulder: Point;
  hem: Point;
  /** Missing where the outline shows no gap. */
  armpit: Point | undefined;
  inner: Point | undefined;
}

const usualArmpit = (shoulder: Point, out: number, width: number): Point => [
  out < NEAREST_ARMPIT * shoulder[0] ? ARMPIT_OUT * shoulder[0] : out,
  shoulder[1] + USUAL_ARMPIT * width,
];

/** @param width between the shoulders; `sure` is missing where the armpit stays where it is seen. */
function raisedArmpit(
  { shoulder, hem, armpit, inner }: ArmpitCorners,
  width: number,
): { at: Point; sure?: number; isClose: boolean } {
  const depth = armpit ? (armpit[1] - shoulder[1]) / width : Infinity;
  if (!armpit || depth >= LOWEST_ARMPIT) {
    const [out] = armpit ?? (inner && inner[1] < hem[1] ? inner : hem);
    return { at: usualArmpit(shoulder, out, width), sure: 0.35, isClose: true };
  }
  if (armpit[0] < NEAREST_ARMPIT * shoulder[0])
    return { at: usualArmpit(shoulder, armpit[0], width), sure: 0.35, isClose: false };
  const { trust, follows } = inner ? gapBetween(inner, armpit, hem) : { trust: 1, follows: 1 };
  const higher = lerp(USUAL_ARMPIT + follows * (depth - SEEN_ARMPIT), depth, trust);
  if (higher > depth - 0.01) return { at: armpit, isClose: false };
  return { at: [armpit[0], shoulder[1] + higher * width], sure: lerp(0.55, 0.8, trust), isClose: false };
}

/** Of the armpit's distance from the axis: further in, sleeves lie over the hem's corner, which is taken to lie so far out. */
const HEM = { nearest: 0.6, usual: 0.8 } as const;

/** Where a sleeve lies along the body or its gap has closed; returns the sides without a gap. */
function raiseArmpits(both: Both, hidden: readonly Side[], set: SetCorner): Side[] {
  const pointOf = (side: Side, name: CornerName) => both[side]?.corners.get(name)?.at;
  const width = SIDES.reduce((sum, side) => sum + (pointOf(side, 'shoulder')?.[0] ?? 0), 0);
  return SIDES.filter((side) => {
    const [shoulder, hem] = [pointOf(side, 'shoulder'), pointOf(side, 'hem')];
    if (!shoulder || !hem || hidden.includes(side)) return false;
    const corners = { shoulder, hem, armpit: pointOf(side, 'armpit'), inner: pointOf(side, 'cuff-inner') };
    const { at, sure, isClose } = raisedArmpit(corners, width);
    if (sure !== undefined) set('armpit', side, at, sure);
    const out = HEM.usual * at[0];
    // One sleeve alone draws the axis to its side.
    if (hidden.length === 0 && hem[0] < HEM.nearest * at[0]) {
      set('hem', side, [out, hem[1]], 0.3);
      if (corners.inner && corners.inner[0] < out) set('cuff-inner', side, [out, corners.inner[1]], 0.3);
    }
    return isClose;
  });
}

/** Of trousers, from the waist. */
const RISE = 0.31;

function crotchOf(halves: Halves, both: Both): Point {
  const corners = SIDES.map((side) => both[side]?.corners);
  if (corners.every((of) => of && !of.has('leg-inner'))) {
    const [waist, end] = (['waist', 'leg-outer'] as const).map((name) => corners[0]!.get(name)!.at[1]);
    return halves.toPicture([0, lerp(waist!, end!, RISE)], 'right');
  }
  // Where the axis has touched a leg, the crotch lies within the other half: it is the highest point between the legs.
  const [left, right] = SIDES.map((side) => {
    const sign = side === 'left' ? -1 : 1;
    const inner = halves[side].line.slice(both[side]?.corners.get('leg-inner')?.k ?? -2);
    return inner.map(([x, y]): Point => [sign * x, y]);
  }) as [Point[], Point[]];
  const between = [...left, ...right.reverse()];
  const top = between.reduce((best, [, y], k) => (y < between[best]![1] ? k : best), 0);
  const legs = [between.slice(0, top + 1).reverse(), between.slice(top)] as const;
  const seen = between[top]!;
  // Inner legs curve toward each other at their top.
  return halves.toPicture(lerpPoint(seen, gapEnd(legs, seen), 0.6), 'right');
}

/** Share of the longer side: narrower spikes and notches are no cut. */
const TIDY = 0.006;
/** Half the width of a hanger's clip, of the longer side, and how far down a waist it may reach, of the height. */
const CLIP = { reach: 0.026, top: 0.12 } as const;

/** The top as the other mask has it. */
function withTop(one: Mask, { mask: other }: Mask): Mask {
  const { width, height, mask } = one;
  const [first, last] = [mask.indexOf(1), mask.lastIndexOf(1)].map((i) => Math.floor(i / width)) as [
    number,
    number,
  ];
  const end = Math.round(first + CLIP.top * (last - first)) * width;
  return { width, height, mask: mask.map((is, i) => (i < end ? other[i]! : is)) };
}

/** A clip leaves a notch; what closing adds to a corner is a sliver. */
function withoutNotches(one: Mask, by: number): Mask {
  const closed = eroded(dilated(one, by), by);
  const added = { ...one, mask: closed.mask.map((is, i) => is & ~one.mask[i]! & 1) };
  const notches = opened(added, by / 5).mask;
  return withTop(one, { ...one, mask: one.mask.map((is, i) => is | notches[i]!) });
}

const NECK_SURE = 0.85;

/** Sets the neck's corners to the foot of what stands there. */
function setStanding({ left, right }: Halves, both: Both, set: SetCorner): StandingNeck | null {
  const shoulders = SIDES.map((side) => both[side]?.corners.get('shoulder')?.at);
  if (!shoulders[0] || !shoulders[1]) return null;
  const standing = standingNeck([left, right], [shoulders[0], shoulders[1]]);
  if (standing) SIDES.forEach((side, k) => set('neck', side, standing.feet[k as 0 | 1], NECK_SURE));
  return standing;
}

type Chosen = ReturnType<typeof choose> & { halves: Halves };

function chosenOf(mask: Mask, builds: readonly Build[], usual: Build | undefined): Chosen | null {
  const halves = halfOutlines(mask);
  return halves && { halves, ...choose(halves, builds, usual) };
}

/** A clip of the cloth's color stands on a waist as straps do on a top. */
const CLIPPED = { builds: ['skirt', 'legged'], cheaper: 6, most: 24 } as const;

function withoutClips(mask: Mask, chosen: Chosen | null, builds: readonly Build[]): Chosen | null {
  const by = CLIP.reach * Math.max(mask.width, mask.height);
  const held = CLIPPED.builds.filter((build) => builds.includes(build));
  if (held.length === 0) return chosen;
  const bare = withTop(mask, opened(mask, by));
  if (bare.mask.every((is, i) => is === mask.mask[i])) return chosen;
  const other = chosenOf(largestParts(bare, 1), held, undefined);
  const isHeld =
    other && other.cost < CLIPPED.most && other.cost + CLIPPED.cheaper < (chosen?.cost ?? Infinity);
  return isHeld ? other : chosen;
}

/**
 * @param builds what it can be
 * @param usual what it most likely is, where she has named its kind
 */
export function findLandmarks(
  one: Mask,
  builds: readonly Build[] = BUILDS,
  usual?: Build,
): FoundLandmarks | null {
  const long = Math.max(one.width, one.height);
  const tidy = largestParts(opened(one, Math.max(1, TIDY * long)), 1);
  const closed = withoutNotches(tidy, CLIP.reach * long);
  const chosen = withoutClips(closed, chosenOf(closed, builds, usual), builds);
  if (!chosen) return null;
  const { build, both, cost, hidden, halves } = chosen;
  const landmarks: GarmentLandmarks = {};
  const set: SetCorner = (name, side, at, sure) => {
    const [x, y] = halves.toPicture(at, side);
    landmarks[onSide(name, side)] = { x, y, sure };
  };
  for (const side of SIDES)
    for (const [name, { at, cost: own }] of both[side]?.corners ?? []) set(name, side, at, sureOf(own));
  const close = build === 'sleeved' ? raiseArmpits(both, hidden, set) : [];
  if (build === 'legged') {
    const [x, y] = crotchOf(halves, both);
    landmarks.crotch = { x, y, sure: sureOf(cost / 4) };
    for (const side of SIDES) {
      const outer = both[side]?.corners.get('leg-outer');
      if (outer && !both[side]?.corners.has('leg-inner')) set('leg-inner', side, [0, outer.at[1]], 0.3);
    }
  }
  const standing = setStanding(halves, both, set);
  return { build, landmarks, halves, cost, mirrored: mirrorSleeves(both, hidden, set), close, standing };
}
