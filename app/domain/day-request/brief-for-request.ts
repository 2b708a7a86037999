// What she said of her day, as the question to the stylist.
import { isWetHour } from '../comfort/outdoor-air.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import type { Modesty, StylingBrief } from '../styling/input/brief.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { garmentById, WARDROBE } from '../wardrobe/wardrobe.ts';
import type { WeatherHour } from '../weather/weather.ts';
import { colorsOfAll } from './allowed-colors.ts';
import type { DayRequest, DressCode, Stop } from './day-request.ts';
import { A_LAYER_C, asTheCodesAsk, CODE_RULES, EASY } from './dress-codes.ts';
import { DRESSED_UP, IN_MOTION, LEGS_BARE, wrongByCodes } from './left-at-home.ts';
import { isMeantBy, type GarmentWish } from './garment-words.ts';

/** Of several stops of a day the one that dresses it: what suits it suits the others sooner than the other way round. */
const DRESSES_THE_DAY: readonly DayOccasion[] = [
  'wedding',
  'special',
  'concert',
  'party',
  'date',
  'dinner',
  'evening',
  'work',
  'travel',
  'outdoors',
  'walk',
  'usual',
  'run',
  'gym',
  'sport',
  'home',
];

/** The stop that the look is made for; null when she named none. */
export function mainStop({ stops }: Pick<DayRequest, 'stops'>): Stop | null {
  const rank = ({ occasion }: Stop) => DRESSES_THE_DAY.indexOf(occasion);
  return stops.reduce<Stop | null>((best, stop) => (!best || rank(stop) < rank(best) ? stop : best), null);
}

const stricter = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : Math.max(a, b ?? 0);

function withModesty(hers: Modesty = {}, asked: Modesty = {}): Modesty {
  const [sleeve, hem] = [stricter(hers.sleeve, asked.sleeve), stricter(hers.hem, asked.hem)];
  return {
    ...hers,
    ...asked,
    ...(sleeve !== undefined && { sleeve }),
    ...(hem !== undefined && { hem }),
  };
}

/**
 * In a church her own good blouse and her dress to the knee will do: nothing is lent for an inch. To somebody who covers
 * her hair it is no matter of a church.
 */
function asOfHers(asked: Modesty | undefined, limits: Modesty): Modesty | undefined {
  if (!asked?.hem || asked.hem > CHURCH_HEM || limits.headCover) return asked;
  return { sleeve: Math.min(asked.sleeve ?? 0, CHURCH_SLEEVE), hem: 1 };
}
/** What a church asks, to the elbow and below the knee, and what it lets pass. */
const CHURCH_HEM = 1.4;
const CHURCH_SLEEVE = 0.3;

/** The hours in the air that she expects: as forecast, moved to the degrees that she named. */
function inHerAir(
  { hours, ride = false }: Pick<StylingBrief, 'hours' | 'ride'>,
  { airC, wet }: DayRequest,
): WeatherHour[] {
  const mean = hours.reduce((sum, { tempF }) => sum + tempF, 0) / hours.length;
  // On a journey that is the air where she arrives.
  const by = airC === null || ride ? 0 : airC * 1.8 + 32 - mean;
  return hours.map((hour) => {
    const tempF = hour.tempF + by;
    if (!wet || hour.precipitationMm >= 0.5) return { ...hour, tempF };
    const snow = tempF <= 33;
    return { ...hour, tempF, precipitationMm: 1.5, cloud: 1, uv: 0, snow, condition: snow ? 'Snow' : 'Rain' };
  });
}

/** What the day is dressed in by its codes, beside what she asks for by name. */
export function wornFor({ codes }: DayRequest, { gender, hours }: Pick<StylingBrief, 'gender' | 'hours'>) {
  const covers =
    codes.includes('head-covered') && codes.some((code) => code === 'covered' || code === 'festive');
  const worn = [
    ...codes.flatMap((code) => CODE_RULES[code].worn?.[gender] ?? []),
    // To prayers and feasts under a scarf one long dress is lighter, and dressier, than a shirt with trousers.
    ...(covers && gender === 'female' ? (['loose-dress'] as const) : []),
  ];
  const isRainy = hours.some((hour) => isWetHour(hour) && !hour.snow);
  return (
    worn
      // A suit has its own jacket.
      .filter((word) => !(word === 'blazer' && worn.includes('suit')))
      .map((word): GarmentWish => ({ words: [word === 'jacket' && isRainy ? 'raincoat' : word], colors: [] }))
  );
}

