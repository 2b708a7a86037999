import type { StyleId } from './style.ts';

/** How formal a style is on a usual day, 0..4. */
export const STYLE_FORMALITY: Record<StyleId, number> = {
  casual: 1,
  professional: 3,
  trendy: 1.9,
  classic: 2.3,
  sporty: 0.2,
  'go-wild': 2,
};
