// The kinds that sentences and titles ask for: what may be said of a garment, told from what it is. Part of garment-kinds.ts.
import type { Garment } from './garment.ts';
import { hasIdMatching } from './garment-predicates.ts';

export const IN_WORDS = {
  // Of these nobody says that nothing clings.
  'close-fitting': hasIdMatching(
    /ribbed|slim|sheath|leggings$|stretch|pencil|^(mesh-long-sleeve|roll-neck-dress|cigarette-trousers|knit-skirt|chunky-beanie)$/,
  ),
  // Gauze is of linen too, and is called gauze.
  'called linen': (g: Garment) => g.fabric === 'linen' && !/gauze/.test(g.id),
  'large-patterned or double-breasted': (g: Garment) =>
    g.fabric === 'floral' || g.id === 'double-breasted-blazer',
  lightweight: hasIdMatching(
    /^(cotton-(cardigan|jacket|scarf)|light-(zip-top|zip-hoodie|cotton-trousers|stretch-trousers|bomber)|(bright-)?summer-trousers|running-(trousers|cap)|sport-wrap-skirt|quilted-jacket|down-liner|trail-jacket)$/,
  ),
  // It shines, or is leather or denim from the shoulder to the knee.
  'of the night or the road': ({ slot, fabric }: Garment) =>
    ['satin', 'velvet', 'fur'].includes(fabric)
      ? slot !== 'scarf' && slot !== 'hat'
      : ['leather', 'suede', 'denim'].includes(fabric) &&
        ['top', 'bottom', 'dress', 'jacket', 'coat'].includes(slot),
  // Of a team, or seen through.
  'club shirt': hasIdMatching(/^(football-shirt|mesh-(tee|long-sleeve))$/),
  'blazer or suit': hasIdMatching(/blazer$|(^|-)suit-/),
  'suit piece': hasIdMatching(/(^|-)suit-(jacket|trousers)$/),
  'lined or flannel legs': (g: Garment) =>
    g.slot === 'bottom' && /^lined-|flannel|^(softshell|bold-wool)-trousers$/.test(g.id),
  // Wide enough that air gets in.
  'airy wide legs': hasIdMatching(
    /^(wide-(wool|linen)-trousers|bold-(trousers|shorts|(wool|corduroy)-trousers))$/,
  ),
  sandals: hasIdMatching(/sandals$/),
  'rubber soles': hasIdMatching(/^rubber-/),
  // A blazer dresses them up.
  'weekend legs': (g: Garment) => g.slot === 'bottom' && (g.fabric === 'denim' || /cargo|chinos/.test(g.id)),
  // Neither sharp nor polished.
  'tee or tank': hasIdMatching(/(^|-)(tee|tank|ribbed-vest|open-knit-vest)$/),
  // Nothing about these is trim.
  'generous cut': hasIdMatching(
    /^(wide|chunky|fluid|soft-suit)-|pleated|^bold-(stripe-knit|trousers|shorts|(wool|corduroy)-trousers)$|^(satin-trousers|straw-hat)$/,
  ),
  // Nothing about these is lazy.
  'tailored cut': hasIdMatching(/(^|-)suit-|^(double-breasted-blazer|tailored-shorts|jersey-trousers|mac)$/),
  // Dresses in which somebody sees an occasion.
  'festive dress': hasIdMatching(
    /(^|-)(slip|wrap|satin|evening|tweed)-dress$|^floral-midi$|^bright-(shift|linen)-dress$/,
  ),
} satisfies Record<string, (garment: Garment) => boolean>;
