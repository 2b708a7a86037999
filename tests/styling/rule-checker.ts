// What no look may be (docs/rules/comfort.md), as an independent reader tells it from
// what a look says of itself: names, cloth and drawings, none of the stylist's tables.
import type { WornGarment } from '../../app/domain/looks/look.ts';
import type { ClosetBrief, ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

/** What the hours out demand. */
export interface HourDemands {
  wet: boolean;
  ice: boolean;
  windy: boolean;
  strongSun: boolean;
  /** Strong sun on a warm dry day that is nobody's work and no celebration. */
  sunHat: boolean;
  /** Mild, under a sun that would stand high without its clouds. */
  warmSeason: boolean;
  /** °C, whole degrees. */
  coldest: number;
  warmest: number;
  felt: number;
  feltMost: number;
  heavyRain: boolean;
  snow: boolean;
}

export function hourDemands(
  hours: readonly WeatherHour[],
  context: string | null = null,
  style = 'casual',
): HourDemands {
  const temps = hours.map((h) => ((h.tempF - 32) * 5) / 9);
  // Apparent temperature in the shade (Steadman 1994).
  const felts = hours.map((h, index) => {
    const c = temps[index] ?? 0;
    const vapor = (h.humidity / 100) * 6.105 * Math.exp((17.27 * c) / (237.7 + c));
    return c + 0.348 * vapor - 0.7 * Math.max(0.2, h.windMs) - 4.25;
  });
  const wet = hours.some((h) => h.precipitationMm >= 0.1 || /rain|snow|storm|drizzle/i.test(h.condition));
  const strongSun = hours.some((h) => h.uv >= 6);
  const ownTime = context === 'leisure' || (context === null && style !== 'professional');
  // In wind a brim is held on all day: nobody wears one with good clothes.
  const isBlownOff = ['professional', 'classic'].includes(style) && hours.some((h) => h.windMs > 8);
  return {
    wet,
    ice: hours.some((h) => h.tempF <= 33),
    windy: hours.some((h) => h.windMs > 8),
    strongSun,
    sunHat: strongSun && !wet && ownTime && !isBlownOff && Math.max(...temps) >= 24,
    warmSeason:
      Math.max(...temps) >= 15 && hours.some((h) => h.uv / (1 - 0.75 * Math.min(1, h.cloud) ** 3.4) >= 6),
    coldest: Math.round(Math.min(...temps)),
    warmest: Math.round(Math.max(...temps)),
    felt: Math.round(Math.min(...felts)),
    feltMost: Math.round(Math.max(...felts)),
    heavyRain: hours.some((h) => h.precipitationMm >= 0.8 && !h.snow),
    snow: hours.some((h) => h.snow && h.precipitationMm >= 0.1),
  };
}

const hemOf = ({ drawing }: WornGarment) =>
  drawing.kind === 'trousers'
    ? drawing.length >= 0.85
      ? 2
      : 1 + drawing.length
    : 'flare' in drawing
      ? drawing.length
      : 2;

const WHITE = /^(?:[\w-]+ )*?(white|cream)\b/;

const WIDE = /straw hat|panama/;

/** Whether a closet has a hat that shades in such wind. */
const hasSunHat = ({ pieces }: ClosetBrief, windy: boolean): boolean =>
  pieces.some(({ garmentId }) => {
    const garment = garmentById(garmentId);
    return (
      garment?.slot === 'hat' && garment.weather.sun === 'cover' && !(windy && WIDE.test(garment.phrase))
    );
  });

/**
 * The rules that a look breaks, read from its names, cloth and drawings: none of the stylist's tables. Who is dressed
 * from a closet goes without the small things that it lacks, where she is told so.
 */
export function brokenRules(
  {
    look: { garments },
    receipt,
    style,
    reasons = [],
  }: Pick<ComposedOutfit, 'look' | 'receipt' | 'style'> & Partial<Pick<ComposedOutfit, 'reasons'>>,
  { hours, modesty = {}, gender, context, closet, setting }: StylingBrief,
): string[] {
  const isTold = (lack: string) =>
    !!closet && reasons.some(({ fact, text }) => fact === 'closet' && text.includes(`no ${lack}`));
  const { wet, ice, windy, sunHat, heavyRain } = hourDemands(hours, context ?? null, style);
  const temps = hours.map(({ tempF }) => ((tempF - 32) * 5) / 9);
  const [coldest, warmest] = [Math.min(...temps), Math.max(...temps)];
  // Of hers, where she has no others, flat shoes get wet in sport, in warm rain and in a shower.
  const mayGetWet = !!closet && (!!setting || coldest >= 20 || (coldest >= 7 && !heavyRain));
  const isOccasion = context === 'work' || context === 'special';
  // And good ones on an evening that is not cold.
  const from = hours[0]?.hour ?? 0;
  const isEvening = from >= 16 || (context === 'special' && from >= 12 && hours.length > 8);
  const isDoorToDoor = !!closet && isEvening && coldest >= 12;
  // To a celebration heels are worn under an umbrella through a shower, not through a wet evening.
  const isShower =
    context === 'special' &&
    hours.filter(({ precipitationMm }) => precipitationMm > 0).length < hours.length / 3;
  const felt = Math.min(...hours.map(shadeFelt));
  const named = (words: RegExp, ...slots: string[]) =>
    garments.some(({ name, slot }) => words.test(name) && (slots.length === 0 || slots.includes(slot)));
  const has = (slot: string) => garments.some((one) => one.slot === slot);
  const shoes = garments.find(({ slot }) => slot === 'shoes');
  const last = shoes?.drawing.kind === 'shoes' ? shoes.drawing.last : undefined;
  const shoe = (words: RegExp) => words.test(shoes?.name ?? '');
  const socks = named(/socks/);
  const shorts = garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.length < 0);
  const sporty = style === 'sporty';
  const down = garments.filter(
    ({ drawing, cloth }) =>
      (drawing.kind === 'coat' && drawing.quilt === 'channels') || /^(teddy|fur)$/.test(cloth.fabric),
  );
  const tailored = named(/blazer|suit jacket|dinner jacket|tweed jacket/, 'jacket');
  const upper = garments.filter(({ slot }) => ['top', 'knitwear', 'dress', 'jacket', 'coat'].includes(slot));
  const neck = (slot: string) => {
    const found = garments.find((one) => one.slot === slot)?.drawing;
    return found && 'neck' in found ? found.neck : null;
  };
  const woolCoat = garments.some(
    ({ slot, cloth }) => slot === 'coat' && ['wool', 'check', 'teddy', 'fur'].includes(cloth.fabric),
  );
  const warmOn = (hour: number) =>
    garments.some(
      ({ id, slot, name }) =>
        (slot === 'gloves' ||
          slot === 'scarf' ||
          (slot === 'hat' && /beanie|beret|cloche|flat cap|bobble/.test(name) && !/linen/.test(name))) &&
        !receipt.layers?.some(({ garmentId, wornHours }) => garmentId === id && !wornHours.includes(hour)),
    );
  const rules: [string, boolean][] = [
    [
      'suede in the wet',
      wet && garments.some(({ name, cloth }) => /suede/.test(name) || cloth.fabric === 'suede'),
    ],
    ['open shoes in the wet', wet && (shoe(/sandals|mules/) || last === 'sandal')],
    [
      'rain shoes',
      wet &&
        ((shoe(/pumps|heels/) && !isShower && !isDoorToDoor) ||
          shoe(/canvas|espadrilles/) ||
          (!mayGetWet && !isDoorToDoor && (shoe(/ballet|loafers/) || WHITE.test(shoes?.name ?? '')))),
    ],
    [
      'white linen in the wet',
      wet && garments.some((g) => g.cloth.fabric === 'linen' && /\bwhite\b/.test(g.name)),
    ],
    [
      'nothing against the wet',
      wet && !has('jacket') && !has('coat') && !has('umbrella') && !isTold('umbrella'),
    ],
    [
      'wool coat in the rain',
      // In snow nobody is told of an umbrella: her own coat will do.
      // To a celebration it goes under an umbrella through a shower.
      wet &&
        woolCoat &&
        ((heavyRain && !isShower && !(closet && context === 'special' && has('umbrella'))) ||
          (!has('umbrella') && !named(/lined/, 'coat') && !closet)),
    ],
    ['heels on ice', ice && shoe(/heel|platform boots|cowboy boots/)],
    ['wide hat in wind', windy && named(WIDE)],
    [
      'full light skirt in wind',
      windy && garments.some((g) => 'flare' in g.drawing && g.drawing.flare >= 0.36 && g.clo < 0.33),
    ],
    ['no sun cover', sunHat && !named(/\b(cap|hat|headscarf)$/) && (!closet || hasSunHat(closet, windy))],
    // Her only coat is worn on milder days as well.
    ['down above 7 °C', down.length > 0 && coldest > (closet ? 12 : 7)],
    ['down over down', down.length > 1],
    [
      'snow boots without snow',
      shoe(/winter boots|snow boots/) && coldest >= -4 && !hours.some(({ snow }) => snow),
    ],
    ['socks with pumps', socks && last === 'pump'],
    ['socks with ballet flats', socks && shoe(/ballet/)],
    ['socks in loafers with shorts', socks && shorts && last === 'loafer'],
    ['socks in sandals', socks && last === 'sandal'],
    ['shorts for work or special', shorts && isOccasion],
    [
      'blazer under a coat',
      tailored &&
        has('coat') &&
        // In deep frost she wears all that she has; a suit keeps its coat on a mild day as well.
        (coldest >= (isOccasion ? 16 : 10) ||
          !(
            [
              'professional',
              'classic',
              ...(isOccasion ? ['trendy'] : []),
              ...(context === 'special' ? ['casual', 'go-wild'] : []),
            ].includes(style) ||
            (closet && coldest < -15)
          )),
    ],
    [
      'blazer with sport',
      tailored &&
        named(
          /hoodie|joggers|track|running|training|sweatshirt/,
          'top',
          'knitwear',
          'bottom',
          'dress',
          'shoes',
        ),
    ],
    [
      'collar under a collar',
      neck('top') === 'shirt' && ['shirt', 'turtle'].includes(neck('knitwear') ?? ''),
    ],
    // Of hers, where one knit is too little.
    ['four layers', upper.length > (closet || coldest < -5 || felt < -10.95 ? 4 : 3)],
    ['thermals', has('base') && coldest >= (closet ? 8 : -8) && felt >= -12.95],
    ['no hat in frost', felt < -2.05 && !has('hat') && !isTold('warm hat')],
    ['no gloves in frost', felt < -2.05 && !has('gloves') && !isTold('gloves')],
    [
      'hat, scarf or gloves above 12 °C',
      hours.some((hour, index) => (temps[index] ?? 0) > 12.05 && warmOn(hour.hour)),
    ],
    [
      'opaque tights above 16 °C, after a cold morning above 20',
      named(/opaque|wool tights/) && warmest > (coldest < 7 ? 20 : 16),
    ],
    [
      'roll-neck above 16 °C',
      warmest > 16 && upper.some(({ drawing }) => 'neck' in drawing && drawing.neck === 'turtle'),
    ],
    ['bare-shouldered for work', context === 'work' && named(/camisole|\btank$|slip dress|sundress/)],
    [
      'gym wear for work',
      context === 'work' &&
        !sporty &&
        named(
          /running|training|track|hoodie|leggings|tennis/,
          'top',
          'knitwear',
          'bottom',
          'dress',
          'jacket',
        ),
    ],
    ['heels', modesty.noHeels === true && shoe(/heel|platform boots|cowboy boots/)],
    [
      'head bare',
      modesty.headCover === true && !named(gender === 'female' ? /headscarf$/ : /\b(cap|hat|skullcap)$/),
    ],
    ['hem', garments.some((g) => ['bottom', 'dress'].includes(g.slot) && hemOf(g) < (modesty.hem ?? 0))],
  ];
  for (const { drawing } of garments) {
    if (drawing.kind !== 'top' && drawing.kind !== 'dress') continue;
    rules.push(['sleeve', drawing.sleeve < (modesty.sleeve ?? 0) - 0.05]);
    rules.push([
      'neck',
      modesty.coveredNeck === true && ['v', 'scoop', 'boat', 'straps'].includes(drawing.neck),
    ]);
  }
  return rules.filter(([, violated]) => violated).map(([rule]) => rule);
}

/** Steadman 1994, in the shade, °C. */
function shadeFelt({ tempF, humidity, windMs }: WeatherHour): number {
  const c = ((tempF - 32) * 5) / 9;
  const vapor = (humidity / 100) * 6.105 * Math.exp((17.27 * c) / (237.7 + c));
  return c + 0.348 * vapor - 0.7 * Math.max(0.2, windMs) - 4.25;
}
