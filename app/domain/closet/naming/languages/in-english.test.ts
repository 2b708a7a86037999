// What people who speak other languages call their clothes, and what each is read as.
import { expect, test } from 'vitest';
import type { Gender } from '../../../preferences/style.ts';
import { readCloset, readName } from '../read-name.ts';
import { wordsOf } from '../words-of.ts';
import { inEnglish, languageOf, type LanguageName } from './in-english.ts';

const TYPED: Readonly<Record<LanguageName, Readonly<Record<string, string>>>> = {
  french: {
    'jupe longue en laine verte': 'wool-midi-skirt:forest',
    'chemisier en soie crème': 'satin-shirt:cream',
    'pull col V marine': 'merino-v:navy',
    'veste en cuir marron': 'leather-jacket:brown',
    'bottes de pluie jaunes': 'rain-boots:butter',
    'robe rouge foncé': 'shift-dress:burgundy',
    'top à bretelles blanc': 'satin-camisole:white',
    'sac à main noir': 'crossbody-bag:black',
    'chapeau de paille': 'straw-hat:sand',
    'bonnet gris clair': 'wool-beanie:silver',
    'pantalon velours côtelé moutarde': 'corduroy-trousers:mustard',
  },
  german: {
    'dunkelgrüne Wollhose': 'wool-trousers:forest',
    'Lederstiefel braun': 'lace-up-boots:brown',
    'hellgrauer Rollkragenpullover': 'ribbed-turtleneck:silver',
    'gestreiftes Hemd': 'striped-shirt:white+cobalt',
    'graue Cordjacke': 'wool-blazer:grey',
    'Winterschuhe schwarz gefüttert': 'winter-boots:black',
    'Regenjacke Jack Wolfskin blau': 'technical-shell:cobalt',
    'kariertes Flanellhemd': 'flannel-shirt:navy+grey',
    Sonnenhut: 'straw-hat:sand',
    'weisse Leinenbluse': 'linen-shirt:white',
  },
  dutch: {
    'donkerblauwe spijkerbroek': 'straight-jeans:indigo',
    'grijze wollen coltrui': 'heavy-roll-neck:grey',
    'bruine enkellaarsjes': 'ankle-boots:brown',
    'zwarte leren jas': 'leather-jacket:black',
    'geruite sjaal': 'checked-scarf:camel+black',
    'witte linnen broek': 'linen-trousers:white',
    'rode omslagjurk': 'wrap-dress:red',
    'grijze hoge hakken': 'court-heels:grey',
    regenlaarzen: 'rain-boots:navy',
  },
  danish: {
    'mørkeblå uldfrakke': 'wool-coat:navy',
    'sorte gummistøvler': 'rain-boots:black',
    'grå striktrøje': 'crew-knit:grey',
    'blomstret kjole': 'floral-midi:navy+coral+butter+sage',
    'hvid hørskjorte': 'linen-shirt:white',
    'brun læderjakke': 'leather-jacket:brown',
    rullekrave: 'ribbed-turtleneck:cream',
  },
  swedish: {
    'svart dunjacka': 'puffer-jacket:black',
    'randig tröja': 'striped-jumper:cream+navy',
    'grå yllekappa': 'wool-coat:grey',
    'mörkblå jeans': 'straight-jeans:indigo',
    'vita gympaskor': 'leather-sneakers:white',
    'brun manchesterkjol': 'wool-midi-skirt:brown',
    'röda vantar': 'wool-mittens:red',
  },
  italian: {
    'gonna a pieghe nera': 'pleated-skirt:black',
    'maglione di lana grigio': 'lambswool-jumper:grey',
    'stivali di gomma verdi': 'rain-boots:forest',
    'giacca di jeans': 'denim-jacket:denim',
    'giacca blu': 'wool-blazer:navy',
    'camicia di lino bianca': 'linen-shirt:white',
    'scarpe da ginnastica bianche': 'leather-sneakers:white',
  },
  spanish: {
    'jersey de lana gris': 'lambswool-jumper:grey',
    'falda vaquera': 'denim-skirt:denim',
    'camiseta de manga larga negra': 'long-tee:black',
    'abrigo de paño azul marino': 'wool-coat:navy',
    'zapatillas blancas': 'leather-sneakers:white',
    'vestido de flores': 'floral-midi:navy+coral+butter+sage',
    'cazadora de cuero marrón': 'leather-jacket:brown',
  },
  portuguese: {
    'calças de ganga escuras': 'straight-jeans:indigo',
    'camisola de lã cinzenta': 'crew-knit:grey',
    'vestido florido': 'floral-midi:navy+coral+butter+sage',
    'casaco comprido preto': 'wool-coat:black',
    'botas de borracha amarelas': 'rain-boots:butter',
    'camisa listrada': 'striped-shirt:white+cobalt',
  },
  romanian: {
    'pantaloni de stofă gri': 'wool-trousers:grey',
    'palton bleumarin': 'wool-coat:navy',
    'cămașă albă': 'crisp-shirt:white',
    'cizme de cauciuc verzi': 'rain-boots:forest',
    'rochie de catifea verde': 'evening-dress:forest',
    'căciulă roșie': 'wool-beanie:red',
    'tricou negru': 'cotton-tee:black',
  },
  hungarian: {
    'szürke gyapjúpulóver': 'lambswool-jumper:grey',
    'fehér ing': 'crisp-shirt:white',
    'piros esőkabát': 'technical-shell:red',
    'fekete bőrcsizma': 'knee-boots:black',
    'csíkos póló': 'breton-top:cream+navy',
    'barna kordnadrág': 'corduroy-trousers:brown',
    'kék farmerkabát': 'denim-jacket:denim',
  },
  polish: {
    'czarna spódnica': 'pencil-skirt:black',
    'wełniany sweter szary': 'lambswool-jumper:grey',
    'granatowy płaszcz': 'wool-coat:navy',
    'koszula w kratę': 'fine-check-shirt:white+navy',
    'białe trampki': 'canvas-sneakers:white',
    'zielona sukienka w kwiaty': 'floral-midi:#31503a+#d9836b+#ead9a0+#8b937c',
  },
  finnish: {
    'musta villatakki': 'fine-cardigan:black',
    'siniset farkut': 'straight-jeans:denim',
    'harmaa villakangastakki': 'wool-coat:grey',
    'punaiset kumisaappaat': 'rain-boots:red',
    'raidallinen paita': 'striped-shirt:white+cobalt',
    nahkahanskat: 'leather-gloves:black',
  },
  estonian: {
    'must nahktagi': 'leather-jacket:black',
    'hall villane mantel': 'wool-coat:grey',
    'pikk sulemantel kapuutsiga': 'long-puffer:black',
    'kampsun patsidega': 'cable-knit:cream',
    'saapad voodriga': 'winter-boots:black',
    'punased labakindad': 'wool-mittens:red',
    'teksad laiad': 'wide-jeans:denim',
  },
  turkish: {
    'siyah deri ceket': 'leather-jacket:black',
    'lacivert kumaş pantolon': 'wool-trousers:navy',
    'beyaz keten gömlek': 'linen-shirt:white',
    'gri boğazlı kazak': 'ribbed-turtleneck:grey',
    'çiçekli elbise': 'floral-midi:navy+coral+butter+sage',
    'kahverengi botlar': 'chelsea-boots:brown',
  },
  indonesian: {
    'kemeja putih lengan panjang': 'crisp-shirt:white',
    'celana jeans biru': 'straight-jeans:denim',
    'kerudung hitam': 'headscarf:black',
    'gamis hijau': 'flowing-dress:forest',
    'jas hujan': 'raincoat:navy',
    'tas selempang coklat': 'crossbody-bag:brown',
  },
  czech: {
    'černé šaty': 'shift-dress:black',
    'bílá košile': 'crisp-shirt:white',
    'vlněný svetr šedý': 'lambswool-jumper:grey',
    'tmavomodrý kabát': 'wool-coat:navy',
    holínky: 'rain-boots:navy',
  },
  croatian: {
    'crna haljina': 'shift-dress:black',
    'bijela košulja': 'crisp-shirt:white',
    'siva suknja': 'pencil-skirt:grey',
    'kožna jakna': 'leather-jacket:black',
    'bele patike': 'leather-sneakers:white',
  },
  russian: {
    'серое пальто': 'wool-coat:grey',
    'черный лонгслив': 'long-tee:black',
    'шарф бафф': 'merino-gaiter:charcoal',
    'чёрное платье': 'shift-dress:black',
    'белая рубашка': 'crisp-shirt:white',
    'кожаная куртка': 'leather-jacket:black',
    'серый свитер': 'crew-knit:grey',
    'резиновые сапоги': 'rain-boots:navy',
  },
  greek: {
    'μαύρο φόρεμα': 'shift-dress:black',
    'λευκό πουκάμισο': 'crisp-shirt:white',
    'γκρι παλτό': 'wool-coat:grey',
    'δερμάτινη τσάντα': 'crossbody-bag:tan',
  },
  vietnamese: {
    'áo sơ mi trắng': 'crisp-shirt:white',
    'quần jean xanh': 'straight-jeans:denim',
    'váy hoa': 'floral-midi:navy+coral+butter+sage',
    'áo khoác đen': 'cotton-jacket:black',
    'áo giữ nhiệt': 'everybody',
    'áo phao đen': 'puffer-jacket:black',
  },
  swahili: {
    'gauni jekundu': 'shift-dress:red',
    'suruali nyeusi': 'wool-trousers:black',
    'koti la mvua': 'raincoat:navy',
    'sweta ya sufi': 'lambswool-jumper:navy',
  },
};

