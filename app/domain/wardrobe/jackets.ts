import { coat } from './cuts.ts';
import { garmentMaker, type Garment } from './garment.ts';

const j = garmentMaker('jacket', { sheddable: true });
const shell = { weather: { rain: 'protects' } } as const;

// oxfmt-ignore
export const JACKETS: Garment[] = [
  j('linen-blazer', '{} linen blazer', 'fm', 'classic professional', 3, 0.26, 'linen', 'sand navy sage', { ...coat(0.12, 0.22), pockets: 'flap' }),
  j('light-blazer', 'lightweight {} blazer', 'fm', 'professional classic trendy', 3, 0.36, 'plain', 'navy black stone camel', { ...coat(0.14, 0.2), pockets: 'flap' }),
  j('wool-blazer', '{} wool blazer', 'fm', 'professional classic', 3, 0.44, 'wool', 'charcoal navy chocolate forest', { ...coat(0.14, 0.18), pockets: 'flap' }),
  j('double-breasted-blazer', 'double-breasted {} blazer', 'fm', 'professional classic trendy', 3, 0.48, 'wool', 'navy charcoal cream', { ...coat(0.16, 0.08), collar: 'peak', closure: 'double', pockets: 'flap' }),
  j('checked-blazer', '{} plaid blazer', 'fm', 'classic professional go-wild', 3, 0.44, 'check', 'grey+charcoal camel+chocolate stone+navy', { ...coat(0.14, 0.2), pockets: 'flap' }),
  j('tweed-jacket', 'short {} tweed jacket', 'f', 'classic professional', 3, 0.42, 'check', 'cream+navy black+cream rose+cream', { ...coat(0.02, 0.12, false), collar: 'none', closure: 'single', pockets: 'patch' }, { check: 'boucle' }),
  j('bold-blazer', '{} blazer', 'fm', 'go-wild trendy', 3, 0.4, 'plain', 'fuchsia cobalt emerald mustard', { ...coat(0.16, 0.2), pockets: 'flap' }),
  j('velvet-blazer', '{} velvet blazer', 'fm', 'go-wild classic', 4, 0.44, 'velvet', 'plum forest burgundy navy', { ...coat(0.14, 0.18), pockets: 'flap' }, { gloss: 0.1, weather: { rain: 'no' } }),
  j('denim-jacket', '{} denim jacket', 'fm', 'casual trendy', 1, 0.35, 'denim', 'denim indigo bleached', { ...coat(0, 0.2), lapels: false, collar: 'shirt', closure: 'single', pockets: 'chest' }),
  j('leather-jacket', '{} leather jacket', 'fm', 'trendy go-wild casual', 2, 0.38, 'leather', 'black chocolate cognac', { ...coat(0, 0.2), closure: 'zip' }, { gloss: 0.35 }),
  j('suede-jacket', '{} suede jacket', 'fm', 'casual classic trendy', 2, 0.38, 'suede', 'camel cognac taupe', { ...coat(0.04, 0.2), closure: 'zip' }, { weather: { rain: 'no' } }),
  j('bomber', '{} bomber jacket', 'fm', 'trendy casual sporty', 1, 0.35, 'plain', 'olive black navy', { ...coat(0, 0.14, false), collar: 'stand', closure: 'zip', ribbed: true, pockets: 'welt' }),
  j('overshirt', '{} overshirt', 'fm', 'casual trendy', 1, 0.3, 'plain', 'olive stone navy rust', { ...coat(0.14, 0.22, false), collar: 'shirt', closure: 'single', pockets: 'chest' }),
  j('field-jacket', '{} field jacket', 'fm', 'casual classic', 1, 0.36, 'plain', 'olive stone navy', { ...coat(0.25, 0.2, false), collar: 'shirt', closure: 'single', pockets: 'patch' }),
  j('windbreaker', '{} windbreaker', 'fm', 'sporty casual trendy', 0, 0.25, 'plain', 'navy sky coral black', coat(0.06, 0.08, false), shell),
  j('running-jacket', '{} running jacket', 'fm', 'sporty', 0, 0.22, 'plain', 'black teal grey', coat(0.04, 0.06, false), shell),
  j('softshell', '{} softshell jacket', 'fm', 'sporty', 0, 0.38, 'plain', 'charcoal navy teal', coat(0.08, 0.06, false), shell),
  j('print-kimono', '{} floral kimono jacket', 'f', 'go-wild', 2, 0.2, 'floral', 'teal+coral+butter+sage plum+rose+coral+sage', { ...coat(0.9, 0.34, false, 1.18), collar: 'band', closure: 'none' }),
  j('suit-jacket', '{} wool suit jacket', 'fm', 'professional classic', 3, 0.42, 'wool', 'navy charcoal grey', { ...coat(0.14, 0.16), pockets: 'flap' }, { set: 'wool-suit' }),
  j('linen-suit-jacket', '{} linen suit jacket', 'fm', 'classic professional', 3, 0.26, 'linen', 'sand navy sage', { ...coat(0.13, 0.2), pockets: 'flap' }, { set: 'linen-suit' }),
  j('checked-suit-jacket', '{} plaid suit jacket', 'fm', 'classic professional trendy', 3, 0.42, 'check', 'grey+charcoal stone+navy camel+chocolate', { ...coat(0.14, 0.16), pockets: 'flap' }, { set: 'checked-suit' }),
  j('soft-suit-jacket', 'relaxed {} suit jacket', 'f', 'trendy professional', 3, 0.36, 'plain', 'oat taupe black sage', { ...coat(0.2, 0.22, true, 1.18), pockets: 'flap' }, { set: 'soft-suit' }),
  j('bold-suit-jacket', '{} suit jacket', 'fm', 'go-wild', 3, 0.38, 'plain', 'fuchsia cobalt emerald', { ...coat(0.15, 0.18), pockets: 'flap' }, { set: 'bold-suit' }),
  j('dinner-jacket', '{} tuxedo jacket', 'm', 'classic professional', 4, 0.44, 'wool', 'black navy', { ...coat(0.14, 0.14), collar: 'peak' }, { set: 'dinner-suit' }),
  j('chore-jacket', '{} chore jacket', 'fm', 'casual trendy classic', 1, 0.33, 'plain', 'navy cobalt stone', { ...coat(0.12, 0.18, false), collar: 'shirt', closure: 'single', pockets: 'patch' }),
  j('quilted-jacket', 'lightweight {} quilted jacket', 'fm', 'casual classic trendy', 1, 0.34, 'plain', 'olive navy black', { ...coat(0.1, 0.14, false, 1.1), quilt: 'diamonds', collar: 'shirt', closure: 'snaps' }, { underCoat: true }),
  j('fleece-jacket', 'zip-up {} fleece', 'fm', 'sporty casual', 0, 0.36, 'plain', 'oat navy forest charcoal', coat(0.06, 0.12, false, 1.1), { underCoat: true }),
  j('down-liner', 'lightweight {} down jacket', 'fm', 'sporty go-wild', 0, 0.4, 'plain', 'black cobalt rust forest', { ...coat(0.04, 0.1, false, 1.12), quilt: 'channels' }, { underCoat: true }),
  j('varsity-jacket', '{} varsity jacket', 'fm', 'trendy go-wild sporty', 1, 0.38, 'wool', 'navy forest burgundy cobalt', { ...coat(0.02, 0.14, false), collar: 'stand', closure: 'snaps', ribbed: true, pockets: 'welt' }),
  j('satin-bomber', '{} satin bomber', 'fm', 'go-wild trendy', 1, 0.3, 'satin', 'emerald fuchsia plum cobalt', { ...coat(0, 0.16, false), collar: 'stand', closure: 'zip', ribbed: true, pockets: 'welt' }, { gloss: 0.2, weather: { rain: 'no' } }),
  j('linen-overshirt', '{} linen overshirt', 'fm', 'casual trendy classic', 1, 0.22, 'linen', 'sand olive navy', { ...coat(0.12, 0.22, false), collar: 'shirt', closure: 'single', pockets: 'chest' }),
  j('cotton-jacket', 'lightweight {} cotton jacket', 'fm', 'casual classic trendy', 1, 0.25, 'plain', 'stone navy sage', { ...coat(0.1, 0.18, false), collar: 'shirt', closure: 'single', pockets: 'patch' }),
  j('unlined-blazer', 'unlined {} blazer', 'fm', 'professional classic trendy', 3, 0.28, 'plain', 'navy stone black sage', { ...coat(0.13, 0.2), pockets: 'patch' }),
  j('light-bomber', 'lightweight {} bomber', 'fm', 'sporty trendy casual', 1, 0.24, 'plain', 'navy sage black stone', { ...coat(0, 0.14, false), collar: 'stand', closure: 'zip', ribbed: true, pockets: 'welt' }),
  j('jersey-blazer', '{} jersey blazer', 'fm', 'sporty trendy casual', 3, 0.3, 'plain', 'navy charcoal stone sage', { ...coat(0.13, 0.2), pockets: 'patch' }),
  j('bright-windbreaker', 'bright {} windbreaker', 'fm', 'go-wild sporty', 0, 0.24, 'plain', 'fuchsia cobalt emerald', coat(0.06, 0.08, false), shell),
  j('bright-overshirt', 'bright {} overshirt', 'fm', 'go-wild', 1, 0.26, 'plain', 'mustard cobalt coral emerald', { ...coat(0.12, 0.22, false), collar: 'shirt', closure: 'single', pockets: 'chest' }),
];
