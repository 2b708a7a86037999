import { ankleBoot, kneeBoot, shoe, socks, tights } from './cuts.ts';
import { garmentMaker, type Garment } from './garment.ts';

const s = garmentMaker('shoes', { gloss: 0.3 });
const l = garmentMaker('legwear');
const open = { openShoe: true, weather: { rain: 'no', cold: 'no' } } as const;
const summery = { gloss: 0, weather: { rain: 'no', cold: 'no' } } as const;
const delicate = { gloss: 0, weather: { rain: 'no' } } as const;
const lowHeel = { heel: 1, weather: { ice: 'no' } } as const;
const heel = { heel: 2, weather: { ice: 'no' } } as const;
const proof = { weather: { rain: 'protects' } } as const;

// oxfmt-ignore
export const SHOES: Garment[] = [
  s('leather-sneakers', '{} leather sneakers', 'fm', 'casual trendy classic sporty', 1, 0.02, 'leather', 'white cream black', { ...shoe, last: 'sneaker' }),
  s('canvas-sneakers', '{} canvas sneakers', 'fm', 'casual trendy', 1, 0.02, 'plain', 'cream navy sage red', { ...shoe, last: 'sneaker' }, summery),
  s('running-shoes', '{} running shoes', 'fm', 'sporty', 0, 0.02, 'plain', 'grey black sky white', { ...shoe, last: 'trainer' }, { gloss: 0.1 }),
  s('chunky-trainers', 'chunky {} sneakers', 'fm', 'sporty trendy go-wild', 0, 0.03, 'leather', 'white silver black', { ...shoe, last: 'trainer' }),
  s('loafers', '{} leather loafers', 'fm', 'classic professional casual', 2, 0.02, 'leather', 'black brown burgundy', { ...shoe, last: 'loafer' }),
  s('suede-loafers', '{} suede loafers', 'fm', 'classic casual trendy', 2, 0.02, 'suede', 'camel navy taupe', { ...shoe, last: 'loafer' }, delicate),
  s('oxford-shoes', '{} oxfords', 'fm', 'professional classic', 3, 0.02, 'leather', 'black brown chocolate', { ...shoe, last: 'laced' }, { gloss: 0.45 }),
  s('derby-shoes', '{} derbies', 'm', 'professional classic casual', 3, 0.02, 'leather', 'cognac black chocolate', { ...shoe, last: 'laced' }, { gloss: 0.4 }),
  s('ballet-flats', '{} ballet flats', 'f', 'classic trendy professional', 2, 0.02, 'leather', 'black camel blush red', { ...shoe, last: 'ballet' }, { weather: { cold: 'no' } }),
  s('rain-flats', 'weatherproof {} flats', 'f', 'classic trendy professional casual go-wild', 3, 0.02, 'leather', 'black navy taupe burgundy', { ...shoe, last: 'ballet' }, { gloss: 0.3, ...proof }),
  s('leather-shoes', '{} leather derbies', 'f', 'classic casual professional', 2, 0.02, 'leather', 'brown tan black', { ...shoe, last: 'laced' }),
  s('court-heels', '{} pumps', 'f', 'professional classic', 4, 0.02, 'leather', 'black navy taupe', { ...shoe, last: 'pump', heel: 3 }, { ...heel, heel: 3 }),
  s('block-heels', '{} block heels', 'f', 'trendy professional go-wild', 3, 0.02, 'leather', 'black cognac emerald fuchsia', { ...shoe, last: 'pump', heel: 2 }, heel),
  s('flat-sandals', 'flat {} sandals', 'f', 'casual classic trendy', 1, 0.02, 'leather', 'tan black camel', { ...shoe, last: 'sandal' }, open),
  s('leather-sandals', '{} leather sandals', 'm', 'casual trendy go-wild', 1, 0.02, 'leather', 'brown black tan', { ...shoe, last: 'sandal' }, open),
  s('heeled-sandals', 'heeled {} sandals', 'f', 'go-wild trendy', 4, 0.02, 'leather', 'black silver fuchsia', { ...shoe, last: 'sandal', heel: 3 }, { openShoe: true, heel: 3, weather: { rain: 'no', ice: 'no', cold: 'no' } }),
  s('espadrilles', '{} espadrilles', 'fm', 'casual classic', 1, 0.02, 'plain', 'sand navy black', { ...shoe, last: 'ballet' }, summery),
  s('bold-sneakers', '{} retro sneakers', 'fm', 'go-wild trendy', 1, 0.02, 'leather', 'cobalt red emerald mustard', { ...shoe, last: 'sneaker' }),
  s('chelsea-boots', '{} Chelsea boots', 'fm', 'classic casual professional trendy', 2, 0.1, 'leather', 'black brown chocolate', { ...ankleBoot, last: 'chelsea' }),
  s('suede-boots', '{} suede ankle boots', 'fm', 'casual classic trendy', 2, 0.1, 'suede', 'camel taupe chocolate', { ...ankleBoot, last: 'boot' }, delicate),
  s('ankle-boots', '{} ankle boots', 'f', 'casual classic professional trendy', 2, 0.1, 'leather', 'brown black cognac', { ...ankleBoot, last: 'boot' }),
  s('heeled-ankle-boots', 'heeled {} ankle boots', 'f', 'trendy professional go-wild', 3, 0.1, 'leather', 'black burgundy chocolate', { ...ankleBoot, last: 'boot', heel: 2 }, heel),
  s('lace-up-boots', '{} lace-up boots', 'fm', 'casual trendy go-wild', 1, 0.1, 'leather', 'black cognac burgundy', { ...ankleBoot, last: 'laced-boot' }, proof),
  s('dress-boots', '{} leather dress boots', 'm', 'professional classic', 3, 0.1, 'leather', 'black chocolate cognac', { ...ankleBoot, last: 'boot' }, { gloss: 0.4 }),
  s('knee-boots', 'tall {} boots', 'f', 'classic trendy professional go-wild', 2, 0.1, 'leather', 'black chocolate cognac', { ...kneeBoot, last: 'boot' }),
  s('hiking-boots', '{} hiking boots', 'fm', 'sporty casual', 0, 0.1, 'leather', 'brown charcoal olive', { ...ankleBoot, last: 'laced-boot' }, proof),
  s('rain-boots', '{} rain boots', 'fm', 'casual go-wild', 1, 0.1, 'plain', 'forest navy black', { ...kneeBoot, last: 'boot' }, { gloss: 0.5, weather: { rain: 'protects' } }),
  s('winter-boots', 'lined {} winter boots', 'fm', 'sporty casual', 0, 0.12, 'leather', 'black brown taupe', { ...ankleBoot, last: 'laced-boot' }, proof),
  s('lined-leather-boots', 'lined {} leather boots', 'fm', 'casual classic professional trendy go-wild', 2, 0.12, 'leather', 'black chocolate', { ...ankleBoot, last: 'boot' }, proof),
  s('lined-hiking-boots', 'lined {} hiking boots', 'fm', 'sporty casual', 0, 0.12, 'leather', 'brown charcoal olive', { ...ankleBoot, last: 'laced-boot' }, proof),
  s('lined-chelsea-boots', 'shearling-lined {} Chelsea boots', 'fm', 'casual classic professional trendy', 2, 0.12, 'leather', 'chocolate black cognac', { ...ankleBoot, last: 'chelsea' }, proof),
  s('minimal-sneakers', 'plain {} leather sneakers', 'fm', 'professional classic trendy', 2, 0.02, 'leather', 'white navy black', { ...shoe, last: 'sneaker' }),
  s('brogues', '{} wingtips', 'fm', 'classic professional', 2, 0.02, 'leather', 'brown cognac black', { ...shoe, last: 'laced' }, { gloss: 0.4 }),
  s('monk-shoes', '{} monk-strap shoes', 'm', 'classic professional trendy', 3, 0.02, 'leather', 'chocolate black cognac', { ...shoe, last: 'laced' }, { gloss: 0.4 }),
  s('kitten-heels', '{} kitten heels', 'f', 'classic professional trendy', 3, 0.02, 'leather', 'black red camel', { ...shoe, last: 'pump', heel: 1 }, lowHeel),
  s('mules', '{} leather mules', 'f', 'trendy classic professional', 2, 0.02, 'leather', 'tan black cream', { ...shoe, last: 'loafer' }, open),
  s('sport-sandals', '{} sport sandals', 'fm', 'sporty casual', 0, 0.02, 'plain', 'black olive navy grey', { ...shoe, last: 'sandal' }, { ...open, gloss: 0 }),
  s('trail-shoes', '{} trail shoes', 'fm', 'sporty', 0, 0.03, 'plain', 'charcoal teal rust grey', { ...shoe, last: 'trainer' }, { gloss: 0.1, ...proof }),
  s('walking-shoes', 'weatherproof {} walking shoes', 'fm', 'sporty casual', 0, 0.03, 'leather', 'brown black stone', { ...shoe, last: 'laced' }, { gloss: 0.1, ...proof }),
  s('patent-loafers', '{} patent loafers', 'fm', 'go-wild', 2, 0.02, 'leather', 'red cobalt emerald fuchsia', { ...shoe, last: 'loafer' }, { gloss: 0.7 }),
  s('cowboy-boots', '{} cowboy boots', 'fm', 'go-wild', 2, 0.1, 'leather', 'cognac red black', { ...ankleBoot, last: 'boot', heel: 1 }, lowHeel),
  s('platform-boots', '{} platform boots', 'f', 'go-wild', 2, 0.1, 'leather', 'black plum silver', { ...ankleBoot, last: 'laced-boot', heel: 3 }, { heel: 3, weather: { ice: 'no' } }),
  s('rubber-chelsea-boots', 'rubber-soled {} Chelsea boots', 'fm', 'professional classic casual', 2, 0.1, 'leather', 'black chocolate', { ...ankleBoot, last: 'chelsea' }, proof),
  s('bright-winter-boots', 'lined {} snow boots', 'fm', 'go-wild sporty', 0, 0.12, 'leather', 'cobalt red mustard', { ...ankleBoot, last: 'laced-boot' }, proof),
  s('fisherman-sandals', '{} fisherman sandals', 'fm', 'classic casual trendy', 1, 0.02, 'leather', 'brown black tan', { ...shoe, last: 'sandal' }, open),
  s('weatherproof-sneakers', 'weatherproof {} sneakers', 'fm', 'casual sporty trendy', 1, 0.03, 'leather', 'black navy olive', { ...shoe, last: 'sneaker' }, { gloss: 0.1, ...proof }),
  s('rubber-soled-shoes', 'rubber-soled {} derbies', 'fm', 'professional classic casual', 3, 0.03, 'leather', 'black chocolate cognac', { ...shoe, last: 'laced' }, proof),
  s('weatherproof-derbies', 'weatherproof {} derbies', 'fm', 'professional classic', 2, 0.03, 'leather', 'black chocolate cognac', { ...shoe, last: 'laced' }, proof),
  s('bright-rain-shoes', 'waterproof {} slip-on shoes', 'fm', 'go-wild', 1, 0.02, 'plain', 'cobalt coral mustard emerald fuchsia', { ...shoe, last: 'sneaker' }, { gloss: 0.2, ...proof }),
  s('bright-espadrilles', 'bright {} espadrilles', 'fm', 'go-wild trendy', 1, 0.02, 'plain', 'coral cobalt mustard emerald', { ...shoe, last: 'ballet' }, summery),
  s('bright-weatherproof-sneakers', 'bright weatherproof {} sneakers', 'fm', 'go-wild', 1, 0.03, 'leather', 'cobalt red emerald mustard', { ...shoe, last: 'sneaker' }, { gloss: 0.15, ...proof }),
  s('felt-slippers', '{} felt slippers', 'fm', 'all', 1, 0.03, 'wool', 'grey navy oat charcoal', { ...shoe, last: 'slipper' }, delicate),
  s('shearling-slippers', 'shearling-lined {} slippers', 'fm', 'all', 1, 0.03, 'suede', 'camel chocolate grey', { ...shoe, last: 'slipper' }, delicate),
  s('canvas-slippers', '{} canvas slippers', 'fm', 'all', 1, 0.02, 'plain', 'sand navy black grey', { ...shoe, last: 'slipper' }, delicate),
];

