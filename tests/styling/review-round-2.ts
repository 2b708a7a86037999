// What the last cold readers of a hundred cards would still have changed, told from names, drawings and sentences as in
// review-round-1.ts: none of the stylist's tables.
import type { WornGarment } from '../../app/domain/looks/look.ts';
import type { Card } from './card-consistency.ts';
import { isWet } from './claim-checker.ts';

const MPH = 2.237;
const DARK = /^(black|charcoal|navy|forest|burgundy|plum|cobalt)$/;
const PALE = /^(white|cream|oat|stone|sand|blush|butter|sky|lilac)$/;
const tintOf = ({ id }: WornGarment) => (id.split(':')[1] ?? '').split('+')[0] ?? '';
const nounOf = (name: string) => name.split(' ').at(-1) ?? '';
const isPullover = ({ slot, drawing }: WornGarment) => slot === 'knitwear' && drawing.kind === 'top';

/** Months of light clothes: mild, under a sun that would stand high without its clouds. */
const isSummery = ({ brief: { hours } }: Card) =>
  hours.some(({ tempF }) => tempF >= 59) &&
  hours.some(({ uv, cloud }) => uv / (1 - 0.75 * Math.min(1, cloud) ** 3.4) >= 6);

/** What is worn and should not be. */
export function lookFaultsRound2(card: Card): string[] {
  const { brief, outfit } = card;
  const { look, style, receipt } = outfit;
  const { context, gender, hours } = brief;
  const temps = hours.map(({ tempF }) => tempF);
  const [coldest, warmest] = [Math.min(...temps), Math.max(...temps)];
  const of = (...slots: string[]) => look.garments.filter(({ slot }) => slots.includes(slot));
  const named = (words: RegExp, ...slots: string[]) =>
    look.garments.some(({ name, slot }) => words.test(name) && (slots.length === 0 || slots.includes(slot)));
  const gusts = Math.max(...hours.map(({ windMs }) => windMs)) * MPH;
  const rains = hours.some((hour) => isWet(hour) && !hour.snow);
  const isWorkOrSpecial = context === 'work' || context === 'special';
  const [sweater, under] = [look.garments.find(isPullover), of('top')[0]];
  const outers = (receipt.layers ?? []).filter(({ garmentId }) =>
    of('coat', 'jacket', 'knitwear').some(({ id }) => id === garmentId),
  );
  const isOffFromTen = outers.every(({ wornHours }) => wornHours.every((hour) => hour < 10 || hour > 16));
  // Seen at a celebration once the coat is off.
  const festive = look.garments.filter(
    ({ slot, name, cloth }) =>
      [
        'top',
        'dress',
        'bottom',
        'jacket',
        ...(coldest < (style === 'professional' ? 40 : 48) ? ['knitwear'] : []),
      ].includes(slot) &&
      (/satin|velvet|silk(?!-knit polo)|cashmere|bow blouse|blazer|suit|tuxedo|tweed|dress$|statement|bright|floral/.test(
        name,
      ) ||
        cloth.fabric === 'satin' ||
        // In heat, a man's good shirt: the blazer stays at home.
        (gender === 'male' && warmest >= 80 && /linen dress shirt/.test(name))),
  );
  // A fine knit with a skirt, or of a man with trousers; leather.
  const isFine =
    named(/leather (pants|midi skirt)/, 'bottom') ||
    (named(/fine .*(sweater|turtleneck)|heavy .* turtleneck|cashmere|silk-knit polo/, 'knitwear', 'top') &&
      (gender === 'male' || named(/skirt/, 'bottom')));
  const found: [string, boolean][] = [
    [
      'trail or softshell pants for sport at work',
      style === 'sporty' &&
        isWorkOrSpecial &&
        (coldest > 15 || context === 'special') &&
        named(/(softshell|cargo|hiking|trail) pants/),
    ],
    ['cargo pants at work', context === 'work' && named(/cargo/)],
    [
      'short dress shirt in Professional',
      style === 'professional' && gender === 'male' && named(/short-sleeve \w+ (dress )?shirt$/),
    ],
    ['a brim in wind, sun or not', gusts >= 20 && named(/brim|felt .*hat|sun hat/, 'hat')],
    [
      'shoes for the rain that nobody calls so',
      rains && named(/walking shoes/) && !named(/weatherproof .*walking shoes/),
    ],
    ['a vest for the warmth', coldest < 45 && rains && named(/sweater vest/) && !named(/lined/, 'coat')],
    [
      'dark under a pale knit',
      !!sweater &&
        !!under &&
        PALE.test(tintOf(sweater)) &&
        DARK.test(tintOf(under)) &&
        'neck' in under.drawing &&
        under.drawing.neck !== 'shirt',
    ],
    [
      'a running top over a dress or sweatshirt',
      named(/running top|training top/, 'knitwear') &&
        (of('dress').length > 0 || named(/sweatshirt|hoodie|sweater/)),
    ],
    ['airy under a sweater in the cold', coldest < 45 && named(/airy|featherweight|mesh/, 'top')],
    ['tank or sandals out of season', coldest < 69.5 && !isSummery(card) && named(/tank$|sandals/)],
    ['two layers, both off by ten', outers.length > 1 && isOffFromTen && warmest - coldest < 18],
    [
      'scarf without gloves',
      coldest < 42.5 && warmest < 55 && of('scarf').length > 0 && of('gloves').length === 0,
    ],
    [
      'a hood over a collar',
      named(/hoodie/, 'knitwear') &&
        under !== undefined &&
        'neck' in under.drawing &&
        under.drawing.neck === 'shirt',
    ],
    ['cargo or sandals with a blazer', named(/blazer|suit jacket/) && named(/cargo/)],
    ['flannel shirt for sport', style === 'sporty' && named(/flannel shirt/)],
    [
      'rubber soles on a dry special day',
      context === 'special' &&
        !hours.some(isWet) &&
        named(/rubber-soled .* shoes|weatherproof (?!.*(sneakers))/, 'shoes'),
    ],
    ['athletic socks at a celebration', context === 'special' && named(/athletic socks/)],
    ['nothing festive', context === 'special' && style !== 'sporty' && festive.length === 0 && !isFine],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}

const SUNSCREEN = /sunscreen|keeps it off your face|shades your face|Against UV|wear the|goes on/i;

/** What is said and should not be, and what is left out. */
export function textFaultsRound2({ brief, outfit }: Card): string[] {
  const { title, description, reasons, look, receipt } = outfit;
  const { garments } = look;
  const why = reasons.map(({ text }) => text).join(' ');
  const card = `${description} ${why}`;
  const [opening = ''] = description.split(/(?<=[.?])\s/);
  const of = (...slots: string[]) => garments.filter(({ slot }) => slots.includes(slot));
  const hottest = Math.max(...brief.hours.map(({ tempF }) => tempF));
  const NUMBERS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');
  const hourNamed = (word: string | undefined) => {
    const at = NUMBERS.indexOf(word ?? '');
    return at < 0 ? undefined : brief.hours.find(({ hour }) => hour === at || hour === at + 12);
  };
  const heat = reasons.find(({ fact }) => fact === 'heat')?.text;
  const heatAt = hourNamed(
    /\b(?:at|around|Around|By|by) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)\b/.exec(
      heat ?? '',
    )?.[1],
  );
  const keeper = /the ([\w-]+) (?:keeps it off|takes the|keeps the rain out)/i.exec(card)?.[1];
  const kept = garments.find(
    ({ name, slot }) => ['coat', 'jacket'].includes(slot) && nounOf(name) === keeper,
  );
  const isProof = (one: WornGarment) =>
    /rain|waterproof|shell|windbreaker|trench/.test(one.name) ||
    (one.drawing.kind === 'coat' && one.drawing.collar === 'hood');
  const uvDry = Math.max(0, ...brief.hours.filter((hour) => !isWet(hour)).map(({ uv }) => uv));
  const offs = reasons.filter(({ fact }) => fact === 'shed').map(({ text }) => text);
  const outers = of('coat', 'jacket');
  const only = outers.length === 1 && of('knitwear').length === 0 ? outers[0] : undefined;
  const off = only && offs.find((text) => new RegExp(`\\b${nounOf(only.name)}\\b`).test(text));
  const offAt = hourNamed(/\b(?:By|at|At|From|from) (\w+)/.exec(off ?? '')?.[1]);
  const clothes = of('top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat');
  const words = title.toLowerCase().split(/[ ,']+/);
  const isStripe = ({ cloth }: WornGarment) => ['stripe', 'check'].includes(cloth.fabric);
  const isCovered = (one: WornGarment) =>
    (one.slot === 'top' &&
      garments.some((other) => other.slot === 'knitwear' && other.drawing.kind === 'top')) ||
    (one.slot === 'jacket' && of('coat').length > 0);
  const colors = [
    'cobalt',
    'teal',
    'emerald',
    'mustard',
    'rust',
    'coral',
    'red',
    'berry',
    'plum',
    'fuchsia',
    'navy',
    'black',
    'charcoal',
    'camel',
    'forest',
    'olive',
    'sage',
    'burgundy',
    'chocolate',
  ];
  const large = clothes
    .filter((one) => !isStripe(one) && !isCovered(one))
    .map(({ name }) => name.toLowerCase());
  const pair = (/^(\w+) over ([\w-]+):/.exec(opening.toLowerCase()) ?? []).slice(1);
  const isPair = pair.some((color) => colors.includes(color));
  const stray = colors.filter(
    (color) => words.includes(color) && !large.some((name) => name.includes(color)),
  );
  const isCalm =
    clothes.length <= 4 && !clothes.some(({ name }) => /double-breasted|sequin|floral|print/.test(name));
  const special = /The ([\w-]+) (?:makes? it an occasion|(?:is|are) what)|It's the ([\w-]+) that dress/.exec(
    card,
  );
  const star = garments.find(({ name }) => nounOf(name) === (special?.[1] ?? special?.[2]));
  const found: [string, boolean][] = [
    ['keeps it off, of a coat that soaks', !!kept && !isProof(kept)],
    ['the only outer layer off below 57 °F', !!offAt && offAt.tempF < 59.5],
    ['heat at an hour that is not the hottest', !!heatAt && heatAt.tempF < hottest - 2.5],
    ['a color of the title that is small or a stripe', stray.length > 0],
    [
      'simple, quiet or trim, and it is not',
      (/\b(simple|simply|quietly)\b/i.test(`${title} ${opening}`) && !isCalm) ||
        (/\btrim\b/i.test(title) && clothes.some(({ name }) => /wide|relaxed|fluid|pleated/.test(name))),
    ],
    [
      'title and opening name other colors',
      isPair && colors.some((color) => words.includes(color)) && !pair.some((color) => words.includes(color)),
    ],
    ['says nothing', /while you're out\.|hood and all|No bright color today|All neutrals\./.test(card)],
    ['strong sun without sunscreen', uvDry >= 6 && !SUNSCREEN.test(why)],
    [
      'no limit outside below 20 °F',
      Math.min(...receipt.hours.map(({ tempF }) => tempF)) < 19.5 &&
        !/outside at a time|back short|keep it short/.test(card),
    ],
    [
      'called special, and everyday',
      !!star &&
        /polo|sweater|cardigan|shirt/.test(star.name) &&
        !/satin|silk|velvet|statement|bright|print|floral/.test(star.name),
    ],
    ['a polo that makes it special', !!star && /polo/.test(star.name)],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}
