// The days for which a garment of hers is worn although today is not one of them: where she has nothing nearer, before anything is
// lent.
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { Conditions } from '../input/conditions.ts';
import { FROST_C } from '../rules/weather-rules.ts';

/** A day that a garment is for, where it is not for this one. */
interface OtherDay {
  conditions?: Conditions;
  context?: OccasionContext | null;
  /** Of somebody plainer: boots for the mud are in no office style. */
  style?: StyleId;
}

/** °C by which a day may be milder than those that hers is for. */
const MILDER_C = 5;
/** °C of a morning in which wool is worn in any season: on a mountain. */
const COLD_IN_SUMMER_C = 10;
/** °C from which flat closed shoes of hers get wet rather than others are lent; in sport they always do. */
const WARM_RAIN_C = 20;
/** °C up to which rubber boots are worn on a dry day. */
const COOL_C = 20;
/** Shoes of cloth. */
const SOAKS = /canvas|espadrilles/;
/** Shoes through which a puddle is felt, and those that may get wet. */
const THIN_SOLE = /ballet/;
const DRIES = /^sport-sandals$/;
/** °C of an evening in which good shoes of hers go out in the rain. */
const DOOR_TO_DOOR_C = 12;
/** °C from which closed shoes of hers get through a shower. */
const SHOWER_C = 7;
/** °C from which a warm shower spoils no sandal that is worn for it. */
const SANDAL_RAIN_C = 22;
/** °C from which closed low shoes of hers go out in a thick sock; the air that they are made for. */
const LOW_SHOES = { from: FROST_C, madeForC: 7 };
/** °C down to which soles with a grip go over ice, where she has no boots. */
const GRIP_FROM_C = -5;
/** Air that ankle boots are made for, and up to which they go through the rain instead, °C. */
const BOOTS = { madeForC: { coldestC: 13, warmestC: 19 }, inRainTo: 30 };
/** Air in which a short sleeve needs nothing over it, °C. */
const SHORT_SLEEVES = { coldestC: 18, warmestC: 22 };
/** Air that trousers of wool are made for, °C. */
const WINTER_LEGS = { coldestC: 14, warmestC: 17 };
/** °C of an evening of rain in which a raincoat of hers is no burden; the air that it is made for. */
const COOL_RAIN = { belowC: 20, airC: 14 };
/** The heat that her long trousers are made for, °C. */
const TROUSER_HEAT_C = 27.9;

/** Of hers, for a dry day: pale trousers that show the rain, and shoes that a warm rain may wet. */
function mayGetWet(garment: Garment, today: Conditions, context: OccasionContext | null): boolean {
  const { slot, fabric, weather } = garment;
  // A shower is no reason to leave her only warm coat at home.
  // Under an umbrella, to an evening out, a ceremony or the office.
  const isDoorToDoor = today.evening || context === 'special' || context === 'work';
  if (slot === 'coat') return (!today.gale || !today.soaking) && (isDoorToDoor || !today.heavyRain);
  if (slot === 'shoes') return mayShoesGetWet(garment, today, context === 'special');
  return slot === 'bottom' && fabric !== 'linen' && weather.rain !== 'no';
}

/** It rains all day, and not lightly. */
const isThinForDownpour = ({ id }: Garment, { soaking, heavyRain, evening }: Conditions): boolean =>
  soaking && heavyRain && !evening && THIN_SOLE.test(id);

/** Rubber and straps dry again. */
const mayToesGetWet = ({ id }: Garment, { coldestC, soaking }: Conditions): boolean =>
  coldestC >= SANDAL_RAIN_C && (!soaking || DRIES.test(id));

function mayShoesGetWet(shoe: Garment, today: Conditions, isCelebrated: boolean): boolean {
  const { id, fabric, heel } = shoe;
  const { setting, coldestC, evening } = today;
  if (shoe.openShoe) return mayToesGetWet(shoe, today);
  if (isThinForDownpour(shoe, today)) return false;
  const isSoaked = fabric === 'suede' || SOAKS.test(id);
  // From a taxi to the hall.
  if ((evening || isCelebrated) && coldestC >= DOOR_TO_DOOR_C) return !isSoaked;
  if (fabric === 'linen' || heel >= 2) return false;
  return setting !== undefined || coldestC >= WARM_RAIN_C || (heel === 0 && isShower(today, isSoaked));
}

