import type { CSSProperties } from 'react';
import type { Look, Slot } from '../../../domain/looks/look.ts';

/** A blur in the colors of the look, where they will be on the picture, until it is there. */
export function ClothGlow({ look }: { look: Look }) {
  const { upper, lower, feet } = clothColors(look);
  return (
    <span
      className="cloth"
      aria-hidden="true"
      style={{ '--upper': upper, '--lower': lower, '--feet': feet } as CSSProperties}
    />
  );
}

/** The outermost of these is what shows. */
const UPPER: readonly Slot[] = ['coat', 'jacket', 'knitwear', 'dress', 'top', 'base'];
const LOWER: readonly Slot[] = ['dress', 'bottom', 'legwear'];
const PAPER = '#d8cdc0';

export interface ClothColors {
  upper: string;
  lower: string;
  feet: string;
}

function outermost(look: Look, slots: readonly Slot[]): string | undefined {
  for (const slot of slots) {
    const garment = look.garments.findLast((each) => each.slot === slot);
    if (garment) return garment.cloth.colour;
  }
  return undefined;
}

/** CSS colors of body, legs and feet; paper where nothing is worn. */
export function clothColors(look: Look): ClothColors {
  const upper = outermost(look, UPPER) ?? PAPER;
  return { upper, lower: outermost(look, LOWER) ?? upper, feet: outermost(look, ['shoes']) ?? PAPER };
}
