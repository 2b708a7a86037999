// What heat, rain, ice, wind and sun ask for, in words: as a person says it, each number once.
import { heatBand, apparentTemperature, type HeatBand } from '../../comfort/felt-heat.ts';
import { outdoorAir, toFahrenheit, isWetHour, stormOf } from '../../comfort/outdoor-air.ts';
import type { WornGarment } from '../../looks/look.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import { yours } from '../../closet/her-words.ts';
import { resolvePiece } from '../../closet/piece.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import type { Kind } from '../../wardrobe/garment-kinds.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import { garmentById, WARDROBE } from '../../wardrobe/wardrobe.ts';
import { isOutThroughout } from '../input/wishes.ts';
import type { Reason, StylingBrief } from '../input/brief.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { degrees, hourWord, isSeasonal, peakHour, withoutRepeatedTemperatures } from './look-facts.ts';
import { matchesWishes } from '../rules/garment-rules.ts';
import { pieceInSlot, isWornOfKind, type OutfitFacts } from '../rules/outfit-facts.ts';
import { tells, type Line } from './sentence.ts';

export const MPH = 2.237;

/** The bands of the UTCI as people say them. */
const HEAT_WORDS: Partial<Record<HeatBand, string>> = {
  strong: 'hot',
  'very strong': 'very hot',
  extreme: 'dangerously hot',
};

/** °F of air below which heat is no reason, and how far above the day's warmest a felt temperature is still believed. */
const HEAT_F = 80;
const BELIEVED_F = 6;

/** UV index, and share of cloud, in which the sun is felt. */
const IN_SUN = { leastUv: 2, mostCloud: 0.8 };

/** Nobody believes in sun and rain at one hour, nor right before or after it. */
function isDryAround(hours: readonly WeatherHour[], { hour }: WeatherHour): boolean {
  const isWetAt = (at: number) => hours.some((one) => one.hour === at && isWetHour(one));
  return ![hour - 1, hour, hour + 1].some(isWetAt);
}

/** The sun shines: it stands high enough, no cloud hides it, and it is dry. */
export const isSunny = (hours: readonly WeatherHour[], hour: WeatherHour): boolean =>
  hour.uv >= IN_SUN.leastUv && hour.cloud <= IN_SUN.mostCloud && isDryAround(hours, hour);

/** Before ten nobody fears the sun. */
const SUN_IS_UP = 10;

/** Heat that nobody should be out in. */
const DANGER: readonly ((at: string, can: string) => string)[] = [
  (at, can) => `Around ${at} it ${can} dangerously hot: stay inside then, and drink water all day.`,
  (at, can) => `It ${can} dangerously hot around ${at}: stay out of the sun then, inside if you can.`,
];

/** Local hours between which nobody says night. */
const DAY = { from: 5, to: 19 };
const isNight = ({ hour }: WeatherHour): boolean => hour < DAY.from || hour >= DAY.to;

/** Heat without sun: at night, under cloud, in rain. */
function sultry(facts: OutfitFacts, hottest: WeatherHour, word: string, chance: SeededRandom): string {
  const at = hourWord(hottest.hour);
  const can = isSeasonal(facts) ? 'can get' : 'gets';
  // Nobody goes slow at a party.
  if (facts.brief.context === 'special')
    return chance.pick([
      `It ${can} ${word} around ${at}: drink water between times.`,
      ...(isNight(hottest) ? [`A warm night, ${word} around ${at}: drink water as well.`] : []),
      `It's ${word} out around ${at}, so find the fan and a glass of water.`,
    ]);
  return chance.pick([
    `It ${can} ${word} around ${at}: take it slow and drink water.`,
    `Around ${at} it ${can} ${word}: slow down, and keep some water with you.`,
    `Carry water: it ${can} ${word} around ${at}.`,
    `Plan something slow for ${at}, when it ${can} ${word}.`,
    // Nobody has one in a market.
    ...(isOutThroughout(facts.brief) ? [] : [`It ${can} ${word} by ${at}: a fan and a glass of water help.`]),
  ]);
}

/** °F of air from which water is told, in sport earlier. */
const WATER_F = { usual: 89, inSport: 82 };

/** In air that nobody calls hot yet, and in the early morning. */
function waterReasons({ brief: { hours, setting, source } }: OutfitFacts, said: string): Reason[] {
  if (source === 'seasonal' || setting === 'home') return [];
  const mostF = Math.max(...hours.map(({ tempF }) => tempF));
  if (mostF < (setting === undefined ? WATER_F.usual : WATER_F.inSport)) return [];
  const [text] = withoutRepeatedTemperatures(
    [`Take water along: it's ${degrees(mostF)} out.`, 'Take water along.'],
    said,
  );
  return text ? [{ fact: 'heat', text }] : [];
}

