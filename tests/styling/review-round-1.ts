// What those who read hundreds of cards cold would have changed, told from names, drawings and sentences: none of the
// stylist's tables. The coarser faults stand in card-consistency.ts.
import type { WornGarment } from '../../app/domain/looks/look.ts';
import type { Card } from './card-consistency.ts';
import { isWet } from './claim-checker.ts';

const CLOTHES = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];
const UPPER = ['top', 'knitwear', 'dress', 'jacket'];
const LOUD = /^(cobalt|teal|emerald|mustard|rust|coral|red|berry|plum|fuchsia|clay)$/;
const BROWN = /^(brown|chocolate|cognac|tan|camel|taupe|sand|oat|stone)$/;
const BLACK = /^(black|charcoal|navy)$/;
const MPH = 2.237;

const tintsOf = ({ id }: WornGarment) => (id.split(':')[1] ?? '').split('+');
const tintOf = (piece: WornGarment | undefined) => (piece ? (tintsOf(piece)[0] ?? '') : '');
/** Near enough to be one color on a street. */
const KIN = [
  ['black', 'charcoal'],
  ['charcoal', 'grey', 'silver'],
  ['navy', 'indigo', 'denim'],
  ['white', 'cream', 'oat', 'stone', 'sand', 'silver'],
  ['camel', 'tan', 'cognac', 'sand', 'taupe'],
  ['brown', 'chocolate', 'cognac', 'taupe'],
];
const isKin = (one: string, other: string) =>
  one === other || KIN.some((family) => family.includes(one) && family.includes(other));

