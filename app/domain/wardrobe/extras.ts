// What finishes a look: warmth next to the skin, head, neck and hands, the umbrella and the bag.
// No published clo for scarf, hat and gloves was found: theirs are our estimates.
import { undrawn } from './cuts.ts';
import { garmentMaker, type Garment } from './garment.ts';

const base = garmentMaker('base');
const scarf = garmentMaker('scarf', { sheddable: true });
const hat = garmentMaker('hat');
const gloves = garmentMaker('gloves');
const umbrella = garmentMaker('umbrella');
const bag = garmentMaker('bag');
const shade = { weather: { sun: 'cover' } } as const;
const wide = { weather: { sun: 'cover', wind: 'no', cold: 'no' } } as const;

// oxfmt-ignore
export const EXTRAS: Garment[] = [
  base('thermal-top', '{} thermal top', 'fm', 'all', 1, 0.2, 'rib', 'white black', undrawn),
  base('thermal-leggings', '{} thermal leggings', 'fm', 'all', 1, 0.15, 'rib', 'black charcoal', undrawn),
  scarf('wool-scarf', '{} wool scarf', 'fm', 'casual classic professional trendy sporty', 2, 0.08, 'wool', 'camel grey navy oat burgundy black cream charcoal forest', { kind: 'scarf', bulk: 1, ends: 0.6, fringe: true }),
  scarf('checked-scarf', '{} plaid scarf', 'fm', 'classic casual trendy go-wild', 2, 0.08, 'check', 'camel+black grey+navy red+navy camel+chocolate grey+charcoal black+cream forest+navy burgundy+charcoal', { kind: 'scarf', bulk: 1, ends: 0.6, fringe: true }),
  scarf('bold-scarf', '{} oversized scarf', 'fm', 'go-wild', 2, 0.08, 'knit', 'fuchsia cobalt mustard black cream', { kind: 'scarf', bulk: 1.4, ends: 0.6, fringe: true }),
  scarf('silk-scarf', '{} silk scarf', 'f', 'classic professional', 3, 0.02, 'satin', 'navy red forest cream', { kind: 'scarf', bulk: 0.5, ends: 0 }),
  hat('wool-beanie', '{} wool beanie', 'fm', 'all', 1, 0.05, 'rib', 'charcoal navy oat rust black cream camel grey', { kind: 'hat', shape: 'beanie' }),
  hat('beret', '{} wool beret', 'f', 'classic trendy professional casual go-wild', 2, 0.04, 'wool', 'black burgundy camel navy charcoal cream', { kind: 'hat', shape: 'beret' }),
  hat('wool-cap', '{} wool flat cap', 'm', 'classic professional casual trendy go-wild', 2, 0.04, 'wool', 'charcoal navy brown black camel grey', { kind: 'hat', shape: 'flat-cap' }),
  hat('straw-hat', 'wide {} straw hat', 'fm', 'casual classic trendy go-wild', 1, 0.02, 'straw', 'sand camel', { kind: 'hat', shape: 'brim' }, wide),
  hat('panama-hat', '{} Panama hat', 'fm', 'classic professional', 3, 0.02, 'straw', 'cream sand', { kind: 'hat', shape: 'brim' }, wide),
  hat('bucket-hat', '{} bucket hat', 'fm', 'trendy casual go-wild', 1, 0.02, 'plain', 'stone navy sage black white', { kind: 'hat', shape: 'bucket' }, shade),
  hat('baseball-cap', '{} cap', 'fm', 'sporty casual trendy', 0, 0.02, 'plain', 'navy white black stone olive', { kind: 'hat', shape: 'cap' }, shade),
  hat('linen-cap', '{} linen cap', 'm', 'classic casual', 1, 0.02, 'linen', 'sand navy olive', { kind: 'hat', shape: 'flat-cap' }, shade),
  hat('headscarf', '{} headscarf', 'f', 'all', 2, 0.03, 'plain', 'cream navy sage blush black', { kind: 'hat', shape: 'headscarf' }, { headCover: true, weather: { sun: 'cover' } }),
  hat('cotton-skullcap', '{} cotton skullcap', 'm', 'all', 2, 0.02, 'plain', 'white black navy sand', { kind: 'hat', shape: 'beanie' }, { headCover: true }),
  hat('knit-skullcap', 'fine {} knit skullcap', 'm', 'all', 2, 0.03, 'knit', 'black charcoal navy oat', { kind: 'hat', shape: 'beanie' }, { headCover: true }),
  gloves('leather-gloves', '{} leather gloves', 'fm', 'classic professional trendy go-wild', 3, 0.05, 'leather', 'black brown cognac camel chocolate navy', { kind: 'gloves' }),
  gloves('wool-gloves', '{} wool gloves', 'fm', 'casual classic sporty trendy', 1, 0.05, 'knit', 'charcoal navy oat black camel grey', { kind: 'gloves' }),
  gloves('wool-mittens', '{} wool mittens', 'fm', 'casual go-wild', 1, 0.06, 'knit', 'rust cream forest charcoal navy black camel', { kind: 'gloves', mittens: true }),
  umbrella('long-umbrella', '{} umbrella', 'fm', 'classic professional go-wild trendy', 2, 0, 'plain', 'navy forest burgundy', { kind: 'umbrella', long: true }, { weather: { rain: 'protects' } }),
  umbrella('folding-umbrella', 'folding {} umbrella', 'fm', 'casual sporty trendy', 1, 0, 'plain', 'black navy', { kind: 'umbrella', long: false }, { weather: { rain: 'protects' } }),
  base('merino-base-top', 'fine {} merino base layer', 'fm', 'all', 1, 0.18, 'knit', 'black grey', undrawn),
  base('merino-base-leggings', 'fine {} merino leggings', 'fm', 'all', 1, 0.15, 'knit', 'black grey', undrawn),
  scarf('cashmere-scarf', 'soft {} cashmere scarf', 'fm', 'classic professional trendy', 3, 0.08, 'knit', 'camel charcoal blush forest navy black cream grey burgundy', { kind: 'scarf', bulk: 1, ends: 0.6, fringe: true }),
  scarf('snood', '{} fleece neck gaiter', 'fm', 'sporty', 0, 0.08, 'plain', 'black navy teal charcoal', { kind: 'scarf', bulk: 1, ends: 0 }),
  scarf('ribbed-scarf', 'ribbed {} scarf', 'fm', 'sporty casual trendy', 1, 0.08, 'rib', 'charcoal navy forest rust cream black camel grey', { kind: 'scarf', bulk: 1, ends: 0.6 }),
  scarf('merino-gaiter', '{} merino neck gaiter', 'fm', 'sporty', 0, 0.08, 'knit', 'charcoal rust forest navy black grey', { kind: 'scarf', bulk: 1, ends: 0 }),
  scarf('cotton-scarf', 'lightweight {} cotton scarf', 'fm', 'casual trendy go-wild', 1, 0.03, 'plain', 'rust sage denim mustard cream navy grey', { kind: 'scarf', bulk: 1, ends: 0.6, fringe: true }),
  hat('bobble-hat', '{} pom-pom hat', 'fm', 'casual go-wild sporty', 0, 0.05, 'knit', 'cream rust mustard cobalt navy charcoal black', { kind: 'hat', shape: 'beanie', pompom: true }),
  hat('fleece-beanie', '{} fleece beanie', 'fm', 'sporty casual', 1, 0.05, 'plain', 'navy charcoal teal olive black oat', { kind: 'hat', shape: 'beanie' }),
  hat('chunky-beanie', 'chunky {} rib beanie', 'fm', 'trendy casual go-wild sporty', 1, 0.05, 'rib', 'camel forest burgundy cream black navy charcoal', { kind: 'hat', shape: 'beanie' }),
  hat('felt-cloche', '{} felt cloche', 'f', 'classic professional', 3, 0.04, 'wool', 'charcoal camel burgundy navy black', { kind: 'hat', shape: 'cloche' }),
  hat('running-cap', 'lightweight {} running cap', 'fm', 'sporty', 0, 0.02, 'plain', 'white black coral navy grey', { kind: 'hat', shape: 'cap' }, shade),
  hat('bright-bucket-hat', 'bright {} bucket hat', 'fm', 'go-wild', 1, 0.02, 'plain', 'fuchsia cobalt mustard', { kind: 'hat', shape: 'bucket' }, shade),
  hat('cotton-sun-hat', 'soft {} cotton hat', 'fm', 'classic casual', 1, 0.02, 'plain', 'navy stone cream', { kind: 'hat', shape: 'bucket' }, shade),
  hat('felt-hat', 'brimmed {} felt hat', 'fm', 'casual classic professional trendy go-wild', 3, 0.04, 'wool', 'camel charcoal navy burgundy black chocolate', { kind: 'hat', shape: 'brim' }, shade),
  hat('brim-hat', '{} brimmed hat', 'fm', 'casual classic professional trendy go-wild', 3, 0.02, 'plain', 'stone navy black camel', { kind: 'hat', shape: 'brim' }, shade),
  hat('brushed-cap', 'brushed {} cap', 'fm', 'sporty casual', 0, 0.04, 'plain', 'charcoal navy olive black', { kind: 'hat', shape: 'cap' }, shade),
  gloves('running-gloves', '{} running gloves', 'fm', 'sporty', 0, 0.04, 'plain', 'black charcoal navy', { kind: 'gloves' }),
  gloves('bright-gloves', '{} knit gloves', 'fm', 'go-wild', 1, 0.05, 'knit', 'fuchsia cobalt mustard black emerald', { kind: 'gloves' }),
  gloves('insulated-gloves', 'insulated {} gloves', 'fm', 'sporty casual trendy go-wild', 1, 0.06, 'plain', 'black navy charcoal olive chocolate', { kind: 'gloves' }),
  gloves('down-mittens', 'down {} mittens', 'fm', 'all', 1, 0.1, 'plain', 'black navy charcoal olive', { kind: 'gloves', mittens: true }),
  gloves('shearling-gloves', 'shearling-lined {} gloves', 'fm', 'classic trendy casual professional', 2, 0.06, 'leather', 'camel chocolate black cognac', { kind: 'gloves' }),
  gloves('lined-leather-gloves', 'cashmere-lined {} gloves', 'fm', 'classic professional', 3, 0.06, 'leather', 'black chocolate cognac navy', { kind: 'gloves' }),
  umbrella('bright-umbrella', 'bright {} umbrella', 'fm', 'go-wild', 1, 0, 'plain', 'fuchsia cobalt mustard red', { kind: 'umbrella', long: true }, { weather: { rain: 'protects' } }),
  bag('leather-tote', '{} leather tote', 'fm', 'professional classic trendy', 2, 0, 'leather', 'black tan navy burgundy cognac chocolate', { kind: 'bag', shape: 'tote' }),
  bag('canvas-tote', '{} canvas tote', 'fm', 'casual trendy', 1, 0, 'plain', 'cream navy olive black stone', { kind: 'bag', shape: 'tote' }),
  bag('crossbody-bag', '{} crossbody bag', 'fm', 'casual trendy classic', 1, 0, 'leather', 'tan black forest cognac navy', { kind: 'bag', shape: 'crossbody' }),
  bag('shoulder-bag', '{} shoulder bag', 'f', 'classic professional trendy', 3, 0, 'leather', 'black cognac burgundy cream navy tan', { kind: 'bag', shape: 'shoulder' }),
  bag('briefcase', '{} leather briefcase', 'fm', 'professional', 3, 0, 'leather', 'black chocolate cognac', { kind: 'bag', shape: 'briefcase' }),
  bag('messenger-bag', '{} messenger bag', 'fm', 'casual professional', 1, 0, 'plain', 'charcoal olive navy black', { kind: 'bag', shape: 'crossbody' }),
  bag('backpack', '{} backpack', 'fm', 'sporty casual trendy', 0, 0, 'plain', 'black navy olive grey', { kind: 'bag', shape: 'backpack' }),
  bag('gym-bag', '{} gym bag', 'fm', 'sporty', 0, 0, 'plain', 'black grey navy', { kind: 'bag', shape: 'duffel' }),
  bag('belt-bag', '{} belt bag', 'fm', 'sporty go-wild trendy', 0, 0, 'plain', 'black cobalt rust navy olive', { kind: 'bag', shape: 'belt-bag' }),
  bag('suede-bag', '{} suede bag', 'f', 'casual classic trendy', 2, 0, 'suede', 'camel chocolate taupe cognac', { kind: 'bag', shape: 'shoulder' }, { weather: { rain: 'no' } }),
  bag('straw-bag', 'woven {} basket bag', 'f', 'casual classic', 1, 0, 'straw', 'sand camel', { kind: 'bag', shape: 'basket' }, { weather: { rain: 'no', cold: 'no' } }),
  bag('clutch', '{} satin clutch', 'f', 'classic go-wild trendy professional', 4, 0, 'satin', 'black silver emerald burgundy', { kind: 'bag', shape: 'clutch' }, { weather: { rain: 'no' } }),
  bag('bright-bag', 'bright {} bag', 'fm', 'go-wild', 2, 0, 'leather', 'fuchsia cobalt mustard red', { kind: 'bag', shape: 'shoulder' }),
];
