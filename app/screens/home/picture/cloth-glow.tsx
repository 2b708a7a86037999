import type { CSSProperties } from 'react';
import type { Look } from '../../../domain/looks/look.ts';
import { clothColors } from './cloth-colors.ts';

/** A blur in the colors of the look, behind the picture. */
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
