// Reads a card as a customer does: every phrase against every worn piece, and against every other phrase. It knows names,
// cloth and drawings, none of the stylist's tables. Found by those who read hundreds of cards.
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import type { WornGarment } from '../../app/domain/looks/look.ts';
import { isWet } from './claim-checker.ts';

const BRIGHT =
  /\b(sky-blue|cobalt|teal|sage|olive|forest|emerald|butter-yellow|mustard|rust|clay|coral|red|berry|burgundy|plum|blush|rose|fuchsia|lilac)\b/;
const BRIGHT_OR_PLAIN =
  /^(white|cream|black|navy|gr[ae]y|stone|camel|charcoal|taupe|cobalt|emerald|coral|red|lilac|rust|teal|mustard|fuchsia|sky-blue|butter-yellow|forest)$/;
const NUMBERS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');
const nounOf = (name: string) =>
  /(sweater vest|neck gaiter)$/.exec(name)?.[0] ?? name.split(' ').at(-1) ?? '';
const UNSEEN = ['base', 'umbrella'];

function hourNamed(word: string | undefined, hours: readonly { hour: number }[]): number | undefined {
  const at = NUMBERS.indexOf(word ?? '');
  return hours.find(({ hour }) => hour === at || hour === at + 12)?.hour;
}

export interface Card {
  brief: StylingBrief;
  outfit: ComposedOutfit;
}

