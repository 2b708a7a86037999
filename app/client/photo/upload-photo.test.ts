import { expect, test } from 'vitest';
import { jpegOf, pngOf } from '../../../tests/samples/picture-files.ts';
import { withSniffedType } from './upload-photo.ts';

const file = (bytes: Uint8Array, type: string) => new File([new Uint8Array(bytes)], 'me', { type });

test('a photo is sent as what its bytes are, whatever the file is called', async () => {
  const jpg = jpegOf();
  const sent = await withSniffedType(file(jpg, 'image/png'));
  expect(sent.type).toBe('image/jpeg');
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array(jpg));
  expect((await withSniffedType(file(pngOf(), 'image/jpeg'))).type).toBe('image/png');
});

test('what is right already, or no picture, stays as it is', async () => {
  const right = file(jpegOf(), 'image/jpeg');
  expect(await withSniffedType(right)).toBe(right);
  const text = file(new TextEncoder().encode('hello'), 'image/png');
  expect(await withSniffedType(text)).toBe(text);
});
