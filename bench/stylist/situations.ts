// Dresses situations that somebody wrote down (who, where, hour by hour, from what closet), and prints each with its look, for readers
// who did not write the stylist: `node bench/stylist/situations.ts bench/stylist/situations-first.json [page]`. What she is about to do is read
// as she would type it under "Say it". The shape of a situation is below.
import { readFileSync, writeFileSync } from 'node:fs';
import { DAY_OCCASIONS, type DayOccasion } from '../../app/domain/preferences/day-occasion.ts';
import type { Gender, StyleId } from '../../app/domain/preferences/style.ts';
import { mainStop } from '../../app/domain/day-request/brief-for-request.ts';
import { chipsOf } from '../../app/domain/day-request/chips.ts';
import type { DayRequest } from '../../app/domain/day-request/day-request.ts';
import { readDayRequest } from '../../app/domain/day-request/read-request.ts';
import { readCloset, type NamedPiece, type ReadName } from '../../app/domain/closet/naming/read-name.ts';
import { composeForRequest } from '../../app/domain/styling/compose-for-request.ts';
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { parseTints, colorWord } from '../../app/domain/wardrobe/palette.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import { daypartOf } from '../../app/domain/time/daypart.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

interface Hour {
  t: number;
  wind: number;
  rain: number;
  snow: number;
  cloud: number;
  rh: number;
  uv: number;
}

interface Situation {
  id: number;
  who: string;
  /** What she types; '-': nothing; left out or empty: `who`, with who she is: covered hair, a stick, the job. */
  says?: string;
  sex: 'women' | 'men';
  styles: string[];
  occasion: string | null;
  wish: string | null;
  evening_kind: string | null;
  sport_kind: string | null;
  place: string;
  month_day: string;
  from_hour: number;
  to_hour: number;
  /** A figure an hour from midnight on, in one line each. */
  weather: Record<keyof Hour, string>;
  sensitivity: -1 | 0 | 1;
  closet: { mode: 'only' | 'mixed'; pieces: { name: string }[] } | null;
}

/** Words of style that people use, as our six. */
const STYLES: Record<string, StyleId> = {
  casual: 'casual',
  professional: 'professional',
  sporty: 'sporty',
  chic: 'classic',
  minimalist: 'classic',
  romantic: 'classic',
  classic: 'classic',
  streetwear: 'trendy',
  bohemian: 'trendy',
  trendy: 'trendy',
  'go-wild': 'go-wild',
};
const OCCASIONS: Record<string, DayOccasion> = {
  work: 'work',
  special: 'special',
  home: 'home',
  evening: 'evening',
  dressy: 'evening',
  sport: 'sport',
  travel: 'travel',
  walking: 'outdoors',
};
/** °C of the thermostat for "I feel the cold". */
const SENSITIVE_C = 2;
function hoursOf({ weather, from_hour, to_hour, month_day }: Situation): WeatherHour[] {
  const figures = (name: keyof Hour) => weather[name].split(' ').map(Number);
  const [t, wind, rain, snow, cloud, rh, uv] = (
    ['t', 'wind', 'rain', 'snow', 'cloud', 'rh', 'uv'] as const
  ).map(figures);
  const all = (t ?? []).map((celsius, i): Hour => ({
    t: celsius,
    wind: wind?.[i] ?? 0,
    rain: rain?.[i] ?? 0,
    snow: snow?.[i] ?? 0,
    cloud: cloud?.[i] ?? 0,
    rh: rh?.[i] ?? 50,
    uv: uv?.[i] ?? 0,
  }));
  return all.slice(from_hour, Math.max(to_hour, from_hour + 1)).map((hour, index) => {
    const hourOfDay = from_hour + index;
    const date = new Date(Date.parse(`2026-${month_day}T00:00:00Z`) + hourOfDay * 3_600_000);
    const wet = hour.rain + hour.snow;
    return {
      at: date.toISOString(),
      hour: hourOfDay % 24,
      date: date.toISOString().slice(0, 10),
      tempF: hour.t * 1.8 + 32,
      windMs: hour.wind,
      humidity: hour.rh,
      precipitationMm: wet,
      snow: hour.snow > hour.rain,
      cloud: hour.cloud,
      uv: hour.uv,
      condition:
        wet >= 0.1 ? (hour.snow > hour.rain ? 'Snow' : 'Rain') : hour.cloud > 0.6 ? 'Clouds' : 'Clear',
    };
  });
}

const genderOf = ({ sex }: Situation): Gender => (sex === 'men' ? 'male' : 'female');

