import type { OwnCloth } from '../../app/domain/closet/own-cloth.ts';

/** The cloth of a brown tee, as her device tells it. */
export const clothOf = (): OwnCloth => ({
  marks: { 'neck-left': { x: 0.42, y: 0.1 }, 'hem-right': { x: 0.7, y: 0.92 } },
  surface: {
    shape: 'top',
    panels: {
      front: { x: 0, y: 0, width: 300, height: 400 },
      'sleeve-left': { x: 300, y: 0, width: 90, height: 120 },
    },
    cut: {
      length: 1.4,
      reach: 1.4,
      width: 1.1,
      hemWidth: 1.1,
      slope: 0.1,
      sleeve: 0.4,
      cuffWidth: 0.35,
      rise: 0,
    },
    neckline: [
      [0.35, 0],
      [0.5, 0.08],
      [0.65, 0],
    ],
    color: '#7a4b32',
    collar: null,
    necklineSure: 0,
    oneHue: true,
    adjusted: { length: 0, width: 0 },
  },
});
