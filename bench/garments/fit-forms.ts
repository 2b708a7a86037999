// `node bench/garments/fit-forms.ts FOLDER …`: learns what form a garment has from photographs (01.jpg …) whose kinds are known
// (FOLDER/kinds.json, as for wear-photos.ts) and from the sixty made pictures, and writes form-weights.ts. Prints how often the form
// is right, and among the first three, in each folder when it is learned without it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import { softmax, standardized } from '../../app/fitting-room/garment-photo/forms-by-figures.ts';
import { garmentForm, type Form } from '../../app/fitting-room/garment-photo/garment-forms.ts';
import { readGarment } from '../../app/fitting-room/garment-photo/read-garment.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { fitWithin, resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { findObjectOnDisk } from '../../tests/garments/find-object.ts';
import { madeGarment, SEEN } from '../../tests/garments/made-garments.ts';
import { decodeJpeg } from '../fitting/codecs.ts';

interface Example {
  folder: string;
  form: Form;
  figures: readonly number[];
  /** Made pictures count less: they are none of hers. */
  counts: number;
}

interface Learned {
  middle: number[];
  spread: number[];
  /** By form: a weight for each figure, the bias last. */
  weights: number[][];
}

const FORMS: readonly Form[] = [
  ...([
    'sleeveless-top',
    'short-top',
    'long-top',
    'shirt',
    'sweater',
    'cardigan',
    'blazer',
    'jacket',
  ] as const),
  ...(['short-coat', 'long-coat', 'short-dress', 'long-dress', 'skirt', 'long-skirt'] as const),
  ...(['trousers', 'wide-trousers', 'shorts'] as const),
];
const [READ_AT, MADE_COUNTS] = [720, 0.5] as const;
/** Of the weights' squares, beside the mean loss; steps of gradient descent, their length and what they keep of the last. */
const [RIDGE, STEPS, RATE, KEEP] = [0.1, 600, 0.05, 0.9] as const;

const findObject = await findObjectOnDisk();

async function exampleOf(picture: Picture, form: Form, folder: string, counts: number): Promise<Example[]> {
  const reading = readGarment(picture, null, findObject && (await findObject(picture)));
  return reading?.figures ? [{ folder, form, figures: reading.figures, counts }] : [];
}

async function photographsIn(folder: string): Promise<Example[]> {
  const kinds = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')) as Record<string, string>;
  const examples: Example[] = [];
  for (const [stem, kind] of Object.entries(kinds)) {
    const garment = garmentById(kind.split(' ').at(-1)!);
    const form = garment && garmentForm(garment);
    if (!form || !FORMS.includes(form)) continue;
    const photo = await decodeJpeg(new Uint8Array(readFileSync(join(folder, `${stem}.jpg`))));
    const { width, height } = fitWithin(photo.width, photo.height, READ_AT, READ_AT);
    examples.push(...(await exampleOf(resizePicture(photo, width, height), form, folder, 1)));
  }
  return examples;
}

async function madePictures(): Promise<Example[]> {
  const examples: Example[] = [];
  for (const seed of SEEN) {
    const { picture, truth } = madeGarment(seed, READ_AT);
    examples.push(...(await exampleOf(picture, truth.forms[0]!, 'made', MADE_COUNTS)));
  }
  return examples;
}

function learn(examples: readonly Example[]): Learned {
  const size = examples[0]!.figures.length;
  const of = (k: number): number[] => examples.map(({ figures }) => figures[k]!);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = Array.from({ length: size }, (_, k) => mean(of(k)));
  const spread = middle.map((at, k) => 1e-3 + Math.sqrt(mean(of(k).map((value) => (value - at) ** 2))));
  const rows = examples.map(({ figures }) => [...standardized(figures, middle, spread), 1]);
  const whole = examples.reduce((sum, { counts }) => sum + counts, 0);
  const weights = FORMS.map(() => new Array<number>(size + 1).fill(0));
  const moves = weights.map((row) => row.map(() => 0));
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((row) => row.map((weight, k) => (k < size ? RIDGE * weight : 0)));
    examples.forEach(({ form, counts }, e) => {
      const row = rows[e]!;
      softmax(scoresOf(row, weights)).forEach((chance, f) => {
        const off = ((chance - (FORMS[f] === form ? 1 : 0)) * counts) / whole;
        row.forEach((value, k) => (slopes[f]![k]! += off * value));
      });
    });
    weights.forEach((row, f) =>
      row.forEach((_, k) => {
        moves[f]![k] = KEEP * moves[f]![k]! - RATE * slopes[f]![k]!;
        row[k]! += moves[f]![k]!;
      }),
    );
  }
  return { middle, spread, weights };
}

const scoresOf = (row: readonly number[], weights: readonly number[][]): number[] =>
  weights.map((own) => own.reduce((sum, weight, k) => sum + weight * row[k]!, 0));

/** Place of the right form, from 0. */
function placeOf({ figures, form }: Example, { middle, spread, weights }: Learned): number {
  const scores = scoresOf([...standardized(figures, middle, spread), 1], weights);
  const own = scores[FORMS.indexOf(form)]!;
  return scores.filter((score) => score > own).length;
}

function written({ middle, spread, weights }: Learned): string {
  const list = (values: readonly number[], digits: number) =>
    `[${values.map((value) => Number(value.toFixed(digits))).join(', ')}]`;
  const rows = weights.map(
    (row, f) =>
      `  { form: '${FORMS[f]}', bias: ${row.at(-1)!.toFixed(2)}, weights: ${list(row.slice(0, -1), 2)} },`,
  );
  return `// Made by bench/garments/fit-forms.ts from photographs that are in no repository of ours. Not to be edited by hand.
import type { Form } from './garment-forms.ts';

/** Of each figure of form-figures.ts, over all examples. */
export const MIDDLE: readonly number[] = ${list(middle, 3)};
export const SPREAD: readonly number[] = ${list(spread, 3)};

export const FORM_WEIGHTS: readonly { form: Form; bias: number; weights: readonly number[] }[] = [
${rows.join('\n')}
];
`;
}

const folders = process.argv.slice(2);
const made = await madePictures();
const photographs: Example[] = [];
for (const folder of folders) photographs.push(...(await photographsIn(folder)));
for (const folder of folders) {
  const apart = photographs.filter((example) => example.folder === folder);
  const learned = learn([...made, ...photographs.filter((example) => example.folder !== folder)]);
  const places = apart.map((example) => placeOf(example, learned));
  const share = (most: number) =>
    Math.round((100 * places.filter((place) => place < most).length) / places.length);
  console.log(
    `${folder}: ${apart.length} read, right ${share(1)} %, among three ${share(3)} %, among six ${share(6)} %`,
  );
}
const table = join(import.meta.dirname, '../../app/fitting-room/garment-photo/form-weights.ts');
writeFileSync(table, written(learn([...made, ...photographs])));
