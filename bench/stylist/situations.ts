// Dresses situations that somebody wrote down (who, where, hour by hour, from what closet), and prints each with its look, for readers
// who did not write the stylist: `node bench/stylist/situations.ts list.json [page.md]`. The shape of a situation is below.
import { readFileSync, writeFileSync } from 'node:fs';
import type { OwnPiece } from '../../app/domain/closet/closet-terms.ts';
import { everybodyHas } from '../../app/domain/closet/closet-terms.ts';
import {
  briefForOccasion,
  DAY_OCCASIONS,
  type DayOccasion,
} from '../../app/domain/preferences/day-occasion.ts';
import type { Gender, StyleId } from '../../app/domain/preferences/style.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { nearestColorName, PALETTE, type ColorName } from '../../app/domain/wardrobe/palette.ts';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';
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
  weather: Hour[];
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
};
const OCCASIONS: Record<string, DayOccasion> = {
  work: 'work',
  home: 'home',
  evening: 'evening',
  dressy: 'evening',
  sport: 'sport',
  travel: 'travel',
  walking: 'outdoors',
};
/** °C of the thermostat for "I feel the cold", and for a wish to be warmer. */
const SENSITIVE_C = 2;
const THINGS: Record<string, string> = {
  sneakers: 'trainers shoes',
  trainers: 'sneakers shoes',
  pants: 'trousers',
  sweater: 'knit crew jumper',
  jumper: 'knit crew sweater',
  't-shirt': 'tee',
  tshirt: 'tee',
  coat: 'coat overcoat',
};

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+(-shirt)?/g) ?? [];
const isColor = (word: string): word is ColorName => word in PALETTE;

/** The garment of the wardrobe whose name shares most words with what she calls it; null when it shares none. */
function ownPiece(name: string, gender: Gender): OwnPiece | null {
  const said = words(name).flatMap((word) => [word, ...words(THINGS[word] ?? '')]);
  const last = words(name).at(-1) ?? '';
  const score = (called: string) =>
    words(called).reduce(
      (sum, word) => sum + (word === last || word === `${last}s` ? 4 : said.includes(word) ? 2 : -0.3),
      0,
    );
  const [best] = WARDROBE.filter(({ slot, genders }) => !everybodyHas(slot) && genders.includes(gender))
    .map((garment) => ({ garment, points: score(garment.phrase.replace('{}', '')) + score(garment.id) / 2 }))
    .sort((a, b) => b.points - a.points);
  if (!best || best.points < 2) return null;
  const color = said.find(isColor) ?? (said.includes('grey') ? nearestColorName('#808080') : undefined);
  const plain = best.garment.colors.every(({ length }) => length === 1);
  const colorway = plain && color ? color : (best.garment.colors[0]?.join('+') ?? 'black');
  return { garmentId: best.garment.id, color: colorway, warmth: 'usual' };
}

function hoursOf({ weather, from_hour, to_hour, month_day }: Situation): WeatherHour[] {
  return weather.slice(from_hour, Math.max(to_hour, from_hour + 1)).map((hour, index) => {
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

function briefOf(situation: Situation): { brief: StylingBrief; unknown: string[] } {
  const gender: Gender = situation.sex === 'men' ? 'male' : 'female';
  const asked = situation.occasion ?? (situation.wish === 'dressier' ? 'dressy' : '');
  const kinds = [situation.evening_kind, situation.sport_kind, OCCASIONS[asked]];
  const occasion =
    kinds.find((kind): kind is DayOccasion => DAY_OCCASIONS.some((known) => known === kind)) ?? 'usual';
  const named = situation.closet?.pieces.map(({ name }) => ({ name, piece: ownPiece(name, gender) })) ?? [];
  const pieces = named.flatMap(({ piece }) => piece ?? []);
  const wish = { warmer: 1, cooler: -1 }[situation.wish ?? ''] ?? 0;
  const hours = hoursOf(situation);
  const brief: StylingBrief = {
    gender,
    styles: [...new Set(situation.styles.flatMap((style) => STYLES[style] ?? []))],
    daypart: daypartOf(hours[0]?.hour ?? 8),
    hours,
    placeName: situation.place.split(',')[0] ?? '',
    recent: [],
    seed: `situation ${situation.id}`,
    offsetC: SENSITIVE_C * (situation.sensitivity + wish),
    ...(situation.closet && {
      closet: {
        from: situation.closet.mode === 'only' ? ('only-mine' as const) : ('mine-first' as const),
        pieces,
      },
    }),
  };
  return {
    brief: briefForOccasion(occasion, brief),
    unknown: named.filter(({ piece }) => !piece).map(({ name }) => name),
  };
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
  const { brief, unknown } = briefOf(situation);
  const outfit = compose(brief);
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
      `Closet (${situation.closet.mode}): ${situation.closet.pieces.map(({ name }) => name).join(', ')}.${unknown.length > 0 ? ` (Not understood: ${unknown.join(', ')}.)` : ''}`,
    `**${outfit.title}.** ${outfit.description}`,
    `Worn: ${outfit.look.garments.map(({ name }) => name).join(', ')}.`,
    `Warmth ${receipt.icl.toFixed(2)} clo; needed on leaving ${receipt.need.neutral.toFixed(2)} (${receipt.need.min.toFixed(2)} to ${receipt.need.max.toFixed(2)})${receipt.inside ? `; inside ${receipt.inside.icl.toFixed(2)} clo, PMV ${receipt.inside.pmv.toFixed(1)}` : ''}.${outfit.fromCloset ? ` Closet: ${outfit.fromCloset}.` : ''}`,
    `Why: ${outfit.reasons.map(({ text }) => text).join(' ')}`,
  ]
    .filter(Boolean)
    .join('  \n');
}

const [file, page] = process.argv.slice(2);
if (!file) throw new Error('Which list? node bench/stylist/situations.ts list.json [page.md]');
const situations: Situation[] = JSON.parse(readFileSync(file, 'utf8'));
const text = `${situations.map(told).join('\n\n')}\n`;
if (page) writeFileSync(page, text);
else console.log(text);