/** Wardrobe ids of all that one of the wishes means, whatever its color. */
const idsMeantBy = (wishes: readonly Pick<GarmentWish, 'words'>[]): string[] =>
  WARDROBE.filter((garment) =>
    wishes.some(({ words }) => words.every((word) => isMeantBy(word, garment))),
  ).map(({ id }) => id);

/** Who wants no skirt wants no dress either, unless she asks for one. */
const withDresses =
  ({ wanted }: DayRequest) =>
  (wish: GarmentWish): GarmentWish[] => {
    const isAnySkirt = wish.words.length === 1 && wish.words[0] === 'skirt';
    const isDressAsked = wanted.some(({ words }) =>
      words.some((word) => word === 'dress' || word === 'gown'),
    );
    return isAnySkirt && !isDressAsked ? [wish, { words: ['dress'], colors: [] }] : [wish];
  };

/** Who has guests is dressed for them, whatever else she does that day; who is met at the airport, for the meeting. */
const GIVES_WAY: Partial<Record<DressCode, readonly DressCode[]>> = {
  // Who helps in the kitchen at a feast wears an apron.
  messy: ['hosting', 'festive', 'sober', 'mourning'],
  // Boots that hold are laced.
  'easy-on': ['messy', 'muddy', 'on-trails', 'on-skis'],
  comfortable: ['sober', 'mourning'],
  handiwork: ['hosting'],
  // The raffle of a ball is no dinner at her table.
  hosting: ['gala'],
  dancing: ['gala'],
};
/** Of the way there: who gets off the plane and stands before the others is dressed for them. */
const OF_THE_WAY: readonly DressCode[] = ['comfortable'];
const isMetOnArrival = ({ stops }: Pick<DayRequest, 'stops'>): boolean =>
  mainStop({ stops })?.occasion === 'work' && stops.some(({ occasion }) => occasion === 'travel');
/** Of a day's work: a guest at a farm wedding does none of it. */
const OF_WORK: readonly DressCode[] = ['messy', 'washable', 'in-and-out'];

const withoutLess = (request: DayRequest, isGuest: boolean): DayRequest => {
  const isOutside = request.codes.includes('open-air');
  const isMet = isMetOnArrival(request);
  return {
    ...request,
    codes: request.codes.filter((code) => {
      return (
        !GIVES_WAY[code]?.some((stronger) => request.codes.includes(stronger)) &&
        !(isGuest && OF_WORK.includes(code)) &&
        !(isMet && OF_THE_WAY.includes(code)) &&
        // In a hall there is no mud.
        !(isGuest && !isOutside && code === 'muddy')
      );
    }),
  };
};

/** UV index up to which nobody burns (WHO), and °F from which sand is walked on barefoot. */
const HARMLESS_UV = 2;
const WARM_SAND_F = 64;

const hasSunToShun = ({ hours }: Pick<StylingBrief, 'hours'>): boolean =>
  hours.some(({ uv }) => uv > HARMLESS_UV);
/** °F in which a thermal layer is worn. */
const FROST_F = 36;
const isFrosty = ({ hours }: Pick<StylingBrief, 'hours'>): boolean =>
  hours.some(({ tempF }) => tempF <= FROST_F);
const isWarmSand = ({ hours }: Pick<StylingBrief, 'hours'>): boolean =>
  hours.every(({ tempF }) => tempF >= WARM_SAND_F);

/** °F of a way on which thermals and sweaters are worn, however warm the room is that it leads to. */
const DEADLY_F = 0;
/** m/s in which the few steps to a door are no small matter. */
const STORM_MS = 13;

const isDeadlyCold = ({ hours }: Pick<StylingBrief, 'hours'>): boolean =>
  hours.some(({ tempF }) => tempF <= DEADLY_F);
const isStormy = ({ hours }: Pick<StylingBrief, 'hours'>): boolean =>
  hours.some(({ windMs }) => windMs >= STORM_MS);

const SPORTS: readonly DayOccasion[] = ['gym', 'run', 'sport'];
const AT_A_DOOR: readonly DayOccasion[] = ['home'];
/** Done on the walk itself. */
const ON_A_WALK: readonly DressCode[] = ['on-snow', 'on-skis', 'on-trails'];