/** The phrases of a card that something worn or said contradicts, each by a name. */
export function contradictions({ brief, outfit }: Card): string[] {
  const { title, description, reasons, look, receipt } = outfit;
  const { garments } = look;
  const why = reasons.map(({ text }) => text);
  const card = [description, ...why].join(' ');
  const first = description.split(/(?<=[.?])\s/)[0] ?? '';
  const has = (words: RegExp) => words.test(card);
  const of = (...slots: string[]) => garments.filter(({ slot }) => slots.includes(slot));
  const seen = garments.filter(
    ({ slot, drawing }) => !UNSEEN.includes(slot) && !(slot === 'legwear' && drawing.kind !== 'legwear'),
  );
  const share = ({ id }: WornGarment) => {
    const layer = receipt.layers?.find(({ garmentId }) => garmentId === id);
    return layer ? layer.wornHours.length / receipt.hours.length : 1;
  };
  const wet = brief.hours.some(isWet);
  const ice = brief.hours.some(({ tempF }) => tempF <= 33);
  const [shoes] = of('shoes');
  const [main] = [
    ...of('dress'),
    ...of('knitwear').filter(({ drawing }) => drawing.kind === 'top'),
    ...of('top'),
  ];
  const named = title.toLowerCase();
  // A kimono jacket hangs over trousers as a coat does.
  const short = [...of('jacket'), ...of('knitwear')].find(
    ({ drawing }) => drawing.kind === 'coat' && drawing.length < 0.5,
  );
  const topmost = of('coat')[0] ?? short;
  const told = (card.match(/-?\d+°F/g) ?? []).map(String);
  const offAt = why.flatMap((text) => {
    const at = /(?:By|At|at|From|from) (\w+)[ ,:]/.exec(text)?.[1];
    return reasons.find((one) => one.text === text)?.fact === 'shed' && at ? [at] : [];
  });
  const shed = reasons.flatMap(({ fact, text }) => (fact === 'shed' ? [text] : [])).join(' ');
  const until = /until (\w+)/.exec(shed)?.[1];
  const from = /(?:From|from|At|at) (\w+)[ ,:][^.]*until/.exec(shed)?.[1];
  const tempAt = (word: string | undefined) =>
    receipt.hours.find(({ hour }) => hour === hourNamed(word, receipt.hours))?.tempF ?? NaN;
  const bottom = of('bottom')[0];
  const rise = Math.max(...receipt.hours.map(({ tempF }) => tempF)) - (receipt.hours[0]?.tempF ?? 0);
  const overWhat = / over ([^.?]*)/.exec(first)?.[1]?.split(/, with |[,:]/)[0] ?? '';
  const colors = title.split(/[ ,']+/).map((word) => word.toLowerCase());
  const praised =
    /The ([\w -]+?) (?:makes? it an|says? that today|(?:is|are) what makes?|keeps? it dressed)/.exec(
      card,
    )?.[1] ?? /It's the ([\w -]+?) that dress/.exec(card)?.[1];
  const credited =
    praised === undefined
      ? undefined
      : garments.filter(({ name }) => (praised === 'suit' ? / suit /.test(name) : nounOf(name) === praised));
  const isKnitOver = of('knitwear').some(({ drawing }) => drawing.kind === 'top');
  const isPlain = ({ name, slot }: WornGarment) =>
    ['knitwear', 'coat', 'hat', 'scarf', 'bag'].includes(slot) ||
    (slot === 'top' && isKnitOver) ||
    /boots|sneakers|chinos|loafers|oxfords|wingtips|derbies|monk-strap|flats|black (?:jersey )?blazer/.test(
      name,
    );
  const fallsAt = /(?:Rain|Snow) (?:on and off )?from ([a-z]+)/.exec(card)?.[1];
  const sunAt = /UV (?:reaches )?\d+ at ([a-z]+)|strongest at ([a-z]+)/.exec(card)?.slice(1).find(Boolean);
  const found: [string, boolean][] = [
    [
      'no bright color, but one is worn',
      has(/No bright color|All neutrals[.,]/) &&
        seen.some(({ name }) => BRIGHT.test(name) || (/\bblue\b/.test(name) && !/denim|jeans/.test(name))),
    ],
    [
      'a pattern called by its ground',
      garments.some(
        ({ name, cloth }) =>
          (cloth.fabric === 'stripe' || cloth.fabric === 'check') &&
          BRIGHT_OR_PLAIN.test(name.split(' ')[0] ?? '') &&
          new RegExp(`\\b${name.split(' ')[0]} ${nounOf(name)}\\b`, 'i').test(named),
      ),
    ],
    [
      'softened by a bright piece',
      has(/softened/) && !!main && BRIGHT.test(main.name) && !/olive|sage|forest|burgundy/.test(main.name),
    ],
    ['softened, and opposites', has(/softened/) && has(/opposite/)],
    ['dry sidewalks on ice or in the wet', has(/stay dry|No rain/) && (ice || wet)],
    ['two layers off at one hour, told apart', new Set(offAt).size < offAt.length],
    [
      'warm feet without a lining',
      has(/feet (?:stay )?warm/) && !/lined|winter|snow/.test(shoes?.name ?? ''),
    ],
    ['flat soles of a man', has(/soles are flat/) && brief.gender === 'male'],
    [
      'not needed until it is warmer',
      until !== undefined && from !== undefined && tempAt(until) >= tempAt(from),
    ],
    [
      'the title names what comes off',
      garments.some(
        (one) =>
          ['coat', 'jacket', 'knitwear'].includes(one.slot) &&
          share(one) < 0.6 &&
          new RegExp(`\\b${nounOf(one.name)}\\b`).test(named) &&
          !garments.some((other) => other !== one && nounOf(other.name) === nounOf(one.name)),
      ),
    ],
    [
      'the title names the color of what comes off',
      garments.some((one) => {
        const word = BRIGHT.exec(one.name)?.[0];
        // Her picture shows her in her coat.
        if (!word || one.slot === 'coat' || share(one) >= 0.3 || rise < 8 || !colors.includes(word))
          return false;
        return !seen.some((other) => share(other) >= 0.3 && new RegExp(`\\b${word}\\b`).test(other.name));
      }),
    ],
    [
      'a short layer over trousers',
      !!bottom &&
        bottom.drawing.kind === 'trousers' &&
        !!short &&
        topmost === short &&
        overWhat.includes(bottom.name),
    ],
    [
      'trousers under a jacket',
      /(trousers|pants|jeans|chinos|shorts|leggings|joggers) under (a|an) /.test(card),
    ],
    ['a number told twice', new Set(told).size < told.length],
    ['report language', has(/heat stress|Comfortable when you leave|wide brim|will do\b|or not,/)],
    ['white, proud of the rain', /^(white|cream)\b.*\b(rain|snow)$/.test(named)],
    ['no reason at all', reasons.length === 0 || why.some((text) => text.trim() === '')],
    [
      'the umbrella and a shell in a storm',
      has(/umbrella/) &&
        brief.hours.some(({ windMs }) => windMs > 8) &&
        garments.some(({ name }) => /raincoat|hooded .*shell jacket/.test(name)),
    ],
    ['simple, and bold', has(/[Kk]eep it simple/) && outfit.style === 'go-wild'],
    [
      'an occasion in what is plain, hidden or off by then',
      credited !== undefined &&
        (credited.every((one) => isPlain(one) || share(one) < 0.6) || credited.length === 0),
    ],
    ['nothing to carry, and a bag', has(/nothing to carry/) && of('bag').length > 0],
    ['sun and rain at one hour', fallsAt !== undefined && fallsAt === sunAt],
    [
      'put on what is carried',
      has(/Take the \w+ along: by/) && /^(Slip on|Throw|Grab|Reach|Layer|Bundle|Make it)/.test(first),
    ],
    [
      'for later, and not needed later',
      /for later|later add|along|to carry/.test(first) &&
        has(/won't need the (cardigan|jacket|blazer)|time to take|can come off/) &&
        !wet,
    ],
    [
      'a little light, with a scarf in the pocket',
      has(/a little light: /) && has(/(scarf|gloves|gaiter|beanie|hat)[^.]* can come off/),
    ],
    [
      'taken off, and carried at first',
      has(/Take the \w+ along: by/) && has(/time to take|can come off|take the \w+ off|won't need the/i),
    ],
    [
      'the warmth is not in that piece',
      [...of('jacket', 'knitwear', 'top', 'coat')]
        .filter(
          ({ slot, name }) => (slot !== 'coat' && of('coat').length > 0) || /raincoat|rain jacket/.test(name),
        )
        .some(({ name }) =>
          has(
            new RegExp(
              `${nounOf(name)} (does|do) most of the work|warmth is in the ${nounOf(name)}\\.|the ${nounOf(name)} that keeps? you warm`,
            ),
          ),
        ),
    ],
    ['a garment is no color', /The [\w -]+ (?:is|are) the color of the day/.test(card)],
    [
      'wrapped in what is not outermost',
      /^wrapped in /.test(named) && !!topmost && !topmost.name.includes(named.replace('wrapped in ', '')),
    ],
    ['wind is no reason for a suit', /It's a windy one: [^.]*suit/.test(card)],
    ['ice is no reason for a coat', /icy: /.test(card)],
    ['one thermal is not thermals', of('base').length === 1 && has(/[Tt]hermals (?:underneath|on first)/)],
    ['ice told twice', (card.match(/\b(icy|ice)\b/gi) ?? []).length > 1],
    [
      'thermals, and just right in a warm room',
      of('base').length > 0 &&
        has(/(right for|comfortable at|feels right|just right)[^.]*(72|inside|without)/),
    ],
    [
      'nothing clings, but something does',
      has(/nothing clings/) &&
        seen.some(({ name }) => /stretch|slim|satin|fitted|pencil|sheath|leggings/.test(name)),
    ],
    [
      'hat and gloves off in the rain',
      wet && has(/(beanie|hat|cap|gloves|scarf|beret|cloche)[^.]* can come off/),
    ],
    [
      'shoes called by another name',
      (card.match(/waterproof [\w -]*?(boots|shoes|sneakers)/g) ?? []).some(
        (told) => !garments.some(({ name }) => name.includes(told)),
      ),
    ],
    ['the suit named twice', first.includes(/\b((?!a\b|the\b)\w+ suit)\b/.exec(named)?.[1] ?? 'no suit')],
    [
      'felt far over the warmest hour',
      Number(/like (\d+)°F/.exec(card)?.[1] ?? 0) > Math.max(...brief.hours.map(({ tempF }) => tempF)) + 10.5,
    ],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}

/** Apparent temperature in the shade (Steadman 1994), °F. */
function shadeFeltF(tempF: number, windMs: number, humidity: number): number {
  const c = ((tempF - 32) * 5) / 9;
  const vapor = (humidity / 100) * 6.105 * Math.exp((17.27 * c) / (237.7 + c));
  return ((c + 0.33 * vapor - 0.7 * windMs - 4) * 9) / 5 + 32;
}

const PATTERNED = ['stripe', 'check', 'floral'];

/** What a stylist would not send out, told from the look alone: the day of a person without limits of her own. */
export function lookMistakes({ brief, outfit }: Card): string[] {
  const { garments } = outfit.look;
  const temps = brief.hours.map(({ tempF }) => tempF);
  const [coldest, warmest] = [Math.min(...temps), Math.max(...temps)];
  const of = (...slots: string[]) => garments.filter(({ slot }) => slots.includes(slot));
  const named = (words: RegExp, ...slots: string[]) =>
    garments.some(({ name, slot }) => words.test(name) && (slots.length === 0 || slots.includes(slot)));
  const { style } = outfit;
  const { context } = brief;
  const wet = brief.hours.some(isWet);
  const windy = brief.hours.some(({ windMs }) => windMs > 8);
  const rains = brief.hours.some((hour) => isWet(hour) && !hour.snow);
  const feltMost = Math.max(
    ...brief.hours.map(({ tempF, windMs, humidity }) => shadeFeltF(tempF, windMs, humidity)),
  );
  const kit = of('gloves', 'scarf').length + Number(named(/beanie|beret|flat cap|cloche|pom-pom/, 'hat'));
  const bare = named(/sandals|mules|espadrilles/, 'shoes');
  const [legs, shoes] = [of('bottom')[0], of('shoes')[0]];
  const isTrousers = legs?.drawing.kind === 'trousers' && legs.drawing.length > 0.8;
  const patterned = new Map(
    of('top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat')
      .filter(({ cloth, id }) => PATTERNED.includes(cloth.fabric) && !/suit-jacket/.test(id))
      .map((one) => [one.id, one]),
  );
  const strangers = [...patterned.values()].some((one) =>
    [...patterned.values()].some((other) => {
      const colors = (id: string) => (id.split(':')[1] ?? '').split('+');
      return one !== other && !colors(one.id).some((name) => colors(other.id).includes(name));
    }),
  );
  const sleeve = Math.max(
    ...of('top', 'dress').map((one) =>
      'sleeve' in one.drawing && one.cloth.fabric !== 'linen' ? one.drawing.sleeve : 0,
    ),
    0,
  );
  const found: [string, boolean][] = [
    [
      '40 °F all day without hat and gloves',
      warmest <= 40 && (of('gloves').length === 0 || of('hat').length === 0),
    ],
    [
      'frost without lined boots',
      coldest < 32 && warmest < 48 && !/lined|winter|snow/.test(shoes?.name ?? ''),
    ],
    [
      'frost in thin trousers',
      coldest < 32 &&
        warmest < 48 &&
        isTrousers &&
        !/lined|softshell|flannel|corduroy|velvet|wool|plaid|trousers/.test(legs?.name ?? ''),
    ],
    ['running gloves in deep frost', coldest < 20 && named(/running gloves/)],
    ['the whole kit on a mild day', coldest > 36 && warmest > 46.5 && !windy && kit > 2],
    [
      'office things on a day off',
      context === 'leisure' && named(/briefcase|oxfords|suit jacket|pumps|tuxedo jacket/),
    ],
    [
      'a dark sock under pale trousers',
      isTrousers &&
        /\b(white|cream)\b/.test(legs?.name ?? '') &&
        named(/^(?:long )?(charcoal|black|navy) .*socks$/) &&
        !named(/no-show/),
    ],
    [
      'a charcoal sock with brown shoes and pale trousers',
      isTrousers &&
        /\b(white|cream|oat|sand|stone|butter-yellow)\b/.test(legs?.name ?? '') &&
        /brown|camel|cognac|chocolate|tan|taupe/.test(shoes?.name ?? '') &&
        named(/charcoal \w+ socks/),
    ],
    ['three patterns', patterned.size > 2],
    ['two patterns that share no color', strangers],
    ['a bow and a scarf at one neck', named(/bow blouse/) && named(/(silk|cotton) scarf/)],
    [
      'tailored coat with sport',
      style === 'sporty' &&
        context !== 'special' &&
        named(/gabardine|trench|wool coat|peacoat|wrap coat|winter coat/, 'coat'),
    ],
    ['a knit dress called sporty', style === 'sporty' && named(/turtleneck dress|knit dress/)],
    [
      'tights of a man without a run',
      brief.gender === 'male' &&
        named(/running tights/) &&
        !named(/runn|training|windbreaker|zip/, 'jacket', 'knitwear', 'top'),
    ],
    [
      'an umbrella in a storm beside a shell',
      wet && windy && of('umbrella').length > 0 && of('coat').length > 0,
    ],
    [
      'pale trousers in the wet',
      wet && isTrousers && /\b(white|cream|stone|sand|oat|blush|butter-yellow)\b/.test(legs?.name ?? ''),
    ],
    ['long dense sleeves in heat', warmest > 86 && sleeve > 0.6 && !brief.modesty?.sleeve],
    ['bare feet in the cold', bare && coldest < 55],
    [
      'laced dress shoes on a bare ankle',
      named(/no-show/) && named(/oxfords|wingtips|derbies|monk-strap/, 'shoes'),
    ],
    ['a tee with wingtips', named(/\btee$/) && named(/oxfords|wingtips|derbies|monk-strap/, 'shoes')],
    [
      'a dress shirt without cuffs below 72 °F',
      warmest < 71.9 && named(/short-sleeve .*(dress|linen) shirt|short-sleeve \w+ shirt|seersucker shirt/),
    ],
    ['sheer tights on a cold day', warmest < 49.5 && named(/sheer/)],
    [
      'a bare neck or hands at 42 °F',
      warmest <= 42 && coldest < 42 && (of('scarf').length === 0 || of('gloves').length === 0),
    ],
    [
      'bare shoulders in the cool',
      coldest < (windy ? 75 : 69.9) &&
        named(/camisole|slip dress|sundress/) &&
        of('knitwear', 'jacket', 'coat').length === 0,
    ],
    [
      'a black blazer over brown shoes',
      named(/black (?:jersey )?blazer/) && named(/brown|chocolate|cognac|camel|\btan\b|taupe/, 'shoes'),
    ],
    [
      'a quiet look called wild',
      style === 'go-wild' &&
        !of('top', 'knitwear', 'dress', 'bottom', 'jacket').some(
          ({ name, cloth }) => BRIGHT.test(name) || cloth.fabric === 'floral',
        ),
    ],
    [
      'sport at an occasion with nothing festive',
      style === 'sporty' && context === 'special' && !named(/polo|silk|jersey blazer|dress/),
    ],
    ['fleece at an occasion', context === 'special' && named(/fleece/)],
    ['down in the rain', rains && named(/down|puffer/, 'coat')],
    [
      'pale cloth against the rain',
      rains &&
        named(/\b(cream|white)\b/, 'coat', 'jacket') &&
        of('coat').every(({ name }) => /cream|white/.test(name)),
    ],
    [
      'a blazer against the rain',
      rains &&
        warmest < 73 &&
        (context === 'special' || style === 'professional') &&
        of('coat').length === 0 &&
        named(/blazer|suit jacket/, 'jacket'),
    ],
    ['an evening dress by day', named(/evening dress|tuxedo/) && (brief.hours[0]?.hour ?? 0) < 16],
    [
      'a clutch with walking shoes',
      named(/clutch/) && named(/loafers|boots|sneakers|oxfords|derbies/, 'shoes'),
    ],
    [
      'thin cotton legs below 36 °F',
      coldest < 35.9 &&
        warmest < 49.5 &&
        isTrousers &&
        /cotton|stretch|(?<!lined \w+ )chinos|(?<!lined \w+ )jeans/.test(legs?.name ?? ''),
    ],
    [
      'gabardine below 40 °F',
      coldest < 39 &&
        warmest < 49 &&
        named(/gabardine|trench|(?<!lined hooded \w+ )raincoat/, 'coat') &&
        !named(/lined/, 'coat'),
    ],
    [
      'a layer comes off by a warm noon, and nobody says so',
      !wet &&
        !windy &&
        warmest >= 70 &&
        warmest - (temps[0] ?? 99) >= 8 &&
        of('coat', 'jacket', 'knitwear').some(({ id }) =>
          outfit.receipt.layers?.some((one) => one.garmentId === id && !one.wornHours.includes(13)),
        ) &&
        !outfit.reasons.some(({ fact }) => fact === 'shed'),
    ],
    [
      'one thin knit in frost',
      coldest < 31.5 &&
        of('top', 'dress').length === 0 &&
        named(/fine|cotton|long-sleeve .*polo|quarter-zip|silk/, 'knitwear'),
    ],
    [
      'a thin jacket over all at 40 °F',
      warmest < 50 && coldest < 40 && of('coat').length === 0 && !named(/softshell/, 'jacket'),
    ],
    [
      'bare legs below 53 °F',
      coldest < 53 &&
        garments.some(({ drawing }) => drawing.kind === 'skirt' || drawing.kind === 'dress') &&
        !named(/tights/),
    ],
    ['bare ankles below 55 °F', coldest < 55 && named(/no-show/)],
    ['rubber slip-ons on a dry day', !wet && named(/waterproof .*slip-on/)],
    ['satin in the heat', feltMost >= 92 && named(/satin (?:slip|dress|shirt|midi|pants)|fluid/)],
    ['jeans at the office', style === 'professional' && brief.context === 'work' && named(/jeans/)],
    ['wool mittens in deep cold', coldest < 10 && named(/wool mittens/)],
    ['jersey trousers at the office', style === 'professional' && named(/jersey trousers/)],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}
