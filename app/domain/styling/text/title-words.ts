// What a color promises in a style: the words of titles.
import type { StyleId } from '../../preferences/style.ts';

type Title = (color: string) => string;

/** What the words of a title promise: each holds of some looks only (titles.ts). */
export type Promised =
  | 'office'
  | 'business'
  | 'on-the-move'
  | 'light-footed'
  | 'sharp'
  | 'trim'
  | 'plain'
  | 'cut'
  | 'lazy';

export interface SellingTitle {
  say: Title;
  promises: readonly Promised[];
}

const t = (say: Title, ...promises: Promised[]): SellingTitle => ({ say, promises });

const MANY: readonly [RegExp, string][] = [
  [/ is /, ' are '],
  [/ its /, ' their '],
  [/ means /, ' mean '],
  [/ steals /, ' steal '],
  [/ takes /, ' take '],
  [/ fails/, ' fail'],
];

/** 'stripes are the news': a title made for one color, said of a pattern that is called in the plural. */
export function pluralizeTitle(title: string): string {
  return MANY.reduce((text, [one, many]) => text.replace(one, many), title);
}

/** What a color promises in a style. */
export const STYLE_TITLES: Readonly<Record<StyleId, readonly SellingTitle[]>> = {
  professional: [
    t((color) => `sharp in ${color}`, 'sharp'),
    t((color) => `polished in ${color}`, 'sharp'),
    t((color) => `${color}, well cut`, 'sharp', 'cut'),
    t((color) => `${color} means business`, 'business', 'sharp'),
    t((color) => `${color} for the office`, 'office'),
    t((color) => `composed in ${color}`, 'sharp'),
    t((color) => `${color}, neatly done`),
    t((color) => `trim in ${color}`, 'sharp', 'trim'),
    t((color) => `${color} at its best`),
    t((color) => `put together in ${color}`),
    t((color) => `${color} with polish`, 'sharp'),
    t((color) => `smart in ${color}`, 'sharp'),
    t((color) => `${color}, all set`),
  ],
  classic: [
    t((color) => `timeless in ${color}`),
    t((color) => `classic ${color}`),
    t((color) => `${color}, always right`),
    t((color) => `quietly ${color}`, 'plain'),
    t((color) => `${color}, as ever`),
    t((color) => `${color}, simply put`, 'plain'),
    t((color) => `${color}, done right`),
    t((color) => `neat in ${color}`),
    t((color) => `${color}, no surprises`, 'plain'),
    t((color) => `${color}, well chosen`),
    t((color) => `${color} in good order`),
    t((color) => `well dressed in ${color}`),
    t((color) => `${color} never fails`),
  ],
  casual: [
    t((color) => `easy in ${color}`, 'lazy'),
    t((color) => `${color}, the easy way`, 'lazy'),
    t((color) => `relaxed in ${color}`, 'lazy'),
    t((color) => `at ease in ${color}`, 'lazy'),
    t((color) => `${color}, no fuss`, 'lazy'),
    t((color) => `comfortable in ${color}`, 'lazy'),
    t((color) => `${color} for today`),
    t((color) => `unfussy in ${color}`, 'lazy'),
    t((color) => `${color}, laid back`, 'lazy'),
    t((color) => `${color}, just like that`),
    t((color) => `casual in ${color}`, 'lazy'),
    t((color) => `${color}, worn well`),
  ],
  sporty: [
    t((color) => `on the move in ${color}`, 'on-the-move'),
    t((color) => `${color} in motion`, 'on-the-move', 'light-footed'),
    t((color) => `active in ${color}`, 'on-the-move'),
    t((color) => `${color}, light on its feet`, 'on-the-move', 'light-footed'),
    t((color) => `ready in ${color}`, 'on-the-move'),
    t((color) => `game on in ${color}`, 'on-the-move'),
    t((color) => `${color}, ready to go`, 'on-the-move'),
    t((color) => `${color} for the win`, 'on-the-move'),
    t((color) => `fresh in ${color}`),
    t((color) => `${color} at full speed`),
  ],
  trendy: [
    t((color) => `${color}, right now`),
    t((color) => `the ${color} moment`),
    t((color) => `new in ${color}`),
    t((color) => `${color}, made new`),
    t((color) => `city ${color}`),
    t((color) => `${color} of the moment`),
    t((color) => `turned out in ${color}`),
    t((color) => `${color}, street ready`, 'on-the-move'),
    t((color) => `in the mood for ${color}`),
    t((color) => `the ${color} edit`),
  ],
  'go-wild': [
    t((color) => `${color}, no apologies`),
    t((color) => `bold in ${color}`),
    t((color) => `${color}, out loud`),
    t((color) => `all about ${color}`),
    t((color) => `${color} steals the show`),
    t((color) => `hello, ${color}`),
    t((color) => `${color} on purpose`),
    t((color) => `${color}, center stage`),
    t((color) => `louder in ${color}`),
    t((color) => `${color} takes over`),
    t((color) => `make way for ${color}`),
    t((color) => `bring on the ${color}`),
  ],
};
