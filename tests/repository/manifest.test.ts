import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJpegHeader } from '../../app/domain/photos/bytes/jpeg.ts';
import routes from '../../app/routes.ts';

const PUBLIC = join(import.meta.dirname, '../..', 'public');
interface Manifest {
  screenshots: { src: string; sizes: string; form_factor: string }[];
  icons: { src: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string };
}
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;

test('pictures of the manifest are there, in the sizes that it says', () => {
  for (const { src, sizes } of manifest.screenshots) {
    const header = readJpegHeader(new Uint8Array(readFileSync(join(PUBLIC, src))));
    expect(`${header?.width}x${header?.height}`).toBe(sizes);
  }
  expect(manifest.screenshots.map(({ form_factor: factor }) => factor)).toEqual(['narrow', 'wide']);
  for (const { src } of manifest.icons) expect(readFileSync(join(PUBLIC, src)).length).toBeGreaterThan(100);
});

test('shortcuts and the place where photos are shared to are routes', () => {
  expect(manifest.shortcuts.length).toBeGreaterThan(1);
  const known = routes.map(({ path, index }) => (index ? '/' : `/${path}`));
  for (const url of [...manifest.shortcuts.map((one) => one.url), manifest.share_target.action])
    expect(known).toContain(url);
});
