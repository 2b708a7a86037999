import { env } from 'cloudflare:test';
import { beforeEach } from 'vitest';
import type { App } from '../../workers/app.ts';
import { composeApp } from '../../workers/compose.ts';
import { userById } from '../../workers/db/people/users.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { exifSegment, jpegOf, pngOf } from '../samples/picture-files.ts';
import { uploader, type Member } from './uploader.workerd.ts';
import { newMember } from './visitor.workerd.ts';

// The API with somebody who uploads photos, upright copies and body maps, and registers them.

export const sent: JobMessage[] = [];
let later = 0;
/** From now on the clock is so far ahead. */
export const goLater = (ms: number) => void (later = ms);

export const app: App = {
  ...composeApp(env),
  clock: { now: () => Date.now() + later },
  jobs: {
    send(messages) {
      sent.push(...messages);
      return Promise.resolve();
    },
  },
};
export const api = createApi(() => app);
export const { upload, put, newAddress } = uploader(api);
let members = 0;
export const member = () => newMember(api, `reg${++members}`, `198.51.100.${members}`);
/** Somebody new in every test of a file that calls `asSomebodyNew`. */
export let she: Member;
/** Files of a runner share this module: each asks for its own. */
export function asSomebodyNew(): void {
  beforeEach(async () => {
    later = 0;
    she = await member();
  });
}

export const WIDTH = 768;
export const HEIGHT = 1152;
export const photo = () => upload(she, jpegOf({ width: 2000, height: 3000, head: [exifSegment(6)] }));
export const uprightCopy = (width = WIDTH, height = HEIGHT) => upload(she, jpegOf({ width, height }));
export const map = (width = WIDTH / 2, height = HEIGHT / 2) =>
  upload(she, pngOf({ width, height }), 'image/png');
export const data = {
  version: 1 as const,
  photo: { width: WIDTH, height: HEIGHT },
  landmarks: new Array<[number, number, number, number]>(33).fill([0.5, 0.5, 0, 1]),
};
export const bodyMap = async () => ({
  data,
  mapAURL: `/objects/${await map()}`,
  mapBURL: `/objects/${await map()}`,
});
export const register = (body: unknown, who = she) => who.send('PUT', '/api/user/photo-upload', body);
export const row = async () => (await userById(app.people, she.user.id))!;
