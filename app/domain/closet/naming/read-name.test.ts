// What people call their clothes, and the garment of ours that each is read as.
import { expect, test } from 'vitest';
import type { Gender } from '../../preferences/style.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { singular, wordsOf } from './words-of.ts';
import { NAME_TABLES } from './piece-names.ts';
import { readName } from './read-name.ts';

const READ: readonly (readonly [Gender, string, string])[] = [
  ['female', 'maroon wool kurta', 'statement-shirt:burgundy'],
  ['female', 'white cotton tunic', 'gauze-shirt:white'],
  ['female', 'tall green rubber boots', 'rain-boots:forest'],
  ['female', 'reindeer fur boots', 'winter-boots:black'],
  ['male', 'tan leather brogues', 'brogues:tan'],
  ['male', 'navy fleece jacket', 'fleece-jacket:navy'],
  ['male', 'black wool overcoat', 'wool-coat:black'],
  ['male', 'dark green waxed jacket', 'lined-raincoat:forest'],
  ['male', 'olive down jacket', 'puffer-jacket:olive'],
  ['female', 'long black down parka', 'long-puffer:black'],
  ['female', 'brown mouton fur coat', 'faux-fur-coat:brown'],
  ['female', 'blue waterproof shell', 'technical-shell:cobalt'],
  ['female', 'black running tights', 'leggings:black'],
  ['female', 'dark blue jeans', 'straight-jeans:indigo'],
  ['male', 'white short-sleeve cotton shirt', 'short-sleeved-shirt:white'],
  ['female', 'plaid wool scarf', 'checked-scarf:camel+black'],
  ['female', 'navy court shoes', 'court-heels:navy'],
  ['female', 'navy low-heel shoes', 'kitten-heels:navy'],
  ['male', 'brown derby shoes', 'derby-shoes:brown'],
  ['female', 'black non-slip work shoes', 'rubber-soled-shoes:black'],
  ['female', 'brown walking boots', 'hiking-boots:brown'],
  ['male', 'black trail runners', 'trail-shoes:black'],
  ['female', 'strappy black sandals', 'heeled-sandals:black'],
  ['male', 'navy wool hat', 'wool-beanie:navy'],
  ['female', 'navy fine-knit cardigan', 'fine-cardigan:navy'],
  ['female', 'grey pull-on trousers', 'jersey-trousers:grey'],
  ['male', 'grey stretch climbing trousers', 'hiking-trousers:grey'],
  ['female', 'long black puffer coat', 'long-puffer:black'],
  ['female', 'blue kaftan', 'flowing-dress:cobalt'],
  ['male', 'white dress shirt', 'crisp-shirt:white'],
  ['male', 'green rain poncho', 'packable-raincoat:forest'],
];

