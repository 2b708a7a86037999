// Twelve garments as they lie on beds and floors or hang on doors, modeled by hand for the fixtures: outlines of their
// own, nothing of the fitting room's drawings.

export type Ground = 'wood' | 'linen' | 'carpet' | 'wall' | 'tiles';
export type XY = readonly [x: number, y: number];

export interface ShapedGarment {
  file: string;
  /** What it is, by garment-photo/garment-forms.ts; each of these is right. */
  forms: readonly string[];
  color: `#${string}`;
  second?: `#${string}`;
  pattern: 'plain' | 'stripe';
  ground: Ground;
  groundColor: `#${string}`;
  hanger?: boolean;
  /** Degrees that the garment is turned by, and how much narrower the far end of the photo is. */
  turn: number;
  keystone: number;
  /** Outlines in a box of 1 x 1, y downward; more than one for a pair. */
  outlines: readonly (readonly XY[])[];
  /** Left open inside: the handles of a bag. */
  holes?: readonly (readonly XY[])[];
  /** Lines that are sewn or lie open, darker than the cloth. */
  lines?: readonly (readonly XY[])[];
  /** Height over width of the box on the photo. */
  aspect: number;
}

const mirrored = (half: readonly XY[]): XY[] => [
  ...half,
  ...[...half].reverse().map(([x, y]): XY => [1 - x, y]),
];

