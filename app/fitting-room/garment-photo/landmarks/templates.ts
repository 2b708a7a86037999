import type { Template } from './corners-in-order.ts';

/** Ways: 0 outward, 90 down, 180 inward; lengths in heights of the garment. */
export const LONG_SLEEVED: Template = {
  corners: [
    { name: 'neck', way: [-15, 40], bends: 0.25, length: [0.12, 2.2], turn: [35, 40] },
    { name: 'shoulder', way: [22, 12], bends: 0.06, length: [0.18, 1.7], turn: [40, 25] },
    { name: 'cuff-outer', way: [60, 24], bends: 0.07, length: [0.6, 1.9], turn: [90, 25] },
    { name: 'cuff-inner', way: [150, 25], bends: 0.07, length: [0.18, 1.7], turn: [90, 28] },
    { name: 'armpit', way: [238, 24], bends: 0.07, length: [0.4, 2], turn: [-150, 28] },
    { name: 'hem', way: [90, 9], bends: 0.05, length: [0.55, 1.6], turn: [90, 20] },
  ],
  last: { way: [180, 14], bends: 0.06 },
};

export const SHORT_SLEEVED: Template = {
  corners: [
    { name: 'neck', way: [-15, 40], bends: 0.25, length: [0.12, 2.2], turn: [35, 40] },
    { name: 'shoulder', way: [22, 12], bends: 0.06, length: [0.17, 1.7], turn: [25, 25] },
    { name: 'cuff-outer', way: [46, 22], bends: 0.1, length: [0.27, 1.7], turn: [92, 25] },
    { name: 'cuff-inner', way: [137, 25], bends: 0.08, length: [0.2, 1.6], turn: [60, 55] },
    { name: 'armpit', way: [200, 60], bends: 0.12, length: [0.1, 2.4], turn: [-105, 55] },
    { name: 'hem', way: [90, 9], bends: 0.05, length: [0.6, 1.35], turn: [90, 20] },
  ],
  last: { way: [180, 14], bends: 0.06 },
};

/** A puff rises from the shoulder: there the outline turns inward. */
export const PUFFED: Template = {
  corners: [
    { name: 'neck', way: [-15, 40], bends: 0.25, length: [0.12, 2.2], turn: [35, 40] },
    { name: 'shoulder', way: [22, 12], bends: 0.06, length: [0.2, 1.6], turn: [12, 25], kink: -32 },
    { name: 'cuff-outer', way: [38, 18], bends: 0.25, length: [0.33, 1.6], turn: [105, 28] },
    { name: 'cuff-inner', way: [140, 25], bends: 0.08, length: [0.17, 1.6], turn: [72, 40] },
    { name: 'armpit', way: [215, 35], bends: 0.14, length: [0.16, 2], turn: [-120, 40] },
    { name: 'hem', way: [90, 10], bends: 0.06, length: [0.6, 1.5], turn: [90, 20] },
  ],
  last: { way: [180, 14], bends: 0.06 },
};

/** The sleeve lies along the body: the outline steps from its cuff to the flank. */
export const CLOSE_SLEEVED: Template = {
  corners: [
    { name: 'neck', way: [-15, 40], bends: 0.25, length: [0.12, 2.2], turn: [35, 40] },
    { name: 'shoulder', way: [22, 12], bends: 0.06, length: [0.18, 1.7], turn: [52, 20] },
    { name: 'cuff-outer', way: [78, 9], bends: 0.05, length: [0.75, 1.4], turn: [90, 25] },
    { name: 'cuff-inner', way: [165, 22], bends: 0.07, length: [0.08, 2], turn: [-75, 25] },
    { name: 'hem', way: [90, 25], bends: 0.08, length: [0.07, 2.6], turn: [90, 25] },
  ],
  last: { way: [180, 14], bends: 0.06 },
};

/** A short one that hangs along the body. */
export const CLOSE_SHORT: Template = {
  corners: [
    { name: 'neck', way: [-15, 40], bends: 0.25, length: [0.12, 2.2], turn: [35, 40] },
    { name: 'shoulder', way: [22, 12], bends: 0.06, length: [0.17, 1.7], turn: [32, 20] },
    { name: 'cuff-outer', way: [54, 12], bends: 0.08, length: [0.27, 1.6], turn: [95, 22] },
    { name: 'cuff-inner', way: [148, 20], bends: 0.07, length: [0.12, 1.8], turn: [-60, 22] },
    { name: 'hem', way: [90, 7], bends: 0.04, length: [0.6, 1.35], turn: [90, 20] },
  ],
  last: { way: [180, 14], bends: 0.06 },
};