export function heatReasons(facts: OutfitFacts, said: string, chance: SeededRandom): Reason[] {
  const { hours } = facts.brief;
  const worst = peakHour(hours, (hour) => apparentTemperature(outdoorAir(hour)));
  if (!worst || worst.tempF < HEAT_F) return [];
  // The hour that is warmest in the air, where it is hot: nobody fears ten in the morning, however close it feels then.
  const hot = hours.filter((hour) => HEAT_WORDS[heatBand(outdoorAir(hour))]);
  const late = hot.filter(({ hour }) => hour >= SUN_IS_UP);
  const extreme = hot.filter((hour) => heatBand(outdoorAir(hour)) === 'extreme');
  const hottest = peakHour(extreme.length > 0 ? extreme : late, ({ tempF }) => tempF);
  if (!hottest) return waterReasons(facts, said);
  const word = HEAT_WORDS[heatBand(outdoorAir(hottest))];
  if (!word) return waterReasons(facts, said);
  const feltF = toFahrenheit(apparentTemperature(outdoorAir(hottest)));
  const at = hourWord(hottest.hour);
  const felt = degrees(feltF);
  const can = isSeasonal(facts) ? 'can get' : 'gets';
  const could = isSeasonal(facts) ? 'can feel' : 'feels';
  // What is dangerous is not borne with a bottle of water.
  const inSun = isSunny(hours, hottest);
  if (heatBand(outdoorAir(hottest)) === 'extreme')
    return [{ fact: 'heat', text: chance.pick(inSun ? DANGER : DANGER.slice(0, 1))(at, can) }];
  if (!inSun) return [{ fact: 'heat', text: sultry(facts, hottest, word, chance) }];
  const text =
    feltF - Math.max(...facts.brief.hours.map(({ tempF }) => tempF)) > BELIEVED_F ||
    withoutRepeatedTemperatures([felt], said).length === 0
      ? chance.pick([
          `It ${can} ${word} in the sun around ${at}: stay in the shade and drink water.`,
          `Around ${at} the sun ${isSeasonal(facts) ? 'can make' : 'makes'} it ${word}: keep to the shade and drink water.`,
          ...(isSeasonal(facts)
            ? []
            : [
                `${capitalize(word)} in the sun around ${at}, so take the shady side and some water.`,
                `By ${at} it's ${word} in the sun: a shady spot and a bottle of water help.`,
                `Keep to the shade around ${at}: it gets ${word} in the sun.`,
                `Plan on shade around ${at}, when it gets ${word} in the sun.`,
                `Take it slow around ${at}: it gets ${word} in the sun.`,
                `Carry water and look for shade around ${at}: it gets ${word} in the sun.`,
              ]),
        ])
      : chance.pick([
          `It ${could} like ${felt} at ${at}, ${word}: stay in the shade and drink water.`,
          `It ${could} like ${felt} at ${at}: ${word}, so drink water and keep to the shade.`,
          `Around ${at} it ${could} like ${felt}: ${word}, so slow down and drink water.`,
          `At ${at} it ${could} like ${felt}, ${word}: keep water with you.`,
          `Drink water: it ${could} like ${felt} at ${at}, ${word}.`,
        ]);
  return [{ fact: 'heat', text }];
}

const closes = ({ drawing }: WornGarment): boolean => drawing.kind === 'coat' && drawing.closure !== 'none';

/** m/s. A wind that is noticed all day; the rules of clothes begin earlier. */
const TOLD_MS = 10;
const STORM_MS = 13;
/** A gale (Beaufort 8): twigs break off. */
const GALE_MS = 17.2;

/** °F. Below it a coat is closed in any case. */
const OPEN_F = 48;

const FREEZING_F = 31.5;

/** Where there are sidewalks, and where it is slick whatever is underfoot. */
const onSidewalks = (at: string): string[] => [
  `Sidewalks may be icy at ${at}.`,
  'Short steps today: the sidewalks may be icy.',
  `At ${at} the sidewalks may be slick.`,
  'Look out for ice on steps and curbs.',
  'Ice is likely on bridges and stairs, so give yourself time.',
  'Leave five minutes early: there may be ice.',
  'Take the railing today: steps may be icy.',
  'Watch for black ice.',
];
const anywhere = (at: string): string[] => [
  'Watch your step: there may be ice.',
  'There may be ice on the way, so take it slow.',
  `Expect some ice at ${at}.`,
];
const SHADY = 'Mind the shady side of the street: it may be icy.';

