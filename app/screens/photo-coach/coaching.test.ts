import { expect, test } from 'vitest';
import type { CameraReading } from '../../fitting-room/body-map/body-map-messages.ts';
import {
  CROSSED,
  posedLandmarks,
  RAISED,
  SEATED,
  STAR_JUMP,
  type Camera,
  type Pose,
} from '../../../tests/people/posed-figure.ts';
import { INITIAL_COACHING, reduceCoaching, instructionsFor, lampStates, secondsLeft } from './coaching.ts';
import type { Coaching, CoachEvent, Instruction } from './coaching.ts';

const HEIGHT = 640;
const TIMER = 3000;

function sightOf(
  pose: Partial<Pose> = {},
  camera: Partial<Camera> = {},
  over: Partial<CameraReading> = {},
): CameraReading {
  const frame = { width: Math.round(HEIGHT * (camera.shape ?? 0.75)), height: HEIGHT };
  return { frame, people: [posedLandmarks(pose, camera)], outline: [], faceLight: 120, ...over };
}
const moved = (by: number) => ({
  ...sightOf(),
  people: [posedLandmarks().map(([x, y, z, seen]) => [x + by, y, z, seen] as const)],
});

test.each<[string, CameraReading, Instruction]>([
  ['nobody', sightOf({}, {}, { people: [] }), 'come-in'],
  ['two people', sightOf({}, {}, { people: [posedLandmarks(), posedLandmarks()] }), 'be-alone'],
  ['a dark room', sightOf({}, {}, { faceLight: 40 }), 'find-light'],
  ['feet below the edge', sightOf({}, { shift: 0.2 }), 'step-back'],
  ['head above the edge', sightOf({}, { shift: -0.2 }), 'step-back'],
  ['too near for both', sightOf({}, { fills: 1.1 }), 'step-back'],
  ['far away', sightOf({}, { fills: 0.45 }), 'step-closer'],
  ['at the left of the picture', moved(-0.3), 'go-left'],
  ['at the right of the picture', moved(0.3), 'go-right'],
  ['her back', sightOf({ turn: 180 }), 'face-me'],
  ['in profile', sightOf({ turn: 80 }), 'face-me'],
  ['on a chair', sightOf(SEATED, { fills: 0.7 }), 'stand-up'],
  ['in the air', sightOf(STAR_JUMP, { fills: 0.6 }), 'stand-up'],
  ['arms crossed', sightOf(CROSSED), 'arms-down'],
  ['an arm up', sightOf(RAISED), 'arms-down'],
  ['arms along the body', sightOf({ armsOut: [-4, -4] }), 'arms-away'],
  ['as it should be', sightOf(), 'hold'],
])('%s', (_, sight, expected) => {
  expect(instructionsFor(sight)[0]).toBe(expected);
});

test('a passer-by in the distance is no second person', () => {
  const far = posedLandmarks({}, { fills: 0.25 });
  expect(instructionsFor(sightOf({}, {}, { people: [posedLandmarks(), far] }))).toEqual(['hold']);
});

test('one thing at a time, the gravest first, and the lamps show the rest', () => {
  const all = instructionsFor(sightOf(CROSSED, { shift: 0.2 }, { faceLight: 30 }));
  expect(all.slice(0, 2)).toEqual(['find-light', 'step-back']);
  expect(lampStates(all)).toEqual({ alone: 'ok', light: 'now', whole: 'open' });
  expect(lampStates(['hold'])).toEqual({ alone: 'ok', light: 'ok', whole: 'ok' });
  expect(lampStates(['come-in'])).toEqual({ alone: 'open', light: 'open', whole: 'open' });
});

const run = (events: CoachEvent[], from: Coaching = INITIAL_COACHING): Coaching =>
  events.reduce((state, event) => reduceCoaching(state, event, TIMER), from);
/** One sight every 200 ms. */
const watch = (sights: CameraReading[], from = 0): CoachEvent[] =>
  sights.map((sight, i) => ({ kind: 'sight', sight, at: from + i * 200 }));
const good = (count: number): CameraReading[] => Array.from({ length: count }, () => sightOf());

test('one sight that errs changes nothing, two do', () => {
  const state = run(watch([...good(2), sightOf(CROSSED)]));
  expect(state.instructions[0]).toBe('hold');
  expect(run(watch([sightOf(CROSSED)], 600), state).instructions[0]).toBe('arms-down');
});

test('when she stands still in the right way it counts down and shoots', () => {
  const state = run(watch(good(8)));
  expect(state.phase).toBe('counting');
  const shootAt = state.shootAt!;
  expect([secondsLeft(state, shootAt - TIMER), secondsLeft(state, shootAt - 900)]).toEqual([3, 1]);
  expect(run([{ kind: 'tick', at: shootAt - 1 }], state).phase).toBe('counting');
  expect(run([{ kind: 'tick', at: shootAt }], state).phase).toBe('shooting');
});

test('while she sways it waits', () => {
  const swaying = Array.from({ length: 20 }, (_, i) => moved(i % 2 === 0 ? -0.04 : 0.04));
  expect(run(watch(swaying)).phase).toBe('watching');
});

test('leaving the pose ends the count, one bad sight does not', () => {
  const counting = run(watch(good(8)));
  expect(run(watch([sightOf(RAISED)], 1600), counting).phase).toBe('counting');
  const ended = run(watch([sightOf(RAISED), sightOf(RAISED)], 1600), counting);
  expect([ended.phase, ended.shootAt]).toEqual(['watching', null]);
});

test('her own press counts down whatever the coach sees, and she can stop it', () => {
  const pressed = run([{ kind: 'shutter', at: 100 }]);
  expect([pressed.phase, pressed.shootAt]).toEqual(['counting', 3100]);
  const still = run(watch([sightOf(RAISED), sightOf(RAISED), sightOf(RAISED)], 200), pressed);
  expect(still.phase).toBe('counting');
  expect(run([{ kind: 'stop' }], still).phase).toBe('watching');
});

test('while the picture is taken nothing else happens', () => {
  const shooting = run([
    { kind: 'shutter', at: 0 },
    { kind: 'tick', at: 3000 },
  ]);
  expect(run([{ kind: 'stop' }, ...watch(good(3))], shooting)).toBe(shooting);
});
