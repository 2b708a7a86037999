// How to wear it: what is tucked, left out, belted, open or closed, as the picture has it. What the picture does not show
// (a rolled sleeve) is told for later in the day.
import type { WornGarment } from '../../looks/look.ts';
import { capitalize } from '../../text/capitalized.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { isWornOfKind, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import { hourWord, isSeasonal, withArticle } from './look-facts.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { textOf, type Line, type Sentence } from './sentence.ts';
import { withoutRepeats } from './without-repeats.ts';

/** A move, the worn pieces that it is true of, and the ways to say it. */
export interface Move {
  how:
    | 'tuck'
    | 'untucked'
    | 'collar-out'
    | 'open'
    | 'closed'
    | 'belt'
    | 'boots-over'
    | 'over-boots'
    | 'cuffs'
    | 'hem'
    | 'push-up'
    | 'roll-up'
    | 'scarf'
    | 'dress';
  about: readonly WornGarment[];
  lines: readonly string[];
}

const OPEN = 0.14;
const CLOSED = 0.1;
/** °F from which a sleeve is rolled up outside, and a coat may be worn open all day. */
const ROLL_F = 68;
const OPEN_F = 50;

const nounOf = ({ name }: WornGarment): string =>
  garmentNoun(name) === 'top' ? name.split(' ').slice(-2).join(' ') : garmentNoun(name);
const move = (
  how: Move['how'],
  about: readonly WornGarment[],
  ...lines: (string | false | undefined)[]
): Move => ({
  how,
  about,
  lines: lines.filter((line) => typeof line === 'string'),
});

/** The hem at the waist: inside the band or over it, as it is drawn. */
function waistMoves(facts: OutfitFacts, top: WornGarment, bottom: WornGarment): Move[] {
  if (top.drawing.kind !== 'top') return [];
  const [it, band] = [nounOf(top), nounOf(bottom)];
  const isHigh =
    bottom.drawing.kind === 'skirt' || (bottom.drawing.kind === 'trousers' && bottom.drawing.waist <= 0.7);
  const hasBelt = bottom.drawing.kind === 'trousers' && bottom.drawing.belt !== undefined;
  if (top.drawing.tucked)
    return [
      move(
        'tuck',
        [top, bottom],
        `Tuck the ${it} into the ${band}.`,
        `Tuck the ${it} all the way in.`,
        `The ${it} goes inside the waistband, smooth all the way around.`,
        `A full tuck here: the ${it} in, the waistband showing.`,
        `Keep the ${it} tucked so the waist stays in view.`,
        `Tuck the ${it} in, then lift it a little so it sits easy at the waist.`,
        `Tuck in the ${it} front and back.`,
        `Wear the ${it} tucked; the clean waist is the point.`,
        isHigh && `Show off the high waist with the ${it} tucked in.`,
        isHigh && `With the ${it} tucked, the high waist gets its due.`,
        hasBelt && `Tuck the ${it} in so the belt shows.`,
      ),
    ];
  // Long over leggings or short above the waist there is nothing to tuck.
  return [
    move(
      'untucked',
      [top, bottom],
      `Leave the ${it} untucked.`,
      `Let the ${it} hang loose over the ${band}.`,
      `Let the ${it} fall over the waistband.`,
      `Keep the ${it} out, hem straight.`,
      `The ${it} stays out over the ${band}.`,
      `Wear the ${it} untucked and let it drape.`,
      `No tuck here: the ${it} falls where it falls.`,
      `Hem out: the ${it} is made to hang free.`,
      facts.style !== 'sporty' && `Wear the ${it} out, or try a half-tuck at the front.`,
    ),
  ];
}

/** Under a pullover: a collar is pulled out, anything else is the layer next to the skin. */
function underMoves(top: WornGarment, knit: WornGarment): Move[] {
  if (top.drawing.kind !== 'top' || knit.drawing.kind !== 'top') return [];
  const [it, over] = [withArticle(top), nounOf(knit)];
  const isCollar = top.drawing.neck === 'shirt' && !top.drawing.bow && knit.drawing.neck !== 'turtle';
  if (!isCollar) return [];
  return [
    move(
      'collar-out',
      [top, knit],
      `Let the collar of ${it} show at the neck of the ${over}.`,
      `Under the ${over}, ${it} with the collar pulled out.`,
      `${capitalize(it)} goes under the ${over}, collar out.`,
      `Set the collar of ${it} on top of the ${over}.`,
      `Collar out: ${it} frames the neck of the ${over}.`,
      `Layer ${it} under the ${over} and keep the collar in sight.`,
      `The ${over} goes over ${it}, with the collar showing.`,
      `Keep ${it} under the ${over} and straighten the collar.`,
    ),
  ];
}

