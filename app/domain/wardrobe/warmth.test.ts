import { expect, test } from 'vitest';
import type { Slot } from '../looks/look.ts';
import { isShorts } from './legwear-kinds.ts';
import type { Garment } from './garment.ts';
import { shaftHeight, sleeveLength } from './garment-predicates.ts';
import { WARDROBE } from './wardrobe.ts';

// What kinds of garments keep warm, in clo: the values of ASHRAE 55 and ISO 9920, and what lies between two of them.
// The first line of its slot that knows a garment decides.
type Line = readonly [
  kind: string,
  is: RegExp | ((garment: Garment) => boolean),
  least: number,
  most: number,
];

const isSkirt = ({ drawing }: Garment) => drawing.kind === 'skirt';
const isCardigan = ({ drawing }: Garment) => drawing.kind === 'coat';
const isSleeveless = (garment: Garment) => sleeveLength(garment) <= 0.05;
const isShortSleeved = (garment: Garment) => sleeveLength(garment) < 0.6;
const of =
  (...fabrics: string[]) =>
  ({ fabric }: Garment) =>
    fabrics.includes(fabric);
const any = () => true;

const LINES: Partial<Record<Slot, readonly Line[]>> = {
  top: [
    ['sleeveless blouse 0.12', /^sleeveless-(blouse|knit)$|^linen-blouse$/, 0.1, 0.12],
    ['tank', isSleeveless, 0.06, 0.08],
    ['tee 0.08', (g) => isShortSleeved(g) && /tee$|^football/.test(g.id), 0.07, 0.12],
    ['puffed blouse', /^puff-/, 0.2, 0.22],
    ['short sleeves: polo 0.17, shirt 0.19', isShortSleeved, 0.12, 0.19],
    ['flannel shirt 0.34', /^flannel/, 0.34, 0.34],
    ['thick shirt', of('denim', 'corduroy'), 0.28, 0.3],
    ['linen shirt', of('linen'), 0.16, 0.2],
    ['brushed, or up to the chin', /brushed|turtleneck|velvet/, 0.26, 0.26],
    ['long-sleeved tee', /tee$|top$|henley|long-sleeve$/, 0.17, 0.22],
    ['shirt 0.25', any, 0.22, 0.25],
  ],
  knitwear: [
    ['thin vest 0.13', /vest/, 0.13, 0.13],
    [
      'thin cardigan',
      (g) => isCardigan(g) && /linen|pointelle|cropped|light|cotton|^zip-c/.test(g.id),
      0.16,
      0.22,
    ],
    ['fine cardigan', /^fine-cardigan$/, 0.22, 0.25],
    ['thin sweater 0.25', /merino-(crew|v)|cotton|quarter|polo/, 0.2, 0.26],
    ['cashmere, short knits', /cashmere|cropped|track/, 0.25, 0.28],
    ['fine but long or high', /^(fine-roll-neck|milano|merino-long)/, 0.3, 0.32],
    ['sweatshirt 0.34, thick sweater 0.36', any, 0.32, 0.37],
  ],
  dress: [
    ['sleeveless, thin 0.23', (g) => isSleeveless(g) && g.id !== 'bold-maxi', 0.2, 0.23],
    ['winter cloth: long sleeves, thick 0.47', /tweed|knit|wool|roll-neck|sweatshirt|velvet/, 0.4, 0.47],
    ['short sleeves, the cloth of tees', /^(tee|polo|jersey-sport|sport-midi)-dress$/, 0.22, 0.24],
    ['short sleeves, thin 0.29', isShortSleeved, 0.22, 0.3],
    ['long sleeves, thin 0.33', any, 0.33, 0.35],
  ],
  bottom: [
    ['short shorts 0.06, walking shorts 0.08', (g) => isShorts(g) || g.id === 'tennis-skirt', 0.06, 0.08],
    ['snow pants, as fiber-pelt trousers', /^snow-/, 0.36, 0.36],
    [
      'lined, flannel, sweatpants 0.28',
      /^lined-(?!leggings|running)|^joggers|softshell|flannel|^bold-(wool|cord)/,
      0.28,
      0.28,
    ],
    ['lined leggings', /^lined-/, 0.24, 0.24],
    ['corduroy, velvet', (g) => of('corduroy', 'velvet')(g) && !isSkirt(g), 0.26, 0.26],
    [
      'thick skirt 0.23',
      (g) => isSkirt(g) && /wool|knit|denim|leather|velvet|pleated-skirt/.test(g.id),
      0.2,
      0.23,
    ],
    ['lined skirt', /^pencil-skirt$/, 0.18, 0.18],
    ['thin skirt 0.14', isSkirt, 0.1, 0.16],
    ['thick trousers 0.24', of('wool', 'check', 'denim', 'leather'), 0.2, 0.24],
    ['heavy cotton and jersey', /^(cargo|jersey|knit-lounge)-/, 0.22, 0.24],
    [
      'linen, satin, prints, what is called light: thin trousers 0.15',
      of('linen', 'satin', 'floral'),
      0.12,
      0.15,
    ],
    [
      'the same in cotton',
      /summer|tropical|light|airy|seersucker|crisp|poplin|court|culottes|^running-tr/,
      0.12,
      0.15,
    ],
    ['leggings', /leggings|tights/, 0.1, 0.15],
    ['cotton trousers', any, 0.16, 0.2],
  ],
  jacket: [
    ['double-breasted 0.48', /^double/, 0.48, 0.48],
    ['thick blazer 0.44', (g) => g.formality >= 3 && of('wool', 'velvet', 'check')(g), 0.42, 0.44],
    ['linen, kimono, shell', /linen|kimono|running|light-bomber|windbreaker|^cotton-/, 0.2, 0.26],
    ['unlined', /unlined|jersey|overshirt|satin|chore/, 0.26, 0.33],
    ['thin blazer 0.36, lined jackets', any, 0.34, 0.4],
  ],
  coat: [
    ['thin shell', /^(packable|trail)/, 0.2, 0.26],
    ['raincoat, mac, shell', /^(glossy-|hooded-)?raincoat$|^mac$|^technical/, 0.34, 0.36],
    ['trench', /^trench$/, 0.42, 0.42],
    ['lined, short or light wool', /lined-raincoat|car-coat/, 0.5, 0.5],
    ['for expeditions: our estimate', /^expedition/, 0.95, 0.95],
    ['for deep frost', /parka|insulated|long-puffer/, 0.7, 0.72],
    ['winter coat 0.6', any, 0.55, 0.65],
  ],
  shoes: [
    ['lined boots', (g) => shaftHeight(g) > 0 && /lined|winter/.test(g.id), 0.12, 0.12],
    ['boots 0.10', (g) => shaftHeight(g) > 0, 0.1, 0.1],
    [
      'thick soles and linings',
      /trainers|walking|weatherproof|rubber|trail|^(felt|shearling)-slippers/,
      0.03,
      0.03,
    ],
    ['shoes 0.02', any, 0.02, 0.02],
  ],
  legwear: [
    ['no-show socks: half of ankle socks', /^no-show/, 0.01, 0.01],
    ['ankle socks, sheer tights 0.02', /^ankle|^sheer/, 0.02, 0.02],
    ['sports socks 0.03', /^sports/, 0.03, 0.03],
    ['long wool, wool tights', /^long-wool|^wool-tights/, 0.1, 0.1],
    ['thick socks 0.06', any, 0.06, 0.06],
  ],
  scarf: [
    ['silk and cotton', /^silk|^cotton/, 0.02, 0.03],
    ['wool', any, 0.08, 0.08],
  ],
  hat: [
    ['against the sun', /cap$|bucket|straw|panama|brim|sun-hat|headscarf/, 0.02, 0.04],
    ['wool', any, 0.04, 0.05],
  ],
};

test.each(Object.entries(LINES).flatMap(([slot, lines]) => lines.map((line) => [slot, ...line] as const)))(
  '%s: %s',
  (slot, kind, _is, least, most) => {
    const known = (garment: Garment) =>
      LINES[slot as Slot]?.find(([, is]) => (is instanceof RegExp ? is.test(garment.id) : is(garment)));
    const ofKind = WARDROBE.filter((garment) => garment.slot === slot && known(garment)?.[0] === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    for (const { id, clo } of ofKind) {
      expect(clo, id).toBeGreaterThanOrEqual(least);
      expect(clo, id).toBeLessThanOrEqual(most);
    }
  },
);
