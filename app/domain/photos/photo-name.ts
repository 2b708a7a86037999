/** Her first photo, and one in a T-shirt and shorts for warm days (docs/decisions/two-photos-of-her.md). */
export const PHOTO_NAMES = ['first', 'warm'] as const;
export type PhotoName = (typeof PHOTO_NAMES)[number];
