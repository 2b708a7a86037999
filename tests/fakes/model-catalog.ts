// What Cloudflare's catalog of models publishes: the schema of the input (in short) and the raw answer of its own example.
// Read on 28 November 2026 in the stored copy of github.com/cloudflare/cloudflare-docs, src/content/catalog-models/.

export interface PublishedModel {
  model: string;
  /** The file there, and the commit at which it was read. */
  page: string;
  /** Names of the fields that it takes; no others, where `closed`. */
  fields: readonly string[];
  required: readonly string[];
  closed: boolean;
  choices?: Readonly<Record<string, readonly unknown[]>>;
  /** Most entries of a list. */
  most?: Readonly<Record<string, number>>;
  /** `raw_response` of an example. */
  answer: unknown;
  /** The address in it. */
  address: string;
  /** Zero data retention, as the catalog marks it; null where it says nothing. */
  zdr: boolean | null;
}

const EXAMPLES = 'https://examples.aig.cloudflare.com';
const BUCKET = 'https://pub-04a6d208d361438ea01b797e6973bd19.r2.dev';
const unified = (result: object) => ({
  state: 'Completed',
  result,
  gatewayMetadata: { keySource: 'Unified' },
});
const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9'];

export const PICTURE_MODELS: readonly PublishedModel[] = [
  {
    model: 'google/nano-banana-2-lite',
    page: 'google-nano-banana-2-lite.json@05b5f46',
    fields: ['prompt', 'image_input', 'aspect_ratio', 'output_format', 'resolution'],
    required: ['prompt'],
    closed: true,
    choices: {
      aspect_ratio: ['match_input_image', ...RATIOS, '21:9'],
      output_format: ['jpg', 'png'],
      resolution: ['1K', '2K', '4K'],
    },
    most: { image_input: 3 },
    answer: unified({ image: `${EXAMPLES}/google/nano-banana-2-lite/concept-sketch.jpg` }),
    address: `${EXAMPLES}/google/nano-banana-2-lite/concept-sketch.jpg`,
    zdr: true,
  },
  {
    model: 'google/nano-banana-2',
    page: 'google-nano-banana-2.json@1af9d2a',
    fields: [
      ...['prompt', 'image_input', 'aspect_ratio', 'output_format', 'resolution'],
      ...['google_search', 'image_search'],
    ],
    required: ['prompt'],
    closed: true,
    choices: {
      aspect_ratio: ['match_input_image', ...RATIOS, '21:9'],
      output_format: ['jpg', 'png'],
      resolution: ['1K', '2K', '4K'],
    },
    most: { image_input: 3 },
    answer: unified({ image: `${BUCKET}/catalog/google__nano-banana-2/futuristic-city.png` }),
    address: `${BUCKET}/catalog/google__nano-banana-2/futuristic-city.png`,
    zdr: true,
  },
  {
    model: 'black-forest-labs/flux-2-pro-preview',
    page: 'black-forest-labs-flux-2-pro-preview.json@6bbfde1',
    fields: ['prompt', 'input_images', 'width', 'height', 'output_format', 'safety_tolerance', 'seed'],
    required: ['prompt'],
    closed: true,
    choices: { output_format: ['jpeg', 'png', 'webp'] },
    most: { input_images: 8 },
    answer: unified({ image: `${EXAMPLES}/black-forest-labs/flux-2-pro-preview/simple-prompt.jpeg` }),
    address: `${EXAMPLES}/black-forest-labs/flux-2-pro-preview/simple-prompt.jpeg`,
    zdr: false,
  },
  {
    model: 'black-forest-labs/flux-1-kontext-pro',
    page: 'black-forest-labs-flux-1-kontext-pro.json@05b5f46',
    fields: [
      ...['prompt', 'input_image', 'aspect_ratio', 'seed', 'prompt_upsampling'],
      ...['safety_tolerance', 'output_format'],
    ],
    required: ['prompt'],
    closed: true,
    choices: { output_format: ['jpeg', 'png'] },
    answer: unified({ image: `${EXAMPLES}/black-forest-labs/flux-1-kontext-pro/text-to-image.png` }),
    address: `${EXAMPLES}/black-forest-labs/flux-1-kontext-pro/text-to-image.png`,
    zdr: false,
  },
  {
    model: 'bria/fibo-edit-1.5',
    page: 'bria-fibo-edit-1.5.json@fe03900',
    fields: [
      ...['images', 'instruction', 'structured_instruction', 'mask', 'aspect_ratio', 'seed', 'output_type'],
      ...['ip_signal', 'prompt_content_moderation', 'visual_input_content_moderation'],
      'visual_output_content_moderation',
    ],
    required: ['images'],
    closed: true,
    choices: { aspect_ratio: RATIOS, output_type: ['png', 'jpeg'] },
    most: { images: 4 },
    answer: {
      state: 'Completed',
      result: { image: `${EXAMPLES}/bria/fibo-edit-1.5/color-palette.png`, seed: 3749705 },
    },
    address: `${EXAMPLES}/bria/fibo-edit-1.5/color-palette.png`,
    zdr: false,
  },
  {
    model: 'openai/gpt-image-2',
    page: 'openai-gpt-image-2.json@05b5f46',
    fields: ['prompt', 'images', 'quality', 'size', 'background', 'output_format'],
    required: ['prompt'],
    closed: false,
    choices: {
      quality: ['low', 'medium', 'high', 'auto'],
      size: ['1024x1024', '1024x1536', '1536x1024', 'auto'],
      output_format: ['png', 'webp', 'jpeg'],
    },
    most: { images: 16 },
    answer: {
      gatewayMetadata: { keySource: 'BYOK' },
      result: { image: `${BUCKET}/catalog/openai__gpt-image-2/image-edit.png` },
      state: 'Completed',
    },
    address: `${BUCKET}/catalog/openai__gpt-image-2/image-edit.png`,
    zdr: true,
  },
  {
    model: 'bytedance/seedream-5-pro',
    page: 'bytedance-seedream-5-pro.json@962e854',
    fields: ['prompt', 'image', 'size'],
    required: ['prompt'],
    closed: true,
    most: { image: 10 },
    answer: unified({ images: [`${EXAMPLES}/bytedance/seedream-5-pro/claymation-reference-0.jpeg`] }),
    address: `${EXAMPLES}/bytedance/seedream-5-pro/claymation-reference-0.jpeg`,
    zdr: false,
  },
  {
    model: 'cloudflare/image-edit',
    page: 'cloudflare-image-edit.json@1e7676c',
    fields: ['prompt', 'image'],
    required: ['prompt', 'image'],
    closed: true,
    // An older example, which has no raw answer: the output of its schema.
    answer: { image: `${BUCKET}/cloudflare-image-edit/simple-edit.jpg`, model: 'google/nano-banana' },
    address: `${BUCKET}/cloudflare-image-edit/simple-edit.jpg`,
    zdr: null,
  },
];

