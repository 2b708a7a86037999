import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { lowerLeg } from '../../person/measures/foot.ts';
import { valueNoise } from '../../pixels/noise.ts';
import { gaussian, clamp, lerp, smoothstep } from '../../pixels/pixels.ts';

/** `light` is added to 1, `warm` is how far the skin is flushed. */
export interface LimbForm {
  light: number;
  warm: number;
}

function kneeAt(dx: number, dy: number): number {
  const half = lerp(0.62, 0.42, smoothstep(-0.6, 0.7, dy));
  const cap = gaussian(dx, half) * gaussian(dy + 0.1, 0.6);
  const rim = Math.sqrt((dx / (half * 1.15)) ** 2 + ((dy + 0.1) / 0.78) ** 2);
  const hollows = gaussian(rim - 1.15, 0.36) * (0.25 + 0.75 * smoothstep(-0.5, 0.6, dy)) * gaussian(dx, 0.95);
  const pads = gaussian(dy - 0.78, 0.3) * (gaussian(dx - 0.32, 0.26) + gaussian(dx + 0.32, 0.26));
  return 0.055 * cap - 0.062 * hollows + 0.024 * pads - 0.022 * gaussian(dy - 1.15, 0.3) * gaussian(dx, 0.7);
}

function shinAt(t: number, u: number): number {
  const along = smoothstep(0.12, 0.3, t) * smoothstep(1.0, 0.82, t);
  const bone = gaussian(u + 0.14, 0.2) - 0.7 * gaussian(u + 0.46, 0.24);
  const calf = gaussian(t - 0.34, 0.2) * (gaussian(u - 0.5, 0.3) - 0.8 * gaussian(u - 0.95, 0.22));
  const ankles = gaussian(t - 0.985, 0.035) * (gaussian(u - 0.78, 0.24) + gaussian(u + 0.78, 0.24));
  const under = gaussian(t - 1.05, 0.035) * (gaussian(u - 0.7, 0.3) + gaussian(u + 0.7, 0.3));
  const tendon = smoothstep(0.72, 0.95, t) * (gaussian(u, 0.16) - 0.6 * gaussian(Math.abs(u) - 0.4, 0.16));
  return along * (0.05 * bone + 0.035 * calf) + 0.08 * ankles - 0.09 * under + 0.03 * tendon;
}

const poresAt = (a: number, b: number): number =>
  valueNoise(a * 0.8, b * 0.8) - 0.5 + (valueNoise(a * 0.31 + 9, b * 0.31) - 0.5) * 0.9;
/** @param own tells her two legs apart. */
const mottleAt = (a: number, b: number, own: number): number =>
  valueNoise(a * 0.055 + own * 40, b * 0.04) - 0.5;

/** `t`: -1 hip, 0 knee, 1 ankle. `u`: -1 inner … 1 outer side. `dx`, `dy`: from the kneecap, in half knees. */
function formAt(t: number, u: number, dx: number, dy: number, pores: number, mottle: number): LimbForm {
  const thigh = 0.05 * gaussian(t + 0.55, 0.4) * (gaussian(u - 0.1, 0.5) - 0.5);
  const atKnee = Math.abs(dy) < 2.4 && Math.abs(dx) < 2 ? kneeAt(dx, dy) : 0;
  return {
    light: atKnee + (t > 0 ? shinAt(t, u) : thigh) + 0.022 * pores + 0.035 * mottle,
    warm: 0.5 * gaussian(dy, 0.9) * gaussian(dx, 0.8) + 0.35 * smoothstep(0.86, 1.04, t) + 0.3 * mottle,
  };
}

export const legRelief = (t: number, u: number, a: number, b: number): LimbForm =>
  formAt(t, u, u, t / 0.17, poresAt(a, b), mottleAt(a, b, 0));

/** Muscles of an arm, `t`: 0 shoulder, 0.5 elbow, 1 wrist. `u`: -1 inner … 1 outer side. */
function musclesAt(t: number, u: number): number {
  const shoulder =
    gaussian(t - 0.09, 0.1) * gaussian(u - 0.15, 0.55) -
    0.7 * gaussian(t - 0.25, 0.06) * gaussian(u - 0.5, 0.4);
  const upper = gaussian(t - 0.34, 0.11) * (gaussian(u + 0.12, 0.36) - 0.9 * gaussian(u - 0.62, 0.24));
  const crook =
    gaussian(t - 0.505, 0.022) * gaussian(u + 0.3, 0.5) +
    0.6 * gaussian(t - 0.47, 0.05) * gaussian(u - 0.75, 0.3);
  const forearm = gaussian(t - 0.62, 0.1) * (gaussian(u - 0.42, 0.32) - 0.9 * gaussian(u + 0.12, 0.24));
  const tendons = smoothstep(0.84, 0.96, t) * (gaussian(u, 0.16) - gaussian(Math.abs(u) - 0.38, 0.18));
  const wrist = gaussian(t - 0.965, 0.022) * gaussian(u - 0.7, 0.26);
  return 0.05 * shoulder + 0.035 * upper - 0.05 * crook + 0.035 * forearm + 0.025 * tendons + 0.03 * wrist;
}

export function armRelief(t: number, u: number, a: number, b: number): LimbForm {
  return { light: musclesAt(t, u) + 0.02 * poresAt(a, b) + 0.025 * mottleAt(a, b, 2), warm: 0 };
}

/** By share of the way from knee (0) to ankle (1); above the knee, of the thigh. */
function halfAt(leg: ReturnType<typeof lowerLeg>, thigh: number, t: number): number {
  if (t < 0) return lerp(leg.knee, thigh, clamp(-t, 0, 1));
  return t < 0.34 ? lerp(leg.knee, leg.calf, t / 0.34) : lerp(leg.calf, leg.ankle, (t - 0.34) / 0.66);
}

/** `side` 0 the picture's left, 1 its right. */
export function legForm(model: BodyModel): (side: 0 | 1, x: number, y: number) => LimbForm {
  const { sides, size } = model.frame;
  const legs = sides.map((side: Side) => lowerLeg(model, side));
  const grain = 1000 / size;
  return (which, x, y) => {
    const side = sides[which];
    const leg = legs[which]!;
    const { knee, ankle, hip } = side;
    const below = (y - knee[1]) / (ankle[1] - knee[1] || 1);
    const t = below < 0 ? (y - knee[1]) / (knee[1] - hip[1] || 1) : below;
    const axis = t < 0 ? lerp(knee[0], hip[0], -t) : lerp(knee[0], ankle[0], t);
    const u = ((x - axis) * side.sign) / halfAt(leg, side.thigh, t);
    const dx = ((x - knee[0]) * side.sign) / leg.knee;
    const dy = (y - knee[1]) / leg.knee;
    const [a, b] = [x * grain, y * grain];
    return formAt(t, u, dx, dy, poresAt(a, b), mottleAt(a, b, which));
  };
}
