/** Why she sends a look away, one tap each. */
export const NOT_FOR_ME = ['colour', 'shape', 'too-dressed-up', 'not-my-style', 'not-owned'] as const;
export type NotForMe = (typeof NOT_FOR_ME)[number];

/** As the taps say it. 'not-owned' is asked piece by piece: "I don't own a …". */
export const NOT_FOR_ME_WORDS: Record<Exclude<NotForMe, 'not-owned'>, string> = {
  colour: 'The color',
  shape: 'The shape',
  'too-dressed-up': 'Too dressed up',
  'not-my-style': 'Not my style',
};
