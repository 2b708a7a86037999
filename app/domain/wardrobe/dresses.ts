import { dress } from './cuts.ts';
import { garmentMaker, type Garment } from './garment.ts';

const d = garmentMaker('dress');
const airy = { weather: { wind: 'no' } } as const;

// oxfmt-ignore
export const DRESSES: Garment[] = [
  d('sundress', '{} cotton sundress', 'f', 'casual', 1, 0.22, 'plain', 'butter sky coral white', dress('scoop', 0, 1.05, 0.3), airy),
  d('linen-dress', '{} linen dress', 'f', 'casual classic', 1, 0.26, 'linen', 'sand sage clay white', dress('v', 0.3, 1.25, 0.24)),
  d('tee-dress', '{} T-shirt dress', 'f', 'casual sporty trendy', 1, 0.24, 'plain', 'black grey olive stone', dress('crew', 0.4, 1.1, 0.12)),
  d('shirt-dress', '{} shirt dress', 'f', 'classic professional casual', 2, 0.29, 'plain', 'white sky navy olive', dress('shirt', 0.45, 1.2, 0.22)),
  d('striped-shirt-dress', '{} striped shirt dress', 'f', 'classic casual', 2, 0.29, 'stripe', 'white+navy cream+clay', dress('shirt', 0.45, 1.2, 0.22)),
  d('tennis-dress', '{} tennis dress', 'f', 'sporty', 0, 0.2, 'plain', 'white navy sage', dress('scoop', 0, 0.6, 0.28), airy),
  d('sleeveless-sheath', 'sleeveless {} sheath dress', 'f', 'professional classic', 3, 0.23, 'plain', 'navy black burgundy stone', dress('crew', 0, 1.02, 0.03, 1.04)),
  d('slip-dress', '{} satin slip dress', 'f', 'trendy go-wild', 3, 0.2, 'satin', 'forest black blush cobalt', dress('straps', 0, 1.45, 0.2), { gloss: 0.18 }),
  d('floral-midi', '{} floral midi dress', 'f', 'go-wild casual trendy', 2, 0.29, 'floral', 'navy+coral+butter+sage cream+rose+coral+sage berry+rose+butter+sage', dress('v', 0.42, 1.4, 0.34), airy),
  d('wrap-dress', '{} wrap dress', 'f', 'professional classic trendy', 3, 0.33, 'plain', 'burgundy navy forest rust', { ...dress('v', 0.95, 1.2, 0.2), wrap: true }),
  d('satin-dress', 'long-sleeve {} satin dress', 'f', 'trendy go-wild classic', 4, 0.33, 'satin', 'forest plum emerald navy', dress('v', 0.98, 1.42, 0.26), { gloss: 0.15 }),
  d('jersey-midi', 'long-sleeve {} jersey midi dress', 'f', 'trendy casual', 2, 0.33, 'plain', 'black clay teal charcoal', dress('boat', 1, 1.4, 0.12)),
  d('evening-dress', '{} evening dress', 'f', 'classic go-wild professional', 4, 0.3, 'satin', 'black emerald burgundy navy', dress('boat', 0.5, 1.9, 0.2), { gloss: 0.2 }),
  d('wool-dress', '{} wool dress', 'f', 'professional classic', 3, 0.45, 'wool', 'charcoal navy burgundy camel', dress('crew', 0.98, 1.12, 0.12)),
  d('knit-dress', '{} knit dress', 'f', 'casual trendy classic', 2, 0.47, 'knit', 'oat charcoal berry forest', dress('crew', 1, 1.35, 0.08)),
  d('roll-neck-dress', 'ribbed {} turtleneck dress', 'f', 'trendy classic', 2, 0.47, 'rib', 'cream black chocolate plum', dress('turtle', 1, 1.4, 0.06, 1.03)),
  d('long-linen-dress', 'long-sleeve {} linen dress', 'f', 'classic casual trendy', 2, 0.33, 'linen', 'sand white navy clay sage', dress('crew', 0.95, 1.75, 0.2)),
  d('flowing-dress', 'flowing long-sleeve {} dress', 'f', 'classic trendy professional', 3, 0.33, 'plain', 'emerald plum navy berry rust cobalt', dress('crew', 0.95, 1.75, 0.28)),
  d('draped-gown', 'draped {} gown', 'f', 'classic go-wild trendy', 4, 0.35, 'satin', 'emerald burgundy navy plum cobalt black', dress('crew', 0.98, 1.9, 0.22), { gloss: 0.15 }),
  d('bold-print-dress', 'long-sleeve {} print dress', 'f', 'go-wild', 2, 0.35, 'floral', 'fuchsia+coral+butter+teal cobalt+coral+butter+emerald emerald+fuchsia+butter+sky', dress('v', 0.98, 1.45, 0.3)),
  d('jersey-sport-dress', 'sporty {} jersey dress', 'f', 'sporty casual', 0, 0.24, 'plain', 'navy black sage coral', dress('crew', 0.4, 0.95, 0.14)),
  d('sweatshirt-dress', '{} sweatshirt dress', 'f', 'sporty casual', 0, 0.4, 'plain', 'grey navy black olive', dress('crew', 1, 1.05, 0.08, 1.12)),
  d('shift-dress', '{} shift dress', 'f', 'professional classic trendy', 3, 0.27, 'plain', 'navy red black sage', dress('boat', 0.45, 1, 0.1)),
  d('tiered-dress', 'tiered {} cotton dress', 'f', 'casual trendy', 1, 0.26, 'plain', 'white clay olive lilac', { ...dress('v', 0.4, 1.5, 0.36), tiers: 3 }, airy),
  d('bold-maxi', '{} maxi dress', 'f', 'go-wild casual', 2, 0.26, 'plain', 'fuchsia coral cobalt mustard', dress('v', 0, 1.85, 0.32), airy),
  d('denim-dress', '{} denim dress', 'f', 'casual trendy', 1, 0.34, 'denim', 'denim indigo', dress('shirt', 0.95, 1.1, 0.14)),
  d('tweed-dress', '{} tweed dress', 'f', 'classic professional', 3, 0.43, 'check', 'navy+cream black+cream', dress('crew', 0.6, 1.02, 0.06), { check: 'boucle' }),
  d('striped-knit-dress', 'striped {} knit dress', 'f', 'go-wild trendy', 1, 0.45, 'stripe', 'coral+fuchsia cobalt+cream emerald+lilac', dress('crew', 1, 1.35, 0.06)),
  d('poplin-midi-dress', '{} poplin midi dress', 'f', 'classic casual professional', 2, 0.25, 'plain', 'white sky navy sage', dress('shirt', 0.34, 1.35, 0.26)),
  d('linen-midi-dress', '{} linen midi dress', 'f', 'classic casual professional', 2, 0.24, 'linen', 'sand olive navy clay', dress('crew', 0.25, 1.35, 0.16)),
  d('sleeveless-midi-dress', 'sleeveless {} midi dress', 'f', 'professional classic trendy', 3, 0.22, 'plain', 'navy black camel sage', dress('crew', 0, 1.35, 0.14)),
  d('summer-wrap-dress', 'short-sleeve {} wrap dress', 'f', 'trendy professional classic', 3, 0.25, 'plain', 'emerald navy clay berry', { ...dress('v', 0.4, 1.35, 0.24), wrap: true }),
  d('gingham-dress', '{} gingham dress', 'f', 'casual trendy', 1, 0.25, 'check', 'white+sky white+coral white+sage', dress('scoop', 0.25, 1.2, 0.26), { check: 'gingham' }),
  d('cotton-maxi-dress', '{} cotton maxi dress', 'f', 'casual trendy', 1, 0.26, 'plain', 'white clay navy', dress('v', 0.25, 1.8, 0.26)),
  d('print-midi-dress', '{} print midi dress', 'f', 'go-wild trendy', 2, 0.25, 'floral', 'cobalt+butter+coral+sage coral+butter+fuchsia+teal', dress('v', 0.3, 1.38, 0.26)),
  d('bright-shift-dress', 'bright {} shift dress', 'f', 'go-wild', 2, 0.22, 'plain', 'fuchsia cobalt emerald mustard', dress('crew', 0.25, 0.98, 0.12)),
  d('polo-dress', '{} polo dress', 'f', 'sporty classic casual', 1, 0.24, 'plain', 'navy white sage', dress('shirt', 0.4, 1, 0.1)),
  d('bright-linen-dress', 'bright {} linen dress', 'f', 'go-wild', 2, 0.24, 'linen', 'coral cobalt fuchsia mustard', dress('crew', 0.25, 1.3, 0.18)),
  d('smooth-jersey-dress', 'soft {} jersey dress', 'f', 'sporty trendy', 2, 0.27, 'plain', 'navy black clay forest', dress('crew', 0.4, 1.1, 0.1)),
  d('sport-midi-dress', '{} jersey sport dress', 'f', 'sporty', 0, 0.22, 'plain', 'navy grey clay', dress('crew', 0.3, 1.15, 0.1)),
];