/** In the catalog as image models, and of no use for a picture of her: they take no picture. */
export const WITHOUT_A_PICTURE = ['alibaba/qwen-image-3.0-pro', 'black-forest-labs/flux-2-klein-9b'] as const;

/** bytedance-seedance-2.0-mini.json@39bc6ea and …-fast.json@190bef2: the same fields, of which these must be there. */
export const SEEDANCE_REQUIRED = [
  'prompt',
  'duration',
  'resolution',
  'aspect_ratio',
  'fps',
  'camera_fixed',
  'watermark',
];
export const SEEDANCE_FIELDS = [
  ...SEEDANCE_REQUIRED,
  ...['image', 'reference_video', 'last_frame_image', 'reference_images', 'generate_audio', 'seed'],
  'reference_audio',
];

/** moondream3.1-9B-A2B.json@2a7122c of workers-ai-models: fields of the input, and an answer in the shape of the output. */
export const MOONDREAM_FIELDS = [
  ...['task', 'image', 'question', 'caption_length', 'target', 'reasoning', 'temperature', 'top_p'],
  ...['max_tokens', 'max_objects', 'stream'],
];
export const moondreamAnswer = (answer: string) => ({
  ...{ finish_reason: 'stop', answer, caption: null, points: null, objects: null, reasoning: null },
  metrics: { input_tokens: 900, output_tokens: 30, prefill_time_ms: 40, decode_time_ms: 200, ttft_ms: 45 },
});
