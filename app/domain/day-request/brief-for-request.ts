// What she said of her day, as the question to the stylist.
import { isWetHour } from '../comfort/outdoor-air.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import type { Modesty, StylingBrief } from '../styling/input/brief.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import type { WeatherHour } from '../weather/weather.ts';
import { colorsOfAll } from './allowed-colors.ts';
import type { DayRequest, DressCode, Stop } from './day-request.ts';
import { A_LAYER_C, asTheCodesAsk, CODE_RULES, EASY } from './dress-codes.ts';
import { isOnThinHeel, isThinSoled, isTied } from './unfit-garments.ts';
import { isMeantBy, type GarmentWish, type GarmentWordId } from './garment-words.ts';

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
export function mainStop({ stops }: DayRequest): Stop | null {
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

/** In torso lengths: it gets into the spokes. */
const LONG_COAT = 1;
const isLongCoat = ({ slot, drawing }: Garment): boolean =>
  slot === 'coat' && drawing.kind === 'coat' && drawing.length >= LONG_COAT;
/** What has no strap over both shoulders, or across. */
const isCarriedInHand = ({ slot, id }: Garment): boolean =>
  slot === 'bag' && !/backpack|crossbody|messenger|belt-bag/.test(id);

const SOFT: readonly GarmentWordId[] = ['hoodie', 'leggings', 'joggers'];

/** Thin soles for hours on foot, thin heels on a lawn or cobbles: of shoes on a day out. */
const wrongUnderfoot = (codes: readonly DressCode[], stops: readonly Stop[]) => {
  const isOut = stops.some(({ occasion }) => occasion === 'outdoors');
  const isOnFoot = codes.includes('walkable');
  return (garment: Garment): boolean =>
    (isOut && isOnThinHeel(garment)) || (isOnFoot && isThinSoled(garment));
};

/** What a heel that is too high weighs against what is only not for such a day: whoever carries a child walks in her sandals. */
const TOO_HIGH = 4;

/** Whether the codes of the day leave a garment at home where there is any other; what she names herself stays. */
export function isLeftByCodes(request: DayRequest): (garment: Garment) => boolean {
  const wrong = wrongByCodes(request);
  return (garment) => wrong(garment) > 0;
}

/** How wrong a garment is by the codes of the day, 0: not at all; where nothing else is there the least wrong is worn. */
export function wrongByCodes({ codes, wanted, stops }: DayRequest): (garment: Garment) => number {
  const rules = codes.map((code) => CODE_RULES[code]);
  const asked = wanted.flatMap(({ words }) => words);
  const isDressedUp =
    codes.some((code) => code === 'festive' || code === 'dancing') ||
    stops.some(({ occasion }) => DRESSED_UP.includes(occasion));
  // A guest stands on a block heel.
  const leastHeel = isDressedUp && codes.includes('standing') && !codes.includes('walkable') ? 2 : 0;
  const heelMax = Math.min(3, ...rules.map((rule) => Math.max(rule.heelMax ?? 3, leastHeel)));
  const isAtHome = stops.some(({ occasion }) => occasion === 'home');
  const isInSport = stops.some(({ occasion }) => IN_MOTION.includes(occasion) || occasion === 'gym');
  const words = codes
    .flatMap((code) => {
      const { unwanted = [] } = CODE_RULES[code];
      // In a cold church as in a warm one.
      if (code === 'unheated' && isDressedUp)
        return unwanted.filter((word) => word !== 'dress' && word !== 'skirt');
      // Nobody trains in loafers.
      if (code === 'easy-on' && isInSport) return unwanted.filter((word) => word !== 'sneakers');
      // Who lands through the surf gets wet to the knee.
      if (code === 'afloat' && codes.includes('swimming'))
        return unwanted.filter((word) => word !== 'shorts' && word !== 'sandals');
      // With a baby at home soft things are what is washed.
      return code === 'messy' && isAtHome ? unwanted.filter((word) => !SOFT.includes(word)) : unwanted;
    })
    .filter((word) => !asked.includes(word));
  const isSober = codes.includes('sober');
  const isCycling = codes.includes('cycling');
  const isWrongUnderfoot = isDressedUp ? () => false : wrongUnderfoot(codes, stops);
  return (garment) =>
    TOO_HIGH * Math.max(0, garment.heel - heelMax) +
    // Thermals are no leggings.
    (garment.slot === 'base' ? 0 : words.filter((word) => isMeantBy(word, garment)).length) +
    rules.filter(({ leaves }) => leaves?.(garment)).length +
    Number(isWrongUnderfoot(garment)) +
    Number(codes.includes('easy-on') && isTied(garment)) +
    Number(isLeftInMud({ codes, stops }, garment)) +
    Number(isSober && garment.slot === 'top' && isOfKind(garment, 'not with a blazer')) +
    Number(
      isCycling && (isLongCoat(garment) || isCarriedInHand(garment) || isOfKind(garment, 'long cardigan')),
    );
}

/** What the day is dressed in by its codes, beside what she asks for by name. */
export function wornFor({ codes }: DayRequest, { gender, hours }: Pick<StylingBrief, 'gender' | 'hours'>) {
  const worn = codes.flatMap((code) => CODE_RULES[code].worn?.[gender] ?? []);
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

const IN_MOTION: readonly DayOccasion[] = ['walk', 'outdoors', 'run', 'sport'];
const DRESSED_UP: readonly DayOccasion[] = [
  'special',
  'wedding',
  'concert',
  'party',
  'date',
  'dinner',
  'evening',
];

/** Who has guests is dressed for them, whatever else she does that day; who is met at the airport, for the meeting. */
const GIVES_WAY: Partial<Record<DressCode, readonly DressCode[]>> = {
  messy: ['hosting'],
  comfortable: ['sober', 'mourning'],
  handiwork: ['hosting'],
  // The raffle of a ball is no dinner at her table.
  hosting: ['gala'],
  dancing: ['gala'],
};
/** Of a day's work: a guest at a farm wedding does none of it. */
const OF_WORK: readonly DressCode[] = ['messy', 'washable', 'in-and-out'];

const withoutLess = (request: DayRequest, isGuest: boolean): DayRequest => {
  const isOutside = request.codes.includes('open-air');
  return {
    ...request,
    codes: request.codes.filter((code) => {
      return (
        !GIVES_WAY[code]?.some((stronger) => request.codes.includes(stronger)) &&
        !(isGuest && OF_WORK.includes(code)) &&
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
const LEGS_BARE: readonly GarmentWordId[] = ['skirt', 'dress'];

function bareInFrost({ warmth, wanted, stops }: DayRequest, { hours, modesty }: StylingBrief): GarmentWish[] {
  const isAsked = wanted.some(({ words }) => words.some((word) => /skirt|dress|gown|hems/.test(word)));
  const isHem = (modesty?.hem ?? 0) > 1;
  const isFeast = stops.some(({ occasion }) => occasion === 'wedding');
  return warmth === 'warmer' && !isAsked && !isHem && !isFeast && hours.some(({ tempF }) => tempF <= BITING_F)
    ? LEGS_BARE.map((word) => ({ words: [word], colors: [] }))
    : [];
}

/** Through mud in boots, of those that she has; who runs through it wears what she runs in. */
const isLeftInMud = ({ codes, stops }: Pick<DayRequest, 'codes' | 'stops'>, garment: Garment): boolean =>
  codes.includes('muddy') &&
  garment.slot === 'shoes' &&
  !isOfKind(garment, 'boots') &&
  !isOfKind(garment, 'rain boots') &&
  !stops.some(({ occasion }) => occasion === 'run');

/** What of the wardrobe stays at home, and how wrong it is there. */
function leftAtHome(request: DayRequest): ReadonlyMap<string, number> {
  const wrong = wrongByCodes(request);
  return new Map(
    WARDROBE.map((garment): [string, number] => [garment.id, wrong(garment)]).filter(([, by]) => by > 0),
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
    ...(brief.closet && { leftAtHome: leftAtHome(request) }),
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
    ...(request.warmth && {
      askedC: (asked.askedC ?? 0) + warmer[request.warmth],
      askedFor: request.warmth,
    }),
  };
}