/** What flat closed shoes get through; those of cloth where it is milder. */
function isShower({ coldestC, heavyRain, soaking }: Conditions, isSoaked: boolean): boolean {
  const isTooWet = soaking && (heavyRain || isSoaked);
  return coldestC >= (isSoaked ? DOOR_TO_DOOR_C : SHOWER_C) && !isTooWet;
}

/** A street that is cleared. */
const CLEARED = { wet: false, snow: false, ice: false };
const isThroughSnow = (
  { fabric, heel, id }: Garment,
  { snow, rain, soaking, coldestC }: Conditions,
): boolean =>
  snow &&
  !rain &&
  !soaking &&
  coldestC >= GRIP_FROM_C &&
  heel <= 1 &&
  fabric === 'leather' &&
  !THIN_SOLE.test(id);

/** Of closed shoes: drier, milder and plainer ones. */
function shoeDaysFor(garment: Garment, today: Conditions): OtherDay[] {
  const { coldestC, warmestC, wet } = today;
  const plainer = { context: null, style: 'casual' } as const;
  const air = {
    coldestC: Math.max(coldestC, LOW_SHOES.madeForC),
    warmestC: Math.max(warmestC, LOW_SHOES.madeForC),
  };
  const days: OtherDay[] = [plainer];
  // On a dry street the frost makes no ice.
  if (!wet && coldestC >= LOW_SHOES.from) days.push({ conditions: { ...today, ...air, ice: false } });
  // Leather of hers gets through a little snow before boots are lent.
  if (isThroughSnow(garment, today)) days.push({ ...plainer, conditions: { ...today, ...air, ...CLEARED } });
  if (isOfKind(garment, 'rain boots') && (wet || warmestC < COOL_C))
    days.push({
      ...plainer,
      conditions: { ...today, ...air, wet: true, rain: true, rainsLate: false, ice: false },
    });
  if (isOfKind(garment, 'boots for deep frost') && warmestC < COOL_C)
    days.push({
      ...plainer,
      conditions: { ...today, coldestC: coldestC - MILDER_C, warmestC: warmestC - MILDER_C },
    });
  if (isOfKind(garment, 'ankle boots') && wet && warmestC <= BOOTS.inRainTo)
    days.push({ ...plainer, conditions: { ...today, ...BOOTS.madeForC } });
  if (isOfKind(garment, 'sneakers for rain') && coldestC >= GRIP_FROM_C)
    days.push({ ...plainer, conditions: { ...today, ...air, ice: false } });
  return days;
}

/** A short sleeve goes under her sweater or coat, and a loud shirt or, at last, a tee to a party; a bare shoulder does not. */
function topDaysFor(garment: Garment, today: Conditions): OtherDay[] {
  if (isOfKind(garment, 'sleeveless')) return [];
  const coldestC = Math.max(today.coldestC, SHORT_SLEEVES.coldestC);
  const warmestC = Math.max(today.warmestC, SHORT_SLEEVES.warmestC);
  const conditions = { ...today, coldestC, warmestC };
  const colder = {
    ...today,
    coldestC: today.coldestC - MILDER_C,
    warmestC: today.warmestC - MILDER_C,
  };
  return [{ conditions }, { conditions, context: null }, { conditions: colder }];
}