// Opaque and wool tights: our estimate between hose (.02) and long socks (.10).
// oxfmt-ignore
export const LEGWEAR: Garment[] = [
  l('ankle-socks', '{} cotton socks', 'fm', 'all', 1, 0.02, 'plain', 'navy white charcoal black oat brown olive grey burgundy camel taupe stone cobalt emerald mustard plum fuchsia', socks(0.22)),
  l('no-show-socks', '{} no-show socks', 'fm', 'all', 1, 0.01, 'plain', 'white navy black', socks(0), { weather: { cold: 'no' } }),
  l('wool-socks', '{} wool socks', 'fm', 'all', 1, 0.06, 'plain', 'oat charcoal navy brown forest grey black camel burgundy', socks(0.22)),
  l('long-wool-socks', 'long {} wool socks', 'fm', 'all', 1, 0.1, 'plain', 'charcoal oat forest navy brown black grey camel', socks(0.6)),
  l('sheer-tights', 'sheer {} tights', 'f', 'all', 3, 0.02, 'plain', 'black charcoal taupe', { ...tights, sheer: true }),
  l('opaque-tights', 'opaque {} tights', 'f', 'all', 2, 0.06, 'plain', 'black charcoal navy chocolate', tights),
  l('wool-tights', '{} wool tights', 'f', 'all', 2, 0.1, 'knit', 'black charcoal burgundy forest chocolate', tights),
  l('sports-socks', '{} athletic socks', 'fm', 'sporty', 0, 0.03, 'plain', 'white grey black', socks(0.22)),
  l('coloured-tights', 'opaque {} tights', 'f', 'go-wild trendy', 2, 0.06, 'plain', 'berry forest plum cobalt', tights),
];
