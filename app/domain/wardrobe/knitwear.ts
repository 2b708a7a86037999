import { coat, top } from './cuts.ts';
import { garmentsOf, type Garment } from './garment.ts';

const k = garmentsOf('knitwear');
const open = { sheddable: true };

// prettier-ignore
export const KNITWEAR: Garment[] = [
  k('merino-crew', 'fine {} merino sweater', 'fm', 'classic professional casual', 2, 0.2, 'knit', 'navy grey camel burgundy sage', top('crew', 1, 1.06)),
  k('merino-v', 'fine {} V-neck sweater', 'fm', 'classic professional', 3, 0.2, 'knit', 'charcoal navy burgundy oat', top('v', 1, 1.06)),
  k('knit-vest', '{} sweater vest', 'fm', 'classic trendy professional', 2, 0.13, 'knit', 'navy camel forest cream', top('v', 0, 1.08)),
  k('long-knit-polo', 'long-sleeve {} knit polo', 'fm', 'classic professional trendy', 2, 0.26, 'knit', 'chocolate cream navy olive', top('shirt', 1, 1.06)),
  k('cashmere-crew', 'soft {} cashmere sweater', 'f', 'classic professional', 3, 0.28, 'knit', 'oat blush charcoal camel', top('crew', 1, 1.08)),
  k('crew-knit', '{} crewneck sweater', 'fm', 'casual classic trendy', 1, 0.35, 'knit', 'sage oat navy berry cream rust', top('crew', 1, 1.1, 1.04)),
  k('cropped-knit', 'cropped {} sweater', 'f', 'trendy go-wild', 1, 0.28, 'knit', 'lilac cream coral teal black', top('crew', 1, 1.1, 0.86)),
  k('cable-knit', 'cable-knit {} sweater', 'fm', 'classic casual', 1, 0.36, 'cable', 'cream navy forest oat', top('crew', 1, 1.12, 1.06)),
  k('chunky-knit', 'chunky {} sweater', 'fm', 'casual trendy', 1, 0.36, 'knit', 'oat rose charcoal rust cream', top('crew', 1, 1.16, 1.08, 1.26)),
  k('chunky-roll-neck', 'chunky {} turtleneck', 'fm', 'casual classic trendy', 1, 0.37, 'knit', 'oat cream charcoal forest burgundy', top('turtle', 1, 1.12, 1.06, 1.24)),
  k('fine-roll-neck', 'fine {} turtleneck', 'fm', 'professional classic', 3, 0.3, 'knit', 'black cream navy camel', top('turtle', 1, 1.05)),
  k('striped-jumper', '{} striped sweater', 'fm', 'casual trendy go-wild', 1, 0.32, 'stripe', 'cream+navy rust+cream lilac+emerald cobalt+coral', top('crew', 1, 1.1, 1.04)),
  k('mohair-knit', '{} mohair sweater', 'f', 'go-wild trendy', 2, 0.35, 'knit', 'fuchsia cobalt lilac mustard emerald', top('v', 1, 1.16, 1.02, 1.28)),
  k('bold-roll-neck', '{} turtleneck sweater', 'fm', 'go-wild', 2, 0.34, 'knit', 'fuchsia cobalt emerald mustard', top('turtle', 1, 1.1, 1.04)),
  k('jacquard-jumper', '{} jacquard sweater', 'm', 'go-wild', 1, 0.35, 'check', 'teal+coral mustard+plum cobalt+cream', top('crew', 1, 1.12, 1.06)),
  k('sweatshirt', '{} sweatshirt', 'fm', 'sporty casual', 0, 0.34, 'plain', 'grey navy sage black cream', top('crew', 1, 1.14, 1.06)),
  k('half-zip', '{} half-zip fleece', 'fm', 'sporty', 0, 0.36, 'plain', 'navy oat forest black', { ...top('turtle', 1, 1.12, 1.06), zip: true }),
  k('fine-cardigan', 'fine {} cardigan', 'fm', 'classic professional casual', 2, 0.23, 'knit', 'navy cream camel blush charcoal', coat(0.08, 0.16, false, 1.08), open),
  k('chunky-cardigan', 'chunky {} cardigan', 'fm', 'casual trendy', 1, 0.36, 'knit', 'oat sage charcoal rust', coat(0.25, 0.26, false, 1.16), open),
  k('long-cardigan', 'long {} cardigan', 'f', 'casual trendy classic', 1, 0.36, 'knit', 'camel grey cream forest', coat(0.9, 0.3, false, 1.12), open),
  k('zip-hoodie', '{} zip hoodie', 'fm', 'sporty casual', 0, 0.34, 'plain', 'grey black navy olive', { ...coat(0.08, 0.14, false, 1.14), collar: 'hood', closure: 'zip', ribbed: true }, open),
  k('heavy-roll-neck', 'heavy {} merino turtleneck', 'fm', 'professional classic', 3, 0.36, 'knit', 'charcoal navy cream burgundy', top('turtle', 1, 1.08, 1.04)),
  k('lambswool-jumper', '{} lambswool sweater', 'fm', 'classic casual professional', 2, 0.33, 'knit', 'navy forest grey burgundy oat', top('crew', 1, 1.08, 1.04)),
  k('fleece-crew', '{} fleece sweatshirt', 'fm', 'sporty', 0, 0.34, 'plain', 'oat navy teal charcoal', top('crew', 1, 1.13, 1.06)),
  k('training-hoodie', 'brushed {} training hoodie', 'fm', 'sporty', 0, 0.36, 'plain', 'black grey forest coral', { ...top('crew', 1, 1.14, 1.06), hood: true }),
  k('bold-stripe-knit', 'wide-stripe {} sweater', 'fm', 'go-wild', 1, 0.34, 'stripe', 'fuchsia+coral teal+mustard emerald+lilac', top('crew', 1, 1.12, 1.04)),
  k('cotton-cardigan', 'light {} cotton cardigan', 'fm', 'casual classic trendy', 1, 0.2, 'knit', 'white navy sage coral', coat(0.06, 0.16, false, 1.08), open),
  k('boxy-cardigan', 'boxy {} cardigan', 'fm', 'go-wild trendy', 1, 0.33, 'knit', 'fuchsia cobalt mustard emerald lilac', coat(0.06, 0.2, false, 1.16), open),
  k('shawl-cardigan', 'shawl-collar {} cardigan', 'm', 'classic casual professional', 2, 0.36, 'knit', 'charcoal camel navy forest', { ...coat(0.16, 0.2, true, 1.12), collar: 'shawl' }, open),
  k('track-top', '{} track jacket', 'fm', 'sporty trendy go-wild', 0, 0.28, 'plain', 'navy black cobalt forest', { ...coat(0.06, 0.12, false, 1.1), collar: 'stand', closure: 'zip', ribbed: true }, open),
  k('linen-cardigan', '{} linen-knit cardigan', 'fm', 'professional classic casual', 2, 0.16, 'knit', 'sand navy white sage', coat(0.1, 0.2, false, 1.1), open),
  k('pointelle-cardigan', 'fine {} pointelle cardigan', 'f', 'classic trendy professional', 2, 0.16, 'knit', 'white blush sage navy', coat(0.05, 0.16, false, 1.07), open),
  k('cropped-cardigan', 'short {} cardigan', 'f', 'trendy casual', 1, 0.18, 'knit', 'cream lilac butter coral', coat(0, 0.16, false, 1.07), open),
  k('zip-cardigan', 'fine {} zip cardigan', 'm', 'classic professional trendy casual', 2, 0.2, 'knit', 'navy grey olive', { ...coat(0.06, 0.1, false, 1.08), collar: 'stand', closure: 'zip' }, open),
  k('bright-light-cardigan', 'bright {} cardigan', 'fm', 'go-wild', 1, 0.18, 'knit', 'fuchsia cobalt mustard emerald', coat(0.06, 0.18, false, 1.1), open),
  k('light-zip-top', 'light {} zip running top', 'fm', 'sporty', 0, 0.18, 'plain', 'sky black coral grey', { ...coat(0.04, 0.1, false, 1.07), collar: 'stand', closure: 'zip' }, open),
  k('light-zip-hoodie', 'light {} zip hoodie', 'fm', 'sporty casual', 0, 0.22, 'plain', 'grey sage navy', { ...coat(0.07, 0.14, false, 1.1), collar: 'hood', closure: 'zip' }, open),
  k('cotton-sweater', '{} cotton sweater', 'fm', 'casual classic trendy', 1, 0.2, 'knit', 'cream navy sage sky', top('crew', 1, 1.08)),
  k('bright-cotton-sweater', 'bright {} cotton sweater', 'fm', 'go-wild', 1, 0.22, 'knit', 'coral cobalt butter emerald', top('crew', 1, 1.1)),
];
