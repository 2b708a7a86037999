// What she takes along and does not wear: for sport, a swim, another climate, rain, and the door.
import { isWetHour } from '../comfort/outdoor-air.ts';
import { mainStop } from '../day-request/brief-for-request.ts';
import type { DayRequest, DressCode } from '../day-request/day-request.ts';
import { rainPantsOf, toldInHerWords, yours } from '../closet/her-words.ts';
import { isOwnPiece } from '../closet/closet-shelf.ts';
import { pieceWornId } from '../closet/piece.ts';
import type { Look, Slot, WornGarment } from '../looks/look.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import { Refusal } from '../refusal.ts';
import { formatList } from '../text-format/listed.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { compose } from './composer.ts';
import type { ComposedOutfit, Reason, StylingBrief } from './input/brief.ts';
import { isWornOfKind } from './rules/outfit-facts.ts';
import { withArticle } from './text/look-facts.ts';

const OUT_IN_RAIN: readonly DressCode[] = [
  'cycling',
  'messy',
  'muddy',
  'standing',
  'afloat',
  'on-horseback',
  'on-trails',
  'motorbike',
];
/** On two wheels rain pants go over anything, in any air. */
const ON_WHEELS: readonly DressCode[] = ['cycling', 'motorbike'];

const isBoot = ({ drawing }: WornGarment): boolean => drawing.kind === 'shoes' && drawing.shaft > 0;
const isFineDress = ({ slot, id }: WornGarment): boolean =>
  slot === 'dress' && (garmentById(id)?.formality ?? 0) >= 3;
const hasTrousers = ({ garments }: Look): boolean =>
  garments.some(
    ({ slot, drawing }) => slot === 'bottom' && drawing.kind === 'trousers' && drawing.length > 0.5,
  );

/** °F from which rain on the legs dries sooner than rain pants are taken off. */
const WARM_RAIN_F = 68;
const isGood = ({ slot, id, cloth }: WornGarment): boolean =>
  slot === 'bottom' && (cloth.fabric === 'linen' || (garmentById(id)?.formality ?? 0) >= 3);

/** mm of a day that come through trousers. */
const SOAKS_MM = 1.5;

/** It rains for a third of the hours, and she is out in it, in nothing that is too good or too airy for it. */
function isRainedOn({ codes }: DayRequest, { look }: ComposedOutfit, brief: StylingBrief): boolean {
  const { hours, setting, context } = brief;
  const wet = hours.filter(isWetHour);
  const isRain = wet.some(({ snow }) => !snow) && wet.length >= hours.length / 3;
  const rides = codes.some((code) => ON_WHEELS.includes(code));
  const isSpared = look.garments.some(isGood) && !rides;
  if (context === 'special' || isSpared) return false;
  const isOut = setting === 'walk' || (context === 'leisure' && !setting);
  return (
    isRain &&
    wet.reduce((mm, { precipitationMm }) => mm + precipitationMm, 0) >= SOAKS_MM &&
    wet.some(({ tempF }) => tempF < WARM_RAIN_F || codes.includes('motorbike')) &&
    (isOut || codes.some((code) => OUT_IN_RAIN.includes(code)))
  );
}

const SPORTS: Partial<Record<DayOccasion, string>> = { gym: 'the gym', run: 'your run', sport: 'sport' };
const SPORT_PIECES: readonly Slot[] = ['top', 'bottom', 'shoes'];

/** °F of a gym: what is packed for it is not for the way. */
const GYM_F = 68;
const inTheGym = (question: StylingBrief): StylingBrief => ({
  ...question,
  hours: question.hours.map((hour) => ({
    ...hour,
    tempF: GYM_F,
    precipitationMm: 0,
    snow: false,
    windMs: 0,
  })),
});

/** The look is for the rest of the day: what she moves in goes along in a bag. */
function sportLater(brief: StylingBrief, request: DayRequest): Reason[] {
  const main = mainStop(request);
  const sport = request.stops.find(({ occasion }) => SPORTS[occasion])?.occasion;
  if (!sport || !main || SPORTS[main.occasion] || main.occasion === 'home') return [];
  const question = briefForOccasion(sport, brief);
  const kit = garmentsFor(sport === 'gym' ? inTheGym(question) : question, SPORT_PIECES);
  return kit.length > 0 ? [{ fact: 'plan', text: `Pack for ${SPORTS[sport]}: ${listed(kit)}.` }] : [];
}

