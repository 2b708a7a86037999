import type { StyleId } from '../../domain/preferences/style.ts';

/** The gallery picture that stands for each style. */
export const STYLE_PICTURES: Record<StyleId, string> = {
  casual: 'amara-denim',
  professional: 'amara-navy',
  trendy: 'amara-leather',
  classic: 'amara-camel',
  sporty: 'amara-sport',
  'go-wild': 'amara-wild',
};
