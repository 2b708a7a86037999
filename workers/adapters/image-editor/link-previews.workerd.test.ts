import { expect, test } from 'vitest';
import { readJpegHeader } from '../../../app/domain/photos/bytes/jpeg.ts';
import upright from '../../../tests/people/woman-04-average-dark-short.jpg';
import { fittingRoomPreviews } from './link-previews.ts';

test('the Worker that has codecs draws a preview of a whole picture: JPEG, 1200 x 630, small enough for messengers', async () => {
  const preview = await fittingRoomPreviews.draw(new Uint8Array(upright));
  expect(readJpegHeader(preview)).toMatchObject({ width: 1200, height: 630 });
  // WhatsApp shows none of more than 300 KB.
  expect(preview.length).toBeLessThan(300_000);
});

test('what is no JPEG is an error, not a picture', async () => {
  await expect(fittingRoomPreviews.draw(new TextEncoder().encode('no picture'))).rejects.toThrow();
});
