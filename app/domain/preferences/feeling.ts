/** What she says of an outfit's warmth with one tap. */
export const FEELINGS = ['too-cold', 'just-right', 'too-warm'] as const;
export type Feeling = (typeof FEELINGS)[number];
