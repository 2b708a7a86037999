// What no wardrobe of ours has, and what she changes into at the door.
import { isWetHour } from '../comfort/outdoor-air.ts';
import type { DayRequest, DressCode } from '../day-request/day-request.ts';
import type { Look, WornGarment } from '../looks/look.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { ComposedOutfit, Reason, StylingBrief } from './input/brief.ts';

const OUT_IN_RAIN: readonly DressCode[] = [
  'cycling',
  'messy',
  'muddy',
  'standing',
  'afloat',
  'on-horseback',
  'on-trails',
];

const isBoot = ({ drawing }: WornGarment): boolean => drawing.kind === 'shoes' && drawing.shaft > 0;
const isFineDress = ({ slot, id }: WornGarment): boolean =>
  slot === 'dress' && (garmentById(id)?.formality ?? 0) >= 3;
const hasTrousers = ({ garments }: Look): boolean =>
  garments.some(
    ({ slot, drawing }) => slot === 'bottom' && drawing.kind === 'trousers' && drawing.length > 0.5,
  );

/** It rains for a third of the hours, and she is out in it. */
function isRainedOn({ codes }: DayRequest, { hours, setting }: StylingBrief): boolean {
  const wet = hours.filter(isWetHour);
  const isRain = wet.some(({ snow }) => !snow) && wet.length >= hours.length / 3;
  return isRain && (setting === 'walk' || codes.some((code) => OUT_IN_RAIN.includes(code)));
}

/** Rain pants, and the shoes that go with a dress that is worn in boots. */
export function broughtAlong(
  request: DayRequest,
  { look }: ComposedOutfit,
  question: StylingBrief,
): Reason[] {
  const isInBoots = look.garments.some((one) => one.slot === 'shoes' && isBoot(one));
  const texts = [
    isRainedOn(request, question) &&
      hasTrousers(look) &&
      'Pull rain pants over these if you have some: the rain goes on.',
    question.context === 'special' &&
      isInBoots &&
      look.garments.some(isFineDress) &&
      'Bring the shoes that go with the dress, and change at the door.',
  ];
  return texts.filter((text) => typeof text === 'string').map((text) => ({ fact: 'plan', text }));
}
