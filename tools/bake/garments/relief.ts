// What stands off the sewn cloth, in cm: channels of down, diamonds of wadding, pressed pleats.
import type { Draft, Point2 } from '../draft.ts';

type Relief = NonNullable<Draft['relief']>;

/** A number from 0 to 1 for a whole one, the same everywhere. */
const chance = (k: number): number => {
  const n = Math.imul((k | 0) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return ((n ^ (n >>> 13)) >>> 0) / 4294967296;
};

interface Channels {
  /** From seam to seam. */
  height: number;
  /** Of the padding at its thickest. */
  thick: number;
  /** Where the fronts' edges lie: a zip holds them flat. */
  edge: number;
}

/** So far from a front's edge padding is whole. */
const FROM_EDGE = 5;

/** Puckers along a seam lie so far apart. */
const PUCKER = 2.6;

/** Level channels of down: round between the seams, puckered along them, dented where down has moved. */
export function downChannels({ height, thick, edge }: Channels): Relief {
  return (panel, [u, v]) => {
    if (panel.endsWith('band') || panel.startsWith('cuff')) return 0;
    const channel = Math.floor(v / height);
    const fromSeam = 1 - Math.abs((2 * v) / height - 2 * channel - 1);
    const round = 1 - (1 - fromSeam) ** 2.6;
    const phase = chance(channel) * 6.3;
    const dent = 0.16 * Math.sin(u * 0.42 + phase) + 0.1 * Math.sin(u * 0.93 + phase * 2.7 + v * 0.3);
    const near = nearness(panel, Math.abs(u), edge);
    const beside = fromSeam * (1 - fromSeam) ** 1.6;
    const drift = 0.5 * Math.sin(u * 0.7 + phase);
    const pucker = 0.3 * beside * Math.sin((2 * Math.PI * u) / PUCKER + phase + drift);
    return thick * Math.sqrt(near) * (round * (1 + dent) + pucker);
  };
}

/** How whole the padding is: at a front's zip and under an arm it lies flat. */
function nearness(panel: string, u: number, edge: number): number {
  if (panel.startsWith('front')) return Math.max(0, Math.min(1, (u - edge) / FROM_EDGE));
  if (panel.startsWith('sleeve')) return Math.max(0.1, Math.min(1, (UNDER_ARM - u) / FROM_EDGE));
  return 1;
}
/** From the middle of a sleeve. */
const UNDER_ARM = 16;

interface Diamonds extends Channels {
  /** Of a diamond; it is as tall as a channel. */
  width: number;
}

/** Wadding between two cloths, sewn together along slanting lines both ways. */
export function diamonds({ height, width, thick, edge }: Diamonds): Relief {
  return (panel, [u, v]) => {
    if (panel.endsWith('band') || panel.startsWith('cuff')) return 0;
    const fromSeam = ([1, -1] as const).map((way) => {
      const across = u / width + (way * v) / height;
      return 1 - Math.abs(2 * (across - Math.floor(across)) - 1);
    });
    const round = fromSeam.reduce((product, from) => product * (1 - (1 - from) ** 3), 1);
    return thick * Math.sqrt(nearness(panel, Math.abs(u), edge)) * round;
  };
}

interface KnifePleats {
  /** Of the circle that the skirt's panels are cut from. */
  center: Point2;
  /** Of a panel, and how many pleats it has. */
  half: number;
  count: number;
  /** Of a fold at the waist and at the hem, `length` further down. */
  deep: readonly [number, number];
  inner: number;
  length: number;
}

/** The share of a pleat that is its fold. */
const FOLD = 0.18;

/** Each pleat rises to one side, and falls at its fold. */
export function knifePleats({ center, half, count, deep, inner, length }: KnifePleats): Relief {
  return (panel, [x, y]) => {
    if (panel === 'waistband') return 0;
    const [dx, dy] = [x - center[0], center[1] - y];
    const at = ((Math.atan2(dx, dy) / half + 1) / 2) * count * (panel === 'back' ? -1 : 1);
    const share = at - Math.floor(at);
    const down = Math.max(0, Math.min(1, (Math.hypot(dx, dy) - inner) / length));
    // Round as a pressed fold is: it turns from the light to the viewer.
    const rise = share < 1 - FOLD ? Math.sin((Math.PI / 2) * (share / (1 - FOLD))) : (1 - share) / FOLD;
    return (deep[0] + (deep[1] - deep[0]) * down) * rise * Math.min(1, down * 12 + 0.15);
  };
}
