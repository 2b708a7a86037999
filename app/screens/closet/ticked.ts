// What is ticked on the list: garments with their colors, not yet in her closet.

/** Colors by garment id; a garment without colors is not ticked. */
export type Ticked = Readonly<Record<string, readonly string[]>>;

/** A color more, or one less. */
export function withColor(ticked: Ticked, garmentId: string, color: string): Ticked {
  const now = ticked[garmentId] ?? [];
  const next = now.includes(color) ? now.filter((each) => each !== color) : [...now, color];
  return { ...ticked, [garmentId]: next };
}

/** The whole garment ticked in its usual color, or not any more. */
export function toggled(ticked: Ticked, garmentId: string, usual: string): Ticked {
  return { ...ticked, [garmentId]: (ticked[garmentId]?.length ?? 0) > 0 ? [] : [usual] };
}

export const piecesIn = (ticked: Ticked): { garmentId: string; color: string }[] =>
  Object.entries(ticked).flatMap(([garmentId, colors]) => colors.map((color) => ({ garmentId, color })));

/** These as well. */
export function withAll(ticked: Ticked, pieces: readonly { garmentId: string; color: string }[]): Ticked {
  return pieces.reduce<Ticked>(
    (all, { garmentId, color }) => (all[garmentId]?.includes(color) ? all : withColor(all, garmentId, color)),
    ticked,
  );
}
