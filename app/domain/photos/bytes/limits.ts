// What a photo may be (docs/rules/photos.md).

export const MAX_PHOTO_BYTES = 10_485_760;
/** By the header, before anything is decoded. */
export const MAX_PIXELS = 40_000_000;
/** Scans of one JPG. Cameras and editors write at most a dozen; a decoder walks over the whole picture for each. */
export const MAX_SCANS = 100;
/** Pixels times scans, what a decoder has to do: 40 megapixels in twenty scans. */
export const MAX_SCANNED_PIXELS = 20 * MAX_PIXELS;
/** The upright copy, either way round: the only picture that a server decodes. */
export const UPRIGHT_SIZE = { short: 1536, long: 2304 } as const;
export const CLASS_MAP_SIZE = { short: 768, long: 1152 } as const;

export const CUT_OUT_SIZE = { short: 512, long: 512 } as const;
/** Of a piece of hers: its flat panels, with their coverage below, and the photo that they were read from. */
export const ATLAS_SIZE = { short: 640, long: 1280 } as const;
export const PIECE_PHOTO_SIZE = { short: 1024, long: 1024 } as const;

export const fitsWithin = (
  { width, height }: { width: number; height: number },
  box: { short: number; long: number },
): boolean => Math.min(width, height) <= box.short && Math.max(width, height) <= box.long;