function iceLines({ brief: { setting, hours, partlyRead } }: OutfitFacts, at: string): string[] {
  if (setting || partlyRead) return anywhere(at);
  const isSunOut = hours.some(({ uv }) => uv >= 1);
  return [...anywhere(at), ...onSidewalks(at), ...(isSunOut ? [SHADY] : [])];
}

/** Ice on the way: told before anything else. Who skis has come for it. */
export function iceReasons(facts: OutfitFacts, said: string, chance: SeededRandom): Reason[] {
  const { brief, conditions, look } = facts;
  const hasShoes = look.garments.some(({ slot }) => slot === 'shoes');
  if (!conditions.ice || !hasShoes || brief.setting === 'ski' || brief.isUnheated) return [];
  const least = Math.min(...brief.hours.map(({ tempF }) => tempF));
  // At the freezing point a dry sidewalk is dry.
  if (least >= FREEZING_F && !conditions.wet) return [];
  const text = chance.pick(withoutRepeatedTemperatures(iceLines(facts, degrees(least)), said));
  return [{ fact: 'ice', text }];
}

const MIND_WIND: readonly Kind[] = [
  'skirt or dress',
  'shade hat',
  'casual hat',
  'open shoes',
  'caught by wind',
];

/** What may be said of clothes in the wind: nothing where a hem, a hat or a mule minds it, or she is cold in it. */
export const windClause = ({ look, receipt }: OutfitFacts): string =>
  receipt.shortfall?.side === 'cold' ||
  look.garments.some((one) => one.slot === 'umbrella' || MIND_WIND.some((kind) => isWornOfKind(one, kind)))
    ? ''
    : ', and nothing here minds it';

/** Wind that is noticed all day. */
export function windReasons(facts: OutfitFacts, chance: SeededRandom): Reason[] {
  const gust = peakHour(facts.brief.hours, ({ windMs }) => windMs);
  const text =
    facts.conditions.windy && gust && gust.windMs >= TOLD_MS ? windText(facts, gust, chance) : null;
  return text ? [{ fact: 'wind', text }] : [];
}

function windText(facts: OutfitFacts, gust: WeatherHour, chance: SeededRandom): string | null {
  const { hours } = facts.brief;
  const upTo = isSeasonal(facts) ? 'Wind can reach' : 'Wind up to';
  const blows = `${upTo} ${Math.round(gust.windMs * MPH)} mph at ${hourWord(gust.hour)}`;
  if (stormOf({ ...gust, precipitationMm: 0 })) {
    const isSaid = hours.some((hour) => stormOf(hour) === 'rain');
    return isSaid ? `${blows}.` : `${blows}: stay inside if you can.`;
  }
  if (gust.windMs >= GALE_MS && !isSeasonal(facts))
    return `${blows}, a gale: close everything, and keep clear of trees and the shore.`;
  const coat = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket');
  const layer = facts.receipt.layers?.find(({ garmentId }) => garmentId === coat?.id);
  const isOn = coat && (!layer || layer.wornHours.includes(gust.hour));
  // Nobody has it open on a day that stays cold.
  const mayBeOpen = Math.max(...hours.map(({ tempF }) => tempF)) >= OPEN_F;
  if (isOn && mayBeOpen && closes(coat)) {
    const noun = nounOf(coat);
    return chance.pick([
      `${blows}: close the ${noun}.`,
      `${blows}, so keep the ${noun} closed.`,
      `${blows}: the ${noun} stays closed.`,
    ]);
  }
  // A figure alone says nothing, unless it blows hard.
  return gust.windMs >= STORM_MS ? `${blows}${isSeasonal(facts) ? '' : windClause(facts)}.` : null;
}

/** In a summer it is said every day. */
const sunscreenLines = (sun: string): string[] => [
  `Sunscreen today: ${sun}.`,
  `Sunscreen before you go: ${sun}.`,
  `Add sunscreen: ${sun}.`,
  `Don't skip the sunscreen: ${sun}.`,
  `Start with sunscreen: ${sun}.`,
  `Take sunscreen along: ${sun}.`,
  `Sunscreen on face, neck and hands: ${sun}.`,
  `Sunscreen goes on first: ${sun}.`,
  `Sunscreen every two hours outside: ${sun}.`,
  `${sun}: put on sunscreen.`,
  `${sun}, so don't forget sunscreen.`,
  `${sun}: sunscreen, and shade when you can.`,
];