/** A coat, jacket or cardigan: belted, buttoned or left open, as it is drawn and as the day allows. */
function frontMoves(facts: OutfitFacts, over: WornGarment, under: WornGarment | undefined): Move[] {
  if (over.drawing.kind !== 'coat') return [];
  const it = nounOf(over);
  const { open, belt, closure, lapels } = over.drawing;
  const isZip = closure === 'zip' || (closure === undefined && !lapels && over.slot !== 'knitwear');
  const least = Math.min(...facts.receipt.hours.map(({ tempF }) => tempF));
  const mayBeOpen = least >= OPEN_F && !facts.conditions.wet && !facts.conditions.windy;
  if (belt)
    return [
      move(
        'belt',
        [over],
        `Knot the belt of the ${it} and forget the rest.`,
        `Tie the ${it} belt; a knot looks better than a bow.`,
        `Tie the belt of the ${it} at the waist.`,
        `Pull the ${it} belt snug and let the ends hang.`,
        `Cinch the ${it} with its belt for some shape.`,
      ),
    ];
  if (open <= CLOSED)
    return [
      move(
        'closed',
        [over],
        ...(isZip
          ? [
              `Zip the ${it} before you head out.`,
              `Wear the ${it} zipped.`,
              `Keep the ${it} zipped for a clean front.`,
              `Zip up the ${it} and the line stays clean.`,
            ]
          : [
              `Button the ${it}.`,
              `Wear the ${it} buttoned.`,
              `Keep the ${it} buttoned; it holds its shape that way.`,
              `Do up the ${it} and let it make the outline.`,
            ]),
      ),
    ];
  if (open < OPEN || !mayBeOpen) return [];
  return [
    move(
      'open',
      [over],
      `Wear the ${it} open.`,
      `Leave the ${it} open so what's under it shows.`,
      `Let the ${it} hang open.`,
      `Keep the ${it} open at the front.`,
      `An open ${it} keeps the line long.`,
      under !== undefined && `Leave the ${it} unfastened and let the ${nounOf(under)} do some of the work.`,
    ),
  ];
}

/** Trousers into tall boots or over low ones, gathered cuffs, hems. */
function legMoves(bottom: WornGarment, shoes: WornGarment | undefined): Move[] {
  const { drawing } = bottom;
  if (drawing.kind !== 'trousers') return [];
  const legs = nounOf(bottom);
  const boot = shoes?.drawing.kind === 'shoes' && shoes.drawing.shaft > 0 ? shoes : undefined;
  const shaft = boot?.drawing.kind === 'shoes' ? boot.drawing.shaft : 0;
  const isLong = drawing.length > 0.9;
  const moves: Move[] = [];
  if (boot && isLong && shaft > 0.5 && drawing.leg === 'slim')
    moves.push(
      move(
        'boots-over',
        [bottom, boot],
        `Tuck the ${legs} into the boots.`,
        `The ${legs} go inside the boots.`,
        `Pull the boots on over the ${legs}.`,
      ),
    );
  else if (boot && isLong && !drawing.cuffed)
    moves.push(
      move(
        'over-boots',
        [bottom, boot],
        `Let the ${legs} fall over the boots.`,
        `Drop the hem of the ${legs} over the boots.`,
        `The ${legs} go over the boots, not in.`,
        `Let the hem of the ${legs} cover the top of the boots.`,
      ),
    );
  if (drawing.cuffed)
    moves.push(
      move(
        'cuffs',
        [bottom],
        `Set the cuffs of the ${legs} right at the ankle.`,
        `Keep the cuffs of the ${legs} clear of the shoes.`,
        `Let the ${legs} gather at the cuff.`,
      ),
    );
  if (drawing.leg === 'wide' && isLong)
    moves.push(
      move(
        'hem',
        [bottom],
        `Let the hem of the ${legs} skim the shoes.`,
        `Let the ${legs} fall straight from the hip.`,
        `The ${legs} should hang free from hip to hem.`,
      ),
    );
  if (drawing.length > 0.3 && drawing.length < 0.9)
    moves.push(
      move(
        'hem',
        [bottom],
        `Leave the ankle in view between hem and shoe.`,
        `Let the shorter hem of the ${legs} show the ankle.`,
      ),
    );
  return moves;
}