/** As people type them, in the Englishes and the words that they bring along. */
const TYPED: readonly (readonly [Gender, string, string])[] = [
  // Loan words
  ['female', 'Lehenga in wine velvet', 'fluid-maxi-skirt:burgundy'],
  ['female', 'Banarasi saree (red)', 'draped-gown:red'],
  ['female', 'white cotton sari', 'tiered-dress:white'],
  ['female', 'pink full-sleeved salwar kameez', 'flowing-dress:rose'],
  ['female', 'walking shoes gore-tex (asics)', 'walking-shoes:brown'],
  ['male', 'winter business boots gore tex', 'winter-boots:black'],
  ['female', 'mini shoulder', 'shoulder-bag:black'],
  ['female', 'navy corporate gown', 'sleeveless-sheath:navy'],
  ['male', 'merino shirt long sleeve', 'training-top:black'],
  ['male', 'on cloudmonster', 'running-shoes:grey'],
  ['female', 'kolhapuris', 'flat-sandals:tan'],
  ['female', 'leather babouches', 'canvas-slippers:sand'],
  ['female', 'toque', 'wool-beanie:charcoal'],
  ['female', 'pull col roulé gris', 'ribbed-turtleneck:grey'],
  ['female', 'doudoune noire', 'puffer-jacket:black'],
  ['female', 'abrigo camel', 'wool-coat:camel'],
  ['female', 'vestido rojo', 'shift-dress:red'],
  ['female', 'Rollkragenpullover', 'ribbed-turtleneck:cream'],
  ['female', 'áo dài', 'evening-dress:black'],
  ['male', 'noragi', 'chore-jacket:navy'],
  ['female', 'blue cotton djellaba', 'flowing-dress:cobalt'],
  // Kinds that were read as others
  ['female', 'black crop top', 'ribbed-tank:black'],
  ['female', 'grey biker shorts', 'cycling-shorts:grey'],
  ['male', 'black cycling shorts', 'training-shorts:black'],
  ['female', 'woolen hat', 'wool-beanie:charcoal'],
  ['female', 'navy jacket', 'cotton-jacket:navy'],
  ['male', 'grey jacket', 'cotton-jacket:grey'],
  ['female', 'navy zip jacket', 'track-top:navy'],
  ['female', 'grey wool jacket', 'short-wool-coat:grey'],
  ['female', 'jean jacket', 'denim-jacket:denim'],
  ['female', 'white silk shell', 'silk-shell:white'],
  ['male', 'navy shell', 'technical-shell:navy'],
  ['female', 'leopard coat', 'faux-fur-coat:camel'],
  ['female', 'striped cotton T-shirt', 'breton-top:cream+navy'],
  ['female', 'striped blouse', 'striped-shirt:white+cobalt'],
  ['female', 'brown corduroy skirt', 'wool-midi-skirt:brown'],
  ['female', 'tan block-heel sandals', 'heeled-sandals:tan'],
  ['female', 'platform heels', 'block-heels:black'],
  ['female', 'beige flat shoes', 'ballet-flats:sand'],
  ['male', 'brown shoes', 'derby-shoes:brown'],
  ['female', 'tartan scarf', 'checked-scarf:camel+black'],
  ['female', 'hair scarf', 'silk-scarf:navy'],
  ['female', 'felt clogs', 'felt-slippers:grey'],
  ['female', 'wide printed trousers', 'airy-print-trousers:cream+coral+rose+sage'],
  ['male', 'red plaid flannel', 'flannel-shirt:red+charcoal'],
  ['male', 'navy quarter-zip', 'quarter-zip:navy'],
  ['male', 'wide jeans', 'wide-jeans:denim'],
  ['female', 'black velvet mini dress', 'evening-dress:black'],
  ['female', 'quilted nylon coat', 'quilted-coat:navy'],
  // Colors
  ['female', 'turquoise running shorts', 'running-shorts:teal'],
  ['female', 'blue mom jeans', 'wide-jeans:denim'],
  ['female', 'washed black jeans', 'straight-jeans:black'],
  ['female', 'light jeans', 'straight-jeans:bleached'],
  ['female', 'blue denim shirt', 'denim-shirt:denim'],
  ['female', 'oxblood loafers', 'loafers:burgundy'],
  ['female', 'duck egg blue coat', 'wool-coat:sky'],
  ['female', 'aubergine wrap dress', 'wrap-dress:plum'],
  ['female', 'rani pink dupatta', 'silk-scarf:fuchsia'],
  ['female', 'khaki pants', 'chinos:stone'],
  // As it is typed
  ['female', "my old Levi's 501s", 'straight-jeans:denim'],
  ['female', '2 white tees', 'cotton-tee:white'],
  ['female', 'COS wool coat navy', 'wool-coat:navy'],
  ['female', 'jumper - bottle green', 'crew-knit:forest'],
  ['female', 'Zara satin slip dress, emerald', 'slip-dress:emerald'],
  ['male', 'cardigan shawl collar', 'shawl-cardigan:charcoal'],
  ['female', 'long-sleeved striped top', 'breton-top:cream+navy'],
  ['female', 'skirt pleated navy', 'pleated-skirt:navy'],
  ['female', 'boots: brown leather knee high', 'knee-boots:brown'],
  ['male', 'blazer unlined', 'unlined-blazer:navy'],
  // Misspelled
  ['female', 'turtelneck black', 'ribbed-turtleneck:black'],
  ['female', 'lether jacket', 'leather-jacket:black'],
  ['male', 'sneekers white', 'leather-sneakers:white'],
  ['female', 'trowsers grey', 'wool-trousers:grey'],
  // Patterns by what is on them, in her color
  ['male', 'hawaii shirt', 'print-shirt:cream+coral+rose+sage'],
  ['male', 'tiger shirt', 'print-shirt:#9a4d2c+#252326+#a98a66+#3f2b21'],
  ['female', 'batik blouse', 'floral-blouse:cream+rose+clay+sage'],
  ['male', 'pink gingham shirt', 'fine-check-shirt:#b97c82+#f1eee8'],
  ['male', 'navy check shirt', 'fine-check-shirt:white+navy'],
  ['female', 'stripe tshirt', 'breton-top:cream+navy'],
  // Sleeves without a noun, and sport by the cut of its shirt
  ['male', 'black long sleeve', 'long-tee:black'],
  ['female', 'striped long sleeve', 'breton-top:cream+navy'],
  ['female', 'gray tech long sleeve', 'training-top:grey'],
  ['female', 'white blouse long sleeve', 'crisp-shirt:white'],
  // Nobody has a bow that she has not named
  ['female', 'white blouse', 'crisp-shirt:white'],
  ['female', 'pussy bow blouse', 'bow-blouse:cream'],
  ['female', 'gold blouse', 'satin-shirt:mustard'],
  ['male', 'long sleeve running shirt', 'brushed-running-top:black'],
  ['male', 'running shirt', 'airy-training-tee:black'],
  ['female', 'white v neck', 'cotton-tee:white'],
  ['female', 'navy v neck', 'merino-v:navy'],
  ['female', 'black turtleneck bodysuit', 'ribbed-turtleneck:black'],
  ['female', 'uv hoodie', 'light-zip-hoodie:grey'],
  // Written as one
  ['female', 'white tanktop', 'ribbed-tank:white'],
  ['female', 'green rainboots', 'rain-boots:forest'],
  // Short is short, of whatever cloth
  ['female', 'leather mini skirt', 'a-line-skirt:black'],
  ['female', 'denim mini', 'a-line-skirt:denim'],
  // Other languages bend their colors
  ['female', 'botines negros', 'ankle-boots:black'],
  ['female', 'saco verde (tailored)', 'wool-blazer:forest'],
  ['male', 'mocassini blu', 'loafers:navy'],
  ['female', 'jupe verte', 'pencil-skirt:forest'],
  ['male', 'weißes Hemd', 'crisp-shirt:white'],
  ['female', 'white tennis', 'leather-sneakers:white'],
  ['female', 'rubber shoes white', 'leather-sneakers:white'],
  ['female', 'pink salwar set', 'flowing-dress:rose'],
  ['female', 'navy velvet kurta', 'statement-shirt:navy'],
  ['female', 'tweed jacket', 'tweed-jacket:cream+navy'],
  // What is told behind it, and who made it
  ['female', 'rubber boots short', 'rain-boots:navy'],
  ['female', 'sandals flat', 'flat-sandals:tan'],
  ['female', 'cardigan maxi', 'long-cardigan:camel'],
  ['female', 'white shirt linen', 'linen-shirt:white'],
  ['female', 'cotton dress long flowers', 'floral-midi:navy+coral+butter+sage'],
  ['female', 'cream blouse with bow', 'bow-blouse:cream'],
  ['female', 'light denim jacket', 'denim-jacket:bleached'],
  ['female', 'navy leggings pocket', 'leggings:navy'],
  ['male', 'rain jacket adidas', 'technical-shell:black'],
  ['male', 'black gymshark shorts', 'training-shorts:black'],
  ['female', 'brooks shoes', 'running-shoes:grey'],
  ['female', 'gold sandals', 'flat-sandals:camel'],
  ['female', 'black top', 'fine-tee:black'],
  ['male', 'stocking cap', 'wool-beanie:charcoal'],
  // Of no color that is told: one that goes with everything
  ['female', 'raincoat', 'raincoat:navy'],
  ['female', 'wrap dress', 'wrap-dress:navy'],
  // What it is stands where it may
  ['female', 'rain jacket adidas', 'technical-shell:black'],
  ['female', 'black boots short', 'ankle-boots:black'],
  ['female', 'jeans boot cut', 'straight-jeans:denim'],
  ['male', 'tshirt grey merino', 'fine-knit-tee:grey'],
  ['female', 'sandals flat gold', 'flat-sandals:camel'],
  ['female', 'leggings pocket navy', 'leggings:navy'],
  ['female', 'shirt linen sage', 'linen-shirt:sage'],
  ['female', 'blouse with small flowers', 'floral-blouse:cream+rose+clay+sage'],
  ['female', 'midi shirt dress navy', 'shirt-dress:navy'],
  ['female', 'wide cargo black', 'cargo-trousers:black'],
  ['female', 'light denim jacket', 'denim-jacket:bleached'],
  // A maker says the kind where nothing else does, and what it makes things for
  ['male', 'altra lone peaks', 'trail-shoes:charcoal'],
  ['male', 'merrell moab', 'trail-shoes:charcoal'],
  ['male', 'patagonia r1', 'half-zip:navy'],
  ['female', 'sheila black', 'headscarf:black'],
  ['female', 'black abaya open', 'long-cardigan:black'],
  ['female', 'open abaya beige', 'long-cardigan:sand'],
  ['female', 'embroidered abaya navy', 'flowing-dress:navy'],
  ['female', 'hoka shoes', 'running-shoes:grey'],
  ['male', 'new balance sneakers white', 'running-shoes:white'],
  ['female', 'converse platform', 'canvas-sneakers:cream'],
  ['female', 'olive Prana pants', 'hiking-trousers:olive'],
  ['male', 'gymshark shorts', 'training-shorts:charcoal'],
  ['male', 'swanndri', 'overshirt:stone'],
  ['male', 'stocking cap', 'wool-beanie:charcoal'],
  ['male', 'red wing boots', 'lace-up-boots:black'],
  // Blue and no more
  ['male', 'blue chinos', 'chinos:navy'],
  ['male', 'blue blazer', 'wool-blazer:navy'],
  ['female', 'blue button-up shirt', 'crisp-shirt:denim'],
  ['female', 'royal blue trousers', 'wool-trousers:cobalt'],
  ['female', 'blue sundress', 'sundress:cobalt'],
  // A top is a plain one
  ['female', 'red top', 'fine-tee:red'],
  // Words that are no clothes: a maker's color, an adjective that is no perfecto, what stands in brackets
  ['male', 'Old Navy flannel shirt red/black', 'flannel-shirt:#a3322f+#252326'],
  ['female', 'White Stuff skirt green', 'pencil-skirt:forest'],
  ['female', 'perfect white tee', 'cotton-tee:white'],
  ['female', 'black dress (short)', 'shift-dress:black'],
  ['female', 'red coat, black buttons', 'wool-coat:red'],
  ['male', 'shoes for running', 'running-shoes:grey'],
  // Colors and whole things misspelled
  ['female', 'burgandy sweater', 'crew-knit:burgundy'],
  ['female', 'turqoise scarf', 'wool-scarf:teal'],
  ['female', 'maroon swetshirt', 'sweatshirt:burgundy'],
  ['female', 'wooly jumper cream', 'lambswool-jumper:cream'],
  ['female', 'burgundy cord pinafore', 'wool-dress:burgundy'],
  // Of loud colors alone it is none of them, unless she says so
  ['female', 'patent shoes', 'patent-loafers:black'],
  ['female', 'tank top penshoppe', 'ribbed-tank:white'],
  ['female', 'jean jkt', 'denim-jacket:denim'],
  ['male', 'timberlands waterproof', 'lace-up-boots:black'],
  ['male', 'sorels waterproof', 'winter-boots:black'],
  ['male', 'neck gator', 'merino-gaiter:charcoal'],
  ['male', 'choppers', 'down-mittens:black'],
  ['female', 'rusari black', 'headscarf:black'],
  ['female', 'payong foldable', 'long-umbrella:navy'],
];

