// Body maps of a folder's photos, made once by the product's own models in Chromium and kept in .cache by the photo's content.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyMap, BodyMapData, Landmark } from '../../app/domain/photos/body-map.ts';
import { unpackClassMaps } from '../../app/fitting-room/body-map/class-maps.ts';
import { ROOT } from '../../scripts/local/processes.ts';
import { readPng } from '../../tests/people/png.ts';

/** `PEOPLE_MAPS` names a folder that several trees share. */
const CACHE = process.env['PEOPLE_MAPS'] ?? join(ROOT, '.cache/people-maps');
/** Another detection makes other maps. */
const DETECTION = ['detect-body.ts', 'detect-hands.ts', 'class-maps.ts', 'load-models.ts'].map((file) =>
  join(ROOT, 'app/fitting-room/body-map', file),
);
const ENDINGS = ['-reading.json', '-a.png', '-b.png'];

function keyOf(photo: string): string {
  const hash = createHash('sha256');
  for (const file of [photo, ...DETECTION]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

/** Makes what is missing. */
export function makeBodyMaps(photos: readonly string[]): void {
  mkdirSync(CACHE, { recursive: true });
  const missing = photos.filter((photo) => !existsSync(join(CACHE, `${keyOf(photo)}-reading.json`)));
  if (missing.length === 0) return;
  const folder = mkdtempSync(join(CACHE, 'making-'));
  try {
    for (const photo of missing) copyFileSync(photo, join(folder, `${keyOf(photo)}.jpg`));
    execFileSync(process.execPath, [join(ROOT, 'scripts/generate/fixture-maps.ts'), folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // The reading last: where it is, the rest is.
    for (const photo of missing)
      for (const ending of [...ENDINGS].reverse()) {
        const file = join(folder, keyOf(photo) + ending);
        if (existsSync(file)) renameSync(file, join(CACHE, keyOf(photo) + ending));
      }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface DetectedBody {
  bodyMap: BodyMap | null;
  people: Landmark[][];
  findings: string[];
}

/** Of a photo that {@link makeBodyMaps} was given. */
export async function readBodyMapOf(photo: string): Promise<DetectedBody> {
  const file = (ending: string): string => join(CACHE, keyOf(photo) + ending);
  const { data, people, findings } = JSON.parse(readFileSync(file('-reading.json'), 'utf8')) as {
    data: BodyMapData | null;
    people: Landmark[][];
    findings: string[];
  };
  if (!data) return { bodyMap: null, people, findings };
  const [a, b] = await Promise.all(['-a.png', '-b.png'].map((half) => readPng(readFileSync(file(half)))));
  return { bodyMap: { ...data, classes: unpackClassMaps({ a: a!, b: b! }) }, people, findings };
}
