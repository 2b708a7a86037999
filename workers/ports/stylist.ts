import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/composer.ts';

export interface Stylist {
  readonly name: string;
  compose(brief: StylingBrief): Promise<ComposedOutfit>;
}
