// The people of tests/people-truth as other phones would have taken them: how much of the reading is tuned to the very pixels of
// those photos. Each photo is checked anew by the product's own worker in Chromium, then read; minutes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyMap } from '../../app/domain/photos/body-map.ts';
import { unpackClassMaps } from '../../app/fitting-room/body-map/class-maps.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { readPerson as readBody } from '../../app/fitting-room/body-estimation/read-person.ts';
import { readPhoto, TRUTH_PEOPLE, type Reading } from '../../tests/people/load-person.ts';
import { HEIGHT, mean, overlaps, truthOf, WIDTH } from './body-accuracy.ts';
import { decodePng, encodeJpeg } from './codecs.ts';
import type { BenchRow } from '../results-table.ts';

function mirrored({ width, height, data }: Picture): Picture {
  const turned = new Uint8ClampedArray(data.length);
  const [from, to] = [new Uint32Array(data.buffer, data.byteOffset), new Uint32Array(turned.buffer)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[y * width + x] = from[(y + 1) * width - 1 - x]!;
  return { width, height, data: turned };
}

/** Each channel by its own factor. */
function tinted(photo: Picture, factors: readonly number[]): Picture {
  const data = photo.data.map((value, i) => (i % 4 === 3 ? value : value * factors[i % 4]!));
  return { ...photo, data: new Uint8ClampedArray(data) };
}

const OTHERS: Record<string, (photo: Picture) => Picture> = {
  'as in a mirror': mirrored,
  'in two thirds of the light': (photo) => tinted(photo, [0.66, 0.66, 0.66]),
  'in lamplight': (photo) => tinted(photo, [1.12, 0.98, 0.78]),
  'at 640 px': (photo) => resizePicture(photo, 640, Math.round((640 / photo.width) * photo.height)),
};

interface Figures {
  body: number;
  parts: number;
}

async function measure(folder: string, stem: string, person: string, kind: string): Promise<Figures | null> {
  const of = (rest: string) => new Uint8Array(readFileSync(join(folder, stem + rest)));
  const { data, findings } = JSON.parse(new TextDecoder().decode(of('-reading.json'))) as
    | Reading
    | { data: null; findings: string[] };
  if (data === null) {
    console.warn(`${person}, ${kind}: ${findings.join(', ')}`);
    return null;
  }
  const [a, b] = await Promise.all(['-a.png', '-b.png'].map((half) => decodePng(of(half))));
  const bodyMap: BodyMap = { ...data, classes: unpackClassMaps({ a: a!, b: b! }) };
  const photo = resizePicture(OTHERS[kind]!(await readPhoto(person)), WIDTH, HEIGHT);
  const truth = await truthOf(person);
  const [body, parts] = OTHERS[kind] === mirrored ? truth.map(mirrored) : truth;
  return overlaps(readBody(photo, bodyMap), body!, parts!);
}

/** Body and parts by kind of photo, with the worst one; a photo without a reading is named. */
export async function benchOtherPhotos(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-photos-'));
  const kinds = Object.keys(OTHERS);
  try {
    for (const person of TRUTH_PEOPLE) {
      const photo = await readPhoto(person);
      for (const [k, kind] of kinds.entries())
        writeFileSync(join(folder, `${person}-${k}.jpg`), await encodeJpeg(OTHERS[kind]!(photo)));
    }
    execFileSync(process.execPath, ['scripts/generate/fixture-maps.ts', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const rows: BenchRow[] = [];
    for (const [k, kind] of kinds.entries()) {
      const all: Figures[] = [];
      for (const person of TRUTH_PEOPLE) {
        const figures = await measure(folder, `${person}-${k}`, person, kind);
        if (figures) all.push(figures);
      }
      const least = Math.min(...all.map(({ body }) => body));
      const [body, parts] = [mean(all.map((one) => one.body)), mean(all.map((one) => one.parts))];
      rows.push({
        what: `${kind}: read of ${TRUTH_PEOPLE.length}; body (least), parts, intersection over union`,
        figure: `${all.length}; ${body.toFixed(3)} (${least.toFixed(3)}), ${parts.toFixed(3)}`,
      });
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