/** Sleeves for later: never where long ones were asked for, nor in strong sun. */
function sleeveMoves(facts: OutfitFacts, worn: WornGarment): Move[] {
  const { drawing } = worn;
  if (drawing.kind !== 'top' || drawing.sleeve < 0.9 || facts.brief.modesty?.sleeve !== undefined) return [];
  const it = nounOf(worn);
  if (worn.slot === 'knitwear')
    return [
      move(
        'push-up',
        [worn],
        `Push the ${it} sleeves up once you're inside.`,
        `Indoors, push the sleeves of the ${it} to the elbow.`,
        `Push up the ${it} sleeves when you sit down somewhere warm.`,
        `In a warm room, push the ${it} sleeves up.`,
      ),
    ];
  const warm = facts.receipt.hours.slice(1).find(({ tempF }) => tempF >= ROLL_F);
  if (!isWornOfKind(worn, 'shirt with cuffs') || isWornOfKind(worn, 'bow blouse') || !warm) return [];
  if (isSeasonal(facts) || facts.conditions.strongSun || pieceInSlot(facts, 'jacket')) return [];
  const at = hourWord(warm.hour);
  return [
    move(
      'roll-up',
      [worn],
      `Roll the ${it} sleeves twice around ${at}.`,
      `Start with the ${it} cuffs down and roll them up around ${at}.`,
      `Around ${at}, roll the ${it} sleeves to the elbow.`,
    ),
  ];
}

/** Of the leg, by which a dress is longer than what is over it for its hem to show. */
const SHOWN = 0.15;

function dressMoves(dress: WornGarment, over: WornGarment | undefined): Move[] {
  if (dress.drawing.kind !== 'dress') return [];
  const it = nounOf(dress);
  const { flare, length, belt, wrap } = dress.drawing;
  return [
    move(
      'dress',
      [dress],
      wrap && `Tie the ${it} snug at the side so it stays put.`,
      wrap && `Double-knot the tie of the ${it}.`,
      belt !== undefined && `Keep the ${it} belt on the waist.`,
      belt === undefined && !wrap && `Leave the waist alone: no belt on this ${it}.`,
      belt === undefined && !wrap && `Skip the belt and let the ${it} fall.`,
      flare >= 0.2 && `Let the hem of the ${it} swing.`,
      flare >= 0.2 && `Give the ${it} room: the hem is meant to move.`,
      flare < 0.2 && `Smooth the ${it} straight down from the hip.`,
      flare < 0.2 && `Let the ${it} hang straight; the cut does the rest.`,
      over?.drawing.kind === 'coat' &&
        over.drawing.length <= length - SHOWN &&
        `Let the ${it} hem show below the ${nounOf(over)}.`,
      `Let the ${it} hem land where it lands, and leave it at that.`,
    ),
  ];
}

function scarfMoves(scarf: WornGarment): Move[] {
  if (scarf.drawing.kind !== 'scarf' || scarf.drawing.ends === 0) return [];
  return [
    move(
      'scarf',
      [scarf],
      `Loop ${withArticle(scarf)} once and let the ends hang.`,
      `Wrap ${withArticle(scarf)} once around, ends in front.`,
      `Give ${withArticle(scarf)} one turn and leave the ends loose.`,
      `Let the ends of ${withArticle(scarf)} hang down the front.`,
    ),
  ];
}

/** Every move that this look bears out. There is always one: a hem is in or out, and a dress falls in some way. */
export function movesOf(facts: OutfitFacts): Move[] {
  const [coat, jacket, knit, top, dress, bottom, shoes, scarf] = (
    ['coat', 'jacket', 'knitwear', 'top', 'dress', 'bottom', 'shoes', 'scarf'] as const
  ).map((slot) => pieceInSlot(facts, slot));
  const cardigan = knit?.drawing.kind === 'coat' ? knit : undefined;
  const pullover = cardigan ? undefined : knit;
  const shown = pullover ?? top;
  const outer = coat ?? jacket ?? cardigan;
  return [
    ...(shown && bottom ? waistMoves(facts, shown, bottom) : []),
    ...(top && pullover ? underMoves(top, pullover) : []),
    ...(outer ? frontMoves(facts, outer, shown ?? dress) : []),
    ...(bottom ? legMoves(bottom, shoes) : []),
    ...[pullover, pullover ? undefined : top].flatMap((one) => (one ? sleeveMoves(facts, one) : [])),
    ...(dress ? dressMoves(dress, outer) : []),
    ...(scarf ? scarfMoves(scarf) : []),
  ];
}

/** One move, in one sentence. */
export function wearingSentence(facts: OutfitFacts, said: Line, chance: SeededRandom): Sentence {
  const lines = movesOf(facts).flatMap(({ how, about, lines: ways }) =>
    ways.map((text): Sentence => ({
      text,
      tells: how === 'collar-out' ? ['layer-under'] : [],
      about: about.map(({ id }) => id),
    })),
  );
  return chance.pick(withoutRepeats(lines, textOf(said)));
}