export const GARMENTS: readonly ShapedGarment[] = [
  {
    file: 'tee-on-bed',
    forms: ['short-top'],
    color: '#9c4a34',
    pattern: 'plain',
    ground: 'linen',
    groundColor: '#c9d2da',
    turn: 6,
    keystone: 0.08,
    aspect: 0.98,
    outlines: [
      mirrored([
        [0.5, 0.09],
        [0.43, 0.08],
        [0.37, 0.02],
        [0.25, 0.06],
        [0.12, 0.17],
        [0.0, 0.33],
        [0.11, 0.42],
        [0.2, 0.36],
        [0.235, 0.34],
        [0.23, 0.6],
        [0.225, 0.85],
        [0.235, 0.98],
        [0.5, 0.995],
      ]),
    ],
  },
  {
    file: 'sweater-on-floor',
    forms: ['long-top', 'sweater'],
    color: '#3f5c57',
    pattern: 'plain',
    ground: 'wood',
    groundColor: '#b98d5e',
    turn: -8,
    keystone: 0.06,
    aspect: 0.86,
    outlines: [
      mirrored([
        [0.5, 0.075],
        [0.44, 0.065],
        [0.395, 0.01],
        [0.3, 0.05],
        [0.225, 0.15],
        [0.13, 0.44],
        [0.03, 0.74],
        [0.01, 0.82],
        [0.1, 0.87],
        [0.15, 0.79],
        [0.24, 0.53],
        [0.285, 0.4],
        [0.285, 0.7],
        [0.28, 0.9],
        [0.3, 0.99],
        [0.5, 1.0],
      ]),
    ],
  },
  {
    file: 'striped-top-on-hanger',
    forms: ['long-top', 'sweater'],
    color: '#eee9df',
    second: '#27345a',
    pattern: 'stripe',
    ground: 'wall',
    groundColor: '#a9b49a',
    hanger: true,
    turn: 2,
    keystone: 0.02,
    aspect: 1.5,
    outlines: [
      mirrored([
        [0.5, 0.06],
        [0.4, 0.045],
        [0.33, 0.01],
        [0.17, 0.06],
        [0.08, 0.14],
        [0.045, 0.4],
        [0.02, 0.78],
        [0.04, 0.83],
        [0.15, 0.83],
        [0.165, 0.6],
        [0.205, 0.33],
        [0.215, 0.6],
        [0.205, 0.97],
        [0.5, 0.985],
      ]),
    ],
  },
  {
    file: 'jeans-on-carpet',
    forms: ['trousers'],
    color: '#4d6786',
    pattern: 'plain',
    ground: 'carpet',
    groundColor: '#cdbfae',
    turn: 4,
    keystone: 0.1,
    aspect: 2.1,
    outlines: [
      mirrored([
        [0.5, 0.025],
        [0.27, 0.01],
        [0.2, 0.03],
        [0.155, 0.2],
        [0.11, 0.5],
        [0.07, 0.97],
        [0.09, 0.99],
        [0.29, 1.0],
        [0.33, 0.97],
        [0.38, 0.68],
        [0.47, 0.33],
        [0.495, 0.3],
      ]),
    ],
    lines: [
      [
        [0.5, 0.03],
        [0.505, 0.29],
      ],
      [
        [0.2, 0.075],
        [0.8, 0.08],
      ],
    ],
  },
  {
    file: 'shorts-on-bed',
    forms: ['shorts'],
    color: '#8a8f63',
    pattern: 'plain',
    ground: 'linen',
    groundColor: '#f0ebe4',
    turn: -5,
    keystone: 0.05,
    aspect: 0.9,
    outlines: [
      mirrored([
        [0.5, 0.03],
        [0.3, 0.01],
        [0.16, 0.03],
        [0.1, 0.35],
        [0.02, 0.93],
        [0.04, 0.97],
        [0.42, 1.0],
        [0.45, 0.96],
        [0.485, 0.58],
        [0.5, 0.54],
      ]),
    ],
    lines: [
      [
        [0.16, 0.12],
        [0.84, 0.12],
      ],
      [
        [0.5, 0.12],
        [0.5, 0.52],
      ],
    ],
  },
  {
    file: 'skirt-on-floor',
    forms: ['skirt'],
    color: '#7d2a45',
    pattern: 'plain',
    ground: 'tiles',
    groundColor: '#b9b6b0',
    turn: 9,
    keystone: 0.06,
    aspect: 1.15,
    outlines: [
      mirrored([
        [0.5, 0.03],
        [0.36, 0.01],
        [0.28, 0.03],
        [0.27, 0.1],
        [0.17, 0.45],
        [0.02, 0.92],
        [0.2, 0.975],
        [0.5, 1.0],
      ]),
    ],
    lines: [
      [
        [0.28, 0.1],
        [0.72, 0.1],
      ],
    ],
  },
  {
    file: 'dress-on-hanger',
    forms: ['long-dress', 'short-dress'],
    color: '#2f4a8c',
    pattern: 'plain',
    ground: 'wall',
    groundColor: '#e4dccb',
    hanger: true,
    turn: -2,
    keystone: 0.03,
    aspect: 2.1,
    outlines: [
      mirrored([
        [0.5, 0.08],
        [0.42, 0.06],
        [0.36, 0.005],
        [0.27, 0.035],
        [0.15, 0.11],
        [0.12, 0.19],
        [0.24, 0.21],
        [0.28, 0.17],
        [0.275, 0.27],
        [0.31, 0.4],
        [0.22, 0.6],
        [0.1, 0.96],
        [0.3, 0.99],
        [0.5, 1.0],
      ]),
    ],
    lines: [
      [
        [0.31, 0.4],
        [0.69, 0.4],
      ],
    ],
  },
  {
    file: 'shirt-on-hanger',
    forms: ['shirt', 'long-top'],
    color: '#9dbbd6',
    pattern: 'plain',
    ground: 'wood',
    groundColor: '#6d4a33',
    hanger: true,
    turn: 3,
    keystone: 0.03,
    aspect: 1.35,
    outlines: [
      mirrored([
        [0.5, 0.045],
        [0.45, 0.0],
        [0.385, 0.005],
        [0.36, 0.04],
        [0.2, 0.085],
        [0.11, 0.18],
        [0.075, 0.45],
        [0.045, 0.79],
        [0.07, 0.83],
        [0.17, 0.835],
        [0.19, 0.6],
        [0.225, 0.36],
        [0.225, 0.65],
        [0.215, 0.9],
        [0.3, 0.98],
        [0.5, 0.95],
      ]),
    ],
    lines: [
      [
        [0.5, 0.09],
        [0.505, 0.94],
      ],
      [
        [0.45, 0.01],
        [0.5, 0.09],
        [0.55, 0.01],
      ],
    ],
  },
  {
    file: 'coat-on-hanger',
    forms: ['long-coat'],
    color: '#b08a5c',
    pattern: 'plain',
    ground: 'wall',
    groundColor: '#7f95a3',
    hanger: true,
    turn: -3,
    keystone: 0.03,
    aspect: 2.0,
    outlines: [
      mirrored([
        [0.5, 0.05],
        [0.43, 0.005],
        [0.36, 0.02],
        [0.22, 0.06],
        [0.13, 0.13],
        [0.09, 0.3],
        [0.05, 0.57],
        [0.07, 0.6],
        [0.19, 0.605],
        [0.22, 0.45],
        [0.245, 0.29],
        [0.245, 0.5],
        [0.2, 0.97],
        [0.5, 1.0],
      ]),
    ],
    lines: [
      [
        [0.5, 0.24],
        [0.515, 0.98],
      ],
      [
        [0.44, 0.02],
        [0.5, 0.24],
        [0.56, 0.02],
      ],
      [
        [0.28, 0.58],
        [0.37, 0.585],
      ],
      [
        [0.63, 0.585],
        [0.72, 0.58],
      ],
    ],
  },
  {
    file: 'boots-on-carpet',
    forms: ['ankle-boots', 'tall-boots'],
    color: '#5a3a28',
    pattern: 'plain',
    ground: 'carpet',
    groundColor: '#a8adb3',
    turn: 3,
    keystone: 0.03,
    aspect: 0.85,
    outlines: [
      [
        [0.06, 0.02],
        [0.2, 0.0],
        [0.34, 0.03],
        [0.33, 0.25],
        [0.36, 0.4],
        [0.5, 0.49],
        [0.59, 0.56],
        [0.6, 0.65],
        [0.4, 0.67],
        [0.2, 0.665],
        [0.17, 0.7],
        [0.05, 0.7],
        [0.04, 0.55],
        [0.07, 0.3],
      ],
      [
        [0.44, 0.33],
        [0.58, 0.31],
        [0.72, 0.34],
        [0.71, 0.55],
        [0.75, 0.7],
        [0.89, 0.79],
        [0.98, 0.86],
        [0.99, 0.95],
        [0.79, 0.97],
        [0.58, 0.965],
        [0.55, 1.0],
        [0.43, 1.0],
        [0.42, 0.85],
        [0.45, 0.6],
      ],
    ],
  },
  {
    file: 'sneakers-on-wood',
    forms: ['shoes'],
    color: '#e9e6e0',
    pattern: 'plain',
    ground: 'wood',
    groundColor: '#8a6243',
    turn: -4,
    keystone: 0.03,
    aspect: 0.8,
    outlines: [
      [
        [0.02, 0.12],
        [0.1, 0.06],
        [0.22, 0.1],
        [0.3, 0.03],
        [0.36, 0.05],
        [0.46, 0.2],
        [0.62, 0.26],
        [0.72, 0.36],
        [0.71, 0.45],
        [0.4, 0.46],
        [0.05, 0.45],
        [0.02, 0.35],
      ],
      [
        [0.28, 0.64],
        [0.36, 0.58],
        [0.48, 0.62],
        [0.56, 0.55],
        [0.62, 0.57],
        [0.72, 0.72],
        [0.88, 0.78],
        [0.98, 0.88],
        [0.97, 0.97],
        [0.66, 0.98],
        [0.31, 0.97],
        [0.28, 0.87],
      ],
    ],
    lines: [
      [
        [0.05, 0.39],
        [0.7, 0.4],
      ],
      [
        [0.31, 0.91],
        [0.96, 0.92],
      ],
    ],
  },
  {
    file: 'tote-on-bed',
    forms: ['bag'],
    color: '#b5762f',
    pattern: 'plain',
    ground: 'linen',
    groundColor: '#8f9db8',
    turn: 5,
    keystone: 0.05,
    aspect: 1.3,
    outlines: [
      mirrored([
        [0.5, 0.0],
        [0.37, 0.03],
        [0.29, 0.14],
        [0.26, 0.36],
        [0.06, 0.37],
        [0.03, 0.6],
        [0.04, 0.96],
        [0.2, 0.995],
        [0.5, 1.0],
      ]),
    ],
    holes: [
      mirrored([
        [0.5, 0.05],
        [0.4, 0.08],
        [0.34, 0.18],
        [0.315, 0.36],
        [0.5, 0.365],
      ]),
    ],
  },
];

/** Photos with nothing to wear on them. */
export const NO_GARMENTS: readonly Pick<ShapedGarment, 'file' | 'ground' | 'groundColor'>[] = [
  { file: 'empty-bed', ground: 'linen', groundColor: '#d9d2cb' },
  { file: 'empty-floor', ground: 'wood', groundColor: '#a77c52' },
];
