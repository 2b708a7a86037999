// Is this photo good enough to dress? Said in plain words, with what to change.
import type { ClassMaps, Landmark } from '../../domain/body-map.ts';
import { resamplePlane } from './class-maps.ts';
import { luma } from '../pixels/pixels.ts';
import type { Picture } from '../pixels/pixels.ts';

export const FINDING_CODES = [
  'nobody',
  'several-people',
  'head-missing',
  'feet-missing',
  'not-facing',
  'turned-sideways',
  'not-standing',
  'too-small',
  'too-dark',
  'too-bright',
  'blurred',
  'arms-close',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface Finding {
  code: FindingCode;
  /** What we saw. */
  sentence: string;
  /** What would help. */
  fix: string;
  /** Nothing can be drawn at all: "Use it anyway" is not offered. */
  blocking?: boolean;
  /** Worth saying, but the photo is fine as it is. */
  hint?: boolean;
}

const WORDS: Record<FindingCode, Omit<Finding, 'code'>> = {
  nobody: {
    sentence: 'We could not find a person in this picture.',
    fix: 'Choose a photo that shows you from head to feet.',
    blocking: true,
  },
  'several-people': {
    sentence: 'There is more than one person in this picture.',
    fix: 'Choose a photo with only you in it, or crop the others away.',
  },
  'head-missing': {
    sentence: 'Your head is not fully in the picture.',
    fix: 'Step back a little, so there is some space above your head.',
  },
  'feet-missing': {
    sentence: 'Your feet are not in the picture.',
    fix: 'Step back or tilt the camera down, so your shoes and a bit of floor show.',
  },
  'not-facing': {
    sentence: 'We cannot see your face.',
    fix: 'Turn toward the camera.',
  },
  'turned-sideways': {
    sentence: 'You are turned to the side.',
    fix: 'Face the camera with both shoulders.',
  },
  'not-standing': {
    sentence: 'You do not seem to be standing upright.',
    fix: 'Stand straight, with the camera at about waist height.',
  },
  'too-small': {
    sentence: 'You are quite small in this picture.',
    fix: 'Come closer, so you fill most of the height.',
  },
  'too-dark': {
    sentence: 'The picture is very dark.',
    fix: 'Stand facing a window or a lamp.',
  },
  'too-bright': {
    sentence: 'The picture is so bright that details are lost.',
    fix: 'Step out of direct light, or turn the flash off.',
  },
  blurred: {
    sentence: 'The picture is blurred.',
    fix: 'Wipe the lens, rest the camera on something steady and use the timer.',
  },
  'arms-close': {
    sentence: 'Your arms are close to your body.',
    fix: 'Holding them slightly away lets clothes fall better.',
    hint: true,
  },
};

/** What the checks read of a photo; luminance 0..255, row-major, of the photo at any size. */
export interface Photographed {
  people: readonly (readonly Landmark[])[];
  classes: ClassMaps;
  luminance: { width: number; height: number; values: Uint8Array };
}

/** Rec. 601 luma of a picture. */
export function luminanceOf(picture: Picture): Photographed['luminance'] {
  const { width, height, data } = picture;
  const values = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++)
    values[i] = luma(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) + 0.5;
  return { width, height, values };
}

/** Light and sharpness, measured on the person only. */
interface Light {
  /** Mean luminance of face skin, of everything else of her where no face is seen. */
  face: number;
  person: number;
  clipped: number;
  /** Mean squared Laplacian over the person's own inside, divided by her mean luminance. */
  sharpness: number;
  /** Share of her pixels that are face. */
  faceShare: number;
}

