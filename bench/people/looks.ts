// Eight looks that show covered, half bare and bare limbs: those that photographs are judged by.
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import { LOOKS } from '../../tests/samples/looks.ts';

const find = (look: string, slot: WornGarment['slot']): WornGarment =>
  LOOKS[look]!.garments.find((garment) => garment.slot === slot)!;

const tee: WornGarment = {
  ...find('summer-shorts', 'top'),
  id: 'people-tee',
  cloth: { fabric: 'plain', colour: '#eeebe4' },
  drawing: { kind: 'top', neck: 'crew', sleeve: 0.34, fit: 1.06, sleeveFit: 1.2, hem: 0.8, tucked: true },
};
const kneeSkirt: WornGarment = {
  ...find('summer-shorts', 'bottom'),
  id: 'people-skirt',
  cloth: { fabric: 'plain', colour: '#33534a' },
  drawing: { kind: 'skirt', waist: 0.66, length: 0.62, flare: 0.2 },
};

const of = (...garments: WornGarment[]): Look => ({ ...LOOKS['summer-shorts']!, garments });

export const EIGHT_LOOKS: Record<string, Look> = {
  coat: LOOKS['shirt-under-jumper']!,
  dress: LOOKS['wrap-dress']!,
  blouse: of(find('roll-neck-under-v', 'bottom'), find('white-shirt', 'shoes'), find('white-shirt', 'top')),
  'tee-skirt': of(kneeSkirt, find('blush-skirt', 'shoes'), tee),
  'tee-shorts': LOOKS['summer-shorts']!,
  blazer: LOOKS['blazer']!,
  puffer: LOOKS['puffer']!,
  sleeveless: LOOKS['sleeveless']!,
};
