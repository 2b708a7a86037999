import type { ComposedOutfit, StylistBrief } from '../../app/domain/styling/composer.ts';

export interface Stylist {
  readonly name: string;
  compose(brief: StylistBrief): Promise<ComposedOutfit>;
}