test('a piece is read by any of its names, whatever stands beside it', () => {
  for (const [gender, name, worn] of TYPED) {
    const piece = readName(name, gender);
    const read = piece && typeof piece === 'object' ? `${piece.garmentId}:${piece.color}` : piece;
    expect(read, name).toBe(worn);
  }
});

test('a word that nobody knows makes no kind, and misspelled twice is read only where one is meant', () => {
  for (const name of ['zorbix', 'blue zorbix', 'barkani', 'plumbus grey'])
    expect(readName(name, 'female'), name).toBe(null);
  expect(readName('white snaekres', 'female')).toMatchObject({ garmentId: 'leather-sneakers' });
});

test('every name of the list is read as a garment that is called what the list says', () => {
  const isCalled = (name: string, ours: string, gender: Gender): boolean => {
    const piece = readName(name, gender);
    const phrase = piece && typeof piece === 'object' ? (garmentById(piece.garmentId)?.phrase ?? '') : '';
    const words = wordsOf(phrase).map(singular);
    return wordsOf(ours).every((word) => words.includes(singular(word)));
  };
  const unread = NAME_TABLES.flatMap((table) => Object.entries(table)).flatMap(([ours, names]) =>
    [ours, ...names.split('|')].filter(
      (name) => !isCalled(name, ours, 'female') && !isCalled(name, ours, 'male'),
    ),
  );
  expect(unread).toEqual([]);
});