const idOf = (name: string, gender: Gender, mostly?: LanguageName | null): string => {
  const piece = readName(name, gender, mostly);
  return piece && typeof piece === 'object' ? `${piece.garmentId}:${piece.color}` : String(piece);
};

/** In her language, which the name alone tells or her closet. */
const FOREIGN: readonly (readonly [Gender, LanguageName | undefined, string, string])[] = [
  ['female', 'french', 'gilet beige', 'fine-cardigan:sand'],
  ['female', undefined, 'robe en laine bordeaux', 'wool-dress:burgundy'],
  ['female', 'french', 'jean bleu foncé', 'straight-jeans:indigo'],
  ['female', 'french', 'bottines à talon noires', 'heeled-ankle-boots:black'],
  ['female', undefined, 'jupe plissée noire', 'pleated-skirt:black'],
  ['female', 'danish', 'sort kjole', 'shift-dress:black'],
  ['female', 'danish', 'stort uldtørklæde', 'wool-scarf:camel'],
  ['female', 'danish', 'let dunjakke', 'down-liner:black'],
  ['female', 'hungarian', 'fekete szövetkabát', 'wool-coat:black'],
  ['female', 'hungarian', 'krém selyemblúz', 'silk-blouse:cream'],
  ['female', 'romanian', 'fusta scurta neagra', 'a-line-skirt:black'],
  ['female', 'german', 'beige Slipper', 'loafers:sand'],
  ['female', undefined, 'marine Faltenrock', 'pleated-skirt:navy'],
  ['male', 'italian', 'polacchine scamosciate', 'suede-boots:camel'],
  ['male', 'spanish', 'campera inflable negra', 'puffer-jacket:black'],
  ['female', 'portuguese', 'blusa de seda verde', 'silk-blouse:forest'],
  // Links tell, an elided one too; what has an English name as well; shades go to their color
  ['female', undefined, 'short en jean', 'denim-shorts:denim'],
  ['female', undefined, 'campera de jean', 'denim-jacket:denim'],
  ['female', undefined, 'robe d’été blanche', 'tiered-dress:white'],
  ['female', undefined, 'baskets noir', 'leather-sneakers:black'],
  ['female', undefined, 'vaqueros rotos azul claro', 'straight-jeans:bleached'],
  // A brand is no cloth; English begins a word, misspelled it is one; a case at its end
  ['female', undefined, 'veste noire zara', 'wool-blazer:black'],
  ['male', undefined, 'Cargohose', 'cargo-trousers:stone'],
  ['female', undefined, 'schwarze Jeens', 'straight-jeans:black'],
  ['female', undefined, 'szary sweter z golfem', 'ribbed-turtleneck:grey'],
  ['female', undefined, 'czarna sukienka', 'shift-dress:black'],
  ['female', undefined, 'чёрное платье', 'shift-dress:black'],
  ['female', undefined, 'siyah elbise', 'shift-dress:black'],
];

