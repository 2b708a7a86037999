import type { StyleId } from '../../domain/style.ts';

/** The gallery picture that stands for each style. */
export const STYLE_PICTURES: Record<StyleId, string> = {
  casual: 'amara-breton',
  professional: 'amara-navy',
  trendy: 'amara-plum',
  classic: 'amara-camel',
  sporty: 'amara-sport',
  'go-wild': 'amara-wild',
};
