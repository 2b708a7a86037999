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
    sentence: "We couldn't find a person in this picture.",
    fix: 'Choose a photo that shows you from head to toe.',
    blocking: true,
  },
  'several-people': {
    sentence: "There's more than one person in this picture.",
    fix: 'Choose a photo with only you in it, or crop the others out.',
  },
  'head-missing': {
    sentence: "Your head isn't fully in the picture.",
    fix: "Step back a little, so there's some space above your head.",
  },
  'feet-missing': {
    sentence: "Your feet aren't in the picture.",
    fix: 'Step back or tilt the camera down, so we can see your shoes and some of the floor.',
  },
  'not-facing': {
    sentence: "We can't see your face.",
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
    sentence: "You don't seem to be standing upright.",
    fix: 'Stand straight, with the camera at about waist height.',
  },
  'hand-at-head': {
    sentence: 'One of your hands is at your head.',
    fix: 'Let your arms hang, so nothing new is drawn over your face or hair.',
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
  'black-and-white': {
    sentence: 'The picture is black and white.',
    fix: 'Choose one in color, so the clothes are lit the way you are.',
  },
  blurred: {
    sentence: 'The picture is blurry.',
    fix: 'Wipe the lens, set the camera on something steady and use the timer.',
  },
  'arms-raised': {
    sentence: 'One of your arms is raised.',
    fix: 'With both arms down, sleeves hang the way they do when you walk.',
    hint: true,
  },
  'arms-in-front': {
    sentence: 'Your arms are in front of you.',
    fix: 'At your sides, they hide nothing, and tops look best.',
    hint: true,
  },
  'hands-hidden': {
    sentence: "We can't see both of your hands.",
    fix: 'Out of pockets and sleeves, they let us show every sleeve length.',
    hint: true,
  },
  'arms-close': {
    sentence: 'Your arms are close to your body.',
    fix: 'Holding them slightly away lets clothes hang better.',
    hint: true,
  },
  'long-clothes': {
    sentence: 'Long or wide clothes hide your legs.',
    fix: 'Pants and skirts look best over close-fitting clothes without a coat.',
    hint: true,
  },
  'neck-covered': {
    sentence: 'Your neck is covered.',
    fix: 'Necklines look right without a scarf or a high collar.',
    hint: true,
  },
  holding: {
    sentence: 'You are holding something.',
    fix: 'Empty your hands, and nothing of it will be left in your pictures.',
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
