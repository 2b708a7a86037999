import { shorts, skirt, trousers } from './cuts.ts';
import { garmentsOf, type Garment } from './garment.ts';

const b = garmentsOf('bottom');
const full = { weather: { wind: 'no' } } as const;

// prettier-ignore
export const BOTTOMS: Garment[] = [
  b('straight-jeans', 'straight {} jeans', 'fm', 'casual trendy classic', 1, 0.24, 'denim', 'denim indigo bleached', trousers('straight')),
  b('slim-jeans', 'slim {} jeans', 'fm', 'casual trendy', 1, 0.22, 'denim', 'indigo black charcoal', trousers('slim', 0.95)),
  b('wide-jeans', 'relaxed {} jeans', 'fm', 'casual trendy', 1, 0.24, 'denim', 'denim bleached cream', trousers('wide')),
  b('wool-trousers', '{} wool trousers', 'fm', 'professional classic', 3, 0.24, 'wool', 'charcoal navy stone taupe', trousers('straight')),
  b('wide-wool-trousers', '{} wide-leg trousers', 'f', 'classic trendy professional', 3, 0.24, 'wool', 'cream taupe navy charcoal oat', trousers('wide', 0.99, 0.66)),
  b('pleated-trousers', 'pleated {} trousers', 'm', 'classic trendy professional', 3, 0.24, 'wool', 'taupe charcoal navy oat', trousers('straight', 0.99, 0.7)),
  b('checked-trousers', '{} checked trousers', 'fm', 'classic professional go-wild', 2, 0.24, 'check', 'grey+charcoal camel+chocolate stone+navy', trousers('straight')),
  b('cigarette-trousers', 'slim {} cropped trousers', 'f', 'professional classic', 3, 0.16, 'plain', 'black navy stone camel', trousers('slim', 0.88)),
  b('summer-trousers', 'lightweight {} trousers', 'fm', 'professional classic', 3, 0.15, 'plain', 'stone navy grey sand', trousers('straight', 0.96)),
  b('chinos', '{} chinos', 'fm', 'casual classic professional', 2, 0.18, 'plain', 'stone olive navy camel', trousers('straight', 0.96)),
  b('linen-trousers', '{} linen trousers', 'fm', 'casual classic', 1, 0.15, 'linen', 'sand white sage navy', trousers('wide', 0.96)),
  b('corduroy-trousers', '{} corduroy trousers', 'fm', 'casual classic', 1, 0.26, 'plain', 'camel forest chocolate rust', trousers('straight')),
  b('cargo-trousers', '{} cargo trousers', 'fm', 'trendy casual go-wild', 1, 0.22, 'plain', 'olive stone black', trousers('wide', 0.98)),
  b('leather-trousers', '{} leather trousers', 'f', 'go-wild trendy', 2, 0.24, 'leather', 'black burgundy chocolate', trousers('straight'), { gloss: 0.4 }),
  b('satin-trousers', 'fluid {} satin trousers', 'f', 'go-wild trendy', 3, 0.15, 'satin', 'emerald plum cobalt cream', trousers('wide', 0.99, 0.66), { gloss: 0.15 }),
  b('bold-trousers', 'wide {} trousers', 'fm', 'go-wild', 2, 0.2, 'plain', 'cobalt fuchsia mustard emerald', trousers('wide', 0.99, 0.7)),
  b('joggers', '{} joggers', 'fm', 'sporty casual', 0, 0.28, 'plain', 'grey navy black olive', trousers('straight', 0.94)),
  b('track-trousers', '{} track trousers', 'fm', 'sporty trendy', 0, 0.2, 'plain', 'navy black charcoal', trousers('straight', 0.96)),
  b('leggings', '{} leggings', 'f', 'sporty', 0, 0.15, 'plain', 'black navy charcoal plum', trousers('slim', 0.98, 0.68)),
  b('running-tights', '{} running tights', 'm', 'sporty', 0, 0.15, 'plain', 'black navy', trousers('slim', 0.98)),
  b('linen-shorts', '{} linen shorts', 'fm', 'casual classic', 1, 0.06, 'linen', 'sand navy olive', shorts(-0.2)),
  b('tailored-shorts', 'tailored {} shorts', 'fm', 'classic professional trendy', 2, 0.08, 'plain', 'stone navy camel', shorts(-0.12)),
  b('denim-shorts', '{} denim shorts', 'fm', 'casual trendy', 1, 0.07, 'denim', 'denim bleached black', shorts(-0.3)),
  b('running-shorts', '{} running shorts', 'fm', 'sporty', 0, 0.06, 'plain', 'black navy teal', shorts(-0.34)),
  b('printed-shorts', '{} printed shorts', 'fm', 'go-wild', 1, 0.07, 'floral', 'teal+coral+butter+sage fuchsia+coral+butter+teal', shorts(-0.22)),
  b('satin-midi-skirt', '{} satin midi skirt', 'f', 'trendy classic', 2, 0.14, 'satin', 'blush forest camel black silver', skirt(1.42, 0.3), { gloss: 0.15 }),
  b('cotton-full-skirt', 'full {} cotton skirt', 'f', 'casual classic', 1, 0.14, 'plain', 'white sky coral navy', skirt(1.25, 0.46), full),
  b('tiered-maxi', 'tiered {} maxi skirt', 'f', 'casual go-wild', 1, 0.16, 'plain', 'rust teal white mustard', skirt(1.8, 0.46), full),
  b('linen-skirt', '{} linen midi skirt', 'f', 'casual classic', 1, 0.14, 'linen', 'sand olive clay', skirt(1.35, 0.2)),
  b('pencil-skirt', '{} pencil skirt', 'f', 'professional classic', 3, 0.18, 'plain', 'black navy charcoal camel', skirt(1.02, 0.02)),
  b('wool-midi-skirt', '{} wool midi skirt', 'f', 'classic professional', 3, 0.23, 'wool', 'navy charcoal camel burgundy', skirt(1.38, 0.26)),
  b('pleated-skirt', 'pleated {} midi skirt', 'f', 'trendy classic', 2, 0.2, 'plain', 'sage navy plum grey', skirt(1.4, 0.34)),
  b('denim-skirt', '{} denim midi skirt', 'f', 'casual trendy', 1, 0.22, 'denim', 'denim indigo', skirt(1.3, 0.1)),
  b('knit-skirt', 'ribbed {} knit skirt', 'f', 'trendy casual', 1, 0.23, 'rib', 'oat charcoal chocolate', skirt(1.4, 0.06)),
  b('leather-skirt', '{} leather midi skirt', 'f', 'go-wild trendy', 2, 0.22, 'leather', 'black burgundy chocolate', skirt(1.3, 0.14), { gloss: 0.4 }),
  b('floral-skirt', '{} floral midi skirt', 'f', 'go-wild', 2, 0.16, 'floral', 'berry+rose+coral+sage emerald+fuchsia+butter+sky navy+coral+butter+sage', skirt(1.42, 0.32)),
  b('tennis-skirt', '{} tennis skirt', 'f', 'sporty', 0, 0.08, 'plain', 'white navy sage', skirt(0.5, 0.36), full),
];
