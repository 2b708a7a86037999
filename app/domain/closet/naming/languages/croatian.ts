import type { Language } from './language.ts';

// Croatian, Bosnian, Serbian and Slovenian: what differs is listed side by side.
// oxfmt-ignore
export const CROATIAN: Language = {
  noun: 'last',
  bends: 'slavic',
  joins: false,
  links: 's|sa|od|na|i',
  things: {
    dress: 'haljina', skirt: 'suknja|krilo', trousers: 'hlace|pantalone|pantolone|hlače', jeans: 'traperice|farmerke|farmerice|kavbojke|teksas hlače', shorts: 'sorc|bermude|kratke hlače|šorts|sorts|kratke pantalone', socks: 'carape', tights: 'hulahopke|najlonke|unihop', leggings: 'tajice|helanke', joggers: 'trenirka|donji dio|trenerka|donji dio trenirke', shirt: 'kosulja|srajca', blouse: 'bluza', tee: 'majica', 'tank top': 'potkosulja', sweater: 'dzemper|pulover', turtleneck: 'dolcevita|rolka|dolčevita',
    cardigan: 'kardigan|vesta|jopica', sweatshirt: 'duks|dukserica|majica dugih rukava trenirka', vest: 'prsluk', suit: 'odijelo|odelo|obleka', jacket: 'jakna', 'denim jacket': 'traper jakna|teksas jakna', 'leather jacket': 'kozna jakna|kožna jakna', blazer: 'sako|blejzer', coat: 'kaput|plasc', 'puffer jacket': 'pernata jakna|perjana jakna|zimska jakna|perjanica', 'trench coat': 'baloner|mantil', raincoat: 'kabanica|kisna jakna|kišna kabanica',
    windbreaker: 'vjetrovka|šuškavac|suskavac', shoes: 'cipele|cevlji', pumps: 'stikle|salonke|štikle|cipele na petu', sneakers: 'tenisice|patike|superge|starke', 'tall boots': 'cizme|skornji', 'rain boots': 'gumene cizme|gumenjaci', 'ankle boots': 'gleznjace|cizmice|gležnjače|kratke čizme', loafers: 'mokasinke|mokasine', 'ballet flats': 'balerinke|baletanke', sandals: 'sandale', slippers: 'papuce|copati|papuče|kućne papuče|natikače', 'flip flops': 'japanke',
    'hiking boots': 'gojzerice|planinarske cipele|kanadjanke', beanie: 'kapa|kapa zimska|vunena kapa', cap: 'silterica|kacket', hat: 'sesir', scarf: 'sal|salovi|šal|marama vunena', 'silk scarf': 'marama', gloves: 'rukavice', bag: 'torba|torbica', backpack: 'ruksak|ranac', umbrella: 'kisobran|deznik', belt: 'remen|kais', necklace: 'ogrlica', earrings: 'nausnice|mindjuse', sunglasses: 'naocale', tie: 'kravata', jumpsuit: 'kombinezon',
    hoodie: 'duks sa kapuljačom|dukserica s kapuljačom|hudica|duks s kapuljačom', 'long sleeve tee': 'lonsulejv|majica dugih rukava|majica dugi rukav', 'long johns': 'termo veš|termo rublje|duge gaće|termo majica|aktivno rublje', 'winter boots': 'čizme za snijeg|čizme za sneg|zimske čizme|buce', pajamas: 'pidžama|pidzama', nightgown: 'spavaćica', bathrobe: 'bade mantil|ogrtač|kućni ogrtač', 'evening dress': 'vjenčanica|venčanica|večernja haljina|svečana haljina|maturalna haljina', 'wool coat': 'vuneni kaput', 'fur coat': 'bunda|krzneni kaput', 'down vest': 'prsluk perjani', headscarf: 'marama na glavu|marama za glavu', swimsuit: 'kupaći kostim|kupaće gaće|kupaci', 'snow pants': 'skijaške hlače|ski pantalone', 'ski jacket': 'skijaška jakna|ski jakna', tracksuit: 'trenirka komplet|trenerka komplet', 'work shirt': 'radna košulja', 'workwear pants': 'radne hlače|radne pantalone', mittens: 'rukavice bez prstiju',
  },
  words: {
    long: 'dug|duga|dugi|dugacka', short: 'kratak|kratka', thick: 'debeo|debeli|debela|topli|topla', light: 'tanak|tanki|lagan|lagana', 'wide leg': 'sirok|siroke', straight: 'ravan|ravne', tall: 'visok', sleeveless: 'bez rukava', 'long sleeve': 'dugih rukava|dugi rukav', small: 'mali|mala', old: 'star', black: 'crn|crna|crni|crne', white: 'bijel|beo|bela|bel', gray: 'siv|sivi', blue: 'plav|plavi|modra',
    navy: 'tamnoplav|teget', 'light blue': 'svijetloplav|svetloplav', dark: 'taman|tamni', red: 'crven', green: 'zelen', yellow: 'zut', pink: 'roza|roz', brown: 'smed|smeda|braon|rjav', beige: 'bez|bezt', cream: 'krem', gold: 'zlat', silver: 'srebrn', purple: 'ljubicast', orange: 'narancast', burgundy: 'bordo', wool: 'vunen|vuna', cotton: 'pamucn', silk: 'svilen|svila', linen: 'lanen|lan',
    leather: 'kozn', suede: 'brusen|antilop', velvet: 'barsun|plisan|somot', corduroy: 'samt', denim: 'teksas|traper', knit: 'pleten', lace: 'cipkast', floral: 'cvjetn|cvetn|na cvjetice', 'polka dot': 'na tockice|na tufne', striped: 'prugast|na pruge', plaid: 'karirane|kariran', pleated: 'plisiran', quilted: 'prosiven', winter: 'zimsk|zimski|zimska|zimske', summer: 'ljetn|letnj',
    lined: 'podstavljen|podstavljene|s podstavom', waterproof: 'nepromočiv|vodootporan',
  },
};
