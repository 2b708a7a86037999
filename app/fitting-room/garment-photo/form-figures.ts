import { clamp } from '../pixels/pixels.ts';
import type { Mask } from '../pixels/connected-components.ts';
import type { Told } from './garment-shape.ts';
import type { Proportions } from './garment-reading.ts';
import { outlineFeatures } from './outline-features.ts';

const UPPER = ['length', 'width', 'hemWidth', 'neckWidth', 'neckDepth', 'sleeve', 'cuffWidth'] as const;
const SKIRT = ['length', 'hemWidth'] as const;
const LEGS = ['length', 'legWidth', 'rise'] as const;

/** Corners that are wrong may be far away. */
const [LARGEST, WIDEST_OPEN] = [6, 4] as const;

/**
 * What the form of a garment is told by: its outline (outline-features.ts), its proportions, each of its own build, and how much its
 * front opens. 44 numbers; null for an empty outline.
 * @param small the garment, 200 pixels on its longer side.
 */
export function formFigures(small: Mask, { build, proportions, opening }: Told): number[] | null {
  const outline = outlineFeatures(small);
  if (!outline) return null;
  const isUpper = build === 'sleeved' || build === 'sleeveless';
  const figures = (names: readonly (keyof Proportions)[], isOwn: boolean): number[] =>
    names.map((name) => (isOwn ? clamp(proportions[name] ?? 0, 0, LARGEST) : 0));
  return [
    ...outline,
    ...figures(UPPER, isUpper),
    ...figures(SKIRT, build === 'skirt'),
    ...figures(LEGS, build === 'legged'),
    Math.min(WIDEST_OPEN, opening),
  ];
}
