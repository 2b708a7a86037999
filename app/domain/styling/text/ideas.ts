// The ideas that a look may have (silhouette, cloth, reference, twist): of which look each is true, how it is called, and
// how its first sentence starts. No title here names a color or a weekday.
import type { Slot, WornGarment } from '../../looks/look.ts';
import type { Kind } from '../../wardrobe/garment-kinds.ts';
import { hasPattern } from '../../wardrobe/garment-predicates.ts';
import { garmentNoun, isSameNoun, nounOf, patternAdjective } from '../../wardrobe/glossary.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { festivePiece } from '../rules/festive-piece.ts';
import {
  isOnMostHours,
  isSuit,
  isVisible,
  isWornOfKind,
  mainTint,
  type OutfitFacts,
} from '../rules/outfit-facts.ts';
import { sayableScheme } from './color-reason.ts';
import { accentColor, isAnkleBare, isNamedByHer } from './look-facts.ts';

/** A look and what is seen of it for most of the day; no coat at an occasion, where it hangs at the door. */
interface Seen {
  facts: OutfitFacts;
  worn: readonly WornGarment[];
}

type Holds = (seen: Seen) => boolean;

export interface Idea {
  holds: Holds;
  titles: readonly string[];
  /** What stands before the pieces: 'Sharp on top, off duty below: a navy blazer over …'. */
  leads: readonly string[];
  /** What else it is about: the shoes are named beside it, or its colors are told with it. */
  of?: 'shoes' | 'colors';
}

/** What she calls otherwise than we do may be another thing: no idea rests on it. */
const isAsWeCallIt = (one: WornGarment): boolean => {
  const ours = garmentById(one.id)?.phrase;
  return !isNamedByHer(one) || (ours !== undefined && isSameNoun(nounOf(one), garmentNoun(ours)));
};
const kind =
  (...kinds: Kind[]): Holds =>
  ({ worn }) =>
    worn.some((one) => isAsWeCallIt(one) && kinds.some((each) => isWornOfKind(one, each)));
const called =
  (name: RegExp, ...slots: Slot[]): Holds =>
  ({ worn }) =>
    worn.some((one) => (slots.length === 0 || slots.includes(one.slot)) && name.test(one.name));
const all =
  (...holds: Holds[]): Holds =>
  (seen) =>
    holds.every((each) => each(seen));
const no =
  (holds: Holds): Holds =>
  (seen) =>
    !holds(seen);
const wears = (...slots: Slot[]): Holds => called(/./, ...slots);
const drawn =
  <K extends WornGarment['drawing']['kind']>(
    what: K,
    holds: (drawing: Extract<WornGarment['drawing'], { kind: K }>) => boolean,
  ): Holds =>
  ({ worn }) =>
    worn.some(
      ({ drawing, noun }) =>
        noun === undefined &&
        drawing.kind === what &&
        holds(drawing as Extract<WornGarment['drawing'], { kind: K }>),
    );
const on =
  (...contexts: (string | null)[]): Holds =>
  ({ facts }) =>
    contexts.includes(facts.brief.context ?? null);
const scheme =
  (...schemes: string[]): Holds =>
  ({ facts }) =>
    schemes.includes(sayableScheme(facts));
const isHers: Holds = ({ facts }) => facts.brief.gender === 'female';
/** On her way for sport, whatever else she trains. */
const onFoot: Holds = ({ facts }) => facts.brief.setting === 'run' || facts.brief.setting === 'walk';
/** At home, or in what one moves in. */
const inSetting: Holds = ({ facts }) => facts.brief.setting !== undefined || facts.brief.staysIn === true;
const atHome: Holds = ({ facts }) => facts.brief.setting === 'home' || facts.brief.staysIn === true;
/** Nine to five, as far as anybody knows: leaving in the morning, home before dark. */
const isDaytime: Holds = ({ facts: { receipt } }) =>
  receipt.hours.every(({ hour }) => hour >= WORKDAY.from && hour <= WORKDAY.to);
/** An evening out, or a celebration. */
const isNight: Holds = ({ facts: { brief, conditions } }) =>
  brief.evening !== undefined || conditions.evening === true;
