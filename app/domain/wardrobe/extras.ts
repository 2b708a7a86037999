// What finishes a look: warmth next to the skin, head, neck and hands, and the umbrella. None is drawn on the photo.
// No published clo for scarf, hat and gloves was found: theirs are our estimates.
import { undrawn } from './cuts.ts';
import { garmentsOf, type Garment } from './garment.ts';

const base = garmentsOf('base');
const scarf = garmentsOf('scarf', { sheddable: true });
const hat = garmentsOf('hat');
const gloves = garmentsOf('gloves');
const umbrella = garmentsOf('umbrella');
const shade = { weather: { sun: 'cover' } } as const;
const wide = { weather: { sun: 'cover', wind: 'no' } } as const;

// prettier-ignore
export const EXTRAS: Garment[] = [
  base('thermal-top', '{} thermal top', 'fm', 'all', 1, 0.2, 'rib', 'white black', undrawn),
  base('thermal-leggings', '{} thermal leggings', 'fm', 'all', 1, 0.15, 'rib', 'black charcoal', undrawn),
  scarf('wool-scarf', '{} wool scarf', 'fm', 'casual classic professional trendy sporty', 2, 0.08, 'wool', 'camel grey navy oat burgundy', undrawn),
  scarf('checked-scarf', '{} checked scarf', 'fm', 'classic casual trendy go-wild', 2, 0.08, 'check', 'camel+black grey+navy red+navy', undrawn),
  scarf('bold-scarf', '{} oversized scarf', 'fm', 'go-wild', 2, 0.08, 'knit', 'fuchsia cobalt mustard', undrawn),
  scarf('silk-scarf', '{} silk scarf', 'f', 'classic professional', 3, 0.02, 'satin', 'navy red forest cream', undrawn),
  hat('wool-beanie', '{} wool beanie', 'fm', 'casual trendy sporty go-wild', 1, 0.05, 'rib', 'charcoal navy oat rust', undrawn),
  hat('beret', '{} wool beret', 'f', 'classic trendy professional', 2, 0.04, 'wool', 'black burgundy camel', undrawn),
  hat('wool-cap', '{} wool flat cap', 'm', 'classic professional casual', 2, 0.04, 'wool', 'charcoal navy brown', undrawn),
  hat('straw-hat', 'wide {} straw hat', 'fm', 'casual classic trendy go-wild', 1, 0.02, 'plain', 'sand camel', undrawn, wide),
  hat('panama-hat', '{} panama hat', 'fm', 'classic professional', 3, 0.02, 'plain', 'cream sand', undrawn, wide),
  hat('bucket-hat', '{} bucket hat', 'fm', 'trendy casual go-wild', 1, 0.02, 'plain', 'stone navy sage', undrawn, shade),
  hat('baseball-cap', '{} cap', 'fm', 'sporty casual trendy', 0, 0.02, 'plain', 'navy white black', undrawn, shade),
  hat('linen-cap', '{} linen cap', 'fm', 'classic professional casual', 2, 0.02, 'linen', 'sand navy', undrawn, shade),
  hat('headscarf', '{} headscarf', 'f', 'all', 2, 0.03, 'plain', 'cream navy sage blush black', undrawn, { headCover: true, weather: { sun: 'cover' } }),
  gloves('leather-gloves', '{} leather gloves', 'fm', 'classic professional trendy go-wild', 3, 0.05, 'leather', 'black brown cognac', undrawn),
  gloves('wool-gloves', '{} wool gloves', 'fm', 'casual classic sporty trendy', 1, 0.05, 'knit', 'charcoal navy oat', undrawn),
  gloves('wool-mittens', '{} wool mittens', 'fm', 'casual go-wild trendy sporty', 1, 0.06, 'knit', 'rust cream forest', undrawn),
  umbrella('long-umbrella', '{} umbrella', 'fm', 'classic professional go-wild trendy', 2, 0, 'plain', 'navy forest burgundy', undrawn, { weather: { rain: 'protects' } }),
  umbrella('folding-umbrella', 'folding {} umbrella', 'fm', 'casual sporty trendy', 1, 0, 'plain', 'black navy', undrawn, { weather: { rain: 'protects' } }),
];
