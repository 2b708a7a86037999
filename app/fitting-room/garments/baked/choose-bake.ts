import type { BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Drawing, WornGarment } from '../../../domain/looks/look.ts';

/** By the name of the pattern. */
export type Bakes = ReadonlyMap<string, BakedGarment>;

/** A skirt that is narrower hangs straight. */
const FLARED = 0.15;

/** Names of patterns that a garment can be worn from, the nearest first. */
function patternsFor(drawing: Drawing, { fabric }: Cloth): string[] {
  if (drawing.kind === 'trousers') {
    if (drawing.cuffed) return [];
    const cut = fabric === 'denim' || drawing.leg === 'slim' ? 'jeans' : 'trousers';
    return [`${cut}-${drawing.leg}`, `trousers-${drawing.leg}`, `jeans-${drawing.leg}`];
  }
  if (drawing.kind === 'skirt' || (drawing.kind === 'dress' && drawing.flare >= FLARED)) {
    if (drawing.tiers || drawing.wrap) return [];
    if (drawing.pleats) return ['skirt-pleated'];
    if (drawing.flare < FLARED) return ['skirt-pencil'];
    return fabric === 'satin' || fabric === 'velvet' ? ['skirt-satin', 'skirt-flared'] : ['skirt-flared'];
  }
  if (drawing.kind === 'top') {
    const isKnit = fabric === 'knit' || fabric === 'cable' || fabric === 'rib';
    return isKnit || drawing.sleeve > 0.5 ? ['knit'] : ['tee'];
  }
  return [];
}

/** The pattern that is worn of those there are. */
export function patternFor(
  { drawing, cloth }: Pick<WornGarment, 'drawing' | 'cloth'>,
  published: { has: (name: string) => boolean },
): string | null {
  return patternsFor(drawing, cloth).find((name) => published.has(name)) ?? null;
}

/** Her own garment keeps its picture. */
export function withBake(garment: DrawnGarment, bakes: Bakes): DrawnGarment {
  const baked = garment.surface ? undefined : bakes.get(patternFor(garment, bakes) ?? '');
  return baked ? { ...garment, baked } : garment;
}
