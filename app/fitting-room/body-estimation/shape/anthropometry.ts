// Body widths and their relations: ANSUR II (Gordon et al. 2014, NATICK/TR-15/007, public release), 1,986
// women and 4,082 men. Percent of stature; limbs, neck and wrist as circumference / pi.

export const WIDTHS = [
  'neck',
  'wrist',
  'calf',
  'forearm',
  'waist',
  'chest',
  'hips',
  'shoulders',
  'shoulderJoints',
  'upperArm',
  'thigh',
  'lowerThigh',
  'ankle',
  'face',
  'head',
] as const;
export type WidthName = (typeof WIDTHS)[number];

export const KEYS = ['neck', 'wrist', 'calf', 'forearm', 'waist'] as const;
export type KeyName = (typeof KEYS)[number];

type Slopes = readonly [neck: number, wrist: number, key: number];

interface WidthRow {
  mean: number;
  sd: number;
  fromNeckWrist: readonly [neck: number, wrist: number];
  from: Partial<Record<KeyName, Slopes | undefined>>;
}

export type BodyTable = Record<WidthName, WidthRow>;

/** The same for both tables: follows from their slopes and the share of variance explained. */
export const NECK_WRIST_CORRELATION = 0.56;

const row = (
  mean: number,
  sd: number,
  fromNeckWrist: WidthRow['fromNeckWrist'] = [0, 0],
  calf?: Slopes,
  forearm?: Slopes,
  waist?: Slopes,
): WidthRow => ({ mean, sd, fromNeckWrist, from: { calf, forearm, waist } });

export const WOMEN: BodyTable = {
  neck: row(6.45, 0.39),
  wrist: row(3.03, 0.13),
  calf: row(7.3, 0.53, [0.37, 1.61]),
  forearm: row(5.16, 0.35, [0.38, 1.19], [0.3, 0.83, 0.22]),
  waist: row(18.42, 1.95, [2.86, 1.11], [2.48, -0.57, 1.05], [2.17, -1.07, 1.82]),
  chest: row(16.55, 1.1, [1.56, 0.97], [1.41, 0.35, 0.39], [1.41, 0.51, 0.39], [0.84, 0.7, 0.25]),
  hips: row(21.74, 1.53, [1.6, 1.76], [1.04, -0.7, 1.53], [0.86, -0.56, 1.95], [-0.01, 1.14, 0.56]),
  shoulders: row(27.67, 1.71, [2.68, 2.5], [2.36, 1.06, 0.89], [1.96, 0.21, 1.92], [1.56, 2.06, 0.39]),
  shoulderJoints: row(
    22.44,
    0.96,
    [0.51, 1.39],
    [0.52, 1.44, -0.03],
    [0.52, 1.44, -0.04],
    [0.64, 1.45, -0.05],
  ),
  upperArm: row(5.98, 0.59, [0.78, 1.23], [0.6, 0.44, 0.5], [0.28, -0.33, 1.31], [0.41, 1.09, 0.13]),
  thigh: row(12.05, 1.04, [1.23, 1.58], [0.79, -0.38, 1.22], [0.5, -0.73, 1.94], [0.38, 1.25, 0.3]),
  lowerThigh: row(7.84, 0.66, [0.48, 1.86], [0.14, 0.37, 0.93], [0.03, 0.42, 1.2], [0.14, 1.73, 0.12]),
  ankle: row(4.22, 0.28, [0.01, 1.2], [-0.11, 0.67, 0.33], [-0.06, 0.96, 0.21], [-0.05, 1.18, 0.02]),
  face: row(8.22, 0.43, [0.53, 0.42], [0.54, 0.43, -0.01], [0.58, 0.56, -0.12], [0.6, 0.45, -0.02]),
  head: row(9.09, 0.44, [0.47, 0.12], [0.48, 0.17, -0.03], [0.57, 0.43, -0.26], [0.57, 0.16, -0.03]),
};

export const MEN: BodyTable = {
  neck: row(7.21, 0.5),
  wrist: row(3.19, 0.15),
  calf: row(7.11, 0.54, [0.45, 1.31]),
  forearm: row(5.62, 0.39, [0.39, 1.07], [0.3, 0.8, 0.2]),
  waist: row(18.6, 1.93, [2.25, 1.86], [1.54, -0.22, 1.58], [2.0, 1.18, 0.63]),
  chest: row(16.49, 1.02, [1.14, 0.88], [0.95, 0.31, 0.43], [1.04, 0.6, 0.25], [0.66, 0.48, 0.21]),
  hips: row(19.7, 1.29, [1.19, 1.99], [0.65, 0.4, 1.22], [0.95, 1.32, 0.63], [0.02, 1.02, 0.52]),
  shoulders: row(29.09, 1.84, [2.41, 2.46], [1.87, 0.91, 1.19], [1.7, 0.52, 1.82], [1.51, 1.72, 0.4]),
  shoulderJoints: row(23.68, 0.98, [0.8, 1.21], [0.71, 0.93, 0.21], [0.67, 0.84, 0.34], [0.83, 1.23, -0.01]),
  upperArm: row(6.5, 0.63, [0.69, 1.14], [0.49, 0.56, 0.44], [0.18, -0.27, 1.31], [0.5, 0.98, 0.09]),
  thigh: row(11.34, 1.04, [1.14, 1.4], [0.59, -0.2, 1.22], [0.65, 0.05, 1.26], [0.37, 0.76, 0.34]),
  lowerThigh: row(7.42, 0.56, [0.49, 1.36], [0.18, 0.46, 0.68], [0.26, 0.74, 0.58], [0.15, 1.08, 0.15]),
  ankle: row(4.16, 0.25, [0.1, 0.89], [-0.05, 0.44, 0.34], [0.05, 0.74, 0.14], [0.02, 0.82, 0.04]),
  face: row(8.13, 0.44, [0.48, 0.4], [0.45, 0.3, 0.08], [0.48, 0.41, 0.0], [0.5, 0.42, -0.01]),
  head: row(8.8, 0.45, [0.41, 0.28], [0.39, 0.23, 0.04], [0.45, 0.37, -0.09], [0.49, 0.34, -0.03]),
};
