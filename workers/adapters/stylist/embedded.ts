import { compose } from '../../../app/domain/styling/composer.ts';
import type { Stylist } from '../../ports/stylist.ts';

export function embeddedStylist(): Stylist {
  return { name: 'embedded', compose: (brief) => Promise.resolve(compose(brief)) };
}
