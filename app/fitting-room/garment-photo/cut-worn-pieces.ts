// A photo of her in her clothes, cut into its pieces by what the class model and their colors say of each pixel.
import type { BodyMap } from '../../domain/photos/body-map.ts';
import { PARTS, type Part, type Person } from '../body-estimation/person.ts';
import { readPerson } from '../body-estimation/read-person.ts';
import { fitWithin, resizePicture } from '../pixels/resize.ts';
import { toOklab } from '../pixels/oklab.ts';
import type { Picture } from '../pixels/pixels.ts';
import { clothColors } from './garment-colors.ts';
import type { Form } from './garment-forms.ts';
import type { GarmentReading, GarmentShape } from './garment-reading.ts';

export interface WornPiece extends Pick<GarmentReading, 'forms' | 'colors' | 'pattern'> {
  shape: GarmentShape;
  /** Cut out, of the size of the person's crop. */
  picture: Picture;
}

const READ_AT = 640;
/** Of the person's crop: less is a strip between two others. */
const LEAST_SHARE = 0.015;
const COLORS_AT = 160;

type WornPart = 'top' | 'bottom' | 'dress' | 'outer';

const indexOf = (part: Part): number => PARTS.indexOf(part);

/** How far down the body cloth of this part hangs: 0 hip, 1 knee, 2 ankle. */
function hangsTo({ parts, width, body }: Person, part: Part): number {
  const index = indexOf(part);
  const [hip, knee, ankle] = body.legs[0].joints.map(([, y]) => y) as [number, number, number];
  let lowest = 0;
  for (let i = parts.length - 1; i >= 0; i--)
    if (parts[i] === index) {
      lowest = Math.floor(i / width);
      break;
    }
  return lowest < knee ? (lowest - hip) / (knee - hip) : 1 + (lowest - knee) / (ankle - knee);
}

/** Share of the pixels between her knees that are of this part. */
function closesBetweenKnees({ parts, width, body }: Person, part: Part): boolean {
  const [left, right] = body.legs.map(({ joints }) => joints[1]);
  if (!left || !right) return false;
  const y = Math.round((left[1] + right[1]) / 2);
  const [from, to] = [Math.min(left[0], right[0]), Math.max(left[0], right[0])];
  const inner = Math.round(from + (to - from) * 0.35);
  const count = Math.max(1, Math.round((to - from) * 0.3));
  let covered = 0;
  for (let k = 0; k < count; k++) if (parts[y * width + inner + k] === indexOf(part)) covered++;
  return covered / count > 0.8;
}

function formsOf(person: Person, part: WornPart): Form[] {
  const isBare = person.parts.includes(indexOf('arm'));
  const length = hangsTo(person, part);
  switch (part) {
    case 'top':
      return isBare
        ? ['short-top', 'sleeveless-top', 'long-top', 'sweater']
        : ['long-top', 'sweater', 'shirt', 'cardigan', 'short-top'];
    case 'bottom': {
      const skirts: Form[] = length > 1.3 ? ['long-skirt', 'skirt'] : ['skirt', 'long-skirt'];
      if (length < 1) return closesBetweenKnees(person, part) ? [...skirts, 'shorts'] : ['shorts', ...skirts];
      return closesBetweenKnees(person, part)
        ? [...skirts, 'wide-trousers', 'trousers']
        : ['trousers', 'wide-trousers', ...skirts];
    }
    case 'dress':
      return length > 1.3 ? ['long-dress', 'short-dress'] : ['short-dress', 'long-dress'];
    case 'outer':
      return length > 0.7
        ? ['long-coat', 'short-coat', 'jacket', 'blazer', 'cardigan']
        : ['jacket', 'blazer', 'cardigan', 'short-coat', 'long-coat'];
  }
}

const SHAPES: Record<WornPart, GarmentShape> = {
  top: 'top',
  bottom: 'other',
  dress: 'dress',
  outer: 'open-top',
};

function cutOut({ photo, box, width, height, parts }: Person, part: Part): Picture | null {
  const index = indexOf(part);
  const data = new Uint8ClampedArray(width * height * 4);
  let count = 0;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== index) continue;
    count++;
    const from = ((Math.floor(i / width) + box.y0) * photo.width + (i % width) + box.x0) * 4;
    data.set(photo.data.subarray(from, from + 3), i * 4);
    data[i * 4 + 3] = 255;
  }
  return count > LEAST_SHARE * parts.length ? { width, height, data } : null;
}

function colorsOf(picture: Picture) {
  const { width, height } = fitWithin(picture.width, picture.height, COLORS_AT, COLORS_AT);
  const { data } = resizePicture(picture, width, height);
  const mask = Uint8Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3]! > 250 ? 1 : 0));
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    lab.set(toOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]), i * 3);
  return clothColors({ width, height, mask, lab });
}

/** What she wears there, the largest first; none where the clothes cannot be told apart. */
export function cutWornPieces(photo: Picture, bodyMap: BodyMap): WornPiece[] {
  const { width, height } = fitWithin(photo.width, photo.height, READ_AT, READ_AT);
  const person = readPerson(resizePicture(photo, width, height), bodyMap);
  return (['dress', 'outer', 'top', 'bottom'] as const).flatMap((part): WornPiece[] => {
    const picture = cutOut(person, part);
    if (!picture) return [];
    const forms = formsOf(person, part);
    return [
      {
        shape: SHAPES[part],
        picture,
        forms: forms.map((form, at) => ({ form, chance: 0.4 / (at + 1) })),
        ...colorsOf(picture),
      },
    ];
  });
}
