// When shoes and what is in them may be worn: part of the table of weather-rules.ts.
import { below, from, type When } from './weather-rule.ts';

// oxfmt-ignore
export const WHEN_ON_FOOT: readonly When[] = [
  { kind: 'weatherproof low shoes', warmest: below(18.5), orWetUpTo: 60, taste: true },
  { kind: 'leather walking shoes', notIn: ['sporty'], taste: true },
  { kind: 'named for rain', onlyWet: true, taste: true },
  { kind: 'snow boots', snowOrBelow: -4 },
  { kind: 'lined boots', coldest: below(2), warmest: below(9) },
  // An occasion has its good boots until it really freezes.
  { kind: 'lined boots', on: ['special'], coldest: below(-2), taste: true },
  { kind: 'work boots', notFor: ['special'], taste: true },
  { kind: 'leather-soled shoes', wet: false, taste: true },
  { kind: 'rain boots', coldest: [2, 18], onlyWet: true, notFor: ['work', 'special'] },
  { kind: 'tall boots', coldest: below(11), warmest: below(17) },
  // A morning of frost before a hot noon: something must be on her feet.
  { kind: 'ankle boots', coldest: below(14), warmest: below(20), orFeltBelow: -2 },
  { kind: 'hiking boots', coldest: below(9), taste: true },
  { kind: 'low shoes', ice: false },
  { kind: 'low shoes', coldest: from(3.5), liftedFrom: 8, taste: true },
  { kind: 'tall boots', notIn: ['sporty'], taste: true },
  { kind: 'sneakers that leak', heavyRain: false, snow: false },
  { kind: 'sneakers that leak', coldest: from(5), liftedFrom: 10, taste: true },
  // From 50 °F; below, where it is too warm later for anything thicker.
  { kind: 'sheer tights', coldest: from(10), liftedFrom: 16.1 },
  { kind: 'sheer tights', coldest: [7, 15], warmest: [10, 24] },
  { kind: 'opaque tights', coldest: below(11), warmest: below(16) },
  { kind: 'wool tights', coldest: below(4.5), warmest: below(11.2) },
  { kind: 'opaque tights', coldest: from(0.6), liftedFrom: 11.2, taste: true },
  { kind: 'wool socks', coldest: below(6), warmest: below(13) },
  { kind: 'long wool socks', coldest: below(0), warmest: below(8) },
  { kind: 'no-show socks', coldest: from(14) },
];
