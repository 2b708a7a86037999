export interface Finding {
  code: FindingCode;
  sentence: string;
  fix: string;
  /** Nothing can be drawn at all: "Use it anyway" is not offered. */
  blocking?: boolean;
  /** Worth saying, but the photo is fine as it is. */
  hint?: boolean;
}

const WORDS = {
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
    fix: 'Step back a little, so that there is some space above your head.',
  },
  'feet-missing': {
    sentence: 'Your feet are not in the picture.',
    fix: 'Step back or tilt the camera down, so that your shoes and some floor can be seen.',
  },
  'not-facing': {
    sentence: 'We cannot see your face.',
    fix: 'Turn toward the camera.',
  },
  'turned-sideways': {
    sentence: 'You are turned to the side.',
    fix: 'Face the camera with both shoulders.',
  },
  seated: {
    sentence: 'You are sitting in this picture.',
    fix: 'Stand up straight, with the camera at about waist height.',
  },
  jumping: {
    sentence: 'You are in the air in this picture.',
    fix: 'Stand on both feet, with your arms at your sides.',
  },
  'not-standing': {
    sentence: 'You do not seem to be standing upright.',
    fix: 'Stand straight, with the camera at about waist height.',
  },
  'too-small': {
    sentence: 'You are quite small in this picture.',
    fix: 'Come closer, so that you fill most of the height.',
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
  'arms-raised': {
    sentence: 'One of your arms is raised.',
    fix: 'With both arms down, sleeves fall as they do when you walk out.',
    hint: true,
  },
  'arms-in-front': {
    sentence: 'Your arms are in front of you.',
    fix: 'At your sides they hide nothing, and tops look best.',
    hint: true,
  },
  'hands-hidden': {
    sentence: 'We cannot see both of your hands.',
    fix: 'Out of pockets and sleeves, they let us show every sleeve length.',
    hint: true,
  },
  'arms-close': {
    sentence: 'Your arms are close to your body.',
    fix: 'Holding them slightly away lets clothes fall better.',
    hint: true,
  },
  'long-clothes': {
    sentence: 'Long or wide clothes hide your legs.',
    fix: 'Close-fitting clothes without a coat let us show pants and skirts best.',
    hint: true,
  },
  'neck-covered': {
    sentence: 'Your neck is covered.',
    fix: 'Without a scarf or a high collar, necklines look right.',
    hint: true,
  },
  holding: {
    sentence: 'You are holding something.',
    fix: 'With empty hands, nothing of it stays in your pictures.',
    hint: true,
  },
  'tight-frame': {
    sentence: 'You only just fit in the picture.',
    fix: 'One step back leaves room for boots, hats and wide skirts.',
    hint: true,
  },
} satisfies Record<string, Omit<Finding, 'code'>>;

export type FindingCode = keyof typeof WORDS;
export const FINDING_CODES = Object.keys(WORDS) as FindingCode[];

export const describeFinding = (code: FindingCode): Finding => ({ code, ...WORDS[code] });