test('nothing stands twice in the list', () => {
  const names = NAME_TABLES.flatMap((table) =>
    Object.entries(table).flatMap(([ours, all]) => [ours, ...all.split('|')]),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a piece is read as the nearest garment of its kind, in its color', () => {
  for (const [gender, name, worn] of READ) {
    const piece = readName(name, gender);
    const read = piece && typeof piece === 'object' ? `${piece.garmentId}:${piece.color}` : piece;
    expect(read, name).toBe(worn);
  }
});

test('what no closet lists is left out, and what is like nothing of ours is known and not worn', () => {
  for (const name of [
    'black opaque tights',
    'grey wool socks',
    'thermal leggings',
    'thermal long johns',
    'thin merino base layer',
    'black sports bra',
    'white undershirts',
    'knee highs',
  ])
    expect(readName(name, 'female'), name).toBe('everybody');
  for (const name of [
    'pearl earrings',
    'black down vest',
    'navy silk tie',
    'wooden geta',
    'swim shorts',
    'shell earrings',
    'puffer vest',
    'rolling bag',
    'burkini',
    'cotton nightdress',
    "grandma's pearls",
    'ear warmers',
    'navy jumpsuit',
    'padded gilet',
    'belt brown leather',
    'men perfume',
  ])
    expect(readName(name, 'female'), name).toBe('unworn');
});