/** What she tells that asks for something on such a day alone; who waits for her race does not stand in her coat. */
function asItMatters({ codes, stops, ...rest }: DayRequest, brief: Pick<StylingBrief, 'hours'>): DayRequest {
  const isSport = stops.some(({ occasion }) => SPORTS.includes(occasion));
  const waits = isSport && codes.some((code) => code === 'racing' || code === 'waits-around');
  const isIdle: Partial<Record<DressCode, boolean>> = {
    'sun-covered': !hasSunToShun(brief),
    'on-sand': !isSport || !isWarmSand(brief),
    'waits-around': !isSport,
    // Elsewhere she is out already.
    'out-for-a-bit': stops.length > 0 && !stops.some(({ occasion }) => AT_A_DOOR.includes(occasion)),
    // To the office she rides in what she works in.
    'road-cycling': stops.length > 0 && !stops.some(({ occasion }) => IN_MOTION.includes(occasion)),
    'door-to-door':
      codes.includes('standing') || codes.includes('walkable') || !isFrosty(brief) || isStormy(brief),
    heated: isDeadlyCold(brief),
  };
  const asked = codes
    .filter((code) => !isIdle[code])
    .map((code) => (waits && code === 'standing' ? ('waits-around' as const) : code));
  return { ...rest, stops, codes: [...new Set(asked)] };
}

/** The look is for the street, and what she trains in is packed. */
function coveredOnTheWay(request: DayRequest): DayRequest {
  const { codes, stops } = request;
  const sport = stops.find(({ occasion }) => SPORTS.includes(occasion));
  if (!codes.includes('covered-on-the-way') || !sport) return request;
  const way: Stop = { occasion: 'usual', hour: sport.hour };
  const others = codes.filter((code) => code !== 'covered');
  return { ...request, stops: [way, ...stops], codes: [...new Set([...others, 'fully-covered' as const])] };
}

/** Snowshoes are the walk: nothing else is packed for them. */
function onOneWalk(request: DayRequest): DayRequest {
  const { codes, stops } = request;
  const isOne =
    stops.some(({ occasion }) => occasion === 'walk') && codes.some((code) => ON_A_WALK.includes(code));
  return isOne ? { ...request, stops: stops.filter(({ occasion }) => !SPORTS.includes(occasion)) } : request;
}

/** A day that has been walked through before it is dined out: what is worn at night has carried her all day. */
export function withItsOtherHalf(
  asSaid: DayRequest,
  brief: Pick<StylingBrief, 'context' | 'hours'>,
): DayRequest {
  const said = coveredOnTheWay(onOneWalk(asItMatters(asSaid, brief)));
  const main = mainStop(said);
  const isGuest = main ? DRESSED_UP.includes(main.occasion) : brief.context === 'special';
  const request = withoutLess(said, isGuest);
  const isLong =
    main !== null &&
    DRESSED_UP.includes(main.occasion) &&
    request.stops.some(({ occasion }) => IN_MOTION.includes(occasion));
  if (isLong && !request.codes.includes('walkable'))
    return { ...request, codes: [...request.codes, 'walkable'] };
  // Dressed up for a judge: in a suit.
  return isGuest && request.codes.includes('sober')
    ? { ...request, codes: [...new Set([...request.codes, 'suited' as const])] }
    : request;
}

/** A walk in the park is no hike: who has nothing of sport in her styles goes as she is. */
function asWalked(
  { codes }: DayRequest,
  { styles }: StylingBrief,
  occasion: DayOccasion | undefined,
): DayOccasion | undefined {
  const isHike = codes.includes('on-trails') || styles.length === 0 || styles.includes('sporty');
  return occasion === 'walk' && !isHike ? 'outdoors' : occasion;
}

/** Hers that suit the day, or one that does. */
function stylesFor({ codes }: DayRequest, { context, setting, styles }: StylingBrief): StyleId[] {
  // At work and at a celebration comfort is no other style.
  const isDressed = context === 'work' || context === 'special';
  const suiting = codes.flatMap((code) => {
    const { styles: asked = [] } = CODE_RULES[code];
    return isDressed && asked === EASY ? [] : asked;
  });
  if (suiting.length === 0 || setting) return styles;
  const hers = styles.filter((style) => suiting.includes(style));
  return hers.length > 0 ? hers : suiting.slice(0, 1);
}

/** Who hosts a dinner is dressed for it. */
function isFeastFor(request: DayRequest): boolean {
  const stop = mainStop(request);
  return request.codes.includes('festive') || (stop !== null && DRESSED_UP.includes(stop.occasion));
}

/** °F from which on who asks for warmer clothes has trousers, save at a wedding. */
const BITING_F = 23;
/** °F from which nobody goes to any church or party in a skirt. */
const DEEP_FROST_F = 0;
const isTrousers = (id: string): boolean => {
  const garment = garmentById(id);
  return garment !== undefined && isMeantBy('trousers', garment);
};