test.each(Object.entries(TYPED))('clothes are read as what they are called in %s', (language, names) => {
  const read = Object.keys(names).map((name) => [name, idOf(name, 'female', language as LanguageName)]);
  expect(Object.fromEntries(read)).toEqual(names);
});

test('a piece is read in the language of its name or of her closet', () => {
  for (const [gender, language, name, worn] of FOREIGN) expect(idOf(name, gender, language), name).toBe(worn);
});

test('marks may be left out, and nobody has to say the language', () => {
  for (const [marked, plain] of [
    ['mörkblå jeans', 'morkbla jeans'],
    ['cămașă albă', 'camasa alba'],
    ['grüner Mantel', 'gruener Mantel'],
    ['sorte støvler', 'sorte stovler'],
  ] as const)
    expect(idOf(plain, 'female'), plain).toBe(idOf(marked, 'female'));
});

test('a word that means two things is read as the rest of the closet is written', () => {
  expect(idOf('gilet', 'female', 'french')).toBe('fine-cardigan:navy');
  expect(idOf('gilet', 'female')).toBe('unworn');
  expect(idOf('navy gilet', 'female')).toBe('unworn');
  expect(idOf('slippers', 'female', 'dutch')).toBe('flat-sandals:tan');
  expect(idOf('slippers', 'female')).toBe('felt-slippers:grey');
});