/** 'SA' by 'Saudi Arabia': places are stored with the code of their country. */
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const COUNTRY_CODES = new Map(
  Array.from({ length: 26 * 26 }, (_, index) => {
    const code = String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
    return [REGIONS.of(code) ?? '', code] as const;
  }),
);

const placeOf = ({ place }: Situation): string => {
  const [city = '', country = ''] = place.split(', ');
  const code = COUNTRY_CODES.get(country);
  return code ? `${city}, ${code}` : place;
};

/** Her closet as it was written down, each piece with what it is read as. */
const closetOf = (situation: Situation): NamedPiece[] =>
  readCloset(
    (situation.closet?.pieces ?? []).map(({ name }) => name),
    genderOf(situation),
  ).filter(({ piece }) => piece !== 'everybody');

function occasionOf({ occasion, wish, evening_kind, sport_kind, styles }: Situation): DayOccasion {
  const asked = occasion ?? (wish === 'dressier' ? 'dressy' : '');
  const kinds = [evening_kind, sport_kind, OCCASIONS[asked]];
  // Who is sporty walks as for sport.
  if (asked === 'walking' && styles.includes('sporty')) return 'walk';
  return kinds.find((kind): kind is DayOccasion => DAY_OCCASIONS.some((known) => known === kind)) ?? 'usual';
}

const SPORTS: readonly DayOccasion[] = ['gym', 'run', 'sport'];

const OUT_OF_DOORS: readonly DayOccasion[] = ['outdoors', 'walk', 'run', 'gym', 'sport', 'travel'];

/** Her words; else what is written of her, save her name and age: nobody types those. */
const saidIn = ({ says, who }: Situation): string =>
  says === '-' ? '' : says || who.replace(/^[^,]+, \d+, /, '');

/** Whether her words name the day better than what she tapped. */
function closerSaid(situation: Situation): boolean {
  const tapped = occasionOf(situation);
  const said = readDayRequest(saidIn(situation), { unit: 'C', pieces: [] });
  const named = mainStop(said)?.occasion;
  return (
    (tapped === 'outdoors' && (named === 'walk' || named === 'run')) ||
    (tapped === 'sport' && named === 'walk') ||
    (tapped === 'travel' && (named === 'work' || named === 'walk')) ||
    // Who stays at home for the physiotherapist is at home.
    (tapped === 'home' &&
      named !== undefined &&
      OUT_OF_DOORS.includes(named) &&
      said.stops.every(({ occasion }) => occasion !== 'home'))
  );
}

/** What her words tell beside the occasion that she tapped; the weather stands in the list, hour by hour. */
function requestOf(situation: Situation): DayRequest {
  const said = readDayRequest(saidIn(situation), { unit: 'C', pieces: [] });
  const tapped = occasionOf(situation);
  // Her words say what a special day is for.
  const isNamed = tapped === 'special' && said.stops.length > 0;
  const isCloser = tapped === 'usual' || isNamed || closerSaid(situation);
  const sports = said.stops.filter(({ occasion }) => SPORTS.includes(occasion) && occasion !== tapped);
  const stops = isCloser ? said.stops : [{ occasion: tapped, hour: null }, ...sports];
  // At home she is dressed up for somebody.
  const isSeen = tapped === 'home' && situation.wish === 'dressier';
  const isDressier = tapped === 'work' && situation.wish === 'dressier';
  const more = isSeen ? (['hosting', 'festive'] as const) : isDressier ? (['sober'] as const) : [];
  const codes = [...new Set([...said.codes, ...more])];
  // On a journey the degrees that she names are those of the other end.
  const airC = tapped === 'travel' ? said.airC : null;
  // The chip alone: what she types of the cold stands as her sensitivity.
  const warmth = situation.wish === 'warmer' || situation.wish === 'cooler' ? situation.wish : null;
  return { ...said, codes, stops, airC, wet: false, warmth };
}

function briefOf(situation: Situation): StylingBrief {
  const pieces = closetOf(situation).flatMap(({ name, piece }) =>
    typeof piece === 'object' && piece ? [{ ...piece, name }] : [],
  );
  const hours = hoursOf(situation);
  return {
    gender: genderOf(situation),
    styles: [...new Set(situation.styles.flatMap((style) => STYLES[style] ?? []))],
    daypart: daypartOf(hours[0]?.hour ?? 8),
    hours,
    placeName: placeOf(situation),
    recent: [],
    seed: `situation ${situation.id}`,
    offsetC: SENSITIVE_C * situation.sensitivity,
    ...(situation.closet && {
      closet: {
        from: situation.closet.mode === 'only' ? ('only-mine' as const) : ('mine-first' as const),
        pieces,
      },
    }),
  };
}

