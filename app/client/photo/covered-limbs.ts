// What a photo for warm days lacks. Loaded with such a photo, not before.
import type { BodyMapResult } from '../../fitting-room/body-map/body-map-messages.ts';
import { bareLimbs } from '../../fitting-room/body-map/bare-limbs.ts';
import { unpackClassMaps } from '../../fitting-room/body-map/class-maps.ts';
import { pixelsOf } from '../../fitting-room/pixels/offscreen-canvas.ts';

/** 'arms and legs'; null where they are bare. */
export async function coveredLimbs({
  data,
  classesA,
  classesB,
}: NonNullable<BodyMapResult['bodyMap']>): Promise<string | null> {
  const [a, b] = await Promise.all([pixelsOf(classesA), pixelsOf(classesB)]);
  const bare = bareLimbs({ ...data, classes: unpackClassMaps({ a, b }) });
  const covered = (['arms', 'legs'] as const).filter((limbs) => !bare[limbs]);
  return covered.length > 0 ? covered.join(' and ') : null;
}
