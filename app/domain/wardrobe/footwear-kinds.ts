// The kinds of shoes, and of what is in them: one line each. Part of garment-kinds.ts.
import type { Garment } from './garment.ts';
import {
  isClothes,
  isTights,
  shoeLast,
  hasIdMatching,
  isOuterLayer,
  shaftHeight,
} from './garment-predicates.ts';

export const FOOTWEAR_KINDS = {
  'for the house': hasIdMatching(/-slippers$|-lounge-trousers$/),
  'lounge trousers': hasIdMatching(/-lounge-trousers$/),
  'warm slippers': hasIdMatching(/^shearling-slippers$/),
  'summer slippers': hasIdMatching(/^canvas-slippers$/),
  slippers: hasIdMatching(/-slippers$/),
  'patent loafers': hasIdMatching(/^patent-loafers$/),
  'oxford shoes': hasIdMatching(/^oxford-shoes$/),
  'closed loafers': hasIdMatching(/^(suede-|patent-)?loafers$/),
  'suede shoes': hasIdMatching(/^suede-loafers$/),
  'leather walking shoes': hasIdMatching(/^walking-shoes$/),
  'lined hiking boots': hasIdMatching(/^lined-hiking-boots$/),
  'bright snow boots': hasIdMatching(/^bright-winter-boots$/),
  pumps: (g: Garment) => shoeLast(g) === 'pump',
  'ballet flats': (g: Garment) => g.slot === 'shoes' && /ballet/.test(g.id),
  'rain flats': hasIdMatching(/^rain-flats$/),
  loafers: (g: Garment) => shoeLast(g) === 'loafer',
  'open shoes': (g: Garment) => g.openShoe,
  'open day shoes': (g: Garment) => g.openShoe && g.id !== 'heeled-sandals',
  // Heeled ones go out on a cool evening as well.
  'summer shoes': (g: Garment) => (g.openShoe && g.id !== 'heeled-sandals') || /espadrilles$/.test(g.id),
  'casual sandals': (g: Garment) =>
    g.slot === 'shoes' && g.formality < 2 && (g.openShoe || /espadrilles$/.test(g.id)),
  'slip-on summer shoes': hasIdMatching(/espadrilles/),
  'weatherproof low shoes': (g: Garment) =>
    g.slot === 'shoes' && g.weather.rain === 'protects' && shaftHeight(g) === 0,
  // It says so in its name.
  'named for rain': ({ slot, phrase }: Garment) =>
    slot === 'shoes' && /weatherproof|waterproof|rubber-soled/.test(phrase),
  'walking shoes': (g: Garment) =>
    g.slot === 'shoes' &&
    (shoeLast(g) === 'laced' || shoeLast(g) === 'loafer') &&
    shaftHeight(g) === 0 &&
    !g.openShoe,
  'hiking boots': hasIdMatching(/hiking-boots$/),
  'not for hiking': (g: Garment) =>
    (g.slot === 'bottom' &&
      !/hiking|cargo|jeans|softshell|corduroy|chinos|joggers|track-|leggings|running/.test(g.id)) ||
    g.slot === 'dress' ||
    (g.slot === 'coat' && g.formality >= 2) ||
    /^(varsity-jacket|leather-jacket|suede-jacket)$/.test(g.id),
  'cowboy boots': hasIdMatching(/^cowboy-boots$/),
  'not with a hoodie': hasIdMatching(/^fleece-jacket$|kimono/),
  hoodie: hasIdMatching(/hoodie/),
  'track jacket': hasIdMatching(/^track-top$/),
  'not with a track jacket': (g: Garment) =>
    (g.slot === 'bottom' && (g.formality >= 2 || g.fabric === 'linen')) ||
    (g.slot === 'shoes' && g.openShoe && g.formality > 0) ||
    (g.slot === 'top' && g.formality >= 2) ||
    /espadrilles$|poplin/.test(g.id),
  'soft sports legs': hasIdMatching(
    /^((lined-)?joggers|track-trousers|(lined-|cropped-)?leggings|running-trousers)$/,
  ),
  'leather boots': (g: Garment) => shaftHeight(g) > 0 && g.formality > 0 && g.id !== 'rain-boots',
  'evening shoes': hasIdMatching(/^heeled-sandals$/),
  'satin or heels': (g: Garment) => (g.fabric === 'satin' && isClothes(g)) || g.heel > 0,
  'snow boots': (g: Garment) => g.slot === 'shoes' && /winter-boots/.test(g.id),
  'work boots': hasIdMatching(/^lace-up-boots$/),
  'lined boots': hasIdMatching(/^lined-(leather|hiking|chelsea)-boots$/),
  'unlined footwear': (g: Garment) => g.slot === 'shoes' && g.clo < 0.12,
  'lined boots of town': hasIdMatching(/^lined-(leather|chelsea)-boots$/),
  'boots for deep frost': (g: Garment) => g.slot === 'shoes' && g.clo >= 0.12,
  'flat boots': (g: Garment) =>
    g.slot === 'shoes' && shaftHeight(g) > 0 && shaftHeight(g) <= 0.5 && g.heel === 0,
  boots: (g: Garment) => g.slot === 'shoes' && shaftHeight(g) > 0,
  sneakers: (g: Garment) => shoeLast(g) === 'sneaker' || shoeLast(g) === 'trainer',
  'sneakers that leak': (g: Garment) =>
    (shoeLast(g) === 'sneaker' || shoeLast(g) === 'trainer') && g.weather.rain !== 'protects',
  'running shoes': hasIdMatching(/^running-shoes$/),
  'laced dress shoes': hasIdMatching(
    /^(oxford-shoes|derby-shoes|brogues|monk-shoes|rubber-soled-shoes|weatherproof-derbies)$/,
  ),
  // Their soles let the water in.
  'leather-soled shoes': hasIdMatching(/^(oxford-shoes|derby-shoes|brogues|monk-shoes)$/),
  'flat laced shoes': (g: Garment) =>
    /^(oxford-shoes|leather-shoes|brogues)$/.test(g.id) && g.genders.includes('female'),
  'bright rain shoes': hasIdMatching(/^bright-rain-shoes$/),
  'sport sandals': hasIdMatching(/^sport-sandals$/),
  'sneakers for rain': hasIdMatching(/^(weatherproof-sneakers|trail-shoes|bright-weatherproof-sneakers)$/),
  // Dressy hose with rough cloth and boots.
  'not with sheer tights': (g: Garment) =>
    (g.slot === 'shoes' &&
      (g.formality === 0 || (shaftHeight(g) > 0 && shaftHeight(g) <= 0.5 && g.heel === 0))) ||
    g.id === 'lace-up-boots' ||
    g.id === 'flannel-shirt' ||
    g.fabric === 'denim',
  'rough shoes': (g: Garment) =>
    g.slot === 'shoes' && g.formality === 0 && !/winter-boots|lined-hiking/.test(g.id),
  'everyday shoes': (g: Garment) => g.slot === 'shoes' && g.formality < 2,
  'on a bare foot': (g: Garment) =>
    g.slot === 'shoes' &&
    (g.openShoe || shoeLast(g) === 'pump' || /ballet|espadrilles|rain-flats/.test(g.id)),
  'rain boots': hasIdMatching(/rain-boots/),
  'tall boots': (g: Garment) => shaftHeight(g) > 0.5 && g.id !== 'rain-boots',
  'flat ankle boots': (g: Garment) =>
    shaftHeight(g) > 0 && shaftHeight(g) <= 0.5 && g.clo < 0.12 && g.id !== 'heeled-ankle-boots',
  'heeled ankle boots': hasIdMatching(/^heeled-ankle-boots$/),
  'ankle boots': (g: Garment) => shaftHeight(g) > 0 && shaftHeight(g) <= 0.5 && g.clo < 0.12,
  'low shoes': (g: Garment) => g.slot === 'shoes' && shaftHeight(g) === 0 && !g.openShoe,
  socks: (g: Garment) => g.slot === 'legwear' && g.drawing.kind !== 'legwear',
  tights: isTights,
  'sheer tights': hasIdMatching(/^sheer-tights$/),
  'opaque tights': (g: Garment) => g.drawing.kind === 'legwear' && g.clo >= 0.05 && g.clo < 0.1,
  'wool tights': (g: Garment) => g.drawing.kind === 'legwear' && g.clo >= 0.1,
  'wool socks': hasIdMatching(/^wool-socks$/),
  'long wool socks': hasIdMatching(/^long-wool-socks$/),
  'socks that show': (g: Garment) => g.slot === 'legwear' && !isTights(g) && g.id !== 'no-show-socks',
  // Tights of a man are for a run: with all that belongs to one.
  'not for running': (g: Garment) =>
    (isOuterLayer(g) || g.slot === 'knitwear' || g.slot === 'top') &&
    !/running|trail-|training|windbreaker|technical|insulated-shell|mesh-tee|zip-top/.test(g.id),
  'not for training': (g: Garment) =>
    (g.slot === 'shoes' && !/running|trail|chunky|winter-boots|snow-boots/.test(g.id)) ||
    ((isOuterLayer(g) || g.slot === 'knitwear' || g.slot === 'top') && g.formality >= 2),
  'athletic socks': hasIdMatching(/^sports-socks$/),
  'leather footwear': (g: Garment) =>
    g.slot === 'shoes' && (g.formality >= 2 || (shaftHeight(g) > 0 && g.formality > 0)),
  // Shoes that are not for sport, and coats that go over a suit.
  'dressed up': (g: Garment) =>
    g.formality >= 2 &&
    (g.slot === 'coat' ||
      (g.slot === 'shoes' && shoeLast(g) !== 'sneaker' && !(shaftHeight(g) > 0 && g.clo >= 0.12))),
  'not over tights': (g: Garment) =>
    g.openShoe || (g.slot === 'shoes' && /ballet|espadrilles|rain-flats/.test(g.id)),
  'no-show socks': hasIdMatching(/^no-show-socks$/),
} satisfies Record<string, (garment: Garment) => boolean>;