/** Of long trousers and skirts in the warm: cooler days, before anybody lends her others. */
function legDaysFor(today: Conditions, dry: Conditions, context: OccasionContext | null): OtherDay[] {
  const upTo = (warmC: number, coldC: number) => ({
    warmestC: Math.min(today.warmestC, warmC),
    coldestC: Math.min(today.coldestC, coldC),
    feltMostC: Math.min(today.feltMostC, warmC),
  });
  const isHot = today.warmestC > TROUSER_HEAT_C || today.feltMostC > TROUSER_HEAT_C;
  const winter = upTo(WINTER_LEGS.warmestC, WINTER_LEGS.coldestC);
  // Trousers of a suit go to an interview in any air.
  const dressed =
    context === 'work' || context === 'special' ? { ...dry, ...winter, warmSeason: false } : null;
  if (!isHot) return [{ conditions: { ...today, ...winter } }, ...(dressed ? [{ conditions: dressed }] : [])];
  const cooler = upTo(TROUSER_HEAT_C, TROUSER_HEAT_C);
  // Wool and cotton of hers before anybody's trousers: they dry in a warm rain.
  return [
    { conditions: { ...today, ...cooler } },
    { conditions: { ...today, ...cooler }, context: null },
    ...(today.wet ? [{ conditions: { ...dry, ...cooler, warmSeason: false } }] : []),
    ...(dressed ? [{ conditions: dressed }] : []),
  ];
}

/** Of a raincoat: it is put on as the rain comes, and the cool of the evening with it. */
function rainDaysFor(garment: Garment, today: Conditions): OtherDay[] {
  const { coldestC, warmestC, rain } = today;
  if (!rain || coldestC >= COOL_RAIN.belowC || !isOfKind(garment, 'rainproof')) return [];
  const air = {
    coldestC: Math.min(coldestC, COOL_RAIN.airC),
    warmestC: Math.min(warmestC, COOL_RAIN.airC),
  };
  return [{ conditions: { ...today, ...air } }];
}

/** What a good dress of hers is worn in, by day and in the heat as well. */
const DRESS_HEAT_C = 32;
/** The cold to which it goes under a coat, with tights, and the air that the lightest is made for, °C. */
const DRESS_IN_COLD = { fromC: -8, coldestC: 11, warmestC: 18 };
function dressDaysFor(today: Conditions): OtherDay[] {
  const { fromC, coldestC, warmestC } = DRESS_IN_COLD;
  const air = { coldestC: Math.max(today.coldestC, coldestC), warmestC: Math.max(today.warmestC, warmestC) };
  return [
    { conditions: { ...today, feltMostC: Math.min(today.feltMostC, DRESS_HEAT_C) } },
    ...(today.coldestC >= fromC ? [{ conditions: { ...today, ...air } }] : []),
  ];
}
/** Air that sandals are made for, and from which hers go to a celebration. */
const SANDALS = { coldestC: 17, warmestC: 22, fromC: 15 };

/** Of sandals: flat ones go to a celebration where heels do not. */
function sandalDaysFor({ openShoe }: Garment, today: Conditions): OtherDay[] {
  if (!openShoe || today.wet || today.coldestC < SANDALS.fromC) return [];
  const coldestC = Math.max(today.coldestC, SANDALS.coldestC);
  const warmestC = Math.max(today.warmestC, SANDALS.warmestC);
  return [{ context: null, conditions: { ...today, coldestC, warmestC, warmSeason: true } }];
}

/** Air that a suit is worn in to a celebration, °C: he takes the jacket off at the table. */
const SUIT = { coldestC: 18, warmestC: 23, upToC: 32 };

export const isSuitOrBlazer = (garment: Garment): boolean =>
  garment.set !== undefined || isOfKind(garment, 'blazer');

/** His suit goes to a summer wedding. */
export function feastDaysFor(garment: Garment, today: Conditions): OtherDay[] {
  if (!isSuitOrBlazer(garment) || today.warmestC > SUIT.upToC) return [];
  const coldestC = Math.min(today.coldestC, SUIT.coldestC);
  const warmestC = Math.min(today.warmestC, SUIT.warmestC);
  return [{ conditions: { ...today, coldestC, warmestC, feltMostC: warmestC, warmSeason: false } }];
}

const feltAsColder = ({ slot }: Garment, { feltC }: Conditions): number =>
  slot === 'scarf' ? feltC - MILDER_C : feltC;

const dryDay = (today: Conditions): Conditions => ({
  ...today,
  wet: false,
  rain: false,
  heavyRain: false,
  soaking: false,
});

/** °C down to which a beret or a cap of hers is hat enough, before another is lent. */
const EARS_OUT_C = -1.1;

