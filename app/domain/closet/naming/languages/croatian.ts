import type { Language } from './language.ts';

// Croatian, Bosnian, Serbian and Slovenian: what differs is listed side by side.
// oxfmt-ignore
export const CROATIAN: Language = {
  noun: 'last',
  bends: 'slavic',
  joins: false,
  links: 's|sa|od|na|i',
  things: {
    dress: 'haljina', skirt: 'suknja|krilo', trousers: 'hlace|pantalone|pantolone', jeans: 'traperice|farmerke|farmerice|kavbojke', shorts: 'sorc|bermude', socks: 'carape', tights: 'hulahopke|najlonke', leggings: 'tajice|helanke', joggers: 'trenirka|donji dio', shirt: 'kosulja|srajca', blouse: 'bluza', tee: 'majica', 'tank top': 'potkosulja', sweater: 'dzemper|pulover', turtleneck: 'dolcevita|rolka',
    cardigan: 'kardigan|vesta|jopica', sweatshirt: 'duks|dukserica', vest: 'prsluk', suit: 'odijelo|odelo|obleka', jacket: 'jakna', 'denim jacket': 'traper jakna|teksas jakna', 'leather jacket': 'kozna jakna', blazer: 'sako|blejzer', coat: 'kaput|plasc', 'puffer jacket': 'pernata jakna|perjana jakna|zimska jakna', 'trench coat': 'baloner|mantil', raincoat: 'kabanica|kisna jakna',
    windbreaker: 'vjetrovka', shoes: 'cipele|cevlji', pumps: 'stikle|salonke', sneakers: 'tenisice|patike|superge', 'tall boots': 'cizme|skornji', 'rain boots': 'gumene cizme|gumenjaci', 'ankle boots': 'gleznjace|cizmice', loafers: 'mokasinke|mokasine', 'ballet flats': 'balerinke|baletanke', sandals: 'sandale', slippers: 'papuce|copati', 'flip flops': 'japanke',
    'hiking boots': 'gojzerice|planinarske cipele', beanie: 'kapa', cap: 'silterica|kacket', hat: 'sesir', scarf: 'sal|salovi', 'silk scarf': 'marama', gloves: 'rukavice', bag: 'torba|torbica', backpack: 'ruksak|ranac', umbrella: 'kisobran|deznik', belt: 'remen|kais', necklace: 'ogrlica', earrings: 'nausnice|mindjuse', sunglasses: 'naocale', tie: 'kravata', jumpsuit: 'kombinezon',
  },
  words: {
    long: 'dug|duga|dugi|dugacka', short: 'kratak|kratka', thick: 'debeo|debeli', light: 'tanak|tanki|lagan|lagana', 'wide leg': 'sirok|siroke', straight: 'ravan|ravne', tall: 'visok', sleeveless: 'bez rukava', 'long sleeve': 'dugih rukava|dugi rukav', small: 'mali|mala', old: 'star', black: 'crn|crna|crni|crne', white: 'bijel|beo|bela|bel', gray: 'siv|sivi', blue: 'plav|plavi|modra',
    navy: 'tamnoplav|teget', 'light blue': 'svijetloplav|svetloplav', dark: 'taman|tamni', red: 'crven', green: 'zelen', yellow: 'zut', pink: 'roza|roz', brown: 'smed|smeda|braon|rjav', beige: 'bez|bezt', cream: 'krem', gold: 'zlat', silver: 'srebrn', purple: 'ljubicast', orange: 'narancast', burgundy: 'bordo', wool: 'vunen|vuna', cotton: 'pamucn', silk: 'svilen|svila', linen: 'lanen|lan',
    leather: 'kozn', suede: 'brusen|antilop', velvet: 'barsun|plisan|somot', corduroy: 'samt', denim: 'teksas|traper', knit: 'pleten', lace: 'cipkast', floral: 'cvjetn|cvetn|na cvjetice', 'polka dot': 'na tockice|na tufne', striped: 'prugast|na pruge', plaid: 'karirane|kariran', pleated: 'plisiran', quilted: 'prosiven', winter: 'zimsk', summer: 'ljetn|letnj',
  },
};