function bareInFrost(
  { warmth, wanted, stops, codes }: DayRequest,
  { hours, modesty, closet }: StylingBrief,
): GarmentWish[] {
  const isAsked = wanted.some(({ words }) => words.some((word) => /skirt|dress|gown|hems/.test(word)));
  const isHem = (modesty?.hem ?? 0) > 1;
  const isFeast = stops.some(({ occasion }) => occasion === 'wedding');
  const coldestF = Math.min(...hours.map(({ tempF }) => tempF));
  const hasOthers = closet?.pieces.some(({ garmentId }) => isTrousers(garmentId)) ?? true;
  const isBitten =
    (coldestF <= DEEP_FROST_F && hasOthers) || (warmth === 'warmer' && !isHem && coldestF <= BITING_F);
  return isBitten && !isAsked && !isFeast && !codes.includes('gala')
    ? LEGS_BARE.map((word) => ({ words: [word], colors: [] }))
    : [];
}

/** °F of water that feet may stand in. */
const WARM_FLOOD_F = 70;

/** Through mud in boots, of those that she has; who runs through it wears what she runs in. */
const isLeftInMud = ({ codes, stops }: DayRequest, garment: Garment, { hours }: StylingBrief): boolean =>
  codes.includes('muddy') &&
  // In a warm flood what dries, or is wiped, is as good.
  hours.some(({ tempF }) => tempF < WARM_FLOOD_F) &&
  garment.slot === 'shoes' &&
  !isOfKind(garment, 'boots') &&
  !isOfKind(garment, 'rain boots') &&
  !stops.some(({ occasion }) => occasion === 'run');

/** What old clothes are kept for. */
const SPOILING: readonly DressCode[] = ['messy', 'muddy', 'handiwork'];
const inTheDirt = ({ codes }: DayRequest): Pick<StylingBrief, 'getsDirty'> =>
  codes.some((code) => SPOILING.includes(code)) ? { getsDirty: true } : {};

/** What of the wardrobe stays at home, and how wrong it is there. */
function leftAtHome(request: DayRequest, brief: StylingBrief): ReadonlyMap<string, number> {
  const wrong = wrongByCodes(request);
  const wrongHere = (garment: Garment) => wrong(garment) + Number(isLeftInMud(request, garment, brief));
  return new Map(
    WARDROBE.map((garment): [string, number] => [garment.id, wrongHere(garment)]).filter(([, by]) => by > 0),
  );
}

/** The question on such a day. What she wants (garments, colors, pieces) is the composer's: compose-for-request.ts. */
export function briefForRequest(request: DayRequest, brief: StylingBrief): StylingBrief {
  const stop = mainStop(request);
  const isHost = request.codes.includes('hosting');
  const occasion = isHost ? 'home' : asWalked(request, brief, stop?.occasion);
  const forStop = occasion ? briefForOccasion(occasion, brief) : brief;
  const coded = asTheCodesAsk(request.codes, forStop, brief.hours);
  const isFeast = isHost && isFeastFor(request);
  const asked: StylingBrief = isFeast ? { ...coded, context: 'special' } : coded;
  const modestyWith = (as: typeof asOfHers) =>
    rules.reduce((limits, rule) => withModesty(limits, as(rule.modesty, limits)), asked.modesty ?? {});
  const rules = request.codes.map((code) => CODE_RULES[code]);
  const unwanted = [...request.unwanted, ...bareInFrost(request, brief)]
    .filter(({ colors }) => colors.length === 0)
    .flatMap(withDresses(request));
  const warmer = { warmer: A_LAYER_C, cooler: -A_LAYER_C };
  const onlyColors = colorsOfAll(request);
  return {
    ...asked,
    ...(brief.closet && { leftAtHome: leftAtHome(request, brief) }),
    styles: request.style ? [request.style] : stylesFor(request, asked),
    hours: inHerAir(asked, request),
    modesty: modestyWith((limits) => limits),
    ...(brief.closet && {
      modestyOfHers: modestyWith(asOfHers),
    }),
    neverWear: [...(asked.neverWear ?? []), ...idsMeantBy(unwanted)],
    ...(request.wanted.some(({ words }) => words.includes('tuxedo')) && { isBlackTie: true }),
    ...(onlyColors && { onlyColors }),
    ...(request.unread.length > 0 && { partlyRead: true }),
    ...inTheDirt(request),
    ...(request.warmth && {
      askedC: (asked.askedC ?? 0) + warmer[request.warmth],
      askedFor: request.warmth,
    }),
  };
}
