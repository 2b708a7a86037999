// What a style says for itself where a look has no idea of its own left: titles, first words, and, now and then, its color.
import type { StyleId } from '../../preferences/style.ts';

interface StyleWords {
  titles: readonly string[];
  /** Before the pieces: 'Nothing to prove: a navy coat over …'. */
  leads: readonly string[];
  /** A title that names the color, where the color is the idea. */
  ofColor: readonly ((color: string) => string)[];
}

// oxfmt-ignore
export const STYLE_WORDS: Readonly<Record<StyleId, StyleWords>> = {
  professional: {
    titles: ['Well cut, well kept', 'The quiet authority', 'Composed, head to toe', 'Every line in place', 'Polish without effort', 'Neatly done', 'The considered uniform', 'Put together early', 'Good lines, good manners', 'Clean and exact'],
    leads: ['Clean lines and nothing to fix', 'Polish, without the stiffness', 'Neat from every angle', 'The grown-up version of easy', 'Considered, down to the last piece', 'Nothing here needs a second look in the mirror', 'Order at a glance', 'Quiet pieces that carry weight'],
    ofColor: [(color) => `The case for ${color}`, (color) => `${color}, on good terms`, (color) => `Well kept in ${color}`],
  },
  classic: {
    titles: ['Nothing to prove', 'The long view', 'Old habits, good ones', 'As it should be', 'Good bones', 'Built to last', 'Past every trend', 'The quiet classic', 'Here to stay', 'Simply put'],
    leads: ['Nothing here will date', 'The classics, doing what they do', 'Good pieces, left alone', 'No tricks, just proportion', 'It would have worked ten years ago and will in ten more', 'Restraint looks good on everyone', 'Well made and well matched', 'The kind of outfit that never asks for attention'],
    ofColor: [(color) => `Forever ${color}`, (color) => `${color}, the long-term plan`, (color) => `A case for ${color}`],
  },
  casual: {
    titles: ['Easy does it', 'The everyday uniform', 'No fuss, all shape', 'Off-duty, on point', 'Comfort, well chosen', 'The short answer', 'Easy pieces, good proportions', 'The low-key plan', 'Ready in a minute', 'Unfussy and right'],
    leads: ['Easy pieces in good proportion', 'Comfort, with an eye on the outline', 'The everyday uniform, done right', 'Nothing fussy, nothing missing', 'As relaxed as it is finished', 'The kind of easy that takes a little thought', 'Low effort, good result', 'Simple things, worn well'],
    ofColor: [(color) => `${color}, the easy way`, (color) => `The ${color} everyday`, (color) => `A little ${color} goes far`],
  },
  sporty: {
    titles: ['Quick on the draw', 'Ready when you are', 'Clean and quick', 'The fast lane', 'Home-team easy', 'Fresh legs', 'Game face, soft clothes', 'In good form', 'Halftime style', 'Light and sharp', 'Second wind', 'The easy mile', 'Loose and limber', 'Extra innings', 'Personal best', 'Good sport', 'The starting lineup', 'Clean getaway', 'Rest-day rules', 'On the move'],
    leads: ['Clean sport, no logos needed', 'Quick, light and neat', 'Sporty, with the edges tidied up', 'Dressed to keep moving', 'Comfort that holds its shape', 'Athletic pieces, city finish', 'Fresh and uncomplicated', 'Easy to move in, easy to look at'],
    ofColor: [(color) => `${color}, up to speed`, (color) => `Team ${color}`, (color) => `A jolt of ${color}`],
  },
  trendy: {
    titles: ['The right-now edit', 'City proportions', 'Front-row easy', 'Cool on contact', 'The downtown version', 'New shape, same you', 'Corner-table credentials', 'Made for the sidewalk', 'One step ahead', 'The good kind of odd'],
    leads: ['Downtown proportions, done without trying', 'A little unexpected, in the right places', 'The shape of right now', 'One step off the obvious', 'The mix is what makes it new', 'Styled, without looking styled', 'Good shapes in good company', 'It reads current because it is relaxed'],
    ofColor: [(color) => `The ${color} moment`, (color) => `In the mood for ${color}`, (color) => `The ${color} edit`],
  },
  'go-wild': {
    titles: ['No apologies', 'Hello, sidewalk', 'Center stage', 'Louder, please', 'All eyes here', 'Main character energy', 'Turn it up', 'The opposite of shy', 'Dopamine dressing', 'Fun is the point'],
    leads: ['Go big and mean it', 'Nothing shy about this', 'The fun is the point', 'Dressed for the double take', 'More is the plan', 'Joy first, rules second', 'Wear it like you picked it on a dare', 'Full personality, top to bottom'],
    ofColor: [(color) => `${color}, out loud`, (color) => `All about ${color}`, (color) => `Make way for ${color}`, (color) => `Bring on the ${color}`],
  },
};
