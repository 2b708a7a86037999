// The models find a body in six seconds of a processor. A test that is about something else takes what they found on this
// photo before (`*-reading.json` and the two class pictures beside it, scripts/generate/fixture-maps.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { BodyMapResult } from '../../app/fitting-room/body-map/body-map-messages.ts';
import { describeFinding, type FindingCode } from '../../app/fitting-room/body-map/photo-findings.ts';
import { LONG } from '../runner/long-run.ts';

/** Path of the photo of a person of tests/people. */
export const photoOf = (person: string): string => join(import.meta.dirname, '../people', `${person}.jpg`);

const beside = (person: string, end: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../people', `${person}${end}`));

interface StoredReading extends Pick<BodyMapResult, 'people'> {
  data: { photo: { width: number; height: number } } | null;
  findings: FindingCode[];
}

function readingOf(person: string) {
  const { data, people, findings } = JSON.parse(beside(person, '-reading.json').toString()) as StoredReading;
  const classes = (end: string) => (data ? beside(person, end).toString('base64') : '');
  return {
    ...{ bytes: beside(person, '.jpg').length, people, findings: findings.map(describeFinding) },
    ...{ data, classesA: classes('-a.png'), classesB: classes('-b.png') },
  };
}

/** Says what the product's own worker says (body-map-worker.ts), of these photos only. */
const worker = (readings: object[]): string => `
  const known = new Map(${JSON.stringify(readings)}.map((one) => [one.bytes, one]));
  const png = (text) => new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], { type: 'image/png' });
  onmessage = ({ data: { id, image } }) => {
    const one = known.get(image?.size);
    if (!one) return postMessage({ id, kind: 'failed', reason: 'not-a-picture', message: 'No photo that was read before.' });
    const { data, people, findings } = one;
    const bodyMap = data && { data, classesA: png(one.classesA), classesB: png(one.classesB) };
    postMessage({ id, kind: 'progress', progress: { stage: 'finding', share: 0.65 } });
    postMessage({ id, kind: 'result', result: { bodyMap, findings, people, upright: image.slice(0, image.size, 'image/jpeg') } });
  };`;

/** What finds her on a photo. */
export const BODY_MAP_WORKER = /\/body-map-worker-[^/]*\.js$/;

/** From now on the photos of these people are read at once in this browser; any other file is no picture. */
export const useStoredBodyMaps = (context: BrowserContext, ...persons: string[]): Promise<void> =>
  answerWith(context, persons.map(readingOf));

async function answerWith(context: BrowserContext, readings: object[]): Promise<void> {
  const body = worker(readings);
  await context.route(BODY_MAP_WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** In the page, which is of no site yet: a JPG at half of its width. */
const halve = async (jpg: string): Promise<string> => {
  const whole = await (await fetch(`data:image/jpeg;base64,${jpg}`)).blob();
  const image = await createImageBitmap(whole);
  const canvas = new OffscreenCanvas(image.width / 2, image.height / 2);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const half = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return btoa(
    Array.from(new Uint8Array(await half.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
  );
};

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function halfPhotoOf(page: Page, person: string): Promise<{ file: PhotoFile; reading: object }> {
  const whole = beside(person, '.jpg');
  const buffer = LONG ? whole : Buffer.from(await page.evaluate(halve, whole.toString('base64')), 'base64');
  const { data, ...rest } = readingOf(person);
  const { width, height } = data!.photo;
  const photo = LONG ? { width, height } : { width: width / 2, height: height / 2 };
  const reading = { ...rest, bytes: buffer.length, data: { ...data, photo } };
  return { file: { name: `${person}.jpg`, mimeType: 'image/jpeg', buffer }, reading };
}

/**
 * Photos of people at half of their width, and what the models found on them: dressed in a quarter of the time, by her
 * device and by the server. For journeys that dress them again and again; `--long` takes the whole ones. Asked before the
 * first page is open; `whole` are people whose photos are read as they are.
 */
export async function useHalfPhotos(
  page: Page,
  people: string[],
  whole: string[] = [],
): Promise<PhotoFile[]> {
  const halves: Awaited<ReturnType<typeof halfPhotoOf>>[] = [];
  for (const person of people) halves.push(await halfPhotoOf(page, person));
  await answerWith(page.context(), [...halves.map(({ reading }) => reading), ...whole.map(readingOf)]);
  return halves.map(({ file }) => file);
}

export async function useHalfPhoto(page: Page, person: string, ...whole: string[]): Promise<PhotoFile> {
  const [photo] = await useHalfPhotos(page, [person], whole);
  return photo!;
}
