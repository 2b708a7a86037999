import { coat } from './cuts.ts';
import { garmentsOf, type Garment } from './garment.ts';

const j = garmentsOf('jacket', { sheddable: true });
const shell = { weather: { rain: 'protects' } } as const;

// prettier-ignore
export const JACKETS: Garment[] = [
  j('linen-blazer', '{} linen blazer', 'fm', 'classic professional', 3, 0.26, 'linen', 'sand navy sage', coat(0.12, 0.22)),
  j('light-blazer', 'light {} blazer', 'fm', 'professional classic trendy', 3, 0.36, 'plain', 'navy black stone camel', coat(0.14, 0.2)),
  j('wool-blazer', '{} wool blazer', 'fm', 'professional classic', 3, 0.44, 'wool', 'charcoal navy chocolate forest', coat(0.14, 0.18)),
  j('double-breasted-blazer', 'double-breasted {} blazer', 'fm', 'professional classic trendy', 3, 0.48, 'wool', 'navy charcoal cream', coat(0.16, 0.08)),
  j('checked-blazer', '{} checked blazer', 'fm', 'classic professional go-wild', 3, 0.44, 'check', 'grey+charcoal camel+chocolate stone+navy', coat(0.14, 0.2)),
  j('tweed-jacket', 'short {} tweed jacket', 'f', 'classic professional', 3, 0.42, 'check', 'cream+navy black+cream rose+cream', coat(0.02, 0.12, false)),
  j('bold-blazer', '{} blazer', 'fm', 'go-wild trendy', 3, 0.4, 'plain', 'fuchsia cobalt emerald mustard', coat(0.16, 0.2)),
  j('velvet-blazer', '{} velvet blazer', 'fm', 'go-wild classic', 4, 0.44, 'plain', 'plum forest burgundy navy', coat(0.14, 0.18), { gloss: 0.1, weather: { rain: 'no' } }),
  j('denim-jacket', '{} denim jacket', 'fm', 'casual trendy', 1, 0.35, 'denim', 'denim indigo bleached', coat(0, 0.2)),
  j('leather-jacket', '{} leather jacket', 'fm', 'trendy go-wild casual', 2, 0.38, 'leather', 'black chocolate cognac', coat(0, 0.2), { gloss: 0.35 }),
  j('suede-jacket', '{} suede jacket', 'fm', 'casual classic trendy', 2, 0.38, 'suede', 'camel cognac taupe', coat(0.04, 0.2), { weather: { rain: 'no' } }),
  j('bomber', '{} bomber jacket', 'fm', 'trendy casual sporty', 1, 0.35, 'plain', 'olive black navy', coat(0, 0.14, false)),
  j('overshirt', '{} overshirt', 'fm', 'casual trendy', 1, 0.3, 'plain', 'olive stone navy rust', coat(0.14, 0.22, false)),
  j('field-jacket', '{} field jacket', 'fm', 'casual classic', 1, 0.36, 'plain', 'olive stone navy', coat(0.25, 0.2, false)),
  j('windbreaker', '{} windbreaker', 'fm', 'sporty casual trendy', 0, 0.25, 'plain', 'navy sky coral black', coat(0.06, 0.08, false), shell),
  j('running-jacket', '{} running jacket', 'fm', 'sporty', 0, 0.22, 'plain', 'black teal grey', coat(0.04, 0.06, false), shell),
  j('softshell', '{} softshell jacket', 'fm', 'sporty', 0, 0.38, 'plain', 'charcoal navy teal', coat(0.08, 0.06, false), shell),
  j('print-kimono', '{} floral kimono jacket', 'f', 'go-wild', 2, 0.2, 'floral', 'teal+coral+butter+sage plum+rose+coral+sage', coat(0.9, 0.34, false, 1.18)),
];
