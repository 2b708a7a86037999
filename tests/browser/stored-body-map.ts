// The models find a body in six seconds of a processor. A test that is about something else takes what they found on this
// photo before (`*-reading.json` and the two class pictures beside it, scripts/generate/fixture-maps.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { BodyMapResult } from '../../app/fitting-room/body-map/body-map-messages.ts';
import { describeFinding, type FindingCode } from '../../app/fitting-room/body-map/photo-findings.ts';

/** Path of the photo of a person of tests/people. */
export const photoOf = (person: string): string => join(import.meta.dirname, '../people', `${person}.jpg`);

const beside = (person: string, end: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../people', `${person}${end}`));

function readingOf(person: string) {
  const { data, people, findings } = JSON.parse(beside(person, '-reading.json').toString()) as Pick<
    BodyMapResult,
    'people'
  > & { data: object | null; findings: FindingCode[] };
  const classes = (end: string) => (data ? beside(person, end).toString('base64') : '');
  return {
    ...{ bytes: beside(person, '.jpg').length, people, findings: findings.map(describeFinding) },
    ...{ data, classesA: classes('-a.png'), classesB: classes('-b.png') },
  };
}

/** Says what the product's own worker says (body-map-worker.ts), of these photos only. */
const worker = (persons: string[]): string => `
  const known = new Map(${JSON.stringify(persons.map(readingOf))}.map((one) => [one.bytes, one]));
  const png = (text) => new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], { type: 'image/png' });
  onmessage = ({ data: { id, image } }) => {
    const one = known.get(image?.size);
    if (!one) return postMessage({ id, kind: 'failed', reason: 'not-a-picture', message: 'No photo that was read before.' });
    const { data, people, findings } = one;
    const bodyMap = data && { data, classesA: png(one.classesA), classesB: png(one.classesB) };
    postMessage({ id, kind: 'progress', progress: { stage: 'finding', share: 0.65 } });
    postMessage({ id, kind: 'result', result: { bodyMap, findings, people, upright: image.slice(0, image.size, 'image/jpeg') } });
  };`;

/** From now on the photos of these people are read at once in this browser; any other file is no picture. */
export async function useStoredBodyMaps(context: BrowserContext, ...persons: string[]): Promise<void> {
  const body = worker(persons);
  await context.route(/\/body-map-worker-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