/** Her own warm hat comes to every occasion and through every rain, before another is lent. */
function hatDaysFor(hat: Garment, today: Conditions): OtherDay[] {
  if (!isOfKind(hat, 'warm hat')) return [];
  if (!isOfKind(hat, 'ears left out')) return [{ context: null, style: 'casual' }];
  return [
    { context: null, conditions: { ...today, rain: false, coldestC: Math.max(today.coldestC, EARS_OUT_C) } },
  ];
}

/** °C of the air, and felt, in which hands are covered; what mittens are made for. */
const BARE_HANDS = { belowC: 7.2, feltBelowC: 4, madeForC: -1 };

/** Mittens of hers, and what is plainer than the occasion, before hands go bare. */
function gloveDaysFor(today: Conditions): OtherDay[] {
  const { coldestC, feltC } = today;
  if (coldestC >= BARE_HANDS.belowC || feltC >= BARE_HANDS.feltBelowC) return [];
  const least = BARE_HANDS.madeForC;
  const cold = { ...today, coldestC: Math.min(coldestC, least), feltC: Math.min(feltC, least) };
  return [today, cold].map((conditions) => ({ context: null, style: 'casual', conditions }));
}

/** Of what is small, and of what is seen above: slots with days of their own. */
function ownDaysFor(garment: Garment, today: Conditions): OtherDay[] | null {
  if (garment.slot === 'hat') return hatDaysFor(garment, today);
  if (garment.slot === 'gloves') return gloveDaysFor(today);
  if (garment.slot === 'bag')
    return [{ conditions: dryDay(today) }, { conditions: dryDay(today), context: null }];
  if (garment.slot === 'top') return topDaysFor(garment, today);
  if (garment.slot !== 'dress') return null;
  return dressDaysFor(today);
}

/** °C of a morning in which down is no burden for being carried later. */
const DOWN_AT_DAWN_C = 5;

/** Of what goes over the rest, for the cold of the morning: it comes off, and is carried; of down what goes into a bag. */
function dawnDaysFor(garment: Garment, today: Conditions): OtherDay[] {
  const { coldestC, warmestC, swings } = today;
  const isOverAll = garment.slot === 'coat' || garment.slot === 'jacket';
  const isBurden =
    isOfKind(garment, 'down, fur or teddy') && !garment.underCoat && coldestC >= DOWN_AT_DAWN_C;
  if (!isOverAll || !swings || isBurden) return [];
  return [{ conditions: { ...today, warmestC: Math.min(warmestC, coldestC) } }];
}

/** The days for which hers is worn today where she has nothing for it: colder, wetter, drier, plainer or, in the heat, cooler. */
export function otherDaysFor(
  garment: Garment,
  today: Conditions,
  context: OccasionContext | null = null,
): readonly OtherDay[] {
  const { coldestC, warmestC, wet } = today;
  const own = ownDaysFor(garment, today);
  if (own) return own;
  const days: OtherDay[] = isOfKind(garment, 'shorts')
    ? []
    : [
        {
          conditions: {
            ...today,
            coldestC: coldestC - MILDER_C,
            warmestC: warmestC - MILDER_C,
            feltC: feltAsColder(garment, today),
            warmSeason: today.warmSeason && coldestC >= COLD_IN_SUMMER_C,
          },
        },
        // Nobody goes dry-shod through a warm day in rubber boots.
        ...(isOfKind(garment, 'rain boots') && !wet && warmestC >= COOL_C
          ? []
          : [{ conditions: { ...today, wet: true } }]),
        { context: null },
      ];
  const dry = dryDay(today);
  days.push(...dawnDaysFor(garment, today));
  if (mayGetWet(garment, today, context)) days.push({ conditions: dry }, { conditions: dry, context: null });
  days.push(...rainDaysFor(garment, today), ...sandalDaysFor(garment, today));
  if (garment.slot === 'shoes' && !garment.openShoe) days.push(...shoeDaysFor(garment, today));
  if (garment.slot === 'bottom') days.push(...legDaysFor(today, dry, context));
  return days;
}