const WORKDAY = { from: 6, to: 20 };
/** Clothes of a desk and of meetings, on somebody who is not on her feet. */
const isOfDesk: Holds = ({ facts: { brief, style } }) =>
  !brief.onFeet && !brief.partlyRead && (style === 'professional' || style === 'classic');
/** One color, bright and large enough to be called one. */
const hasAccent: Holds = ({ facts }) => sayableScheme(facts) === 'one-accent' && accentColor(facts) !== null;
const hasOuter: Holds = ({ facts: { look } }) =>
  look.garments.some(({ slot }) => slot === 'coat' || slot === 'jacket');
const isKnown: Holds = ({ facts }) => facts.brief.source !== 'seasonal';
const below =
  (tempF: number): Holds =>
  ({ facts }) =>
    Math.max(...facts.receipt.hours.map((hour) => hour.tempF)) < tempF;
const from =
  (tempF: number): Holds =>
  ({ facts }) =>
    isKnown({ facts, worn: [] }) && Math.max(...facts.receipt.hours.map((hour) => hour.tempF)) >= tempF;
const LARGE: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];
/** Below a pullover its collar shows alone, below a coat or jacket its middle. */
const isCovered = ({ slot }: WornGarment, { look: { garments } }: OutfitFacts): boolean =>
  (slot === 'top' && garments.some((one) => one.slot === 'knitwear' && one.drawing.kind === 'top')) ||
  (['top', 'knitwear'].includes(slot) && garments.some((one) => ['coat', 'jacket'].includes(one.slot)));
const inPatterns = ({ facts, worn }: Seen): WornGarment[] =>
  worn.filter(
    (one) =>
      LARGE.includes(one.slot) &&
      hasPattern(garmentById(one.id) ?? { fabric: 'plain' }) &&
      !isCovered(one, facts),
  );
const patternedOf = (seen: Seen): WornGarment[] =>
  inPatterns(seen).filter((one) => !isNamedByHer(one) || patternAdjective(one.name) !== 'patterned');
/** One pattern of which much is seen, by its name. */
const patterned =
  (name: RegExp): Holds =>
  (seen) => {
    const [one] = patternedOf(seen);
    // 'Shweshwe' says no pattern, and is one.
    return one !== undefined && inPatterns(seen).length === 1 && name.test(one.name);
  };
const isMixed: Holds = (seen) => patternedOf(seen).length === 2;

const suit: Holds = ({ facts }) => isSuit(facts);
const cloth = (name: RegExp): Holds => called(name, 'top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat');
const jeans = called(/jeans/, 'bottom');
const denimBelow = kind('denim below');
const isPants = wears('bottom');
/** Two things and more over the dress. */
const isLayered: Holds = ({ facts: { look } }) =>
  look.garments.filter(({ slot }) => slot === 'coat' || slot === 'jacket' || slot === 'knitwear').length > 1;
const isTucked = drawn('top', ({ tucked }) => tucked === true);
const wideLegs = drawn('trousers', ({ leg, length }) => leg === 'wide' && length > 0.8);
const slimLegs = drawn('trousers', ({ leg, length }) => leg === 'slim' && length > 0.8);
const roomy = drawn('top', ({ fit }) => fit >= 1.14);
const longCoat: Holds = ({ facts, worn }) =>
  worn.some(
    (one) =>
      one.slot === 'coat' &&
      one.drawing.kind === 'coat' &&
      one.drawing.length >= 1 &&
      (!isNamedByHer(one) || called(/\blong\b/i)({ facts, worn: [one] })),
  );
const sneakers = kind('sneakers');
const skirt = drawn('skirt', () => true);
/** Who covers up wears more than the least. */
const isUncovered: Holds = ({ facts: { brief } }) => brief.modesty === undefined;
const isWet: Holds = ({ facts }) => facts.conditions.wet === true && isKnown({ facts, worn: [] });
/** Snow is no rain. */
const isRain: Holds = (seen) => isWet(seen) && !(seen.facts.conditions.snow && !seen.facts.conditions.rain);