/** 'black wool coat -> black wool coat', or that nothing of ours is like it. */
function readAs(situation: Situation): string {
  const closet = closetOf(situation);
  const known = closet.flatMap(({ name, piece }) => {
    const garment = typeof piece === 'object' && piece && garmentById(piece.garmentId);
    if (!piece || !garment) return [];
    const color = parseTints(`${piece.garmentId}:${piece.color}`).slice(0, 2).map(colorWord).join(' and ');
    return `${name} -> ${garment.phrase.replace('{}', color)}`;
  });
  const namesOf = (read: ReadName) => closet.filter(({ piece }) => piece === read).map(({ name }) => name);
  const [unworn, unknown] = [namesOf('unworn'), namesOf(null)];
  return [
    `Read as: ${known.join('; ')}.`,
    unworn.length > 0 && `Known, and nothing that we wear on her: ${unworn.join(', ')}.`,
    unknown.length > 0 && `Not understood: ${unknown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** '4 to 11 °C, rain 3 mm, wind to 9 m/s, UV to 5' */
function weatherOf(hours: readonly WeatherHour[]): string {
  const cells = hours.map(({ tempF }) => Math.round((tempF - 32) / 1.8));
  const every = Math.max(1, Math.floor(cells.length / 6));
  const sum = (snow: boolean) =>
    hours.filter((hour) => hour.snow === snow).reduce((mm, hour) => mm + hour.precipitationMm, 0);
  return [
    `°C from ${hours[0]?.hour} h on: ${cells.filter((_, index) => index % every === 0).join(' ')} … ${cells.at(-1)}`,
    sum(false) >= 0.1 && `rain ${sum(false).toFixed(1)} mm`,
    sum(true) >= 0.1 && `snow ${sum(true).toFixed(1)} mm`,
    `wind to ${Math.max(...hours.map(({ windMs }) => windMs)).toFixed(0)} m/s`,
    `UV to ${Math.max(...hours.map(({ uv }) => uv)).toFixed(0)}`,
    `cloud ${((100 * hours.reduce((total, { cloud }) => total + cloud, 0)) / hours.length) | 0} %`,
  ]
    .filter(Boolean)
    .join(', ');
}

function told(situation: Situation): string {
  const brief = briefOf(situation);
  const request = requestOf(situation);
  const outfit = composeForRequest(brief, request);
  const understood = chipsOf(request, 'C').map(({ label }) => label);
  const occasion = [
    situation.occasion ?? 'an ordinary day',
    situation.evening_kind,
    situation.sport_kind,
    situation.wish,
  ];
  const { receipt } = outfit;
  return [
    `### ${situation.id}. ${situation.who}`,
    `_${situation.sex}, ${brief.styles.join(' + ')}; ${occasion.filter(Boolean).join(', ')}; ${situation.place}, ${situation.month_day}, ${situation.from_hour} to ${situation.to_hour} h; ${weatherOf(hoursOf(situation))}${situation.sensitivity ? `; feels the ${situation.sensitivity > 0 ? 'cold' : 'heat'}` : ''}_`,
    situation.closet &&
      `Closet (${situation.closet.mode}): ${situation.closet.pieces.map(({ name }) => name).join(', ')}.`,
    situation.closet && readAs(situation),
    understood.length > 0 && `Understood: ${understood.join(', ')}.`,
    `**${outfit.title}.** ${outfit.description}`,
    `Worn: ${outfit.look.garments.map(({ name }) => name).join(', ')}.`,
    `Warmth ${receipt.icl.toFixed(2)} clo; needed on leaving ${receipt.need.neutral.toFixed(2)} (${receipt.need.min.toFixed(2)} to ${receipt.need.max.toFixed(2)})${receipt.inside ? `; inside ${receipt.inside.icl.toFixed(2)} clo, PMV ${receipt.inside.pmv.toFixed(1)}` : ''}.${outfit.fromCloset ? ` Closet: ${outfit.fromCloset}.` : ''}`,
    `Why: ${outfit.reasons.map(({ text }) => text).join(' ')}`,
  ]
    .filter(Boolean)
    .join('  \n');
}

const [file, page] = process.argv.slice(2);
if (!file)
  throw new Error('Which list? node bench/stylist/situations.ts bench/stylist/situations-first.json [page]');
const situations: Situation[] = JSON.parse(readFileSync(file, 'utf8'));
const text = `${situations.map(told).join('\n\n')}\n`;
if (page) writeFileSync(page, text);
else console.log(text);
