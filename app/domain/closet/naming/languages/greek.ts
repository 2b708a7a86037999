import type { Language } from './language.ts';

// Greek by the sound of its letters.
// oxfmt-ignore
export const GREEK: Language = {
  noun: 'last',
  bends: 'slavic',
  joins: false,
  links: '',
  things: {
    dress: 'forema', skirt: 'fousta', trousers: 'panteloni', jeans: 'tzin', shorts: 'sorts', tights: 'kalson', socks: 'kalsa|kaltses', leggings: 'kolan', joggers: 'forma', shirt: 'poukamiso', tee: 'blouza|mplouza|bluza', sweater: 'pouli|poulover', turtleneck: 'zivago', cardigan: 'zaketa', sweatshirt: 'fouter', 'puffer jacket': 'mpoufan', blazer: 'sakaki|blazer', 'wool coat': 'palto',
    'trench coat': 'kabardina|kampartina|kamparntina', raincoat: 'adiavrocho', shoes: 'papoutsia', pumps: 'goves', sneakers: 'athlitika|papoutsia athlitika', 'tall boots': 'botes|mpotes', 'ankle boots': 'mpotakia|botakia', 'rain boots': 'galotses', loafers: 'mokasinia', 'ballet flats': 'balarines', sandals: 'sandalia|pedila', 'flip flops': 'sagionares', slippers: 'pantofles', beanie: 'skoufos', hat: 'kapelo',
    scarf: 'kaskol', 'silk scarf': 'foulari|mantili', gloves: 'gantia', bag: 'tsanta', backpack: 'sakidio', umbrella: 'omprela', belt: 'zoni', necklace: 'kolie', earrings: 'skoularikia', sunglasses: 'gyalia|gualia', jacket: 'tzaket|jacket', 'leather jacket': 'dermatino boufan|dermatino mpoufan',
  },
  words: {
    black: 'mavro|mavri|mavra|mauro', white: 'aspro|aspri|aspra|lefko|lefki|leuko', gray: 'gri|gkri', blue: 'ble|mple', dark: 'skouro', 'light blue': 'galazio', red: 'kokkino|kokkini', green: 'prasino|prasini', yellow: 'kitrino', pink: 'roz', brown: 'kafe', beige: 'bez|mpez', gold: 'chryso|chrysa|chruso', silver: 'asimi', purple: 'mov', burgundy: 'bornto|mpornto', maxi: 'maxi', long: 'makry|makru', short: 'konto',
    wool: 'malino|mallino', cotton: 'vamvakero', silk: 'metaxoto', linen: 'lino|linen', leather: 'dermatino', suede: 'kasto|kastor', velvet: 'veloude', knit: 'plekto', floral: 'floral|louloudato', striped: 'rige', plaid: 'karo', pleated: 'plise',
  },
};
