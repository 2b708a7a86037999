import { expect, test } from 'vitest';
import { concat, jpegOf, jpegSegment, pngOf } from '../../../tests/samples/picture-files.ts';
import { sendablePhoto, whyUnreadable } from './sendable-photo.ts';

const file = (bytes: Uint8Array, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });
const upright = new Blob(['the upright copy'], { type: 'image/jpeg' });
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** A frame of so many pixels, before any pixel of it. */
const large = (width: number, height: number) => {
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const small = jpegOf();
  const at = small.findIndex((byte, i) => byte === 0xff && small[i + 1] === 0xc0);
  return concat(small.slice(0, at), jpegSegment(0xc0, frame), small.slice(at + 2 + 2 + frame.length));
};
const ftyp = (brand: string) => concat([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 0, 0], 'mif1heic');
const webp = concat('RIFF', [0, 0, 0, 0], 'WEBPVP8 ');

test.each<[string, File, 'image/jpeg' | 'image/png']>([
  ['a JPG', file(jpegOf(), 'me.jpg', 'image/jpeg'), 'image/jpeg'],
  ['a JPG without an extension', file(jpegOf(), 'IMG_0412', ''), 'image/jpeg'],
  ['a JPG that is called .HEIC', file(jpegOf(), 'IMG_0412.HEIC', 'image/heic'), 'image/jpeg'],
  ['a JPG that is called .webp', file(jpegOf(), 'me.webp', 'image/webp'), 'image/jpeg'],
  ['a JPG that is called .png', file(jpegOf(), 'me.png', 'image/png'), 'image/jpeg'],
  ['a JPG that is called .txt', file(jpegOf(), 'me.txt', 'text/plain'), 'image/jpeg'],
  ['a PNG', file(pngOf(), 'me.png', 'image/png'), 'image/png'],
  ['a PNG that is called .jpg', file(pngOf(), 'me.jpg', 'image/jpeg'), 'image/png'],
  ['a JPG of 40 megapixels', file(large(8000, 5000), 'me.jpg', 'image/jpeg'), 'image/jpeg'],
])('bytes decide, and the file itself is sent: %s', async (_, original, type) => {
  const sent = await sendablePhoto(original, upright);
  expect(sent.type).toBe(type);
  expect(await bytesOf(sent)).toEqual(await bytesOf(original));
});

test.each<[string, File]>([
  ['a JPG of 48 megapixels', file(large(8000, 6000), 'me.jpg', 'image/jpeg')],
  ['a JPG of more than 10 MB', file(concat(jpegOf(), new Uint8Array(10_485_760)), 'me.jpg', 'image/jpeg')],
  ['WebP', file(webp, 'me.webp', 'image/webp')],
  ['AVIF', file(ftyp('avif'), 'me.avif', 'image/avif')],
  ['HEIC', file(ftyp('heic'), 'me.heic', 'image/heic')],
  ['HEIC that is called .jpg', file(ftyp('mif1'), 'me.jpg', 'image/jpeg')],
  ['a GIF', file(concat('GIF89a'), 'me.gif', 'image/gif')],
  ['a JPG with a page in its comment', file(jpegOf({ head: [jpegSegment(0xfe, '<html>')] }), 'me', '')],
])('what the server would refuse goes as the copy made here: %s', async (_, original) => {
  expect(await sendablePhoto(original, upright)).toBe(upright);
});

test.each<[string, Uint8Array, string]>([
  ['HEIC', ftyp('heic'), "This browser can't open HEIC pictures."],
  ['HEIC of a burst', ftyp('msf1'), "This browser can't open HEIC pictures."],
  ['AVIF', ftyp('avif'), "This browser can't open AVIF pictures."],
  ['WebP', webp, "This browser can't open WebP pictures."],
  ['JPEG XL', concat([0xff, 0x0a]), "This browser can't open JPEG XL pictures."],
  ['a raw picture', concat('II*', [0, 8, 0, 0, 0]), "This browser can't open TIFF or raw pictures."],
  ['a video', ftyp('qt  '), "This browser can't open videos as photos."],
  ['a JPG cut short', jpegOf().slice(0, 90), "This device couldn't open the picture"],
  ['a text', concat('milk, bread'), "We couldn't read this file as a picture."],
  ['nothing', concat(), "We couldn't read this file as a picture."],
])('a file that this browser cannot open is refused in words: %s', async (_, bytes, words) => {
  const original = file(bytes, 'me.jpg', 'image/jpeg');
  expect(await whyUnreadable(original)).toContain(words);
  await expect(sendablePhoto(original, undefined)).rejects.toMatchObject({
    status: 415,
    serverText: expect.stringContaining(words),
  });
});
