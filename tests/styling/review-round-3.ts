// What cold readers of the newest hundreds would still have changed, told from names, drawings and sentences as in
// review-round-1.ts: none of the stylist's tables.
import type { WornGarment } from '../../app/domain/looks/look.ts';
import type { Card } from './card-consistency.ts';
import { isWet } from './claim-checker.ts';

const MPH = 2.237;
const DARK = /^(black|charcoal|navy|chocolate|brown|forest|burgundy|plum|indigo)$/;
const NEUTRAL =
  /^(white|cream|oat|stone|sand|black|charcoal|grey|silver|navy|indigo|denim|bleached|camel|tan|cognac|brown|chocolate|taupe)$/;
const tintOf = ({ id }: WornGarment) => (id.split(':')[1] ?? '').split('+')[0] ?? '';
const nounOf = (name: string) => name.split(' ').at(-1) ?? '';
const isOpen = ({ drawing }: WornGarment) => drawing.kind === 'coat';

function read({ brief, outfit }: Card) {
  const { garments } = outfit.look;
  const temps = brief.hours.map(({ tempF }) => tempF);
  const of = (...slots: string[]) => garments.filter(({ slot }) => slots.includes(slot));
  return {
    of,
    named: (words: RegExp, ...slots: string[]) =>
      garments.some(({ name, slot }) => words.test(name) && (slots.length === 0 || slots.includes(slot))),
    first: temps[0] ?? 60,
    coldest: Math.min(...temps),
    warmest: Math.max(...temps),
    gusts: Math.max(...brief.hours.map(({ windMs }) => windMs)) * MPH,
    wet: brief.hours.some(isWet),
    rains: brief.hours.some((hour) => isWet(hour) && !hour.snow),
    why: outfit.reasons.map(({ text }) => text).join(' '),
  };
}

/** What is worn, and one piece of it should not be. */
export function lookFaultsRound3(card: Card): string[] {
  const { of, named, coldest, warmest, gusts, wet, rains, why } = read(card);
  const { context } = card.brief;
  const { style, receipt } = card.outfit;
  const [top, knit, coat, shoes, bottom] = ['top', 'knitwear', 'coat', 'shoes', 'bottom'].map(
    (slot) => of(slot)[0],
  );
  const isPullover = knit?.drawing.kind === 'top';
  const isCardigan = !!knit && isOpen(knit) && /cardigan/.test(knit.name);
  const isHem = ['skirt', 'dress'].includes((bottom ?? of('dress')[0])?.drawing.kind ?? '');
  const isShaft = shoes?.drawing.kind === 'shoes' && shoes.drawing.shaft > 0;
  const isSock = named(/socks/) && !named(/no-show/);
  const isDressedUp = context === 'special' || context === 'work';
  // Wind takes some degrees off the hands.
  const hands = coldest - (gusts > 17.9 ? 4 : 0);
  const found: [string, boolean][] = [
    [
      'flannel or a lining on a mild day',
      warmest > 54.5 && named(/flannel (trousers|pants)|^heavy|lined/, 'bottom'),
    ],
    // Where the coldest hours ask for more than all that is worn, they are right, whatever the noon.
    ['thermals, and it thaws', warmest > 33 && of('base').length > 0 && receipt.icl >= receipt.need.min],
    [
      'a warm shirt under a warm sweater, and it thaws',
      warmest > 39 && isPullover && (top?.clo ?? 0) >= 0.26 && (knit?.clo ?? 0) >= 0.3,
    ],
    [
      'a shirt and a thin raincoat in cool rain',
      rains &&
        warmest < 58.5 &&
        !!coat &&
        coat.clo < 0.4 &&
        of('top', 'knitwear', 'dress', 'jacket').reduce((sum, { clo }) => sum + clo, 0) < 0.28,
    ],
    [
      'bare hands or neck',
      hands < 44.5 && warmest < 59.5 && (of('gloves').length === 0 || of('scarf', 'hat').length === 0),
    ],
    ['gloves that nobody needs', hands > 46.5 && of('gloves').length > 0],
    ['lined gloves on a mild day', coldest > 42.5 && named(/lined|insulated/, 'gloves')],
    [
      'a long or plain cardigan over what is festive',
      context === 'special' &&
        isCardigan &&
        (/^long/.test(knit.name) ||
          (!['casual', 'sporty'].includes(style) &&
            !/bright|boxy|pointelle|Milano|cashmere/.test(knit.name))),
    ],
    ['a statement under a sweater', isPullover && named(/statement|satin/, 'top')],
    [
      'shirt and knit of one color, dressed up',
      isDressedUp && !!top && !!knit && isOpen(knit) && tintOf(top) === tintOf(knit),
    ],
    ['everyday socks with a skirt', isHem && isSock && !isShaft && !named(/sneakers|running shoes|trail/)],
    [
      'walking shoes under a festive skirt',
      context === 'special' && isHem && named(/loafers|walking|derbies|oxfords|wingtips/, 'shoes'),
    ],
    ['sport gear over the rest, dressed up', isDressedUp && named(/running top|track jacket/, 'knitwear')],
    [
      'nothing over the head in rain',
      rains && !named(/hooded|raincoat|parka/) && of('umbrella', 'hat').length === 0,
    ],
    ['made for rain on a dry day', !wet && named(/weatherproof|waterproof|rubber-soled .* shoes|raincoat/)],
    [
      'dark clothes in dangerous heat',
      /dangerously/.test(why) && of('top', 'dress', 'bottom').some((one) => DARK.test(tintOf(one))),
    ],
    [
      'rough wool on the skin',
      isPullover && !top && of('base').length === 0 && named(/lambswool|cable-knit/, 'knitwear'),
    ],
    [
      'bare arms on a fresh morning, and nothing over them',
      coldest < 69.5 &&
        of('coat', 'jacket', 'knitwear').length === 0 &&
        style !== 'sporty' &&
        [...of('top'), ...of('dress')].some(({ drawing }) => 'sleeve' in drawing && drawing.sleeve < 0.2),
    ],
    [
      'jeans or sneakers at a classic desk',
      context === 'work' && style === 'classic' && named(/jeans|sneakers/),
    ],
    [
      'a black coat over a brown suit',
      named(/black .*coat/, 'coat') && named(/(camel|brown|chocolate|taupe) .*suit/),
    ],
    [
      'satin or patent in the heat',
      warmest > 86 &&
        named(/satin (shirt|blouse|dress|pants)|patent/) &&
        context !== 'work' &&
        context !== 'special',
    ],
    ['a brim in wind', gusts > 17.95 && named(/brim|Panama|wide .* hat/, 'hat')],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}

/** The first words, without what differs from card to card. */
const soundOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/-?\d+°f/g, 'T')
    .replace(/\b(sun|mon|tues|wednes|thurs|fri|satur)day\b/g, 'D')
    .split(/\s+/)
    .slice(0, 2)
    .join(' ');

