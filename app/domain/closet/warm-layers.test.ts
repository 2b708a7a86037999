// More of hers, one over the other, where one layer is too little; and her good things, before anything is lent.
import { expect, test } from 'vitest';
import { closetBrief, type ClosetDay } from '../../../tests/styling/closet-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import type { Look } from '../looks/look.ts';
import { compose } from '../styling/composer.ts';
import { composeForRequest } from '../styling/compose-for-request.ts';
import { recheckPlannedLook } from '../styling/planned-look-check.ts';

interface Case extends ClosetDay {
  says: string;
}

const wornIn = ({ garments }: Look): string => garments.map(({ id }) => id).join(' ');

function dressed(asked: Case) {
  const { look, fromCloset } = composeForRequest(
    closetBrief(asked),
    readDayRequest(asked.says, { unit: 'C', pieces: [] }),
  );
  return { worn: wornIn(look), fromCloset };
}

const CLINIC =
  'wool-trousers:grey crisp-shirt:sky fine-cardigan:lilac fleece-jacket:grey long-puffer:navy winter-boots:black wool-scarf:camel chunky-beanie:camel wool-mittens:cream';
const ERRANDS =
  'wool-trousers:charcoal checked-shirt:white+navy lambswool-jumper:navy raincoat:navy wool-scarf:camel wool-beanie:charcoal wool-gloves:charcoal chelsea-boots:black';
const CLASS =
  'joggers:grey training-tee:white training-hoodie:grey packable-raincoat:navy running-shoes:grey wool-beanie:charcoal wool-gloves:charcoal';
const CAMP =
  'hiking-trousers:sand knit-tee:cobalt lambswool-jumper:navy half-zip:navy technical-shell:sage trail-shoes:charcoal chunky-beanie:camel';
const PASSES =
  'cargo-trousers:olive cotton-tee:white lambswool-jumper:navy puffer-jacket:black trail-shoes:charcoal wool-beanie:charcoal wool-gloves:charcoal';
const FUNERAL =
  'shift-dress:black pencil-skirt:black ribbed-turtleneck:grey fine-cardigan:black long-wool-coat:black ankle-boots:black leather-gloves:black long-umbrella:black wool-beanie:black';
const CHAPEL =
  'floral-midi:navy+coral+butter+sage pleated-skirt:sage cable-knit:cream wool-coat:camel knee-boots:brown ballet-flats:black';
const RITE =
  'draped-gown:plum shift-dress:navy crisp-shirt:white linen-trousers:sand block-heels:camel clutch:black';
const HEAT =
  'flowing-dress:white:thick flowing-dress:black:thin wide-jeans:blue cotton-tee:white ballet-flats:black headscarf:sand';

const BOG =
  'hiking-trousers:stone cotton-tee:white half-zip:navy technical-shell:black rain-boots:forest trail-shoes:charcoal running-gloves:black';
const FORMAL =
  'crisp-shirt:white suit-trousers:navy suit-jacket:navy wool-coat:navy raincoat:navy ankle-boots:black long-umbrella:navy';

const LIBRARY =
  'corduroy-trousers:navy silk-blouse:cream chunky-cardigan:oat technical-shell:black ankle-boots:brown wool-scarf:camel';
const RUBBER =
  'ribbed-turtleneck:grey pencil-skirt:black fine-cardigan:black long-raincoat:navy raincoat:navy rain-boots:navy';