test('a closet tells its language; English with a word or two from elsewhere is English', () => {
  expect(languageOf(['robe noire', 'pull gris', 'jean brut', 'sac', 'gilet beige'])).toBe('french');
  expect(languageOf(['schwarzes Kleid', 'Jeans', 'Strickjacke grau'])).toBe('german');
  expect(languageOf(['hvide jeans', 'stribet bluse', 'marine blazer', 'sort kjole', 'trench coat'])).toBe(
    'danish',
  );
  expect(languageOf(['jean mom bleu', 'sneakers blanches', 'manteau noir', 'robe grise', 'trench'])).toBe(
    'french',
  );
  expect(languageOf(['ecru trench', 'wide pants', 'foulard', 'red tuque', 'black jeans', 'body'])).toBe(null);
  expect(languageOf(['black dress', 'grey jumper', 'navy coat', 'felpa'])).toBe(null);
});

test('English stays as it is', () => {
  for (const name of ['navy wool coat', 'short boots', 'black rain jacket', 'orange top', 'flat sandals'])
    expect(inEnglish(wordsOf(name)), name).toBe(null);
});

test('a suit is two pieces in every language', () => {
  const read = (names: readonly string[], gender: Gender) =>
    readCloset(names, gender).map(({ piece }) =>
      piece && typeof piece === 'object' ? piece.garmentId : piece,
    );
  expect(read(['grauer Anzug'], 'male')).toEqual(['suit-jacket', 'suit-trousers']);
  expect(read(['costume bleu marine'], 'male')).toEqual(['suit-jacket', 'suit-trousers']);
  expect(read(['fekete kosztüm'], 'female')).toEqual(['suit-jacket', 'pencil-skirt']);
  expect(read(['navy skirt suit'], 'female')).toEqual(['suit-jacket', 'pencil-skirt']);
  expect(read(['purple church suit'], 'female')).toEqual(['suit-jacket', 'pencil-skirt']);
  expect(read(['grey church suit'], 'male')).toEqual(['suit-jacket', 'suit-trousers']);
  expect(readCloset(['navy suit'], 'male').map(({ name }) => name)).toEqual([
    'navy suit jacket',
    'navy suit trousers',
  ]);
  expect(read(['grey tracksuit'], 'male')).toEqual(['track-top', 'track-trousers']);
  expect(read(['Jogginganzug'], 'male')).toEqual(['track-top', 'track-trousers']);
  expect(read(['navy pantsuit'], 'female')).toEqual(['suit-jacket', 'suit-trousers']);
  expect(read(['pink embroidered suit'], 'female')).toEqual(['statement-shirt']);
  expect(idOf('navy suit', 'male')).toBe('suit-jacket:navy');
});

test('belts, ties and jewels are known in every language, and never worn as something else', () => {
  for (const name of [
    'ceinture en cuir',
    'Perlenkette',
    'zijden stropdas',
    'brune bælte',
    'läderskärp',
    'orecchini d’oro',
    'cinturón negro',
    'brincos dourados',
    'curea neagră',
    'gyöngysor',
  ])
    expect(idOf(name, 'female'), name).toBe('unworn');
});
