// Two-color patterns in grains (2 mm), recognizable at a glance.
import type { Check } from '../../../domain/looks/cloth.ts';
import { hash, valueNoise } from '../../pixels/noise.ts';
import type { Rgb } from '../../pixels/pixels.ts';
import { edgeCoverage, mixRgb, setColor, fractionalPart, type Fabricator } from './weave.ts';

/** Share of the second color, 0..1; `pixel` as for {@link edgeCoverage}. */
type Share = (a: number, b: number, pixel: number) => number;

const band = (at: number, repeat: number, middle: number, half: number, pixel: number): number =>
  edgeCoverage((half - Math.abs(fractionalPart(at / repeat) - middle)) * repeat, pixel);

const plaid: Share = (a, b, pixel) => {
  const way = (at: number) => band(at, 34, 0.25, 0.11, pixel) * 0.42 + band(at, 34, 0.72, 0.022, pixel) * 0.4;
  return Math.min(1, way(a) + way(b));
};

const gingham: Share = (a, b, pixel) => (band(a, 9, 0.5, 0.25, pixel) + band(b, 9, 0.5, 0.25, pixel)) / 2;

const tattersall: Share = (a, b, pixel) =>
  0.55 * Math.max(band(a, 11, 0.5, 0.055, pixel), band(b, 11, 0.5, 0.055, pixel));

const board: Share = (a, b, pixel) => {
  const [across, along] = [band(a, 26, 0.5, 0.25, pixel), band(b, 26, 0.5, 0.25, pixel)];
  return across + along - 2 * across * along;
};

const jacquard: Share = (a, b, pixel) => {
  const [across, along] = [
    Math.abs(fractionalPart(a / 22) - 0.5) * 22,
    Math.abs(fractionalPart(b / 34) - 0.5) * 34,
  ];
  const diamond =
    edgeCoverage(9 - across - along * 0.9, pixel) - edgeCoverage(4 - across - along * 0.9, pixel);
  const dots = Math.min(
    band(a, 11, 0.5, 0.2, pixel),
    band(b, 34, 0, 0.06, pixel) + band(b, 34, 1, 0.06, pixel),
  );
  return Math.min(1, diamond + dots);
};

const boucle: Share = (a, b, pixel) => {
  const loops = hash(Math.floor(a / 2.2), Math.floor(b / 1.6)) * 0.6 + valueNoise(a * 0.5, b * 0.5) * 0.4;
  const lines = Math.max(band(a, 20, 0.5, 0.07, pixel), band(b, 20, 0.5, 0.07, pixel)) * 0.25;
  return Math.min(1, (loops > 0.62 ? 0.55 : loops * 0.3) + lines);
};

const SHARES: Record<Check, Share> = { gingham, tattersall, board, jacquard, boucle };
/** As a change of light. */
const ROUGH: Partial<Record<Check, number>> = {
  boucle: 0.16,
  jacquard: 0.06,
  board: 0.02,
  tattersall: 0.02,
  gingham: 0.02,
};

export function checkedPattern(
  kind: Check | undefined,
  base: Rgb,
  line: Rgb,
  scale: number,
  pixel: number,
): Fabricator {
  const share = kind ? SHARES[kind] : plaid;
  const rough = (kind && ROUGH[kind]) ?? 0.05;
  return (a, b, out) => {
    setColor(out, mixRgb(base, line, share(a / scale, b / scale, pixel / scale)));
    out.relief = (valueNoise(a * 0.6, b * 0.6) - 0.5) * rough;
  };
}
