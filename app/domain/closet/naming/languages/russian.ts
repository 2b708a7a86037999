import type { Language } from './language.ts';

// Russian, Ukrainian and Bulgarian by the sound of their letters.
// oxfmt-ignore
export const RUSSIAN: Language = {
  noun: 'last',
  bends: 'slavic',
  joins: false,
  links: 's|v|na|iz|i',
  things: {
    'winter boots': 'unty|valenki',
    'wool scarf': 'pukhovyy platok|orenburgskiy platok',
    dress: 'plate|platye|suknya|roklya', skirt: 'yubka|spidnytsya|pola', trousers: 'bryuki|shtany|shtani|pantalon', jeans: 'dzhinsy', shorts: 'shorty', tights: 'kolgotki|kolgoty', socks: 'noski', leggings: 'losiny|legginsy', joggers: 'triko|sportivnye shtany', shirt: 'rubashka|sorochka|riza', blouse: 'bluzka|bluza', tee: 'futbolka|teniska', 'tank top': 'mayka',
    sweater: 'sviter|dzhemper|svetr|pulover|svitshot|kofta', turtleneck: 'vodolazka|polo yaka', cardigan: 'kardigan|zhiletka', hoodie: 'khudi|tolstovka', vest: 'zhilet', suit: 'kostyum', 'thermal top': 'termobelye verkh|termukha verkh|termofutbolka', 'thermal leggings': 'termobelye niz|termobelye|termukha niz|termukha|termoshtany', 'long sleeve tee': 'longsliv', fleece: 'fliska|flis', 'neck gaiter': 'baff|sharf baff|snud', jacket: 'kurtka|yake', 'denim jacket': 'dzhinsovka|dzhinsovaya kurtka', 'leather jacket': 'kosukha|kozhanaya kurtka', blazer: 'pidzhak|zhaket|sako', coat: 'palto', 'long puffer': 'pukhovik',
    'trench coat': 'plashch|trench', raincoat: 'dozhdevik', windbreaker: 'vetrovka', parka: 'parka', 'fur coat': 'shuba|dublenka', shoes: 'tufli|obuvki', 'lace up boots': 'botinki', pumps: 'lodochki', sneakers: 'krossovki|kedy|maratonki', 'tall boots': 'sapogi|botushi', 'rain boots': 'rezinovye sapogi', 'ankle boots': 'botilony|polusapozhki', loafers: 'lofery|mokasiny', 'ballet flats': 'baletki',
    sandals: 'sandalii|bosonozhki|sandali', slippers: 'tapochki|chekhli', valenki: 'valenki', uggs: 'ugi', beanie: 'shapka', cap: 'kepka', hat: 'shlyapa', scarf: 'sharf|shal', 'silk scarf': 'platok', gloves: 'perchatki|rukavychky', mittens: 'varezhki', bag: 'sumka|chanta', backpack: 'ryukzak', clutch: 'klatch', umbrella: 'zont|zontik|parasolka|chadyr', belt: 'remen|poyas', necklace: 'ozherele',
    earrings: 'sergi', sunglasses: 'ochki', tie: 'galstuk', jumpsuit: 'kombinezon',
  },
  words: {
    turtleneck: 'vysokim gorlom|vysokim vorotom', long: 'dlinnoe|dlinnaya|dlinnye|dlinnyy|dovge', short: 'korotkoe|korotkaya', thick: 'tolstyy|teplyy', light: 'tonkiy|legkiy|legkaya|svetlyy|svetlo', 'wide leg': 'shirokie', straight: 'pryamye', tall: 'vysokie', sleeveless: 'bez rukavov', 'long sleeve': 'dlinnym rukavom', small: 'malenkaya', old: 'staryy', black: 'chernyy|chernaya|chernoe|chernye|chorn|cheren',
    white: 'belyy|belaya|beloe|belye|bil|byal|biala', gray: 'seryy|seraya|seroe|serye|sir|siv', navy: 'tmnosin|tmnosinya|temnosin|siniy|sinyaya|sinee|sinie|temno siniy|temno sinee', 'light blue': 'goluboy|golubaya|golubye', red: 'krasnyy|krasnaya|krasnoe|cherven', green: 'zelenyy|zelenaya|zelenoe|zelen', yellow: 'zheltyy|zhovt', pink: 'rozovyy|rozovaya', brown: 'korichnevyy|korichnevye|kafyav', beige: 'bezhevyy|bezhevoe|bezhev',
    cream: 'kremovyy', gold: 'zolotoy', silver: 'serebristyy', purple: 'fioletovyy', orange: 'oranzhevyy', burgundy: 'bordovyy|bordovaya', mustard: 'gorchichnyy', dark: 'temnyy|temno', wool: 'sherstyanoy|sherstyanoe|vylnen', cotton: 'khlopkovyy', silk: 'shelkovyy|shelkovaya', linen: 'lnyanoy|lnyanye', leather: 'kozhanyy|kozhanaya|kozhanye', suede: 'zamshevye|zamshevyy', velvet: 'barkhatnoe|barkhatnyy',
    corduroy: 'velvetovye|velvetovyy', denim: 'dzhinsovaya|dzhinsovyy|dzhinsovoe', knit: 'vyazanyy|vyazanoe', cashmere: 'kashemirovyy', down: 'pukhovyy', floral: 'v tsvetochek', 'polka dot': 'v goroshek', striped: 'v polosku|polosatyy', plaid: 'v kletku|kletchataya', pleated: 'plissirovannaya', quilted: 'steganaya', winter: 'zimnie|zimniy|zimnyaya', summer: 'letnee|letniy',
  },
};