/** What a stylist would change in a look. */
export function lookFaultsRound1({ brief, outfit }: Card): string[] {
  const { look, style } = outfit;
  const { garments } = look;
  const { context, gender, hours } = brief;
  const temps = hours.map(({ tempF }) => tempF);
  const [start = 60] = temps;
  const [coldest, warmest] = [Math.min(...temps), Math.max(...temps)];
  const of = (...slots: string[]) => garments.filter(({ slot }) => slots.includes(slot));
  const named = (words: RegExp, ...slots: string[]) =>
    garments.some(({ name, slot }) => words.test(name) && (slots.length === 0 || slots.includes(slot)));
  const [shoes, bottom, coat] = [of('shoes')[0], of('bottom')[0], of('coat')[0]];
  const gusts = Math.max(...hours.map(({ windMs }) => windMs)) * MPH;
  const rains = hours.some((hour) => isWet(hour) && !hour.snow);
  const tops = of('top', 'knitwear');
  const isLongTrousers = bottom?.drawing.kind === 'trousers' && bottom.drawing.length > 0.7;
  const clothes = garments.filter(({ slot }) => CLOTHES.includes(slot));
  const visible = garments.filter(
    ({ slot, drawing }) =>
      [...CLOTHES, 'shoes', 'scarf', 'hat', 'gloves', 'bag'].includes(slot) ||
      (slot === 'legwear' && drawing.kind === 'legwear'),
  );
  const tights = of('legwear').find(({ drawing }) => drawing.kind === 'legwear');
  const sock = of('legwear').find(({ name }) => /socks/.test(name) && !/no-show/.test(name));
  const strays = of('scarf', 'hat', 'gloves', 'bag').filter((extra) => {
    if (extra.cloth.fabric === 'straw') return false;
    const others = visible.filter((one) => one !== extra).flatMap(tintsOf);
    return !others.some((other) => isKin(tintOf(extra), other));
  });
  const louds = new Map<string, number>();
  for (const one of visible)
    if (LOUD.test(tintOf(one))) louds.set(tintOf(one), (louds.get(tintOf(one)) ?? 0) + 1);
  const isLined = (piece: WornGarment | undefined) =>
    !!piece && (/lined|down|puffer|parka|insulated|fur|teddy|quilted/.test(piece.name) || piece.clo >= 0.66);
  const under = of(...UPPER, 'base')
    .filter(({ name }) => !/legging/.test(name))
    .reduce((sum, { clo }) => sum + clo, 0);
  const found: [string, boolean][] = [
    [
      'a bare tee in Professional',
      style === 'professional' &&
        context !== 'leisure' &&
        gender === 'male' &&
        of('knitwear').length === 0 &&
        of('top').some(
          ({ drawing, name }) =>
            'neck' in drawing && drawing.neck !== 'shirt' && /tee/.test(name) && !/knit/.test(name),
        ),
    ],
    ['sneakers in Professional', style === 'professional' && context !== 'leisure' && named(/sneakers/)],
    [
      'jeans or a work jacket in Professional',
      style === 'professional' &&
        context !== 'leisure' &&
        named(/jeans|chore|field jacket|overshirt|windbreaker|bomber/),
    ],
    ['a briefcase with a tee', named(/briefcase/) && of('top').some(({ name }) => /\btee$/.test(name))],
    [
      'laced dress shoes on a hot day off',
      context === 'leisure' && warmest > 85 && named(/wingtips|oxfords|derbies|monk-strap/),
    ],
    [
      'a short wool coat in frost',
      coldest < 32 && warmest < 43 && named(/short .* wool coat|peacoat|car coat/),
    ],
    [
      'too thin under an unlined coat in frost',
      coldest < 31.5 && warmest < 43 && !!coat && !isLined(coat) && under < 0.42,
    ],
    ['one thermal of two', of('base').length === 1 && isLongTrousers],
    [
      'sheer tights below 50 °F, or with denim, flannel, lace-up boots',
      named(/sheer/, 'legwear') && ((start < 49.5 && warmest < 61) || named(/denim|flannel|lace-up|hiking/)),
    ],
    [
      'a cloth coat and an umbrella in blown rain',
      rains &&
        gusts >= 20 &&
        warmest < 73 &&
        hours.some((hour) => isWet(hour) && hour.windMs * MPH >= 18) &&
        !garments.some(({ drawing }) => drawing.kind === 'coat' && drawing.collar === 'hood'),
    ],
    ['a brim in wind', gusts >= 20 && named(/brim/, 'hat')],
    ['ears left out in frost', coldest < 29.5 && named(/beret|flat cap|cloche/)],
    ...strays.map((extra): [string, boolean] => [`a stray ${extra.slot}`, true]),
    ['one bright color on more than three pieces', [...louds.values()].some((count) => count > 3)],
    [
      'heritage plaid at an occasion or beside brights',
      named(/(camel|gray|red) and (black|navy) plaid scarf/) && (context === 'special' || louds.size > 0),
    ],
    [
      'black socks or sheer black tights in brown shoes',
      BROWN.test(tintOf(shoes)) &&
        (/^black/.test(sock?.name ?? '') || (/sheer/.test(tights?.name ?? '') && tintOf(tights) === 'black')),
    ],
    [
      'dark tights into brown or pale shoes',
      !!tights &&
        BLACK.test(tintOf(tights)) &&
        BROWN.test(tintOf(shoes)) &&
        !clothes.some((one) => isKin(tintOf(one), tintOf(shoes))),
    ],
    [
      'a sock of its own between bright trousers and shoes',
      !!sock &&
        isLongTrousers &&
        LOUD.test(tintOf(bottom)) &&
        LOUD.test(tintOf(shoes)) &&
        tintOf(sock) !== tintOf(bottom) &&
        // In boots no sock is seen.
        !/boots/.test(shoes?.name ?? ''),
    ],
    [
      'a black blazer with navy',
      of('jacket').some((one) => /blazer/.test(one.name) && tintOf(one) === 'black') &&
        clothes.some((one) => tintOf(one) === 'navy'),
    ],
    [
      'sport in name only',
      style === 'sporty' &&
        !named(
          /sneakers|running shoes|trail|walking shoes|hiking|sport sandals|winter boots|snow boots|jogg|track|training|legging|running|softshell|court|stretch|jersey|chinos|shorts|sport|tennis|sweatshirt|polo dress|cargo|T-shirt dress|tights$/,
          'shoes',
          'bottom',
          'dress',
        ),
    ],
    [
      'track pants or trail shoes at an occasion',
      context === 'special' && named(/track pants|trail shoes|weatherproof .*sneakers|hiking pants/),
    ],
    ['sport sandals under long pants', named(/sport sandals/) && isLongTrousers],
    [
      'a sweatshirt on bare skin below 40 °F',
      coldest < 39.5 && named(/sweatshirt$|hoodie$|fleece$/, 'knitwear') && of('top', 'base').length === 0,
    ],
    [
      'socks under cropped trousers in the heat',
      warmest > 80 && named(/cropped trousers|culottes/) && !!sock,
    ],
    [
      'a chunky knit under a slim coat',
      named(/chunky|mohair/, 'knitwear') && named(/trench|gabardine/, 'coat') && tops.length > 0,
    ],
    [
      'country cloth over evening cloth',
      named(/satin|velvet|sequin/, 'dress', 'top', 'bottom') && named(/plaid blazer|tweed|flannel shirt/),
    ],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}

const NUMBERS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');
/** Havenith et al. 2012: what people wear outdoors, clo. */
const worn = (f: number) => {
  const t = ((f - 32) * 5) / 9;
  return t >= 27.5 ? 0.3 : 1.372 - 0.01866 * t - 0.0004849 * t * t - 0.000009333 * t ** 3;
};
const nounOf = (name: string) => name.split(' ').at(-1) ?? '';

/** What is said of a look and does not fit it, or does not fit what else is said. */
export function textFaultsRound1({ brief, outfit }: Card): string[] {
  const { title, description, reasons, look, receipt, style } = outfit;
  const { garments } = look;
  const { context } = brief;
  const why = reasons.map(({ text }) => text).join(' ');
  const card = `${description} ${why}`;
  const sentences = description.split(/(?<=[.?])\s/);
  const [opening = ''] = sentences;
  const of = (...slots: string[]) => garments.filter(({ slot }) => slots.includes(slot));
  const has = (words: RegExp) => words.test(card);
  const shed = reasons.filter(({ fact }) => fact === 'shed').map(({ text }) => text);
  const hourOf = (word: string | undefined, part?: string) => {
    const at = NUMBERS.indexOf(word ?? '');
    const hour = part?.includes('evening') ? at + 12 : at;
    return receipt.hours.find((one) => one.hour === hour || (!part && one.hour === hour + 12));
  };
  // Open is not off.
  const offs = shed.flatMap((text) => {
    if (
      /: (?:open|carry) the|^Wear the .* open|arry the .* (?:around|by)|^Open the|warm enough to|want the .* open|along: by/.test(
        text,
      )
    )
      return [];
    const [, word] = /\b(?:By|At|at|From|from) (\w+)/.exec(text) ?? [];
    const hour = /at first; put it on/.test(text) ? undefined : hourOf(word);
    const thing = [...text.matchAll(/\bthe ([\w-]+)/gi)].map(([, noun = '']) => noun);
    const isLayer = garments.some(
      ({ slot, name }) => ['coat', 'jacket', 'knitwear'].includes(slot) && thing.includes(nounOf(name)),
    );
    return hour && isLayer ? [{ text, hour, isBack: /until|back on|want it back|, to /.test(text) }] : [];
  });
  const windAt = (hour: number) => (brief.hours.find((one) => one.hour === hour)?.windMs ?? 0) * MPH;
  const outer = of('coat')[0] ?? of('jacket')[0];
  const coat = of('coat')[0];
  const insideLight = /a little light at 72|it's light at 72/.test(why);
  const insideRight =
    /(feels right|right for|comfortable at|just right|warm enough there|is enough without)/.test(why);
  const wetHours = brief.hours.filter(isWet).map(({ hour }) => hour);
  const lastWet = wetHours.at(-1) ?? 0;
  const lastHour = brief.hours.at(-1)?.hour ?? 0;
  const openings = sentences.map((sentence) => {
    const [first = '', second = ''] = sentence.toLowerCase().split(' ');
    return /^(an?|the)$/.test(first) ? `${first} ${second}` : first;
  });
  const main = of('dress')[0] ?? of('knitwear').find(({ drawing }) => drawing.kind === 'top') ?? of('top')[0];
  const isSleeved = !main || !('sleeve' in main.drawing) || main.drawing.sleeve > 0.8;
  const isLegged = garments.some(
    ({ drawing }) => drawing.kind === 'legwear' || (drawing.kind === 'trousers' && drawing.length > 0.7),
  );
  const titleWords = title.toLowerCase().replace(/[,']/g, '').split(' ');
  const nouns = garments.map(({ name }) => nounOf(name));
  const repeats =
    titleWords.some((word) => nouns.includes(word) && opening.toLowerCase().includes(word)) &&
    titleWords
      .filter((word) => !/^(the|a|in|and|of|one|done|day)$/.test(word))
      .every((word) => opening.toLowerCase().includes(word));
  const found: [string, boolean][] = [
    ['off, though inside is called light', insideLight && offs.some(({ hour }) => hour.tempF < 70)],
    [
      'too much outside below 70 °F, right at 72 inside',
      insideRight &&
        offs.some(
          ({ hour, text }) => hour.tempF < 69.5 && /too much|either\.|come off too|can follow/.test(text),
        ),
    ],
    ['the only jacket off below 57 °F', offs.some(({ hour }) => hour.tempF < 56.5)],
    [
      'off, with too little left',
      offs.some(({ hour }) => hour.tempF < 66.5 && hour.worn < worn(hour.tempF) - 0.17),
    ],
    [
      'off in wind',
      offs.some(({ hour, isBack }) =>
        brief.hours.some(
          (one) =>
            one.hour >= hour.hour && one.hour < 17 && !isBack && windAt(one.hour) >= 20 && one.tempF < 69,
        ),
      ),
    ],
    [
      'off, colder later, and never back on',
      offs.some(
        ({ hour, isBack }) =>
          !isBack &&
          receipt.hours.some(
            (one) =>
              one.hour > hour.hour &&
              one.tempF < Math.min(hour.tempF - 6, (receipt.hours[0]?.tempF ?? 0) - 1),
          ),
      ),
    ],
    ['a little light, arms and legs covered', insideLight && isSleeved && isLegged],
    [
      'rain without an end beside the sun',
      /UV|in the sun|the sun makes/.test(why) &&
        /(Rain|Showers) from/.test(why) &&
        lastWet < lastHour - 1 &&
        !/ to | until | on and off/.test(reasons.find(({ fact }) => fact === 'rain')?.text ?? ''),
    ],
    [
      'rain from five: which five?',
      /Rain from (one|two|three|four|five|six|seven|eight|nine|ten|eleven)[.:]/.test(why),
    ],
    [
      'light on its feet in a heavy coat or boots',
      /light on its feet/.test(title) &&
        (of('coat').some(({ clo }) => clo >= 0.4) || of('shoes').some(({ name }) => /boots/.test(name))),
    ],
    ['a coat at her desk', /At your desk[^.]*(coat|parka|raincoat|puffer|trench)/.test(card)],
    ['tucks a sweater over a shirt', /^Tuck [^.]*(sweater|turtleneck)/.test(opening) && of('top').length > 0],
    [
      'linen wrinkles, and somebody cares',
      has(/nobody cares/) &&
        (['professional', 'classic'].includes(style) || context === 'work' || context === 'special'),
    ],
    [
      'all the warmth in a light piece over warm ones',
      /most of the work|Most of the warmth|keeps? you warm at/.test(why) &&
        !!outer &&
        (/\blight(weight)?\b|blazer/.test(outer.name) ||
          of('knitwear', 'top').reduce((sum, { clo }) => sum + clo, 0) > outer.clo) &&
        new RegExp(
          `${nounOf(outer.name)} do|in the ${nounOf(outer.name)}\\.|the ${nounOf(outer.name)} that`,
        ).test(why),
    ],
    ['the title is in the first sentence', repeats],
    ['two sentences begin alike', new Set(openings).size < openings.length],
    [
      'under the coat, twice',
      (card.match(/\b[Uu]nder (?:the|a|an) [\w -]*?(coat|jacket|blazer)\b/g) ?? []).length > 1,
    ],
    ['to go with, twice', (card.match(/to go with/g) ?? []).length > 1],
    ['dress it up, twice', (card.match(/dress(?:es)? (?:it|\w+) up/gi) ?? []).length > 1],
    ['dry, twice', /\bDry\b/.test(card) && has(/No rain|stay dry/)],
    [
      'clumsy',
      has(
        /We picked|Here's one to like|easy to slip on|says? that today is different|What stays on inside|From \w+ on you won't need[^.]*until|For shoes, [\w ]*shoes\.|so the soles are flat|stays? fresh all day|nothing needs to come off|(?<!Off )to work in a/i,
      ),
    ],
    ['a coat on all day', !!coat && has(/(coat|parka|jacket|raincoat) stays? on all day|want it on all day/)],
    ['on the warm side', has(/On the warm side for [^.,]*\./)],
    [
      'a polished tee',
      /polished|well cut|means business|sharp/i.test(title) && !!main && /\b(tee|tank)$/.test(main.name),
    ],
    [
      'the tights are never named',
      garments.some(
        ({ drawing, name }) =>
          drawing.kind === 'legwear' && !description.includes(name.split(' ').at(-1) ?? ''),
      ),
    ],
    ['a little warm in thermals', has(/a little warm at 72/) && of('base').length > 0],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}