/** The outermost piece in each of these slots of the look for another question; none where there is no look. */
function garmentsFor(question: StylingBrief, slots: readonly Slot[]): WornGarment[] {
  try {
    const { garments } = compose(question).look;
    return slots.flatMap((slot) => garments.findLast((garment) => garment.slot === slot) ?? []);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

const listed = (kit: readonly WornGarment[]): string => formatList(kit.map(withArticle));

/** °F where she arrives, and what changes there. */
const ARRIVAL: Partial<Record<DressCode, { tempF: number; air: string; slots: readonly Slot[] }>> = {
  'lands-hot': { tempF: 88, air: 'heat', slots: ['top', 'bottom', 'dress', 'shoes'] },
  'lands-cold': { tempF: 32, air: 'cold', slots: ['coat', 'knitwear', 'bottom', 'shoes', 'hat', 'gloves'] },
};
const wetThings = (text: string): Reason => ({ fact: 'plan', text });
const PACKED = wetThings('Pack a swimsuit, a towel and flip-flops.');
const UNDERNEATH = wetThings('Have your swimsuit and a rash guard on underneath, and pack a towel.');

/** What the day asks for that is not worn at its start: for a swim, and for the air where she lands. */
function takenAlong(question: StylingBrief, { codes }: DayRequest, outfit: ComposedOutfit): Reason[] {
  const isOnBoard = codes.includes('on-sand');
  const swims = codes.includes('swimming') ? [isOnBoard ? UNDERNEATH : PACKED] : [];
  const there = codes.map((code) => ARRIVAL[code]).find((one) => one !== undefined);
  if (!there) return swims;
  const { tempF, air, slots } = there;
  const hours = question.hours.map((hour) => ({ ...hour, tempF, precipitationMm: 0, snow: false }));
  const worn = outfit.look.garments.map(({ id }) => id);
  const isHers = question.closet ? isOwnPiece(question.closet.pieces) : () => true;
  const kit = garmentsFor({ ...question, hours }, slots).filter(
    (garment) => !worn.includes(garment.id) && isHers(garment),
  );
  return kit.length > 0
    ? [
        ...swims,
        { fact: 'plan', text: `In your hand luggage, for the ${air} where you land: ${listed(kit)}.` },
      ]
    : swims;
}

/** °F by which who waits in what she runs in is dressed for colder air, and down to which nobody puts anything on. */
const WAITING = { colderF: 18, warmF: 68 };

/** What is pulled over the kit until the start, and again behind the finish. */
function forTheWait(question: StylingBrief, { codes }: DayRequest, outfit: ComposedOutfit): Reason[] {
  const { setting, hours } = question;
  const isCool = Math.min(...hours.map(({ tempF }) => tempF)) < WAITING.warmF;
  if (!codes.includes('waits-around') || !(setting === 'run' || setting === 'gym') || !isCool) return [];
  const colder = hours.map((hour) => ({ ...hour, tempF: hour.tempF - WAITING.colderF }));
  const still: StylingBrief = {
    ...question,
    setting: 'gym',
    activity: 'strolling',
    askedC: 0,
    hours: colder,
  };
  const worn = outfit.look.garments.map(({ id }) => id);
  const [over] = garmentsFor(still, ['knitwear', 'jacket', 'coat']).filter(({ id }) => !worn.includes(id));
  return over
    ? [
        {
          fact: 'plan',
          text: `While you wait, keep ${withArticle(over)} on over it${codes.includes('racing') ? ', and hand it over at the start' : ''}.`,
        },
      ]
    : [];
}

/** At home, and out of the door once: what stands and hangs there for it. */
const BY_THE_DOOR: readonly Slot[] = ['coat', 'jacket', 'shoes', 'hat', 'gloves'];
const OVER_ALL: readonly Slot[] = ['coat', 'jacket'];

function forTheWayOut(brief: StylingBrief, { codes }: DayRequest, question: StylingBrief): Reason[] {
  if (!codes.includes('out-for-a-bit') || question.setting !== 'home') return [];
  const all = garmentsFor({ ...briefForOccasion('outdoors', brief), styles: question.styles }, BY_THE_DOOR);
  // A coat has its jacket under it, or none.
  const [over] = all.filter(({ slot }) => OVER_ALL.includes(slot));
  const kit = all.filter((one) => one === over || !OVER_ALL.includes(one.slot));
  return kit.length > 0
    ? [{ fact: 'plan', text: `For the way out, have these by the door: ${listed(kit)}.` }]
    : [];
}

/** Phone and keys have a place where the look has no bag. */
const inAPocket = ({ codes }: DayRequest, { look }: ComposedOutfit): Reason[] =>
  codes.includes('pockets') && !look.garments.some(({ slot }) => slot === 'bag')
    ? [{ fact: 'plan', text: 'Phone and keys go into a zipped pocket, or a flat belt bag.' }]
    : [];

/** Of the day's needs, what no garment says. */
const TOLD: Partial<Record<DressCode, string>> = {
  'on-sand': 'Play barefoot, and leave the sandals by the net.',
  'baby-worn': 'Leave what you wear on top open over the baby, or close it around you both.',
  'road-cycling': 'A light windbreaker in the back pocket is for the descents.',
};

/** Nobody has a net in the surf. */
const toldOf = ({ codes }: DayRequest, { look }: ComposedOutfit): Reason[] =>
  codes.flatMap((code) => {
    const isOn = look.garments.some(({ slot }) => slot === 'jacket' || slot === 'coat');
    const isIdle = (code === 'on-sand' && codes.includes('swimming')) || (code === 'road-cycling' && isOn);
    const text = isIdle ? undefined : TOLD[code];
    return text ? [{ fact: 'plan' as const, text }] : [];
  });

/** Ways out of the door on a day at home: she carries things in and out, has a walk, or typed what was not understood. */
const STEPS_OUT: readonly DressCode[] = ['walkable', 'hands-full', 'in-and-out', 'messy'];
/** °F up to which nobody steps out as she is. */
const COOL_STEP_F = 57;
const FOR_THE_STEP: readonly Slot[] = ['jacket', 'coat', 'shoes', 'hat', 'gloves'];

/** At home in the cold: what she puts on for the way out of the door, of hers where she has a closet. */
function outOfTheDoor(
  { codes }: DayRequest,
  { brief, question }: { brief: StylingBrief; question: StylingBrief },
): Reason[] {
  const { closet, hours } = brief;
  const isCool = hours.some(({ tempF }) => tempF <= COOL_STEP_F);
  const isGuess = question.setting === 'home' && question.partlyRead === true;
  const isAsked = isGuess || codes.some((code) => STEPS_OUT.includes(code));
  const isAtHome = question.setting === 'home' || question.staysIn === true;
  if (!isAtHome || question.isUnheated || !isCool || !isAsked) return [];
  const isHers = closet ? isOwnPiece(closet.pieces) : () => true;
  const all = garmentsFor({ ...brief, context: null, evening: undefined }, FOR_THE_STEP).filter(isHers);
  const hasCoat = all.some(({ slot }) => slot === 'coat');
  const kit = all.filter(({ slot }) => slot !== 'jacket' || !hasCoat);
  const isDressed = kit.some(({ slot }) => slot === 'coat' || slot === 'jacket');
  const names = toldInHerWords(kit, closet?.pieces ?? []);
  return isDressed ? [{ fact: 'plan', text: `For the way out of the door: ${listed(names)}.` }] : [];
}

const TIED_STYLES: readonly StyleId[] = ['classic', 'professional'];
const isCollared = (worn: WornGarment): boolean =>
  worn.slot === 'top' && isWornOfKind(worn, 'shirt with cuffs');

/** A man in a shirt and a jacket at a wedding. */
const wantsTie = ({ look, receipt, style }: ComposedOutfit, { evening, gender }: StylingBrief): boolean =>
  evening === 'wedding' &&
  gender === 'male' &&
  TIED_STYLES.includes(style) &&
  look.garments.some(isCollared) &&
  (receipt.carried !== undefined || look.garments.some(({ slot }) => slot === 'jacket'));

/** Hers, by what she calls them; nothing where she has them on. */
function rainPants({ closet }: StylingBrief, { garments }: Look): string | null {
  const hers = rainPantsOf(closet?.pieces ?? []);
  if (!hers) return 'Pull rain pants over these if you have some: the rain goes on.';
  const isOn = garments.some(({ id }) => id === pieceWornId(hers));
  return isOn ? null : `Pull ${yours(hers)} over these: the rain goes on.`;
}

/** Rain pants, a tie, and the shoes that go with a dress that is worn in boots. */
function atTheDoor(request: DayRequest, outfit: ComposedOutfit, question: StylingBrief): Reason[] {
  const { look } = outfit;
  const isInBoots = look.garments.some((one) => one.slot === 'shoes' && isBoot(one));
  const texts = [
    wantsTie(outfit, question) && 'A tie goes with it.',
    isRainedOn(request, outfit, question) && hasTrousers(look) && rainPants(question, look),
    question.context === 'special' &&
      isInBoots &&
      !look.garments.some(({ id }) => isWornOfKind({ id }, 'heeled ankle boots')) &&
      look.garments.some(isFineDress) &&
      'Bring the shoes that go with the dress, and change at the door.',
  ];
  return texts.filter((text) => typeof text === 'string').map((text) => ({ fact: 'plan', text }));
}

/** `brief` is her own question, `question` what her day makes of it. */
export const broughtAlong = (
  request: DayRequest,
  outfit: ComposedOutfit,
  { brief, question }: { brief: StylingBrief; question: StylingBrief },
): Reason[] => [
  ...sportLater(brief, request),
  ...forTheWayOut(brief, request, question),
  ...takenAlong(question, request, outfit),
  ...forTheWait(question, request, outfit),
  ...inAPocket(request, outfit),
  ...toldOf(request, outfit),
  ...outOfTheDoor(request, { brief, question }),
  ...atTheDoor(request, outfit, question),
];
