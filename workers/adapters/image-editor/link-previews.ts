import { linkPreview } from '../../../app/fitting-room/pixels/link-preview.ts';
import type { LinkPreviews } from '../../ports/link-previews.ts';
import { decodeJpeg, encodeJpeg } from './workerd-codecs.ts';

/** Of our own pictures and of models'; a larger one would not leave room beside it. */
const MOST_PIXELS = 4_000_000;

export const fittingRoomPreviews: LinkPreviews = {
  async draw(picture) {
    const decoded = await decodeJpeg(picture);
    if (decoded.width * decoded.height > MOST_PIXELS) throw new Error('a picture too large to preview');
    return encodeJpeg(linkPreview(decoded));
  },
};
