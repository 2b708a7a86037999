// How to wear it, in words: of each move the ways to say it. Which moves a look bears out is how-to-wear.ts's to know.

/** Of the piece, of the other one that the move is about, and of an hour. */
type Say = (it: string, other: string, at: string) => readonly string[];

// oxfmt-ignore
export const WAYS = {
  tuck: (it, other) => [`Tuck the ${it} into the ${other}.`, `Tuck the ${it} all the way in.`, `Tuck the ${it} and smooth it all the way around.`, `A full tuck here: the ${it} in, the waistband showing.`, `Keep the ${it} tucked so the waist stays in view.`, `Tuck the ${it} in, then lift it a little so it sits easy at the waist.`, `Tuck in the ${it} front and back.`, `Wear the ${it} tucked; the clean waist is the point.`],
  'high waist': (it) => [`Show off the high waist with the ${it} tucked in.`, `With the ${it} tucked, the high waist gets its due.`],
  'belt in view': (it) => [`Tuck the ${it} in so the belt shows.`],
  untucked: (it, other) => [`Leave the ${it} untucked.`, `Let the ${it} hang loose over the ${other}.`, `Let the ${it} fall over the waistband.`, `Keep the ${it} untucked, hem straight.`, `The ${it} stays out over the ${other}.`, `Wear the ${it} untucked and let it drape.`, `No tuck here: the ${it} falls where it falls.`, `This ${it} is cut to be worn out.`],
  'half-tuck': (it, other) => [`Half-tuck the ${it}: front in, back out.`, `Tuck just the front of the ${it} and let the rest hang.`, `Give the ${it} a French tuck, in at the front and loose everywhere else.`, `Front in, sides out: the ${it} gets a half-tuck.`, `A half-tuck at the front gives the ${it} a waist.`, `Catch the front of the ${it} in the waistband; the back stays out.`, `Only the front of the ${it} goes into the ${other}.`, `Leave the sides of the ${it} loose and half-tuck the front.`],
  'collar out': (it, other) => [`Let the collar of ${it} show at the neck of the ${other}.`, `Under the ${other}, ${it} with the collar pulled out.`, `The ${other} goes over ${it}, collar out.`, `Set the collar of ${it} on top of the ${other}.`, `Collar out: ${it} frames the neck of the ${other}.`, `Layer ${it} under the ${other} and keep the collar in sight.`, `The ${other} goes over ${it}, with the collar showing.`, `Keep ${it} under the ${other} and straighten the collar.`],
  'folded neck': (it) => [`Fold the neck of the ${it} over once.`, `Turn the neck of the ${it} down and let it slouch a little.`, `Roll the neck of the ${it} down to just under the chin.`, `Wear the neck of the ${it} folded, never stretched up.`],
  belt: (it) => [`Knot the belt of the ${it} and forget the rest.`, `Tie the ${it} belt; a knot looks better than a bow.`, `Tie the belt of the ${it} at the waist.`, `Pull the ${it} belt snug and let the ends hang.`, `Cinch the ${it} with its belt for some shape.`],
  zipped: (it) => [`Zip the ${it} before you head out.`, `Wear the ${it} zipped.`, `Keep the ${it} zipped for a clean front.`, `Zip up the ${it} and the line stays clean.`],
  buttoned: (it) => [`Button the ${it}.`, `Wear the ${it} buttoned.`, `Keep the ${it} buttoned; it holds its shape that way.`, `Do up the ${it} and let it make the outline.`],
  open: (it, other) => [`Wear the ${it} open.`, `Leave the ${it} open so what's under it shows.`, `Let the ${it} hang open.`, `Keep the ${it} open at the front.`, `An open ${it} keeps the line long.`, `Leave the ${it} unfastened and let the ${other} do some of the work.`],
  'boots over': (it) => [`Tuck the ${it} into the boots.`, `The ${it} go inside the boots.`, `Pull the boots on over the ${it}.`],
  'over boots': (it) => [`Let the ${it} fall over the boots.`, `Drop the hem of the ${it} over the boots.`, `The ${it} go over the boots, not into them.`, `Let the hem of the ${it} cover the top of the boots.`],
  cuffs: (it) => [`Set the cuffs of the ${it} right at the ankle.`, `Pull the cuffs of the ${it} down to the shoes.`, `Keep the cuffs of the ${it} clear of the shoes.`, `Let the ${it} gather at the cuff.`],
  'turned up': (it) => [`Cuff the ${it} once.`, `Turn the hem of the ${it} up once and leave it wide.`, `One clean cuff on the ${it}, right above the ankle.`, `Roll the hem of the ${it} up once so the shoes show.`, `Fold the ${it} up once; the paler side is part of it.`, `Give the ${it} one wide cuff.`],
  'wide hem': (it) => [`Let the hem of the ${it} skim the shoes.`, `Let the ${it} fall straight from the hip.`, `The ${it} should hang free from hip to hem.`],
  'short hem': (it) => ['Leave the ankle in view between hem and shoe.', `Let the shorter hem of the ${it} show the ankle.`, `The ${it} stop short: keep the ankle clear.`],
  'push up': (it) => [`Push the ${it} sleeves up once you're inside.`, `Indoors, push the sleeves of the ${it} to the elbow.`, `Push up the ${it} sleeves when you sit down somewhere warm.`, `In a warm room, push the ${it} sleeves up.`],
  'roll up': (it, _, at) => [`Roll the ${it} sleeves twice around ${at}.`, `Start with the ${it} cuffs down and roll them up around ${at}.`, `Around ${at}, roll the ${it} sleeves to the elbow.`],
  wrapped: (it) => [`Tie the ${it} snug at the side so it stays put.`, `Double-knot the tie of the ${it}.`, `Cross the ${it} close and tie it at the side.`],
  belted: (it) => [`Keep the ${it} belt on the waist.`, `Let the belt mark the waist of the ${it}.`],
  'no belt': (it) => [`Leave the waist alone: no belt on this ${it}.`, `Skip the belt and let the ${it} fall.`, `No belt: the ${it} has its own shape.`],
  swing: (it) => [`Let the hem of the ${it} swing.`, `Give the ${it} room: the hem is meant to move.`, `Let the ${it} move; that's what the hem is for.`],
  straight: (it) => [`Smooth the ${it} straight down from the hip.`, `Let the ${it} hang straight; the cut does the rest.`, `Wear the ${it} straight from shoulder to hem, with nothing to break the line.`, `Leave the line of the ${it} alone, shoulder to hem.`],
  'hem below': (it, other) => [`Let the ${it} hem show below the ${other}.`, `The ${it} is longer than the ${other}, and that's the point.`, `A little of the ${it} below the ${other} is right.`],
  'loose ends': (it) => [`Loop ${it} once and let the ends hang.`, `Wrap ${it} once around, ends in front.`, `Give ${it} one turn and leave the ends loose.`, `Let the ends of ${it} hang down the front.`],
} satisfies Record<string, Say>;

export type How = keyof typeof WAYS;

export const waysOf = (how: How, it: string, other: string, at: string): readonly string[] => {
  const say: Say = WAYS[how];
  return say(it, other, at);
};
