// What the coach says, in three lengths: called out, explained, and beside the picture.
import type { Instruction } from './coaching.ts';

export interface CoachWords {
  /** Two words upright, the rest in italics. */
  title: readonly [string, string];
  why: string;
  /** Beside the lamp that is not lit. */
  left?: string;
}

const SAID: Record<Instruction, CoachWords> = {
  'come-in': { title: ['Step into', 'the picture'], why: 'From your hair to your shoes, a few steps away' },
  'be-alone': {
    title: ['Only', 'you, please'],
    why: 'Someone else is in the picture',
    left: 'Ask them to step out for a moment',
  },
  'find-light': {
    title: ['More', 'light, please'],
    why: 'Face a window or a lamp',
    left: 'From the front, not from behind',
  },
  'step-back': {
    title: ['Step back', 'a little'],
    why: "You don't quite fit in the picture yet",
    left: 'About one more step',
  },
  'step-closer': {
    title: ['Come closer', 'a little'],
    why: 'You are quite small in the picture',
    left: 'About one more step',
  },
  'go-left': { title: ['A step', 'to your left'], why: 'The middle is the best place', left: 'Half a step' },
  'go-right': {
    title: ['A step', 'to your right'],
    why: 'The middle is the best place',
    left: 'Half a step',
  },
  'face-me': { title: ['Face', 'the camera'], why: 'With both shoulders' },
  'stand-up': { title: ['Stand', 'up straight'], why: "On both feet, the way you'd walk out the door" },
  'arms-down': { title: ['Arms', 'at your sides'], why: 'In front of you, they hide your clothes' },
  'arms-away': { title: ['Arms', 'a little away'], why: "A hand's width from your sides" },
  hold: { title: ['Lovely,', 'hold still'], why: "Arms a hand's width from your sides" },
};

export const coachWords = (instruction: Instruction): CoachWords => SAID[instruction];

/** Read aloud. */
export const spokenInstruction = (instruction: Instruction): string => SAID[instruction].title.join(' ');

export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure';

/** Why there is no camera, and what to do. */
export const CAMERA_TROUBLE_WORDS: Record<CameraTrouble, { title: readonly [string, string]; why: string }> =
  {
    denied: {
      title: ['The camera', 'is turned off'],
      why: "Your browser isn't letting Stylecast use it. Allow it in your browser's settings for this site, or choose a photo instead.",
    },
    none: {
      title: ['No camera', 'here'],
      why: "We couldn't find a camera on this device. Take the photo with your phone and choose it here.",
    },
    busy: {
      title: ['The camera', 'is busy'],
      why: "Another app is using it, or it didn't start. Close that app and try again, or choose a photo instead.",
    },
    insecure: {
      title: ['The camera', 'stays off'],
      why: 'Browsers open a camera only on a secure connection (https). Choose a photo instead.',
    },
  };