/** What is written, and is untrue to the clothes or said at the wrong place. */
export function textFaultsRound3(card: Card): string[] {
  const { of, first, coldest, warmest, wet, rains, why } = read(card);
  const { title, description, reasons, look, receipt } = card.outfit;
  const { garments } = look;
  const text = `${description} ${why}`;
  const [opening = ''] = description.split(/(?<=[.?])\s/);
  const [outer, second] = [...of('coat'), ...of('jacket'), ...of('knitwear').filter(isOpen)];
  const isPullover = of('knitwear').some(({ drawing }) => drawing.kind === 'top');
  const under = isPullover ? of('knitwear')[0] : (second ?? of('dress')[0] ?? of('top')[0]);
  const bottom = of('bottom')[0];
  const colors = [...new Set(garments.flatMap(({ id }) => (id.split(':')[1] ?? '').split('+')))];
  const outerLayer = receipt.layers?.find(({ garmentId }) => garmentId === outer?.id);
  const isOffSoon = !!outerLayer && outerLayer.wornHours.length < receipt.hours.length / 3;
  const large = [
    outer,
    under,
    of('dress')[0],
    bottom && !NEUTRAL.test(tintOf(bottom)) ? bottom : undefined,
    ...(card.brief.context === 'special' || isOffSoon ? of('top') : []),
  ];
  const inTitle = colors.filter((color) => new RegExp(`\\b${color}\\b`, 'i').test(title));
  const isAtDesk =
    outer && receipt.lines.some(({ id, over }) => over && id === outer.id) ? second : undefined;
  const told = outer && new RegExp(`\\b${nounOf(outer.name)}\\b`).test(why);
  const keeper = /the ([\w-]+) (?:keeps it off|takes the|keeps the (?:rain|snow) out)/i.exec(text)?.[1];
  const kept = garments.find(
    ({ name, slot }) => ['coat', 'jacket'].includes(slot) && nounOf(name) === keeper,
  );
  const enough = /the ([\w-]+) is (?:warm )?enough/.exec(why)?.[1];
  const ice = reasons.findIndex(({ fact }) => fact === 'ice');
  const found: [string, boolean][] = [
    ['the suit in two parts', /suit trousers[^.]*\.[^.]*suit jacket|completes the suit/.test(text)],
    [
      'an empty phrase',
      /gets no (warmer|colder) than|most of the work|[Gg]ood old|[Tt]eam (navy|sage|colors)/.test(
        `${title} ${text}`,
      ),
    ],
    ['ice on a dry day at the freezing point', coldest >= 31.5 && !wet && /\b(ice|icy)\b/.test(text)],
    ['an alarm and a shrug', /dangerously/.test(text) && !/[Ss]tay (inside|out of)/.test(text)],
    [
      'minutes outside, told by chance',
      /at a time/.test(text) !== coldest < 20 &&
        !/[Ii]n (this|the) wind/.test(text) &&
        Math.abs(coldest - 20) > 0.5,
    ],
    ['ice is told late', ice > 0],
    [
      // A coat that the receipt keeps on all day, at 51°F by noon, needs no word.
      'a warm noon, and no word on the layer',
      !wet &&
        !!outer &&
        !!outerLayer &&
        warmest - first >= 15 &&
        warmest > 50 &&
        !told &&
        /coat|jacket|knitwear/.test(outer.slot),
    ],
    [
      'a rain claim of a plain piece',
      rains && !!kept && !/raincoat|rain jacket|waterproof|hooded|trench/.test(kept.name),
    ],
    [
      'a title in the color of something small',
      inTitle.length > 0 &&
        !inTitle.some((color) => large.some((one) => one && one.id.split(':')[1]?.includes(color))),
    ],
    [
      'begins like one before',
      card.brief.recent.some((one) => !!one.description && soundOf(one.description) === soundOf(description)),
    ],
    [
      'shoes before trousers, or a step into a coat',
      /ground up|Step into [^.]*(coat|jacket|trench)/.test(opening),
    ],
    ['what stays on is forgotten', !!enough && !!isAtDesk && nounOf(isAtDesk.name) !== enough],
    [
      'just warm enough in two warm layers',
      !!enough && of('top', 'knitwear').reduce((sum, { clo }) => sum + clo, 0) >= 0.58,
    ],
    ['a running top by its whole name', /the light(?:weight)? \w+ zip running top/.test(why)],
    ['carried, and it puzzles', /at first; put it on/.test(why)],
    ['left on, though it is off', !!outerLayer && /open the/.test(why) && outerLayer.wornHours.length < 3],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}
