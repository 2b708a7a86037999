import type { BodyMap } from '../../domain/photos/body-map.ts';

/** Elbow to wrist, and knee to ankle, of both sides. */
const FOREARMS = [
  [13, 15],
  [14, 16],
] as const;
const SHINS = [
  [25, 27],
  [26, 28],
] as const;
/** Along the bone: away from cuffs, socks and boots. */
const ALONG = [0.3, 0.4, 0.5, 0.6];
const SKIN = 128;

/** Whether forearms and shins are mostly skin in a photo: what one for warm days is for. */
export function bareLimbs({ landmarks, classes }: BodyMap): { arms: boolean; legs: boolean } {
  const isSkin = (x: number, y: number): boolean => {
    const [px, py] = [Math.floor(x * classes.width), Math.floor(y * classes.height)];
    return px >= 0 && py >= 0 && px < classes.width && (classes.skin[py * classes.width + px] ?? 0) > SKIN;
  };
  const areBare = (bones: readonly (readonly [number, number])[]): boolean => {
    const seen = bones.flatMap(([from, to]) =>
      ALONG.map((t) => {
        const [a, b] = [landmarks[from]!, landmarks[to]!];
        return isSkin(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
      }),
    );
    return seen.filter(Boolean).length * 2 >= seen.length;
  };
  return { arms: areBare(FOREARMS), legs: areBare(SHINS) };
}