function measureLight({ classes, luminance }: Photographed): Light {
  const { width, height, values } = luminance;
  const at = (plane: Uint8Array) => resamplePlane(plane, classes.width, classes.height, width, height);
  const background = at(classes.background);
  const face = at(classes.face);
  let pixels = 0;
  let sum = 0;
  let clipped = 0;
  let bend = 0;
  let facePixels = 0;
  let faceSum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (background[i]! >= 128) continue;
      const value = values[i]!;
      pixels++;
      sum += value;
      if (value > 250) clipped++;
      const laplace = 4 * value - values[i - 1]! - values[i + 1]! - values[i - width]! - values[i + width]!;
      bend += laplace * laplace;
      if (face[i]! > 128) {
        facePixels++;
        faceSum += value;
      }
    }
  }
  const person = sum / Math.max(1, pixels);
  return {
    person,
    face: facePixels > 40 ? faceSum / facePixels : person,
    clipped: clipped / Math.max(1, pixels),
    sharpness: bend / Math.max(1, pixels) / Math.max(1, person),
    faceShare: facePixels / Math.max(1, pixels),
  };
}

const seen = (mark: Landmark): boolean =>
  mark[3] >= 0.5 && mark[0] >= 0 && mark[0] <= 1 && mark[1] >= 0.005 && mark[1] <= 0.985;

const HEAD = [0, 2, 5];
const FEET = [27, 28, 31, 32];
const MIN_SHOULDER_TO_TORSO = 0.42;
const MIN_LEG_TO_TORSO = 1.15;
const MIN_FRAME_SHARE = 0.5;

function findBodyCodes(marks: readonly Landmark[], width: number, height: number): FindingCode[] {
  const codes: FindingCode[] = [];
  const mark = (i: number): Landmark => marks[i] ?? [0, 0, 0, 0];
  const middleY = (a: number, b: number) => ((mark(a)[1] + mark(b)[1]) / 2) * height;
  const shoulders = Math.hypot((mark(11)[0] - mark(12)[0]) * width, (mark(11)[1] - mark(12)[1]) * height);
  const torso = middleY(23, 24) - middleY(11, 12);
  const legs = middleY(27, 28) - middleY(23, 24);
  if (!HEAD.every((i) => seen(mark(i)))) codes.push('head-missing');
  if (!FEET.every((i) => seen(mark(i)))) codes.push('feet-missing');
  if (shoulders / torso < MIN_SHOULDER_TO_TORSO) codes.push('turned-sideways');
  if (torso <= 0 || (legs / torso < MIN_LEG_TO_TORSO && !codes.includes('feet-missing')))
    codes.push('not-standing');
  const ys = marks.map((q) => q[1]);
  if (Math.max(...ys) - Math.min(...ys) < MIN_FRAME_SHARE) codes.push('too-small');
  const hipX = (mark(23)[0] + mark(24)[0]) / 2;
  const reach = (i: number) => (Math.abs(mark(i)[0] - hipX) * width) / (shoulders || 1);
  if (Math.min(reach(15), reach(16)) < 0.35) codes.push('arms-close');
  return codes;
}

/**
 * Everything worth telling about a photo, gravest first; an empty list or only hints means a good photo.
 * Thresholds were set on our fixture people and hold for luminance pictures 700 to 1600 pixels high.
 */
export function checkPhoto(photographed: Photographed): Finding[] {
  const [marks] = photographed.people;
  const say = (code: FindingCode): Finding => ({ code, ...WORDS[code] });
  if (!marks) return [say('nobody')];
  const { width, height } = photographed.luminance;
  const codes = findBodyCodes(marks, width, height);
  const light = measureLight(photographed);
  if (photographed.people.length > 1) codes.push('several-people');
  const mirrored = (marks[12]?.[0] ?? 0) > (marks[11]?.[0] ?? 0);
  if (mirrored || light.faceShare < 0.006) codes.push('not-facing');
  if (light.face < 38) codes.push('too-dark');
  if (light.face > 240 || light.clipped > 0.35) codes.push('too-bright');
  if (light.sharpness < 0.35 && light.face >= 38) codes.push('blurred');
  return FINDING_CODES.filter((code) => codes.includes(code)).map(say);
}

/** True when nothing but hints was found. */
export const isGoodPhoto = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.hint);
