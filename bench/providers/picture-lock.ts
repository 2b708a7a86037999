// The face lock over all good fixture people: "provider" pictures made from our own renders, as JPEG, distorted the way
// models distort.
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { lockedPixels } from '../../app/fitting-room/person/face-lock.ts';
import {
  renderOwnDrawing,
  lockToPhoto,
  type OwnDrawing,
} from '../../app/fitting-room/generated-pictures/picture-lock.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { resampled } from '../../app/fitting-room/generated-pictures/aspect-ratio.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { GOOD_PEOPLE, loadPerson } from '../../tests/people/load-person.ts';
import { DISTORTIONS, type Distortion } from '../../tests/samples/distorted-pictures.ts';
import { decodeJpeg, encodeJpeg } from '../fitting/codecs.ts';
import type { BenchRow } from '../results-table.ts';

const WIDTH = 768;
const HEIGHT = 1152;

interface Tally {
  kept: number;
  all: number;
  faults: Map<string, number>;
}

interface Person {
  model: BodyModel;
  locked: Uint8Array;
}

function changedPixels({ model, locked }: Person, own: OwnDrawing, picture: Picture): number {
  let changed = 0;
  for (let i = 0; i < locked.length; i++) {
    if (!locked[i] || own.covered[i]) continue;
    for (let c = 0; c < 3; c++)
      if (picture.data[i * 4 + c] !== model.photo.data[i * 4 + c]) {
        changed++;
        break;
      }
  }
  return changed;
}

const rowOf = ({ name, ends }: Distortion, { kept, all, faults }: Tally): BenchRow => ({
  what: `picture ${name}`,
  figure: `${kept}/${all} restored${all > kept ? `, else ${[...faults].map(([why, n]) => `${why} ${n}`).join(', ')}` : ''}`,
  target: ends === 'kept' ? 'all restored' : ends === 'refused' ? 'none shown' : 'restored or refused',
});

/** @param looksEach looks per person: LOOKS of the environment, 1 without */
export async function benchPictureLock(looksEach: number): Promise<BenchRow[]> {
  const people = new Map<string, Person>();
  for (const name of GOOD_PEOPLE) {
    const { photo, bodyMap } = await loadPerson(name, WIDTH, HEIGHT);
    people.set(name, { model: analyzePhoto(photo, bodyMap), locked: lockedPixels(bodyMap, WIDTH, HEIGHT) });
  }
  const tallies = new Map(DISTORTIONS.map((one) => [one, { kept: 0, all: 0, faults: new Map() } as Tally]));
  const titles = Object.keys(LOOKS);
  let changed = 0;
  let pictures = 0;
  for (const [k, name] of GOOD_PEOPLE.entries()) {
    const person = people.get(name)!;
    const other = people.get(GOOD_PEOPLE[(k + 1) % GOOD_PEOPLE.length]!)!.model;
    for (let j = 0; j < looksEach; j++) {
      const own = renderOwnDrawing(person.model, LOOKS[titles[(k * 5 + j * 7) % titles.length]!]!);
      for (const [distortion, tally] of tallies) {
        const drawn = distortion.make(own.picture, person.model, other);
        const answer = await decodeJpeg(await encodeJpeg(drawn));
        const verdict = lockToPhoto(person.model, own, resampled(answer, WIDTH, HEIGHT));
        tally.all++;
        pictures++;
        if (verdict.fault === null) {
          tally.kept++;
          changed += changedPixels(person, own, verdict.picture);
        } else tally.faults.set(verdict.fault, (tally.faults.get(verdict.fault) ?? 0) + 1);
      }
    }
  }
  const rows = [...tallies].map(([distortion, tally]) => rowOf(distortion, tally));
  rows.push({
    what: `face and hair on ${pictures} pictures of ${GOOD_PEOPLE.length} people: changed pixels before encoding`,
    figure: String(changed),
    target: '0',
  });
  const wrong = [...tallies].some(
    ([{ ends }, { kept, all }]) => (ends === 'kept' && kept < all) || (ends === 'refused' && kept > 0),
  );
  if (changed > 0 || wrong) process.exitCode = 1;
  return rows;
}
