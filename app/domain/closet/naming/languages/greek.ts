import type { Language } from './language.ts';

// Greek by the sound of its letters.
// oxfmt-ignore
export const GREEK: Language = {
  noun: 'last',
  bends: 'slavic',
  joins: false,
  links: '',
  things: {
    dress: 'forema', skirt: 'fousta', trousers: 'panteloni|παντελόνι υφασμάτινο|παντελόνι', jeans: 'tzin', shorts: 'sorts|βερμούδα|σορτς|σορτσάκι', tights: 'kalson', socks: 'kalsa|kaltses', leggings: 'kolan', joggers: 'forma|φόρμα|φόρμες|παντελόνι φόρμας', shirt: 'poukamiso', tee: 'blouza|mplouza|bluza|μπλουζάκι|κοντομάνικο|κοντομάνικη μπλούζα|φανελάκι', sweater: 'pouli|poulover|πουλόβερ|μάλλινο πουλόβερ|πλεκτό', turtleneck: 'zivago', cardigan: 'zaketa|ζακέτα|πλεκτή ζακέτα', sweatshirt: 'fouter|φούτερ', 'puffer jacket': 'mpoufan|μπουφάν|φουσκωτό μπουφάν|πουπουλένιο|μπουφάν φουσκωτό', blazer: 'sakaki|blazer', 'wool coat': 'palto',
    'trench coat': 'kabardina|kampartina|kamparntina', raincoat: 'adiavrocho', shoes: 'papoutsia', pumps: 'goves', sneakers: 'athlitika|papoutsia athlitika', 'tall boots': 'botes|mpotes', 'ankle boots': 'mpotakia|botakia|μποτάκια|αρβυλάκια', 'rain boots': 'galotses', loafers: 'mokasinia', 'ballet flats': 'balarines', sandals: 'sandalia|pedila|πέδιλα|σανδάλια', 'flip flops': 'sagionares|σαγιονάρες', slippers: 'pantofles|παντόφλες', beanie: 'skoufos', hat: 'kapelo',
    scarf: 'kaskol', 'silk scarf': 'foulari|mantili', gloves: 'gantia', bag: 'tsanta', backpack: 'sakidio', umbrella: 'omprela|ομπρέλα', belt: 'zoni', necklace: 'kolie', earrings: 'skoularikia', sunglasses: 'gyalia|gualia', jacket: 'tzaket|jacket|σακάκι μπουφάν|τζάκετ', 'leather jacket': 'dermatino boufan|dermatino mpoufan|δερμάτινο|δερμάτινο μπουφάν',
    'long johns': 'ισοθερμικά|ισοθερμική μπλούζα|ισοθερμικό|θερμοεσώρουχα|σώβρακο μακρύ', 'down vest': 'αμάνικο μπουφάν|γιλέκο φουσκωτό', waistcoat: 'γιλέκο', hoodie: 'φούτερ με κουκούλα|χούντι', tracksuit: 'φόρμα σετ|αθλητική φόρμα', 'lace up boots': 'αρβύλες|άρβυλα', swimsuit: 'μαγιό', pajamas: 'πιτζάμες|πυτζάμες|πιτζάμα', nightgown: 'νυχτικό|νυχτικιά', bathrobe: 'ρόμπα|μπουρνούζι', 'evening dress': 'βραδινό φόρεμα|νυφικό|τουαλέτα', blouse: 'πουκαμίσα|τοπ', 'fur coat': 'γούνα', windbreaker: 'αντιανεμικό', parka: 'παρκά', suit: 'κουστούμι|κοστούμι', headscarf: 'μαντήλι κεφαλιού|τσεμπέρι|μαντίλα', 'straw hat': 'ψάθινο καπέλο', cap: 'καπέλο τζόκεϊ|τζόκεϊ', espadrilles: 'εσπαντρίγιες', overalls: 'σαλοπέτα|ολόσωμη φόρμα', 'snow pants': 'παντελόνι σκι', 'ski jacket': 'μπουφάν σκι', 'fleece jacket': 'φλις|ζακέτα φλις', 'work boots': 'παπούτσια ασφαλείας', tie: 'γραβάτα', bra: 'εσώρουχα|σουτιέν|βρακί|μποξεράκι', apron: 'ποδιά', 'denim jacket': 'τζιν μπουφάν', 'hiking boots': 'ορειβατικά|μποτάκια πεζοπορίας',
  },
  words: {
    black: 'mavro|mavri|mavra|mauro', white: 'aspro|aspri|aspra|lefko|lefki|leuko', gray: 'gri|gkri', blue: 'ble|mple', dark: 'skouro', 'light blue': 'galazio', red: 'kokkino|kokkini', green: 'prasino|prasini', yellow: 'kitrino', pink: 'roz', brown: 'kafe', beige: 'bez|mpez', gold: 'chryso|chrysa|chruso', silver: 'asimi', purple: 'mov', burgundy: 'bornto|mpornto', maxi: 'maxi', long: 'makry|makru', short: 'konto',
    wool: 'malino|mallino', cotton: 'vamvakero', silk: 'metaxoto', linen: 'lino|linen', leather: 'dermatino', suede: 'kasto|kastor', velvet: 'veloude', knit: 'plekto', floral: 'floral|louloudato', striped: 'rige', plaid: 'karo', pleated: 'plise',
    waterproof: 'αδιάβροχο|αδιάβροχα', lined: 'με επένδυση|γούνινο', thick: 'χοντρό|ζεστό', summer: 'καλοκαιρινό', winter: 'χειμωνιάτικο|χειμερινό', 'short sleeve': 'κοντομάνικο',
  },
};
