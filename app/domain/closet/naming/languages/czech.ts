import type { Language } from './language.ts';

// Czech and Slovak: what differs is listed side by side.
// oxfmt-ignore
export const CZECH: Language = {
  noun: 'last',
  bends: 'slavic',
  joins: false,
  links: 's|na|a|z',
  things: {
    'striped top': 'triko namornicke|namornicke triko',
    dress: 'saty', skirt: 'sukne|sukna', trousers: 'kalhoty|nohavice', jeans: 'dziny|rifle|dzinsy', shorts: 'kratasy|sortky', tights: 'silonky|puncochy|puncochy|puncochace', socks: 'ponozky', leggings: 'leginy', joggers: 'teplaky', shirt: 'kosile|kosela', blouse: 'halenka|bluzka', tee: 'tricko', 'tank top': 'tilko', sweater: 'svetr|sveter', turtleneck: 'rolak', cardigan: 'kardigan', sweatshirt: 'mikina',
    hoodie: 'mikina s kapuci', vest: 'vesta', suit: 'oblek', jacket: 'bunda', 'denim jacket': 'dzinova bunda|dziska', 'leather jacket': 'kozena bunda|krivak', blazer: 'sako', coat: 'kabat', 'puffer jacket': 'perova bunda|pericko|zimni bunda', 'trench coat': 'trenckot|balonak', raincoat: 'plastenka|prsiplast', windbreaker: 'vetrovka', shoes: 'boty|topanky', derbies: 'polobotky', pumps: 'lodicky',
    sneakers: 'tenisky', 'tall boots': 'kozacky|cizmy', 'rain boots': 'holinky|gumaky', 'ankle boots': 'kotnikove boty|kotnickove', loafers: 'mokasiny', 'ballet flats': 'balerinky|baleriny', sandals: 'sandaly', slippers: 'backory|papuce', 'flip flops': 'zabky', 'hiking boots': 'pohorky|trekove boty', beanie: 'cepice|kulich|ciapka', cap: 'ksiltovka', hat: 'klobouk', scarf: 'sala', 'silk scarf': 'satek',
    gloves: 'rukavice', mittens: 'palcaky', bag: 'kabelka|taska', backpack: 'batoh', clutch: 'psanicko', umbrella: 'destnik|dazdnik', belt: 'pasek|opasok', necklace: 'nahrdelnik', earrings: 'nausnice', sunglasses: 'bryle|okuliare', tie: 'kravata', jumpsuit: 'overal',
  },
  words: {
    long: 'dlouhy', short: 'kratky', thick: 'tlusty', light: 'tenky|lehky|svetly', 'wide leg': 'siroky', straight: 'rovny|rovne', tall: 'vysoky', flat: 'plochy', sleeveless: 'bez rukavu', 'long sleeve': 'dlouhy rukav', small: 'maly|mala', big: 'velky', old: 'stary', black: 'cerny|cierny', white: 'bily|bila|bile|biely', gray: 'sedy|seda|sede|sivy', blue: 'modry',
    navy: 'tmavomodry|tmave modry|namornicky', 'light blue': 'svetle modry|svetlomodry', dark: 'tmavy', red: 'cerveny', green: 'zeleny', yellow: 'zluty|zlty', pink: 'ruzovy', brown: 'hnedy', beige: 'bezovy', cream: 'kremovy', gold: 'zlaty', silver: 'stribrny|strieborny', purple: 'fialovy', orange: 'oranzovy', burgundy: 'vinovy|bordo', mustard: 'horcicovy', wool: 'vlneny|vlna', cotton: 'bavlneny',
    silk: 'hedvabny|hodvabny', linen: 'lneny', leather: 'kozeny', suede: 'semisovy', velvet: 'sametovy|zamatovy', corduroy: 'mansestrovy|mansestraky', denim: 'dzinovy|riflovy', knit: 'pleteny', lace: 'krajkovy', cashmere: 'kasmirovy', floral: 'kvetovany', 'polka dot': 'puntikovany', striped: 'pruhovany', plaid: 'kostkovany|karovany', pleated: 'plisovany', quilted: 'prosivany', lined: 'zatepleny',
    waterproof: 'nepromokavy', winter: 'zimni|zimny', summer: 'letni|letny',
  },
};