const idea = (
  holds: Holds,
  titles: readonly string[],
  leads: readonly string[],
  of?: 'shoes' | 'colors',
): Idea => ({ holds, titles, leads, ...(of && { of }) });

// oxfmt-ignore
const IDEAS: readonly Idea[] = [// Tailoring.
  idea(kind('dinner suit'),
    ['The tuxedo, played straight', 'Lapels after dark'],
    ['The tuxedo needs no introduction', 'Formal, and at ease with it']),
  idea(all(suit, no(kind('dinner suit'))),
    ['Tailored top to bottom', 'One cloth, two pieces', 'The modern suit', 'Suited and at ease', 'Suit yourself'],
    ['A suit settles the question', 'One cloth from shoulder to ankle', 'Let the tailoring lead', 'A suit, worn like clothes and not like armor', 'The suit does the heavy lifting', 'Matching pieces make the quickest polish', 'Two pieces that were cut for each other']),
  idea(all(suit, kind('tee or tank')), ['The suit, undone', 'A suit minus the shirt'], ['A tee takes the starch out of a suit']),
  idea(all(suit, sneakers), ['Suit, meet sneakers'], ['A suit that can walk'], 'shoes'),
  idea(all(kind('blazer'), jeans),
    ['High-low, done right', 'Boardroom up, weekend down', 'Jeans with manners'],
    ['Sharp on top, off duty below', 'The blazer gives jeans a promotion', 'Tailoring loosens up over jeans']),
  idea(all(kind('blazer'), no(suit)),
    ['Blazer, no agenda', 'Tailoring, relaxed', 'The blazer effect', 'Sharp at the shoulder'],
    ['A blazer pulls it all together', 'Structure up top keeps the rest honest', 'Start with the shoulder line', 'The blazer brings the polish']),
  idea(all(kind('double-breasted blazer')), ['Twice as buttoned'], ['Double-breasted is the quickest way to look decided']),
  idea(all(kind('blazer'), sneakers, no(suit)), ['Tailoring in sneakers'], ['Polish above, comfort underfoot'], 'shoes'),
  // Leather, denim, cloth.
  idea(kind('leather jacket'),
    ['A little rebellion', 'The biker, reconsidered', 'Leather first'],
    ['A leather jacket gives everything an edge', 'Some edge, worn lightly']),
  idea(all(kind('leather jacket'), kind('skirt or dress')),
    ['Tough meets tender', 'Half biker, half ballerina'],
    ['Toughen up something soft']),
  idea(called(/leather/, 'bottom'), ['Leather below the belt', 'The leather half'], ['Leather below, everything quieter above']),
  idea(cloth(/suede/), ['Soft as suede', 'The Seventies, lightly'], ['Suede brings the Seventies without the costume']),
  idea(all(kind('denim above'), denimBelow), ['Double down on jeans', 'The Canadian tuxedo'], ['Double denim, and no apology']),
  idea(all(called(/denim|chambray/, 'jacket'), no(denimBelow)),
    ['Americana, edited', 'The trucker, in town'],
    ['A denim jacket keeps it from taking itself too seriously', 'All-American, with the volume down']),
  idea(all(jeans, no(kind('blazer', 'denim above'))),
    ['Good jeans, good day', 'Jeans, upgraded', 'In defense of jeans', 'The jeans have it'],
    ['Jeans, with a little more thought', 'Good jeans earn their keep', 'The off-duty formula, sharpened']),
  idea(cloth(/tweed/), ['Country cloth, city plans', 'Tweed takes town'], ['Tweed, without the country house', 'Texture does the talking']),
  idea(cloth(/corduroy/), ['The corduroy professor', 'Soft ridges, straight lines'], ['Corduroy adds depth without adding fuss', 'A little campus, a little Seventies']),
  idea(cloth(/velvet/), ['The velvet hour', 'Velvet rules'], ['Velvet catches the light, so the rest can rest']),
  idea(all(cloth(/satin|silk (?:blouse|top)/), no(on('special'))),
    ['A little gleam', 'Shine before sundown', 'Gloss, grounded'],
    ['One piece with a gleam, the rest brought down to earth', 'Shine by day works when the rest stays calm']),
  idea(all(cloth(/satin|silk (?:blouse|top)/), on('special')),
    ['Liquid lines', 'Made to shine'],
    ['Made to catch the light']),
  idea(cloth(/flannel/), ['The flannel club', 'Brushed and ready'], ['Flannel is comfort that looks considered']),
  idea(all(cloth(/linen/), from(75)),
    ['Linen hours', 'Linen weather', 'The breeze plan'],
    ['Linen, and let the creases come', "Heat has a uniform, and it's linen", 'Dress for the breeze']),
  idea(cloth(/cashmere|mohair/), ['Soft power', 'The soft touch'], ['Softness is the luxury here']),
  // Coats and jackets.
  idea(longCoat,
    ['The long line', 'A coat with presence', 'The grand coat', 'The entrance coat'],
    ['A long coat turns an errand into an entrance', 'Length is the luxury here', 'The coat makes the outline', 'One sweeping line from the shoulder down']),
  idea(all(longCoat, sneakers), ['Grand coat, easy shoes'], ['A serious coat in good spirits'], 'shoes'),
  idea(called(/trench/, 'coat'), ['Trench and go', 'Plot twist: a trench', 'The trench, always'], ['A trench makes everything under it look planned', 'The trench handles the drama']),
  idea(called(/peacoat/, 'coat'), ['Harbor watch', 'Shore leave'], ['A sailor by way of the city', 'Off the deck and into town']),
  idea(called(/duffle/, 'coat'), ['Toggles and tradition', 'Campus in the cold'], ['Toggles make winter look collegiate']),
  idea(called(/teddy|faux-fur/, 'coat'), ['The big cuddle', 'Plush on purpose'], ['Plush on top, plain sense below']),
  idea(called(/puffer|down|parka|winter (jacket|coat)/, 'coat'),
    ['Soft armor', 'Base camp, city edition', 'Big coat energy', 'The serious coat'],
    ['Serious warmth on top, ease underneath', 'Let the coat take the weather', 'Volume where it counts', 'The cold gets no say']),
  idea(all(kind('rainproof'), isRain, no(called(/trench/, 'coat')), ({ facts }) => !facts.conditions.gale),
    ['Rain or no rain', 'Built for puddles', 'Slick and unbothered', 'The wet-weather plan'],
    ['Rain is a reason to dress well, not an excuse', 'Wet outside, unbothered inside', 'A good shell makes rain a detail', 'Ready for the first drop']),
  idea(all(kind('technical jacket', 'trail shell'), no(isWet)),
    ['Trailhead to town', 'The technical side'],
    ['Borrowed from the trail', 'Made for the hills, good for the sidewalk']),
  idea(called(/varsity/, 'jacket'), ['Letterman days', 'Homecoming, minus the game'], ['Varsity spirit, no practice required']),
  idea(called(/bomber/, 'jacket'), ['Flight crew', 'The bomber, grounded'], ['A bomber keeps the outline short and sharp']),
  idea(called(/chore|field|overshirt/, 'jacket'), ['Workshop hours', 'Workwear, cleaned up', 'The useful jacket'], ['Workwear roots, weekend pace', 'Useful clothes look best a little undone', 'A jacket with pockets and no pretense']),
  idea(called(/quilted/, 'jacket', 'coat'), ['Quilted and composed', 'The country layer'], ['Quilting, for a touch of the countryside']),
  idea(called(/kimono/, 'jacket'), ['Robe by day'], ['Throw something beautiful over the basics']),
  idea(called(/cargo/, 'bottom'), ['Utility, refined', 'Pockets with purpose'], ['Utility with a clean finish']),
  // Knits and shirts.
  idea(all(called(/cardigan/, 'knitwear'), no(hasOuter)),
    ['Library hours', 'The cardigan, considered', 'Soft edges'],
    ['A cardigan takes the edge off', 'The cardigan is the soft answer to a blazer', 'Gentle layers, good lines']),
  idea(all(kind('thick knit'), no(called(/sweatshirt|fleece|hoodie|fine|silk|cashmere/, 'knitwear'))),
    ['Big knit, small fuss', 'The good sweater', 'Fireside knit', 'Sweater weather'],
    ['The sweater sets the mood', 'Let one great knit carry the look', 'Texture, warmth, done', 'A sweater worth coming home in']),
  idea(all(called(/turtleneck/), no(inSetting)), ['Gallery opening'], ['A turtleneck, as the architects wear it']),
  idea(called(/turtleneck/), ['Neck and neck', 'The turtleneck school'], ['A turtleneck frames everything', 'High neck, low drama', 'The turtleneck is its own accessory']),
  idea(all(kind('collared'), kind('low-necked pullover')),
    ['Extra credit', 'The prep-school layer', 'Collar, then knit'],
    ['A collar under a knit is the oldest trick in prep', 'Layered like the honor roll']),
  idea(called(/sweater vest/), ['A vested interest'], ['The sweater vest, out of retirement']),
  idea(called(/Breton/), ['Left Bank stripes', 'Sailor at heart', 'A stripe with history'], ['The sailor stripe, on dry land', 'A Breton makes anything look French']),
  idea(called(/oxford shirt/), ['Ivy, no homework', 'The button-down brief'], ['A little Ivy, a little undone']),
  idea(called(/polo/, 'top', 'knitwear', 'dress'), ['Clubhouse rules', 'The polo, promoted'], ['Country-club manners, no membership', 'A polo is the halfway point between tee and shirt']),
  idea(all(called(/\btee$/, 'top'), jeans, no(wears('knitwear')), no(hasOuter)),
    ['Tee, jeans, done', 'The great American basics'],
    ['The American uniform, worn on purpose']),
  idea(called(/bow blouse/), ['The bow speaks', 'Ribbon cutting'], ['A bow at the neck and nothing else to prove']),
  idea(called(/camp/, 'top'), ['Vacation brain', 'Pool-deck manners'], ['A camp collar puts the day on vacation']),
  idea(called(/hoodie|sweatshirt|joggers|track/, 'knitwear', 'bottom'),
    ['Sport, with manners', 'Sweats, sharpened', 'Athletic, off the clock'],
    ['Sweats look sharp when the lines stay clean', 'Comfort with a straight back']),
  idea(all(kind('training legs', 'for the gym'), no(atHome)),
    ['Warm-up act', 'The training plan'],
    ['Built to move', 'Everything here can keep up']),
  idea(all(kind('training legs', 'for the gym'), onFoot),
    ['Miles ahead'],
    ['Nothing that gets in the way of a stride']),
  // Silhouettes.
  idea(all(wideLegs, no(atHome)),
    ['All in the leg', 'Wide-leg energy', 'Volume down low', 'Room to move'],
    ['The wide leg draws the line', 'Volume below, calm above', 'Let the pants take up space', 'The trick is proportion, with the volume below']),
  idea(all(isTucked, isHers, drawn('trousers', ({ waist, length }) => waist <= 0.7 && length > 0.8)),
    ['High waist, long leg', 'The waistline edit'],
    ['High at the waist, long in the leg']),
  idea(all(slimLegs, roomy), ['Big on top', 'Slouch up, slim down'], ['Roomy above, narrow below']),
  idea(all(slimLegs, no(roomy)),
    ['The narrow line', 'Slim and to the point'],
    ['A narrow leg keeps the outline clean']),
  idea(drawn('trousers', ({ crease }) => crease === true), ['Mind the crease', 'Pressed and present'], ['A pressed crease does half the work', 'Good trousers, and the rest follows']),
  idea(all(called(/chinos/), no(on('work'))), ['Chinos, no meeting'], ['Chinos, and nobody to impress']),
  idea(called(/chinos/), ['The chino standard'], ['Chinos sit right between jeans and trousers', 'Smart enough, never stiff']),
  idea(drawn('trousers', ({ length }) => length < 0), ['Short story', 'Knees out', 'Shorts with intent'], ['Shorts, treated like real clothes', 'Good shorts and nothing sloppy', 'Bare knees, clean lines']),
  idea(called(/culottes|cropped/, 'bottom'), ['The cropped cut'], ['Cropped, so the shoes get a say']),
  idea(all(called(/culottes|cropped/, 'bottom'), ({ facts }) => isAnkleBare(facts)), ['A flash of ankle'], ['A little ankle, on purpose']),
  idea(called(/pencil|sheath|shift/), ['A clean column', 'Close to the line'], ['One clean column']),
  idea(all(skirt, drawn('skirt', ({ flare }) => flare >= 0.28)), ['A skirt with swing', 'Movement, mostly', 'Twirl optional'], ['A skirt that moves does most of the work', 'Swing below, order above']),
  idea(all(skirt, drawn('skirt', ({ length, flare }) => length > 1.15 && flare < 0.28)), ['The midi mood', 'The longer hem'], ['A midi skirt sets the pace', 'The longer hem looks deliberate']),
  idea(all(skirt, on('work'), drawn('skirt', ({ length, flare }) => length > 1.15 && flare < 0.28)), ['Midi, meaning business'], ['A midi skirt means business']),
  // Dresses.
  idea(wears('dress'),
    ['A dress and a plan', 'Dress first'],
    ['The dress does the talking', 'The dress leads, the rest follows']),
  idea(all(wears('dress'), no(isLayered)),
    ['One and done', 'The one-piece answer'],
    ['One dress, no second thoughts', 'A dress is the shortest route to dressed', 'The dress is the whole argument', 'One piece does the thinking', 'Begin with the dress and stop soon after']),
  idea(all(wears('dress'), sneakers), ['Dress, meet sneakers', 'Pretty, then practical'], ['Sneakers keep the dress from being precious'], 'shoes'),
  idea(all(wears('dress'), kind('boots')), ['Hem meets boot', 'Boots for balance'], ['Boots give the dress some backbone'], 'shoes'),
  idea(all(wears('dress'), called(/slip/, 'dress')), ['Nineties slip', 'The slip, layered'], ['The slip dress, straight out of the Nineties']),
  idea(called(/wrap dress/), ["That's a wrap", 'Wrap and go'], ['A wrap dress knows what it is doing']),
  idea(called(/shirt dress/), ['A shirt, gone long'], ['A shirt that grew into a dress']),
  idea(called(/maxi/), ['Long and unhurried', 'The long hem'], ['A long hem slows the whole day down']),
  idea(called(/knit dress|sweater dress|turtleneck dress/), ['The long sweater'], ['A sweater that goes all the way down']),
  // Pattern and color.
  idea(patterned(/floral|flower/), ['In full bloom', 'Garden party of one'], ['One print in bloom, the rest on mute', 'Let the flowers have the floor']),
  idea(patterned(/print/), ['The print leads', 'One print, well placed'], ['One print, the rest on mute', 'Let the print do the talking']),
  idea(patterned(/plaid/), ['Plaid leads', 'Plaid, on purpose'], ['The plaid leads, everything else takes notes']),
  idea(patterned(/check|gingham/), ['The case for checks', 'A good check'], ['A good check needs little help']),
  idea(patterned(/stripe|seersucker/), ['The stripe leads', 'Stay in line'], ['Stripes keep it graphic', 'A stripe gives the eye somewhere to go']),
  idea(isMixed, ['Pattern play', 'Clash, by design'], ['Two patterns, on speaking terms']),
  idea(all(scheme('tonal')), ['Tone on tone', 'Tone after tone'], ['Tone on tone, so texture can talk', 'One family of color, head to toe'], 'colors'),
  idea(hasAccent, ['One bright idea', 'The single spark', 'A spot of color'], ['One shot of color, and the rest holds still', 'A single color gets the spotlight'], 'colors'),
  idea(scheme('neutral'), ['Quiet on purpose', 'Neutral ground', 'The quiet palette', 'Low volume, high finish'], ['A quiet palette lets the cut speak', 'All line, nothing loud', 'Neutrals, worn with conviction'], 'colors'),
  idea(scheme('complementary', 'triad'), ['Color, unedited', 'Color at full volume'], ['Color, and plenty of it', 'Two colors that love an argument'], 'colors'),
  // Shoes.
  idea(kind('cowboy boots'), ['A touch of West', 'Ranch hours'], ['A little West in the step'], 'shoes'),
  idea(kind('ballet flats'), ['Rehearsal hours', 'Off-duty ballerina'], ['A dancer on her day off'], 'shoes'),
  idea(all(called(/loafers/, 'shoes'), no(suit)), ['Loafer logic', 'The loafer crowd'], ['Loafers keep it collegiate', 'Loafers put a period on it'], 'shoes'),
  idea(all(sneakers, kind('tailored')), ['Tailored, then sneakers'], ['Sneakers let the air out of tailoring'], 'shoes'),
  idea(all(kind('boots'), isPants, no(isWet)), ['Boots on the ground', 'Boots first'], ['Good boots anchor it', 'Boots give the look its weight'], 'shoes'),
  // The day.
  idea(all(on('special'), no(isNight), ({ facts }) => festivePiece(facts) !== undefined),
    ['A step up', 'Dressed with intent', 'For the occasion'],
    ['A step up from every day', 'Dressed for the occasion']),
  idea(all(on('special'), isNight, ({ facts }) => festivePiece(facts) !== undefined && !facts.brief.modesty?.headCover),
    ['Guest of honor', 'Dressed for the toast', 'A reason to celebrate', 'Raise a glass'],
    ['Made for the toast', 'Something to celebrate in']),
  idea(on('work'), ['Good for the job', 'Workday, well dressed', 'The working wardrobe'], ['A workday with some style in it', 'Clothes that work as long as you do', 'Made for a full day']),
  idea(all(on('work'), isDaytime, isOfDesk), ['Nine to five, nicely', 'Desk to dinner', 'Corner-office calm', 'Good for the meeting'], ['Meeting-ready without the stiffness', 'Polish that lasts past five', 'Dressed for the job and the walk home']),
  idea(all(on('leisure'), ({ facts }) => !facts.brief.partlyRead), ['Off the clock', 'Day off, done well', 'No alarm set', 'Nowhere to be'], ['A day off deserves good clothes', 'Nowhere to be, and dressed for it', 'Off duty, on form']),
  idea(all(below(34), isKnown, wears('coat')), ['Deep-winter chic', 'Cold, meet coat', 'Wrapped and ready'], ['Real cold calls for real layers', 'Winter, handled']),
  idea(all(from(86), no(wears('coat', 'jacket', 'knitwear')), no(on('special')), isUncovered), ['Heat-wave polish', 'Light work', 'Bare minimum, well chosen'], ['Hot days reward the fewest pieces', 'As little as possible, as well as possible']),
];