/** The sleeve lies along the body and ends below the hem: from its cuff the outline climbs to the hem. */
export const LOW_CUFFED: Template = {
  corners: [
    ...CLOSE_SLEEVED.corners.slice(0, 3),
    { name: 'cuff-inner', way: [172, 22], bends: 0.07, length: [0.16, 1.8], turn: [88, 22] },
    { name: 'hem', way: [262, 18], bends: 0.08, length: [0.14, 2.2], turn: [-82, 22] },
  ],
  last: { way: [180, 10], bends: 0.04 },
};

/**
 * The sleeve lies along the body down to its hem, and both end on one line: the outline shows no gap and no step (placement.ts
 * sets what lies inside).
 */
export const ALONG: Template = {
  isAlong: true,
  corners: [
    ...CLOSE_SLEEVED.corners.slice(0, 2),
    { name: 'cuff-outer', way: [78, 9], bends: 0.06, length: [0.8, 1.3], turn: [98, 22] },
  ],
  last: { way: [180, 16], bends: 0.05, length: [0.45, 1.5] },
};

/** A dress with long sleeves along it. */
export const CLOSE_ON_DRESS: Template = {
  corners: [
    { name: 'neck', way: [-15, 40], bends: 0.25, length: [0.07, 2.2], turn: [35, 40] },
    { name: 'shoulder', way: [22, 12], bends: 0.06, length: [0.1, 1.7], turn: [52, 20] },
    { name: 'cuff-outer', way: [78, 10], bends: 0.06, length: [0.42, 1.4], turn: [90, 25] },
    { name: 'cuff-inner', way: [165, 22], bends: 0.07, length: [0.05, 2], turn: [-75, 25] },
    { name: 'hem', way: [86, 12], bends: 0.05, length: [0.5, 1.4], turn: [92, 20] },
  ],
  last: { way: [180, 10], bends: 0.04 },
};

export const SLEEVELESS: Template = {
  corners: [
    { name: 'neck', way: [-20, 45], bends: 0.25, length: [0.12, 2.2], turn: [45, 40] },
    { name: 'shoulder', way: [25, 22], bends: 0.12, length: [0.1, 2], turn: [45, 30] },
    { name: 'armpit', way: [72, 14], bends: 0.13, length: [0.27, 1.6], turn: [18, 25] },
    { name: 'hem', way: [86, 10], bends: 0.05, length: [0.66, 1.3], turn: [92, 20] },
  ],
  last: { way: [180, 10], bends: 0.03 },
};

/** Lies flat from the waist: nothing of a neck. */
export const SKIRT: Template = {
  corners: [
    { name: 'waist', way: [0, 8], bends: 0.04, turn: [82, 18] },
    { name: 'hem', way: [80, 11], bends: 0.05, length: [1, 1.12], turn: [98, 18] },
  ],
  last: { way: [178, 10], bends: 0.03 },
};

export const LEGGED: Template = {
  corners: [
    { name: 'waist', way: [0, 12], bends: 0.06, turn: [85, 18] },
    { name: 'leg-outer', way: [87, 9], bends: 0.05, length: [1, 1.12], turn: [91, 18] },
    { name: 'leg-inner', way: [178, 14], bends: 0.06, length: [0.24, 1.8], turn: [84, 18] },
  ],
  last: { way: [262, 14], bends: 0.06, length: [0.5, 1.8] },
};

/** Legs that lie against each other: the hem runs to the axis, no inner leg is seen. */
export const LEGS_CLOSED: Template = {
  corners: [
    { name: 'waist', way: [0, 12], bends: 0.06, turn: [85, 18] },
    { name: 'leg-outer', way: [87, 7], bends: 0.04, length: [1, 1.08], turn: [91, 14] },
  ],
  last: { way: [180, 10], bends: 0.03, length: [0.19, 1.5] },
};

/** A collar stands above the shoulders: where it meets them the outline turns inward. */
export const collared = (template: Template): Template => ({
  ...template,
  corners: template.corners.map((corner) =>
    corner.name === 'neck'
      ? { ...corner, way: [15, 35], bends: 0.35, length: [0.14, 1.6], turn: [0, 22], kink: -38 }
      : corner,
  ),
});

/** A hood stands higher and wider than a collar. */
export const hooded = (template: Template): Template => ({
  ...template,
  corners: template.corners.map((corner) =>
    corner.name === 'neck'
      ? { ...corner, way: [38, 20], bends: 0.35, length: [0.27, 1.5], turn: [-18, 22], kink: -30 }
      : corner,
  ),
});

/** On a dress the sleeve is a smaller part of the height. */
export const onDress = (template: Template): Template => ({
  ...template,
  corners: template.corners.map((corner) => ({
    ...corner,
    ...(corner.name === 'hem'
      ? { length: [0.8, 1.15] as const, way: [85, 12] as const }
      : corner.length && { length: [0.55 * corner.length[0], corner.length[1]] as const }),
  })),
});
