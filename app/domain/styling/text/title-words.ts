// What a color promises in a style: the words of titles.
import type { StyleId } from '../../preferences/style.ts';

type Title = (color: string) => string;

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
export const STYLE_TITLES: Readonly<Record<StyleId, readonly Title[]>> = {
  professional: [
    (color) => `sharp in ${color}`,
    (color) => `polished in ${color}`,
    (color) => `${color}, well cut`,
    (color) => `${color} means business`,
    (color) => `${color} for the office`,
    (color) => `composed in ${color}`,
    (color) => `${color}, neatly done`,
    (color) => `trim in ${color}`,
    (color) => `${color} at its best`,
    (color) => `put together in ${color}`,
    (color) => `${color} with polish`,
    (color) => `smart in ${color}`,
    (color) => `${color}, all set`,
  ],
  classic: [
    (color) => `timeless in ${color}`,
    (color) => `classic ${color}`,
    (color) => `${color}, always right`,
    (color) => `quietly ${color}`,
    (color) => `${color}, as ever`,
    (color) => `${color}, simply put`,
    (color) => `${color}, done right`,
    (color) => `neat in ${color}`,
    (color) => `${color}, no surprises`,
    (color) => `${color}, well chosen`,
    (color) => `${color} in good order`,
    (color) => `well dressed in ${color}`,
    (color) => `${color} never fails`,
  ],
  casual: [
    (color) => `easy in ${color}`,
    (color) => `${color}, the easy way`,
    (color) => `relaxed in ${color}`,
    (color) => `at ease in ${color}`,
    (color) => `${color}, no fuss`,
    (color) => `comfortable in ${color}`,
    (color) => `${color} for today`,
    (color) => `unfussy in ${color}`,
    (color) => `${color}, laid back`,
    (color) => `${color}, just like that`,
    (color) => `casual in ${color}`,
    (color) => `${color}, worn well`,
  ],
  sporty: [
    (color) => `on the move in ${color}`,
    (color) => `${color} in motion`,
    (color) => `active in ${color}`,
    (color) => `${color}, light on its feet`,
    (color) => `ready in ${color}`,
    (color) => `game on in ${color}`,
    (color) => `${color}, ready to go`,
    (color) => `${color} for the win`,
    (color) => `fresh in ${color}`,
    (color) => `${color} at full speed`,
  ],
  trendy: [
    (color) => `${color}, right now`,
    (color) => `the ${color} moment`,
    (color) => `new in ${color}`,
    (color) => `${color}, made new`,
    (color) => `city ${color}`,
    (color) => `${color} of the moment`,
    (color) => `turned out in ${color}`,
    (color) => `${color}, street ready`,
    (color) => `in the mood for ${color}`,
    (color) => `the ${color} edit`,
  ],
  'go-wild': [
    (color) => `${color}, no apologies`,
    (color) => `bold in ${color}`,
    (color) => `${color}, out loud`,
    (color) => `all about ${color}`,
    (color) => `${color} steals the show`,
    (color) => `hello, ${color}`,
    (color) => `${color} on purpose`,
    (color) => `${color}, center stage`,
    (color) => `louder in ${color}`,
    (color) => `${color} takes over`,
    (color) => `make way for ${color}`,
    (color) => `bring on the ${color}`,
  ],
};