/** UV index from which sunscreen is told, whatever else is worn against the sun, and from which a brim is. */
const STRONG_UV = 6;
const VERY_STRONG_UV = 8;
/** Hours of strong sun that no shower is as long as. */
const SHOWERY_HOURS = 3;
/** m/s in which a brim stays on. */
const BRIM_MS = 8;
/** °F below which nobody fears for her head. */
const SUNNY_F = 54;

/** Nobody wears a cap to the office, or over satin. */
const isBareheaded = ({ setting, context }: StylingBrief): boolean =>
  setting === 'gym' || context === 'work' || context === 'special';
const isCovered = ({ modesty, isMourning }: StylingBrief): boolean =>
  modesty?.headCover === true || isMourning === true;

/** Where the sun burns and no brim is worn: hers by its name; to who is out all day, any. Who wears no hats, or a turban, is told of none. */
function shadeBeside({ brief, look }: OutfitFacts, strongest: WeatherHour): Reason[] {
  const isBurning = strongest.uv >= VERY_STRONG_UV && strongest.tempF >= SUNNY_F;
  const isShaded = look.garments.some(({ slot, id }) => slot === 'hat' && isBrim(garmentById(id)));
  if (!isBurning || isShaded || strongest.windMs > BRIM_MS || isCovered(brief) || isBareheaded(brief))
    return [];
  const isWished = matchesWishes(brief);
  const mayWear = (garment: Garment | null | undefined) => isBrim(garment) && isWished(garment);
  if (!WARDROBE.some(mayWear)) return [];
  const hers = brief.closet?.pieces.find((piece) => mayWear(resolvePiece(piece)?.garment));
  if (hers) return [{ fact: 'sun', text: `Take ${yours(hers)} for the sun.` }];
  return isOutThroughout(brief) && !brief.closet
    ? [{ fact: 'sun', text: 'A brim for the face helps as well.' }]
    : [];
}
const isBrim = (garment: Garment | null | undefined): garment is Garment =>
  garment?.slot === 'hat' && garment.weather.sun === 'cover';

export function sunReasons(facts: OutfitFacts, said: Line, chance: SeededRandom): Reason[] {
  const { hours } = facts.brief;
  const strongest = peakHour(
    hours.filter((hour) => isDryAround(hours, hour)),
    ({ uv }) => uv,
  );
  const hat = pieceInSlot(facts, 'hat');
  const { sunHat } = facts.conditions;
  const reaches = isSeasonal(facts) ? 'can reach' : 'reaches';
  const peak = peakHour(hours, ({ uv }) => uv);
  const isLong = hours.filter(({ uv }) => uv >= STRONG_UV).length >= SHOWERY_HOURS;
  // Between showers it burns as well.
  if ((!strongest || strongest.uv < STRONG_UV) && peak && peak.uv >= VERY_STRONG_UV && isLong)
    return [{ fact: 'sun', text: `Sunscreen between the showers: UV ${reaches} ${Math.round(peak.uv)}.` }];
  if (!strongest || strongest.uv < STRONG_UV) return [];
  const [uv, at] = [Math.round(strongest.uv), hourWord(strongest.hour)];
  // The strongest of what the rain leaves is no noon.
  if (peakHour(hours, (hour) => hour.uv) !== strongest)
    return [{ fact: 'sun', text: `Sunscreen for the dry hours: UV ${reaches} ${uv}.` }];
  if (!hat || !sunHat) {
    const lines = sunscreenLines(`UV ${reaches} ${uv} at ${at}`);
    return [{ fact: 'sun', text: chance.pick(lines) }, ...shadeBeside(facts, strongest)];
  }
  const noun = nounOf(hat);
  // The description has the hat: the figure alone says little.
  if (tells(said, 'sun-hat')) {
    return [{ fact: 'sun', text: chance.pick(sunscreenLines(`UV ${reaches} ${uv} at ${at}`)) }];
  }
  const text = chance.pick([
    `UV ${reaches} ${uv} at ${at}; the ${noun} keeps it off your face.`,
    `UV ${reaches} ${uv} at ${at}: wear the ${noun}.`,
    `The sun is strongest at ${at}, UV ${uv}, and the ${noun} shades your face.`,
    `Against UV ${uv} at ${at}, the ${noun}.`,
    `At ${at} UV ${reaches} ${uv}, so the ${noun} goes on.`,
  ]);
  return [{ fact: 'sun', text }];
}