const DARK: readonly string[] = ['black', 'charcoal', 'navy'];
/** All but what is below: a shirt may be white. */
const isDark: Holds = ({ worn }) =>
  worn.every((one) => one.slot === 'top' || !LARGE.includes(one.slot) || DARK.includes(mainTint(one)));

/** At a funeral a look has no other idea, and no wit. */
// oxfmt-ignore
const MOURNING: readonly Idea[] = [
  idea(() => true, ['Quiet and respectful', 'Plain and respectful', 'Simple, quiet clothes', 'To pay your respects'], ['Quiet and respectful', 'Simple and respectful', 'Quiet clothes for the day']),
  idea(isDark, ['In dark, simple clothes', 'Dark and simple', 'Quiet and dark'], ['In dark, simple clothes', 'Dark and simple', 'Plain and dark', 'Nothing that stands out']),
];

/** Every idea that this look bears out. */
export function ideasOf(facts: OutfitFacts): readonly Idea[] {
  const isSpecial = facts.brief.context === 'special';
  const worn = facts.look.garments.filter(
    (one) => isVisible(one, facts) && isOnMostHours(facts, one) && !(isSpecial && one.slot === 'coat'),
  );
  return (facts.brief.isMourning ? MOURNING : IDEAS).filter(({ holds }) => holds({ facts, worn }));
}

const OF_THE_STREET =
  /city|town|sidewalk|street|errand|boardroom|meeting|corner.table|front.row|the hills|entrance|campus|in public/i;
/** At home nothing is said of the street. */
export const forTheHouse = (facts: OutfitFacts, texts: readonly string[]): readonly string[] =>
  facts.brief.setting === 'home' ? texts.filter((text) => !OF_THE_STREET.test(text)) : texts;
