import { top } from './cuts.ts';
import { garmentsOf, type Garment } from './garment.ts';

const t = garmentsOf('top');

// prettier-ignore
export const TOPS: Garment[] = [
  t('cotton-tee', '{} cotton tee', 'fm', 'casual sporty trendy', 1, 0.08, 'plain', 'white cream silver black navy sage blush', top('crew', 0.38, 1.08)),
  t('boxy-tee', 'boxy {} tee', 'fm', 'trendy casual go-wild', 1, 0.08, 'plain', 'white black butter lilac coral teal', top('crew', 0.48, 1.16)),
  t('ribbed-tank', 'ribbed {} tank', 'f', 'casual trendy sporty', 1, 0.06, 'rib', 'white cream black sage clay', top('scoop', 0, 1.03)),
  t('running-tee', '{} running tee', 'fm', 'sporty', 0, 0.08, 'plain', 'sky grey black coral teal white', top('crew', 0.38, 1.06)),
  t('training-tank', '{} training tank', 'm', 'sporty', 0, 0.06, 'plain', 'grey black navy white', top('scoop', 0.05, 1.08)),
  t('satin-camisole', '{} satin camisole', 'f', 'trendy go-wild classic', 3, 0.06, 'satin', 'cream black emerald berry blush', top('v', 0, 1.04), { gloss: 0.15 }),
  t('sleeveless-blouse', 'sleeveless {} blouse', 'f', 'professional classic', 3, 0.12, 'plain', 'cream white sky blush navy', top('crew', 0, 1.06)),
  t('linen-shirt', '{} linen shirt', 'fm', 'casual classic', 1, 0.2, 'linen', 'white sand sky sage', top('shirt', 0.98, 1.14, 1.1)),
  t('collarless-linen-shirt', 'collarless {} linen shirt', 'm', 'casual trendy', 1, 0.2, 'linen', 'cream sand olive denim', top('v', 0.98, 1.12, 1.1)),
  t('short-sleeved-shirt', 'short-sleeved {} shirt', 'fm', 'casual classic professional', 2, 0.19, 'plain', 'white sky sage navy', top('shirt', 0.42, 1.1)),
  t('camp-shirt', '{} floral camp shirt', 'fm', 'go-wild casual', 1, 0.19, 'floral', 'teal+coral+butter+sage berry+rose+coral+sage navy+coral+mustard+sage', top('shirt', 0.45, 1.16, 1.06)),
  t('knit-polo', '{} knit polo', 'fm', 'classic casual sporty professional', 2, 0.17, 'knit', 'navy cream olive burgundy camel', top('shirt', 0.42, 1.06)),
  t('puff-blouse', 'puff-sleeved {} blouse', 'f', 'trendy go-wild', 2, 0.22, 'plain', 'white blush butter fuchsia', top('crew', 0.5, 1.06, 0.98, 1.34)),
  t('wrap-top', '{} wrap top', 'f', 'trendy classic', 2, 0.2, 'plain', 'berry black forest rust', top('v', 0.95, 1.04, 0.95)),
  t('crisp-shirt', 'crisp {} shirt', 'fm', 'professional classic', 3, 0.25, 'plain', 'white sky blush silver', top('shirt', 1, 1.08, 1.06)),
  t('striped-shirt', '{} striped shirt', 'fm', 'professional classic trendy', 3, 0.25, 'stripe', 'white+cobalt white+navy cream+burgundy', top('shirt', 1, 1.1, 1.06)),
  t('silk-blouse', '{} silk blouse', 'f', 'professional classic', 3, 0.25, 'satin', 'cream blush burgundy forest navy', top('v', 1, 1.08), { gloss: 0.15 }),
  t('satin-shirt', '{} satin shirt', 'fm', 'go-wild trendy', 3, 0.25, 'satin', 'emerald fuchsia cobalt plum', top('shirt', 1, 1.1, 1.06), { gloss: 0.2 }),
  t('floral-blouse', '{} floral blouse', 'f', 'go-wild trendy classic', 2, 0.25, 'floral', 'berry+rose+coral+sage cream+rose+clay+sage forest+butter+coral+sage', top('v', 0.98, 1.08)),
  t('denim-shirt', '{} denim shirt', 'fm', 'casual trendy', 1, 0.28, 'denim', 'denim indigo bleached', top('shirt', 1, 1.1, 1.08)),
  t('flannel-shirt', '{} checked flannel shirt', 'fm', 'casual', 1, 0.34, 'check', 'rust+navy forest+charcoal red+charcoal navy+grey', top('shirt', 1, 1.12, 1.1)),
  t('breton-top', '{} Breton top', 'fm', 'casual classic', 1, 0.2, 'stripe', 'cream+navy white+red navy+cream', top('boat', 0.95, 1.05)),
  t('long-tee', 'long-sleeved {} tee', 'fm', 'casual sporty trendy', 1, 0.2, 'plain', 'white grey black olive navy', top('crew', 1, 1.06)),
  t('training-top', 'long-sleeved {} training top', 'fm', 'sporty', 0, 0.2, 'plain', 'black sky grey coral', top('crew', 1, 1.04)),
  t('henley', '{} henley', 'm', 'casual', 1, 0.22, 'rib', 'oat olive navy charcoal', top('crew', 1, 1.06)),
  t('ribbed-turtleneck', 'ribbed {} turtleneck', 'fm', 'casual classic professional trendy', 2, 0.26, 'rib', 'cream charcoal black berry camel navy', top('turtle', 1, 1.03, 0.95, 1.1)),
  t('check-tee', '{} checkerboard tee', 'fm', 'go-wild', 1, 0.1, 'check', 'white+black lilac+emerald butter+cobalt', top('crew', 0.45, 1.14)),
  t('mesh-long-sleeve', 'close-fitting {} long-sleeved top', 'fm', 'go-wild trendy', 2, 0.2, 'plain', 'fuchsia cobalt emerald black', top('crew', 1, 1.03)),
];
