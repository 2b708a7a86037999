// What a render must leave alone, measured over all fixture people and looks, and what the photo checks say.
import type { BodyMap } from '../../app/domain/photos/body-map.ts';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { resamplePlane } from '../../app/fitting-room/body-map/class-maps.ts';
import { lockedPixels } from '../../app/fitting-room/person/face-lock.ts';
import { toLuminance } from '../../app/fitting-room/body-map/luminance.ts';
import { checkPhoto, isGoodPhoto } from '../../app/fitting-room/body-map/photo-checks.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { accessoryPixels, render } from '../../app/fitting-room/render.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { handPixels } from '../../tests/people/hand-pixels.ts';
import {
  GOOD_PEOPLE,
  NEGATIVES,
  readBodyMap,
  loadPerson,
  readPhoto,
  readReading,
  TRUTH_PEOPLE,
} from '../../tests/people/load-person.ts';
import { benchBodyTruth } from './body-accuracy.ts';
import { decodeJpeg, encodeJpeg } from './codecs.ts';
import { bakesFromDisk } from './published-bakes.ts';
import type { BenchRow } from '../results-table.ts';

const WIDTH = 768;
const HEIGHT = 1152;
/** Confidence from which a pixel is surely of its class. */
const SURE = 230;
/** Further than this from her body, in shares of her shoulders' width, no garment reaches but a wide skirt or coat. */
const REACH = 0.9;

const REASONS: Record<string, string> = {
  'negative-back-view': 'not-facing',
  'negative-blurred': 'blurred',
  'negative-cropped-feet': 'feet-missing',
  'negative-tiny-figure': 'too-small',
  'negative-too-dark': 'too-dark',
  'negative-two-people': 'several-people',
};

const isChanged = (a: Picture, b: Picture, i: number): boolean =>
  a.data[i * 4] !== b.data[i * 4] ||
  a.data[i * 4 + 1] !== b.data[i * 4 + 1] ||
  a.data[i * 4 + 2] !== b.data[i * 4 + 2];

interface Sums {
  face: number;
  hands: number;
  covering: number;
  room: number;
  worstError: number;
}

interface Person {
  photo: Picture;
  model: BodyModel;
  locked: Uint8Array;
  hands: Uint8Array;
  face: Uint8Array;
  /** Wall and floor that no garment reaches. */
  room: Uint8Array;
}

async function personCalled(name: string): Promise<Person> {
  const { photo, bodyMap } = await loadPerson(name, WIDTH, HEIGHT);
  const model = analyzePhoto(photo, bodyMap);
  const plane = (key: keyof BodyMap['classes']): Uint8Array =>
    resamplePlane(
      bodyMap.classes[key] as Uint8Array,
      bodyMap.classes.width,
      bodyMap.classes.height,
      WIDTH,
      HEIGHT,
    );
  const room = new Uint8Array(WIDTH * HEIGHT);
  const { frame, box } = model;
  const [a, b] = frame.sides;
  const left = Math.min(a.wrist[0], a.ankle[0]) + box.x0 - frame.shoulderWidth * REACH;
  const right = Math.max(b.wrist[0], b.ankle[0]) + box.x0 + frame.shoulderWidth * REACH;
  const head = frame.eyes[1] + box.y0 - frame.torso * 0.75;
  for (let i = 0; i < room.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (x < left || x > right || y < head) room[i] = 1;
  }
  return {
    photo,
    model,
    locked: lockedPixels(bodyMap, WIDTH, HEIGHT),
    hands: handPixels(
      photo,
      { skin: plane('skin'), clothes: plane('clothes'), background: plane('background') },
      frame,
      box,
    ),
    face: plane('face'),
    room,
  };
}

/** Mean difference over the face after JPEG, in steps of 255. */
function faceError({ photo, face }: Person, after: Picture, worn: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < face.length; i++) {
    if (face[i]! < SURE || worn[i]) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(after.data[i * 4 + c]! - photo.data[i * 4 + c]!);
    count += 3;
  }
  return count ? sum / count : 0;
}

async function measure(person: Person, title: string, sums: Sums): Promise<void> {
  const { photo, model, locked, hands, room } = person;
  const look = LOOKS[title]!;
  const bakes = await bakesFromDisk(look);
  const picture = render(model, look, undefined, undefined, bakes);
  const worn = accessoryPixels(model, look, bakes);
  for (let i = 0; i < locked.length; i++) {
    if (!isChanged(photo, picture, i)) continue;
    if (locked[i] && !worn[i]) sums.face++;
    if (hands[i] && !worn[i]) sums.hands++;
    if (room[i]) sums.room++;
  }
  const { covering, box, width } = model;
  if (covering)
    for (let i = 0; i < covering.pixels.length; i++) {
      if (covering.pixels[i] !== 255) continue;
      const at = (box.y0 + Math.floor(i / width)) * WIDTH + box.x0 + (i % width);
      if (isChanged(photo, picture, at)) sums.covering++;
    }
  const after = await decodeJpeg(await encodeJpeg(picture));
  sums.worstError = Math.max(sums.worstError, faceError(person, after, worn));
}

async function checkedRightly(name: string): Promise<boolean> {
  const { classes } = await readBodyMap(name);
  const picture = await readPhoto(name);
  const findings = checkPhoto({
    people: readReading(name).people,
    classes,
    luminance: toLuminance(picture),
    picture,
  });
  const reason = REASONS[name];
  return reason
    ? !isGoodPhoto(findings) && findings.some(({ code }) => code === reason)
    : isGoodPhoto(findings);
}

async function shareOf(names: readonly string[]): Promise<string> {
  let right = 0;
  for (const name of names) if (await checkedRightly(name)) right++;
  return `${right} of ${names.length}`;
}

/** Counts over all good fixture photos × all looks at 768x1152. */
export async function benchFittingTruth(): Promise<BenchRow[]> {
  const sums: Sums = { face: 0, hands: 0, covering: 0, room: 0, worstError: 0 };
  const titles = Object.keys(LOOKS);
  for (const name of GOOD_PEOPLE) {
    const person = await personCalled(name);
    for (const title of titles) await measure(person, title, sums);
  }
  const renders = `over ${GOOD_PEOPLE.length * titles.length} renders`;
  return [
    {
      what: `face and hair: changed pixels before encoding, ${renders}`,
      figure: `${sums.face}`,
      target: '0',
    },
    { what: 'hands: changed pixels before encoding, gloves apart', figure: `${sums.hands}`, target: '0' },
    { what: 'head covering: changed pixels', figure: `${sums.covering}`, target: '0' },
    { what: 'room out of reach of any garment: changed pixels', figure: `${sums.room}`, target: '0' },
    {
      what: 'face after JPEG, worst mean error',
      figure: `${sums.worstError.toFixed(2)} / 255`,
      target: '2 / 255',
    },
    { what: 'good photos accepted', figure: await shareOf(GOOD_PEOPLE), target: 'all' },
    {
      what: 'photos in loose clothes accepted (tests/people-truth)',
      figure: await shareOf(TRUTH_PEOPLE),
      target: 'all',
    },
    { what: 'bad photos refused for the right reason', figure: await shareOf(NEGATIVES), target: 'all' },
    ...(await benchBodyTruth()),
  ];
}
