import type { z } from 'zod';
import { cleanPicture, joinParts, readHeader } from '../../../app/domain/photos/bytes/picture.ts';
import { UPRIGHT_SIZE } from '../../../app/domain/photos/bytes/limits.ts';
import { asUnreadable, ProviderError } from '../../ports/provider-error.ts';
import type { JpegFile } from '../../ports/image-editor.ts';

/** Most providers take half a minute; a queue waits, no person. */
export const PICTURE_TIMEOUT_MS = 90_000;
export const PICTURE_MAX_BYTES = 24 * 1024 * 1024;
const LEAST_HEIGHT = 512;
export const MOST_PIXELS = UPRIGHT_SIZE.short * UPRIGHT_SIZE.long;
/** For rounding to a model's grid, not more. */
const SHAPE_SLACK = 0.03;

/** Checked; another shape would come again next time. @throws ProviderError */
export function answerOf<S extends z.ZodType>(provider: string, answer: unknown, shape: S): z.infer<S> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError(provider, 'answered in another shape', { retryable: false });
}

/** Errors in a paid answer are marked, so that it is not paid for again. */
export async function paidFor<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Without metadata. @throws ProviderError for text, a cut file, or a shape other than the photo's */
export function checkPicture(provider: string, bytes: Uint8Array, photo: JpegFile): Uint8Array {
  const no = (what: string, retryable = false) => new ProviderError(provider, what, { retryable });
  const header = readHeader(bytes);
  if (!header) throw no('answered no picture');
  const { width, height } = header;
  if (height < LEAST_HEIGHT || width * height > MOST_PIXELS) throw no('answered in a wrong size');
  const shape = width / height / (photo.width / photo.height);
  if (Math.abs(shape - 1) > SHAPE_SLACK) throw no('answered in a wrong shape');
  try {
    const whole = cleanPicture(bytes);
    if (endsEarly(bytes)) throw no('answered half a picture', true);
    return joinParts(whole);
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw no('answered half a picture', true);
  }
}

function endsEarly(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-64);
  for (let i = 0; i < tail.length - 1; i++) if (tail[i] === 0xff && tail[i + 1] === 0xd9) return false;
  return !String.fromCharCode(...tail).includes('IEND');
}

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** With or without a data: prefix. @throws ProviderError */
export function fromBase64(provider: string, text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/^data:[\w/+.-]+;base64,/, '')), (c) => c.charCodeAt(0));
  } catch {
    throw new ProviderError(provider, 'answered no picture', { retryable: false });
  }
}

export const dataUri = ({ bytes }: JpegFile): string => `data:image/jpeg;base64,${toBase64(bytes)}`;

export const jpegBlob = ({ bytes }: JpegFile): Blob =>
  new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