test.each<[string, Case, RegExp, RegExp]>([
  [
    'a cardigan under her shell, for the cold of the first hours alone',
    { says: 'work', day: { air: [9, 12, 13], wet: 0.6, windMs: 9 }, styles: ['classic'], pieces: LIBRARY },
    /chunky-cardigan.*technical-shell/,
    /lent/,
  ],
  [
    'rubber boots with a pencil skirt rather than what is not hers, where she wants hers alone',
    { says: 'work', day: { air: [7, 9, 9], wet: 1 }, styles: ['professional'], pieces: RUBBER },
    /rain-boots.*|pencil-skirt/,
    /lent/,
  ],
  [
    'rubber boots of hers through a bog, not the shoes that she hikes in',
    { says: 'picking mushrooms in the bog', day: { air: [8, 11, 12] }, styles: ['sporty'], pieces: BOG },
    /rain-boots/,
    /trail-shoes/,
  ],
  [
    'a good coat and an umbrella to a wedding in the rain, not a raincoat',
    {
      says: 'wedding',
      day: { air: [6, 6, 5], wet: 0.5, from: 14, hours: 9 },
      styles: ['classic'],
      pieces: FORMAL,
    },
    /wool-coat.*long-umbrella/,
    /raincoat/,
  ],
  [
    'a fleece between her cardigan and her coat in danger from the cold, whatever her style',
    { says: 'errands', day: { air: [-31, -29, -27] }, styles: ['classic'], pieces: CLINIC },
    /fine-cardigan.*fleece-jacket.*long-puffer/,
    /lent/,
  ],
  [
    'thermals where nothing warmer is hers',
    { says: 'errands', day: { air: [2, 3, 3], windMs: 12 }, pieces: ERRANDS },
    /(thermal-top|merino-base-top).*lambswool-jumper/,
    /lent/,
  ],
  [
    'no thermals for a class, however cold the way there is',
    { says: 'gym', day: { air: [1, 1, 1] }, styles: ['sporty'], pieces: CLASS },
    /training-hoodie/,
    /thermal|merino-base/,
  ],
  [
    'a fleece over her sweater, under a shell',
    { says: 'travel by bus', day: { air: [1, 0, -1], from: 20, hours: 6 }, styles: ['sporty'], pieces: CAMP },
    /lambswool-jumper.*half-zip.*technical-shell|half-zip.*lambswool-jumper.*technical-shell/,
    /lent/,
  ],
  [
    'down at dawn, which is carried by noon',
    { says: 'travel', day: { air: [3, 17, 15], from: 7, hours: 11 }, pieces: PASSES },
    /puffer-jacket/,
    /lent/,
  ],
  [
    'a good coat of hers under an umbrella to a wet funeral in the cold',
    {
      says: 'funeral',
      day: { air: [3, 6, 7], wet: 0.9, showers: [0, 1, 3], from: 10, hours: 6, windMs: 6 },
      from: 'mine-first',
      styles: ['classic'],
      pieces: FUNERAL,
    },
    /long-wool-coat/,
    /insulated-wool-coat/,
  ],
  [
    'a dress to a celebration in the cold',
    { says: 'baptism lunch', day: { air: [2, 6, 8] }, styles: ['classic'], pieces: CHAPEL },
    /tights.*floral-midi/,
    /cable-knit/,
  ],
  [
    'a saree to a family rite, not a plain dress',
    { says: 'baptism lunch', day: { air: [31, 28, 26], from: 17 }, styles: ['classic'], pieces: RITE },
    /draped-gown/,
    /shift-dress/,
  ],
  [
    'the thinner of two dresses in the heat',
    { says: 'travel', day: { air: [37, 46, 47] }, styles: ['classic'], pieces: HEAT },
    /flowing-dress:black/,
    /flowing-dress:white/,
  ],
])('%s', (_, asked, worn, left) => {
  const look = dressed(asked);
  expect(look.worn).toMatch(worn);
  expect(look.worn).not.toMatch(left);
  expect(look.fromCloset).toBe('hers');
});

test.each<[string, ClosetDay]>([
  [
    'a fleece over a sweater',
    {
      day: { air: [4, 4, 4], windMs: 2, hours: 6 },
      styles: ['sporty'],
      pieces: `${CAMP} wool-gloves:charcoal`,
    },
  ],
  ['thermals', { day: { air: [4, 4, 4], windMs: 6, hours: 6 }, pieces: ERRANDS }],
])('a planned look with %s holds on its day, each piece where it was', (_, asked) => {
  const brief = closetBrief(asked);
  const { look, style } = compose(brief);
  const rechecked = recheckPlannedLook({ ...brief, styles: [style] }, look);
  expect(rechecked && wornIn(rechecked.look)).toBe(wornIn(look));
  expect(rechecked?.look.garments.map(({ slot }) => slot)).toEqual(look.garments.map(({ slot }) => slot));
});
