// An independent reader of how to wear a look: it knows the sentences by their shape and holds them against the drawing.
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import type { Look, Slot, WornGarment } from '../../app/domain/looks/look.ts';

interface Told {
  outfit: Pick<ComposedOutfit, 'look' | 'receipt'>;
  brief: Pick<StylingBrief, 'modesty'>;
}
type Reader = [shape: RegExp, holds: (look: Look, sentence: string, told: Told) => boolean];

const worn = ({ garments }: Look, ...slots: Slot[]) => garments.filter(({ slot }) => slots.includes(slot));
/** The worn piece of these slots that the sentence calls first, by its last word. */
const named = (look: Look, sentence: string, ...slots: Slot[]): WornGarment | undefined => {
  const placeOf = ({ name }: WornGarment) =>
    sentence.search(new RegExp(`\\b${name.split(' ').at(-1) ?? name}\\b`, 'i'));
  const [first] = worn(look, ...slots)
    .filter((one) => placeOf(one) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b));
  return first;
};
/** What is seen above the waist: the pullover, or the top where there is none. */
function shownTop(look: Look): WornGarment | undefined {
  const [knit] = worn(look, 'knitwear').filter(({ drawing }) => drawing.kind === 'top');
  return knit ?? worn(look, 'top')[0];
}
const isTucked = (one: WornGarment | undefined) => one?.drawing.kind === 'top' && one.drawing.tucked === true;
const isHalfTucked = (one: WornGarment | undefined) =>
  one?.drawing.kind === 'top' && one.drawing.halfTucked === true;
const legs = (look: Look) =>
  worn(look, 'bottom').flatMap(({ drawing }) => (drawing.kind === 'trousers' ? [drawing] : []))[0];
const shaft = (look: Look) =>
  worn(look, 'shoes').flatMap(({ drawing }) => (drawing.kind === 'shoes' ? [drawing.shaft] : []))[0] ?? 0;
const dress = (look: Look) =>
  worn(look, 'dress').flatMap(({ drawing }) => (drawing.kind === 'dress' ? [drawing] : []))[0];
const front = (look: Look, sentence: string) => {
  const drawing = named(look, sentence, 'coat', 'jacket', 'knitwear')?.drawing;
  return drawing?.kind === 'coat' ? drawing : undefined;
};
const isTall = (look: Look) => shaft(look) > 0.5 && legs(look)?.leg === 'slim';

const READERS: readonly Reader[] = [
  [/into the boots|inside the boots|boots on over/, isTall],
  [/over the boots|top of the boots/, (look) => shaft(look) > 0 && !isTall(look)],
  [
    /\bcollar\b/i,
    (look, sentence) => {
      const [knit] = worn(look, 'knitwear').flatMap(({ drawing }) =>
        drawing.kind === 'top' ? [drawing] : [],
      );
      return worn(look, 'top').some(
        ({ name, drawing }) =>
          sentence.toLowerCase().includes(name.toLowerCase()) &&
          drawing.kind === 'top' &&
          drawing.neck === 'shirt' &&
          !drawing.bow &&
          knit !== undefined &&
          knit.neck !== 'turtle',
      );
    },
  ],
  [/half-tuck|\bfront (?:of|in\b)|French tuck/i, (look) => isHalfTucked(shownTop(look))],
  [
    /untucked|hang loose over|fall over the waistband|stays out over|worn out|^No tuck/,
    (look) => shownTop(look) !== undefined && !isTucked(shownTop(look)) && !isHalfTucked(shownTop(look)),
  ],
  [/\btuck(?:ed)?\b/i, (look) => isTucked(shownTop(look))],
  [/no belt|^Skip the belt/i, (look) => dress(look) !== undefined && dress(look)?.belt === undefined],
  [/^Keep the \w+ belt on the waist|^Let the belt mark/, (look) => dress(look)?.belt !== undefined],
  [/\bbelt\b/, (look, sentence) => front(look, sentence)?.belt === true],
  [/\bopen\b|unfastened/i, (look, sentence) => (front(look, sentence)?.open ?? 0) >= 0.14],
  [/\bbutton|\bzip|^Do up/i, (look, sentence) => (front(look, sentence)?.open ?? 1) <= 0.1],
  [
    /^Cuff the|hem of the \w+ up once|one (?:clean|wide) cuff|up once;/i,
    (look) => legs(look)?.turnedUp === true,
  ],
  [/\bcuffs? of\b|gather at the cuff/, (look) => legs(look)?.cuffed === true],
  [
    /skim the shoes|from the hip\b|from hip to hem/,
    (look) => legs(look)?.leg === 'wide' || dress(look) !== undefined,
  ],
  [/the ankle/, (look) => (legs(look)?.length ?? 1) < 0.9],
  [
    /\bsleeves\b|roll them up/,
    (look, _, { brief }) => {
      const top = shownTop(look)?.drawing;
      return top?.kind === 'top' && top.sleeve >= 0.9 && brief.modesty?.sleeve === undefined;
    },
  ],
  [
    /ends (?:hang|loose|in front)|ends of .* hang/,
    (look) => worn(look, 'scarf').some(({ drawing }) => drawing.kind === 'scarf' && drawing.ends > 0),
  ],
  [/^Tie the .* at the side|^Double-knot|tie it at the side/, (look) => dress(look)?.wrap === true],
  [
    /hem of the \w+ swing|meant to move|in motion|what the hem is for/,
    (look) => (dress(look)?.flare ?? 0) >= 0.2,
  ],
  [/^Smooth the|hang straight|shoulder to hem/, (look) => (dress(look)?.flare ?? 1) < 0.2],
  [
    /\bneck of the \w+ (?:over|down|folded)/,
    (look) => {
      const top = shownTop(look)?.drawing;
      return top?.kind === 'top' && top.neck === 'turtle' && worn(look, 'scarf').length === 0;
    },
  ],
  [
    /hem show below|longer than the|below the .* is right/,
    (look, sentence) => (dress(look)?.length ?? 0) > (front(look, sentence)?.length ?? Infinity),
  ],
];

/** Each sentence after the first that says how to wear it, and whether the drawing bears it out. */
export function stylingTold({
  outfit,
  brief,
}: {
  outfit: ComposedOutfit;
  brief: Told['brief'];
}): { sentence: string; isTrue: boolean }[] {
  const [, ...sentences] = outfit.description.split(/(?<=[.?])\s/);
  return sentences.slice(0, 1).flatMap((sentence) => {
    const reader = READERS.find(([shape]) => shape.test(sentence));
    return reader ? [{ sentence, isTrue: reader[1](outfit.look, sentence, { outfit, brief }) }] : [];
  });
}
