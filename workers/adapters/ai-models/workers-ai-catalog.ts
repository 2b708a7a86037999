// Picture models behind Workers AI: request and answer by the JSON schema in Cloudflare's catalog (pages:
// docs/providers.md). Others are not called: they may take no picture or answer in an unknown shape, and each answer is
// paid for.
import { z } from 'zod';
import type { PictureNeeds, PictureOrder } from '../../ports/image-editor.ts';
import { dataUri } from '../image-editor/picture-answer.ts';

export interface PictureFamily {
  /** Named in her consent, with Cloudflare where it runs the model. */
  provider: string;
  needs: PictureNeeds;
  inputs(order: PictureOrder): Record<string, unknown>;
  answer: z.ZodType<string>;
  /** Hosts of finished pictures, besides those of Cloudflare. */
  hosts: readonly string[];
}

const CLOUDFLARE_HOSTS = ['.cloudflarestorage.com', '.cloudflare.com', '.r2.dev'];

/** Published examples wrap it in the gateway's state; the schema has it bare. */
const output = (result: z.ZodType<string>): z.ZodType<string> =>
  z.union([z.object({ result }).transform((answer) => answer.result), result]);
const address = z.string().min(1);
const oneImage = output(z.object({ image: address }).transform(({ image }) => image));
const firstImage = output(
  z.object({ images: z.tuple([address], address) }).transform(({ images: [image] }) => image),
);

const both = ({ photo, card }: PictureOrder): string[] => [dataUri(photo), dataUri(card)];
const CARD: PictureNeeds = { mostSide: 1536, garments: 'card' };
/** Take one picture; the look goes along in words. */
const WORDS: PictureNeeds = { mostSide: 1536, garments: 'words' };
const SIZE = '1024x1536';

const FAMILIES: readonly (PictureFamily & { ids: RegExp })[] = [
  {
    ids: /^google\/nano-banana-2(-lite)?$/,
    provider: 'google',
    needs: CARD,
    answer: oneImage,
    hosts: [],
    inputs: (order) => ({
      prompt: order.prompt,
      image_input: both(order),
      aspect_ratio: '2:3',
      resolution: '1K',
      output_format: 'jpg',
    }),
  },
  {
    ids: /^black-forest-labs\/flux-2-pro-preview$/,
    provider: 'black-forest-labs',
    needs: CARD,
    answer: oneImage,
    hosts: [],
    inputs: (order) => ({
      prompt: order.prompt,
      input_images: both(order),
      width: 1024,
      height: 1536,
      output_format: 'jpeg',
    }),
  },
  {
    ids: /^black-forest-labs\/flux-1-kontext-pro$/,
    provider: 'black-forest-labs',
    needs: WORDS,
    answer: oneImage,
    hosts: [],
    inputs: ({ prompt, photo }) => ({
      prompt,
      input_image: dataUri(photo),
      aspect_ratio: '2:3',
      output_format: 'jpeg',
    }),
  },
  {
    ids: /^bria\/fibo-edit-1\.5$/,
    provider: 'bria',
    needs: CARD,
    answer: oneImage,
    hosts: [],
    inputs: (order) => ({
      instruction: order.prompt,
      images: both(order),
      aspect_ratio: '2:3',
      output_type: 'jpeg',
    }),
  },
  {
    ids: /^openai\/gpt-image-2$/,
    provider: 'openai',
    needs: CARD,
    answer: oneImage,
    hosts: [],
    inputs: (order) => ({
      prompt: order.prompt,
      images: both(order),
      size: SIZE,
      quality: 'medium',
      output_format: 'jpeg',
    }),
  },
  {
    ids: /^bytedance\/seedream-5-pro$/,
    provider: 'bytedance',
    needs: CARD,
    answer: firstImage,
    hosts: ['.volces.com', '.byteplus.com', '.bytepluses.com'],
    inputs: (order) => ({ prompt: order.prompt, image: both(order), size: SIZE }),
  },
  {
    ids: /^cloudflare\/image-edit$/,
    provider: 'cloudflare',
    needs: WORDS,
    answer: oneImage,
    hosts: [],
    inputs: ({ prompt, photo }) => ({ prompt, image: dataUri(photo) }),
  },
];

const HOSTED = /^@cf\/black-forest-labs\/flux-2-/;
export const isHosted = (model: string): boolean => HOSTED.test(model);

/** Null for one that cannot edit a picture, or whose schema we have not read. */
export function pictureFamily(model: string): PictureFamily | null {
  const family = FAMILIES.find(({ ids }) => ids.test(model));
  return family ? { ...family, hosts: [...CLOUDFLARE_HOSTS, ...family.hosts] } : null;
}

/** Video models whose schema we have read: they take a data: address and all of our fields. */
export const makesFilms = (model: string): boolean => /^bytedance\/seedance-2\.0-(mini|fast)$/.test(model);

export const editsPictures = (model: string): boolean => isHosted(model) || pictureFamily(model) !== null;

/** As her consent names it: Cloudflare where it runs the model, else who gets her photo through it; another asks anew. */
export const namedAs = (model: string): string =>
  model.startsWith('@cf/')
    ? 'workers-ai'
    : `workers-ai-${pictureFamily(model)?.provider ?? model.split('/')[0]}`;
