// When shoes and what is in them may be worn: part of the table of weather-rules.ts.
import { belowC, BITING_C, fromC, type WeatherRule } from './weather-rule.ts';

// oxfmt-ignore
export const FOOTWEAR_RULES: readonly WeatherRule[] = [
  { kind: 'weatherproof low shoes', warmest: belowC(18.5), orWetUpTo: 60, taste: true },
  { kind: 'leather walking shoes', notIn: ['sporty'], taste: true },
  { kind: 'named for rain', onlyWet: true, taste: true },
  { kind: 'snow boots', snowOrBelow: -4 },
  { kind: 'lined boots', coldest: belowC(2), warmest: belowC(9) },
  // On foot in what freezes toes; from door to door they do.
  { kind: 'unlined footwear', on: [null, 'work', 'leisure'], coldest: fromC(BITING_C) },
  { kind: 'lined boots of town', on: [null, 'leisure'], coldest: fromC(BITING_C), taste: true },
  // An occasion has its good boots until it really freezes.
  { kind: 'lined boots', on: ['special'], coldest: belowC(-2), taste: true },
  { kind: 'patent loafers', on: ['special'], notIn: ['casual', 'professional', 'classic', 'trendy', 'sporty'], taste: true },
  { kind: 'work boots', notFor: ['special'], taste: true },
  { kind: 'leather-soled shoes', wet: false, taste: true },
  // In the mild half of the year shoes dry by themselves.
  { kind: 'rain boots', warmest: belowC(16.5), taste: true },
  { kind: 'rain boots', coldest: [2, 18], onlyWet: true, lateRain: false, notFor: ['work', 'special'] },
  { kind: 'tall boots', coldest: belowC(11), warmest: belowC(17) },
  // A morning of frost before a hot noon: something must be on her feet.
  { kind: 'flat ankle boots', coldest: belowC(14), warmest: belowC(20), orFeltBelow: -2 },
  // They go with a dress in the rain, where no pump does.
  { kind: 'heeled ankle boots', coldest: belowC(14), warmest: belowC(20), orFeltBelow: -2, orWetUpTo: 21.5 },
  { kind: 'hiking boots', coldest: belowC(9), taste: true },
  { kind: 'low shoes', ice: false },
  { kind: 'low shoes', coldest: fromC(3.5), liftedFrom: 8, taste: true },
  { kind: 'tall boots', notIn: ['sporty'], taste: true },
  { kind: 'sneakers that leak', heavyRain: false, snow: false },
  { kind: 'sneakers that leak', coldest: fromC(5), liftedFrom: 10, taste: true },
  // From 50 °F; below, where it is too warm later for anything thicker.
  { kind: 'sheer tights', coldest: fromC(10), liftedFrom: 16.1 },
  { kind: 'sheer tights', coldest: [7, 15], warmest: [10, 24] },
  { kind: 'opaque tights', coldest: belowC(11), warmest: belowC(16), orAfterCold: [7, 20] },
  { kind: 'wool tights', coldest: belowC(4.5), warmest: belowC(11.2) },
  { kind: 'opaque tights', coldest: fromC(0.6), liftedFrom: 11.2, taste: true },
  { kind: 'wool socks', coldest: belowC(6), warmest: belowC(13) },
  { kind: 'long wool socks', coldest: belowC(0), warmest: belowC(8) },
  { kind: 'no-show socks', coldest: fromC(14) },
];
