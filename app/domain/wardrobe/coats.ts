import { coat } from './cuts.ts';
import { garmentMaker, type Garment } from './garment.ts';

const c = garmentMaker('coat', { sheddable: true });
const shell = { weather: { rain: 'protects' } } as const;

// oxfmt-ignore
export const COATS: Garment[] = [
  c('wool-coat', '{} wool coat', 'fm', 'classic professional casual', 3, 0.6, 'wool', 'camel navy charcoal cream plum', coat(1.12)),
  c('short-wool-coat', 'short {} wool coat', 'fm', 'casual classic trendy', 2, 0.55, 'wool', 'oat navy forest berry', coat(0.55)),
  c('long-wool-coat', 'long {} wool coat', 'fm', 'trendy professional classic', 3, 0.63, 'wool', 'black camel grey sage', coat(1.5)),
  c('wrap-coat', '{} wrap coat', 'f', 'classic professional trendy', 3, 0.6, 'wool', 'camel cream burgundy taupe', { ...coat(1.25, 0.16), collar: 'shawl', closure: 'none', belt: true }),
  c('peacoat', '{} peacoat', 'fm', 'classic casual professional', 2, 0.58, 'wool', 'navy charcoal camel', { ...coat(0.3, 0.1), collar: 'peak', closure: 'double' }),
  c('duffle-coat', '{} duffle coat', 'fm', 'casual classic', 1, 0.6, 'wool', 'navy camel forest', { ...coat(0.7, 0.14, false), collar: 'hood', closure: 'toggles', pockets: 'patch' }),
  c('checked-coat', '{} plaid coat', 'fm', 'classic trendy go-wild', 2, 0.6, 'check', 'taupe+charcoal stone+chocolate navy+grey', coat(1.12)),
  c('teddy-coat', '{} teddy coat', 'f', 'trendy casual', 1, 0.62, 'teddy', 'oat camel cream', coat(0.95, 0.24, true, 1.2)),
  c('bold-coat', '{} statement coat', 'fm', 'go-wild', 2, 0.6, 'wool', 'fuchsia cobalt emerald mustard red', coat(1.15)),
  c('trench', '{} trench coat', 'fm', 'classic professional trendy', 3, 0.42, 'plain', 'sand stone navy olive', { ...coat(1.1, 0.1), closure: 'double', belt: true, storm: true, pockets: 'welt' }, shell),
  c('mac', 'tailored {} gabardine coat', 'fm', 'professional classic casual', 2, 0.36, 'plain', 'navy stone black', { ...coat(0.9, 0.12), pockets: 'welt' }, shell),
  c('raincoat', 'hooded {} raincoat', 'fm', 'casual trendy go-wild', 1, 0.34, 'plain', 'mustard forest navy red', { ...coat(0.85, 0.1, false, 1.18), collar: 'hood', closure: 'zip' }, shell),
  c('technical-shell', 'hooded {} shell jacket', 'fm', 'sporty', 0, 0.36, 'plain', 'teal black rust navy', { ...coat(0.15, 0.06, false, 1.16), collar: 'hood', closure: 'zip' }, shell),
  c('puffer-jacket', '{} puffer jacket', 'fm', 'sporty casual trendy', 0, 0.55, 'plain', 'black olive navy cream', { ...coat(0.06, 0.1, false, 1.24), quilt: 'channels', collar: 'stand', closure: 'zip' }, shell),
  c('long-puffer', 'long {} down coat', 'fm', 'sporty casual trendy', 1, 0.72, 'plain', 'black navy sage taupe', { ...coat(1.05, 0.1, false, 1.24), quilt: 'channels', collar: 'stand', closure: 'zip' }, shell),
  c('parka', 'hooded {} parka', 'fm', 'casual trendy sporty', 1, 0.7, 'plain', 'olive navy black sand', { ...coat(0.7, 0.12, false, 1.2), collar: 'hood', closure: 'zip', pockets: 'patch' }, shell),
  c('insulated-wool-coat', 'lined {} winter coat', 'fm', 'professional classic', 3, 0.7, 'plain', 'navy charcoal camel black', coat(1.15, 0.12, true, 1.18), shell),
  c('bold-parka', '{} down parka', 'fm', 'go-wild', 1, 0.72, 'plain', 'cobalt red mustard', { ...coat(0.75, 0.1, false, 1.22), quilt: 'channels', collar: 'hood', closure: 'zip' }, shell),
  c('car-coat', '{} car coat', 'fm', 'classic professional casual', 2, 0.5, 'wool', 'charcoal camel navy', { ...coat(0.6, 0.14), pockets: 'welt' }),
  c('lined-raincoat', 'lined hooded {} raincoat', 'fm', 'professional classic casual trendy', 2, 0.5, 'plain', 'navy black stone', { ...coat(0.95, 0.12), lapels: false, collar: 'hood', closure: 'zip' }, shell),
  c('bright-lined-raincoat', 'bright lined hooded {} raincoat', 'fm', 'go-wild', 2, 0.5, 'plain', 'mustard cobalt red fuchsia', { ...coat(0.95, 0.12), lapels: false, collar: 'hood', closure: 'zip' }, shell),
  c('hooded-raincoat', 'long hooded {} raincoat', 'fm', 'professional classic trendy casual', 2, 0.36, 'plain', 'navy olive black stone', { ...coat(1, 0.12), lapels: false, collar: 'hood', closure: 'zip' }, shell),
  c('packable-raincoat', 'packable hooded {} rain jacket', 'fm', 'casual trendy classic professional go-wild', 2, 0.2, 'plain', 'navy sage stone cobalt', { ...coat(0.3, 0.08, false, 1.14), collar: 'hood', closure: 'zip' }, shell),
  c('quilted-coat', 'long {} quilted coat', 'fm', 'classic casual professional', 2, 0.6, 'plain', 'olive navy black', { ...coat(0.9, 0.12, false, 1.18), quilt: 'diamonds', collar: 'shirt', closure: 'snaps' }, shell),
  c('faux-fur-coat', '{} faux-fur coat', 'f', 'go-wild trendy', 2, 0.65, 'fur', 'emerald plum cream black', coat(0.9, 0.2, true, 1.22)),
  c('glossy-raincoat', 'glossy hooded {} raincoat', 'fm', 'go-wild trendy', 1, 0.34, 'plain', 'fuchsia cobalt mustard', { ...coat(0.85, 0.1, false, 1.18), collar: 'hood', closure: 'zip' }, { gloss: 0.5, weather: { rain: 'protects' } }),
  c('trail-jacket', 'lightweight hooded {} trail jacket', 'fm', 'sporty', 0, 0.26, 'plain', 'coral sky black sage', { ...coat(0.1, 0.06, false, 1.12), collar: 'hood', closure: 'zip' }, shell),
  c('insulated-shell', 'insulated hooded {} winter jacket', 'fm', 'sporty', 0, 0.7, 'plain', 'black rust teal navy', { ...coat(0.25, 0.08, false, 1.2), collar: 'hood', closure: 'zip' }, shell),
  c('expedition-parka', 'hooded {} expedition parka', 'fm', 'all', 1, 0.95, 'plain', 'navy black olive red', { ...coat(0.85, 0.06, false, 1.24), collar: 'hood', closure: 'zip', pockets: 'patch' }, shell),
  c('bold-check-coat', 'bright {} plaid coat', 'fm', 'go-wild', 2, 0.62, 'check', 'cobalt+fuchsia mustard+plum emerald+navy', coat(1.1)),
];
