import type { OwnPiece } from '../../app/domain/closet/closet-terms.ts';

/** 25 pieces of a usual capsule wardrobe, for every season of a temperate place. */
export const CAPSULE: readonly OwnPiece[] = [
  ...[
    'cotton-tee:white',
    'linen-tee:oat',
    'breton-top:cream+navy',
    'oxford-shirt:sky',
    'ribbed-turtleneck:black',
  ],
  ...['crew-knit:oat', 'merino-crew:navy', 'fine-cardigan:camel'],
  ...['straight-jeans:denim', 'chinos:navy', 'linen-trousers:navy', 'wool-trousers:charcoal'],
  ...['cotton-jacket:stone', 'trench:sand', 'wool-coat:camel', 'parka:navy'],
  ...['weatherproof-sneakers:black', 'rubber-chelsea-boots:black', 'lined-leather-boots:chocolate'],
  ...[
    'wool-beanie:charcoal',
    'wool-scarf:grey',
    'leather-gloves:black',
    'baseball-cap:navy',
    'brushed-cap:olive',
    'folding-umbrella:black',
  ],
].map((name) => {
  const [garmentId = '', color = ''] = name.split(':');
  return { garmentId, color, warmth: 'usual' };
});
